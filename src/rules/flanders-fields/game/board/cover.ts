import { NO_DICE } from '../../../../kernel/chance/no-dice.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { SILENT, type Trace } from '../../../../kernel/procedure/trace.ts'
import { effectiveCover } from '../../procedures/effective-cover.ts'
import type { Cover, CoverGround, Fieldwork, Quality, Stand as StandType } from '../../vocabulary.ts'
import { standAt } from '../copies.ts'
import { fieldOf } from '../field.ts'
import type { Stand, State } from '../state.ts'
import { qualityOf } from '../units.ts'
import { coverGroundAt, workAt } from './ground.ts'

type Troop = 'foot' | 'crewed' | 'cavalry' | 'packed'

const CREWED: readonly StandType[] = [
  'machine-gun',
  'light-mortar',
  'medium-mortar',
  'heavy-mortar',
  'field-gun',
  'field-howitzer',
  'heavy-artillery',
  'super-heavy-artillery',
]

/** FF-COV-09: too large for a trench. */
const TOO_LARGE: readonly StandType[] = [
  'cavalry',
  'field-gun',
  'field-howitzer',
  'heavy-artillery',
  'super-heavy-artillery',
  'heavy-tank',
  'light-tank',
  'motor',
]

const troopOf = ({ type, stowed }: Stand): Troop => {
  if (type === 'cavalry') return 'cavalry'
  if (stowed) return 'packed'
  return CREWED.includes(type) ? 'crewed' : 'foot'
}

const groundOf = (state: State, { centre, wire, column }: Stand): CoverGround => {
  if (wire) return 'on-wire'
  return column ? 'road-column' : coverGroundAt(fieldOf(state.scenario), centre)
}

const workOf = (state: State, stand: Stand): Fieldwork => {
  const { centre, type } = stand
  if (type === 'block-house' || stand.house !== null) return 'block-house'
  return TOO_LARGE.includes(type) ? 'none' : workAt(fieldOf(state.scenario), centre)
}

/** FF-COV: the cover a stand has, against everything and from everywhere (FF-COV-08). */
export const coverOf = (state: State, stand: Stand, trace: Trace = SILENT): Cover =>
  coverWith(state, stand, qualityOf(state, stand), trace)

const coverWith = (state: State, stand: Stand, quality: Quality, trace: Trace): Cover => {
  if (stand.below) return 'deep-shelter'
  // FF-MOVE-17
  if (stand.water) return 'open'
  return effectiveCover.resolve(
    {
      ground: groundOf(state, stand),
      fieldwork: workOf(state, stand),
      troop: troopOf(stand),
      quality,
      fellBack: stand.fellBack,
      in1914: state.scenario.date.startsWith('1914'),
      options: state.options,
    },
    NO_DICE,
    trace,
  ).cover
}

/** The cover that a stand would have in other places: asked of many, what it has anywhere is looked up once. */
export const coverElsewhere = (state: State, stand: Stand): ((at: Point) => Cover) => {
  const quality = qualityOf(state, stand)
  return (at) => coverWith(state, standAt(stand, at), quality, SILENT)
}

/** FF-VIS-02: hidden by ground or works; field craft hides nobody. */
export const isHidden = (state: State, stand: Stand): boolean => {
  if (stand.wire || stand.water || stand.column) return false
  const { type, centre } = stand
  const ground = coverGroundAt(fieldOf(state.scenario), centre)
  if (type === 'cavalry') return ground === 'wood' || ground === 'built-up'
  return (
    workOf(state, stand) !== 'none' ||
    !(ground === 'open' || ground === 'shell-torn' || ground === 'shattered')
  )
}

/** FF-COV-06: armour is in cover only in a wood or a village. */
export const isArmourCovered = (state: State, { centre }: Stand): boolean => {
  const ground = coverGroundAt(fieldOf(state.scenario), centre)
  return ground === 'wood' || ground === 'built-up'
}
