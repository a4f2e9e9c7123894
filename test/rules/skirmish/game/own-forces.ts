import { GAME } from '#rules/skirmish/game/index.ts'
import type { State } from '#rules/skirmish/game/state.ts'

export type Item = Readonly<Record<string, unknown>>

export const SECTION = { organisation: 'br-section-1917' }
export const SQUAD = { organisation: 'ge-gruppe-1917' }
export const BRITISH = [SECTION, SECTION]
export const GERMANS = [SQUAD, SQUAD]

export const PASS = { kind: 'pass' }

export const begun = (options: Readonly<Record<string, unknown>> = {}): State => {
  const start = GAME.begin('own-skirmish', options)
  if (!start.ok) throw new Error(`${start.error.path}: ${start.error.message}`)
  return start.value
}

/** A battle in which side a has brought these units; the other side has two squads. */
export const bringing = (a: readonly Item[], options: Readonly<Record<string, unknown>> = {}): State =>
  begun({ ...options, forces: { a, b: GERMANS } })

/** What is wrong with a battle: its place, and the clause that the message ends with. */
export const faultOf = (options: Readonly<Record<string, unknown>>): string => {
  const start = GAME.begin('own-skirmish', options)
  if (start.ok) return ''
  const { path, message } = start.error
  return `${path} ${/\((SK-[A-Z]+-\d\d)\)\.$/.exec(message)?.[1] ?? message}`
}

/** The same for the force of side a, against two German squads unless the year has other ones. */
export const faultIn = (a: readonly Item[], options: Readonly<Record<string, unknown>> = {}): string =>
  faultOf({ ...options, forces: { a, b: GERMANS } })

export const in1914 = (a: readonly Item[]): string =>
  faultOf({
    year: 1914,
    forces: { a, b: [{ organisation: 'ge-gruppe-1914' }, { organisation: 'ge-gruppe-1914' }] },
  })
