import { changeArmy, changeUnit, type Play, unitNow } from '../../play.ts'
import {
  OFF_BOARD,
  type Period,
  type SideName,
  type Sortie,
  type State,
  type Unit,
  unitNamed,
} from '../../state.ts'
import type { Struck } from '../../strike.ts'
import { ARM } from '../../tables/index.ts'

/** An air unit that could fly this week, or this day of an assault. */
export const canFly = (state: State, unit: Unit): boolean =>
  ARM[unit.type] === 'aircraft' &&
  unit.place === OFF_BOARD &&
  unit.gone === null &&
  unit.strength > 0 &&
  unit.duty !== 'idle' &&
  !unit.onItsWay &&
  !unit.sortied &&
  (!state.assault?.night || unit.type === 'bomber')

export const sortieOf = (state: State, side: SideName, unit: string): Sortie | undefined =>
  state.armies[side].sorties.find((sortie) => sortie.unit === unit)

/** The air units of a side that are in the air and can still do something. */
export const aloft = (state: State, side: SideName): readonly Unit[] => {
  const flyers: Unit[] = []
  for (const { unit: id, flying, over } of state.armies[side].sorties) {
    const unit = flying && !over ? unitNamed(state, id) : undefined
    if (unit && unit.strength > 0) flyers.push(unit)
  }
  return flyers
}

const replace = (play: Play, side: SideName, id: string, set: Partial<Sortie>): void =>
  changeArmy(play, side, {
    sorties: play.state.armies[side].sorties.map((one) => (one.unit === id ? { ...one, ...set } : one)),
  })

/** It has done what it could, or was driven off (GF-MOR-15). */
export const landed = (play: Play, id: string): void =>
  replace(play, unitNow(play, id).side, id, { over: true })

export const hasFired = (play: Play, id: string, dice: number): void => {
  const { side } = unitNow(play, id)
  replace(play, side, id, { fired: (sortieOf(play.state, side, id)?.fired ?? 0) + dice })
}

/** Dice that fighters have left for aircraft and balloons. */
export const diceLeft = (state: State, unit: Unit): number =>
  Math.max(0, unit.strength - (sortieOf(state, unit.side, unit.id)?.fired ?? 0))

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
    replace(play, side, id, { flying: true })
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
