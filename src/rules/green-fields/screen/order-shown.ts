import { capitalised, listed, several, words } from '#kernel/words.ts'
import { MISSION_WORDS } from '../game/phases/bombardment/mission-words.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { OFF_BOARD, type ZoneNumber } from '../game/zone.ts'
import { zoneNamed } from '../reckoning/grid.ts'
import { standingWords } from './naming.ts'

/** What a staff says that some of its orders come to, all of them together. */
interface Tally<O> {
  words(view: View, orders: readonly O[]): string
}

/** How orders of one kind are shown. Those that only end something come to nothing. */
interface Shown<O> {
  /** What it says, for the button that gives it; `who` is its unit. In the words of its kind if left out. */
  says?(view: View, order: O, who: string): string
  readonly tally?: Tally<O>
  /** Where it would have units stand. */
  sends?(view: View, order: O): readonly (readonly [unit: string, zone: ZoneNumber | undefined])[]
  /** What its unit has to do with: zones, units, or what lies behind the lines. */
  aims?(order: O): readonly string[]
  /** What is done where its unit stands. */
  readonly work?: string
}

/** A zone, a unit, or what lies behind the lines. */
const targetName = (view: View, target: string): string =>
  unitNamed(view, target)?.name ?? (target === 'depot' || target === 'aerodrome' ? `the ${target}` : target)

const namesOf = (view: View, ids: readonly string[]): string =>
  ids.map((id) => unitNamed(view, id)?.name ?? 'a unit').join(', ')

const placesIn = (names: readonly string[]): string => listed([...new Set(names)])

const counted = (one: string, many?: string): Tally<PlayerOrder> => ({
  words: (_, { length }) => several(length, one, many),
})

const said = (text: string): Tally<PlayerOrder> => ({ words: () => text })

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0)

const WORKS = counted('work of pioneers', 'works of pioneers')
const DIGGING = counted('unit digging in', 'units digging in')
const PURCHASES = counted('purchase')

const MEN: Tally<OrderOf<'reinforce' | 'draft'>> = {
  words: (_, orders) =>
    several(
      sum(orders, ({ men }) => men),
      'man for the ranks',
      'men for the ranks',
    ),
}

const MOVES: Tally<OrderOf<'move' | 'exit'>> = {
  words: (_, orders) =>
    several(
      sum(orders, ({ units }) => units.length),
      'unit on the move',
      'units on the move',
    ),
}

const RAIDS: Tally<OrderOf<'raid'>> = {
  words: (_, orders) => `${several(orders.length, 'raid')} on ${placesIn(orders.map(({ zone }) => zone))}`,
}

const FIRE: Tally<OrderOf<'fire'>> = {
  words: (view, orders) =>
    `${several(orders.length, 'mission')} at ${placesIn(orders.map(({ target }) => targetName(view, target)))}, ${orders.length} ${orders.length === 1 ? 'shell' : 'shells'}`,
}

const GAS: Tally<OrderOf<'release-gas'>> = {
  words: (_, orders) => `gas on ${placesIn(orders.map(({ zone }) => zone))}`,
}

const goesTo = (view: View, { unit, zone }: { readonly unit: string; readonly zone: string }) =>
  [[unit, zone === 'off' ? OFF_BOARD : zoneNamed(view.country, zone)]] as const

const buildWords = (
  _: View,
  { work, to }: { readonly work: string; readonly to?: string | undefined },
  who: string,
): string => `${who}: build a ${work}${to === undefined ? '' : ` towards ${to}`}`

const farBank = ({ to }: { readonly to?: string | undefined }): readonly string[] =>
  to === undefined ? [] : [to]

