import { change, tellOf } from '#kernel/game/play.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { fromInches, TANK_GAP } from '../../../tables/table-top.ts'
import { baseOf, modelOf } from '../../board/bases.ts'
import { settledApart } from '../../board/room.ts'
import { gasOnTheWay } from '../../clouds/exposure.ts'
import { loseUnit } from '../../harm/losses.ts'
import type { Course } from '../../moves/course.ts'
import { changeUnit, type Play, replaceUnit, unitNow } from '../../play.ts'
import type { Gap } from '../../state.ts'

/** SK-MOV-13, SK-STR-10: lanes and gaps that a tank leaves where its middle crossed. */
const crush = (play: Play, { crossed, unit }: Course): void => {
  if (unit.kind !== 'tank' || crossed.length === 0) return
  const made: readonly Gap[] = crossed.map(({ line, along }) => {
    const half = fromInches(line.kind === 'wire' ? TANK_GAP.wire : TANK_GAP.obstacle) / 2
    return { line: line.id, from: Math.max(0, along - half), to: Math.min(line.length, along + half) }
  })
  change(play, { gaps: [...play.state.gaps, ...made] })
}

/** SK-VEH-17: men on foot in the way of a hull step aside the shortest way; in a trench they stay. */
export const makeWay = (play: Play, id: string): void => {
  const hull = modelOf(unitNow(play, id))
  if (!hull || !unitNow(play, id).vehicle) return
  for (const other of play.state.units) {
    if (
      other.id === id ||
      other.where !== 'table' ||
      other.vehicle ||
      other.inside !== null ||
      other.trench !== null
    )
      continue
    if (!other.figures.some((figure) => gap(hull, baseOf(other, figure.at)) <= 0)) continue
    changeUnit(play, other.id, { figures: settledApart(play.state, other) })
  }
}

/** A planned order of the Movement phase is carried out. */
export const carryOut = (play: Play, id: string, order: string, course: Course): void => {
  replaceUnit(play, course.unit)
  tellOf(play, { kind: 'moved', unit: id, order, path: course.path })
  if (course.exits) {
    loseUnit(play, id, 'off-table', 'table-edge')
    return
  }
  crush(play, course)
  makeWay(play, id)
  if (course.path.length > 1) gasOnTheWay(play, id, course.path)
}
