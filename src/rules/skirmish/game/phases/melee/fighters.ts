import type { Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import type { meleeRound } from '../../../procedures/melee-round.ts'
import { COVERS, type Cover, type Side } from '../../../vocabulary.ts'
import { coverOfFigure, linearCover } from '../../board/cover.ts'
import { isOnHill } from '../../board/ground.ts'
import { type Area, fieldOf } from '../../field.ts'
import { otherSide } from '../../sides.ts'
import type { Figure, Melee, State, Unit } from '../../state.ts'
import { fightsAs, isSpecialist } from '../../units.ts'
import { axisOf } from './axis.ts'
import { meanOf, menInvolved, unitsIn } from './involved.ts'
import { wayBack } from './way-back.ts'

type Fighters = Parameters<typeof meleeRound.resolve>[0]['a']

/** A side of a melee in this round. */
export interface FightingSide {
  readonly side: Side
  readonly units: readonly Unit[]
  readonly men: readonly { readonly unit: Unit; readonly figure: Figure }[]
  readonly input: Fighters
}

const mostNumerous = (units: readonly Unit[]): Unit | undefined =>
  units.reduce<Unit | undefined>(
    (best, unit) => (best && best.figures.length >= unit.figures.length ? best : unit),
    undefined,
  )

/** SK-MEL-08, SK-MEL-34: what most of them stand in or behind; it counts only against enemies who are outside it. */
const coverFor = (state: State, unit: Unit, men: readonly Figure[], enemies: readonly Unit[]): Cover => {
  if (unit.trench !== null) return 'trench'
  const from = meanOf(enemies)
  const shared = areasUnder(state, from)
  const covers = men.map(({ at }) =>
    areasUnder(state, at).some((area) => shared.includes(area))
      ? linearCover(state, from, at)
      : coverOfFigure(state, unit, at, from, false),
  )
  const having = (cover: Cover): number =>
    covers.filter((one) => COVERS.indexOf(one) >= COVERS.indexOf(cover)).length
  return COVERS.toReversed().find((cover) => having(cover) * 2 > covers.length) ?? 'none'
}

/** Woods, rubble, shell holes and emplacements that a place is in. */
const areasUnder = ({ scenario }: State, at: Point): readonly Area[] =>
  fieldOf(scenario).areas.filter(({ kind, shape }) => kind !== 'hill' && shapeHolds(shape, at))

/** SK-MEL-21: taken in flank or rear in the first round of whoever did it; later while another enemy fights the front. */
const isFlanked = (
  { flanked, newcomers }: Melee,
  units: readonly Unit[],
  enemies: readonly Unit[],
): boolean =>
  units.some(({ id }) =>
    flanked.some(
      ({ by, unit }) =>
        unit === id &&
        enemies.some((enemy) => enemy.id === by) &&
        (newcomers.includes(by) ||
          enemies.some((enemy) => enemy.id !== by && !flanked.some((one) => one.by === enemy.id))),
    ),
  )

const isAllOnHill = (state: State, men: readonly { readonly figure: Figure }[]): boolean =>
  men.filter(({ figure }) => isOnHill(state, figure.at)).length * 2 > men.length

/** SK-MEL-14: stood in works or behind a wall and did not charge. */
const isFixed = (unit: Unit, behindWall: boolean): boolean =>
  !unit.marks.charged && (unit.trench !== null || unit.inside !== null || behindWall)

/** SK-MEL-10: one side of a round, from its most numerous squad and any flag that is true for one of them. */
export const fightingSide = (state: State, melee: Melee, side: Side): FightingSide | undefined => {
  const units = unitsIn(state, melee, side)
  const enemies = unitsIn(state, melee, otherSide(side))
  const lead = mostNumerous(units)
  if (!lead || enemies.length === 0) return undefined
  const fighting = menInvolved(state, melee, side)
  const all = units.reduce((sum, unit) => sum + unit.figures.length, 0)
  const leadMen = fighting.filter(({ unit }) => unit.id === lead.id).map(({ figure }) => figure)
  const covered = leadMen.length > 0 ? leadMen : lead.figures
  const cover = coverFor(state, lead, covered, enemies)
  const atWall = covered.filter(({ at }) => linearCover(state, meanOf(enemies), at) === 'hard').length
  const behindWall = atWall * 2 > covered.length
  const enemyMen = menInvolved(state, melee, otherSide(side))
  const inWorks = lead.trench !== null || lead.inside !== null
  return {
    side,
    units,
    men: fighting,
    input: {
      troop: fightsAs(lead),
      figures: Math.max(1, fighting.length),
      quality: lead.quality,
      formation: inWorks || lead.weapon !== null ? 'line' : lead.formation,
      cover,
      charging: units.some(
        ({ marks, id }) => marks.charged && (melee.newcomers.includes(id) || melee.rounds === 0),
      ),
      lancersFirstStrike:
        melee.rounds === 0 && units.some(({ traits, mounted }) => traits.includes('lancers') && mounted),
      wonLastRound: units.some(({ wonLastRound }) => wonLastRound),
      uphill: isAllOnHill(state, fighting) && !isAllOnHill(state, enemyMen),
      prone: units.some(({ prone }) => prone),
      enemyFlankRear: isFlanked(melee, units, enemies),
      figuresBehind: Math.max(0, all - fighting.length),
      specialists: fighting.some(({ figure }) => isSpecialist(figure.role)),
      fixedDefences: units.some((unit) => isFixed(unit, behindWall)),
      cannotFallBack: wayBack(state, lead, enemies, melee, axisOf(state, melee, side)) === undefined,
    },
  }
}
