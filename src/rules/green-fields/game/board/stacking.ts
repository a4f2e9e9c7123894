import { ARM, MOST_IN_ZONE } from '../../tables/index.ts'
import { changeUnit, changeUnits, type Play } from '../play.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import { isCombatUnit, type Unit } from '../unit.ts'
import type { ZoneNumber } from '../zone.ts'
import { standingIn } from './occupation.ts'
import { stackIn } from './zones.ts'

/** GF-STACK-01: whether one unit more of a side finds room in a zone; carried transport is in no zone. */
export const hasRoom = (state: State, zone: ZoneNumber, side: SideName): boolean =>
  standingIn(state, zone, side) < MOST_IN_ZONE

/** GF-STACK-02: combat units, then guns, then balloons; what is left has nothing to fight with. */
const lineOf = (unit: Unit): number => {
  if (isCombatUnit(unit)) return 0
  return ARM[unit.type] === 'artillery' ? 1 : ARM[unit.type] === 'balloon' ? 2 : 3
}

/** GF-STACK-02: how a stack stands unless its owner says otherwise, strongest combat unit first. */
export const inUsualOrder = (stack: readonly Unit[]): readonly Unit[] =>
  stack.length < 2
    ? stack
    : [...stack].sort((one, other) => {
        const between = lineOf(one) - lineOf(other)
        return between !== 0 || lineOf(one) > 0 ? between : other.strength - one.strength
      })

/** Numbers the waves of a stack in this order. */
const numberWaves = (play: Play, stack: readonly Unit[]): void =>
  stack.forEach(({ id, wave }, place) => {
    if (wave !== place) changeUnit(play, id, { wave: place })
  })

/** Somebody has joined a zone: its waves stand as usual. */
export const formUp = (play: Play, zone: ZoneNumber, side: SideName): void =>
  numberWaves(play, inUsualOrder(stackIn(play.state, zone, side)))

/** The waves of every zone are numbered without gaps. */
export const closeRanks = (play: Play): void => {
  const stacks: Unit[][] = []
  for (const unit of play.state.units) {
    if (unit.place < 0) continue
    const number = 2 * unit.place + (unit.side === 'a' ? 0 : 1)
    const stack = stacks[number]
    if (stack) stack.push(unit)
    else stacks[number] = [unit]
  }
  const waves = new Map<string, number>()
  stacks.forEach((stack) => {
    stack
      .sort((one, other) => one.wave - other.wave)
      .forEach(({ id, wave }, place) => {
        if (wave !== place) waves.set(id, place)
      })
  })
  changeUnits(play, ({ id }) => {
    const wave = waves.get(id)
    return wave === undefined ? undefined : { wave }
  })
}
