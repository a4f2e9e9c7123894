import type { Wish } from '#kernel/game/commander.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { RAISING } from '../game/cards/on-rolls.ts'
import { handOf } from '../game/cards/pack.ts'
import { commanderOf, orderedNamed } from '../game/commanders.ts'
import { nameOf } from '../game/names.ts'
import { isDummy } from '../game/phases/cards/playing.ts'
import { isSupportWeapon } from '../game/phases/cards/sniper.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import type { Stand } from '../game/state.ts'
import { isCommand, isRifles, standsOf } from '../game/units.ts'
import { DEATH_FROM_ABOVE, fromCm, placeOf } from '../tables/index.ts'
import type { PlayingCard } from '../vocabulary.ts'
import { nearestTo, type Situation, standsIn } from './situation.ts'
import { worthOf } from './worth.ts'

type Thought = Wish<PlayerOrder>

/** A rally brings back as many at most, so that it is kept until so many have fallen (FF-EVT-02). */
const WORTH_A_RALLY = 3
/** How much of the enemy one heavy shell or cloud can be hoped to catch, and from how near it would catch friends. */
const CAUGHT = fromCm(7)
const TOO_NEAR = fromCm(20)
/** Who is so near to the enemy closes with him, or is closed with, in this turn. */
const DECISIVE = fromCm(15)

const ORDER_CARDS: readonly PlayingCard[] = ['10H', 'JD', RAISING]
const SHOOTING: readonly PlayingCard[] = ['AD', 'QD']

/** What can best be done without comes first. */
const LEAST_DEAR: readonly PlayingCard[] = ['JH', 'KD', '10S', 'QC', 'QD', '10H', RAISING, 'JD', 'AD']

const held = ({ view, side }: Situation, cards: readonly PlayingCard[]): readonly PlayingCard[] =>
  handOf(view, side).filter((card) => cards.includes(card))

const dearest = (stands: readonly Stand[]): readonly Stand[] =>
  stands.toSorted((one, other) => worthOf(other) - worthOf(one))

/** Own companies, those nearest to the enemy first. */
const foremost = ({ view, side, enemies }: Situation): readonly string[] => {
  const far = (unit: string): number =>
    Math.min(
      ...standsOf(view, unit).map(({ centre }) => {
        const enemy = nearestTo(enemies, centre)
        return enemy ? distance(enemy.centre, centre) : Number.POSITIVE_INFINITY
      }),
    )
  return view.units
    .filter((unit) => unit.side === side && unit.kind === 'rifle-company')
    .map(({ id }) => ({ id, far: far(id) }))
    .toSorted((one, other) => one.far - other.far)
    .map(({ id }) => id)
}

/** FF-EVT-04: what may be played at the start of the turn, or between two units. */
export function* cardPlays(situation: Situation): Generator<Thought> {
  const { view, side, enemies } = situation
  for (const card of handOf(view, side)) {
    const play = { kind: 'play-card', card } as const
    if (isDummy(card)) yield { order: play, why: 'A card that does nothing.' }
    if (card === 'KH')
      // A gun that sweeps the wire first; who cannot be reached is refused, and the next is named.
      for (const { id } of [...dearest(enemies.filter(isSupportWeapon)), ...enemies.filter(isCommand)])
        yield { order: { ...play, stands: [id] }, why: `A sniper for ${nameOf(view, id)}.` }
    if (card === 'QH')
      for (const { id } of view.battalions
        .filter((one) => one.side === side && one.lost >= WORTH_A_RALLY)
        .toSorted((one, other) => other.lost - one.lost))
        yield { order: { ...play, unit: id }, why: `${nameOf(view, id)} can use every man.` }
    if (card === 'AH') yield { order: play, why: 'The heaviest guns are ours for a while.' }
    if (card === 'KD')
      for (const unit of foremost(situation))
        yield { order: { ...play, unit }, why: `A wiring party before ${nameOf(view, unit)}.` }
  }
}

/** FF-EVT-01: one is risk enough; of too many, the one least missed is thrown away. */
export function* drawing(situation: Situation, { drawn }: PhaseOf<'cards'>): Generator<Thought> {
  yield* cardPlays(situation)
  if (!drawn) yield { order: { kind: 'draw', cards: 1 }, why: 'Half of them strike the drawer: one.' }
  for (const card of held(situation, LEAST_DEAR).toSorted(
    (one, other) => LEAST_DEAR.indexOf(one) - LEAST_DEAR.indexOf(other),
  ))
    yield { order: { kind: 'play-card', card }, why: 'This one will be missed least.' }
}

