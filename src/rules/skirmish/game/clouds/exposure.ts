import { tellOf } from '#kernel/game/play.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { gasExposure } from '../../procedures/gas-exposure.ts'
import { CLOUD_LIFE } from '../../tables/index.ts'
import { modelOf, radiusOf } from '../board/bases.ts'
import { closeUp } from '../board/closing-up.ts'
import { houseNamed } from '../board/ground.ts'
import { fall, markHit } from '../harm/losses.ts'
import { changeUnit, mark, type Play, unitNow } from '../play.ts'
import { figureWith } from '../records.ts'
import type { Cloud, Figure, State, Unit } from '../state.ts'

export const gasNumber = ({ age }: Cloud): number => CLOUD_LIFE[age - 1]?.gasNumber ?? 0

/** SK-CLD-08: whether a puff touches a man: his base, or the vehicle or structure he is in. */
export const touches = (state: State, unit: Unit, figure: Figure, puff: Point, radius: number): boolean => {
  if (unit.inside !== null) {
    const house = houseNamed(state, unit.inside)
    return house !== undefined && shapeGapToPoint(house.shape, puff) <= radius
  }
  const hull = unit.vehicle ? modelOf(unit) : undefined
  if (hull) return gapToPoint(hull, puff) <= radius
  return distance(figure.at, puff) <= radius + radiusOf(unit)
}

/** SK-CLD-06: the lowest gas number that touches a man; with a path, all of a unit whose middle went through a puff. */
const touching = (state: State, unit: Unit, figure: Figure, path: readonly Point[]): Cloud | undefined => {
  let worst: Cloud | undefined
  for (const cloud of state.clouds) {
    if (cloud.kind !== 'gas') continue
    const radius = cloud.diameter / 2
    const isIn = cloud.puffs.some(
      (puff) =>
        touches(state, unit, figure, puff, radius) ||
        path.some((to, i) => i > 0 && distanceToSegment(puff, path[i - 1] ?? to, to) <= radius),
    )
    if (isIn && (!worst || gasNumber(cloud) < gasNumber(worst))) worst = cloud
  }
  return worst
}

/** SK-CLD-03, SK-CLD-13: every man touched who has not thrown this move throws. */
export const exposeToGas = (play: Play, id: string, path: readonly Point[] = [], marked = false): void => {
  if (!play.state.clouds.some(({ kind }) => kind === 'gas')) return
  const unit = unitNow(play, id)
  if (unit.where !== 'table') return
  const overcome: string[] = []
  const thrown: string[] = []
  for (const figure of unit.figures) {
    if (figure.gasThrown || figure.hit) continue
    const cloud = touching(play.state, unit, figure, path)
    if (!cloud) continue
    play.dice.about?.({ title: 'Gas', unit: id })
    const { casualties } = gasExposure.resolve(
      { men: 1, age: cloud.age, options: play.state.options },
      play.dice,
      play.trace,
    )
    thrown.push(figure.id)
    if (casualties > 0) overcome.push(figure.id)
  }
  if (thrown.length === 0) return
  changeUnit(play, id, {
    figures: unit.figures.map((figure) =>
      thrown.includes(figure.id) ? figureWith(figure, { gasThrown: true }) : figure,
    ),
  })
  const { owes } = unit.marks
  mark(play, id, { gassed: true, owes: owes.includes('gas') ? owes : [...owes, 'gas'] })
  tellOf(play, { kind: 'gassed', unit: id, men: thrown.length, overcome: overcome.length })
  if (marked) markHit(play, id, overcome, 'gas')
  else fall(play, id, overcome, 'dead', 'gas')
}

/** SK-CLD-13: when a move is complete; the ranks of those who are not in melee close (SK-GEN-24). */
export const gasOnTheWay = (play: Play, id: string, path: readonly Point[]): void => {
  const before = unitNow(play, id).figures.length
  exposeToGas(play, id, path)
  if (unitNow(play, id).figures.length < before) closeUp(play, id)
}
