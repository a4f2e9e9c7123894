import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { SILENT, type Trace } from '#kernel/procedure/trace.ts'
import { effectiveCover } from '../../procedures/effective-cover.ts'
import {
  BATTERIES,
  type Cover,
  type CoverGround,
  type Fieldwork,
  MORTARS,
  type Quality,
  type Stand as StandType,
} from '../../vocabulary.ts'
import { fieldOf } from '../field.ts'
import type { Stand, State } from '../state.ts'
import { qualityOf } from '../units.ts'
import { coverGroundAt, workAt } from './ground.ts'

type Troop = 'foot' | 'crewed' | 'cavalry' | 'packed'

const CREWED: readonly StandType[] = ['machine-gun', ...MORTARS, ...BATTERIES]

/** FF-COV-09: too large for a trench. */
const TOO_LARGE: readonly StandType[] = ['cavalry', ...BATTERIES, 'heavy-tank', 'light-tank', 'motor']

const troopOf = ({ type, stowed }: Stand): Troop => {
  if (type === 'cavalry') return 'cavalry'
  if (stowed) return 'packed'
  return CREWED.includes(type) ? 'crewed' : 'foot'
}

const groundOf = (state: State, { wire, column }: Stand, at: Point): CoverGround => {
  if (wire) return 'on-wire'
  return column ? 'road-column' : coverGroundAt(fieldOf(state.scenario), at)
}

const workOf = (state: State, { type, house }: Stand, at: Point): Fieldwork => {
  if (type === 'block-house' || house !== null) return 'block-house'
  return TOO_LARGE.includes(type) ? 'none' : workAt(fieldOf(state.scenario), at)
}

/** FF-COV: the cover a stand has, against everything and from everywhere (FF-COV-08). */
export const coverOf = (state: State, stand: Stand, trace: Trace = SILENT): Cover => {
  if (stand.below) return 'deep-shelter'
  // FF-MOVE-17
  if (stand.water) return 'open'
  const ground = groundOf(state, stand, stand.centre)
  const work = workOf(state, stand, stand.centre)
  return coverBy(state, stand, qualityOf(state, stand), ground, work, trace)
}

const coverBy = (
  state: State,
  stand: Stand,
  quality: Quality,
  ground: CoverGround,
  fieldwork: Fieldwork,
  trace: Trace,
): Cover =>
  effectiveCover.resolve(
    {
      ground,
      fieldwork,
      troop: troopOf(stand),
      quality,
      fellBack: stand.fellBack,
      in1914: state.scenario.date.startsWith('1914'),
      options: state.options,
    },
    NO_DICE,
    trace,
  ).cover

/** The cover that a stand would have in other places: asked of many, it is looked up once for each kind of place. */
export const coverElsewhere = (state: State, stand: Stand): ((at: Point) => Cover) => {
  if (stand.below || stand.water) {
    const everywhere = coverOf(state, stand)
    return () => everywhere
  }
  const quality = qualityOf(state, stand)
  const known = new Map<CoverGround, Map<Fieldwork, Cover>>()
  return (at) => {
    const ground = groundOf(state, stand, at)
    const work = workOf(state, stand, at)
    const before = known.get(ground)?.get(work)
    if (before) return before
    const cover = coverBy(state, stand, quality, ground, work, SILENT)
    known.set(ground, (known.get(ground) ?? new Map()).set(work, cover))
    return cover
  }
}

/** FF-VIS-02: hidden by ground or works; field craft hides nobody. */
export const isHidden = (state: State, stand: Stand): boolean => {
  if (stand.wire || stand.water || stand.column) return false
  const { type, centre } = stand
  const ground = coverGroundAt(fieldOf(state.scenario), centre)
  if (type === 'cavalry') return ground === 'wood' || ground === 'built-up'
  return (
    workOf(state, stand, centre) !== 'none' ||
    !(ground === 'open' || ground === 'shell-torn' || ground === 'shattered')
  )
}

/** FF-COV-06: armour is in cover only in a wood or a village. */
export const isArmourCovered = (state: State, { centre }: Stand): boolean => {
  const ground = coverGroundAt(fieldOf(state.scenario), centre)
  return ground === 'wood' || ground === 'built-up'
}
