import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form } from '#kernel/procedure/schema.ts'
import { HIGHEST_RATING, MOST_IN_ZONE } from '../../tables/index.ts'
import { FOOT } from '../../vocabulary.ts'
import { lastWave } from '../board/retreat.ts'
import { stackIn } from '../board/zones.ts'
import { changeUnit, type Play, raise } from '../play.ts'
import { freshUnit } from '../set-up.ts'
import type { State } from '../state.ts'
import { isOnBoard, type Unit } from '../unit.ts'
import { CARRYING } from '../zone.ts'
import { kind, unit } from './forms.ts'

/** GF-MOVE-11, GF-MOVE-12, GF-MOVE-15: getting on and off, in deployment and before a move. */
export const RIDING_ORDERS = [
  /** Onto the horses or bicycles that wait where the unit is. */
  form({ kind: kind('mount'), unit: unit() }),
  /** Off horses or bicycles, which wait here. */
  form({ kind: kind('dismount'), unit: unit() }),
  form({ kind: kind('load'), unit: unit(), transport: unit() }),
  /** Off the lorries, which then are a unit of their own. */
  form({ kind: kind('unload'), unit: unit() }),
] as const

export type RidingOrder = OrderIn<typeof RIDING_ORDERS>

const hasMounts = ({ mount }: Unit): boolean => mount === 'horses' || mount === 'bicycles'

/** Whose unit it is, and whether it has time for it, is for the phase to say. */
export const checkMount = (unit: Unit): Refusal | undefined => {
  if (!hasMounts(unit)) return refuse('no-mounts', `${unit.name} has nothing to ride.`, 'GF-MOVE-11')
  if (unit.mounted) return refuse('already-mounted', `${unit.name} is mounted.`, 'GF-MOVE-12')
  return unit.parked === unit.place
    ? undefined
    : refuse('mounts-elsewhere', `The mounts of ${unit.name} wait in another place.`, 'GF-MOVE-12')
}

export const checkDismount = (unit: Unit): Refusal | undefined =>
  hasMounts(unit) && unit.mounted
    ? undefined
    : refuse('not-mounted', `${unit.name} is not on horses or bicycles.`, 'GF-MOVE-11')

export const checkLoad = (unit: Unit, transport: Unit): Refusal | undefined => {
  if (transport.type !== 'motor-transport')
    return refuse('no-transport', `${transport.name} carries nobody.`, 'GF-MOVE-12')
  if (!FOOT.some((type) => type === unit.type) || unit.mount !== 'none')
    return refuse('cannot-load', `${unit.name} does not go on lorries.`, 'GF-MOVE-12')
  if (transport.place !== unit.place)
    return refuse('transport-elsewhere', `${transport.name} is not where ${unit.name} is.`, 'GF-MOVE-12')
  return unit.strength > transport.strength
    ? refuse(
        'too-many-men',
        `${transport.name} can carry ${transport.strength} strength points.`,
        'GF-MOVE-12',
      )
    : undefined
}

export const checkUnload = (state: State, unit: Unit): Refusal | undefined => {
  if (unit.mount !== 'motor') return refuse('not-loaded', `${unit.name} is not on lorries.`, 'GF-MOVE-12')
  return isOnBoard(unit) && stackIn(state, unit.place, unit.side).length >= MOST_IN_ZONE
    ? refuse('zone-full', 'There is no room in the zone for the empty lorries.', 'GF-STACK-01')
    : undefined
}

export const playMount = (play: Play, { id }: Unit): void =>
  changeUnit(play, id, { mounted: true, parked: null })

export const playDismount = (play: Play, { id, place }: Unit): void =>
  changeUnit(play, id, { mounted: false, parked: place })

export const playLoad = (play: Play, { id }: Unit, transport: Unit): void => {
  changeUnit(play, transport.id, { place: CARRYING })
  changeUnit(play, id, { mount: 'motor', mounted: true, aboard: transport.id })
}

export const playUnload = (play: Play, riders: Unit): void => {
  const { id, side, place, column, aboard, revealed } = riders
  const where = { place, column, wave: isOnBoard(riders) ? lastWave(play.state, place, side) : 0 }
  changeUnit(play, id, { mount: 'none', mounted: false, aboard: null })
  // GF-OBS-14: lorries have been seen with whoever was on them.
  if (aboard) changeUnit(play, aboard, { ...where, ...(revealed ? { revealed } : {}) })
  else raise(play, lorriesOf(play.state, riders, where))
}

/** GF-MOVE-15: the lorries a unit was bought with become transport of the strength paid for. */
const lorriesOf = (
  { units }: State,
  { name, side, nation, establishment, revealed }: Unit,
  where: Pick<Unit, 'place' | 'column' | 'wave'>,
): Unit => {
  const number = units.filter((one) => one.side === side && one.type === 'motor-transport').length + 1
  return freshUnit({
    id: `${side}-motor-transport-${number}`,
    name: `Lorries of the ${name}`,
    side,
    type: 'motor-transport',
    nation,
    strength: establishment,
    experience: 0,
    morale: 0,
    experienceCap: HIGHEST_RATING,
    revealed,
    ...where,
  })
}
