import type { Fault } from '#kernel/procedure/result.ts'
import { capitalised, several } from '#kernel/words.ts'
import { FIRST_TANKS, FIRST_YEARS, ROOM, STRETCH, TABLE_SIZE } from '../tables/pick-up.ts'
import { isGuns, isTank, type Nation } from '../vocabulary.ts'
import { isToBeHad, type LateArm } from './arms.ts'
import type { Mustered, Row } from './forces.ts'
import type { Part } from './form.ts'
import { widthOf } from './places.ts'
import type { Terms } from './terms.ts'

const PARTS = ['attack', 'defence'] as const

const fault = (path: string, message: string): Fault => ({ path, message })

const NAMES: Readonly<Record<Nation, string>> = {
  german: 'Germans',
  british: 'British',
  french: 'French',
  american: 'Americans',
}

const sizeFault = (terms: Terms): Fault | undefined => {
  const odd = (['width', 'depth'] as const).find((field) => terms[field] % TABLE_SIZE.step !== 0)
  if (!odd) return undefined
  const { least, most } = TABLE_SIZE[odd]
  return fault(
    odd,
    `The ${odd} of the table goes from ${least} to ${most} inches in steps of ${TABLE_SIZE.step}, so ${terms[odd]} will not do.`,
  )
}

const yearFault = ({ nations, year }: Terms): Fault | undefined =>
  year < 1918 && Object.values(nations).includes('american')
    ? fault('year', `American divisions fight in 1918 only, not in ${year} (PA-ORG-10).`)
    : undefined

const frontFault = ({ width, defenceDivisions, divisions }: Terms): Fault | undefined => {
  const stretch = width / defenceDivisions
  const least = divisions.defence.infantry > 3 ? STRETCH.ofFour : STRETCH.least
  if (stretch >= least && stretch <= STRETCH.most) return undefined
  const each = Math.round(stretch * 10) / 10
  return fault(
    'defenceDivisions',
    `${capitalised(several(defenceDivisions, 'division'))} on ${width} inches would hold ${each} inches each; ${least} to ${STRETCH.most} are usual for one (PA-SETUP-02).`,
  )
}

const ARM_NAMES: Readonly<Record<LateArm, string>> = {
  stosstruppen: 'storm battalions',
  lightTanks: 'light tanks',
  tanks: 'tanks',
}

/** PA-ORG-09, PA-ORG-10 */
const supportsFault = (terms: Terms, part: Part): Fault | undefined => {
  const { nations, year, supports } = terms
  const nation = nations[part]
  for (const kind of ['stosstruppen', 'lightTanks', 'tanks'] as const) {
    if (supports[part][kind] === 0 || isToBeHad(terms, part, kind)) continue
    const first = FIRST_YEARS[kind][nation]
    return fault(
      `supports.${part}.${kind}`,
      first === undefined
        ? `The ${NAMES[nation]} have no ${ARM_NAMES[kind]} (${kind === 'stosstruppen' ? 'PA-ORG-09' : 'PA-ORG-10'}).`
        : `The ${NAMES[nation]} have no ${ARM_NAMES[kind]} before ${first} (PA-ORG-10).`,
    )
  }
  return year === FIRST_YEARS.tanks.british && supports[part].tanks > FIRST_TANKS
    ? fault(`supports.${part}.tanks`, `In ${year} there is one base of tanks and no more (PA-ORG-10).`)
    : undefined
}

/** What is wrong with what was agreed, before anybody is mustered. */
export const termsFault = (terms: Terms): Fault | undefined =>
  sizeFault(terms) ??
  yearFault(terms) ??
  frontFault(terms) ??
  supportsFault(terms, 'attack') ??
  supportsFault(terms, 'defence')

/** Of what a row is too full, and the field to be changed. */
const FIELD_OF: Readonly<Record<Part, Readonly<Record<Row, string>>>> = {
  attack: {
    front: 'attackDivisions',
    'second-wave': 'attackDivisions',
    eingreif: 'attackDivisions',
    storm: 'supports.attack.stosstruppen',
    tanks: 'supports.attack.tanks',
    field: 'organisation',
    heavy: 'supports.attack.heavy',
    heavier: 'supports.attack.extraHeavy',
    'eingreif-field': 'organisation',
  },
  defence: {
    front: 'defenceDivisions',
    'second-wave': 'defenceDivisions',
    eingreif: 'eingreif',
    storm: 'supports.defence.stosstruppen',
    tanks: 'supports.defence.tanks',
    field: 'organisation',
    heavy: 'supports.defence.heavy',
    heavier: 'supports.defence.extraHeavy',
    'eingreif-field': 'organisation',
  },
}

/** 7.9: why one row of a side has no room for all that is to stand in it. */
const rowFault = ({ width }: Terms, part: Part, row: Row, units: readonly Mustered[]): Fault | undefined => {
  const path = FIELD_OF[part][row]
  const [first] = units
  const troop = first?.troops[0]
  if (!first || !troop) return undefined
  if (isGuns(troop)) {
    const bases = units.reduce((sum, { troops }) => sum + troops.length, 0)
    const most = Math.floor(width / ROOM.gun)
    return bases > most
      ? fault(
          path,
          `${capitalised(several(bases, 'gun base'))} do not fit in a row ${width} inches wide: ${most} at most.`,
        )
      : undefined
  }
  if (row === 'tanks') {
    const most = Math.floor(width / ROOM.tanks)
    return isTank(troop) && units.length > most
      ? fault(
          path,
          `${capitalised(several(units.length, 'tank unit'))} do not fit in a row ${width} inches wide: ${most} at most.`,
        )
      : undefined
  }
  if (row === 'storm' || (row === 'front' && part === 'defence')) return undefined
  const widest = Math.max(...units.map(({ troops }) => widthOf(troops)))
  const most = Math.floor(width / (widest + ROOM.besideDivision))
  return units.length > most
    ? fault(
        path,
        `${capitalised(several(units.length, 'unit'))} do not fit side by side on ${width} inches: ${most} at most.`,
      )
    : undefined
}

export const roomFault = (terms: Terms, part: Part, force: readonly Mustered[]): Fault | undefined => {
  for (const row of new Set(force.map((unit) => unit.row))) {
    const wrong = rowFault(
      terms,
      part,
      row,
      force.filter((unit) => unit.row === row),
    )
    if (wrong) return wrong
  }
  return undefined
}

/** What is unusual and allowed (PA-ORG-09). */
export const remarksOn = ({ nations, supports }: Terms): readonly string[] =>
  PARTS.flatMap((part) =>
    nations[part] === 'german' && supports[part].tanks > 1
      ? ['More than one German tank base is a thing that never was (PA-ORG-06).']
      : [],
  )
