import type { Dice } from '#kernel/chance/dice.ts'
import { ordinaryDice } from '#kernel/chance/rolled.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { actionsGiven, orderRoll } from '../../../procedures/order-roll.ts'
import { gathering } from '../../../reckoning/modifier.ts'
import { mayRaise, orderCards, orderCardsRefusal, RAISED_BY, spendOrderCards } from '../../cards/on-rolls.ts'
import { type Ordered, orderingRefusal } from '../../commanders.ts'
import { nameOf } from '../../names.ts'
import { spendUse } from '../../national.ts'
import { changeBattalion, changeBlockHouse, changeUnit, type Play } from '../../play.ts'
import type { State } from '../../state.ts'
import { reckon } from '../morale/reckoning.ts'
import type { DeclaredLastingly } from '../shapes.ts'
import { type Declared, declarationRefusal } from './declarations.ts'
import { closeUp } from './moving/close-up.ts'
import { hangOnWire } from './moving/cross-wire.ts'
import { orderInput } from './order-input.ts'

/** Why a unit may not be ordered so; whether it is its moment has been seen to. */
export const orderRefusal = (state: State, ordered: Ordered, declared: Declared): Refusal | undefined =>
  orderingRefusal(state, ordered) ??
  declarationRefusal(state, ordered, declared) ??
  orderCardsRefusal(state, ordered, declared.cards)

const spendDeclared = (play: Play, ordered: Ordered, { staff, national }: Declared): void => {
  if (staff && ordered.battalion !== null) changeBattalion(play, ordered.battalion, { staff: false })
  if (national) spendUse(play, ordered)
}

/** FF-TANK-08: a tank is shaken until it is next ordered with success. */
const noteOrdered = (play: Play, { id, kind, unit }: Ordered, failed: boolean): void => {
  if (unit) changeUnit(play, id, { done: true, failed: kind === 'tank' && failed })
  else changeBlockHouse(play, id, { done: true })
}

type Given = ReturnType<typeof actionsGiven>

/** FF-ORD-10: in the early period the order of who means to cross wire is the test of it. */
const wasTestedAtWire = (
  { scenario, options }: State,
  { kind }: Ordered,
  { wire }: DeclaredLastingly,
): boolean =>
  wire &&
  (kind === 'rifle-company' || kind === 'light-team') &&
  scenario.period === 'early' &&
  options['early-wire'] !== 'platoon-roll'

/** FF-ORD-15: what an order die gives is known: those who hang on the wire, closing up, and the actions. */
export const carryOutOrder = (
  play: Play,
  ordered: Ordered,
  declared: DeclaredLastingly,
  given: Given,
): void => {
  const { id, side } = ordered
  const { actions, moveOnlyActions, failed } = given
  noteOrdered(play, ordered, failed)
  if (failed && wasTestedAtWire(play.state, ordered, declared)) hangOnWire(play, id)
  const before = play.state.stands.length
  const closedUp = closeUp(play, id, declared.stays ?? undefined)
  if (!failed) {
    pushPhase(play, {
      name: 'actions',
      side,
      unit: id,
      left: actions,
      moveOnly: moveOnlyActions,
      wire: declared.wire,
      spotted: declared.spotted,
      sight: declared.sight,
      shooting: 0,
      closedUp,
      moved: false,
    })
  }
  // Gas or the barrage has killed somebody on his way.
  if (play.state.stands.length < before) reckon(play)
}

/**
 * FF-ORD-15: a legal order is given: what was declared is spent, the die is rolled and the unit has its actions. A face that
 * the whole battalion shares takes the place of the die (FF-ORD-02).
 */
export const giveOrder = (play: Play, ordered: Ordered, declared: Declared, shared?: number): void => {
  const { id, side, kind } = ordered
  const input = orderInput(play.state, ordered, declared, orderCards(play.state, ordered, declared.cards))
  spendDeclared(play, ordered, declared)
  spendOrderCards(play, ordered, declared.cards)
  play.dice.about?.({ title: `Order to ${nameOf(play.state, id)}`, unit: id })
  const dice: Dice = shared === undefined ? play.dice : ordinaryDice(() => shared)
  const gathered = gathering(play.trace)
  const given = orderRoll.resolve(input, dice, gathered.trace)
  const { natural, modifier, total } = given
  tellOf(play, {
    kind: 'ordered',
    unit: id,
    type: kind,
    side,
    roll: natural,
    modifier,
    modifiers: gathered.modifiers,
    total,
    actions: given.actions,
    moveOnly: given.moveOnlyActions,
    staff: declared.staff,
    special: input.special,
  })
  const { wire, spotted, sight, stays = null } = declared
  const lasting = { wire, spotted, sight, stays }
  if (mayRaise(play.state, side) && actionsGiven(input, natural, total + RAISED_BY).actions > given.actions) {
    const { special } = input
    pushPhase(play, { name: 'order-die', side, unit: id, natural, total, special, declared: lasting })
  } else carryOutOrder(play, ordered, lasting, given)
}
