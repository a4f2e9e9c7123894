import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { SHIFT_AT_MOST } from '../../tables/index.ts'
import type { Facings } from '../forms.ts'
import { type NoTurn, type Turn, turnOf } from '../moves/facing.ts'
import { surroundingsOf } from '../moves/surroundings.ts'
import { moveBases, type Play, unitNow } from '../play.ts'
import type { State, Unit } from '../state.ts'
import { baseNamed } from '../units.ts'

interface Words {
  readonly clause: `PA-${string}-${number}`
  words(name: string, spread: string): string
}

const REFUSALS: Readonly<Record<NoTurn, Words>> = {
  contact: {
    clause: 'PA-GEO-11',
    words: (name) => `A base of ${name} touches the enemy, or would after that turn.`,
  },
  overlap: {
    clause: 'PA-GEO-11',
    words: (name) =>
      `There is no room for ${name} to turn that way: a base would stand upon others or in impassable ground.`,
  },
  'off-table': {
    clause: 'PA-GEO-11',
    words: (name) => `A base of ${name} would stick out over the edge of the table.`,
  },
  'pushed-off': {
    clause: 'PA-GEO-15',
    words: (name) => `To make room for that turn a base of ${name} would be pushed off the table.`,
  },
  'needless-shift': {
    clause: 'PA-GEO-15',
    words: (name) => `${name} has room to turn so; bases shift only to make room for one another.`,
  },
  'too-wide': {
    clause: 'PA-GEO-15',
    words: (name, spread) =>
      `${name} would have to shift a base ${spread} to turn that way: ${SHIFT_AT_MOST} inch at most.`,
  },
  'torn-apart': {
    clause: 'PA-GEO-15',
    words: (name) => `Spreading out to turn, ${name} would be torn apart.`,
  },
}

const inchesOf = (spread: number): string => `${Math.round(spread * 100) / 100} inch`

export const turnRefusal = ({ name }: Unit, { hindrance, spread }: Turn): Refusal => {
  const reason = hindrance ?? 'overlap'
  const { clause, words } = REFUSALS[reason]
  return refuse(`turn-${reason}`, words(name, inchesOf(spread)), clause)
}

/** The unit turned where it stands. */
export const turnWhere = (state: State, unit: Unit, facings: Facings): Turn =>
  turnOf(state, state.table.enemy[unit.side], surroundingsOf(state, unit, 0), unit.bases, facings)

/** PA-GEO-11: why the bases of a unit cannot turn so where they stand. */
export const checkFacings = (state: State, unit: Unit, facings: Facings | undefined): Refusal | undefined => {
  if (!facings) return undefined
  const named = new Set<string>()
  for (const { base } of facings) {
    if (named.has(base)) return refuse('turned-twice', `Each base of ${unit.name} turns once.`, 'PA-GEO-15')
    named.add(base)
    if (!baseNamed(unit, base))
      return refuse('unknown-base', `${unit.name} has no base "${base.slice(0, 60)}".`)
  }
  const turn = turnWhere(state, unit, facings)
  return turn.hindrance && turnRefusal(unit, turn)
}

/** PA-MOVE-06: a unit that stays, or has fallen back, turns as ordered if there is room. */
export const turnBases = (play: Play, id: string, facings: Facings | undefined): void => {
  if (!facings || facings.length === 0) return
  const { to, spread, hindrance } = turnWhere(play.state, unitNow(play, id), facings)
  if (to.length === 0 || hindrance) return
  moveBases(play, id, to)
  tellOf(play, { kind: 'turned', unit: id, spread })
}
