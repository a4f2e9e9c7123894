import { describe, expect } from 'vitest'
import { oneOf, sfc32 } from '#kernel/chance/random.ts'
import { ahead, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { gap, gapToPoint } from '#kernel/geometry/gap.ts'
import { bodiesOf, groundHeld, heldHouses } from '#rules/flanders-fields/game/board/houses.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { nameOf } from '#rules/flanders-fields/game/names.ts'
import { ARC_OF, barrelsOf } from '#rules/flanders-fields/game/phases/actions/fire/barrels.ts'
import { canHarm, PLAIN_FIRE } from '#rules/flanders-fields/game/phases/actions/fire/conditions.ts'
import { isFaceSilent } from '#rules/flanders-fields/game/phases/actions/fire/fitness.ts'
import { reachOf } from '#rules/flanders-fields/game/phases/actions/fire/targets.ts'
import type { ActionsPhase } from '#rules/flanders-fields/game/phases/shapes.ts'
import type { Stand, State } from '#rules/flanders-fields/game/state.ts'
import { unitNamed } from '#rules/flanders-fields/game/units.ts'
import { arcWeaponOf, gunWeaponOf, isMortar } from '#rules/flanders-fields/game/zones/weapons.ts'
import { lineOfSight } from '#rules/flanders-fields/screen/sight.ts'
import { ARCS, fromCm, toCm, WEAPON_TABLE } from '#rules/flanders-fields/tables/index.ts'
import type { ArcWeapon } from '#rules/flanders-fields/vocabulary.ts'
import { times } from '../../../long.ts'
import { rule } from '../../../rule.ts'
import { momentsOf, placesOf } from '../../../screen/laying.ts'
import { type Causes, expectNoCause, expectOneTrueCause } from '../../../screen/refused.ts'
import { actionsOf, waitingFor } from '../battle.ts'

const MOMENTS = times(3, 12)
const SHOTS = Math.ceil(times(150, 10_000) / MOMENTS)

/** One weapon of a battle laid on one enemy. */
interface Laid {
  readonly state: State
  readonly firer: Stand
  readonly target: Stand
}

const waiting = ({ state, firer }: Laid, otherwise: Partial<ActionsPhase> = {}): State =>
  waitingFor(
    state,
    { ...actionsOf(firer.unit, otherwise), side: firer.side },
    { step: 'battalion-orders', active: firer.side, turn: state.turn },
  )

/** FF-ARC-01 to FF-ARC-03: how far inside the arc of a weapon the innermost part of a body lies; less than none outside. */
const insideArc = (weapon: ArcWeapon, from: Footprint, body: Footprint): number => {
  const arc = ARCS[weapon]
  const [half, deep] = isDisc(from) ? [from.radius, from.radius] : [from.width / 2, from.depth / 2]
  return Math.max(
    ...placesOf(body).map((p) => {
      const forward = ahead(from.centre, from.heading, p) - deep
      const aside = Math.abs(ahead(from.centre, turned(from.heading, QUARTER), p))
      const wide = 'strip' in arc ? fromCm(arc.strip) : forward * Math.tan((arc.fan * Math.PI) / 180)
      return Math.min(forward, half + wide - aside)
    }),
  )
}

/** Nothing for a body that is only grazed. */
const isOutside = (inside: number): boolean | undefined =>
  inside > 0 ? false : inside < -fromCm(2) ? true : undefined

const unseen = ({ state, firer, target }: Laid): boolean =>
  !lineOfSight(
    state,
    { point: firer.centre, piece: firer.id },
    { point: target.centre, piece: target.id },
    firer.side,
  ).seen

/** A 6 would do nothing, fired with whatever bears on the target. */
const isHarmless = (state: State, { firer, target }: Laid): boolean =>
  barrelsOf(state, firer)
    .filter(
      ({ weapon, from }) => isOutside(insideArc(ARC_OF[weapon], from, groundHeld(state, target))) !== true,
    )
    .every((barrel) => !canHarm(state, barrel, target, PLAIN_FIRE))

const withoutShells = (state: State): State => ({
  ...state,
  barrage: null,
  units: state.units.map((unit) => ({ ...unit, aim: null })),
})
const withoutGas = (state: State): State => ({ ...state, clouds: [] })

/** With nobody on the firer's side but he. */
const alone = (laid: Laid): Laid => ({
  ...laid,
  state: {
    ...laid.state,
    stands: laid.state.stands.filter(({ side, id }) => side !== laid.firer.side || id === laid.firer.id),
    blockHouses: laid.state.blockHouses.map((house) =>
      house.holder === laid.firer.side && house.id !== laid.firer.id ? { ...house, holder: null } : house,
    ),
  },
})

const shotAt = (laid: Laid) =>
  GAME.check(waiting(laid), laid.firer.side, {
    kind: 'fire',
    shots: [{ stand: laid.firer.id, target: laid.target.id }],
    madMinute: false,
    cards: [],
  })

const UNFIT: Causes<Laid> = {
  suppressed: { said: /is suppressed/, holds: ({ firer }) => firer.markers > 0 },
  stowed: { said: /packed up/, holds: ({ firer }) => firer.stowed },
  realigned: { said: /after firing at aircraft/, holds: ({ firer }) => firer.realigned },
}

const CAUSES: Causes<Laid> = {
  ...UNFIT,
  'in-water': { said: /in the water/, holds: ({ firer }) => firer.water !== null },
  mounted: {
    said: /is mounted/,
    holds: ({ state, firer }) => firer.type === 'cavalry' && unitNamed(state, firer.unit)?.mounted === true,
  },
  below: { said: /deep shelter/, holds: ({ firer, target }) => firer.below || target.below },
  'face-suppressed': {
    said: /bears a marker/,
    holds: ({ state, firer, target }) =>
      firer.type === 'block-house' &&
      barrelsOf(state, firer).every(
        (barrel) =>
          isFaceSilent(state, barrel) ||
          isOutside(insideArc('block-house', barrel.from, groundHeld(state, target))) !== false,
      ),
  },
  'out-of-arc': {
    said: /in the arc/,
    holds: ({ state, firer, target }) =>
      isOutside(
        Math.max(
          ...barrelsOf(state, firer).map(({ weapon, from }) =>
            insideArc(ARC_OF[weapon], from, groundHeld(state, target)),
          ),
        ),
      ),
  },
  'out-of-range': {
    said: /which reaches/,
    holds: ({ state, firer, target }) => {
      const beyond = barrelsOf(state, firer).map(
        (barrel) => toCm(gap(barrel.from, groundHeld(state, target))) - reachOf(state, barrel),
      )
      // FF-TANK-08: from the middle of a face, which is farther than its nearest corner.
      const slack = firer.type === 'heavy-tank' || firer.type === 'light-tank' ? 10 : 0.01
      return Math.min(...beyond) > 0.01 ? true : Math.max(...beyond) < -slack ? false : undefined
    },
  },
  unseen: { said: /does not see/, holds: unseen },
  masked: { said: /in the line of fire/, holds: (laid) => shotAt(alone(laid))?.code !== 'masked' },
  'through-barrage': {
    said: /on the line .* even a 6 would do nothing/,
    holds: (laid) => isHarmless(laid.state, laid) && !isHarmless(withoutShells(laid.state), laid),
  },
  'in-gas': {
    said: /stands in gas/,
    holds: (laid) => isHarmless(laid.state, laid) && !isHarmless(withoutGas(laid.state), laid),
  },
  'blind-rear': {
    said: /the rear of/,
    holds: (laid) => laid.target.type === 'block-house' && isHarmless(laid.state, laid),
  },
  'no-effect': {
    said: /cannot harm|at armour only/,
    holds: (laid) =>
      [laid.state, withoutShells(laid.state), withoutGas(laid.state)].every((state) =>
        isHarmless(state, laid),
      ),
  },
  'target-order': {
    said: /may not aim at/,
    holds: (laid) =>
      bodiesOf(laid.state).some(
        (target) => target.side !== laid.firer.side && target !== laid.target && !shotAt({ ...laid, target }),
      ),
  },
}

/** What depends on others than the two, so that it says nothing of a shot that is allowed. */
const OF_OTHERS = ['masked', 'target-order']
const OF_THE_TWO = Object.fromEntries(Object.entries(CAUSES).filter(([code]) => !OF_OTHERS.includes(code)))

const gunFire = (laid: Laid) => {
  const mode = isMortar(weaponOf(laid)) ? 'indirect' : 'direct'
  return GAME.check(waiting(laid), laid.firer.side, {
    kind: 'fire',
    mode,
    target: laid.target.id,
    madMinute: false,
    cards: [],
  })
}

const weaponOf = ({ state, firer }: Laid) => {
  const unit = unitNamed(state, firer.unit)
  const weapon = unit && gunWeaponOf(unit)
  if (!weapon) throw new Error(`${firer.id} is no gun`)
  return weapon
}

const GUN_CAUSES: Causes<Laid> = {
  ...UNFIT,
  'out-of-arc': {
    said: /in the arc/,
    holds: (laid) => {
      const { state, firer, target } = laid
      // A mortar is laid on the middle of a stand.
      const body = isMortar(weaponOf(laid)) ? { ...target, radius: 1, width: undefined } : target
      return isOutside(insideArc(arcWeaponOf(weaponOf(laid)), firer, groundHeld(state, body)))
    },
  },
  'too-near': {
    said: /no nearer than/,
    holds: (laid) =>
      toCm(gapToPoint(laid.firer, laid.target.centre)) < WEAPON_TABLE[weaponOf(laid)].least + 0.01,
  },
  'too-far': {
    said: /no farther than/,
    holds: (laid) =>
      toCm(gapToPoint(laid.firer, laid.target.centre)) > WEAPON_TABLE[weaponOf(laid)].most - 0.01,
  },
  unseen: { said: /does not see/, holds: unseen },
}

const isGun = (state: State, { unit: id, type }: Stand): boolean => {
  const unit = unitNamed(state, id)
  return unit !== undefined && gunWeaponOf(unit) !== undefined && type !== 'machine-gun'
}

describe.each(GAME.scenarios.map(({ id }) => id))('%s', (scenario) => {
  const moments = momentsOf(GAME, scenario, 1917, MOMENTS, 90)

  rule(
    [
      'FF-FIRE-05',
      'FF-FIRE-12',
      'FF-ARC-01',
      'FF-ARC-05',
      'FF-ARC-06',
      'FF-ARC-09',
      'FF-SUPP-01',
      'FF-VIS-01',
    ],
    'a refused shot names target or firer and the one true cause',
    () => {
      const random = sfc32(11)
      let refused = 0
      for (const state of moments) {
        const bodies = [...state.stands, ...heldHouses(state)]
        const firers = bodies.filter((stand) => barrelsOf(state, stand).length > 0 || isGun(state, stand))
        const types = [...new Set(firers.map(({ type }) => type))]
        for (let i = 0; i < SHOTS; i++) {
          const kind = oneOf(random, types)
          const firer = oneOf(
            random,
            firers.filter(({ type }) => type === kind),
          )
          const enemies = bodies.filter(({ side }) => side !== firer?.side)
          // Half of them near: the causes that are asked for last are rare.
          const near = enemies.filter((enemy) => firer && gap(firer, enemy) < fromCm(60))
          const target = oneOf(random, i % 2 === 0 && near.length > 0 ? near : enemies)
          if (!firer || !target) continue
          const gun = isGun(state, firer)
          const laid: Laid = {
            state: gun
              ? {
                  ...state,
                  units: state.units.map((unit) =>
                    unit.id === firer.unit ? { ...unit, aim: null, lostPoint: false } : unit,
                  ),
                }
              : state,
            firer,
            target,
          }
          const refusal = gun ? gunFire(laid) : shotAt(laid)
          const names = [firer.id, firer.unit, target.id].map((id) => nameOf(state, id))
          if (refusal) expectOneTrueCause(refusal, names, gun ? GUN_CAUSES : CAUSES, laid)
          else expectNoCause(gun ? GUN_CAUSES : OF_THE_TWO, laid, `${firer.id} at ${target.id}`)
          if (refusal) refused++
        }
      }
      expect(refused).toBeGreaterThan(0)
    },
  )
})
