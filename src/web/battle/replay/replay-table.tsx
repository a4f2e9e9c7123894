import { useMemo, useState } from 'preact/hooks'
import type { Reel } from '#study/replay/reel.ts'
import type { TableCalls, Turn } from '../../table/model.ts'
import { TableView } from '../../table/table.tsx'
import { liesFor } from '../store/table-rotation.ts'
import { looking, tableCalls } from '../table/table-calls.ts'
import type { Shot } from './shot.ts'

interface Props {
  readonly reel: Pick<Reel, 'ruleset' | 'ground'>
  readonly shot: Shot
  onChoose(unit: string | undefined): void
}

/** The table to look at: units can be chosen and lengths measured, and nothing moved. */
export const ReplayTable = ({ reel, shot, onChoose }: Props) => {
  const { ruleset, ground } = reel
  const { view, data } = shot
  const [turn, setTurn] = useState<Turn>()
  const calls: TableCalls = useMemo(
    () =>
      tableCalls(
        { ruleset, tableTop: ruleset.tableTop, view, ground, zones: data.grid, deciding: undefined },
        looking(onChoose, setTurn),
      ),
    [ruleset, ground, view, data.grid, onChoose],
  )
  const shown = useMemo(
    () => ({ ...data, ...(turn === undefined ? {} : { turn }), lies: liesFor(ground, undefined) }),
    [data, turn, ground],
  )
  return <TableView data={shown} calls={calls} />
}
