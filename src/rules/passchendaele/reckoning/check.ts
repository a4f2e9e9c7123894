import { type Dice, FACES } from '#kernel/chance/dice.ts'
import { flag } from '#kernel/procedure/schema.ts'
import { SILENT, type Trace } from '#kernel/procedure/trace.ts'
import { type Options, options } from '../options.ts'
import {
  CHECK_COVER,
  CHECK_DICE,
  CHECK_GASSED,
  CHECK_ORDER,
  CHECK_QUALITY,
  type Change,
  ENEMY_IN_REAR,
  GONE_TO_GROUND,
  HALF_STRENGTH,
} from '../tables/index.ts'
import {
  type Cover,
  isGuns,
  isImmobile,
  isTank,
  type Order,
  type Quality,
  type Status,
  type StatusAfter,
  type Troop,
} from '../vocabulary.ts'
import { coverField, FIRE_FIELDS, orderField, qualityField, statusField, troopField } from './fields.ts'
import { type FireOn, fireLoad, hasPoints, type Load } from './load.ts'
import { type Allowance, allowance } from './movement.ts'
import { isSheltered, type StatusResult, statusResult } from './status.ts'

export const CHECK_FIELDS = {
  status: statusField(),
  order: orderField(),
  cover: coverField(),
  troop: troopField(),
  quality: qualityField(),
  ...FIRE_FIELDS,
  tankSupport: flag(),
  halfStrength: flag(),
  enemyInRear: flag(),
  options,
}

/** A unit at its check. */
interface Unit extends FireOn {
  readonly status: Status
  readonly cover: Cover
  readonly troop: Troop
  readonly quality: Quality
  readonly tankSupport: boolean
  readonly halfStrength: boolean
  readonly enemyInRear: boolean
  readonly options: Options
}

export interface Modifiers {
  readonly quality: number
  readonly order: number
  readonly cover: number
  readonly fire: number
  readonly gas: number
  readonly goneToGround: number
  readonly halfStrength: number
  readonly enemyInRear: number
}

export interface Check {
  readonly roll: number
  readonly score: number
  readonly modifiers: Modifiers
  readonly load: number
  readonly change: Change
  readonly newStatus: StatusAfter
  readonly fallBack: boolean
  readonly inches: number
  readonly inchesOpen: number
  readonly fires: boolean
}

/** PA-CHECK-01 to PA-CHECK-14: the whole check of a unit under the order in force. */
export const statusCheck = (unit: Unit, order: Order, dice: Dice, trace: Trace): Check => {
  const roll = dice.pool(CHECK_DICE, 6, FACES[6], 'status').score
  trace.note('PA-CHECK-01', 'Two dice', roll)
  const fire = fireLoad(unit, unit.cover, unit.troop, trace)
  const modifiers = modifiersOf(unit, order, fire, trace)
  const score = roll + sumOf(modifiers)
  trace.note('PA-CHECK-01', 'Score', score)

  const { change, newStatus, fallBack } = statusAfter(unit, score, fire.underFire, trace)
  const { inches, inchesOpen } = move(unit, order, score, newStatus, fallBack, trace)
  const fires = stillFires(unit.troop, order, newStatus)
  trace.note('PA-CHECK-12', fires ? 'The unit fires' : 'The unit does not fire')
  return {
    roll,
    score,
    modifiers,
    load: fire.load,
    change,
    newStatus,
    fallBack,
    inches,
    inchesOpen,
    fires,
  }
}

/** What a player wants to know before the dice are thrown. */
export const checkOutcome = ({ newStatus, fallBack, inches, inchesOpen, fires }: Check) => ({
  newStatus,
  fallBack,
  inches,
  inchesOpen,
  fires,
})

/** PA-CHECK-03. */
const modifiersOf = (unit: Unit, order: Order, fire: Load, trace: Trace): Modifiers => {
  const quality = CHECK_QUALITY[unit.quality]
  const ordered = CHECK_ORDER[order]
  const cover = CHECK_COVER[fire.column]
  const gas = unit.gas ? CHECK_GASSED : 0
  const goneToGround = hasGoneToGround(unit) ? GONE_TO_GROUND : 0
  const halfStrength = unit.halfStrength ? HALF_STRENGTH : 0
  const enemyInRear = unit.enemyInRear ? ENEMY_IN_REAR : 0
  if (quality !== 0) trace.note('PA-CHECK-03', 'Quality', quality)
  if (ordered !== 0) trace.note('PA-CHECK-03', 'Order in force', ordered)
  if (cover !== 0) trace.note('PA-CHECK-03', 'Cover', cover)
  if (gas !== 0) trace.note('PA-CHECK-03', 'Gassed', gas)
  if (goneToGround !== 0) trace.note('PA-CHECK-03', 'Gone to ground', goneToGround)
  if (halfStrength !== 0) trace.note('PA-CHECK-13', 'Half strength', halfStrength)
  if (enemyInRear !== 0) trace.note('PA-CHECK-03', 'Enemy in rear', enemyInRear)
  return {
    quality,
    order: ordered,
    cover,
    fire: fire.modifier,
    gas,
    goneToGround,
    halfStrength,
    enemyInRear,
  }
}

/** All that is added to the dice of a check. */
export const checkModifier = (unit: Unit, order: Order): number =>
  sumOf(modifiersOf(unit, order, fireLoad(unit, unit.cover, unit.troop, SILENT), SILENT))

/** PA-CHECK-14: works keep it together. */
export const keptByWorks = (unit: Unit): boolean =>
  isSheltered(unit) && unit.options['works-shelter'] === 'on'

const hasGoneToGround = (unit: Unit): boolean =>
  (unit.status === 'pinned' || unit.status === 'disordered') &&
  hasPoints(unit) &&
  !unit.gas &&
  !isTank(unit.troop)

const sumOf = (m: Modifiers): number =>
  m.quality + m.order + m.cover + m.fire + m.gas + m.goneToGround + m.halfStrength + m.enemyInRear

const statusAfter = (unit: Unit, score: number, underFire: boolean, trace: Trace): StatusResult => {
  const { status, troop } = unit
  const result = statusResult(score, status, underFire, keptByWorks(unit), trace)
  if (!result.fallBack || !isImmobile(troop)) return result
  trace.note('PA-MOVE-17', 'Guns of this size stay where they are')
  return { ...result, fallBack: false }
}

const NO_MOVE: Allowance = { inches: 0, inchesOpen: 0 }

const move = (
  unit: Unit,
  order: Order,
  score: number,
  status: StatusAfter,
  fallBack: boolean,
  trace: Trace,
): Allowance =>
  status === 'removed' || fallBack
    ? NO_MOVE
    : allowance(score, order, status, unit.troop, unit.tankSupport, trace)

const stillFires = (troop: Troop, order: Order, status: StatusAfter): boolean =>
  status !== 'disordered' && status !== 'removed' && (!isGuns(troop) || order === 'fire-barrage')
