import { boundsOf, widened } from '#kernel/geometry/bounds.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { MOUNTED_RADIUS } from '../game/board/bases.ts'
import { isUnitFarOff } from '../game/board/obstacles.ts'
import { isOnTableTop } from '../game/board/room.ts'
import { agedCloud } from '../game/clouds/drifting.ts'
import { gasNumber, touches } from '../game/clouds/exposure.ts'
import type { House } from '../game/field.ts'
import { cloudAt, type Shell } from '../game/shells/burst.ts'
import type { Cloud, Figure, Unit } from '../game/state.ts'
import { isOnTable } from '../game/units.ts'
import { OWN, overLandings } from './bursts.ts'
import type { Situation } from './situation.ts'
import { worthOfMan } from './worth.ts'

const GAS_FACES = 10

/** A cloud as it lands, and as it will be in the moves after. */
function* ages(situation: Situation, shell: Shell, at: Point): Generator<Cloud> {
  let cloud = isOnTableTop(situation.view, at) ? cloudAt(shell, at, 0) : undefined
  while (cloud) {
    yield cloud
    cloud = agedCloud(situation.view, cloud)
  }
}

/** SK-CLD-03: men overcome by their worth, own ones against; who can walk is trusted to get out of it. */
const worthOfGasAt = (situation: Situation, shell: Shell, at: Point): number => {
  const { view, side, thresholds } = situation
  let worth = 0
  let trust = 1
  for (const cloud of ages(situation, shell, at)) {
    const chance = ((GAS_FACES - gasNumber(cloud)) / GAS_FACES) * trust
    const radius = cloud.diameter / 2
    const about = widened(boundsOf(cloud.puffs), radius + MOUNTED_RADIUS)
    const isIn = (unit: Unit, figure: Figure): boolean =>
      cloud.puffs.some((puff) => touches(view, unit, figure, puff, radius))
    for (const unit of view.units) {
      const [first] = unit.figures
      if (!first || !isOnTable(unit) || isUnitFarOff(unit, about)) continue
      const man = worthOfMan(view, unit, thresholds) * (unit.side === side ? -OWN : 1)
      // All who are inside one thing are in the gas, or none.
      const all = unit.inside !== null || unit.vehicle ? isIn(unit, first) : undefined
      if (all === false) continue
      for (const figure of unit.figures) if (all ?? isIn(unit, figure)) worth += chance * man
    }
    trust *= thresholds.gas.trust
  }
  return worth
}

/** SK 9.7: what gas does where it lands and where the wind takes it. */
export const worthOfGas = (situation: Situation, shell: Shell, aim: Point): number =>
  overLandings(situation, shell, aim, (at) => worthOfGasAt(situation, shell, at))

/** Whether gas will reach a structure in the next move, with all who are in it (SK-CLD-08). */
export const willBeGassed = ({ view }: Situation, house: House): boolean =>
  view.clouds.some((cloud) => {
    const next = cloud.kind === 'gas' ? agedCloud(view, cloud) : undefined
    return next?.puffs.some((puff) => shapeGapToPoint(house.shape, puff) <= next.diameter / 2) ?? false
  })
