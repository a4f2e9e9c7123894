import { orElse, type Staff, type Weight, type Wish, type Wishes, wishes } from '#kernel/game/commander.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { Unit } from '../game/state.ts'
import { isMoving } from '../vocabulary.ts'
import { facings } from './facing.ts'
import { footTask } from './first-orders.ts'
import { firePlan, otherAims } from './guns/fire-plan.ts'
import { otherTasks } from './other-tasks.ts'
import { stopping } from './outlook.ts'
import { nextUnit } from './precedence.ts'
import { footOf, inchesToNearest, isFoot, type Situation } from './situation.ts'
import { isDoing, type Task, toldBy } from './task.ts'

type Intent = Wish<PlayerOrder>

/** What one unit should be told when it is checked. */
interface Activation {
  readonly matters: Weight
  /** The dearest first. */
  readonly intents: readonly Intent[]
  /** What else it might be told. */
  others(): Iterable<Intent>
}

const carryOn = ({ id }: Unit, why: string): Intent => ({ order: { kind: 'carry-on', unit: id }, why })

type Aims = ReturnType<typeof otherAims>

const shift = (unit: Unit, aims: Aims): readonly Intent[] => {
  const [first] = aims
  if (!first) return []
  const sheaves = aims.map(({ sheaf }) => sheaf)
  return [
    {
      order: { kind: 'change', unit: unit.id, order: 'fire-barrage', sheaves },
      why: `${unit.name} is to shift its fire to ${first.target.name}.`,
    },
  ]
}

/** How many other targets are looked for. */
const OTHER_TARGETS = 2

function* otherTargets(situation: Situation, unit: Unit, first: Aims): Generator<Intent> {
  const spared = first.map(({ target }) => target)
  for (let i = 0; i < OTHER_TARGETS; i++) {
    const aims = otherAims(situation, unit, spared)
    yield* shift(unit, aims)
    spared.push(...aims.map(({ target }) => target))
  }
}

/** Guns: another target if there is a better one; asking costs nothing. */
const ofGuns = (situation: Situation, unit: Unit): Activation => {
  const { aims, switched } = firePlan(situation, [unit])
  const shells = switched.map((base) => ({ base, shell: 'he' as const }))
  const follows: readonly Intent[] =
    aims.length === 0 && shells.length > 0
      ? [
          {
            order: { kind: 'carry-on', unit: unit.id, shells },
            why: `${unit.name} is to follow the gas with high explosive.`,
          },
        ]
      : []
  return {
    matters: 'routine',
    intents: [...shift(unit, aims), ...follows, carryOn(unit, `${unit.name} is to keep up its fire.`)],
    others: () => otherTargets(situation, unit, aims),
  }
}

/** The intents that carry out a task, from the fullest to the plainest. */
const carriedOut = (situation: Situation, unit: Unit, task: Task): readonly Intent[] => {
  const plain = carryOn(unit, task.why)
  const turns = isMoving(task.order) ? undefined : facings(situation, unit)
  const facing = turns ? { facings: turns } : {}
  if (isDoing(unit, task)) {
    if (!turns) return [plain]
    const why = `${unit.name} is to stay and turn to face the enemy.`
    return [{ order: { kind: 'carry-on', unit: unit.id, ...facing }, why }, plain]
  }
  const told = toldBy(unit, task)
  const changed: Intent = { order: { kind: 'change', ...told }, why: task.why }
  if (!turns) return [changed, plain]
  return [{ order: { kind: 'change', ...told, ...facing }, why: task.why }, changed, plain]
}

/** It matters where the enemy is near, and not at all where nothing changes far from him. */
const weightOf = ({ enemies, thresholds }: Situation, unit: Unit, task: Task): Weight => {
  const away = inchesToNearest(unit, footOf(enemies))
  if (away <= thresholds.weight.near) return 'weighty'
  return isDoing(unit, task) && away > thresholds.weight.far ? 'trivial' : 'routine'
}

const ofFoot = (situation: Situation, unit: Unit): Activation => {
  const task = footTask(situation, unit)
  return {
    matters: weightOf(situation, unit, task),
    intents: carriedOut(situation, unit, task),
    others: () => otherTasks(situation, unit, task).flatMap((other) => carriedOut(situation, unit, other)),
  }
}

const activationOf = (situation: Situation, unit: Unit): Activation =>
  isFoot(unit) ? ofFoot(situation, unit) : ofGuns(situation, unit)

/**
 * Whether to go on at all; then which unit is checked and what it is told, and what else. Who else might be checked first makes no
 * difference worth a thought: in continuations with the same luck it came to none.
 */
export const activationWishes = (
  situation: Situation,
  staff: Staff,
  wanted?: string,
): Wishes<PlayerOrder> => {
  const stop = stopping(situation)
  const unit = nextUnit(situation, wanted)
  const activation = unit && activationOf(situation, unit)
  return wishes(stop ? 'weighty' : (activation?.matters ?? 'trivial'), function* () {
    if (stop) yield stop
    if (!activation) return
    yield* orElse<PlayerOrder>(staff, activation.intents, activation.others)
  })
}
