import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { random } from '../../src/commander/commander.ts'
import { type Battle, beginBattle, giveOrder, type Setting } from '../../src/kernel/battle/battle.ts'
import { fileOf, writtenBattle } from '../../src/kernel/battle/file.ts'
import type { Commander } from '../../src/kernel/commander.ts'
import type { Side } from '../../src/kernel/game.ts'
import { COMMANDER } from '../../src/rules/passchendaele/doctrine.ts'
import { GAME } from '../../src/rules/passchendaele/game.ts'
import { PASSCHENDAELE } from '../../src/rules/passchendaele/index.ts'
import type { PlayerOrder } from '../../src/rules/passchendaele/orders.ts'
import { type Commanders, fightOut, fightQuickly } from '../../src/study/fight.ts'
import { PASSCHENDAELE_ENDINGS } from './passchendaele.ts'

// Writes the stored battles anew (`npm run battles`); needed whenever the version of a game is raised. For each ending the
// shortest of some battles is kept.

const FOLDER = fileURLToPath(new URL(`./${PASSCHENDAELE.id}`, import.meta.url))
/** Battles that are tried for a collapse with each pair of players. */
const TRIED = 30

const GAME_OF_ANYBODY = PASSCHENDAELE.game
if (!GAME_OF_ANYBODY) throw new Error('There is no game to fight.')

const QUIET: readonly PlayerOrder[] = [
  { kind: 'roll-relocation', divisions: [] },
  { kind: 'initial-orders', orders: [] },
  { kind: 'choose' },
  { kind: 'stand-by' },
]

/** Does as little as the rules allow. */
const quiet: Commander = (_view, staff) => {
  const units = staff.choices().find(({ kind }) => kind === 'carry-on')?.fields.unit
  const carryOn: readonly PlayerOrder[] = Array.isArray(units)
    ? units.map((unit) => ({ kind: 'carry-on', unit: String(unit) }))
    : []
  const order = [...QUIET, ...carryOn].find((one) => !staff.check(one))
  return { order: order ?? staff.sample(), why: 'All quiet.' }
}

/** Conceding once the battle has begun. */
const yielding: Commander = (view, staff) => {
  const order = { kind: 'concede' }
  return staff.check({ kind: 'choose' }) ? quiet(view, staff) : { order, why: 'We give up.' }
}

const settingOf = (scenario: string, seed: number): Setting => ({
  ruleset: PASSCHENDAELE.id,
  scenario,
  options: {},
  seed,
})

const begun = (setting: Setting): Battle => {
  const battle = beginBattle(GAME_OF_ANYBODY, setting)
  if (!battle.ok) throw new Error(battle.error.message)
  return battle.value
}

const fought = (setting: Setting, commanders: Commanders): Battle => {
  const battle = begun(setting)
  const result = fightOut(battle, commanders)
  if (!result.ok) throw new Error(result.error.message)
  return battle
}

const agreed = (setting: Setting, sides: readonly Side[]): Battle => {
  const battle = begun(setting)
  for (const side of sides) {
    const given = giveOrder(battle, side, { kind: 'agree-to-stop' })
    if (!given.ok) throw new Error(given.error.message)
  }
  return battle
}

/** The collapse that takes the fewest orders. */
const shortestCollapse = (scenario: string, sides: readonly [Side, Side], winner: Side): Battle => {
  const [loser = ''] = sides.filter((side) => side !== winner)
  let best: { readonly orders: number; readonly setting: Setting; readonly players: Commanders } | undefined
  for (const opponent of [random, COMMANDER]) {
    const players = { [winner]: COMMANDER, [loser]: opponent }
    for (let seed = 0; seed < TRIED; seed++) {
      const setting = settingOf(scenario, seed)
      const one = fightQuickly(GAME_OF_ANYBODY, setting, players)
      if (!one.ok) throw new Error(one.error.message)
      const { result, orders } = one.value
      if (result.reason !== 'collapse' || result.winner !== winner) continue
      if (!best || orders < best.orders) best = { orders, setting, players }
    }
  }
  if (!best) throw new Error(`Nobody collapsed before ${winner} in ${scenario}.`)
  return fought(best.setting, best.players)
}

/** The loser gives up as soon as he has the initiative. */
const conceded = (scenario: string, sides: readonly [Side, Side], winner: Side): Battle => {
  const commanders = Object.fromEntries(sides.map((side) => [side, side === winner ? quiet : yielding]))
  return fought(settingOf(scenario, 1), commanders)
}

const battleFor = (scenario: string, sides: readonly [Side, Side], ending: string): Battle => {
  const [reason, winner = ''] = ending.split('.')
  const both = (commander: Commander) => Object.fromEntries(sides.map((side) => [side, commander]))
  switch (reason) {
    case 'turn-limit':
      return fought(settingOf(scenario, 1), both(quiet))
    case 'agreement':
      return agreed(settingOf(scenario, 1), sides)
    case 'concession':
      return conceded(scenario, sides, winner)
    default:
      return shortestCollapse(scenario, sides, winner)
  }
}

mkdirSync(FOLDER, { recursive: true })
for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name))
for (const { id, sides } of GAME.scenarios) {
  for (const ending of PASSCHENDAELE_ENDINGS[id] ?? []) {
    const text = writtenBattle(fileOf(battleFor(id, sides, ending)))
    writeFileSync(join(FOLDER, `${id}.${ending}.json`), text)
    console.log(`${id}.${ending}: ${Math.ceil(text.length / 1024)} kB`)
  }
}
