import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { listed, several, words } from '#kernel/words.ts'
import type { StaffScope, StaffWords } from '#screen/staff.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import { rulesOf } from '../game/phases/index.ts'
import type { Phase } from '../game/phases/shapes.ts'
import { asSide, type SideName } from '../game/sides.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { asOrder } from './legal.ts'
import { targetName } from './order-words.ts'
import { toDo } from './todo.ts'

/** Where in the campaign a side decides, down to the round or the hour. */
const momentOf = ({ week, assault }: View, phase: Phase): string =>
  [
    week,
    assault ? `${assault.day}.${assault.turnOfDay}.${assault.night}` : '',
    phase.name,
    'round' in phase ? phase.round : '',
    'period' in phase ? phase.period : '',
    'zone' in phase ? phase.zone : '',
  ].join(' ')

const ownScopes = (
  view: View,
  side: SideName,
  phase: Phase,
  chosen: string | undefined,
): readonly StaffScope[] => {
  if (!rulesOf(phase).pending(view, phase).includes(side)) return []
  const moment = momentOf(view, phase)
  const unit = chosen !== undefined && toDo(view, side).has(chosen) ? unitNamed(view, chosen) : undefined
  return [
    ...(unit
      ? [{ id: 'unit', title: unit.name, key: `${moment} ${unit.id}`, unit: unit.id, naming: true }]
      : []),
    // The opening is all there is before the first week.
    ...(phase.name === 'opening' ? [] : [{ id: 'phase', title: `the ${words(phase.name)}`, key: moment }]),
  ]
}

const scopes = (view: View, by: Side, chosen: string | undefined): readonly StaffScope[] => {
  const side = asSide(by)
  const phase = topPhase(view)
  if (!side || !phase) return []
  const { week, assault } = view
  return [
    ...ownScopes(view, side, phase, chosen),
    ...(assault
      ? [
          {
            id: 'turn',
            title: assault.night ? 'the night' : 'the assault turn',
            key: `turn ${week} ${assault.day} ${assault.turnOfDay} ${assault.night}`,
          },
        ]
      : []),
    { id: 'week', title: week < 1 ? 'the opening' : 'the week', key: `week ${week}` },
  ]
}

type Kind = PlayerOrder['kind']

const all = <K extends Kind>(orders: readonly PlayerOrder[], ...kinds: readonly K[]): readonly OrderOf<K>[] =>
  orders.filter((order): order is OrderOf<K> => kinds.some((kind) => kind === order.kind))

const places = (names: readonly string[]): string => listed([...new Set(names)])

const fireWords = (view: View, orders: readonly PlayerOrder[]): readonly string[] => {
  const fire = all(orders, 'fire')
  if (fire.length === 0) return []
  const at = places(fire.map(({ target }) => targetName(view, target)))
  return [
    `${several(fire.length, 'mission')} at ${at}, ${fire.length} ${fire.length === 1 ? 'shell' : 'shells'}`,
  ]
}

const counted = (count: number, one: string, many?: string): readonly string[] =>
  count === 0 ? [] : [several(count, one, many)]

const moved = (orders: readonly PlayerOrder[]): number =>
  all(orders, 'move', 'exit').reduce((sum, { units }) => sum + units.length, 0)

const men = (orders: readonly PlayerOrder[]): number =>
  all(orders, 'reinforce', 'draft').reduce((sum, order) => sum + order.men, 0)

/** What orders come to, a few words a kind; orders that only end something come to nothing. */
const inWords = (view: View, given: readonly AnyOrder[]): readonly string[] => {
  const orders = given.flatMap((order) => asOrder(order) ?? [])
  const raids = all(orders, 'raid')
  const gas = all(orders, 'release-gas')
  return [
    ...(all(orders, 'deploy-usual').length > 0 ? ['all placed as usual'] : []),
    ...counted(all(orders, 'place').length, 'unit to its place', 'units to their places'),
    ...counted(all(orders, 'luxury').length, 'unit resting', 'units resting'),
    ...counted(all(orders, 'pioneer-work', 'build').length, 'work of pioneers', 'works of pioneers'),
    ...counted(all(orders, 'entrench', 'scrape-trench').length, 'unit digging in', 'units digging in'),
    ...(raids.length > 0
      ? [`${several(raids.length, 'raid')} on ${places(raids.map(({ zone }) => zone))}`]
      : []),
    ...counted(all(orders, 'sortie').length, 'flight'),
    ...counted(all(orders, 'reconnoitre').length, 'look from the air', 'looks from the air'),
    ...counted(all(orders, 'air-attack').length, 'attack from the air', 'attacks from the air'),
    ...fireWords(view, orders),
    ...counted(all(orders, 'standing').length, 'standing order'),
    ...(gas.length > 0 ? [`gas on ${places(gas.map(({ zone }) => zone))}`] : []),
    ...counted(all(orders, 'dig-tunnel').length, 'tunnel to dig', 'tunnels to dig'),
    ...counted(all(orders, 'pack-mine').length, 'mine to pack', 'mines to pack'),
    ...counted(all(orders, 'detonate').length, 'mine to blow', 'mines to blow'),
    ...counted(men(orders), 'man for the ranks', 'men for the ranks'),
    ...counted(all(orders, 'buy-goods', 'buy-unit', 'buy-depot', 'pool').length, 'purchase'),
    ...(all(orders, 'open-assault').length > 0 ? ['an assault'] : []),
    ...(all(orders, 'decline-assault').length > 0 ? ['no assault'] : []),
    ...counted(moved(orders), 'unit on the move', 'units on the move'),
    ...counted(all(orders, 'enter').length, 'unit from the reserve', 'units from the reserve'),
    ...(all(orders, 'fight-it-out').length > 0 ? ['close assaults fought out'] : []),
    ...(all(orders, 'stop-assault').length > 0 ? ['an offer to end the assault'] : []),
  ]
}

/** What a staff does in a campaign. */
export const STAFF: StaffWords<View> = { scopes, inWords }
