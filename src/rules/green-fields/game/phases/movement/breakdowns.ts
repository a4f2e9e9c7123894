import { tellOf } from '#kernel/game/play.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { breakdown } from '../../../procedures/breakdown.ts'
import { breakdownDice, mayBreakDown, type Step } from '../../../reckoning/going.ts'
import { BREAKDOWN_DICE } from '../../../tables/index.ts'
import { ARMOUR } from '../../../vocabulary.ts'
import { strike } from '../../board/casualties.ts'
import { moverFor } from '../../board/retreat.ts'
import { type Play, unitNow } from '../../play.ts'
import { isOnBoard, type Unit } from '../../unit.ts'

/** A vehicle on its way across country. */
interface Drive {
  readonly id: string
  readonly steps: readonly Step[]
  thrown: boolean
}

const diceAfter = (unit: Unit, steps: readonly Step[], made: number): number => {
  const mover = moverFor(unit)
  return mover ? breakdownDice(steps, made, mover, SILENT) : 0
}

const isDriven = (unit: Unit): boolean => {
  const mover = moverFor(unit)
  return mover !== undefined && mayBreakDown(mover)
}

/** Those of the movers that will have to throw for breakdown (GF-MOVE-08). */
export const drivesOf = (
  movers: readonly Unit[],
  stepsOf: (unit: Unit) => readonly Step[],
): readonly Drive[] => {
  const drives: Drive[] = []
  for (const unit of movers) {
    if (!isDriven(unit)) continue
    const steps = stepsOf(unit)
    if (diceAfter(unit, steps, steps.length) > 0) drives.push({ id: unit.id, steps, thrown: false })
  }
  return drives
}

const vehicleOf = ({ type }: Unit) => ARMOUR.find((one) => one === type) ?? 'motor-transport'

/** GF-MOVE-09, GF-MOVE-12: lorries have the experience of whoever rides on them, and what is hit is the riders. */
const breakDown = (play: Play, unit: Unit, dice: number): void => {
  const { strength, experience, experienceCap, morale, maxMorale, place } = unit
  play.dice.about?.({ title: 'Driving across country', unit: unit.id })
  const result = breakdown.resolve(
    {
      type: vehicleOf(unit),
      strength,
      experience,
      experienceCap,
      terrainModifier: dice - BREAKDOWN_DICE,
      options: play.state.options,
    },
    play.dice,
    play.trace,
  )
  const { hits, saves, casualties } = result
  tellOf(play, { kind: 'broke-down', unit: unit.id, zone: place, dice, hits, saves, casualties })
  strike(play, unit.id, {
    ...result,
    moraleAfter: morale,
    maxMoraleAfter: maxMorale,
    outcome: result.destroyed ? 'destroyed' : casualties > 0 ? 'hold' : 'unhurt',
  })
}

/**
 * GF-MOVE-09: once for each vehicle, in the roughest zone of its way, or where it is stopped before that. Those of the
 * movers that go on.
 */
export const throwForBreakdown = (
  play: Play,
  drives: readonly Drive[],
  movers: readonly string[],
  made: number,
  over: boolean,
): readonly string[] => {
  for (const drive of drives) {
    if (drive.thrown || !movers.includes(drive.id)) continue
    const unit = unitNow(play, drive.id)
    const dice = diceAfter(unit, drive.steps, made)
    if (dice === 0 || (dice < diceAfter(unit, drive.steps, drive.steps.length) && !over)) continue
    drive.thrown = true
    breakDown(play, unit, dice)
  }
  return drives.length > 0 ? movers.filter((id) => isOnBoard(unitNow(play, id))) : movers
}
