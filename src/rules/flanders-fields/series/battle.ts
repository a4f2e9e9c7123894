import * as v from 'valibot'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept, form, list, maybe, written } from '#kernel/procedure/schema.ts'
import { battleOn, blockHousesOf, bombardmentsOf } from '../own-battle/index.ts'
import { onTable } from '../own-battle/pieces.ts'
import { everThinner } from '../own-battle/thinning.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { Side } from '../vocabulary.ts'
import { nextBattleOf } from './calendar.ts'
import { ID, SERIES_SIDES, type Series } from './document.ts'
import { type Fielded, namedFielded } from './fielding.ts'
import { readSeries } from './reading.ts'
import { tableOf } from './table.ts'
import { agreedNext, fieldedCount, type Levies, type Settled } from './terms.ts'

/** The next battle of a series, ready to be fought. */
export interface SeriesBattle {
  readonly scenario: Scenario
  /** Whether event cards are played; undefined where nothing was said. */
  readonly events: boolean | undefined
  /** The battalions of either side in the order of their numbers in the battle, by their ids of the roll. */
  readonly who: Readonly<Record<Side, readonly string[]>>
}

const named = () => maybe(list(written(ID), 1, 12))

/** What a battle document holds of the series it belongs to. */
const OF_SERIES = form({
  document: v.unknown(),
  /** FF-CAMP-06: whom the owners have named. */
  fielded: maybe(form({ a: named(), b: named() })),
})

export const isOver = ({ verdict }: Series): boolean => verdict !== null

const namedIn = (
  series: Series,
  settled: Settled,
  wanted: Partial<Fielded>,
): Result<Partial<Fielded>, Fault> => {
  const fielded: { a?: readonly string[]; b?: readonly string[] } = {}
  for (const side of SERIES_SIDES) {
    const own = wanted[side]
    if (!own) continue
    const read = namedFielded(series, side, fieldedCount(series, settled, side), own)
    if (!read.ok) return read
    fielded[side] = read.value
  }
  return success(fielded)
}

/** Later tables may have no room for all the weapons of a side, for others fight on it than at first: then they bring fewer. */
const battleOnStrip = (
  { strip, attacker: side, fought }: Series,
  { given, terms: agreed, levies }: Settled & { readonly levies: Levies },
): Result<Scenario, Fault> => {
  const thinner = (role: Side) => (fought.length > 0 ? everThinner(levies[role].army) : [levies[role].army])
  const attackers = thinner('attacker')
  const defenders = thinner('defender')
  let first: Result<Scenario, Fault> | undefined
  for (let least = 0; least < attackers.length + defenders.length - 1; least++)
    for (const [i, attacker] of attackers.entries()) {
      const defender = defenders[least - i]
      if (!defender) continue
      const count = onTable(defender).length
      const laid = tableOf(strip, side, agreed, blockHousesOf(given, agreed, count))
      const terms = { ...agreed, noMansLand: laid.lines.front - laid.lines.attacker }
      const battle = battleOn({ attacker, defender }, terms, laid, bombardmentsOf(given, terms, count))
      if (battle.ok) return battle
      first ??= battle
    }
  return first ?? failure({ path: '', message: 'There is nobody to fight this battle.' })
}

/** FF-CAMP-06, FF-CAMP-11 to FF-CAMP-13: the battle that the series comes to next. */
export const nextBattle = (series: Series, wanted: Partial<Fielded> = {}): Result<SeriesBattle, Fault> => {
  if (isOver(series))
    return failure({
      path: 'verdict',
      message: 'This series is over: there is no battle left to fight (FF-CAMP-14).',
    })
  const settled = agreedNext(series, {})
  if (!settled.ok) return settled
  const fielded = namedIn(series, settled.value, wanted)
  if (!fielded.ok) return fielded
  const agreed = agreedNext(series, fielded.value)
  if (!agreed.ok) return agreed
  const { levies } = agreed.value
  const scenario = battleOnStrip(series, agreed.value)
  if (!scenario.ok) return scenario
  return success({
    scenario: { ...scenario.value, title: `${series.title}: battle ${nextBattleOf(series)}` },
    events: agreed.value.given.events,
    who: { attacker: levies.attacker.who, defender: levies.defender.who },
  })
}

/** The battle of a series from the options of a battle document. */
export const seriesBattle = (
  received: unknown,
): Result<SeriesBattle & { readonly series: Series }, Fault> => {
  const read = accept(OF_SERIES, received)
  if (!read.ok) return read
  const series = readSeries(read.value.document)
  if (!series.ok) {
    const { path, message } = series.error[0] ?? { path: '', message: 'This is no series.' }
    return failure({ path: path === '' ? 'document' : `document.${path}`, message })
  }
  const { a, b } = read.value.fielded ?? {}
  const battle = nextBattle(series.value, { ...(a ? { a } : {}), ...(b ? { b } : {}) })
  return battle.ok ? success({ ...battle.value, series: series.value }) : battle
}
