import { capitalised, several, words } from '#kernel/words.ts'
import { MISSION_WORDS } from '../game/phases/bombardment/mission-words.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { standingWords } from './naming.ts'

const names = (view: View, ids: readonly string[]): string =>
  ids.map((id) => unitNamed(view, id)?.name ?? 'a unit').join(', ')

/** What an order says, for the button that gives it. */
export const orderWords = (view: View, order: PlayerOrder): string => {
  const who = 'unit' in order ? names(view, [order.unit]) : ''
  switch (order.kind) {
    case 'place':
      return order.zone === 'off' ? `${who} goes off the board` : `Place ${who} in ${order.zone}`
    case 'fire':
      return `${who} ${MISSION_WORDS[order.mission].fires} ${order.target === 'depot' ? 'the depot' : targetName(view, order.target)}`
    case 'raid':
      return `${who} raids ${order.zone} with ${order.strength}`
    case 'pioneer-work':
    case 'build':
      return `${who}: build a ${order.work}${order.to === undefined ? '' : ` towards ${order.to}`}`
    case 'entrench':
    case 'scrape-trench':
      return `${who} digs in`
    case 'release-gas':
      return `Release ${several(order.canisters, 'canister')} on ${order.zone}`
    case 'dig-tunnel':
      return `${who} tunnels towards ${order.to}`
    case 'pack-mine':
      return `${who} packs ${several(order.explosives, 'charge')}`
    case 'detonate':
      return `${who} fires the mine`
    case 'sortie':
      return `${who} flies${order.period === undefined ? '' : ` by ${order.period}`}${order.strength === undefined ? '' : ` with ${order.strength}`}`
    case 'reconnoitre': {
      if (order.sought === undefined) return `${who} looks at ${order.zones?.join(' and ') ?? 'the depot'}`
      const where = order.column === undefined ? 'behind the lines' : `behind ${order.column}`
      return `${who} looks for ${words(order.sought)} ${where}`
    }
    case 'air-attack':
      return `${who} attacks ${targetName(view, order.target)}${order.dice === undefined ? '' : ` with ${order.dice}`}`
    case 'move':
      return `Move ${names(view, order.units)} to ${order.path.at(-1) ?? ''}`
    case 'exit':
      return `${names(view, order.units)}: off over the enemy's edge`
    case 'enter':
      return `Bring on ${who} in ${order.zone}`
    case 'standing':
      return `${who}: ${standingWords(order.order, order.atLeast).toLowerCase()}`
    default:
      return who === '' ? capitalised(words(order.kind)) : `${who}: ${words(order.kind)}`
  }
}

/** A zone, a unit, or what lies behind the lines. */
export const targetName = (view: View, target: string): string =>
  unitNamed(view, target)?.name ?? (target === 'depot' || target === 'aerodrome' ? `the ${target}` : target)
