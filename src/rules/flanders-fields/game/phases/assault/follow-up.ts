import { oneOf, percent } from '#kernel/chance/random.ts'
import { popPhase, replacePhase, topPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { gap, within } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { crossesShape } from '#kernel/geometry/shape.ts'
import { placed, travelToContact } from '#kernel/geometry/sweep.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, maybe } from '#kernel/procedure/schema.ts'
import { FOLLOW_UP as FOLLOW_UP_CM, fromCm } from '../../../tables/index.ts'
import { type Assailed, assailedBy } from '../../contact/bodies.ts'
import type { Contact } from '../../contact/contact.ts'
import { assaultRefusal } from '../../contact/fighters.ts'
import { contactPlace } from '../../contact/place.ts'
import { fieldOf } from '../../field.ts'
import { willNotGo } from '../../moves/mutinous.ts'
import { nameOf } from '../../names.ts'
import { changeStand, moveStand, standNow } from '../../play.ts'
import { standAt } from '../../stand-at.ts'
import type { Stand, State } from '../../state.ts'
import { degrees, id, kind, nobodyOr } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { placeWon } from './fights.ts'

type Phase = PhaseOf<'follow-up'>

/** FF-ASLT-17: no follow-up leads across wire or water. */
const isCutOff = ({ scenario }: State, from: Footprint, to: Footprint): boolean => {
  const { wire, streams, patches } = fieldOf(scenario)
  const rivers = patches.filter(({ kind }) => kind === 'river')
  return (
    [...wire, ...rivers].some(({ shape }) => crossesShape(shape, from.centre, to.centre)) ||
    streams.some((shape) => crossesShape(shape, from.centre, to.centre))
  )
}

/** Straight at the enemy, set against it; none if there is no room. */
const straightAt = (
  state: State,
  stand: Stand,
  target: Assailed,
): (Contact & { readonly place: Footprint }) | undefined => {
  const way = towards(stand.centre, target.body.centre)
  const travel = target.stand?.below
    ? gap(stand, target.body)
    : (travelToContact(stand, way, target.body) ?? 0)
  const touching = standAt(stand, placed(stand, way, travel).centre)
  const found = contactPlace(state, touching, target, stand.centre)
  return (
    found && {
      stand: stand.id,
      target: target.id,
      edge: found.edge,
      way: [stand.centre, touching.centre],
      heading: stand.heading,
      place: standingAt(stand, found.centre, found.heading),
    }
  )
}

/** FF-ASLT-06, FF-ASLT-17, FF-NAT-11: the enemies that a winner can go for. */
export const followUpTargets = (state: State, id: string): readonly string[] => {
  const stand = state.stands.find((one) => one.id === id)
  if (!stand || stand.markers > 0 || stand.wire || stand.water) return []
  const near = fromCm(FOLLOW_UP_CM)
  const enemies = [
    ...state.stands.filter(({ side }) => side !== stand.side),
    ...state.blockHouses.filter(({ holder }) => holder !== null && holder !== stand.side),
  ]
  return enemies
    .filter((enemy) => within(stand, enemy, near))
    .map((enemy) => enemy.id)
    .filter((enemy) => {
      const target = assailedBy(state, enemy)
      if (!target || assaultRefusal(state, stand, target) || isCutOff(state, stand, target.body)) return false
      const met = straightAt(state, stand, target)
      return met !== undefined && !willNotGo(state, stand, met.place.centre)
    })
}

const promptOf = (state: State, { stand }: Phase): string =>
  `Say whether ${nameOf(state, stand)} goes on against another enemy.`

const ORDERS = [
  form({ kind: kind('follow-up'), stand: id(), target: nobodyOr(), facing: maybe(degrees()) }),
] as const

export const FOLLOW_UP: Page<'follow-up', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: promptOf,
  check(state, phase, _, order) {
    if (order.stand !== phase.stand)
      return refuse('another-stand', `It is ${nameOf(state, phase.stand)} that may go on.`, 'FF-ASLT-12')
    return order.target === null || phase.targets.includes(order.target)
      ? undefined
      : refuse(
          'out-of-reach',
          `${nameOf(state, phase.stand)} cannot go on against ${nameOf(state, order.target)}.`,
          'FF-ASLT-17',
        )
  },
  sample: (_, { stand, targets }, __, random) => ({
    kind: 'follow-up',
    stand,
    target: percent(random, 70) ? (oneOf(random, targets) ?? null) : null,
  }),
  act(play, phase, _, order) {
    popPhase(play)
    const stand = standNow(play, phase.stand)
    if (!stand) return
    if (order.target === null) {
      if (order.facing !== undefined) changeStand(play, stand.id, { heading: fromDegrees(order.facing) })
      return
    }
    const target = assailedBy(play.state, order.target)
    const met = target && straightAt(play.state, stand, target)
    const assault = topPhase(play.state)
    if (!met || assault?.name !== 'assault') return
    const { place, ...contact } = met
    moveStand(play, stand.id, place.centre, place.heading)
    tellOf(play, { kind: 'followed-up', stand: stand.id, target: order.target })
    replacePhase(play, {
      ...assault,
      stage: 'defence',
      contacts: [{ ...contact, at: placeWon(target) }],
      following: true,
    })
  },
}
