import type { Battalion, State, Unit } from './state.ts'
import { battalionNamed } from './units.ts'

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
