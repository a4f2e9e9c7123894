import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { tellOf } from '#kernel/game/play.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { groupMoraleCheck } from '../../procedures/group-morale-check.ts'
import { moraleCheck } from '../../procedures/morale-check.ts'
import { moraleTrigger } from '../../procedures/morale-trigger.ts'
import { routRecovery } from '../../procedures/rout-recovery.ts'
import type { CheckReason } from '../../vocabulary.ts'
import { settled } from '../board/room.ts'
import { towardsEnemy } from '../moves/enemies.ts'
import { changeUnit, mark, type Play, unitNow } from '../play.ts'
import type { State, Unit } from '../state.ts'
import { isRouting } from '../units.ts'
import { nerveOf } from './conditions.ts'
import { applyResult } from './results.ts'

export interface Involved {
  readonly own: number
  readonly enemies: number
}

/** SK-MOR-02, SK-MOR-08: why a unit owes a check now; nothing if it owes none. */
export const reasonsOf = (state: State, unit: Unit, lostMelee = false): readonly CheckReason[] => {
  if (unit.where !== 'table' || unit.vehicle || isRouting(unit)) return []
  const { owes, strengthBefore } = unit.marks
  return moraleTrigger.resolve(
    {
      startStrength: unit.strength,
      strengthBefore: Math.min(unit.strength, Math.max(strengthBefore, unit.figures.length)),
      strengthAfter: unit.figures.length,
      firstUnderFire: owes.includes('first-fire'),
      gasAttack: owes.includes('gas'),
      lostMeleeRound: lostMelee,
      routing: false,
      options: state.options,
    },
    NO_DICE,
    SILENT,
  ).reasons
}

/** SK-MOR-17: a check uses up all causes so far. */
const useUp = (play: Play, id: string): void => {
  const { figures, heldUntil } = unitNow(play, id)
  mark(play, id, { owes: [], strengthBefore: figures.length })
  // SK-SET-07: from the move after it has had to check morale
  if (heldUntil !== null && heldUntil > play.state.move + 1)
    changeUnit(play, id, { heldUntil: play.state.move + 1 })
}

/** SK-MOR-04 to SK-MOR-07: one unit checks, and the result is carried out. */
export const checkUnit = (
  play: Play,
  id: string,
  reasons: readonly CheckReason[],
  involved?: Involved,
): void => {
  const unit = unitNow(play, id)
  play.dice.about?.({ title: 'Morale', unit: id })
  const checked = moraleCheck.resolve(
    { ...nerveOf(play.state, unit, involved), options: play.state.options },
    play.dice,
    play.trace,
  )
  const { score, roll, result } = checked
  tellOf(play, { kind: 'checked', unit: id, reasons, score, roll, result })
  useUp(play, id)
  applyResult(play, id, result)
}

/** SK-MOR-12, SK-MOR-23: several together; one result for all, carried out in the order of the roster. */
export const checkTogether = (
  play: Play,
  ids: readonly string[],
  reasons: readonly CheckReason[],
  involved?: Involved,
): void => {
  const [only, ...others] = ids
  if (only === undefined) return
  if (others.length === 0) {
    checkUnit(play, only, reasons, involved)
    return
  }
  play.dice.about?.({ title: 'Morale of all together', unit: only })
  const checked = groupMoraleCheck.resolve(
    {
      squads: ids.map((id) => nerveOf(play.state, unitNow(play, id), involved)),
      options: play.state.options,
    },
    play.dice,
    play.trace,
  )
  const { total, rollTotal, result } = checked
  tellOf(play, { kind: 'checked-together', units: ids, reasons, score: total, roll: rollTotal, result })
  for (const id of ids) useUp(play, id)
  for (const id of ids) applyResult(play, id, result)
}

/** SK-MOR-14, SK-MOR-24 */
export const tryToRally = (play: Play, id: string): void => {
  const unit = unitNow(play, id)
  play.dice.about?.({ title: 'Rally', unit: id })
  const { recovered, score, roll } = routRecovery.resolve(
    { ...nerveOf(play.state, unit), options: play.state.options },
    play.dice,
    play.trace,
  )
  tellOf(play, { kind: 'rallied', unit: id, score, roll, recovered })
  if (!recovered) return
  changeUnit(play, id, {
    routedIn: null,
    retreatOwed: false,
    haltedTo: play.state.move + 1,
    facing: towardsEnemy(play.state, unit),
  })
  const figures = settled(play.state, unitNow(play, id))
  if (figures) changeUnit(play, id, { figures })
}
