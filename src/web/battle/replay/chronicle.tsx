import { useEffect, useRef } from 'preact/hooks'
import type { Ground } from '../../../kernel/tabletop.ts'
import type { TurningPoint } from '../../../study/turning-points.ts'
import type { LogEntry } from '../log.ts'
import { figure } from '../report/figures.ts'
import { sideName } from '../scene.ts'

interface Props {
  readonly log: readonly LogEntry[]
  readonly ground: Ground
  readonly at: number
  readonly points: readonly TurningPoint[]
  onShow(at: number): void
}

/** Every order in turn, to go to; the one on the screen is marked. The turning points stand above. */
export const Chronicle = ({ log, ground, at, points, onShow }: Props) => {
  const here = points.find(({ from, to }) => at >= from && at <= to)
  const told = ({ turn, swing }: TurningPoint): string =>
    `Turn ${turn}: ${figure(Math.abs(swing))} points to the ${ground.sides[swing > 0 ? 0 : 1].name}`
  const current = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const [line, frame] = [current.current, list.current]
    if (line && frame)
      frame.scrollTop = Math.max(0, line.offsetTop - frame.clientHeight / 2 + line.clientHeight / 2)
  }, [at])
  return (
    <section class="chronicle" aria-label="What happened">
      {points.length > 0 && (
        <nav class="turning-points" aria-label="Turning points">
          <h2>Turning points</h2>
          <div class="segments">
            {points.map((point) => (
              <button
                key={point.from}
                type="button"
                class="edit"
                aria-pressed={point === here}
                aria-label={told(point)}
                title={told(point)}
                onClick={() => onShow(point.to)}
              >
                T{point.turn}
              </button>
            ))}
          </div>
          <p>{here && told(here)}</p>
        </nav>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached */}
      <section class="orders-given" ref={list} tabIndex={0} aria-label="Orders">
        <ol>
          {log.map(({ number, turn, side, lines }) => (
            <li key={number}>
              {log[number - 2]?.turn !== turn && <h3>Turn {turn}</h3>}
              <button
                ref={number === at ? current : null}
                type="button"
                // Hundreds of lines: the keys of the replay lead through them.
                tabIndex={-1}
                aria-current={number === at ? 'step' : undefined}
                onClick={() => onShow(number)}
              >
                <span class="hint">
                  {number}. {sideName(ground, side)}
                </span>{' '}
                {lines.join(' ')}
              </button>
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}
