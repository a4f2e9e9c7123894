import type { Fault } from '#kernel/procedure/result.ts'
import { capitalised, several } from '#kernel/words.ts'
import { SIDES } from '../vocabulary.ts'
import { monthFault, periodAt } from './calendar.ts'
import type { Given } from './form.ts'
import { reserveOf, sizeOf } from './muster.ts'
import { BARRAGES_FROM, isDug, type Terms } from './terms.ts'

const fault = (path: string, message: string): Fault => ({ path, message })

/** Fields that build the same side as an army file does. */
const BUILDING = [
  'regiments',
  'battalions',
  'organisation',
  'quality',
  'tanks',
  'cavalry',
  'guns',
  'gas',
  'air',
  'national',
  'reserve',
] as const

/** What is wrong with the month, before anything is made of it. */
export const dateFault = ({ date, period }: Given): Fault | undefined => {
  if (date === undefined) return undefined
  const message = monthFault(date)
  if (message !== undefined) return fault('date', message)
  const own = periodAt(date)
  return period === undefined || period === own
    ? undefined
    : fault('period', `${date} lies in the ${own} period, not the ${period} one (FF-GEN-04).`)
}

const armiesFault = (given: Given, { nations }: Terms): Fault | undefined => {
  for (const side of SIDES) {
    const army = given.armies?.[side]
    if (!army) continue
    const also = BUILDING.find((field) => given[field]?.[side] !== undefined)
    if (also !== undefined)
      return fault(`${also}.${side}`, `The army of the ${side} comes from a file: leave out its ${also}.`)
    const own = (['storm', 'pioneers'] as const).find((field) => given[field] !== undefined)
    if (side === 'attacker' && own !== undefined)
      return fault(own, `The army of the attacker comes from a file: leave out its ${own}.`)
    if (army.nation !== nations[side])
      return fault(
        `armies.${side}.nation`,
        `The ${side} is ${capitalised(nations[side])} in this battle, and this army is ${capitalised(army.nation)}.`,
      )
  }
  return undefined
}

const sizeFault = (given: Given, terms: Terms): Fault | undefined => {
  for (const side of SIDES) {
    if (given.armies?.[side]) continue
    const { all, regiments } = sizeOf(given, terms, side)
    const reserve = reserveOf(given, terms, side)
    if (reserve >= all)
      return fault(
        `reserve.${side}`,
        `The ${side} has ${several(all, 'battalion')}: one at least begins on the table.`,
      )
    const grades = given.quality?.[side]
    if (Array.isArray(grades) && grades.length !== all)
      return fault(
        `quality.${side}`,
        `Give a grade for each of the ${several(all, 'battalion')}, not ${grades.length}.`,
      )
    if (side === 'attacker' && (given.storm ?? 0) > regiments)
      return fault(
        'storm',
        `There are ${several(regiments, 'regiment')} for storm battalions to join (FF-NAT-08).`,
      )
  }
  return undefined
}

const groundFault = ({ date, ground, length, noMansLand, water, works }: Terms): Fault | undefined => {
  if (noMansLand > length - 80)
    return fault(
      'noMansLand',
      `No man's land may be ${length - 80} cm deep at most on a table ${length} cm long.`,
    )
  if (ground === 'trench' && date < '1914-10')
    return fault('ground', 'There is no trench country before October 1914.')
  if (ground === 'shattered' && date < '1916-07')
    return fault('ground', 'There is no shattered ground before July 1916.')
  if (water !== 'river') return undefined
  if (isDug(works)) return fault('water', 'A river lies only between lines that are not dug in.')
  if (ground === 'shattered') return fault('water', 'No river crosses shattered ground.')
  return noMansLand < 30 ? fault('water', "A river needs a no man's land of 30 cm or more.") : undefined
}

const WORKS_FROM = { none: '', hasty: '', line: '1914-10', system: '1915-01', deep: '1916-07' } as const

const worksFault = (given: Given, terms: Terms): Fault | undefined => {
  const { date, works, wire, shelters, period, nations, width } = terms
  if (date < WORKS_FROM[works]) return fault('works', `Such works are not dug before ${WORKS_FROM[works]}.`)
  if (wire !== 'none' && works === 'none') return fault('wire', 'There is no wire where nothing is dug.')
  if (wire !== 'none' && date < '1914-10') return fault('wire', 'There is no wire before October 1914.')
  if (shelters && (nations.defender !== 'german' || period === 'early' || works === 'none'))
    return fault(
      'shelters',
      'Only Germans who defend works in the mid or late period have deep shelters (FF-DUG-01).',
    )
  const houses = given.blockHouses ?? 0
  if (houses > 0 && (period === 'early' || works === 'none' || works === 'hasty'))
    return fault('blockHouses', 'Block houses stand in trench lines of the mid and late periods.')
  return houses > width / 30
    ? fault('blockHouses', `A table ${width} cm wide has room for ${width / 30} block houses.`)
    : undefined
}

const fireFault = (
  given: Given,
  { date, barrage, hurricane, period, nations, works }: Terms,
): Fault | undefined => {
  if (barrage !== 'none' && date < BARRAGES_FROM)
    return fault('barrage', 'There is no rolling barrage before September 1916 (FF-RB-01).')
  const germans = nations.attacker === 'german' && period === 'late'
  if (barrage === 'feuerwalze' && !germans)
    return fault('barrage', 'A feuerwalze is for Germans attacking in the late period (FF-HUR-02).')
  if (hurricane && !(germans && works !== 'none'))
    return fault(
      'hurricane',
      'A hurricane bombardment is for Germans attacking works in the late period (FF-HUR-01).',
    )
  return (given.bombardments ?? 0) > 0 && period === 'early'
    ? fault('bombardments', 'Fires are scheduled in the mid and late periods only (FF-PLAN-03).')
    : undefined
}

/** Why a battle cannot be fought as it was asked for, its armies apart. */
export const termsFault = (given: Given, terms: Terms): Fault | undefined =>
  armiesFault(given, terms) ??
  sizeFault(given, terms) ??
  groundFault(terms) ??
  worksFault(given, terms) ??
  fireFault(given, terms)
