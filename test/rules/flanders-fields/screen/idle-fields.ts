import type { AnyOrder } from '#kernel/game/game.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { groupsApart } from '#rules/flanders-fields/game/moves/closing-up.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import { asOrder } from '#rules/flanders-fields/screen/writing/orders.ts'
import type { Known } from '../../../order-writing/law.ts'

/** FF-EVT-02, FF-EVT-05: whom or what each card is for; all others are for nobody. */
const ASKED: Readonly<Record<string, string>> = {
  AC: 'stands',
  KH: 'stands',
  '10C': 'unit',
  QH: 'unit',
  KD: 'unit',
  AS: 'battery',
  KS: 'place',
  QS: 'place',
}

const CHOSEN: readonly string[] = ['stands', 'unit', 'battery', 'place']

const cardOf = (state: State, order: object): string | undefined => {
  const top = state.phases.at(-1)
  if ('card' in order && typeof order.card === 'string') return order.card
  return top?.name === 'card-choice' ? top.card : undefined
}

/** An action on which nobody goes, turns, mounts or takes up his line again is only thrown away (FF-ORD-15). */
const movesNobody = ({ stands }: State, order: AnyOrder): boolean => {
  const read = asOrder(order)
  return (
    (read?.kind === 'move' || (read?.kind === 'move-and-fire' && !read.shots)) &&
    !read.mount &&
    !read.dismount &&
    read.stands.every(({ stand: id, path, facing }) => {
      const stand = stands.find((one) => one.id === id)
      const turns = facing !== undefined && fromDegrees(facing) !== stand?.heading
      return path.length === 0 && !turns && stand?.realigned === false
    })
  )
}

/** Fields that nothing hangs on, though they are written down. */
export const idle: NonNullable<Known['idle']> = (position, kind, field, order) => {
  const state = position.state as State
  if (field === 'stands.path' && movesNobody(state, order)) return true
  // FF-EVT-04: a card asks for one thing, and what else is named is not looked at.
  if (kind === 'card-choice' || kind === 'play-card')
    return CHOSEN.includes(field) && ASKED[cardOf(state, order) ?? ''] !== field
  // FF-PLAN-09: the screen writes the plan of the scenario out.
  if (kind === 'fire-plan') return field === 'default' || ('default' in order && order.default === true)
  if (kind !== 'order') return false
  const unit = 'unit' in order ? state.units.find(({ id }) => id === order.unit) : undefined
  // FF-FORM-08: nobody closes up on anybody.
  if (field === 'stays') return unit === undefined || groupsApart(state, unit).length === 0
  // FF-ORD-13: declared with any order, but only some units of some periods gain or lose by it.
  if (field === 'wire')
    return (
      state.scenario.period !== 'early' || (unit?.kind !== 'rifle-company' && unit?.kind !== 'light-team')
    )
  return field === 'spotted' && unit?.kind !== 'battalion-mortar' && unit?.kind !== 'regimental-mortar'
}
