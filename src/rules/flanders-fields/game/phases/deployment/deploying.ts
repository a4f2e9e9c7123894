import { fair, oneOf, percent } from '#kernel/chance/random.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { nearestFree } from '#table/placing.ts'
import { fromCm, placeOf } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { cutsInto } from '../../board/cutting.ts'
import { crowdedRefusal, groundRefusal } from '../../board/setting-down.ts'
import { changeUnit, type Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import { standAt } from '../../stand-at.ts'
import type { Battalion, Stand, State } from '../../state.ts'
import { battalionNamed } from '../../units.ts'
import type { Page } from '../page.ts'
import { DEPLOY_FORM, type DeployOrder, deployRefusal, placedParty } from './legality.ts'
import { battalionsToDeploy, deployedStands, leftOf, partyOf } from './parties.ts'
import { ridersOf } from './set-down.ts'

/** FF-END-01: the defender first. */
export const beginDeployment = (play: Play): void => {
  const left = battalionsToDeploy(play.state).map(({ id }) => id)
  const side: Side = leftOf(play.state, left, 'defender').length > 0 ? 'defender' : 'attacker'
  if (left.length > 0) pushPhase(play, { name: 'deploy', side, left })
}

const SET_DOWN = 'Set down a battalion: where you like in your zone, or where the scenario has it.'

const RINGS = { apart: fromCm(1), most: fromCm(60), turn: fromDegrees(30) } as const

/** FF-END-12: where the scenario has them; where a place has been taken, as near to it as may be. */
const usualPlaces = (state: State, left: readonly string[], battalion: Battalion): readonly Stand[] => {
  const party = partyOf(state, left, battalion)
  const deployed = deployedStands(state, left)
  const taken: Stand[] = [...deployed]
  return party.map((stand) => {
    if (!taken.some((other) => cutsInto(other, stand))) {
      taken.push(stand)
      return stand
    }
    const others = [...taken, ...party.filter((other) => other !== stand), ...state.blockHouses]
    const place = nearestFree(stand, RINGS, (footprint) => {
      const there = standAt(stand, footprint.centre)
      return !groundRefusal(state, there, 'FF-END-12') && !crowdedRefusal(state, [there], others, 'FF-END-12')
    })
    const set = place ? standAt(stand, place.centre) : stand
    taken.push(set)
    return set
  })
}

const settle = (
  play: Play,
  left: readonly string[],
  battalion: Battalion,
  places: DeployOrder['stands'],
): void => {
  const { state } = play
  const party = partyOf(state, left, battalion)
  const placed = new Map(
    (places ? placedParty(state, party, places) : usualPlaces(state, left, battalion)).map((stand) => [
      stand.id,
      stand,
    ]),
  )
  change(play, { stands: state.stands.map((stand) => placed.get(stand.id) ?? stand) })
  for (const [unit, mounted] of ridersOf(party, places ?? [])) changeUnit(play, unit, { mounted })
}

/** FF-END-06: by turns; whoever has battalions left goes on alone. */
const nextSide = (state: State, left: readonly string[], side: Side): Side =>
  leftOf(state, left, otherSide(side)).length > 0 ? otherSide(side) : side

const ORDERS = [DEPLOY_FORM] as const

export const DEPLOY: Page<'deploy', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => SET_DOWN,
  check: (state, phase, _, order) => deployRefusal(state, phase, order),
  /** A battalion shifted as a whole, clear of where all others usually stand; else where the scenario has it. */
  sample(state, phase, side, random) {
    const battalion = oneOf(random, leftOf(state, phase.left, side))
    const plain = { kind: 'deploy' as const, battalion: battalion?.id ?? '' }
    if (!battalion || percent(random, 60)) return plain
    const east = fair(random, 7) - 3
    const north = fair(random, 5) - 2
    const party = partyOf(state, phase.left, battalion)
    const stands = party.map(({ id, centre, below, stowed, type }) => {
      const { x, y } = placeOf(centre)
      const place = { stand: id, x: Math.max(0, x + east), y: Math.max(0, y + north) }
      if (below) return { ...place, state: 'sheltered' as const }
      if (type === 'cavalry') return { ...place, state: 'mounted' as const }
      if (!stowed) return place
      return {
        ...place,
        state:
          type.startsWith('field') || type.startsWith('heavy-art')
            ? ('limbered' as const)
            : ('packed' as const),
      }
    })
    const order = { ...plain, stands }
    const others = state.stands.filter((stand) => !party.includes(stand))
    const clear = !crowdedRefusal(state, placedParty(state, party, stands), others, 'FF-END-07')
    return clear && !deployRefusal(state, phase, order) ? order : plain
  },
  act(play, { name, left }, side, order) {
    const battalion = battalionNamed(play.state, order.battalion)
    if (!battalion) return
    settle(play, left, battalion, order.stands)
    tellOf(play, { kind: 'deployed', side, battalion: battalion.id })
    const after = left.filter((id) => id !== battalion.id)
    if (after.length > 0) replacePhase(play, { name, side: nextSide(play.state, after, side), left: after })
    else popPhase(play)
  },
}
