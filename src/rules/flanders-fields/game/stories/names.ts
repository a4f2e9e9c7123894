import { ordinal, words } from '../../../../kernel/words.ts'
import type { State, Unit } from '../state.ts'
import { battalionNamed, blockHouseNamed } from '../units.ts'

/** What follows the id of a unit in that of one of its stands. */
const NUMBER = /^\d+$/
/** The number that a weapon has among those of its owner. */
const LAST_NUMBER = /(\d+)$/

const ownerOf = ({ battalions, regiments }: State, { battalion, regiment }: Unit): string =>
  battalions.find(({ id }) => id === battalion)?.name ??
  regiments.find(({ id }) => id === regiment)?.name ??
  ''

const numberOf = (id: string): string => LAST_NUMBER.exec(id)?.[1] ?? ''

const companyLetter = ({ id }: Unit): string => id.slice(-1).toUpperCase()

/** "A Company, 1st Battalion", "machine gun 2, 1st Battalion". */
const unitName = (state: State, unit: Unit): string => {
  const owner = ownerOf(state, unit)
  switch (unit.kind) {
    case 'rifle-company':
      return `${companyLetter(unit)} Company, ${owner}`
    case 'cavalry-squadron':
      return `${companyLetter(unit)} Squadron, ${owner}`
    case 'light-team':
      return `${words(unit.type)} team, ${owner}`
    case 'artillery':
      return `${words(unit.type)} battery ${numberOf(unit.id)}, ${owner}`
    default:
      return `${words(unit.tank ?? unit.type)} ${numberOf(unit.id)}, ${owner}`
  }
}

/** The unit that an id is of, or that one of its stands is of, lost or not. */
const unitOfId = ({ units }: State, id: string): Unit | undefined =>
  units.find((unit) => unit.id === id) ??
  units.find((unit) => id.startsWith(unit.id) && NUMBER.test(id.slice(unit.id.length)))

/** A stand, a unit, a battalion, a regiment or a block house as players call it. */
export const nameOf = (state: State, id: string): string => {
  const unit = unitOfId(state, id)
  if (unit) {
    const whole = unitName(state, unit)
    return unit.id === id ? whole : `${ordinal(Number(numberOf(id)))} stand of ${whole}`
  }
  const body = battalionNamed(state, id)?.name ?? state.regiments.find((regiment) => regiment.id === id)?.name
  if (body !== undefined) return body
  const house = blockHouseNamed(state, id)
  if (house || /b\d+$/.test(id)) return `block house ${numberOf(id)}`
  return id.endsWith('h') ? `command of ${nameOf(state, id.slice(0, -1))}` : id
}
