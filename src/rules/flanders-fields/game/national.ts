import { NATIONAL_USES } from '../tables/index.ts'
import type { OrderSpecial, Side } from '../vocabulary.ts'
import { type Ordered, orderingBattalion } from './commanders.ts'
import { changeArmy, changeBattalion, changeRegiment, changeUnit, type Play } from './play.ts'
import type { Battalion, State } from './state.ts'

const isGranted = ({ scenario }: State, side: Side, rule: 'elan' | OrderSpecial | 'prussian-regiments') =>
  scenario[side].national?.includes(rule) ?? false

/** FF-NAT-04: a regiment of cavalry is none. */
const isOfInfantry = ({ units }: State, { id }: Battalion): boolean =>
  units.some(({ battalion, kind }) => battalion === id && kind === 'rifle-company')

/** FF-NAT-03, FF-NAT-04, FF-NAT-07, FF-NAT-10: the bonus that can be declared for it, whether any use is left or not. */
export const nationalBonus = (state: State, ordered: Ordered): Exclude<OrderSpecial, 'elan'> | undefined => {
  const { side } = ordered
  const battalion = orderingBattalion(state, ordered)
  if (isGranted(state, side, 'prussian-discipline'))
    return battalion || isGranted(state, side, 'prussian-regiments') ? 'prussian-discipline' : undefined
  if (isGranted(state, side, 'professionalism'))
    return battalion && (ordered.kind === 'tank' || isOfInfantry(state, battalion))
      ? 'professionalism'
      : undefined
  if (isGranted(state, side, 'pals') && battalion?.quality === 'raw' && ordered.kind !== 'tank') return 'pals'
  return undefined
}

/** FF-NAT-05: rifle companies and cavalry only. */
export const hasElan = (state: State, { side, kind }: Ordered): boolean =>
  isGranted(state, side, 'elan') && (kind === 'rifle-company' || kind === 'cavalry-squadron')

/** FF-NAT-07, option `prussian-discipline`: uses left to all commanders of a side together. */
const sharedUses = (state: State, side: Side): number => {
  const most = NATIONAL_USES['prussian-discipline']
  const commanders = isGranted(state, side, 'prussian-regiments')
    ? [...state.battalions, ...state.regiments]
    : state.battalions
  let left: number = most
  for (const { side: of, uses } of commanders) if (of === side) left -= most - uses
  return left
}

/** FF-NAT-07: what a commander has left of his own, and of what his side shares. */
export const prussianUses = (state: State, side: Side, own: number): number =>
  state.options['prussian-discipline'] === 'per-side' ? Math.min(own, sharedUses(state, side)) : own

/** How often the bonus can still be declared for it. */
export const usesLeft = (state: State, ordered: Ordered): number => {
  const { side, kind, unit, regiment } = ordered
  const bonus = nationalBonus(state, ordered)
  if (!bonus) return 0
  // FF-NAT-04
  if (bonus === 'professionalism' && kind === 'tank') return unit?.bonusUsed ? 0 : state.armies[side].tankUses
  const own =
    orderingBattalion(state, ordered)?.uses ?? state.regiments.find(({ id }) => id === regiment)?.uses ?? 0
  return bonus === 'prussian-discipline' ? prussianUses(state, side, own) : own
}

/** FF-NAT-10: a use is spent by declaring it. */
export const spendUse = (play: Play, ordered: Ordered): void => {
  const { state } = play
  const { side, kind, unit, regiment } = ordered
  if (kind === 'tank' && unit && nationalBonus(state, ordered) === 'professionalism') {
    changeUnit(play, unit.id, { bonusUsed: true })
    changeArmy(play, side, { tankUses: state.armies[side].tankUses - 1 })
    return
  }
  const battalion = orderingBattalion(state, ordered)
  if (battalion) changeBattalion(play, battalion.id, { uses: battalion.uses - 1 })
  else {
    const owner = state.regiments.find(({ id }) => id === regiment)
    if (owner) changeRegiment(play, owner.id, { uses: owner.uses - 1 })
  }
}
