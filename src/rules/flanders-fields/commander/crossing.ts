import { replaced } from '#kernel/game/play.ts'
import { within } from '#kernel/geometry/gap.ts'
import { middleOf, type Point } from '#kernel/geometry/point.ts'
import { assailedBy } from '../game/contact/bodies.ts'
import { assaultRefusal } from '../game/contact/fighters.ts'
import { fieldOf, type Wire } from '../game/field.ts'
import type { Wishes } from '../game/moves/company.ts'
import { freeStands, standRefusal } from '../game/moves/company.ts'
import type { Wish as MoveWish } from '../game/moves/course.ts'
import { allWireSteps, isAttempt, touchesStep, wireAttempt } from '../game/moves/over-wire.ts'
import { wireMoverOf } from '../game/moves/wire-gaps.ts'
import { courseOfMove, isMoveCourse, moveOrder } from '../game/phases/actions/moving/courses.ts'
import type { OrderOf } from '../game/phases/index.ts'
import type { ActionsPhase } from '../game/phases/shapes.ts'
import { stateWith } from '../game/records.ts'
import { standAt } from '../game/stand-at.ts'
import type { Gap, Stand } from '../game/state.ts'
import { standsOf } from '../game/units.ts'
import { fromCm, placeOf } from '../tables/index.ts'
import { costOfWay } from './advancing.ts'
import { worthOfAssault } from './assaulting.ts'
import type { Situation } from './situation.ts'

export interface Crossing {
  readonly order: OrderOf<'cross-wire'>
  readonly worth: number
}

const CHANCE = { early: 1, mid: 1 / 3, late: 2 / 3 } as const

/** How far a stand can get in one go beyond the wire. */
const BEYOND = fromCm(9)

/** Over the wire, and at the enemy where one is in reach, else into his trench. */
export const crossing = (situation: Situation, phase: ActionsPhase): Crossing | undefined => {
  const { view, side, thresholds } = situation
  const steps = allWireSteps(view)
  if (steps.length === 0) return undefined
  const chance = CHANCE[view.scenario.period]
  let now = view
  let worth = 0
  const stands: OrderOf<'cross-wire'>['stands'][number][] = []
  const aimed = new Set<string>()
  for (const stand of standsOf(view, phase.unit)) {
    if (standRefusal(view, stand) || wireMoverOf(view, stand) !== 'infantry') continue
    const { wire } = stand
    const step = wire
      ? steps.find(({ belt, step: n }) => wire.belt === belt && wire.step === n)
      : steps.find((one) => touchesStep(view, one, stand))
    if (!step) continue
    const up = wire ? wire.from === 'attacker' : stand.centre.y < step.near
    if (up !== (side === 'attacker')) continue
    const tries: { readonly at: Point; readonly target: string | undefined; readonly worth: number }[] = []
    for (const enemy of view.stands) {
      if (enemy.side === side || !within(stand, enemy, BEYOND)) continue
      const target = assailedBy(now, enemy.id)
      if (!target || assaultRefusal(now, stand, target)) continue
      const value = worthOfAssault(situation, stand, target) - (aimed.has(enemy.id) ? 0.2 : 0)
      if (value > 0) tries.push({ at: enemy.centre, target: enemy.id, worth: value })
    }
    tries.sort((one, other) => other.worth - one.worth)
    const edge = up ? step.far : step.near
    for (const far of [4.2, 3, 1.5])
      tries.push({
        at: { x: stand.centre.x, y: edge + (up ? 1 : -1) * fromCm(far) },
        target: undefined,
        worth: 0,
      })
    const index = now.stands.findIndex(({ id }) => id === stand.id)
    for (const { at, target, worth: value } of tries) {
      const attempt = wireAttempt(now, stand, { at, heading: stand.heading, target })
      if (!isAttempt(attempt)) continue
      const { x, y } = placeOf(at)
      stands.push({ stand: stand.id, x, y, ...(target === undefined ? {} : { assault: target }) })
      if (target !== undefined) aimed.add(target)
      worth += chance * (thresholds.over + value)
      const { centre, heading } = attempt.over.place
      now = stateWith(now, { stands: replaced(now.stands, index, standAt(stand, centre, heading)) })
      break
    }
  }
  return stands.length > 0 ? { order: { kind: 'cross-wire', stands }, worth } : undefined
}

export interface Passage {
  readonly order: OrderOf<'move'>
  readonly worth: number
}

const middleOfGap = ({ from, to }: Gap): number => (from.x + to.x) / 2

/** A gap that leads through the whole of its belt. */
const leadsThrough = ({ from, to }: Gap, { near, far }: Wire): boolean =>
  Math.min(from.y, to.y) <= near + 1 && Math.max(from.y, to.y) >= far - 1

const FARTHEST_GAP = fromCm(20)

/** The nearest way through the wire in front of a unit. */
export const gapBefore = ({ view }: Situation, stands: readonly Stand[]): Gap | undefined => {
  const [first] = stands
  if (!first || wireMoverOf(view, first) === 'tank') return undefined
  const middle = middleOf(stands.map(({ centre }) => centre))
  const { wire } = fieldOf(view.scenario)
  const horses = wireMoverOf(view, first) !== 'infantry'
  let best: Gap | undefined
  for (const gap of view.gaps) {
    const belt = wire[gap.belt]
    if (!belt || (horses && gap.kind !== 'cleared') || !leadsThrough(gap, belt)) continue
    const ahead = first.side === 'attacker' ? belt.near - middle.y : middle.y - belt.far
    if (ahead < 0 || ahead > fromCm(30) || Math.abs(middleOfGap(gap) - middle.x) > FARTHEST_GAP) continue
    if (!best || Math.abs(middleOfGap(gap) - middle.x) < Math.abs(middleOfGap(best) - middle.x)) best = gap
  }
  return best
}

/** So far apart they line up again, cm. */
const APART = 3.6

/** A company in file through a gap, and in line again behind it. */
export const passage = (situation: Situation, phase: ActionsPhase): Passage | undefined => {
  const { view, side, thresholds } = situation
  const stands = freeStands(situation.view, phase.unit)
  const gap = gapBefore(situation, stands)
  const belt = gap && fieldOf(view.scenario).wire[gap.belt]
  if (!gap || !belt) return undefined
  const up = side === 'attacker'
  const x = Math.round(middleOfGap(gap))
  const [near, far] = up ? [belt.near, belt.far] : [belt.far, belt.near]
  const on = up ? 1 : -1
  const ordered = stands.toSorted((one, other) => one.centre.x - other.centre.x)
  for (const deep of [4.5, 1.2]) {
    const wishes = new Map<string, MoveWish>()
    for (const [i, stand] of ordered.entries()) {
      const aside = (i - (ordered.length - 1) / 2) * APART
      const entry = { x, y: near - on * fromCm(0.1) }
      const exit = { x, y: far + on * fromCm(0.1) }
      const end = { x: x + fromCm(aside), y: far + on * fromCm(deep) }
      wishes.set(stand.id, { path: [entry, exit, end], heading: stand.heading, target: undefined })
    }
    const order = moveOrder(wishes satisfies Wishes)
    if (!isMoveCourse(courseOfMove(view, phase, order))) continue
    if (
      up &&
      view.barrage &&
      far + fromCm(deep + 7) > view.barrage.edge &&
      far < view.barrage.edge + fromCm(20)
    )
      continue
    const worth = thresholds.over * wishes.size - costOfWay(situation, order)
    return { order, worth }
  }
  return undefined
}
