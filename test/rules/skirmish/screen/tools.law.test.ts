import { describe, expect } from 'vitest'
import { fair, oneOf, type Random, sfc32 } from '#kernel/chance/random.ts'
import { ahead, along, bearing, turned } from '#kernel/geometry/angle.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { housesStanding, isAboveGround, isInDugout } from '#rules/skirmish/game/board/ground.ts'
import { centreOf } from '#rules/skirmish/game/board/quadrants.ts'
import { fieldOf } from '#rules/skirmish/game/field.ts'
import { clearLines, missedLine } from '#rules/skirmish/game/fire/clear-lines.ts'
import { directShotOf, gunOf, isDirectShot } from '#rules/skirmish/game/fire/direct.ts'
import { smallArmOf } from '#rules/skirmish/game/fire/shot.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { isCourse } from '#rules/skirmish/game/moves/course.ts'
import { MOVE } from '#rules/skirmish/game/phases/movement/orders/move.ts'
import type { Figure, State, Unit } from '#rules/skirmish/game/state.ts'
import { servesWeapon } from '#rules/skirmish/game/units.ts'
import { weaponsOf } from '#rules/skirmish/game/weapons.ts'
import { TABLE_TOP } from '#rules/skirmish/screen/index.ts'
import { shownAreas } from '#rules/skirmish/screen/table/areas.ts'
import { overlay } from '#rules/skirmish/screen/table/overlays.ts'
import { lineOfSight, unitAt } from '#rules/skirmish/screen/table/sight.ts'
import { fromInches, placeOf } from '#rules/skirmish/tables/table-top.ts'
import { inLongRun, times } from '../../../long.ts'
import { rule } from '../../../rule.ts'
import { expectDragsTrue } from '../../../screen/dragging.ts'
import { decisionsIn, drawnIn, momentsOf, somewhere } from '../../../screen/laying.ts'
import { waitingFor } from '../battle.ts'

const MOMENTS = times(3, 10)
// Some lie farther apart than any weapon reaches, and are left out.
const PAIRS = Math.ceil(times(300, 14_000) / MOMENTS)

const sizeOf = ({ scenario }: State) => {
  const { width, length } = fieldOf(scenario)
  return { width, height: length }
}

/** A man or a model that can be seen, or bare ground. */
interface End {
  readonly at: Point
  readonly piece?: string
  readonly unit?: Unit
  readonly figure?: Figure
}

const piecesOf = (unit: Unit): readonly End[] => {
  if (unit.where !== 'table') return []
  if (unit.vehicle) return unit.vehicle.destroyed ? [] : [{ at: unit.position, piece: unit.id, unit }]
  return unit.figures
    .filter(({ hit }) => !hit)
    .map((figure) => ({ at: figure.at, piece: figure.id, unit, figure }))
}

/** A place without a piece of its own: whoever stands there, if somebody does. */
const groundAt = (state: State, at: Point): End => {
  const unit = unitAt(state, at)
  return unit ? { at, unit } : { at }
}

/** One man with a machine gun of his own, who fires the way he looks, where a piece stands or where nobody does. */
const gunnerAt = (state: State, { at, unit, figure }: End, side: Unit['side'], towards: Point): Unit => {
  const any = state.units.find(({ vehicle, figures }) => !vehicle && figures.length > 0)
  const man = figure ?? any?.figures[0]
  if (!any || !man) throw new Error('nobody')
  const common = { facing: bearing(at, towards), position: at } as const
  if (unit?.vehicle) return { ...unit, ...common }
  const { trenches } = fieldOf(state.scenario)
  const ground = {
    inside:
      housesStanding(state).find((house) => isAboveGround(house) && shapeHolds(house.shape, at))?.id ?? null,
    trench: trenches.find(({ shape }) => shapeHolds(shape, at))?.id ?? null,
  }
  return {
    ...(unit ?? { ...any, ...ground, id: `stranger-${side}`, side, prone: false, where: 'table' }),
    ...common,
    weapon: null,
    figures: [{ ...man, at, hit: null }],
  }
}

