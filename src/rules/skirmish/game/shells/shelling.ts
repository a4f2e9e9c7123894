import { tellOf } from '#kernel/game/play.ts'
import { along, bearing, type Heading, turned } from '#kernel/geometry/angle.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { deviation } from '../../procedures/deviation.ts'
import { GUN_CREWS } from '../../tables/organisation.ts'
import { fromInches, rangeOf } from '../../tables/table-top.ts'
import { type Ammo, type Artillery, type DeviationKind, DIRECTIONS } from '../../vocabulary.ts'
import { isDestroyed } from '../board/ground.ts'
import { fieldOf } from '../field.ts'
import type { Play } from '../play.ts'
import type { Battery, State, Unit } from '../state.ts'
import { forward } from '../units.ts'
import { burst, type Shell } from './burst.ts'

/** SK-ART-12: buildings, bunkers and dugouts. */
export const isOnBuilding = (state: State, p: Point): boolean =>
  fieldOf(state.scenario).houses.some((house) => !isDestroyed(state, house) && shapeHolds(house.shape, p))

/** SK-ART-32: from the aim point so far along the line of fire and the direction of the miss. */
export const burstPoint = (aim: Point, line: Heading, number: number, inches: number): Point =>
  number === 0
    ? aim
    : along(aim, turned(line, fromDegrees(((number - 1) * 360) / DIRECTIONS.length)), fromInches(inches))

/** SK-ART-11: where a shell lands, and what it does there. */
export const land = (play: Play, gun: string, kind: DeviationKind, aim: Point, shell: Shell): void => {
  const { onTarget, directionNumber, inches } = deviation.resolve(
    { kind, targetBuilding: isOnBuilding(play.state, aim), options: play.state.options },
    play.dice,
    play.trace,
  )
  const at = burstPoint(aim, shell.along, directionNumber, inches)
  const { weapon, ammo } = shell
  tellOf(play, { kind: 'shell', gun, weapon, ammo, aim, at, onTarget })
  burst(play, shell, at, onTarget)
}

/** SK-ART-20: gunners who are no longer with their gun. */
export const gunnersLost = ({ weapon, figures }: Unit): number =>
  weapon !== null && weapon !== 'hmg' && weapon !== 'wagon'
    ? Math.max(0, GUN_CREWS[weapon] - figures.length)
    : 0

/** A shell of a gun on the table at a point. */
export const gunShell = (
  unit: Unit,
  weapon: Artillery,
  aim: Point,
  ammo: Ammo,
  { mode, enfilade, marked }: Pick<Shell, 'mode' | 'enfilade' | 'marked'>,
): Shell => ({
  by: unit.side,
  weapon,
  ammo,
  mode,
  offTable: false,
  range: rangeOf(distance(unit.position, aim)),
  quality: unit.quality,
  gunnersLost: unit.vehicle ? 0 : gunnersLost(unit),
  tankGun: unit.vehicle !== null,
  enfilade,
  along: bearing(unit.position, aim),
  from: mode === 'direct' ? unit.position : null,
  cause: 'artillery',
  marked,
})

/** SK-BOM-05: average crews, the farthest column. */
export const batteryShell = ({ side, weapon }: Battery, ammo: Ammo): Shell => ({
  by: side,
  weapon,
  ammo,
  mode: 'indirect',
  offTable: true,
  range: 0,
  quality: 'average',
  gunnersLost: 0,
  tankGun: false,
  enfilade: false,
  along: forward(side),
  from: null,
  cause: 'bombardment',
  marked: false,
})
