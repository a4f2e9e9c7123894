import { memo } from '#kernel/memo.ts'
import type { Light } from '../../vocabulary.ts'
import type { GameOptions } from '../options.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import type { ZoneNumber } from '../zone.ts'
import { heldBy } from './control.ts'
import { zoneAt } from './zones.ts'

/** GF-OBS-03: weekly turns are by day; the fog of a scenario's first morning is as good as night. */
export const lightOf = ({ assault, terms, week }: State): Light =>
  assault && (assault.night || (week <= 1 && assault.day === 1 && assault.turnOfDay <= terms.fogTurns))
    ? 'night'
    : 'day'

/** All that one side can look from and all that stands in its way, gathered once for many lines of sight. */
export interface Eyes {
  readonly side: SideName
  readonly light: Light
  /** GF-OBS-01: the zones it looks about from: its own, and those of the enemy in which it has units. */
  readonly held: readonly ZoneNumber[]
  readonly beyond: readonly ZoneNumber[]
  /** The zones in which a balloon is up. */
  readonly balloons: readonly ZoneNumber[]
  /** How far sight reaches by who looks and what is looked for, as far as the observation procedure has been asked. */
  readonly ranges: (number | undefined)[]
  /** GF-OBS-08: whether revealed enemies stand in the way. */
  readonly blockedByTroops: boolean
}

/** GF-MOVE-02, GF-OBS-03: a balloon stays down at night, while it moves, and for the day once it is shot down. */
const isUp = ({ type, grounded, moving }: Unit, light: Light): boolean =>
  type === 'balloon' && light === 'day' && !grounded && !moving

const NOWHERE: readonly ZoneNumber[] = []

const rangesUnder = memo((_: GameOptions): (number | undefined)[] => [])

export const eyesOf = (state: State, side: SideName): Eyes => {
  const light = lightOf(state)
  let beyond: ZoneNumber[] | undefined
  let balloons: ZoneNumber[] | undefined
  for (const unit of state.units) {
    const { place } = unit
    if (place < 0 || unit.side !== side) continue
    if (zoneAt(state, place).owner !== side) {
      beyond ??= []
      beyond.push(place)
    }
    if (isUp(unit, light)) {
      balloons ??= []
      balloons.push(place)
    }
  }
  return {
    side,
    light,
    held: heldBy(state, side),
    beyond: beyond ?? NOWHERE,
    balloons: balloons ?? NOWHERE,
    ranges: rangesUnder(state.options),
    blockedByTroops: state.options['troops-block-sight'] !== 'never',
  }
}
