import { useMemo } from 'preact/hooks'
import type { TableCalls } from '../../table/model.ts'
import { TableView } from '../../table/table.tsx'
import { tableCalls } from '../table-data.ts'
import type { Reel } from './reel.ts'
import type { Shot } from './shot.ts'

interface Props {
  readonly reel: Reel
  readonly shot: Shot
  onChoose(unit: string | undefined): void
}

/** The table to look at: units can be chosen and lengths measured, and nothing moved. */
export const ReplayTable = ({ reel, shot, onChoose }: Props) => {
  const { ruleset, ground } = reel
  const { view, data } = shot
  const calls: TableCalls = useMemo(
    () =>
      tableCalls(
        { tableTop: ruleset.tableTop, view, ground, deciding: undefined },
        { choose: onChoose, give() {}, picked() {}, pickCancelled() {} },
      ),
    [ruleset, ground, view, onChoose],
  )
  return <TableView data={data} calls={calls} />
}
