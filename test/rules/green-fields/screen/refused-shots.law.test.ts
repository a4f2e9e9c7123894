import { describe, expect } from 'vitest'
import { oneOf, sfc32 } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { seemsObserved } from '#rules/green-fields/game/board/sight.ts'
import { hasUnits, knowsEnemiesIn } from '#rules/green-fields/game/board/zones.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { hasLineToRear, isGun } from '#rules/green-fields/game/phases/bombardment/guns.ts'
import { otherSide } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { OFF_BOARD, type ZoneNumber } from '#rules/green-fields/game/zone.ts'
import { batteryDice } from '#rules/green-fields/reckoning/attack-dice.ts'
import { baseRow, columnOf, referenceOf, rowOf } from '#rules/green-fields/reckoning/grid.ts'
import { ARTILLERY_RANGE, MOST_MISSIONS } from '#rules/green-fields/tables/index.ts'
import { ARTILLERY, SIDES } from '#rules/green-fields/vocabulary.ts'
import { times } from '../../../long.ts'
import { rule } from '../../../rule.ts'
import { decisionsIn } from '../../../screen/laying.ts'
import { type Causes, expectNoCause, expectOneTrueCause } from '../../../screen/refused.ts'

const DECISIONS = times(8, 60)
const SHOTS = Math.ceil(times(300, 10_000) / DECISIONS)
const SEEDS = times(1, 4)

/** A regiment of guns laid on a zone. */
interface Laid {
  readonly state: State
  readonly gun: Unit
  readonly zone: ZoneNumber
}

/** How far a zone is from a gun; those off the board stand in the row behind it (GF-SCALE-06). */
const awayOf = ({ state: { country }, gun, zone }: Laid): number => {
  const [column, row] =
    gun.place === OFF_BOARD
      ? [gun.column, baseRow(country, gun.side) + (gun.side === 'a' ? -1 : 1)]
      : [columnOf(country, gun.place), rowOf(country, gun.place)]
  return Math.max(Math.abs(column - columnOf(country, zone)), Math.abs(row - rowOf(country, zone)))
}

const rangeOf = ({ state, gun }: Laid): number => {
  const type = ARTILLERY.find((one) => one === gun.type)
  return type ? ARTILLERY_RANGE[type][state.assault ? 'assault' : 'weekly'] : 0
}

const CAUSES: Causes<Laid> = {
  suppressed: { said: /is suppressed/, holds: ({ gun }) => gun.status !== 'steady' },
  entrenching: { said: /digging itself in/, holds: ({ gun }) => gun.duty === 'entrenching' },
  'no-line': {
    said: /back to the base line/,
    holds: ({ state, gun }) => state.assault !== null && !hasLineToRear(state, gun),
  },
  'missions-used': {
    said: /fired twice/,
    holds: ({ state, gun }) => !state.assault && gun.missions >= MOST_MISSIONS,
  },
  'no-dice': {
    said: /too few guns|half the dice/,
    holds: ({ state, gun, zone }) => batteryDice(gun.strength, !seemsObserved(state, gun.side, zone)) === 0,
  },
  'no-shells': {
    said: /no SHELLS left/,
    holds: ({ state, gun }) =>
      state.armies[gun.side].shells <=
      state.armies[gun.side].fire.filter(({ unit }) => unit !== gun.id).length,
  },
  'own-troops': {
    said: /own troops are in/,
    holds: ({ state, gun, zone }) => state.assault !== null && hasUnits(state, zone, gun.side),
  },
  'own-zone': {
    said: /is yours, and no enemy/,
    holds: ({ state, gun, zone }) =>
      !state.assault && state.zones[zone]?.owner === gun.side && !knowsEnemiesIn(state, zone, gun.side),
  },
  'out-of-range': { said: /cannot reach/, holds: (laid) => awayOf(laid) > rangeOf(laid) },
}

describe.each(GAME.scenarios.map(({ id }) => id))('%s', (scenario) => {
  rule(
    [
      'GF-BOMB-01',
      'GF-BOMB-04',
      'GF-BOMB-09',
      'GF-BOMB-12',
      'GF-BOMB-13',
      'GF-AART-01',
      'GF-AART-02',
      'GF-SUP-02',
    ],
    'fire that is refused names guns or zone and the one true cause',
    () => {
      const random = sfc32(11)
      const seeds = Array.from({ length: SEEDS }, (_, i) => i + 3)
      const decisions = decisionsIn(GAME, scenario, { seeds, most: DECISIONS, apart: 6 }, (state) =>
        ['bombardment', 'artillery'].includes(topPhase(state)?.name ?? ''),
      )
      let refused = 0
      for (const state of decisions)
        for (let i = 0; i < SHOTS; i++) {
          const side = oneOf(
            random,
            SIDES.filter((one) => GAME.pending(state).includes(one)),
          )
          const guns = state.units.filter((unit) => unit.side === side && isGun(unit))
          const gun = oneOf(random, guns)
          const enemies = state.units.filter(
            (unit) => side && unit.side === otherSide(side) && unit.place >= 0,
          )
          const zone = i % 2 === 0 ? oneOf(random, enemies)?.place : oneOf(random, [...state.zones.keys()])
          if (!side || !gun || zone === undefined) continue
          const laid = { state, gun, zone }
          const reference = referenceOf(state.country, zone)
          const refusal = GAME.check(state, side, {
            kind: 'fire',
            unit: gun.id,
            mission: 'bombardment',
            target: reference,
          })
          if (refusal?.code === 'changes-nothing') continue
          // What a scenario forbids for its first week is no clause of the rules.
          if (refusal?.code === 'surprise') expect(state.week).toBe(1)
          else if (refusal)
            expectOneTrueCause(refusal, [gun.name, `${reference} `, `${reference}.`], CAUSES, laid)
          else expectNoCause(CAUSES, laid, `${gun.name} at ${reference}`)
          if (refusal) refused++
        }
      if (decisions.length > 0) expect(refused).toBeGreaterThan(0)
    },
  )
})
