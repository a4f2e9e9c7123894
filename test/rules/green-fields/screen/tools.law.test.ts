import { describe, expect } from 'vitest'
import { fair, oneOf, sfc32 } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { middleOf } from '#rules/green-fields/game/board/sheet.ts'
import { seemsObserved, seesGround } from '#rules/green-fields/game/board/sight.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import { otherSide, type SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import type { ZoneNumber } from '#rules/green-fields/game/zone.ts'
import { neighbours, referenceOf } from '#rules/green-fields/reckoning/grid.ts'
import { reachOf } from '#rules/green-fields/screen/desks/index.ts'
import { shownAreas } from '#rules/green-fields/screen/table/areas.ts'
import { overlay } from '#rules/green-fields/screen/table/overlays.ts'
import { lineOfSight } from '#rules/green-fields/screen/table/sight.ts'
import { SIDES } from '#rules/green-fields/vocabulary.ts'
import type { Area } from '#screen/area.ts'
import { times } from '../../../long.ts'
import { rule } from '../../../rule.ts'
import { decisionsIn, momentsOf } from '../../../screen/laying.ts'

const MOMENTS = times(3, 10)
const PAIRS = Math.ceil(times(300, 10_000) / MOMENTS)
const DECISIONS = times(6, 24)
const SEEDS = times(1, 4)
const UNITS = 4

/** The campaign as if a side had observers in one zone and nowhere else. */
/** While both sides place theirs in secret, the enemy stands where he was last seen. */
const knownTo = (state: State, side: SideName): State =>
  topPhase(state)?.name === 'deployment' ? GAME.view(state, side) : state

const observedFrom = (state: State, side: SideName, from: ZoneNumber): State => ({
  ...state,
  units: state.units.filter((unit) => unit.side !== side || unit.place === from),
  zones: state.zones.map((zone, i) => ({ ...zone, owner: i === from ? side : otherSide(side) })),
})

const zonesIn = (areas: readonly Area[], prefix: string): ReadonlySet<ZoneNumber> =>
  new Set(
    areas
      .filter(({ id }) => id.startsWith(prefix))
      .map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1))),
  )

/** The order that puts, sends or lays a unit where the screen draws that it can; by a way, if it is a march. */
const orderTo = (state: State, unit: Unit, zone: ZoneNumber): PlayerOrder | undefined => {
  const reference = referenceOf(state.country, zone)
  switch (topPhase(state)?.name) {
    case 'deployment':
      return { kind: 'place', unit: unit.id, zone: reference }
    case 'reserves':
      return { kind: 'enter', unit: unit.id, zone: reference }
    case 'bombardment':
    case 'artillery':
      return { kind: 'fire', unit: unit.id, mission: 'bombardment', target: reference }
    case 'raids':
      return { kind: 'raid', unit: unit.id, strength: 1, zone: reference, purpose: 'information' }
    default:
      return undefined
  }
}

/** Where any way that could be ordered ends, but those that lead through where it began. */
const marchesOf = (state: State, side: SideName, unit: Unit): ReadonlySet<ZoneNumber> => {
  const ends = new Set<ZoneNumber>()
  const go = (zone: ZoneNumber, path: readonly ZoneNumber[]): void => {
    for (const next of neighbours(state.country, zone)) {
      if (next === unit.place) continue
      const way = [...path, next]
      const order: PlayerOrder = {
        kind: 'move',
        units: [unit.id],
        path: way.map((one) => referenceOf(state.country, one)),
      }
      const refusal = GAME.check(state, side, order)
      if (!refusal) ends.add(next)
      // GF-STACK-01: through a full zone one may go on.
      if (!refusal || refusal.code === 'zone-full') go(next, way)
    }
  }
  go(unit.place, [])
  return ends
}

