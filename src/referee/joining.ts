import type { Ruleset } from '#kernel/game/ruleset.ts'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import type { Alliance, Army, ArmyUnit, Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { Evening } from './session.ts'
import { settingsOf } from './turn.ts'

/** Puts units on the roster of a side; each gets an id of its own. */
export const joinUnits = (
  evening: Evening,
  side: string,
  units: readonly ArmyUnit[],
  newId: () => string,
): Evening => ({
  ...evening,
  units: [...evening.units, ...units.map(({ name, card }) => ({ id: newId(), name, side, card }))],
})

/** The settings that an army brings with it, as far as the evening knows them: its date, who attacks. */
const settingsWith = (evening: Evening, ruleset: Ruleset, army: Army): Fields => {
  const before = settingsOf(evening, ruleset)
  const names = new Set(fieldsOf(ruleset.referee.settings).map(({ name }) => name))
  const year = army.years && typeof before.year === 'number' ? yearWithin(army.years, before.year) : undefined
  const said = { ...(year === undefined ? {} : { year }), ...army.settings }
  const fitting = Object.entries(said).filter(([name]) => names.has(name))
  if (fitting.length === 0) return evening.settings
  const after = { ...evening.settings, ...Object.fromEntries(fitting) }
  return accept(ruleset.referee.settings, after).ok ? after : evening.settings
}

const yearWithin = ([first, last]: readonly [number, number], year: number): number =>
  Math.min(last, Math.max(first, year))

/** A ready army joins the side it belongs to, or this one; the evening takes its date and its colours. */
export const joinArmy = (
  evening: Evening,
  ruleset: Ruleset,
  army: Army,
  side: string,
  newId: () => string,
): Evening => {
  const joined = army.side ?? side
  const alliances = army.alliance ? { ...evening.alliances, [joined]: army.alliance } : evening.alliances
  return {
    ...joinUnits(evening, joined, army.units, newId),
    settings: settingsWith(evening, ruleset, army),
    ...(alliances ? { alliances } : {}),
  }
}

const allianceOf = (evening: Evening, ruleset: Ruleset, side: string): Alliance | undefined =>
  ruleset.referee.alliances?.[side] ?? evening.alliances?.[side]

/** The colour of a side: the Entente has the first everywhere, its enemy the second; two of a kind have one each. */
export const colourOf = (evening: Evening, ruleset: Ruleset, side: string): 0 | 1 => {
  const { sides } = ruleset.referee
  const place = sides.indexOf(side) === 1 ? 1 : 0
  const own = allianceOf(evening, ruleset, side)
  const other = sides.find((one) => one !== side)
  const others = other === undefined ? undefined : allianceOf(evening, ruleset, other)
  if (own !== undefined && own !== others) return own === 'entente' ? 0 : 1
  if (own === undefined && others !== undefined) return others === 'entente' ? 1 : 0
  return place
}

/** The sides as an evening begins: whoever attacks first. */
export const sidesInOrder = (evening: Evening, ruleset: Ruleset): readonly string[] => {
  const { sides, attacker } = ruleset.referee
  const first = attacker?.(settingsOf(evening, ruleset))
  return first === undefined ? sides : [first, ...sides.filter((side) => side !== first)]
}
