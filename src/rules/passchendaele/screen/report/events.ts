import type { HeardEvent } from '#kernel/game/battle/log.ts'
import { several } from '#kernel/words.ts'
import type { ReportTable } from '#screen/results.ts'
import type { State, Unit } from '../../game/state.ts'
import type { Story } from '../../game/stories.ts'
import { unitNamed } from '../../game/units.ts'
import { SIDE_NAMES } from '../../wording.ts'

type Heard = HeardEvent<State, Story>
type Row = readonly [turn: number | string, side: string, what: string]

const row = ({ turn }: State, unit: Unit, what: string): Row => [
  turn === 0 ? 'start' : turn,
  SIDE_NAMES[unit.side],
  `${unit.name} ${what}`,
]

/** Guns whose first order was to fire gas. */
const gasAtFirst = (after: State): readonly Row[] =>
  after.units.flatMap((unit) => {
    const bases = unit.bases.filter(({ sheaf }) => sheaf?.laid).length
    return bases === 0 ? [] : [row(after, unit, `lays ${several(bases, 'gas sheaf', 'gas sheaves')}`)]
  })

const rowsOf = ({ event, before, after }: Heard): readonly Row[] => {
  if (event.kind === 'orders-revealed') return gasAtFirst(after)
  const unit = 'unit' in event ? unitNamed(before, event.unit) : undefined
  if (!unit) return []
  switch (event.kind) {
    case 'gas-laid':
      return [row(before, unit, 'lays a gas sheaf')]
    case 'removed':
      return event.why === 'surrendered'
        ? [row(before, unit, `surrenders: ${several(event.bases, 'base')}`)]
        : []
    case 'bases-surrendered':
      return [row(before, unit, `loses ${several(event.bases.length, 'base')} that surrender`)]
    case 'moved': {
      const through = event.left.filter(({ fate }) => fate === 'broken-through').length
      return through === 0 ? [] : [row(before, unit, `breaks through: ${several(through, 'base')}`)]
    }
    default:
      return []
  }
}

/** PA-END-08: breakthroughs, surrenders and gas, as they came. */
export const breakthroughs = (heard: readonly Heard[]): ReportTable => ({
  title: 'Breakthroughs, surrenders and gas',
  head: ['Turn', 'Side', 'What'],
  rows: heard.flatMap(rowsOf),
  none: 'Nobody broke through or surrendered, and no gas was used.',
})
