import { describe, expect } from 'vitest'
import { oneOf, sfc32 } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { fireOn, zonesOn } from '#rules/passchendaele/game/board/fire-count.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { sheavesRefusal } from '#rules/passchendaele/game/phases/sheaf-orders.ts'
import type { Base, State, Unit } from '#rules/passchendaele/game/state.ts'
import { hasPoints } from '#rules/passchendaele/reckoning/load.ts'
import { shownAreas } from '#rules/passchendaele/screen/areas.ts'
import { TABLE_TOP } from '#rules/passchendaele/screen/index.ts'
import { lineOfFire } from '#rules/passchendaele/screen/sight.ts'
import { PATTERNS, sheafAt } from '#rules/passchendaele/screen/writing/patterns.ts'
import { fromInches, GUN_TABLE, toInches } from '#rules/passchendaele/tables/index.ts'
import { isGuns } from '#rules/passchendaele/vocabulary.ts'
import type { Area } from '#screen/area.ts'
import { times } from '../../../long.ts'
import { rule } from '../../../rule.ts'
import { expectDragsTrue } from '../../../screen/dragging.ts'
import { decisionsIn, drawnIn, momentsOf, somewhere } from '../../../screen/laying.ts'
import { type Causes, expectNoCause, expectOneTrueCause } from '../../../screen/refused.ts'

const MOMENTS = times(3, 10)
// Guns are asked otherwise, and left out.
const PAIRS = Math.ceil(times(300, 24_000) / MOMENTS)
const HAIR = fromInches(0.02)

const sizeOf = ({ table }: State) => ({ width: table.width, height: table.depth })

/** One base fires and all others only stand in the way; the target is one base. */
const alone = (state: State, firer: Unit, base: Base, target: Unit, at: Base): readonly [State, Unit] => {
  // Its own guns may fall on it.
  const aimed: Unit = { ...target, status: 'disordered', bases: [{ ...at, sheaf: null }] }
  const units = state.units.flatMap((unit): Unit[] => {
    if (unit === target) return [aimed]
    if (unit !== firer) return [{ ...unit, status: 'disordered' }]
    return [
      { ...unit, status: 'solid', bases: [base] },
      {
        ...unit,
        id: `rest-of-${unit.id}`,
        status: 'disordered',
        bases: unit.bases.filter((one) => one !== base),
      },
    ]
  })
  return [{ ...state, gas: [], units }, aimed]
}

const pairsOf = (state: State) => {
  const bases = state.units.flatMap((unit) => unit.bases.map((base) => ({ unit, base })))
  return { bases, near: bases.map(({ base }) => base.centre) }
}

/** A base put down elsewhere, so small that it is but a point. */
const pointAt = (base: Base, at: Point): Base => ({ ...base, centre: at, width: 2, depth: 2 })

/** A sheaf laid by one battery, and where. */
interface Laid {
  readonly state: State
  readonly unit: Unit
  readonly base: Base
  readonly at: Point
  readonly squares: readonly Point[]
}

const CAUSES: Causes<Laid> = {
  'out-of-range': {
    said: /out of range/,
    holds: ({ base, squares }) =>
      isGuns(base.troop) &&
      squares.some(
        (p) => toInches(gapToPoint(base, p)) > (isGuns(base.troop) ? GUN_TABLE[base.troop].range : 0),
      ),
  },
  'sheaf-off-table': {
    said: /edge of the table/,
    holds: ({ state, squares }) => {
      const { width, height } = sizeOf(state)
      const most = Math.max(...squares.map(({ x, y }) => Math.max(-x, x - width, -y, y - height)))
      // A square reaches half an inch from its middle, and its corners farther.
      return most > -fromInches(0.49) ? true : most > -fromInches(0.72) ? undefined : false
    },
  },
}

