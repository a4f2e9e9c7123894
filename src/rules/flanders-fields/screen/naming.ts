import type { ArmSymbol } from '#screen/piece.ts'
import type { Battalion, State, Unit } from '../game/state.ts'
import { nameOf } from '../game/stories/names.ts'
import { battalionNamed } from '../game/units.ts'
import type { Nation, Side, Stand as StandType } from '../vocabulary.ts'

export const SYMBOLS: Readonly<Record<StandType, ArmSymbol>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  lmg: 'light-machine-gun',
  'machine-gun': 'machine-gun',
  flamethrower: 'grenadier',
  'at-rifle': 'anti-tank',
  'light-mortar': 'mortar',
  'medium-mortar': 'mortar',
  'heavy-mortar': 'mortar',
  'field-gun': 'field-gun',
  'field-howitzer': 'field-gun',
  'heavy-artillery': 'heavy-gun',
  'super-heavy-artillery': 'super-heavy-gun',
  'heavy-tank': 'tank',
  'light-tank': 'light-tank',
  motor: 'armoured-car',
  'block-house': 'machine-gun',
  'battalion-command': 'command',
  'regimental-command': 'command',
  'divisional-command': 'command',
  liaison: 'command',
}

/** What stands are called, one and several. */
export const STAND_WORDS: Readonly<Record<StandType, readonly [string, string]>> = {
  infantry: ['rifle platoon', 'rifle platoons'],
  cavalry: ['cavalry troop', 'cavalry troops'],
  lmg: ['light machine gun', 'light machine guns'],
  'machine-gun': ['machine gun', 'machine guns'],
  flamethrower: ['flamethrower', 'flamethrowers'],
  'at-rifle': ['anti-tank rifle', 'anti-tank rifles'],
  'light-mortar': ['light mortar', 'light mortars'],
  'medium-mortar': ['medium mortar', 'medium mortars'],
  'heavy-mortar': ['heavy mortar', 'heavy mortars'],
  'field-gun': ['field gun battery', 'field gun batteries'],
  'field-howitzer': ['field howitzer battery', 'field howitzer batteries'],
  'heavy-artillery': ['heavy battery', 'heavy batteries'],
  'super-heavy-artillery': ['super-heavy battery', 'super-heavy batteries'],
  'heavy-tank': ['heavy tank', 'heavy tanks'],
  'light-tank': ['light tank', 'light tanks'],
  motor: ['motor', 'motors'],
  'block-house': ['block house', 'block houses'],
  'battalion-command': ['battalion command', 'battalion commands'],
  'regimental-command': ['regimental command', 'regimental commands'],
  'divisional-command': ['divisional command', 'divisional commands'],
  liaison: ['liaison officer', 'liaison officers'],
}

export const NATION_NAMES: Readonly<Record<Nation, { readonly name: string; readonly adjective: string }>> = {
  british: { name: 'British', adjective: 'British' },
  french: { name: 'French', adjective: 'French' },
  german: { name: 'Germans', adjective: 'German' },
}

/** The Entente has the colour of the first side, whoever attacks. */
export const sideIndex = ({ scenario }: Pick<State, 'scenario'>, side: Side): 0 | 1 =>
  scenario[side].nation === 'german' ? 1 : 0

/** "15" of "15th Hampshire", "II" of "II Battalion, …"; else the name. */
const numberOfBattalion = (name: string): string =>
  /^(\d+|[IVX]+)(?:st|nd|rd|th)?\b/.exec(name)?.[1] ?? name.replace(/,.*$/, '').replace(/^The /, '')

/** Names of a battalion, the shortest first: "2", "2/8" by its regiment, "2nd Royal Irish". */
const namesOfBattalion = (
  { regiments }: State,
  { name, regiment: id }: Battalion,
): readonly [string, string, string] => {
  const short = numberOfBattalion(name)
  const regiment = regiments.find((one) => one.id === id)?.name ?? ''
  return [short, `${short}/${/\d+/.exec(regiment)?.[0] ?? regiment}`, name.replace(/,.*$/, '')]
}

/** A battalion as it is written on the map: the shortest name that no other of its side has. */
const shortBattalion = (state: State, battalion: Battalion): string => {
  const names = namesOfBattalion(state, battalion)
  const others = state.battalions
    .filter(({ id, side }) => id !== battalion.id && side === battalion.side)
    .map((other) => namesOfBattalion(state, other))
  return names.find((name, i) => others.every((other) => other[i] !== name)) ?? names[2]
}

/** The command of a body: "HQ 15". */
export const commandLabel = (state: State, body: string): string => {
  const battalion = battalionNamed(state, body)
  const short = battalion ? shortBattalion(state, battalion) : ''
  return /^[\w/]{1,7}$/.test(short) ? `HQ ${short}` : 'HQ'
}

/** A unit without whose it is, where that is known: "A Company", "machine gun 2". */
export const ownName = (state: State, id: string): string => nameOf(state, id).replace(/,.*$/, '')

const numberOf = ({ id }: Unit): string => /(\d+)$/.exec(id)?.[1] ?? ''

/** The number of a weapon, with its battalion where another has a weapon of its kind and number: "1/II". */
const weaponNumber = (state: State, unit: Unit, battalion: Battalion | undefined): string => {
  const number = numberOf(unit)
  const isShared = state.units.some(
    (other) =>
      other.id !== unit.id &&
      other.side === unit.side &&
      other.kind === unit.kind &&
      numberOf(other) === number,
  )
  return isShared && battalion ? `${number}/${shortBattalion(state, battalion)}` : number
}

/** A unit as it is written on the map: "B/II", "MG 1", "Tank 1/15". */
export const mapLabel = (state: State, unit: Unit): string => {
  const battalion = battalionNamed(state, unit.battalion)
  const number = weaponNumber(state, unit, battalion)
  switch (unit.kind) {
    case 'rifle-company':
    case 'cavalry-squadron':
      return `${unit.id.slice(-1).toUpperCase()}${battalion ? `/${shortBattalion(state, battalion)}` : ''}`
    case 'light-team':
      return 'LMG'
    case 'machine-gun':
      return `MG ${number}`
    case 'battalion-mortar':
    case 'regimental-mortar':
      return `TM ${number}`
    case 'artillery':
      return `Bty ${number}`
    case 'tank':
      return `Tank ${number}`
    default:
      return number
  }
}
