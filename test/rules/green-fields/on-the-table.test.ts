import { describe, expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { type Battle, beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { type AnyOrder, snapshot } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { middleOf } from '#rules/green-fields/game/board/sheet.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import { isOnBoard } from '#rules/green-fields/game/unit.ts'
import { type View, view } from '#rules/green-fields/game/view.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import { asOrder } from '#rules/green-fields/screen/legal.ts'
import { spotAt } from '#rules/green-fields/screen/table/layout.ts'
import { OVERLAYS } from '#rules/green-fields/screen/table/overlays.ts'
import { SIDES } from '#rules/green-fields/vocabulary.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { zoneMiddle, zoneUnder } from '#screen/zone-map.ts'
import { alterSecrets } from './game/secrets.ts'

type Campaign = Battle<State, PlayerOrder, Story, View>

const begun = (scenario: string, seed: number): Campaign => {
  const battle = beginBattle(GAME, { ruleset: 'green-fields', scenario, options: {}, seed })
  if (!battle.ok) throw new Error(battle.error.message)
  return battle.value
}

const pendingSide = (state: State): SideName => {
  const [side] = GAME.pending(state)
  if (side !== 'a' && side !== 'b') throw new Error('nobody has to decide')
  return side
}

const writingOf = (seen: View, side: SideName, chosen?: string, before?: AnyOrder): Writing => {
  const written = TABLE_TOP.writing(seen, side, before, chosen)
  if (!written) throw new Error(`${topPhase(seen)?.name} asks for nothing`)
  return written
}

const editsOf = ({ groups, later }: Writing): readonly Edit[] =>
  [...groups, ...(later?.groups ?? [])].flatMap(({ edits }) => edits)

/** Everything that can be bought at a press. */
const dealsOf = ({ ledgers = [], later }: Writing) =>
  [...ledgers, ...(later?.ledgers ?? [])].flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()))

const refused = (state: State, side: SideName, order: AnyOrder | undefined): unknown => {
  const read = asOrder(order)
  return read ? GAME.check(state, side, read) : `no order: ${JSON.stringify(order)}`
}

/** Random play, with a look at every so many states. */
const wander = (
  scenario: string,
  seed: number,
  every: number,
  most: number,
  visit: (state: State) => void,
): Set<string> => {
  const { state, ...rest } = begun(scenario, seed)
  const battle = { ...rest, state }
  const random = sfc32(seed)
  const met = new Set<string>()
  for (let i = 0; i < most && !GAME.result(battle.state); i++) {
    const phase = topPhase(battle.state)?.name ?? ''
    // Every kind of phase is looked at, and then now and again.
    if (!met.has(phase) || i % every === 0) visit(battle.state)
    met.add(phase)
    const side = pendingSide(battle.state)
    const given = giveOrder(battle, side, GAME.sample(battle.state, side, random))
    if (!given.ok) throw new Error(given.error.message)
  }
  return met
}

/** Many campaigns are looked at where the machine has other work. */
const PATIENT = { timeout: 60_000 }

const SCENARIOS = GAME.scenarios.map(({ id }) => id)

