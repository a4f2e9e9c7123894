import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BattleFile } from '#kernel/game/battle/file.ts'
import { entryFor, heardEvents } from '#kernel/game/battle/log.ts'
import { replayWithLog } from '#kernel/game/battle/replay.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'

const fought = ({ id, game }: ShownRuleset, battle: string) => {
  const file: BattleFile = JSON.parse(
    readFileSync(new URL(`../battles/${id}/${battle}.json`, import.meta.url), 'utf8'),
  )
  const replayed = game && replayWithLog(game, file)
  if (!game || !replayed?.ok) throw new Error('the battle cannot be fought again')
  return { game, log: replayed.value.log }
}

/** How often orders of a kind are drawn with pieces, and with ways or places. */
const drawnIn = (ruleset: ShownRuleset, battle: string) => {
  const { game, log } = fought(ruleset, battle)
  const drawn = new Map<string, { pieces: number; areas: number }>()
  for (const { order, side, before } of log.orders) {
    const view = game.view(before, side)
    const ghosts = ruleset.tableTop?.ghosts?.(view, [order])
    const known = new Set(ruleset.tableTop?.pieces(view, undefined).map(({ id }) => id))
    expect(ghosts?.pieces.filter(({ id }) => !known.has(id))).toEqual([])
    expect(new Set(ghosts?.areas.map(({ id }) => id)).size).toBe(ghosts?.areas.length)
    const sum = drawn.get(order.kind) ?? { pieces: 0, areas: 0 }
    drawn.set(order.kind, {
      pieces: sum.pieces + (ghosts?.pieces.length ?? 0),
      areas: sum.areas + (ghosts?.areas.length ?? 0),
    })
  }
  return drawn
}

test('advice is drawn where it would lead: divisions, sheaves and objectives', () => {
  const drawn = drawnIn(PASSCHENDAELE, 'langemarck.collapse.german')
  expect(drawn.get('initial-orders')?.areas).toBeGreaterThan(10)
  expect(drawn.get('move')?.pieces).toBeGreaterThan(0)
  expect(drawn.get('move')?.areas).toBeGreaterThan(0)
})

test('advice is drawn where it would lead: units to their zones, guns to their targets', () => {
  const drawn = drawnIn(GREEN_FIELDS, 'le-cateau-1914.victory-points.b')
  expect(drawn.get('fire')?.areas).toBeGreaterThan(0)
  expect(drawn.get('move')?.pieces).toBeGreaterThan(0)
  expect(drawn.get('place')?.pieces).toBeGreaterThan(0)
})

test.each([
  [PASSCHENDAELE, 'langemarck.collapse.german'],
  [GREEN_FIELDS, 'le-cateau-1914.victory-points.b'],
] as const)('barrages of $title fall on the table, for those who hear of them', (ruleset, battle) => {
  const { game, log } = fought(ruleset, battle)
  const [side = ''] = log.sides
  const ground = ruleset.tableTop?.ground(game.view(log.orders[0]?.before, side))
  const fell = log.orders.flatMap((order) => {
    const { dice } = entryFor(log, order, side)
    return ruleset.outcomes?.shelled?.({ heard: heardEvents(log, order, side), dice, viewer: side }) ?? []
  })
  expect(fell.length).toBeGreaterThan(0)
  for (const { x, y } of fell) {
    expect(x >= 0 && x <= (ground?.size.width ?? 0)).toBe(true)
    expect(y >= 0 && y <= (ground?.size.height ?? 0)).toBe(true)
  }
})