describe.each(GAME.scenarios.map(({ id }) => id))('%s', (scenario) => {
  const moments = momentsOf(GAME, scenario, 1916, MOMENTS, 150)

  rule(
    ['GF-OBS-01', 'GF-OBS-02', 'GF-OBS-05', 'GF-OBS-06', 'GF-OBS-07', 'GF-OBS-08', 'GF-OBS-11'],
    'the line of sight sees what observers in that zone alone would see',
    () => {
      const random = sfc32(8)
      let unseen = 0
      for (const state of moments)
        for (const side of SIDES) {
          const view = GAME.view(state, side)
          const zones = [...state.zones.keys()]
          let from = 0
          let alone = state
          for (let i = 0; i < PAIRS / 2; i++) {
            // A few looks from every place: to make its observers up is what takes time.
            if (i % 10 === 0) {
              from = oneOf(random, zones) ?? 0
              alone = observedFrom(knownTo(state, side), side, from)
            }
            const to = oneOf(random, zones) ?? 0
            if (to === from) continue
            const told = lineOfSight(view, { point: middleOf(view, from) }, { point: middleOf(view, to) })
            const seen = seesGround(alone, side, to)
            expect(told.seen, told.text).toBe(seen)
            expect(told.stop === undefined).toBe(seen)
            expect(told.clauses.length).toBeGreaterThan(0)
            if (!seen) unseen++
          }
        }
      expect(unseen).toBeGreaterThan(0)
    },
  )

  rule(
    ['GF-OBS-10', 'GF-OBS-12', 'GF-BOMB-01', 'GF-AART-01', 'GF-RAID-01'],
    'what is drawn as seen, observed and in range is so',
    () => {
      for (const state of moments)
        for (const side of SIDES) {
          const view = GAME.view(state, side)
          const observed = zonesIn(overlay(view, side, 'observed', undefined), 'over-reach')
          for (const [zone, { owner }] of state.zones.entries())
            if (owner !== side)
              expect(observed.has(zone), referenceOf(state.country, zone)).toBe(
                seemsObserved(knownTo(state, side), side, zone),
              )
          const from = fair(sfc32(state.week), state.zones.length)
          const seen = zonesIn(overlay(view, side, 'sight', `zone-${from}`), 'over-reach')
          const alone = observedFrom(knownTo(state, side), side, from)
          for (const zone of seen) if (zone !== from) expect(seesGround(alone, side, zone)).toBe(true)
        }
    },
  )

  rule(
    ['GF-MOVE-01', 'GF-MOVE-07', 'GF-STACK-01', 'GF-DEP-01', 'GF-BOMB-12', 'GF-RAID-01'],
    'where a unit is drawn to go, to fire or to raid, an order sends it, and nowhere else',
    () => {
      const random = sfc32(9)
      const seeds = Array.from({ length: SEEDS }, (_, i) => i + 3)
      const decisions = decisionsIn(
        GAME,
        scenario,
        { seeds, most: DECISIONS, apart: times(12, 9) },
        (state) => REACHES.some((name) => name === topPhase(state)?.name),
      )
      let drawn = 0
      for (const state of decisions)
        for (const side of SIDES.filter((one) => GAME.pending(state).includes(one))) {
          const view = GAME.view(state, side)
          const own = view.units.filter((unit) => unit.side === side && unit.gone === null)
          for (let i = 0; i < UNITS; i++) {
            const unit = oneOf(random, own)
            if (!unit) continue
            const reach = zonesIn(
              shownAreas(view, unit.id, undefined, reachOf).filter(({ style }) => style === 'reach'),
              'reach',
            )
            drawn += reach.size
            if (topPhase(state)?.name === 'movement') {
              if (unit.place < 0) continue
              const ends = marchesOf(state, side, unit)
              expect([...reach].toSorted(), `${unit.id} goes`).toEqual(
                expect.arrayContaining([...ends].toSorted()),
              )
              for (const zone of reach) expect(ends, `${unit.id} goes to ${zone}`).toContain(zone)
              continue
            }
            for (const zone of state.zones.keys()) {
              const order = orderTo(state, unit, zone)
              const may = order !== undefined && !GAME.check(state, side, order)
              // What is planned already is drawn as what it is.
              if (reach.size > 0 || !isPlanned(state, unit))
                expect(reach.has(zone), `${unit.id}: ${JSON.stringify(order)}`).toBe(may)
            }
          }
        }
      expect(drawn).toBeGreaterThan(0)
    },
  )
})

const REACHES = ['deployment', 'reserves', 'bombardment', 'artillery', 'raids', 'movement'] as const

const isPlanned = ({ armies }: State, { side, id }: Unit): boolean =>
  [...armies[side].fire, ...armies[side].raids].some(({ unit }) => unit === id)