describe('orders', () => {
  test.each(SCENARIOS)('the usual orders alone bring %s to its end', (scenario) => {
    const battle = begun(scenario, 3)
    for (let i = 0; i < 3000 && !GAME.result(battle.state); i++) {
      const side = pendingSide(battle.state)
      const { order } = writingOf(GAME.view(battle.state, side), side)
      const read = asOrder(order)
      if (!read) throw new Error(`no order: ${JSON.stringify(order)}`)
      const given = giveOrder(battle, side, read)
      if (!given.ok) throw new Error(`${topPhase(battle.state)?.name}: ${given.error.message}`)
    }
    expect(GAME.result(battle.state)).toBeDefined()
  })

  test('whatever is offered for a unit may be ordered, and so may every zone that is marked', PATIENT, () => {
    let offers = 0
    let picks = 0
    let deals = 0
    const met = new Set<string>()
    for (const [i, scenario] of SCENARIOS.entries()) {
      const phases = wander(scenario, 11 + i, 97, 700, (state) => {
        const side = pendingSide(state)
        const seen = GAME.view(state, side)
        const own = seen.units.filter((unit) => unit.side === side).map(({ id }) => id)
        for (const chosen of [undefined, ...own]) {
          const written = writingOf(seen, side, chosen)
          expect(refused(state, side, written.order), written.give).toBeUndefined()
          for (const { title, text, order } of dealsOf(written)) {
            deals++
            expect(refused(state, side, order), `${title}: ${text}`).toBeUndefined()
          }
          for (const { title, order, orders, pick, refusal, chosen: now } of editsOf(written)) {
            const does = [order, orders, pick, refusal].filter((one) => one !== undefined).length
            // What is chosen already need do nothing.
            if (!now) expect(does, title).toBeGreaterThan(0)
            for (const one of orders ?? []) expect(refused(state, side, one), title).toBeUndefined()
            // A unit being put together need not be affordable yet.
            if (order && !now && order.kind !== 'buy-unit' && order.kind !== 'move') {
              offers++
              expect(refused(state, side, order), `${title}: ${JSON.stringify(order)}`).toBeUndefined()
            }
            for (const { outline } of pick?.open ?? []) {
              if (outline.shape !== 'square') continue
              picks++
              const at = pick?.order(outline.centre)
              if (at?.kind !== 'buy-unit')
                expect(refused(state, side, at), `${title}: ${JSON.stringify(at)}`).toBeUndefined()
              expect(pick?.preview(outline.centre).legal, title).toBe(true)
            }
          }
        }
      })
      for (const phase of phases) met.add(phase)
    }
    expect(offers).toBeGreaterThan(2000)
    expect(picks).toBeGreaterThan(5000)
    expect(deals).toBeGreaterThan(200)
    expect([...met]).toEqual(
      expect.arrayContaining([
        'deployment',
        'raids',
        'bombardment',
        'movement',
        'mines',
        'replacements',
        'close-assault',
        'reserves',
      ]),
    )
  })

  test('all units are filled up at one press, without spoiling any of them', () => {
    let filled = 0
    wander('quiet-sector', 5, 1, 900, (state) => {
      const side = pendingSide(state)
      if (topPhase(state)?.name !== 'replacements') return
      const written = writingOf(GAME.view(state, side), side)
      const all = written.ledgers?.flatMap((ledger) => ledger.all?.orders ?? []) ?? []
      const battle = { ...begun('quiet-sector', 5), state: snapshot(state) }
      const experience = (id: string) => battle.state.units.find((unit) => unit.id === id)?.experience ?? 0
      for (const order of all) {
        const read = asOrder(order)
        if (read?.kind !== 'reinforce') throw new Error('something else than men')
        const before = experience(read.unit)
        const given = giveOrder(battle, side, read)
        expect(given.ok, given.ok ? '' : given.error.message).toBe(true)
        expect(experience(read.unit)).toBeGreaterThanOrEqual(before)
        filled++
      }
    })
    expect(filled).toBeGreaterThan(3)
  })

  test('a drag means what the rules say of it, and is refused only where they refuse it', PATIENT, () => {
    let legal = 0
    for (const [i, scenario] of SCENARIOS.entries()) {
      wander(scenario, 31 + i, 61, 500, (state) => {
        const side = pendingSide(state)
        const seen = GAME.view(state, side)
        const { draggable } = writingOf(seen, side)
        const pieces = TABLE_TOP.pieces(seen, undefined)
        for (const piece of pieces.filter(({ id }) => draggable.includes(id)).slice(0, 6)) {
          for (let zone = 0; zone < seen.zones.length; zone += 5) {
            const path = [piece.centre, middleOf(seen, zone)]
            const to = TABLE_TOP.drag(seen, side, undefined, [piece.id], path, 0)
            if (!to) continue
            expect(refused(state, side, to.order) === undefined, JSON.stringify(to.order)).toBe(!to.refusal)
            if (!to.refusal) legal++
          }
        }
      })
    }
    expect(legal).toBeGreaterThan(500)
  })
})

/** Everything that is shown to a side. */
const shownTo = (state: State, side: SideName): string => {
  const seen = GAME.view(state, side)
  const ids = seen.units.map(({ id }) => id)
  const zones = TABLE_TOP.zones?.(seen).zones.map(({ name }) => `zone:${name}`) ?? []
  const deciding = GAME.pending(state).includes(side)
  return JSON.stringify([
    TABLE_TOP.ground(seen),
    TABLE_TOP.zones?.(seen),
    TABLE_TOP.units(seen, side, undefined),
    TABLE_TOP.pieces(seen, undefined),
    ids.map((id) => [TABLE_TOP.card(seen, id), TABLE_TOP.areas(seen, id, undefined)]),
    zones.map((id) => [TABLE_TOP.card(seen, id), TABLE_TOP.stack?.(seen, side, id)]),
    OVERLAYS.map(({ id }) => TABLE_TOP.overlay?.(seen, side, id, ids[0])),
    TABLE_TOP.trackers?.(seen, side),
    GAME.summary(seen),
    deciding ? ids.slice(0, 8).map((id) => TABLE_TOP.writing(seen, side, undefined, id)) : [],
  ])
}

