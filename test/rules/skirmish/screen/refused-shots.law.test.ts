import { describe, expect } from 'vitest'
import { oneOf, sfc32 } from '#kernel/chance/random.ts'
import { ahead, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { housesStanding, isAboveGround, isInDugout } from '#rules/skirmish/game/board/ground.ts'
import { centreOf, halfWidth } from '#rules/skirmish/game/board/quadrants.ts'
import { longestRange } from '#rules/skirmish/game/fire/clear-lines.ts'
import { gunOf } from '#rules/skirmish/game/fire/direct.ts'
import { smallArmOf } from '#rules/skirmish/game/fire/shot.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { nameOf } from '#rules/skirmish/game/names.ts'
import type { State, Unit } from '#rules/skirmish/game/state.ts'
import { isInMelee, isRouting, servesWeapon } from '#rules/skirmish/game/units.ts'
import { firersOf, weaponsOf } from '#rules/skirmish/game/weapons.ts'
import { lineOfSight } from '#rules/skirmish/screen/table/sight.ts'
import { MELEE_REACH, NEAR_ENEMY, toInches } from '#rules/skirmish/tables/table-top.ts'
import { times } from '../../../long.ts'
import { rule } from '../../../rule.ts'
import { momentsOf } from '../../../screen/laying.ts'
import { type Causes, expectNoCause, expectOneTrueCause } from '../../../screen/refused.ts'
import { firing } from '../game/firing.ts'

const MOMENTS = times(5, 20)
const SHOTS = Math.ceil(times(200, 10_000) / MOMENTS)

/** One weapon of a battle laid on one enemy. */
interface Laid {
  readonly state: State
  readonly unit: Unit
  readonly weapon: string
  readonly target: Unit
}

/** The men, or the model, that fire, and those that can be hit; nobody inside has a place of his own. */
const endsOf = (unit: Unit): readonly { readonly at: Point; readonly piece: string }[] => {
  const model = { at: unit.position, piece: unit.id }
  if (unit.vehicle) return [model]
  const men = unit.figures.filter(({ hit }) => !hit).map(({ id, at }) => ({ at, piece: id }))
  return servesWeapon(unit) && unit.inside === null ? [model, ...men] : men
}

const muzzlesOf = ({ unit, weapon }: Laid) => {
  const arm = smallArmOf(unit, weapon)
  if (unit.vehicle || arm === 'hmg' || arm === undefined) return [{ at: unit.position, piece: unit.id }]
  const men = firersOf(unit, arm).map(({ id, at }) => ({ at, piece: id }))
  return arm === 'lmg' ? men.slice(0, 1) : men
}

/** SK-GEN-10: how far within the front quadrant a place lies; less than none outside. */
const inFront = (state: State, unit: Unit, p: Point): number => {
  const centre = centreOf(state, unit)
  const aside = Math.abs(ahead(centre, turned(unit.facing, QUARTER), p)) - halfWidth(state, unit, centre)
  return ahead(centre, unit.facing, p) - Math.max(0, aside)
}

const isLone = ({ kind, figures, weapon }: Unit): boolean =>
  kind === 'sniper' || (figures.length === 1 && weapon === null)

/** Lines from a muzzle to what can be hit, as the tool has them: in arc as far as that is plain, how far, and seen. */
const linesOf = (laid: Laid) => {
  const { state, unit, target } = laid
  return muzzlesOf(laid).flatMap((from) =>
    endsOf(target).map((to) => ({
      to: to.piece,
      // Who is inside bears where his structure does, and a hull by its own arcs: the law of the tools looks at those.
      front:
        unit.vehicle || unit.inside !== null || target.inside !== null || isLone(unit)
          ? undefined
          : inFront(state, unit, to.at),
      far: toInches(distance(from.at, to.at)),
      seen: () =>
        lineOfSight(state, { point: from.at, piece: from.piece }, { point: to.at, piece: to.piece }).seen,
    })),
  )
}

const most = ({ unit, weapon }: Laid): number => {
  const arm = smallArmOf(unit, weapon)
  return arm ? longestRange(arm) : Number.POSITIVE_INFINITY
}

/** Lines measured to the outline of a structure, or to a hull, are so much shorter. */
const slackOf = ({ unit, target }: Laid): number =>
  unit.inside !== null || target.inside !== null || target.vehicle ? 8 : 0.02

/** SK-ART-26: a gun is laid on the outline of a dugout on which its target stands. */
const isOnDugout = ({ state, unit, weapon, target }: Laid): boolean =>
  gunOf(unit, weapon) !== undefined &&
  housesStanding(state).some(
    (house) => !isAboveGround(house) && target.figures.some(({ at }) => shapeHolds(house.shape, at)),
  )

const NEVER = { said: /(?!)/, holds: () => false }

const CAUSES: Causes<Laid> = {
  'not-on-table': NEVER,
  'in-melee': { said: /is in melee\./, holds: ({ state, unit }) => isInMelee(state, unit) },
  routing: { said: /is routing/, holds: ({ unit }) => isRouting(unit) },
  retreated: {
    said: /has fallen back/,
    holds: ({ unit: { marks } }) => marks.fellBackFrom !== null || marks.pushedBack,
  },
  charged: { said: /has charged this move/, holds: ({ unit: { marks } }) => marks.charged },
  marched: { said: /has marched/, holds: ({ unit: { marks } }) => marks.silent === 'marched' },
  'cut-wire': { said: /has cut wire/, holds: ({ unit: { marks } }) => marks.silent === 'cut-wire' },
  'second-retreat': {
    said: /second retreat/,
    holds: ({ unit: { marks } }) => marks.silent === 'second-retreat',
  },
  mounted: { said: /is mounted/, holds: ({ unit }) => unit.mounted },
  column: { said: /is in column/, holds: ({ unit }) => unit.formation === 'column' && refusable(unit) },
  held: {
    said: /may not act yet/,
    holds: ({ unit }) => unit.heldUntil !== null || unit.heldUntil === undefined,
  },
  'in-dugout': {
    said: /in a dugout/,
    // SK-STR-14: a gun reaches them by a direct hit on the dugout.
    holds: ({ state, unit, target, weapon }) =>
      isInDugout(state, unit) || (isInDugout(state, target) && (gunOf(unit, weapon) ? undefined : true)),
  },
  'has-fired': {
    said: /has fired/,
    holds: ({ unit: { marks }, weapon }) =>
      marks.fired.includes(weapon) || marks.firedDefensively || marks.firedPlot,
  },
  'no-crew': {
    said: /no man left for another weapon/,
    holds: ({ unit }) =>
      unit.vehicle !== null && unit.figures.length - (unit.marks.moved ? 1 : 0) <= unit.marks.fired.length,
  },
  'has-moved': {
    said: /its weapon cannot fire/,
    holds: ({ unit: { marks, weapon: model }, weapon }) => weapon === model && (marks.moved || marks.swung),
  },
  limbered: { said: /is limbered/, holds: ({ unit }) => unit.limbered },
  'indirect-only': { said: /only what was plotted/, holds: ({ weapon }) => weapon === 'mortar' },
  melee: {
    said: /too close to (a melee|one)/,
    holds: ({ state, target }) =>
      isInMelee(state, target) ||
      state.units.some(
        (other) =>
          isInMelee(state, other) &&
          other.figures.some(({ at }) =>
            endsOf(target).some((end) => toInches(distance(at, end.at)) <= MELEE_REACH.firedOnAt + 0.02),
          ),
      ),
  },
  nobody: { said: /nobody left to fire/, holds: (laid) => muzzlesOf(laid).length === 0 },
  'nobody-left': {
    said: /is left to/,
    holds: (laid) =>
      linesOf(laid).every(
        ({ to, front, far, seen }) =>
          to === laid.target.id || (front ?? 0) < 1 || far > most(laid) - 0.02 || !seen(),
      ),
  },
  'armour-proof': { said: /ordinary bullets/i, holds: ({ target }) => target.vehicle !== null },
  'no-rest': {
    said: /has not rested/,
    holds: ({ unit }) => unit.kind === 'sniper' && (unit.marks.moved || unit.movesAtRest === 0),
  },
  'cut-off': { said: /is cut off/, holds: ({ unit }) => unit.kind === 'sniper' },
  'out-of-arc': {
    said: /in the arc of/,
    holds: (laid) => {
      const fronts = linesOf(laid).map(({ front }) => front)
      return fronts.includes(undefined) ? undefined : fronts.every((front) => (front ?? 0) < 1)
    },
  },
  'out-of-range': {
    said: /reaches \d+ inches|out of range/,
    holds: (laid) => {
      const { unit, weapon } = laid
      if (gunOf(unit, weapon)) return undefined
      const inArc = linesOf(laid).filter(({ front }) => front === undefined || front >= -1)
      const nearest = Math.min(...inArc.map(({ far }) => far))
      return nearest > most(laid) - 0.02 ? true : nearest > most(laid) - slackOf(laid) ? undefined : false
    },
  },
  'not-seen': {
    said: /does not see/,
    holds: (laid) => {
      if (isInDugout(laid.state, laid.target)) return undefined
      const lines = linesOf(laid).filter(
        ({ front, far }) => (front === undefined || front >= 1) && far <= most(laid) + slackOf(laid),
      )
      const isPlain = lines.every(({ front, far }) => front !== undefined && far < most(laid) - 0.02)
      const seen = lines.some((line) => line.seen())
      return seen ? (isPlain && !isOnDugout(laid) ? false : undefined) : true
    },
  },
  'enemy-near': {
    said: /its target must be/,
    holds: ({ state, unit, target }) => {
      const far = (other: Unit): number =>
        Math.min(
          ...unit.figures.flatMap(({ at }) => endsOf(other).map((end) => toInches(distance(at, end.at)))),
        )
      const pressed = state.units.some(
        (other) =>
          other.side !== unit.side &&
          other !== target &&
          other.where === 'table' &&
          // Hulls and structures are nearer than their middles.
          far(other) <=
            NEAR_ENEMY + (other.vehicle || other.inside !== null || unit.inside !== null ? 8 : 0.02),
      )
      return pressed && far(target) > NEAR_ENEMY - 0.02
        ? true
        : unit.inside !== null || target.inside !== null
          ? undefined
          : pressed && undefined
    },
  },
}

const refusable = ({ vehicle, weapon, trench, inside }: Unit): boolean =>
  !vehicle && weapon === null && trench === null && inside === null

/** What others bring about says nothing of a shot that is allowed. */
const OF_OTHERS = ['enemy-near', 'cut-off', 'armour-proof', 'held', 'nobody-left']
const OF_THE_TWO = Object.fromEntries(Object.entries(CAUSES).filter(([code]) => !OF_OTHERS.includes(code)))

describe.each(GAME.scenarios.map(({ id }) => id))('%s', (scenario) => {
  const moments = momentsOf(GAME, scenario, 1916, MOMENTS, 15)

  rule(
    [
      'SK-FIRE-03',
      'SK-FIRE-18',
      'SK-FIRE-19',
      'SK-FIRE-22',
      'SK-FIRE-24',
      'SK-FIRE-30',
      'SK-ART-26',
      'SK-SNP-05',
    ],
    'a refused shot names target or firer and the one true cause',
    () => {
      const random = sfc32(11)
      let refused = 0
      for (const moment of moments) {
        const on = moment.units.filter((unit) => unit.where === 'table' && weaponsOf(unit).length > 0)
        const kinds = [...new Set(on.map(({ kind }) => kind))]
        for (let i = 0; i < SHOTS; i++) {
          const kind = oneOf(random, kinds)
          const unit = oneOf(
            random,
            on.filter((one) => one.kind === kind),
          )
          const target = oneOf(
            random,
            moment.units.filter(
              ({ side, where, vehicle }) => side !== unit?.side && where === 'table' && !vehicle?.destroyed,
            ),
          )
          const weapon = unit && oneOf(random, weaponsOf(unit))
          if (!unit || !target || weapon === undefined) continue
          const laid: Laid = {
            state: { ...firing(moment, unit.side), move: moment.move },
            unit,
            weapon,
            target,
          }
          if (!GAME.pending(laid.state).includes(unit.side)) continue
          const refusal = GAME.check(laid.state, unit.side, {
            kind: 'fire',
            units: [unit.id],
            weapon,
            target: target.id,
          })
          const names = [unit.id, target.id].map((id) => nameOf(laid.state, id))
          if (refusal) expectOneTrueCause(refusal, names, CAUSES, laid)
          else expectNoCause(OF_THE_TWO, laid, `${unit.id} fires ${weapon} at ${target.id}`)
          if (refusal) refused++
        }
      }
      expect(refused).toBeGreaterThan(0)
    },
  )
})
