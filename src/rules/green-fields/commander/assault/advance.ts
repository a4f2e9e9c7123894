import { bestOf } from '#kernel/game/commander.ts'
import { knowsEnemiesIn } from '../../game/board/zones.ts'
import { waysOf } from '../../game/phases/movement/ways.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { MOST_WAVES } from '../../tables/index.ts'
import { foesIn, isOurs, ownIn, rowsToTheirEdge, type Situation } from '../situation.ts'
import { type Advance, partyOf, weigh } from '../weighing.ts'
import { type Course, courseOf } from './course.ts'
import { type Threat, threatsTo } from './guard.ts'

/** The best experience leads: the leader takes the first fire (the strong come second). */
export const inWaves = (units: readonly Unit[]): readonly Unit[] =>
  [...units].sort(
    (one, other) =>
      other.experience - one.experience || other.morale - one.morale || other.strength - one.strength,
  )

/** GF-MINE-01: sappers stay with a tunnel that they have begun. */
const isMining = ({ view, side }: Situation, { type, place }: Unit): boolean =>
  type === 'sapper' && view.tunnels.some((tunnel) => tunnel.side === side && tunnel.start === place)

export const canMove = (situation: Situation, moved: readonly string[], unit: Unit): boolean =>
  isOnBoard(unit) &&
  !isMining(situation, unit) &&
  isCombatUnit(unit) &&
  unit.type !== 'pioneer' &&
  unit.status === 'steady' &&
  unit.duty !== 'idle' &&
  unit.duty !== 'digging' &&
  !moved.includes(unit.id) &&
  !knowsEnemiesIn(situation.view, unit.place, situation.side)

/** Parts of a stack that might go together: all of it, all but the last, or its leader alone. */
const parties = (stack: readonly Unit[]): readonly (readonly Unit[])[] => {
  const waves = inWaves(stack).slice(0, MOST_WAVES)
  return waves.map((_, i) => waves.slice(0, waves.length - i))
}

/** Every move that is worth thinking about, with what it promises. */
export const advancesOf = (situation: Situation, moved: readonly string[]): readonly Advance[] => {
  const advances: Advance[] = []
  const seen = new Set<ZoneNumber>()
  const threats = threatsTo(situation)
  for (const unit of situation.own) {
    if (seen.has(unit.place) || !canMove(situation, moved, unit)) continue
    seen.add(unit.place)
    const stack = ownIn(situation, unit.place).filter((one) => canMove(situation, moved, one))
    const kinds = new Map<string, Unit[]>()
    for (const one of stack) {
      const kind = `${one.type === 'sapper' ? 'infantry' : one.type} ${one.mounted}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), one])
    }
    for (const alike of kinds.values()) addWays(situation, alike, threats, advances)
  }
  return advances
}

const addWays = (
  situation: Situation,
  alike: readonly Unit[],
  threats: readonly Threat[],
  advances: Advance[],
): void => {
  const [first] = alike
  if (!first) return
  const { place: from } = first
  const { to, out } = waysOf(situation.view, first)
  const off = out && courseOf(situation, from, out, true, threats)
  const pressed = threats.some(({ guarded }) => guarded < 1)
  const courses: Course[] = []
  for (const [end, path] of to)
    if (pressed || isWorthALook(situation, from, end))
      courses.push(courseOf(situation, from, path, false, threats))
  for (const units of parties(alike)) {
    const party = partyOf(situation, from, units, threats)
    if (off) advances.push(weigh(situation, party, off, threats))
    for (const course of courses) {
      const room = MOST_WAVES - ownIn(situation, course.end).length
      if (units.length <= room) advances.push(weigh(situation, party, course, threats))
    }
  }
}

/** Nobody goes back but to throw the enemy out, or to stand in an empty zone that he threatens. */
const isWorthALook = (situation: Situation, from: ZoneNumber, end: ZoneNumber): boolean =>
  !isOurs(situation, end) ||
  foesIn(situation, end).length > 0 ||
  rowsToTheirEdge(situation, end) < rowsToTheirEdge(situation, from)

/** The moves of units alike that stand together. */
export const movesOf = (situation: Situation, alike: readonly Unit[]): readonly Advance[] => {
  const advances: Advance[] = []
  addWays(situation, alike, threatsTo(situation), advances)
  return advances
}

export const bestAdvance = (advances: readonly Advance[]): Advance | undefined =>
  bestOf(advances, ({ worth }) => worth)
