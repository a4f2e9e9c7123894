import type { Fold } from '#kernel/chance/dice.ts'
import { counted } from '#kernel/chance/fold.ts'
import type { FireOutcome } from '../vocabulary.ts'

/** What one die of a burst or an area did to one stand. */
export interface Strike {
  readonly modifier: number
  readonly natural: number | null
  readonly total: number | null
  readonly outcome: FireOutcome
}

export const UNAFFECTED: Strike = { modifier: 0, natural: null, total: null, outcome: 'none' }

const KINDS: readonly FireOutcome[] = ['none', 'suppressed', 'killed']

/** Lists with as many killed and as many suppressed are one. */
export const STRIKES: Fold<Strike, number> = counted(KINDS, ({ outcome }) => outcome)

export const strikesOf = (results: readonly Strike[], kind: FireOutcome): number => {
  let count = 0
  for (const { outcome } of results) if (outcome === kind) count++
  return count
}

interface OfCompany {
  readonly company?: string | undefined
  readonly armour: boolean
}

/** FF-FIRE-10, FF-FIRE-11: the companies of the suppressed stands, each once. Armour belongs to none. */
export const companiesOf = (targets: readonly OfCompany[], results: readonly Strike[]): string[] => {
  const companies: string[] = []
  for (let i = 0; i < results.length; i++) {
    const target = targets[i]
    if (results[i]?.outcome !== 'suppressed' || !target || target.armour) continue
    const { company } = target
    if (company !== undefined && !companies.includes(company)) companies.push(company)
  }
  return companies
}
