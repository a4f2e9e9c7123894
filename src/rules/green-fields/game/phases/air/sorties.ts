import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { ratingsAfter, type Struck } from '../../../effects/struck.ts'
import { moraleCheck } from '../../../procedures/morale-check.ts'
import { ARM } from '../../../tables/index.ts'
import { PERIODS, type Period, type Sortie } from '../../army.ts'
import { strike } from '../../board/casualties.ts'
import { targetOf } from '../../board/target.ts'
import { changeArmy, changeUnit, type Play, unitNow } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'

const HINDRANCES = {
  'cannot-fly': ['does not fly.', 'GF-AIR-01'],
  'on-its-way': ['has yet to throw a 5 or 6 to come up.', 'GF-RES-01'],
  'stood-down': ['is stood down: the depot cannot keep it in the air.', 'GF-DPT-05'],
  'has-flown': ['has flown already.', 'GF-AAIR-01'],
  night: ['does not fly by night.', 'GF-AAIR-04'],
} as const

/** What keeps a unit on the ground this week, or this day of an assault. */
const hindranceTo = ({ assault }: State, unit: Unit): keyof typeof HINDRANCES | undefined => {
  if (ARM[unit.type] !== 'aircraft' || unit.gone !== null) return 'cannot-fly'
  if (unit.onItsWay) return 'on-its-way'
  if (unit.duty === 'idle') return 'stood-down'
  if (unit.sortied) return 'has-flown'
  return assault?.night && unit.type !== 'bomber' ? 'night' : undefined
}

export const canFly = (state: State, unit: Unit): boolean => hindranceTo(state, unit) === undefined

/** GF-AIR-01: bombers alone fly at night. */
export const periodsOf = (state: State, { type }: Unit): readonly Period[] => {
  if (state.assault) return [state.assault.night ? 'night' : 'day']
  return type === 'bomber' ? PERIODS : PERIODS.filter((period) => period !== 'night')
}

export const flyersOf = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && canFly(state, unit))

/** Why a unit of one's own may not fly. */
export const flightRefusal = (state: State, unit: Unit): Refusal | undefined => {
  const code = hindranceTo(state, unit)
  if (!code) return undefined
  const [words, clause] = HINDRANCES[code]
  return refuse(code, `${unit.name} ${words}`, code === 'has-flown' && !state.assault ? 'GF-AIR-01' : clause)
}

export const sortieOf = (state: State, side: SideName, unit: string): Sortie | undefined =>
  state.armies[side].sorties.find((sortie) => sortie.unit === unit)

/** The air units of a side that are in the air and can still do something. */
export const aloft = (state: State, side: SideName): readonly Unit[] => {
  const flyers: Unit[] = []
  for (const { unit: id, flying, over } of state.armies[side].sorties) {
    const unit = flying && !over ? unitNamed(state, id) : undefined
    if (unit && unit.gone === null) flyers.push(unit)
  }
  return flyers
}

const replace = (play: Play, side: SideName, id: string, set: Partial<Sortie>): void =>
  changeArmy(play, side, {
    sorties: play.state.armies[side].sorties.map((one) =>
      one.unit === id ? Object.assign({ ...one }, set) : one,
    ),
  })

/** It has done what it could, or was driven off (GF-MOR-15). */
export const landed = (play: Play, id: string): void =>
  replace(play, unitNow(play, id).side, id, { over: true })

export const hasFired = (play: Play, id: string, dice: number): void => {
  const { side } = unitNow(play, id)
  replace(play, side, id, { fired: (sortieOf(play.state, side, id)?.fired ?? 0) + dice })
}

/** GF-AIR-14: the strength points of a unit that are in the air in this period. */
const flownBy = (state: State, { side, id, strength }: Unit): number => {
  const sortie = sortieOf(state, side, id)
  return sortie?.flying ? (sortie.strength ?? strength) : 0
}

/** GF-AIR-14, GF-AIR-15: those of a unit that are on the ground in this period. */
export const groundedOf = (state: State, unit: Unit): number => unit.strength - flownBy(state, unit)

/** Those of a unit that fly, to be shot at or to attack. */
export const flyerOf = (state: State, unit: Unit) => targetOf(state, unit, { strength: flownBy(state, unit) })

/** Dice that fighters have left for aircraft and balloons. */
export const diceLeft = (state: State, unit: Unit): number =>
  Math.max(0, flownBy(state, unit) - (sortieOf(state, unit.side, unit.id)?.fired ?? 0))

/** GF-AIR-14: what was lost comes off the unit, be it in the air or on the ground. */
export const strikePart = (play: Play, id: string, result: Struck): void => {
  const strengthAfter = unitNow(play, id).strength - result.casualties
  const destroyed = strengthAfter <= 0
  const outcome = destroyed || result.outcome !== 'destroyed' ? result.outcome : 'hold'
  strike(play, id, { ...result, strengthAfter, destroyed, outcome })
}

/** GF-AIR-14: those in the air were shot at; if none of them is left, the rest of the unit still checks. */
export const strikeAloft = (play: Play, id: string, result: Struck): void => {
  const unit = unitNow(play, id)
  replace(play, unit.side, id, { strength: flownBy(play.state, unit) - result.casualties })
  strikePart(play, id, result)
  const { gone, morale, maxMorale, experience } = unitNow(play, id)
  if (!result.destroyed || gone !== null) return
  play.dice.about?.({ title: 'None of those who flew comes back', unit: id })
  const { casualties } = result
  const { options } = play.state
  const check = moraleCheck.resolve(
    { morale, maxMorale, experience, casualties, options },
    play.dice,
    play.trace,
  )
  changeUnit(play, id, ratingsAfter(unit, check))
}

/** What air units bring back from an attack; GF-MOR-15: whoever wavers or routs has broken off. */
export const flownHome = (attacker: Omit<Struck, 'outcome'> & { readonly breaksOff: boolean }): Struck => {
  const { casualties, destroyed, breaksOff } = attacker
  const outcome = destroyed ? 'destroyed' : breaksOff ? 'waver' : casualties > 0 ? 'hold' : 'unhurt'
  return { ...attacker, outcome }
}

/** Those whose period has come take off and are seen; some may have been bombed on the ground before. */
export const takeOff = (play: Play, side: SideName, period: Period): readonly string[] => {
  const units = play.state.armies[side].sorties
    .filter((one) => one.period === period && unitNow(play, one.unit).gone === null)
    .map(({ unit }) => unit)
  for (const id of units) {
    const { strength } = unitNow(play, id)
    const written = sortieOf(play.state, side, id)?.strength ?? strength
    replace(play, side, id, { flying: true, strength: Math.min(written, strength) })
    changeUnit(play, id, { revealed: true, sortied: true })
  }
  return units
}

/** Everybody of a period is on the ground again. */
export const landAll = (play: Play, side: SideName, period: Period): void => {
  const { sorties } = play.state.armies[side]
  const later = sorties.filter((one) => one.period !== period)
  if (later.length < sorties.length) changeArmy(play, side, { sorties: later })
}
