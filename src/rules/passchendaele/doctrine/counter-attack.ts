import { HALF } from '../../../kernel/geometry/angle.ts'
import { gapToPoint } from '../../../kernel/geometry/box.ts'
import type { Point } from '../../../kernel/geometry/point.ts'
import { type Rectangle, rectangleBox, rectangleCentre } from '../../../kernel/geometry/rectangle.ts'
import { fighterOf } from '../combat/involved.ts'
import { fromInches, toInches } from '../measures.ts'
import type { Area, Unit } from '../state.ts'
import { COVERS, isWorks } from '../vocabulary.ts'
import { winChance } from './combat-odds.ts'
import { fireAhead, fireHere, isInWorks, isShaken } from './danger.ts'
import { depthOf, foremost, inchesBetween, isFoot, isInCone, onwards, type Situation } from './situation.ts'
import type { Wish } from './wish.ts'

/** How near the enemy must be to be struck, in inches. */
const STRIKE_WITHIN = 5
const BEARABLE = -2

/** Inches from works within which they guard an objective. */
const GUARDS_WITHIN = 3
/** What better cover is worth, and what a march costs, in victory points: for each step and each inch. */
const A_BETTER_COVER = 0.5
const AN_INCH_OF_MARCH = 0.25

/** Where in some works a unit would take post: in the middle, or in a long trench straight ahead of it. */
const placeIn = (situation: Situation, unit: Unit, area: Area): Point => {
  const centre = rectangleCentre(area)
  const along = situation.ahead % HALF === 0
  const long = along ? area.x2 - area.x1 : area.y2 - area.y1
  if (long <= fromInches(LONG_TRENCH)) return centre
  const own = unit.bases[Math.floor(unit.bases.length / 2)]?.centre ?? centre
  return along ? { x: own.x, y: centre.y } : { x: centre.x, y: own.y }
}

const LONG_TRENCH = 8

/** The works behind the front that a reserve should march to: those that guard the most, if they are not too far. */
const postFor = (situation: Situation, unit: Unit): Point | null => {
  const { state, side } = situation
  const front = foremost(situation, unit)
  let best: { readonly at: Point; readonly worth: number } | undefined
  for (const area of state.table.areas) {
    if (!isWorks(area.cover) || area.owner !== side || isFrontLine(state.table.front[side], area)) continue
    const at = placeIn(situation, unit, area)
    const away = depthOf(situation, at) - front
    if (away <= 0 || !isInCone(situation, unit, at)) continue
    const guarded = state.objectives
      .filter((objective) => toInches(gapToPoint(rectangleBox(area), objective.at)) <= GUARDS_WITHIN)
      .reduce((sum, { points }) => sum + points, 0)
    const worth = guarded + COVERS.indexOf(area.cover) * A_BETTER_COVER - away * AN_INCH_OF_MARCH
    if (!best || worth > best.worth) best = { at, worth }
  }
  return best?.at ?? null
}

const isFrontLine = (front: Rectangle, area: Area): boolean =>
  front.x1 === area.x1 && front.y1 === area.y1 && front.x2 === area.x2 && front.y2 === area.y2

/** Odds that a counter-attack needs. */
const GOOD_ODDS = 0.75

/** The chance to win if the whole of one unit met the whole of the other. */
const oddsAgainst = ({ state }: Situation, unit: Unit, enemy: Unit): number =>
  winChance(
    unit.bases.map((base) => fighterOf(state, { unit, base }, [], false)),
    enemy.bases.map((base) => fighterOf(state, { unit: enemy, base }, [], false)),
  )

/** A shaken enemy close ahead who can be struck before he recovers. */
const victim = (situation: Situation, unit: Unit): Unit | undefined =>
  situation.enemies.find(
    (enemy) =>
      isFoot(enemy) &&
      isShaken(enemy) &&
      oddsAgainst(situation, unit, enemy) >= GOOD_ODDS &&
      inchesBetween(unit, enemy) <= STRIKE_WITHIN &&
      enemy.bases.some(
        ({ centre }) =>
          depthOf(situation, centre) > foremost(situation, unit) && isInCone(situation, unit, centre),
      ),
  )

/** Just behind an enemy, but always ahead of the unit. */
const beyond = (situation: Situation, unit: Unit, { bases }: Unit): Point | null => {
  const at = bases[0] && onwards(situation, bases[0].centre, 1)
  return at && depthOf(situation, at) > foremost(situation, unit) ? at : null
}

/** Fire that a shaken unit must get away from. */
const UNBEARABLE = -3
/** Inches a shaken reserve goes back to be out of the shelling. */
const A_STEP_BACK = 3

/** A reserve pinned under shells in the open steps back: any move takes it out from under the sheaf. */
const outOfShelling = (situation: Situation, unit: Unit): Wish | undefined => {
  const { state } = situation
  if (!isShaken(unit) || isInWorks(state, unit) || fireHere(state, unit) > UNBEARABLE) return undefined
  const [first] = unit.bases
  if (!first) return undefined
  const rear = Math.min(...unit.bases.map(({ centre }) => depthOf(situation, centre)))
  const back = depthOf(situation, first.centre) - rear + A_STEP_BACK
  const at = onwards(situation, first.centre, -back)
  if (depthOf(situation, at) >= rear) return undefined
  return { order: 'retreat', at, why: `${unit.name} steps back out of the shelling.` }
}

/** What a counter-attack division should do now. */
export const eingreifWish = (situation: Situation, unit: Unit): Wish => {
  const enemy = victim(situation, unit)
  if (enemy && !isShaken(unit) && fireAhead(situation, unit, 2) >= BEARABLE) {
    return {
      order: 'advance',
      at: beyond(situation, unit, enemy),
      why: `${unit.name} strikes ${enemy.name} before it recovers.`,
    }
  }
  const away = outOfShelling(situation, unit)
  if (away) return away
  const post = postFor(situation, unit)
  if (unit.order === 'advance' && unit.goal) {
    if (isInWorks(situation.state, unit) && fireAhead(situation, unit, 2) < BEARABLE) {
      return { order: 'hold', at: null, why: `${unit.name} stays in its works: the ground ahead is swept.` }
    }
    return { order: 'advance', at: unit.goal.at, why: `${unit.name} marches to the sound of the guns.` }
  }
  if (post && fireAhead(situation, unit, 2) >= BEARABLE) {
    return { order: 'advance', at: post, why: `${unit.name} marches towards the fighting.` }
  }
  return { order: 'hold', at: null, why: `${unit.name} holds its ground.` }
}
