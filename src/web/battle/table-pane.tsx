import { batch } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { TableCalls, TableData } from '../table/model.ts'
import { TableView } from '../table/table.tsx'
import { follow, writingNow } from './orders/written.ts'
import { alone, chosen, held, order, overlays, picking, pointedAt, refusal, rolling } from './store/hand.ts'
import { give } from './store/running.ts'
import type { Scene } from './store/scene.ts'
import { keepTurn, turnFor } from './store/table-rotation.ts'
import { tableCalls, tableData } from './table-data.ts'

interface Props {
  readonly scene: Scene
  /** The odds are to be shown. */
  onOdds(): void
  /** The card of a unit is to be shown. */
  onCard(): void
}

/** The table, with the order being written drawn on it. */
export const TablePane = ({ scene, onOdds, onCard }: Props) => {
  const unit = chosen.value
  const base = alone.value
  const template = held.value
  const written = order.value
  const pick = picking.value
  const busy = rolling.value !== undefined
  const turn = turnFor(scene)
  const over = overlays.value
  const pointed = pointedAt.value
  const data: TableData = useMemo(
    () =>
      tableData(scene, {
        unit,
        alone: base,
        held: template,
        writing: writingNow(scene),
        picking: pick,
        keysElsewhere: busy,
        turn,
        overlays: over,
        pointed,
        ...(scene.viewer === 'umpire' ? {} : { looks: scene.viewer }),
      }),
    [scene, unit, base, template, written, pick, busy, turn, over, pointed],
  )
  const calls: TableCalls = useMemo(() => {
    const made = tableCalls(scene, {
      writing: () => writingNow(scene),
      choose: (id, piece) => {
        // One after the other: another unit lays down what is in hand.
        chosen.value = id
        held.value = undefined
        alone.value = piece
      },
      give: (wanted) => void give(wanted),
      write: (wanted) =>
        batch(() => {
          refusal.value = undefined
          order.value = wanted
        }),
      follow,
      overlay: (id) => {
        const on = overlays.value
        overlays.value = on.includes(id) ? on.filter((one) => one !== id) : [...on, id]
      },
      take: (id) => {
        held.value = id
      },
      turned: (quarters) => keepTurn(scene, quarters),
      odds: onOdds,
      picked: (point) => {
        const now = picking.value
        if (!now) return
        picking.value = undefined
        if (now.atOnce) void give(now.order(point))
        else order.value = now.order(point)
      },
      pickCancelled: () => {
        picking.value = undefined
      },
    })
    return {
      ...made,
      card: (piece, at) => {
        made.card?.(piece, at)
        onCard()
      },
    }
  }, [scene, onOdds, onCard])
  return <TableView data={data} calls={calls} />
}
