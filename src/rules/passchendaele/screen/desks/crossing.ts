import { liesBetween } from '#kernel/geometry/between.ts'
import { within } from '#kernel/geometry/gap.ts'
import { distance } from '#kernel/geometry/point.ts'
import { listed, several } from '#kernel/words.ts'
import type { PlannedBase } from '../../game/moves/plan.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import type { Water } from '../../scenarios/table.ts'
import { fromInches } from '../../tables/index.ts'

/** As near as this it stands at the bank, in inches. */
const AT_THE_BANK = 0.02

const crosses = ({ base, place }: PlannedBase, { boxes }: Water): boolean =>
  boxes.some((box) => liesBetween(base.centre, place.centre, box))

/** Those who go over a bridge, in the order in which they do (PA-MOVE-24). */
export const overTheBridge = ({ table }: View, ends: readonly PlannedBase[]): readonly PlannedBase[] =>
  ends.filter((end) => table.barriers.some((barrier) => crosses(end, barrier)))

/** Those whom water stops short of what they could go. */
const stoppedBy = (waters: readonly Water[], ends: readonly PlannedBase[], inches: number) =>
  ends.filter(
    (end) =>
      !end.fate &&
      distance(end.base.centre, end.place.centre) < fromInches(inches) - 1 &&
      waters.some(
        (water) =>
          !crosses(end, water) && water.boxes.some((box) => within(end.place, box, fromInches(AT_THE_BANK))),
      ),
  )

const numbered = (unit: Unit, ends: readonly PlannedBase[]): string => {
  const numbers = ends.map(({ base }) => String(unit.bases.findIndex(({ id }) => id === base.id) + 1))
  return `${ends.length === 1 ? 'Base' : 'Bases'} ${listed(numbers)}`
}

/** ", 2 bases over the bridge, 1 base at the bank"; nothing where no water is met. */
export const crossingDetail = (view: View, ends: readonly PlannedBase[], inches: number): string => {
  const counted: readonly (readonly [number, string])[] = [
    [overTheBridge(view, ends).length, 'over the bridge'],
    [stoppedBy(view.table.barriers, ends, inches).length, 'at the bank'],
    [stoppedBy(view.table.streams, ends, inches).length, 'at the stream'],
  ]
  return counted.map(([count, where]) => (count > 0 ? `, ${several(count, 'base')} ${where}` : '')).join('')
}

/** Which bases a bridge or a stream lets over, and who goes first. */
export const crossingWords = (
  view: View,
  unit: Unit,
  ends: readonly PlannedBase[],
  inches: number,
): string | undefined => {
  const over = overTheBridge(view, ends)
  const atBank = stoppedBy(view.table.barriers, ends, inches)
  const atStream = stoppedBy(view.table.streams, ends, inches)
  const said = [
    ...(over.length === 1 ? [`${numbered(unit, over)} goes over the bridge.`] : []),
    ...(over.length > 1 ? [`${numbered(unit, over)} go over the bridge in this order.`] : []),
    ...(atBank.length > 0
      ? [`${numbered(unit, atBank)} ${atBank.length === 1 ? 'waits' : 'wait'} at the bank.`]
      : []),
    ...(atStream.length > 0
      ? [`${numbered(unit, atStream)} ${atStream.length === 1 ? 'stops' : 'stop'} at the stream.`]
      : []),
  ]
  return said.length > 0 ? said.join(' ') : undefined
}