describe.each(GAME.scenarios.map(({ id }) => id))('%s', (scenario) => {
  const moments = momentsOf(GAME, scenario, 1917, MOMENTS, 40)

  rule(
    ['PA-FIRE-01', 'PA-FIRE-04', 'PA-FIRE-05', 'PA-FIRE-06', 'PA-FIRE-12', 'PA-GEO-02', 'PA-GEO-17'],
    'the line of fire reaches whom the fire is counted on',
    () => {
      const random = sfc32(8)
      let missed = 0
      for (const state of moments) {
        const { bases } = pairsOf(state)
        for (let i = 0; i < PAIRS; i++) {
          const from = oneOf(random, bases)
          const enemies = bases.filter(({ unit }) => unit.side !== from?.unit.side)
          const to = oneOf(random, enemies)
          if (!from || !to || isGuns(from.base.troop)) continue
          // Most stand too far off: half of them are brought near, as when a move is planned.
          const at =
            i % 2 === 0
              ? to.base
              : { ...to.base, centre: somewhere(random, sizeOf(state), [from.base.centre], fromInches(7)) }
          const told = lineOfFire(
            state,
            { point: from.base.centre, piece: from.base.id },
            { point: at.centre, piece: at.id },
          )
          const [firing, aimed] = alone(state, from.unit, from.base, to.unit, at)
          const reached = hasPoints(fireOn(firing, aimed))
          expect(told.seen, `${from.base.id} at ${JSON.stringify(at.centre)}: ${told.text}`).toBe(reached)
          expect(told.stop === undefined).toBe(reached)
          expect(told.clauses.length).toBeGreaterThan(0)
          if (!reached) missed++
        }
      }
      expect(missed).toBeGreaterThan(0)
    },
  )

  rule(
    ['PA-FIRE-01', 'PA-FIRE-06', 'PA-GEO-01', 'PA-SHEAF-10'],
    'zones and ranges are drawn where fire is counted',
    () => {
      const random = sfc32(9)
      let inside = 0
      for (const state of moments) {
        const { bases } = pairsOf(state)
        const shown = new Map<Unit, readonly Area[]>()
        const troops = [...new Set(bases.map(({ base }) => base.troop))]
        for (let i = 0; i < PAIRS; i++) {
          const troop = oneOf(random, troops)
          const from = oneOf(
            random,
            bases.filter(({ base }) => base.troop === troop),
          )
          const target = state.units.find(({ side, bases: [first] }) => side !== from?.unit.side && first)
          const [base] = target?.bases ?? []
          if (!from || !target || !base) continue
          const guns = isGuns(from.base.troop)
          const reach = fromInches(isGuns(from.base.troop) ? GUN_TABLE[from.base.troop].range + 3 : 8)
          const at = somewhere(random, sizeOf(state), [from.base.centre], reach)
          const id = guns ? `range-${from.base.id}` : `zone-${from.base.id}`
          const areas = shown.get(from.unit) ?? shownAreas(state, from.unit.id, undefined)
          shown.set(from.unit, areas)
          const drawn = drawnIn(
            areas.filter((area) => area.id === id),
            HAIR,
          )(at)
          if (drawn === undefined) continue
          const [firing, aimed] = alone(state, from.unit, from.base, target, pointAt(base, at))
          const counted = isGuns(from.base.troop)
            ? toInches(gapToPoint(from.base, at)) <= GUN_TABLE[from.base.troop].range
            : zonesOn(firing, aimed).length > 0
          expect(drawn, `${from.base.id} ${from.base.troop} at ${JSON.stringify(at)}`).toBe(counted)
          if (drawn) inside++
        }
      }
      expect(inside).toBeGreaterThan(0)
    },
  )

  rule(
    ['PA-SHEAF-10', 'PA-SHEAF-17'],
    'a sheaf that is refused names its guns and the one true cause',
    () => {
      const random = sfc32(10)
      let refused = 0
      for (const state of moments) {
        const { bases, near } = pairsOf(state)
        const guns = bases.filter(({ base }) => isGuns(base.troop))
        for (let i = 0; i < PAIRS && guns.length > 0; i++) {
          const from = oneOf(random, guns)
          const pattern = oneOf(random, PATTERNS)
          if (!from || !pattern) continue
          const at = somewhere(random, sizeOf(state), near, fromInches(2))
          const sheaf = sheafAt(from.base.id, { pattern, centre: at, rotation: 0 }, 'he')
          const squares = sheaf.squares.map(([column = 0, row = 0]) => ({
            x: fromInches(sheaf.x + column),
            y: fromInches(sheaf.y + row),
          }))
          const laid: Laid = { state, ...from, at, squares }
          const refusal = sheavesRefusal(state, from.unit, [sheaf])
          if (refusal) expectOneTrueCause(refusal, [from.unit.name], CAUSES, laid)
          else expectNoCause(CAUSES, laid, `${from.base.id} at ${JSON.stringify(at)}`)
          if (refusal) refused++
        }
      }
      if (moments.some((state) => pairsOf(state).bases.some(({ base }) => isGuns(base.troop))))
        expect(refused).toBeGreaterThan(0)
    },
  )

  rule(
    ['PA-MOVE-01', 'PA-MOVE-02', 'PA-MOVE-12'],
    'a drag leads where it is drawn, or is refused as its order is',
    () => {
      const seeds = Array.from({ length: times(1, 4) }, (_, i) => i + 3)
      const decisions = decisionsIn(
        GAME,
        scenario,
        { seeds, most: times(5, 60), apart: 3 },
        (state) => topPhase(state)?.name === 'move',
      )
      const random = sfc32(11)
      let legal = 0
      for (const state of decisions)
        legal += expectDragsTrue({ game: GAME, tableTop: TABLE_TOP }, state, random, {
          tries: times(3, 12),
          far: fromInches(8),
          slack: 2,
          cuts: () => false,
        }).legal
      if (decisions.length > 0) expect(legal).toBeGreaterThan(0)
    },
  )
})