/** SK-FIRE-18, SK-FIRE-24, SK-STR-14: whether a shot from the one would have a clear line to the other. */
const hasLine = (state: State, from: End, to: End): boolean => {
  const [a, b] =
    from.unit?.side === 'b' || to.unit?.side === 'a' ? (['b', 'a'] as const) : (['a', 'b'] as const)
  const viewer = gunnerAt(state, from, a, to.at)
  const target = gunnerAt(state, to, b, from.at)
  const others = state.units.filter(
    ({ id, vehicle }) =>
      id !== viewer.id && id !== target.id && (from.unit !== undefined || vehicle !== null),
  )
  const seen: State = { ...state, units: [...others, viewer, target] }
  if (isInDugout(state, viewer) || isInDugout(state, target)) return false
  return clearLines(seen, viewer, 'hmg', 'hmg', target).nearest !== undefined
}

describe.each(GAME.scenarios.map(({ id }) => id))('%s', (scenario) => {
  const moments = momentsOf(GAME, scenario, 1915, MOMENTS, 40)

  rule(
    ['SK-FIRE-18', 'SK-FIRE-24', 'SK-FIRE-29', 'SK-SET-09', 'SK-CLD-07', 'SK-STR-14'],
    'the line of sight sees what a shot along it would see',
    () => {
      const random = sfc32(8)
      let unseen = 0
      for (const state of moments) {
        const pieces = state.units.flatMap(piecesOf)
        const near = pieces.map(({ at }) => at)
        const end = (): End =>
          (fair(random, 3) > 0 ? oneOf(random, pieces) : undefined) ??
          groundAt(state, somewhere(random, sizeOf(state), near, fromInches(8)))
        for (let i = 0; i < PAIRS; i++) {
          const [from, to] = [end(), end()]
          // SK-FIRE-03: farther off no weapon says anything.
          if ((from.unit && from.unit === to.unit) || distance(from.at, to.at) > fromInches(59)) continue
          const told = lineOfSight(state, lineEnd(from), lineEnd(to))
          const seen = hasLine(state, from, to)
          expect(told.seen, `${JSON.stringify([from.at, from.piece, to.at, to.piece])}: ${told.text}`).toBe(
            seen,
          )
          expect(told.stop === undefined).toBe(seen)
          expect(told.clauses.length).toBeGreaterThan(0)
          if (!seen) unseen++
        }
      }
      expect(unseen).toBeGreaterThan(0)
    },
  )

  rule(
    ['SK-FIRE-18', 'SK-FIRE-24', 'SK-FIRE-40', 'SK-STR-14'],
    'whom a unit is drawn to see is seen along some line',
    () => {
      const random = sfc32(12)
      for (const state of moments)
        for (const unit of someOf(random, state.units)) {
          if (piecesOf(unit).length === 0) continue
          const drawn = overlay(state, unit.side, 'seen', unit.id)
          for (const other of state.units) {
            const line = drawn.find(({ id }) => id === `seen-${unit.id}-${other.id}`)
            if (!line || piecesOf(other).length === 0) continue
            const ends = (one: Unit): readonly End[] =>
              servesWeapon(one) && one.inside === null
                ? [...piecesOf(one), { at: one.position, piece: one.id, unit: one }]
                : piecesOf(one)
            const seen = ends(unit).some((from) =>
              ends(other).some((to) => lineOfSight(state, lineEnd(from), lineEnd(to)).seen),
            )
            expect(line.style === 'reach', `${unit.id} sees ${other.id}`).toBe(seen)
          }
        }
    },
  )

  rule(
    ['SK-FIRE-03', 'SK-FIRE-19', 'SK-FIRE-30', 'SK-GEN-10', 'SK-VEH-13', 'SK-ART-26'],
    'what is drawn of arcs and range columns is what a shot is allowed by',
    () => {
      const random = sfc32(9)
      let inside = 0
      for (const state of moments) {
        const firers = state.units.filter((unit) => piecesOf(unit).length > 0 && weaponsOf(unit).length > 0)
        for (let i = 0; i < PAIRS; i++) {
          const firer = oneOf(random, firers)
          const enemy =
            firer &&
            state.units.find(
              ({ side, vehicle, figures }) => side !== firer.side && !vehicle && figures.length > 0,
            )
          if (!firer || !enemy) continue
          const near = fair(random, 2) === 0
          const at = somewhere(random, sizeOf(state), [firer.position], fromInches(near ? 12 : 60))
          const why = missedBy(state, firer, enemy, at)
          // SK-ART-10: a mortar fires at nobody.
          if (why.length === 0) continue
          // Drawn to so many inches only, so that it does not hide the table.
          if (distance(at, centreOf(state, firer)) < fromInches(ARC_DRAWN)) {
            const drawn = drawnIn(arcsOf(state, firer), HAIR)(at)
            if (drawn !== undefined)
              expect(drawn, `the arc of ${firer.id} at ${JSON.stringify(at)}`).toBe(
                why.some((one) => one !== 'out-of-arc'),
              )
          }
          const bands = overlay(state, firer.side, 'bands', firer.id).filter(({ style }) => style === 'range')
          const last = bands.at(-1)
          if (!last || firer.vehicle || firer.inside !== null || !isInRank(firer)) continue
          const drawn = drawnIn([last], HAIR_OF_RANGE)(at)
          if (drawn === undefined) continue
          expect(drawn, `the columns of ${firer.id} at ${JSON.stringify(at)}`).toBe(
            why.some((one) => one === undefined || !FAR.includes(one)),
          )
          if (drawn) inside++
        }
      }
      expect(inside).toBeGreaterThan(0)
    },
  )

  rule(
    ['SK-MOV-01', 'SK-MOV-15', 'SK-MOV-16', 'SK-MOV-22', 'SK-MOV-28'],
    'what is drawn as reach is what an order to move is allowed by',
    () => {
      const random = sfc32(10)
      let tried = 0
      for (const state of moments)
        for (const unit of someOf(random, state.units)) {
          if (unit.where !== 'table' || unit.vehicle?.destroyed) continue
          const shape = overlay(state, unit.side, 'reach', unit.id)[0]?.outline
          // SK-BOM-16: while ranges are estimated nothing is drawn that measures.
          if (shape?.shape !== 'polygon') continue
          for (let i = 0; i < SPOKES_TRIED; i++) {
            const end = oneOf(random, shape.points)
            if (!end) continue
            const far = distance(unit.position, end)
            const way = bearing(unit.position, end)
            // A hair aside of an enemy, or of the corner of a house, is not looked at.
            const short = [-50, 0, 50].map((aside) =>
              movedTo(state, unit, along(unit.position, turned(way, aside), far - fromInches(0.1))),
            )
            if (far > fromInches(0.5)) {
              expect(
                short.some((code) => code === undefined || !BARRED.includes(code)),
                `${unit.id} short of ${JSON.stringify(end)}: ${short.join()}`,
              ).toBe(true)
              tried++
            }
            // Over its own edge it would leave the table.
            if (far === 0 || isAtEdge(state, end)) continue
            const beyond = movedTo(state, unit, along(unit.position, way, far + fromInches(0.1)))
            expect(beyond, `${unit.id} beyond ${JSON.stringify(end)}`).toBeDefined()
          }
        }
      if (inLongRun) expect(tried).toBeGreaterThan(0)
    },
  )

  rule(
    ['SK-MOV-01', 'SK-MOV-21', 'SK-GEN-21'],
    'a drag leads where it is drawn, or is refused as its order is',
    () => {
      const seeds = Array.from({ length: times(1, 4) }, (_, i) => i + 3)
      const decisions = decisionsIn(GAME, scenario, { seeds, most: times(3, 60), apart: 4 }, ({ phases }) =>
        phases.some(({ name }) => name === 'movement'),
      )
      const random = sfc32(11)
      let tried = 0
      for (const state of decisions) {
        const { legal, refused } = expectDragsTrue({ game: GAME, tableTop: TABLE_TOP }, state, random, {
          tries: times(2, 12),
          far: fromInches(9),
          slack: 2,
          cuts: (order) => order.kind === 'charge',
        })
        tried += legal + refused
      }
      if (decisions.length > 0) expect(tried).toBeGreaterThan(0)
    },
  )
})

