import { oneOf, percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { along, HALF, turned } from '#kernel/geometry/angle.ts'
import { depthAlong, farFromBounds, roughBounds } from '#kernel/geometry/bounds.ts'
import { type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { within } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { partsOf } from '#kernel/memo.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, list, maybe, yesOrNo } from '#kernel/procedure/schema.ts'
import { capitalised, listed } from '#kernel/words.ts'
import { heroicAction } from '../../../procedures/heroic-action.ts'
import { fromCm, HEROIC_ACTIONS, HEROIC_REACH, LENGTH_FORGIVEN } from '../../../tables/index.ts'
import { BATTERIES, MORTARS, type Side, type Stand as StandType } from '../../../vocabulary.ts'
import { trenchAt } from '../../board/ground.ts'
import { heroicCardRefusal, spendHeroicCard } from '../../cards/on-rolls.ts'
import { fieldOf, type Trench } from '../../field.ts'
import { lose, loseBlockHouse } from '../../harm/losses.ts'
import { willNotGo } from '../../moves/mutinous.ts'
import { nameOf } from '../../names.ts'
import { changeArmy, changeStand, type Play, standNow } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { BlockHouse, Stand, State } from '../../state.ts'
import { blockHouseNamed, standNamed } from '../../units.ts'
import { card, degrees, id, kind } from '../forms.ts'
import type { Interlude } from '../interlude.ts'
import { reckon } from '../morale/reckoning.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'

/** FF-HERO-02 */
const MOST_TARGETS = 3

const HEROIC_FORM = form({
  kind: kind('heroic'),
  platoon: id(),
  targets: list(id(), 1, MOST_TARGETS),
  facing: maybe(degrees()),
  card: maybe(card),
})
type Heroic = Accepted<typeof HEROIC_FORM>

/** A feat as it was ordered, or proposed. */
type Deed = Pick<PhaseOf<'heroic-answer'>, 'platoon' | 'targets' | 'facing' | 'card'>

const REACH = fromCm(HEROIC_REACH) + LENGTH_FORGIVEN

const PLATOONS: readonly StandType[] = ['infantry', 'cavalry', 'lmg', 'flamethrower', 'at-rifle']

/** FF-HERO-02: weapons that one platoon may go for. */
const WEAPONS: readonly StandType[] = ['machine-gun', ...MORTARS, ...BATTERIES]

const isAble = ({ type, markers, below }: Stand): boolean =>
  PLATOONS.includes(type) && markers === 0 && !below

/** FF-HERO-02: what one platoon may go for alone. */
const isAlone = (target: Stand | BlockHouse): boolean => !('type' in target) || WEAPONS.includes(target.type)

/** FF-HERO-02: the trench in which a platoon stands that several may be gone for in. */
const trenchOf = (state: State, { type, centre }: Stand): Trench | undefined =>
  PLATOONS.includes(type) ? trenchAt(fieldOf(state.scenario), centre) : undefined

const isNear = (hero: Stand, target: Footprint): boolean => within(hero, target, REACH)

/** FF-HERO-02: a stand or a block house that counts alone, or platoons in one trench. */
const targetRefusal = (state: State, hero: Stand, ids: readonly string[]): Refusal | undefined => {
  const trenches = new Set()
  for (const id of ids) {
    const house = blockHouseNamed(state, id)
    const stand = standNamed(state, id)
    const target = house ?? stand
    const side = house ? house.holder : stand?.side
    if (!target || !side || side === hero.side || stand?.below)
      return refuse('no-target', 'Name enemies that stand on the table.', 'FF-HERO-02')
    const name = capitalised(nameOf(state, id))
    if (!isNear(hero, target)) return refuse('too-far', `${name} is more than 20 cm away.`, 'FF-HERO-02')
    if (isAlone(target)) {
      if (ids.length === 1) return undefined
      return refuse('one-weapon', `${name} must be the only target.`, 'FF-HERO-02')
    }
    const trench = stand && trenchOf(state, stand)
    if (!trench)
      return refuse('no-target', `${name} is neither a weapon nor a platoon in a trench.`, 'FF-HERO-02')
    trenches.add(trench)
  }
  if (new Set(ids).size !== ids.length) return refuse('named-twice', 'A target is named twice.', 'FF-HERO-02')
  return trenches.size <= 1
    ? undefined
    : refuse('one-trench', 'The platoons must be in one and the same trench.', 'FF-HERO-02')
}

/** FF-NAT-11: the platoon ends in the place that it wins. */
const mutinyRefusal = (state: State, hero: Stand, [first = '']: readonly string[]): Refusal | undefined => {
  const place = blockHouseNamed(state, first) ?? standNamed(state, first)
  return place && willNotGo(state, hero, place.centre)
    ? refuse('mutinous', `${capitalised(nameOf(state, hero.id))} will not go nearer the enemy.`, 'FF-NAT-11')
    : undefined
}

const heroicRefusal = (
  state: State,
  side: Side,
  { platoon, targets, card: played }: Heroic,
): Refusal | undefined => {
  const { heroic, heroicRefused } = state.armies[side]
  if (!heroic && HEROIC_ACTIONS[state.options['heroic-actions']] === 0)
    return refuse('no-heroics', 'There are no heroic actions in this battle.', 'FF-HERO-04')
  if (!heroic) return refuse('heroic-used', 'You have had your heroic action of this battle.', 'FF-HERO-01')
  if (heroicRefused)
    return refuse(
      'heroic-refused',
      'Your enemy has not agreed to a heroic action; propose none in this turn.',
      'FF-HERO-04',
    )
  const hero = standNamed(state, platoon)
  if (!hero || hero.side !== side || !PLATOONS.includes(hero.type))
    return refuse('no-platoon', 'Name a platoon of your own.', 'FF-HERO-01')
  if (!isAble(hero))
    return refuse(
      'suppressed',
      `${capitalised(nameOf(state, platoon))} is suppressed or below.`,
      'FF-HERO-02',
    )
  return (
    targetRefusal(state, hero, targets) ??
    mutinyRefusal(state, hero, targets) ??
    heroicCardRefusal(state, side, played)
  )
}

/** FF-HERO-03: behind the rear face of a block house. */
const behind = (house: BlockHouse, hero: Stand, heading: number): Point => {
  const away = turned(house.heading, HALF)
  const own = depthAlong(standingAt(hero, hero.centre, heading), away)
  return along(house.centre, away, (depthAlong(house, away) + own) / 2)
}

/** FF-HERO-03: the targets are gone and the platoon stands where the first of them stood. */
const succeed = (play: Play, hero: Stand, { targets, facing }: Deed): void => {
  const { state } = play
  const heading = facing === null ? hero.heading : fromDegrees(facing)
  const [first = ''] = targets
  const house = blockHouseNamed(state, first)
  const centre = house ? behind(house, hero, heading) : standNamed(state, first)?.centre
  for (const id of targets) {
    if (blockHouseNamed(state, id)) loseBlockHouse(play, id, 'heroic-action')
    else lose(play, id, 'heroic-action')
  }
  if (!centre || !standNow(play, hero.id)) return
  changeStand(play, hero.id, {
    centre,
    heading,
    wire: null,
    water: null,
    column: false,
    house: null,
    revealed: false,
    fellBack: false,
  })
}

/** FF-HERO-02: a single target. */
const isTarget = (state: State, side: Side, target: Stand | BlockHouse): boolean => {
  if (!('type' in target)) return target.holder !== null && target.holder !== side
  return target.side !== side && !target.below && (isAlone(target) || trenchOf(state, target) !== undefined)
}

/** Enemies that platoons of a side can go for, one at a time and wherever they are. */
const targetsOf = (state: State, side: Side): readonly (Stand | BlockHouse)[] => [
  ...state.stands.filter((stand) => isTarget(state, side, stand)),
  ...state.blockHouses.filter((house) => isTarget(state, side, house)),
]

const isHeroPossible = (state: State, side: Side): boolean => {
  const all = heroes(state, side)
  if (all.length === 0) return false
  const targets = targetsOf(state, side)
  const where = roughBounds(targets)
  return all.some(
    (hero) => !farFromBounds(where, hero, REACH) && targets.some((target) => isNear(hero, target)),
  )
}

/** FF-HERO-04: the side may attempt one now. */
export const mayBeHeroic = ({ armies }: State, side: Side): boolean =>
  armies[side].heroic && !armies[side].heroicRefused

const heroes = (state: State, side: Side): readonly Stand[] =>
  mayBeHeroic(state, side) ? state.stands.filter((stand) => stand.side === side && isAble(stand)) : []

const spend = (play: Play, side: Side): void => {
  const { heroicSpare } = play.state.armies[side]
  changeArmy(play, side, heroicSpare > 0 ? { heroicSpare: heroicSpare - 1 } : { heroic: false })
}

const attempt = (play: Play, side: Side, deed: Deed): void => {
  const hero = standNow(play, deed.platoon)
  if (!hero) return
  spendHeroicCard(play, side, deed.card ?? undefined, hero.id)
  spend(play, side)
  play.dice.about?.({ title: `Heroic action of ${nameOf(play.state, hero.id)}`, unit: hero.id })
  const { total, success } = heroicAction.resolve(
    { card: deed.card !== null, options: play.state.options },
    play.dice,
    play.trace,
  )
  tellOf(play, { kind: 'heroic-action', platoon: hero.id, targets: deed.targets, total, success })
  if (success) succeed(play, hero, deed)
  else lose(play, hero.id, 'heroic-action')
  reckon(play)
}

const promptOf = (state: State, { platoon, targets }: PhaseOf<'heroic-answer'>): string =>
  `${capitalised(nameOf(state, platoon))} is to attempt a heroic action against ${listed(targets.map((id) => nameOf(state, id)))}. Say whether you agree.`

const ANSWERS = [form({ kind: kind('heroic-answer'), agree: yesOrNo() })] as const

/** FF-HERO-04, option `heroic-agreement`: the enemy agrees, or there is no feat and nothing is spent. */
export const HEROIC_ANSWER: Page<'heroic-answer', typeof ANSWERS> = {
  orders: ANSWERS,
  pending: (_, { side }) => [side],
  prompt: promptOf,
  check: () => undefined,
  sample: (_, __, ___, random) => ({ kind: 'heroic-answer', agree: percent(random, 70) }),
  act(play, proposed, _, order) {
    const { side, platoon } = proposed
    const hero = otherSide(side)
    popPhase(play)
    tellOf(play, { kind: 'heroic-answered', side, platoon, agree: order.agree })
    if (order.agree) attempt(play, hero, proposed)
    else changeArmy(play, hero, { heroicRefused: true })
  },
}

/** FF-HERO: once a battle a platoon does the impossible, or dies. */
export const HEROIC: Interlude<typeof HEROIC_FORM> = {
  form: HEROIC_FORM,
  check: heroicRefusal,
  act(play, side, order) {
    const { platoon, targets, facing = null, card: played = null } = order
    if (play.state.options['heroic-agreement'] === 'by-rule') {
      attempt(play, side, { platoon, targets, facing, card: played })
      return
    }
    tellOf(play, { kind: 'heroic-proposed', platoon, targets })
    pushPhase(play, { name: 'heroic-answer', side: otherSide(side), platoon, targets, facing, card: played })
  },
  isPossible: partsOf<State>()('stands', 'blockHouses', 'armies', 'scenario').memo(isHeroPossible),
  sample(state: State, side: Side, random: Random) {
    if (!percent(random, 3)) return undefined
    const hero = oneOf(random, heroes(state, side))
    const target =
      hero &&
      oneOf(
        random,
        targetsOf(state, side).filter((one) => isNear(hero, one)),
      )
    return target && { kind: 'heroic', platoon: hero.id, targets: [target.id] }
  },
}
