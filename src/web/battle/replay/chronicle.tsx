import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { LogEntry } from '#kernel/game/battle/log.ts'
import { ordinal } from '#kernel/words.ts'
import { sideName } from '#screen/beside.ts'
import type { Ground } from '#screen/tabletop.ts'
import type { ShownGauge } from '#study/measure.ts'
import { rowsOf } from '#study/replay/rows.ts'
import type { TurningPoint } from '#study/turning-points.ts'
import { gainFor } from '#study/wording.ts'
import { Scroller } from '../../app/scroller.tsx'

interface Props {
  readonly log: readonly LogEntry[]
  readonly ground: Ground
  readonly at: number
  readonly points: readonly TurningPoint[]
  /** What the points are judged by. */
  readonly gauge: ShownGauge | undefined
  /** 'Week 3' */
  readonly turnTitle: (turn: number) => string
  readonly onShow: (at: number) => void
}

/** Every order in turn, to go to; the one on the screen is marked. The turning points stand above. */
export const Chronicle = ({ log, ground, at, points, gauge, turnTitle, onShow }: Props) => {
  const here = points.find(({ from, to }) => at >= from && at <= to)
  /** 'Week 3', or where it turned more than once 'Week 3, second'. */
  const named = (point: TurningPoint): string => {
    const same = points.filter(({ turn }) => turn === point.turn)
    return same.length === 1
      ? turnTitle(point.turn)
      : `${turnTitle(point.turn)}, ${ordinal(same.indexOf(point) + 1)}`
  }
  const told = (point: TurningPoint): string => {
    const { swing } = point
    return `${named(point)}: ${gainFor(gauge, Math.abs(swing), ground.sides[swing > 0 ? 0 : 1].name)}`
  }
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2
  }, [at])
  const turns = useMemo(() => byTurn(log), [log])
  return (
    <section class="chronicle" aria-label="What happened">
      {points.length > 0 && (
        <nav class="turning-points" aria-label="Turning points">
          <h2>Turning points</h2>
          <div class="segments">
            {points.map((point) => (
              <button
                key={`${point.from} ${point.swing}`}
                type="button"
                class="edit"
                aria-pressed={point === here}
                aria-label={told(point)}
                title={told(point)}
                onClick={() => onShow(point.to)}
              >
                {named(point)}
              </button>
            ))}
          </div>
          <p>{here && told(here)}</p>
        </nav>
      )}
      <Scroller class="orders-given" box={list} label="Orders">
        {turns.map((orders) => (
          <Turn
            key={orders[0]?.number}
            orders={orders}
            ground={ground}
            turnTitle={turnTitle}
            at={orders.some(({ number }) => number === at) ? at : undefined}
            onShow={onShow}
          />
        ))}
      </Scroller>
    </section>
  )
}

const byTurn = (log: readonly LogEntry[]): readonly (readonly LogEntry[])[] => {
  const turns: LogEntry[][] = []
  for (const entry of log) {
    const last = turns.at(-1)
    if (last && last[0]?.turn === entry.turn) last.push(entry)
    else turns.push([entry])
  }
  return turns
}

interface TurnProps extends Pick<Props, 'ground' | 'onShow' | 'turnTitle'> {
  readonly orders: readonly LogEntry[]
  /** The order on the screen, if it is one of these. */
  readonly at: number | undefined
}

/** Drawn anew only when the mark comes, moves or goes: a battle has hundreds of lines. */
const Turn = ({ orders, ground, turnTitle, at, onShow }: TurnProps) =>
  useMemo(
    () => (
      <>
        <h3>{turnTitle(orders[0]?.turn ?? 1)}</h3>
        <ol>
          {rowsOf(orders).map(({ from, to, side, text }) => (
            <li key={from}>
              <button
                type="button"
                // The keys of the replay lead through them.
                tabIndex={-1}
                aria-current={at !== undefined && at >= from && at <= to ? 'step' : undefined}
                onClick={() => onShow(to)}
              >
                <span class="hint">
                  {from === to ? from : `${from}–${to}`}. {side !== undefined && sideName(ground, side)}
                </span>{' '}
                {text}
              </button>
            </li>
          ))}
        </ol>
      </>
    ),
    [orders, ground, turnTitle, at, onShow],
  )
