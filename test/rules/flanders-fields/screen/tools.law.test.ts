import { describe, expect } from 'vitest'
import { fair, oneOf, sfc32 } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { bearing } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { bodiesOf } from '#rules/flanders-fields/game/board/houses.ts'
import { sees } from '#rules/flanders-fields/game/board/sight.ts'
import { fieldOf } from '#rules/flanders-fields/game/field.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { barrelsOf } from '#rules/flanders-fields/game/phases/actions/fire/barrels.ts'
import { PLAIN_FIRE } from '#rules/flanders-fields/game/phases/actions/fire/conditions.ts'
import { hitRefusal } from '#rules/flanders-fields/game/phases/actions/fire/refusals.ts'
import { batteryOf } from '#rules/flanders-fields/game/phases/actions/guns/battery.ts'
import { rangeRefusal, reachRefusal } from '#rules/flanders-fields/game/phases/actions/guns/reach.ts'
import { openSightsRefusal } from '#rules/flanders-fields/game/phases/actions/guns/sighting.ts'
import { standAt, standOn } from '#rules/flanders-fields/game/stand-at.ts'
import type { Stand, State } from '#rules/flanders-fields/game/state.ts'
import type { Story } from '#rules/flanders-fields/game/stories.ts'
import { isMortar } from '#rules/flanders-fields/game/zones/weapons.ts'
import { commandedBy } from '#rules/flanders-fields/screen/commanded.ts'
import { TABLE_TOP } from '#rules/flanders-fields/screen/index.ts'
import { lineOfSight } from '#rules/flanders-fields/screen/sight.ts'
import { fromCm } from '#rules/flanders-fields/tables/index.ts'
import type { LineEnd } from '#screen/sight.ts'
import { inLongRun, times } from '../../../long.ts'
import { rule } from '../../../rule.ts'
import { expectDragsTrue } from '../../../screen/dragging.ts'
import { decisionsIn, drawnIn, momentsOf, somewhere } from '../../../screen/laying.ts'

const MOMENTS = times(3, 10)
const PAIRS = Math.ceil(times(300, 10_000) / MOMENTS)
const POINTS = Math.ceil(times(300, 10_000) / MOMENTS)

/** A tenth of a millimetre more than what is drawn with chords leaves of an arc. */
const HAIR = fromCm(0.03)

const sizeOf = ({ scenario }: State) => {
  const { width, length } = fieldOf(scenario)
  return { width, height: length }
}

/** A platoon of the battle put down on a place, fresh, looking at another. */
const platoonAt = ({ stands }: State, side: string, at: Point, towards: Point): Stand => {
  const one = stands.find((stand) => stand.side === side && stand.type === 'infantry')
  if (!one) throw new Error(`no platoon of ${side}`)
  const fresh = { ...one, markers: 0, below: false, wire: null, water: null, revealed: false, column: false }
  return standAt({ ...fresh, house: null }, at, bearing(at, towards))
}

