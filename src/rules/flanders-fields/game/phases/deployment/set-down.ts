import type { Refusal } from '#kernel/game/game.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { capitalised } from '#kernel/words.ts'
import { pointAt } from '../../../tables/index.ts'
import type { Stand as StandType } from '../../../vocabulary.ts'
import { hasShelters, isOverShelters } from '../../board/shelters.ts'
import { nameOf } from '../../names.ts'
import { standWith } from '../../records.ts'
import type { Stand, State } from '../../state.ts'
import type { PlacedStand } from '../forms.ts'

/** FF-END-07, FF-END-08: the state in which a stand may be set down. */
const STATES: Readonly<Partial<Record<StandType, NonNullable<PlacedStand['state']>>>> = {
  'machine-gun': 'packed',
  'light-mortar': 'packed',
  'field-gun': 'limbered',
  'field-howitzer': 'limbered',
  'heavy-artillery': 'limbered',
  'super-heavy-artillery': 'limbered',
  cavalry: 'mounted',
}

/** A stand where an order sets it down, facing as before if nothing is said. */
export const setDown = ({ scenario }: State, stand: Stand, { x, y, facing, state: as }: PlacedStand): Stand =>
  standWith(stand, {
    centre: pointAt({ x, y }),
    heading: facing === undefined ? stand.heading : fromDegrees(facing),
    below: as === 'sheltered',
    // Mons begins with everything on the march.
    stowed: as === 'limbered' || as === 'packed' || (scenario.onTheMarch === true && stand.stowed),
  })

const sheltersRefusal = (state: State, stand: Stand): Refusal | undefined => {
  const { id, type, side } = stand
  if (!hasShelters(state, side))
    return refuse('no-shelters', `There are no deep shelters for ${nameOf(state, id)}.`, 'FF-DUG-01')
  return type === 'infantry' && isOverShelters(state, stand)
    ? undefined
    : refuse(
        'no-shelter-there',
        `${capitalised(nameOf(state, id))} would not be a platoon in a trench with shelters.`,
        'FF-END-07',
      )
}

/** Why a stand cannot be set down limbered, packed, mounted or sheltered. */
const stateRefusal = (
  state: State,
  stand: Stand,
  as: PlacedStand['state'],
  clause: ClauseId,
): Refusal | undefined => {
  if (as === undefined || as === STATES[stand.type]) return undefined
  return as === 'sheltered'
    ? sheltersRefusal(state, stand)
    : refuse('wrong-state', `${capitalised(nameOf(state, stand.id))} cannot be ${as}.`, clause)
}

/** FF-CAV-02: a squadron rides or walks as a whole. */
export const statesRefusal = (
  state: State,
  stands: readonly Stand[],
  places: readonly PlacedStand[],
  clause: ClauseId,
): Refusal | undefined => {
  const mounted = new Map<string, boolean>()
  for (const stand of stands) {
    const place = places.find((one) => one.stand === stand.id)
    if (!place) continue
    const refusal = stateRefusal(state, stand, place.state, clause)
    if (refusal) return refusal
    if (stand.type !== 'cavalry') continue
    const rides = place.state === 'mounted'
    if ((mounted.get(stand.unit) ?? rides) !== rides)
      return refuse(
        'half-mounted',
        `${capitalised(nameOf(state, stand.unit))} is mounted or on foot as a whole.`,
        'FF-CAV-02',
      )
    mounted.set(stand.unit, rides)
  }
  return undefined
}

/** Squadrons among them, and whether they now ride. */
export const ridersOf = (
  stands: readonly Stand[],
  places: readonly PlacedStand[],
): ReadonlyMap<string, boolean> =>
  new Map(
    stands.flatMap(({ id, type, unit }): [string, boolean][] => {
      const place = type === 'cavalry' ? places.find((one) => one.stand === id) : undefined
      return place ? [[unit, place.state === 'mounted']] : []
    }),
  )
