import type { Dice } from '#kernel/chance/dice.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { takenUp } from '#rules/flanders-fields/game/aftermath/take-up.ts'
import { stateOf } from '#rules/flanders-fields/game/set-up/index.ts'
import type { Lost, State } from '#rules/flanders-fields/game/state.ts'
import { options } from '#rules/flanders-fields/options.ts'
import { nextBattle, type SeriesBattle } from '#rules/flanders-fields/series/battle.ts'
import { begunSeries, type Wanted } from '#rules/flanders-fields/series/begin.ts'
import type { Series } from '#rules/flanders-fields/series/document.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'

export const begun = (wanted: Wanted = {}): Series => {
  const series = begunSeries(wanted)
  if (!series.ok) throw new Error(`${series.error.path}: ${series.error.message}`)
  return series.value
}

export const battleOf = (series: Series): SeriesBattle => {
  const battle = nextBattle(series)
  if (!battle.ok) throw new Error(`${battle.error.path}: ${battle.error.message}`)
  return battle.value
}

/** How a battle came out, as far as a series asks. */
export interface Course {
  readonly winner?: Side | null
  readonly reason?: string
  /** Objectives that the attacker holds at the end. */
  readonly held?: readonly string[]
  /** Rifle platoons that battalions have lost, by their ids in the battle. */
  readonly lost?: Readonly<Record<string, number>>
  readonly routed?: readonly string[]
  /** Other bases. */
  readonly others?: readonly Lost[]
}

export const LINES = ['Front left', 'Front right', 'Second left', 'Second right'] as const

/** The next battle as it stands when it is over. */
export const finished = ({ scenario }: SeriesBattle, course: Course): State => {
  const readings = accept(options, {})
  if (!readings.ok) throw new Error(readings.error.message)
  const state = stateOf(scenario, readings.value)
  const { winner = null, reason = 'turn-limit', held = [], lost = {}, routed = [], others = [] } = course
  const platoons = state.battalions.flatMap(({ id, side }) =>
    Array.from(
      { length: lost[id] ?? 0 },
      (_, i): Lost => ({
        id: `${id}a${i + 1}`,
        type: 'infantry',
        side,
        unit: `${id}a`,
        battalion: id,
        cause: 'rifles',
        turn: 1,
      }),
    ),
  )
  return {
    ...state,
    ending: { winner, reason, score: { attacker: 0, defender: 0 } },
    objectives: state.objectives.map((one) =>
      held.includes(one.name) ? { ...one, holder: 'attacker' } : one,
    ),
    battalions: state.battalions.map((one) => ({
      ...one,
      lost: lost[one.id] ?? 0,
      routed: routed.includes(one.id),
    })),
    lost: [...platoons, ...others],
  }
}

/** The series after its next battle went so. */
export const after = (series: Series, course: Course, dice: Dice = seededDice(1)): Series => {
  const battle = battleOf(series)
  const next = takenUp(series, finished(battle, course), battle.who, dice)
  if (!next.ok) throw new Error(`${next.error.path}: ${next.error.message}`)
  return next.value
}