describe.each(GAME.scenarios.map(({ id }) => id))('%s', (scenario) => {
  const moments = momentsOf(GAME, scenario, 1916, MOMENTS, 60)

  rule(
    ['FF-VIS-01', 'FF-VIS-03', 'FF-VIS-06', 'FF-VIS-07', 'FF-VIS-08'],
    'the line of sight sees what stands put at its ends would see',
    () => {
      const random = sfc32(8)
      let unseen = 0
      for (const state of moments) {
        const bodies = bodiesOf(state)
        const near = bodies.map(({ centre }) => centre)
        const end = (): { readonly at: Point; readonly body: Stand | undefined } => {
          const body = oneOf(random, bodies)
          return body && fair(random, 3) === 0
            ? { at: body.centre, body }
            : { at: somewhere(random, sizeOf(state), near, fromCm(30)), body: undefined }
        }
        for (let i = 0; i < PAIRS; i++) {
          const [from, to] = [end(), end()]
          const endOf = ({ at, body }: typeof from): LineEnd =>
            body ? { point: at, piece: body.id } : { point: at }
          const told = lineOfSight(state, endOf(from), endOf(to), 'attacker')
          const viewer = from.body ?? platoonAt(state, 'attacker', from.at, to.at)
          const target = to.body ?? platoonAt(state, 'defender', to.at, from.at)
          const seen = sees(state, viewer, target)
          expect(told.seen, `${JSON.stringify([from.at, to.at])}: ${told.text}`).toBe(seen)
          expect(told.stop === undefined).toBe(seen)
          expect(told.clauses.length).toBeGreaterThan(0)
          if (!seen) unseen++
          // What an order to fire is refused for agrees: nobody who is told to see is refused for want of sight.
          if (from.body && to.body && from.body.side !== to.body.side)
            for (const barrel of barrelsOf(state, from.body)) {
              const code = hitRefusal(state, barrel, to.body, PLAIN_FIRE)?.code
              if (code === 'unseen') expect(told.seen).toBe(false)
              if (code === undefined || code === 'masked' || code === 'no-effect')
                expect(told.seen).toBe(true)
            }
        }
      }
      expect(unseen).toBeGreaterThan(0)
    },
  )

  rule(
    ['FF-ARC-01', 'FF-ARC-02', 'FF-ARC-03', 'FF-ARC-05', 'FF-ARC-07', 'FF-ARC-08', 'FF-TANK-08'],
    'what is drawn of a weapon is what lies in its arc and range',
    () => {
      const random = sfc32(9)
      let inside = 0
      for (const state of moments) {
        const bodies = bodiesOf(state).filter(({ stowed, below }) => !stowed && !below)
        // Every kind of weapon as often as the riflemen.
        const types = [...new Set(bodies.map(({ type }) => type))]
        for (let i = 0; i < POINTS; i++) {
          const kind = oneOf(random, types)
          const firer = oneOf(
            random,
            bodies.filter(({ type }) => type === kind),
          )
          const enemy = firer && bodies.find(({ side }) => side !== firer.side)
          const areas = firer ? commandedBy(state, firer) : []
          if (!firer || !enemy || areas.length === 0) continue
          const at = somewhere(random, sizeOf(state), [firer.centre], fromCm(75))
          const drawn = drawnIn(areas, HAIR)(at)
          if (drawn === undefined) continue
          expect(drawn, `${firer.id} ${firer.type} at ${JSON.stringify(at)}`).toBe(
            isReached(state, firer, enemy, at),
          )
          if (drawn) inside++
        }
      }
      expect(inside).toBeGreaterThan(0)
    },
  )

  rule(
    ['FF-MOVE-12', 'FF-MOVE-01', 'FF-FORM-07'],
    'a drag leads where it is drawn, or is refused as its order is',
    () => {
      const seeds = Array.from({ length: times(1, 4) }, (_, i) => i + 3)
      const decisions = decisionsIn(
        GAME,
        scenario,
        { seeds, most: times(2, 60), apart: 6 },
        (state) => topPhase(state)?.name === 'actions',
      )
      const random = sfc32(11)
      let [legal, refused] = [0, 0]
      for (const state of decisions) {
        const tried = expectDragsTrue({ game: GAME, tableTop: TABLE_TOP }, state, random, {
          tries: times(2, 10),
          far: fromCm(30),
          slack: 2,
          // Dice are thrown over wire, in an assault, and under fire on the way.
          cuts: (order, _, events) =>
            order.kind !== 'move' || JSON.stringify(order).includes('assault') || events.some(isCutShort),
        })
        legal += tried.legal
        refused += tried.refused
      }
      // Few decisions may be those of guns behind the table, who have nothing to drag.
      if (inLongRun) expect(legal + refused).toBeGreaterThan(0)
    },
  )
})

/** FF-MOVE-20, FF-ASLT-12: what one stand meets on its way tells on those who go after it. */
const isCutShort = (event: Story): boolean =>
  event.kind !== 'moved' || event.stands.some(({ stopped }) => stopped)

const FAR = ['out-of-arc', 'out-of-range', 'too-near', 'too-far']

/** Whether a stand so small that it is but a point would be in arc and range there, by the refusals of orders. */
const isReached = (state: State, firer: Stand, enemy: Stand, at: Point): boolean => {
  const point = standOn({ centre: at, heading: 0, radius: 1 }, at, 0, { ...enemy, house: null, below: false })
  const barrels = barrelsOf(state, firer)
  if (barrels.length > 0)
    return barrels.some((barrel) => {
      const code = hitRefusal(state, barrel, point, PLAIN_FIRE)?.code
      return code === undefined || !(FAR.includes(code) || code === 'face-suppressed')
    })
  const found = batteryOf(state, firer.unit)
  if (!found) return false
  const battery = { ...found, gun: firer }
  const aimed = { at, body: undefined }
  const refusal = isMortar(battery.weapon)
    ? reachRefusal(state, battery, aimed)
    : (openSightsRefusal(state, battery, aimed) ?? rangeRefusal(state, battery, aimed))
  const ranged = isMortar(battery.weapon) ? undefined : rangeRefusal(state, battery, aimed)
  return !(refusal && FAR.includes(refusal.code)) && ranged === undefined
}
