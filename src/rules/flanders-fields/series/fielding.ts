import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { several } from '#kernel/words.ts'
import { battalionsOf } from './armies.ts'
import type { RollEntry, Series, SeriesSide } from './document.ts'

/** Who takes part in the next battle, by their ids of the roll. */
export type Fielded = Readonly<Record<SeriesSide, readonly string[]>>

export const numberIn = ({ id }: Pick<RollEntry, 'id'>): number => Number(id.slice(1))

const byNumber = (one: RollEntry, other: RollEntry): number => numberIn(one) - numberIn(other)

/** Those of a side on foot, or its cavalry, by number. */
export const rollOf = (
  { roll, armies }: Series,
  side: SeriesSide,
  arm: 'foot' | 'cavalry' = 'foot',
): readonly RollEntry[] => {
  const battalions = battalionsOf(armies[side])
  return roll
    .filter((entry) => {
      const isCavalry = battalions[numberIn(entry) - 1]?.kind === 'cavalry'
      return entry.side === side && isCavalry === (arm === 'cavalry')
    })
    .toSorted(byNumber)
}

const lastMen = ({ fought }: Series, { id }: RollEntry): number =>
  fought.at(-1)?.drafts.find(({ battalion }) => battalion === id)?.men ?? 0

/** FF-CAMP-06: those not resting by battles and number, then those resting by what they lost last. */
export const usuallyFielded = (
  series: Series,
  side: SeriesSide,
  count: number,
  arm: 'foot' | 'cavalry' = 'foot',
): readonly string[] => {
  const own = rollOf(series, side, arm)
  const fit = own.filter(({ resting }) => !resting)
  const worn = own.filter(({ resting }) => resting)
  return [
    ...fit.toSorted((one, other) => one.battles - other.battles || byNumber(one, other)),
    ...worn.toSorted((one, other) => lastMen(series, one) - lastMen(series, other) || byNumber(one, other)),
  ]
    .slice(0, count)
    .toSorted(byNumber)
    .map(({ id }) => id)
}

/** FF-CAMP-06: the owner may name others who are not resting. */
export const namedFielded = (
  series: Series,
  side: SeriesSide,
  count: number,
  named: readonly string[],
): Result<readonly string[], Fault> => {
  const fault = (message: string) => failure({ path: `fielded.${side}`, message: `${message} (FF-CAMP-06).` })
  const own = rollOf(series, side)
  const chosen = own.filter(({ id }) => named.includes(id))
  if (chosen.length !== named.length) return fault(`Name battalions of side ${side}, each of them once`)
  if (named.length !== count)
    return fault(`Side ${side} takes ${several(count, 'battalion')} into this battle, not ${named.length}`)
  const usual = usuallyFielded(series, side, count)
  const worn = own.filter(({ id, resting }) => resting && usual.includes(id)).map(({ id }) => id)
  const resting = chosen.filter((one) => one.resting)
  const wrong = resting.find(({ id }) => !worn.includes(id))
  if (wrong) return fault(`${wrong.title} is resting`)
  if (resting.length !== worn.length)
    return fault(
      `Side ${side} has too few rested battalions: ${several(worn.length, 'resting one')} must come`,
    )
  return success(chosen.map(({ id }) => id))
}