const ARC_DRAWN = 8.9
const HAIR = fromInches(0.05)
/** A range is drawn from the front of a unit, and measured from each man of it. */
const HAIR_OF_RANGE = fromInches(0.6)
const FAR: readonly (string | undefined)[] = ['out-of-arc', 'out-of-range', 'distance']
/** All of them take long: in `npm test` a few stand for the others. */
const someOf = (random: Random, units: readonly Unit[]): readonly Unit[] =>
  inLongRun ? units : units.filter(() => fair(random, 16) === 0)
const SPOKES_TRIED = times(3, 24)

const lineEnd = ({ at, piece }: End) => (piece === undefined ? { point: at } : { point: at, piece })

const arcsOf = (state: State, { id }: Unit) =>
  shownAreas(state, id, undefined).filter((area) => area.id.startsWith(`arc-${id}`))

/** What an order to fire each weapon at a lone man there would be refused for; nothing where it is allowed. */
const missedBy = (state: State, firer: Unit, enemy: Unit, at: Point): readonly (string | undefined)[] => {
  const [man] = enemy.figures
  if (!man) throw new Error(`nobody in ${enemy.id}`)
  const alone: Unit = {
    ...enemy,
    position: at,
    inside: null,
    trench: null,
    figures: [{ ...man, at, hit: null }],
    weapon: null,
  }
  const there: State = {
    ...state,
    units: state.units.map((unit) => (unit === enemy ? alone : unit)),
  }
  return weaponsOf(firer).flatMap((weapon): readonly (string | undefined)[] => {
    const arm = smallArmOf(firer, weapon)
    if (arm) return [missedLine(there, firer, weapon, arm, alone)?.why]
    if (!gunOf(firer, weapon)) return []
    const shot = directShotOf(there, firer, weapon, { target: alone, aim: at }, undefined)
    return [isDirectShot(shot) ? undefined : shot.code]
  })
}

