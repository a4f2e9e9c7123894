import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { ENGAGEMENT, type Given } from '../own-battle/form.ts'
import { sizeOf } from '../own-battle/muster.ts'
import { termsFault } from '../own-battle/refusals.ts'
import { type Terms, termsOf } from '../own-battle/terms.ts'
import { armyFault } from '../own-battle/violations.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { monthOf, nextBattleOf, seedOf } from './calendar.ts'
import type { Series } from './document.ts'
import { type Fielded, usuallyFielded } from './fielding.ts'
import { type Levy, levyOf } from './forces.ts'
import { sideOf } from './sides.ts'

/** What the next battle of a series is fought on. */
export interface Settled {
  readonly given: Given
  readonly terms: Terms
}

export type Levies = Readonly<Record<Side, Levy>>

type Begun = Pick<Series, 'engagement' | 'interval' | 'attacker' | 'fought' | 'seed'>

/** What armies bring themselves. */
const OF_THE_ARMIES = ['armies', 'quality', 'storm', 'pioneers', 'period']
/** What the strip settles once it is drawn. */
const OF_THE_STRIP = ['noMansLand', 'water', 'mapSeed']

const only = (given: object, isKept: (field: string, value: unknown) => boolean): Given => {
  const kept = Object.entries(given).filter(([field, value]) => isKept(field, value))
  const read = accept(ENGAGEMENT, Object.fromEntries(kept))
  return read.ok ? read.value : {}
}

/** FF-CAMP-13: options follow the role; what armies bring themselves, and ground once drawn, is no option any more. */
const optionsOf = (series: Begun): Given => {
  const left = series.fought.length === 0 ? OF_THE_ARMIES : [...OF_THE_ARMIES, ...OF_THE_STRIP]
  const options = only(series.engagement, (field) => !left.includes(field))
  const first = options.attacker ?? 'entente'
  const other = first === 'entente' ? 'german' : 'entente'
  return {
    ...options,
    attacker: series.attacker === 'a' ? first : other,
    date: monthOf(series, nextBattleOf(series)),
  }
}

/** The options without the one a fault names; nothing where it is not one of them. */
const without = (given: Given, { path }: Fault): Given | undefined => {
  const [named = '', side = ''] = path.split('.')
  const value = Object.entries(given).find(([field]) => field === named)?.[1]
  if (value === undefined) return undefined
  if (!SIDES.some((one) => one === side)) return only(given, (field) => field !== named)
  const sides = Object.entries(value).filter(([one]) => one !== side)
  if (sides.length === Object.keys(value).length) return undefined
  return only({ ...given, [named]: Object.fromEntries(sides) }, () => true)
}

/** After the first battle an option that the month or the other side rules out is as if it had not been given. */
const settled = (series: Begun, faultIn: (settled: Settled) => Fault | undefined): Result<Settled, Fault> => {
  let given = optionsOf(series)
  for (;;) {
    const terms = termsOf(given, seedOf(series, nextBattleOf(series)))
    const fault = termsFault(given, terms) ?? faultIn({ given, terms })
    if (!fault) return success({ given, terms })
    const left = series.fought.length > 0 ? without(given, fault) : undefined
    if (!left) return failure(fault)
    given = left
  }
}

/** FF-CAMP-13: the month, the works and all that is agreed beside the armies. */
export const settledNext = (series: Begun): Result<Settled, Fault> => settled(series, () => undefined)

/** FF-CAMP-06: how many battalions a side takes into the next battle. */
export const fieldedCount = (series: Begun, { given, terms }: Settled, side: 'a' | 'b'): number =>
  sizeOf(given, terms, side === series.attacker ? 'attacker' : 'defender').all

const leviesOf = (series: Series, named: Partial<Fielded>, settledNow: Settled): Levies => {
  const levy = (role: Side, before: number): Levy => {
    const side = sideOf(series, role)
    const fielded = named[side] ?? usuallyFielded(series, side, fieldedCount(series, settledNow, side))
    return levyOf(series, side, fielded, settledNow, before)
  }
  const attacker = levy('attacker', 0)
  return { attacker, defender: levy('defender', attacker.army.regiments.length) }
}

/** FF-CAMP-07: grades hold whatever the limits say, and battalions keep the weapons they have. */
const leviesFault = (levies: Levies, terms: Terms): Fault | undefined => {
  for (const side of SIDES) {
    const fault = armyFault(levies[side].army, terms, side, {
      path: (field) => `${field}.${side}`,
      anyQuality: true,
      weapons: 'free',
      stormAnywhere: true,
    })
    if (fault) return fault
  }
  return undefined
}

/** The next battle with both its sides. */
export const agreedNext = (
  series: Series,
  named: Partial<Fielded>,
): Result<Settled & { readonly levies: Levies }, Fault> => {
  const agreed = settled(series, (now) => leviesFault(leviesOf(series, named, now), now.terms))
  return agreed.ok ? success({ ...agreed.value, levies: leviesOf(series, named, agreed.value) }) : agreed
}