/** What of the enemy stands about a place, if no friend is near it. */
const caughtAt = ({ view, side, enemies }: Situation, at: Point): number => {
  const isFriend = (stand: Stand): boolean =>
    stand.side === side && !stand.below && distance(stand.centre, at) <= TOO_NEAR
  if (view.stands.some(isFriend)) return 0
  return enemies.reduce((sum, stand) => sum + (distance(stand.centre, at) <= CAUGHT ? worthOf(stand) : 0), 0)
}

function* pairs({ enemies }: Situation): Generator<Thought> {
  const soft = dearest(enemies.filter((stand) => isRifles(stand) || isSupportWeapon(stand)))
  let best: { readonly stands: string[]; readonly worth: number } | undefined
  for (const [i, one] of soft.entries()) {
    const other = soft.find((mate, j) => j > i && gap(one, mate) <= fromCm(DEATH_FROM_ABOVE))
    const worth = other ? worthOf(one) + worthOf(other) : 0
    if (other && worth > (best?.worth ?? 0)) best = { stands: [one.id, other.id], worth }
  }
  if (best) yield { order: { kind: 'card-choice', stands: best.stands }, why: 'They stand close together.' }
}

/** FF-EVT-05: whom or what a black card of the enemy strikes. */
export function* strokes(situation: Situation, { card }: PhaseOf<'card-choice'>): Generator<Thought> {
  const { view, enemy, enemies } = situation
  if (card === 'AC') yield* pairs(situation)
  if (card === '10C')
    for (const unit of foremost({
      ...situation,
      side: enemy,
      enemies: view.stands.filter((one) => one.side !== enemy),
    }))
      yield { order: { kind: 'card-choice', unit }, why: `${nameOf(view, unit)} has farthest to fall.` }
  if (card === 'AS')
    for (const { id } of view.units
      .filter((unit) => unit.side === enemy && unit.kind === 'artillery')
      .toSorted((one, other) => Number(other.aim !== null) - Number(one.aim !== null)))
      yield { order: { kind: 'card-choice', battery: id }, why: `${nameOf(view, id)} is silenced for good.` }
  if (card === 'KS' || card === 'QS') {
    const [best] = enemies
      .map(({ centre }) => ({ centre, worth: caughtAt(situation, centre) }))
      .toSorted((one, other) => other.worth - one.worth)
    if (best) {
      const { x, y } = placeOf(best.centre)
      yield { order: { kind: 'card-choice', x, y }, why: 'Where most of them stand.' }
    }
  }
}

/** FF-EVT-04: the ten of diamonds on a die that has fallen, where it decides. */
export function* raises(situation: Situation, { unit }: PhaseOf<'order-die'>): Generator<Thought> {
  if (held(situation, [RAISING]).length > 0 && isDecisive(situation, unit))
    yield { order: { kind: 'play-card', card: RAISING }, why: 'It must be done now.' }
  yield { order: { kind: 'go-on' }, why: 'The die stands.' }
}

const isDecisive = (situation: Situation, unit: string): boolean =>
  standsIn(situation, unit).some(({ centre }) =>
    situation.enemies.some((enemy) => distance(enemy.centre, centre) <= DECISIVE),
  )

/** A card that helps an order now; the ten of diamonds is kept until the die has fallen. */
export const orderCard = (situation: Situation, unit: string): PlayingCard | undefined => {
  const { view, side } = situation
  if (handOf(view, side).length === 0 || !isDecisive(situation, unit)) return undefined
  const ordered = orderedNamed(view, unit)
  const command = ordered && commanderOf(view, ordered)?.id
  const isLed = view.cards?.inForce.some(
    (force) => force.event === 'inspirational-leader' && force.command === command,
  )
  return held(situation, ORDER_CARDS).find((card) => card !== RAISING && !(card === 'JD' && isLed))
}

/** A card for fire that is worth it. */
export const shootingCard = (situation: Situation): PlayingCard | undefined => held(situation, SHOOTING)[0]
