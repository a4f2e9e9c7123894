import { memo } from '#kernel/memo.ts'
import { capitalised, listed, ordinal, words } from '#kernel/words.ts'
import { EVENT_CARDS } from '../tables/index.ts'
import type { PlayingCard, Side, TankType } from '../vocabulary.ts'
import { NATION_WORDS } from '../wording.ts'
import type { Battalion, State, Unit } from './state.ts'
import { battalionNamed, blockHouseNamed, unitNamed } from './units.ts'

/** What follows the id of a unit in that of one of its stands. */
const NUMBER = /^\d+$/
/** The number that a weapon has among those of its owner. */
const LAST_NUMBER = /(\d+)$/

/** A battalion with the number of its regiment where another of its side is called the same: "I/84 Battalion". */
const battalionName = ({ battalions, regiments }: State, battalion: Battalion): string => {
  const { id, side, name } = battalion
  const shared = battalions.some((other) => other.id !== id && other.side === side && other.name === name)
  const regiment = regiments.find((one) => one.id === battalion.regiment)?.name ?? ''
  const number = /\d+/.exec(regiment)?.[0]
  return shared && number !== undefined ? name.replace(/^\w+/, (first) => `${first}/${number}`) : name
}

const bodyName = (state: State, id: string | null): string | undefined => {
  const battalion = battalionNamed(state, id)
  return battalion
    ? battalionName(state, battalion)
    : state.regiments.find((regiment) => regiment.id === id)?.name
}

const ownerOf = (state: State, { battalion, regiment }: Unit): string =>
  shortened(bodyName(state, battalion) ?? bodyName(state, regiment) ?? '')

const shortened = (name: string): string =>
  name.replace(/ Battalion\b/, ' Bn').replace(/ Regiment\b/, ' Regt')

const numberOf = (id: string): string => LAST_NUMBER.exec(id)?.[1] ?? ''

const companyLetter = ({ id }: Unit): string => id.slice(-1).toUpperCase()

const TANK_WORDS: Readonly<Record<TankType, string>> = {
  'british-male': 'male tank',
  'british-female': 'female tank',
  whippet: 'Whippet tank',
  'st-chamond': 'St Chamond tank',
  'renault-gun': 'Renault gun tank',
  'renault-lmg': 'Renault tank',
  a7v: 'A7V tank',
}

/** By id, for all that names are made of stays the same throughout a battle. */
const unitNames = memo((_: State['scenario']) => new Map<string, string>())

/** "A Company, 1st Bn", "machine gun 2, 1st Bn". */
const unitName = (state: State, unit: Unit): string => {
  const known = unitNames(state.scenario)
  const before = known.get(unit.id)
  if (before !== undefined) return before
  const name = newName(state, unit)
  known.set(unit.id, name)
  return name
}

const newName = (state: State, unit: Unit): string => {
  const owner = ownerOf(state, unit)
  switch (unit.kind) {
    case 'rifle-company':
      return `${companyLetter(unit)} Company, ${owner}`
    case 'cavalry-squadron':
      return `${companyLetter(unit)} Squadron, ${owner}`
    case 'light-team':
      return `${unit.type === 'lmg' ? 'light machine gun' : words(unit.type)} team, ${owner}`
    case 'artillery':
      return `${words(unit.type)} battery ${numberOf(unit.id)}, ${owner}`
    case 'tank':
      return `${unit.tank ? TANK_WORDS[unit.tank] : words(unit.type)} ${numberOf(unit.id)}, ${owner}`
    default:
      return `${words(unit.type)} ${numberOf(unit.id)}, ${owner}`
  }
}

const partOf = ({ kind }: Unit): string =>
  kind === 'rifle-company' ? 'platoon' : kind === 'cavalry-squadron' ? 'troop' : 'stand'

/** By the id of a stand that of its unit. */
const unitIds = memo((_: State['scenario']) => new Map<string, string>())

/** The unit that an id is of, or that one of its stands is of, lost or not. */
export const unitOfId = ({ scenario, units }: State, id: string): Unit | undefined => {
  const known = unitIds(scenario)
  const named = unitNamed({ units }, known.get(id) ?? id)
  if (named) return named
  const unit = units.find((one) => id.startsWith(one.id) && NUMBER.test(id.slice(one.id.length)))
  if (unit) known.set(id, unit.id)
  return unit
}

/** A stand, a unit, a battalion, a regiment or a block house as players call it. */
export const nameOf = (state: State, id: string): string => {
  const unit = unitOfId(state, id)
  if (unit) {
    const whole = unitName(state, unit)
    return unit.id === id || unit.strength === 1
      ? whole
      : `${ordinal(Number(numberOf(id)))} ${partOf(unit)} of ${whole}`
  }
  const body = bodyName(state, id)
  if (body !== undefined) return body
  const house = blockHouseNamed(state, id)
  if (house || /b\d+$/.test(id)) return `block house ${numberOf(id)}`
  return id.endsWith('h') ? `the command of ${nameOf(state, id.slice(0, -1))}` : id
}

/** 'the Germans' */
export const sideWords = ({ scenario }: Pick<State, 'scenario'>, side: Side): string =>
  `the ${NATION_WORDS[scenario[side].nation]}`

/** A unit without whose it is, where that is known: "A Company", "machine gun 2". */
export const ownName = (state: State, id: string): string => nameOf(state, id).replace(/,.*$/, '')

/** The units that ids are of, or that stands of them belong to; each once. */
export const unitsOf = (state: State, ids: readonly string[]): readonly string[] => [
  ...new Set(ids.map((id) => unitOfId(state, id)?.id ?? id)),
]

/** 'A Company, 1st Bn and machine gun 2, 1st Bn': whose stands these are. */
export const ownersOf = (state: State, ids: readonly string[]): string =>
  listed([...new Set(unitsOf(state, ids).map((id) => nameOf(state, id)))])

const SUITS: Readonly<Record<string, string>> = { H: 'hearts', C: 'clubs', D: 'diamonds', S: 'spades' }
const RANKS: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' }

/** 'queen of hearts' */
export const cardWords = (card: PlayingCard): string => {
  const rank = card.slice(0, -1)
  return `${RANKS[rank] ?? rank} of ${SUITS[card.slice(-1)] ?? ''}`
}

/** 'Rally (queen of hearts)' */
export const eventWords = (card: PlayingCard): string => {
  const found = EVENT_CARDS[card]
  return found ? `${capitalised(words(found.event))} (${cardWords(card)})` : `the ${cardWords(card)}`
}
