import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { along, turned } from '#kernel/geometry/angle.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { modelOf } from '../game/board/bases.ts'
import { houseNamed, housesStanding } from '../game/board/ground.ts'
import { isOnTableTop } from '../game/board/room.ts'
import { menInBlast, shelterOf } from '../game/shells/blast.ts'
import type { Shell } from '../game/shells/burst.ts'
import { artilleryTable } from '../procedures/artillery-table.ts'
import {
  ARTILLERY_FACTORS,
  BUILDING_BONUS,
  BURST_DIAMETER,
  DEVIATION_BONUS,
  ON_TARGET_FROM,
  STRUCTURE_VALUES,
  VEHICLE_VALUES,
} from '../tables/index.ts'
import { MUSTER } from '../tables/organisation.ts'
import { fromInches } from '../tables/table-top.ts'
import type { Situation } from './situation.ts'
import { meanHits, worthOfMan, worthOfUnit } from './worth.ts'

/** Inches by which a miss is off, a few that stand for all. */
const OFF = { direct: [2, 5], indirect: [4, 7, 10], grenade: [1] } as const
const GRENADE = { table: 4, figures: 8 } as const
const GUN_FIGURES = 6
const EIGHTH = 45
/** Of the men of a side who count against a shell of their own. */
export const OWN = 1.6

const inBuilding = ({ view }: Situation, aim: Point): boolean =>
  housesStanding(view).some(({ shape }) => shapeHolds(shape, aim))

/** SK-VEH-01, SK-STR-02: what high explosive does to machines and to works with enemies in them. */
const worthOfBattering = ({ view, enemies, thresholds }: Situation, { weapon }: Shell, at: Point): number => {
  if (weapon === 'grenade') return 0
  const power = ARTILLERY_FACTORS[weapon].at(-1) ?? ARTILLERY_FACTORS[weapon].at(-2) ?? 0
  let worth = 0
  for (const enemy of enemies) {
    if (enemy.vehicle) {
      const hull = modelOf(enemy)
      if (!hull || gapToPoint(hull, at) > 0) continue
      const value = VEHICLE_VALUES[enemy.vehicle.vehicle]
      const left = Math.max(1, value - enemy.vehicle.damage)
      worth += Math.min(1, power / left) * (MUSTER.vehicle.timesValue * value + 2 * thresholds.point)
    } else if (enemy.inside !== null) {
      const house = houseNamed(view, enemy.inside)
      if (house && shapeHolds(house.shape, at))
        worth += (power / STRUCTURE_VALUES[house.kind]) * 0.5 * worthOfUnit(view, enemy, thresholds)
    } else if (enemy.weapon !== null && enemy.weapon !== 'wagon') {
      const model = modelOf(enemy)
      // SK-ART-22: a weapon hit itself is gone
      if (model && gapToPoint(model, at) <= 0) worth += 0.6 * worthOfUnit(view, enemy, thresholds)
    }
  }
  return worth
}

/** What one burst at a place does on average: enemies hit by their worth, own men against it. */
const worthOfBurst = (situation: Situation, shell: Shell, at: Point, onTarget: boolean): number => {
  const { view, side, thresholds } = situation
  if (!isOnTableTop(view, at)) return 0
  const isGrenade = shell.weapon === 'grenade'
  const radius = fromInches(BURST_DIAMETER[shell.weapon] + (shell.ammo === 'shrapnel' ? 1 : 0)) / 2
  const men = menInBlast(view, at, radius, isGrenade ? (onTarget ? 'on-target' : 'stray') : undefined)
  const battered = isGrenade || shell.ammo !== 'he' ? 0 : worthOfBattering(situation, shell, at)
  if (men.length === 0) return battered
  const { weapon, range, offTable, mode, ammo, quality, gunnersLost, tankGun, enfilade } = shell
  const table =
    weapon === 'grenade'
      ? GRENADE.table
      : artilleryTable.resolve(
          {
            weapon,
            range,
            offTable,
            mode,
            ammo,
            quality,
            gunnersLost,
            tankGun,
            enfilade,
            ...shelterOf(view, men, at),
            options: view.options,
          },
          NO_DICE,
          SILENT,
        ).table
  const hits = meanHits(view, table, isGrenade ? GRENADE.figures : GUN_FIGURES, men.length)
  const share = hits / men.length
  let worth = battered
  for (const { unit } of men) {
    const man = worthOfMan(view, unit, thresholds)
    worth += share * (unit.side === side ? -OWN * man : man)
  }
  return worth
}

/** SK-ART-11 to SK-ART-15: what a shell is worth on average, over every face of the deviation die and a few of the inches. */
export const overLandings = (
  situation: Situation,
  shell: Shell,
  aim: Point,
  worthAt: (at: Point, onTarget: boolean) => number,
): number => {
  const kind = shell.weapon === 'grenade' ? 'grenade' : shell.mode === 'indirect' ? 'indirect' : 'direct'
  const bonus = DEVIATION_BONUS[kind] + (inBuilding(situation, aim) ? BUILDING_BONUS : 0)
  const hits = Math.max(0, Math.min(10, 10 + bonus + 1 - ON_TARGET_FROM))
  let worth = hits * worthAt(aim, true)
  for (let score = 1 + bonus; score < ON_TARGET_FROM; score++) {
    const heading = turned(shell.along, fromDegrees(EIGHTH * (score - 1)))
    const off = OFF[kind]
    for (const inches of off) worth += worthAt(along(aim, heading, fromInches(inches)), false) / off.length
  }
  return worth / 10
}

export const worthOfShell = (situation: Situation, shell: Shell, aim: Point): number =>
  overLandings(situation, shell, aim, (at, onTarget) => worthOfBurst(situation, shell, at, onTarget))
