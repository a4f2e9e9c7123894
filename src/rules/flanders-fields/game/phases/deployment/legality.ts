import type { Refusal } from '#kernel/game/game.ts'
import { boundsOfFootprint } from '#kernel/geometry/bounds.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, list, maybe } from '#kernel/procedure/schema.ts'
import { capitalised, several } from '#kernel/words.ts'
import { fromCm } from '../../../tables/index.ts'
import { cohesionRefusal, crowdedRefusal, groundRefusal } from '../../board/setting-down.ts'
import { nameOf } from '../../names.ts'
import type { Battalion, Stand, State } from '../../state.ts'
import { battalionNamed, battalionOf } from '../../units.ts'
import { id, kind, MOST_STANDS, type PlacedStand, placedStand } from '../forms.ts'
import type { PhaseOf } from '../shapes.ts'
import { deployedStands, partyOf } from './parties.ts'
import { setDown, statesRefusal } from './set-down.ts'

/** Without stands the default set-up is taken (FF-END-12). */
export const DEPLOY_FORM = form({
  kind: kind('deploy'),
  battalion: id(),
  stands: maybe(list(placedStand, 1, MOST_STANDS)),
})
export type DeployOrder = Accepted<typeof DEPLOY_FORM>

const isInZone = ({ scenario }: State, stand: Stand): boolean => {
  const [from, to] = scenario[stand.side].zone
  const { y1, y2 } = boundsOfFootprint(stand)
  return y1 >= fromCm(from) && y2 <= fromCm(to)
}

/** FF-END-13: so few battalions may stand in front of a line. */
const forwardRefusal = (
  state: State,
  { side, id }: Battalion,
  stands: readonly Stand[],
  deployed: readonly Stand[],
): Refusal | undefined => {
  const { forward } = state.scenario[side]
  if (!forward) return undefined
  const line = fromCm(forward.line)
  const isForward = (stand: Stand): boolean => {
    const { y1, y2 } = boundsOfFootprint(stand)
    return side === 'attacker' ? y2 > line : y1 < line
  }
  const others = new Set(
    deployed
      .filter((stand) => stand.side === side && isForward(stand))
      .map((stand) => battalionOf(state, stand)?.id),
  )
  others.delete(undefined)
  return others.size >= forward.battalions &&
    stands.some((stand) => battalionOf(state, stand)?.id === id && isForward(stand))
    ? refuse(
        'too-far-forward',
        `${several(forward.battalions, 'battalion')} at most may stand forward of ${forward.line} cm.`,
        'FF-END-13',
      )
    : undefined
}

/** The stands of a party as an order sets them down; those it does not name take their usual places. */
export const placedParty = (
  state: State,
  party: readonly Stand[],
  places: readonly PlacedStand[],
): readonly Stand[] =>
  party.map((stand) => {
    const place = places.find((one) => one.stand === stand.id)
    return place ? setDown(state, stand, place) : stand
  })

const placesRefusal = (
  state: State,
  left: readonly string[],
  battalion: Battalion,
  places: readonly PlacedStand[],
): Refusal | undefined => {
  const party = partyOf(state, left, battalion)
  const known = new Set(party.map(({ id }) => id))
  for (const { stand } of places)
    if (!known.delete(stand))
      return refuse(
        'unknown-stand',
        `"${stand.slice(0, 60)}" is not set down with ${battalion.name}.`,
        'FF-END-07',
      )
  const stands = placedParty(state, party, places)
  const outside = stands.find((stand) => !isInZone(state, stand))
  if (outside)
    return refuse(
      'outside-zone',
      `${capitalised(nameOf(state, outside.id))} would stand outside your zone.`,
      'FF-END-07',
    )
  for (const stand of stands) {
    const refusal = groundRefusal(state, stand, 'FF-END-07')
    if (refusal) return refusal
  }
  const deployed = deployedStands(state, left)
  return (
    statesRefusal(state, stands, places, 'FF-END-07') ??
    crowdedRefusal(state, stands, [...deployed, ...state.blockHouses], 'FF-END-07') ??
    cohesionRefusal(state, stands, 'FF-END-07') ??
    forwardRefusal(state, battalion, stands, deployed)
  )
}

export const deployRefusal = (
  state: State,
  { side, left }: PhaseOf<'deploy'>,
  { battalion: id, stands }: DeployOrder,
): Refusal | undefined => {
  const battalion = battalionNamed(state, id)
  if (!battalion || battalion.side !== side || !left.includes(id))
    return refuse('not-to-deploy', `You have no battalion "${id.slice(0, 60)}" to set down.`, 'FF-END-07')
  return stands && placesRefusal(state, left, battalion, stands)
}
