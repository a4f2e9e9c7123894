import type { Fault } from '../kernel/procedure/result.ts'
import { listed } from '../kernel/words.ts'
import { RULESETS } from '../rules/index.ts'
import { ARMY_FORMAT } from '../screen/designer.ts'

interface Army {
  readonly format: unknown
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The army in a text that says it is one; anything else is looked at as a battle. */
export const armyIn = (text: string): Army | undefined => {
  try {
    const read: unknown = JSON.parse(text)
    return isObject(read) && 'format' in read && read.format === ARMY_FORMAT ? read : undefined
  } catch {
    return undefined
  }
}

/** What its rule set has against an army. */
export const faultsOfArmy = (army: Army): readonly Fault[] => {
  const named = 'ruleset' in army ? army.ruleset : undefined
  const ruleset = RULESETS.find(({ id, checkArmy }) => id === named && checkArmy)
  if (ruleset?.checkArmy) return ruleset.checkArmy(army)
  const known = RULESETS.filter(({ checkArmy }) => checkArmy).map(({ id }) => id)
  return [{ path: 'ruleset', message: `"ruleset" must be ${listed(known)}.` }]
}