/** In the order in which a staff tells of them. */
const SHOWN: { readonly [K in PlayerOrder['kind']]: Shown<OrderOf<K>> } = {
  'deploy-usual': { tally: said('all placed as usual') },
  place: {
    says: (_, { zone }, who) => (zone === 'off' ? `${who} goes off the board` : `Place ${who} in ${zone}`),
    tally: counted('unit to its place', 'units to their places'),
    sends: goesTo,
    aims: ({ zone }) => [zone],
  },
  luxury: { tally: counted('unit resting', 'units resting'), work: 'rest' },
  'pioneer-work': { says: buildWords, tally: WORKS, aims: farBank, work: 'build' },
  build: { says: buildWords, tally: WORKS, aims: farBank, work: 'build' },
  entrench: { says: (_view, _order, who) => `${who} digs in`, tally: DIGGING, work: 'dig in' },
  'scrape-trench': { says: (_view, _order, who) => `${who} digs in`, tally: DIGGING, work: 'dig in' },
  raid: {
    says: (_, { zone, strength }, who) => `${who} raids ${zone} with ${strength}`,
    tally: RAIDS,
    aims: ({ zone }) => [zone],
  },
  sortie: {
    says: (_, { period, strength }, who) =>
      `${who} flies${period === undefined ? '' : ` by ${period}`}${strength === undefined ? '' : ` with ${strength}`}`,
    tally: counted('flight'),
  },
  reconnoitre: {
    says(_, { sought, zones, column }, who) {
      if (sought === undefined) return `${who} looks at ${zones?.join(' and ') ?? 'the depot'}`
      return `${who} looks for ${words(sought)} ${column === undefined ? 'behind the lines' : `behind ${column}`}`
    },
    tally: counted('look from the air', 'looks from the air'),
    aims: ({ zones, depot }) => zones ?? (depot ? ['depot'] : []),
  },
  'air-attack': {
    says: (view, { target, dice }, who) =>
      `${who} attacks ${targetName(view, target)}${dice === undefined ? '' : ` with ${dice}`}`,
    tally: counted('attack from the air', 'attacks from the air'),
    aims: ({ target }) => [target],
  },
  fire: {
    says: (view, { mission, target }, who) =>
      `${who} ${MISSION_WORDS[mission].fires} ${target === 'depot' ? 'the depot' : targetName(view, target)}`,
    tally: FIRE,
    aims: ({ target }) => [target],
  },
  standing: {
    says: (_, { order, atLeast }, who) => `${who}: ${standingWords(order, atLeast).toLowerCase()}`,
    tally: counted('standing order'),
  },
  'release-gas': {
    says: (_, { canisters, zone }) => `Release ${several(canisters, 'canister')} on ${zone}`,
    tally: GAS,
  },
  'dig-tunnel': {
    says: (_, { to }, who) => `${who} tunnels towards ${to}`,
    tally: counted('tunnel to dig', 'tunnels to dig'),
    aims: ({ to }) => [to],
  },
  'pack-mine': {
    says: (_, { explosives }, who) => `${who} packs ${several(explosives, 'charge')}`,
    tally: counted('mine to pack', 'mines to pack'),
    work: 'pack the mine',
  },
  detonate: {
    says: (_view, _order, who) => `${who} fires the mine`,
    tally: counted('mine to blow', 'mines to blow'),
    work: 'fire the mine',
  },
  reinforce: { tally: MEN },
  draft: { tally: MEN },
  'buy-goods': { tally: PURCHASES },
  'buy-unit': { tally: PURCHASES },
  'buy-depot': { tally: PURCHASES },
  pool: { tally: PURCHASES },
  'open-assault': { tally: said('an assault') },
  'decline-assault': { tally: said('no assault') },
  move: {
    says: (view, { units, path }) => `Move ${namesOf(view, units)} to ${path.at(-1) ?? ''}`,
    tally: MOVES,
    sends: (view, { units, path }) =>
      units.map((unit) => [unit, zoneNamed(view.country, path.at(-1) ?? '')] as const),
  },
  exit: {
    says: (view, { units }) => `${namesOf(view, units)}: off over the enemy's edge`,
    tally: MOVES,
  },
  enter: {
    says: (_, { zone }, who) => `Bring on ${who} in ${zone}`,
    tally: counted('unit from the reserve', 'units from the reserve'),
    sends: goesTo,
    aims: ({ zone }) => [zone],
  },
  'fight-it-out': { tally: said('close assaults fought out') },
  'stop-assault': { tally: said('an offer to end the assault') },
  'stand-down': {},
  'stand-to': {},
  mount: {},
  dismount: {},
  load: {},
  unload: {},
  'order-waves': {},
  'call-off-raid': {},
  'defend-raid': {},
  'stay-down': {},
  'cease-fire': {},
  'send-party': {},
  'mine-choice': {},
  'capture-tanks': {},
  face: {},
  'split-fire': {},
  done: {},
  concede: {},
  'agree-to-end': {},
}

export const shownAs = ({ kind }: PlayerOrder): Shown<PlayerOrder> => {
  const shown: Shown<PlayerOrder> = SHOWN[kind]
  return shown
}

/** What an order says, for the button that gives it. */
export const orderWords = (view: View, order: PlayerOrder): string => {
  const who = 'unit' in order ? namesOf(view, [order.unit]) : ''
  const plain = who === '' ? capitalised(words(order.kind)) : `${who}: ${words(order.kind)}`
  return shownAs(order).says?.(view, order, who) ?? plain
}

const TALLIES: ReadonlySet<Tally<never>> = new Set(
  Object.values(SHOWN).flatMap(({ tally }): readonly Tally<never>[] => (tally ? [tally] : [])),
)

/** What orders come to, in a few words each. */
export const ordersInWords = (view: View, orders: readonly PlayerOrder[]): readonly string[] =>
  [...TALLIES].flatMap((tally) => {
    const told: readonly PlayerOrder[] = orders.filter((order) => shownAs(order).tally === tally)
    const [first] = told
    return (first && shownAs(first).tally?.words(view, told)) ?? []
  })
