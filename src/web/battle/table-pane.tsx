import { useMemo } from 'preact/hooks'
import type { TableCalls, TableData } from '../table/model.ts'
import { TableView } from '../table/table.tsx'
import { chosen, order, picking, rolling } from './hand.ts'
import { give } from './running.ts'
import type { Scene } from './scene.ts'
import { tableCalls, tableData } from './table-data.ts'

/** The table, with the order being written drawn on it. */
export const TablePane = ({ scene }: { scene: Scene }) => {
  const unit = chosen.value
  const written = order.value
  const pick = picking.value
  const busy = rolling.value !== undefined
  const data: TableData = useMemo(
    () => tableData(scene, unit, written, pick, busy),
    [scene, unit, written, pick, busy],
  )
  const calls: TableCalls = useMemo(
    () =>
      tableCalls(scene, {
        choose: (id) => {
          chosen.value = id
        },
        give: (wanted) => void give(wanted),
        picked: (point) => {
          const now = picking.value
          if (!now) return
          order.value = now.order(point)
          picking.value = undefined
        },
        pickCancelled: () => {
          picking.value = undefined
        },
      }),
    [scene],
  )
  return <TableView data={data} calls={calls} />
}
