import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type BattleFile, readBattle, upTo } from '#kernel/game/battle/file.ts'
import { replayWithLog } from '#kernel/game/battle/replay.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import { type BattleRecord, HUMAN } from '#web/battle/storage/record.ts'
import { giveWritten, primaryNow, writeByHand, writingNow } from '#web/battle/store/drafts/written.ts'
import type { BattleStore } from '#web/battle/store/store.ts'
import { storedBattle } from './fought.ts'
import { opened, playersTurn, sceneOf } from './opened.ts'

/** Long battles, so that no phase is missing. */
const GAMES = [
  { ruleset: PASSCHENDAELE, battles: ['one-trench.turn-limit', 'malmaison.turn-limit'] },
  { ruleset: GREEN_FIELDS, battles: ['quiet-sector.date.a', 'michael-1918.date.a'] },
  {
    ruleset: FLANDERS_FIELDS,
    battles: ['first-battle.turn-limit.attacker', 'amiens-1918.turn-limit.attacker'],
  },
  { ruleset: SKIRMISH, battles: ['raid-1916.turn-limit.b', 'ridge-1917.turn-limit.a'] },
] as const

type Rules = (typeof GAMES)[number]['ruleset']

const gameOf = ({ game }: Rules) => {
  if (!game) throw new Error('no whole game')
  return game
}

const fileOf = ({ id }: Rules, battle: string): BattleFile => {
  const path = new URL(`../../battles/${id}/${battle}.json`, import.meta.url)
  const read = readBattle(readFileSync(path, 'utf8'))
  if (!read.ok) throw new Error(read.error[0]?.message)
  return read.value
}

const ordersIn = (ruleset: Rules, file: BattleFile) => {
  const fought = replayWithLog(gameOf(ruleset), file)
  if (!fought.ok) throw new Error(fought.error.message)
  return fought.value.log.orders
}

/** Stored battles just before the first order of each of their phases. */
const phasesOf = (ruleset: Rules, battles: readonly string[]): ReadonlyMap<string, BattleFile> => {
  const game = gameOf(ruleset)
  const phases = new Map<string, BattleFile>()
  for (const battle of battles) {
    const file = fileOf(ruleset, battle)
    for (const [at, { before }] of ordersIn(ruleset, file).entries()) {
      const phase = game.step(before)
      if (!phases.has(phase)) phases.set(phase, upTo(file, at))
    }
  }
  return phases
}

const recordOf = (ruleset: Rules, file: BattleFile): BattleRecord => {
  const sides = gameOf(ruleset).scenarios.find(({ id }) => id === file.scenario)?.sides ?? []
  return {
    ...storedBattle(),
    file,
    whys: file.orders.map(() => null),
    players: Object.fromEntries(sides.map((side) => [side, HUMAN])),
    standing: 'under way',
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

/** Presses the button and waits until what it set going is over. */
const press = async (store: BattleStore): Promise<void> => {
  giveWritten(store, sceneOf(store))
  while (store.running?.busy) await soon()
}

const WAYWARD = { pieces: [], path: [], heading: 0 }
const TOO_FAR = { code: 'too-far', message: 'That is too far.' }

describe('the big button', () => {
  for (const { ruleset, battles } of GAMES)
    test(`${ruleset.id}: gives an order in every phase, or puts back what is none`, async () => {
      for (const [phase, file] of phasesOf(ruleset, battles)) {
        const { store } = await opened(recordOf(ruleset, file))
        await playersTurn(store)
        const scene = sceneOf(store)
        const usual = primaryNow(store, scene)
        expect(usual?.refusal, phase).toBeUndefined()
        store.misdrawn.value = { plan: WAYWARD, refusal: TOO_FAR }
        expect(primaryNow(store, scene)?.words, phase).toBe('Put it back')
        await press(store)
        expect(store.misdrawn.value, phase).toBeUndefined()
        expect(sceneOf(store), phase).toBe(scene)
        expect(primaryNow(store, scene)?.words, phase).toBe(usual?.words)
        await press(store)
        expect(sceneOf(store) !== scene || store.askedIdle.value === scene, phase).toBe(true)
        expect(store.refusal.value, phase).toBeUndefined()
      }
    })

  test('runners who would bring what a unit does already give no order, and the button says why', async () => {
    const file = phasesOf(PASSCHENDAELE, ['one-trench.turn-limit']).get('Activate')
    if (!file) throw new Error('nobody is activated')
    const { store } = await opened(recordOf(PASSCHENDAELE, file))
    await playersTurn(store)
    const scene = sceneOf(store)
    const unit = writingNow(store, scene)?.unit
    const changes = ['hold', 'advance', 'retreat', 'fire-barrage'].map((order) => ({
      kind: 'change',
      unit,
      order,
    }))
    const same = changes.find((order) => {
      writeByHand(store, order)
      return primaryNow(store, scene)?.refusal?.code === 'no-change'
    })
    expect(same).toBeDefined()
    await press(store)
    expect(sceneOf(store)).toBe(scene)
    expect(store.refusal.value?.message).toMatch(/has that order already/)
  })
})
