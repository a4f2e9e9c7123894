import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { HALF } from '#kernel/geometry/angle.ts'
import { eventCard } from '../../../procedures/event-card.ts'
import { fromCm } from '../../../tables/index.ts'
import { type PlayingCard, SIDES, type Side } from '../../../vocabulary.ts'
import { giveCard, isOver, putInForce, throwAway } from '../../cards/pack.ts'
import { lose } from '../../harm/losses.ts'
import type { Play } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Stand, State } from '../../state.ts'
import { isRifles } from '../../units.ts'
import { reckon } from '../morale/reckoning.ts'
import type { Page } from '../page.ts'
import type { ChosenCard } from '../shapes.ts'
import { CHOICE_FORM } from './choice.ts'
import { STRUCK } from './struck.ts'

const isChosen = (card: PlayingCard): card is ChosenCard => card in STRUCK

/** FF-EVT-02: a card that goes to the enemy counts in his hand. */
const handOver = (play: Play, from: Side, card: PlayingCard): void => {
  const to = otherSide(from)
  giveCard(play, to, card)
  tellOf(play, { kind: 'card-handed-over', to, card })
  if (isOver(play.state, to)) pushPhase(play, { name: 'cards', side: to, drawn: true, left: 0 })
}

/** FF-EVT-03: greatest x for the attacker, least for the defender. */
const rightmost = ({ stands }: State, side: Side): Stand | undefined => {
  const right = side === 'attacker' ? 1 : -1
  return stands
    .filter((stand) => stand.side === side && isRifles(stand) && !stand.below)
    .toSorted((a, b) => right * (b.centre.x - a.centre.x) || (a.id < b.id ? -1 : 1))[0]
}

const isGasAbout = ({ clouds, plans }: State): boolean =>
  clouds.length > 0 || SIDES.some((side) => (plans[side]?.gas.length ?? 0) > 0)

/** FF-EVT-02: towards the attacker's trenches, for gas that is still to come as well. */
const changeWind = (play: Play): void => {
  play.dice.about?.({ title: 'Wind change' })
  const { windSpeed = 0 } = eventCard.resolve(
    { card: 'JS', resolve: true, options: play.state.options },
    play.dice,
    play.trace,
  )
  change(play, { wind: { heading: HALF, speed: fromCm(windSpeed) } })
  tellOf(play, { kind: 'wind-changed', speed: windSpeed })
}

/** FF-EVT-02, FF-EVT-05: what a black card does to the side that has drawn it. */
export const misfortune = (play: Play, side: Side, card: PlayingCard): void => {
  if (card === 'QC' || card === '10S' || (card === 'JS' && !isGasAbout(play.state))) {
    handOver(play, side, card)
    return
  }
  throwAway(play, card)
  if (card === 'KC') putInForce(play, { event: 'lines-are-down', side })
  else if (card === 'JS') changeWind(play)
  else if (card === 'JC') {
    const victim = rightmost(play.state, side)
    if (victim) lose(play, victim.id, 'event')
    reckon(play)
  } else if (isChosen(card)) {
    const enemy = otherSide(side)
    if (STRUCK[card].isPossible(play.state, enemy))
      pushPhase(play, { name: 'card-choice', side: enemy, card })
  }
}

const PROMPTS: Readonly<Record<ChosenCard, string>> = {
  AC: 'Death from above: name two stands of the enemy, close together, that are lost.',
  '10C': 'Command error: name the unit of the enemy whose order suffers.',
  AS: 'Counter-battery fire: name the battery that the enemy loses.',
  KS: 'Gas: say where your extra cloud will come down.',
  QS: 'Random shell: say where it falls.',
}

const ORDERS = [CHOICE_FORM] as const

/** FF-EVT-05: the side that is not in its turn is asked at once. */
export const CARD_CHOICE: Page<'card-choice', typeof ORDERS> = {
  orders: ORDERS,
  // What came before may have left nobody to be named.
  pending: (state, { side, card }) => (STRUCK[card].isPossible(state, side) ? [side] : []),
  prompt: (_, { card }) => PROMPTS[card],
  check: (state, { card }, side, order) => STRUCK[card].check(state, side, order),
  sample: (state, { card }, side, random) => ({
    kind: 'card-choice',
    ...STRUCK[card].sample(state, side, random),
  }),
  act(play, { card }, side, order) {
    popPhase(play)
    const { stands = [], unit, battery } = order
    const on = [...stands, ...(unit === undefined ? [] : [unit]), ...(battery === undefined ? [] : [battery])]
    tellOf(play, { kind: 'card-played', side, card, on })
    STRUCK[card].act(play, side, order)
  },
  resume: (play) => popPhase(play),
}