describe('what is hidden', () => {
  test('nothing that is shown to a side depends on what it may not know', PATIENT, () => {
    let altered = 0
    for (const [i, scenario] of SCENARIOS.entries()) {
      const random = sfc32(i + 1)
      wander(scenario, 51 + i, 150, 450, (state) => {
        for (const side of SIDES) {
          const other = snapshot(state)
          alterSecrets(other, side, random)
          const here = shownTo(state, side)
          expect(shownTo(other, side) === here, `${scenario} ${topPhase(state)?.name} ${side}`).toBe(true)
          altered++
        }
      })
    }
    expect(altered).toBeGreaterThan(50)
  })

  test('the enemy is known by his type, and by his figures only when they were reported', () => {
    wander('quiet-sector', 5, 40, 400, (state) => {
      const seen = view(state, 'a')
      const shown = TABLE_TOP.pieces(seen, undefined).filter(({ side }) => side === 1)
      for (const { id, figure } of shown) {
        const unit = seen.units.find((one) => one.id === id)
        expect(figure === '?', id).toBe(unit?.figures === null)
      }
    })
  })
})

describe('the table', () => {
  test.each(SCENARIOS)('every stand of %s lies on the table and none hides another', (scenario) => {
    wander(scenario, 71, 53, 400, (state) => {
      const { size } = TABLE_TOP.ground(state)
      const pieces = TABLE_TOP.pieces(state, undefined)
      const placed = state.units.filter((unit) => unit.place >= -1 && unit.gone === null)
      expect(pieces.map(({ id }) => id).sort()).toEqual(placed.map(({ id }) => id).sort())
      for (const { centre, width, depth } of pieces) {
        expect(centre.x - width / 2).toBeGreaterThanOrEqual(0)
        expect(centre.x + width / 2).toBeLessThanOrEqual(size.width)
        expect(centre.y - depth / 2).toBeGreaterThanOrEqual(0)
        expect(centre.y + depth / 2).toBeLessThanOrEqual(size.height)
      }
      pieces.forEach((one, i) => {
        for (const other of pieces.slice(i + 1)) {
          const apart =
            Math.abs(one.centre.x - other.centre.x) >= Math.min(one.width, other.width) * 0.9 ||
            Math.abs(one.centre.y - other.centre.y) >= Math.min(one.depth, other.depth) * 0.9
          expect(apart, `${one.id} ${other.id}`).toBe(true)
        }
      })
    })
  })

  test('zones are named as they lie, and a point is in the zone whose middle is nearest', () => {
    const { state } = begun('somme-1916', 1)
    const grid = TABLE_TOP.zones?.(state)
    if (!grid) throw new Error('no zones')
    expect(grid.zones[0]?.name).toBe('A1')
    expect(grid.zones.at(-1)?.name).toBe('H10')
    grid.zones.forEach((_, zone) => {
      expect(zoneMiddle(grid, zone)).toEqual(middleOf(state, zone))
      expect(zoneUnder(grid, middleOf(state, zone))).toBe(zone)
      expect(spotAt(state, middleOf(state, zone))).toEqual({ zone })
    })
    expect(spotAt(state, { x: 100, y: 100 })).toEqual({ rear: 'a', column: 0 })
    expect(zoneUnder(grid, { x: 100, y: 100 })).toBeUndefined()
  })

  test('shelled ground, a cut road and a lost zone show in the zone and in its words', () => {
    const { state } = begun('quiet-sector', 1)
    const before = TABLE_TOP.zones?.(state).zones[13]
    const after = TABLE_TOP.zones?.({
      ...state,
      zones: state.zones.map((zone, number) =>
        number === 13
          ? { ...zone, ground: 'morass', shellHoles: 1, owner: 'b', trench: 'light', wireHits: 2 }
          : zone,
      ),
    }).zones[13]
    expect(before).toMatchObject({ ground: 'open', holder: 0, shellHoles: 0 })
    expect(after).toMatchObject({ ground: 'morass', holder: 1, shellHoles: 1, trench: 'light', wireCut: 2 })
    expect(after?.text).toMatch(
      /B3: morass, light trench, one shell-hole counter and wire hit two times; held by the Germans/,
    )
  })

  test('the waves of a zone can be looked at, and ordered by whoever has to decide', () => {
    let ordered = 0
    wander('somme-1916', 4, 25, 400, (state) => {
      const side = pendingSide(state)
      const seen = GAME.view(state, side)
      for (const unit of seen.units.filter((one) => isOnBoard(one))) {
        const stack = TABLE_TOP.stack?.(seen, side, unit.id)
        if (!stack) continue
        expect(stack.units.map(({ id }) => id)).toContain(unit.id)
        if (!stack.order) continue
        ordered++
        const turned = stack.order(stack.units.map(({ id }) => id).toReversed())
        expect(refused(state, side, turned)).toBeUndefined()
      }
    })
    expect(ordered).toBeGreaterThan(20)
  })
})