/** Columns are drawn from the rank; men who stand where they found room, or in a melee, are out of it. */
const isInRank = ({ figures, position, facing }: Unit): boolean =>
  figures.every(({ at }) => Math.abs(ahead(position, facing, at)) < HAIR_OF_RANGE)

/** The way itself is not to be had, whether or not there is room at its end. */
const BARRED = ['too-far', 'crawl', 'structure', 'in-the-way', 'wire', 'obstacle', 'impassable', 'near-enemy']

const isAtEdge = (state: State, { x, y }: Point): boolean => {
  const { width, height } = sizeOf(state)
  return Math.min(x, y, width - x, height - y) < fromInches(0.2)
}

const movedTo = (state: State, unit: Unit, to: Point): string | undefined => {
  const phase = { name: 'movement', side: unit.side, step: 'charges', last: false } as const
  const waiting = waitingFor(state, 'movement', phase, { move: state.move })
  const { x, y } = placeOf(to)
  const course = MOVE.plan(waiting, unit, {
    kind: 'move',
    unit: unit.id,
    legs: [{ x, y }],
    prone: false,
    rise: false,
  })
  // SK-MOV-16: the way leads there, but the men would not have room.
  if (!isCourse(course) && course.message.startsWith('Figures would end')) return 'no-room'
  return isCourse(course) ? undefined : course.code
}
