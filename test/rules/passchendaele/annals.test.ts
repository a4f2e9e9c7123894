import { expect } from 'vitest'
import { commanderBy, random } from '#commander/commander.ts'
import { enteredRoll, ordinaryDice } from '#kernel/chance/rolled.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { fileOf } from '#kernel/game/battle/file.ts'
import { begunLog } from '#kernel/game/battle/log.ts'
import { DOCTRINE } from '#rules/passchendaele/commander/index.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { PlayerOrder } from '#rules/passchendaele/game/phases/index.ts'
import { lostBases } from '#rules/passchendaele/game/scoring.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import type { Story } from '#rules/passchendaele/game/stories.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { field, infantry } from '#rules/passchendaele/scenarios/scenario.ts'
import { annals } from '#rules/passchendaele/screen/report/index.ts'
import { fightOut } from '#study/fight.ts'
import { isShown, reelFrom } from '#study/replay/reel.ts'
import { factsOf } from '#study/report/facts.ts'
import { markdownReport } from '#study/report/markdown.ts'
import { planOf } from '#study/report/plan.ts'
import { rule } from '../../rule.ts'
import { british, german, inTurn, ready, setTable } from './game/table.ts'
import { isState } from './scripted.ts'

type Given = readonly [side: string, order: PlayerOrder, dice?: readonly number[]]

/** Orders given one after the other, and all that was heard of them as it happened. */
const heardOf = (state: State, ...orders: readonly Given[]) => {
  const heard: { event: Story; before: State; after: State }[] = []
  for (const [side, order, dice = []] of orders) {
    expect(GAME.check(state, side, order)).toBeUndefined()
    let before = { ...state }
    GAME.act(state, side, order, ordinaryDice(enteredRoll(dice)), undefined, (event) => {
      const after = { ...state }
      heard.push({ event, before, after })
      before = after
    })
  }
  return heard
}

const tableNamed = (heard: Parameters<typeof annals>[0], title: string) =>
  annals(heard).find((one) => one.title === title)?.rows ?? []

rule('PA-END-08', 'a close combat is told with turn, place, units, rounds, losses and result', () => {
  const state = inTurn(
    [british('A', 'line', infantry([20, 15], [22, 15])), german('B', 'reservist', infantry([20, 17]))],
    { terrain: [['farm', 'fortified', 18, 16.5, 22, 17.5]], options: { consolidation: 'off' } },
  )
  setTable(state, { turn: 4 })
  ready(state, 'a', 'advance')
  ready(state, 'b', 'hold', 'disordered')
  const heard = heardOf(
    state,
    ['entente', { kind: 'carry-on', unit: 'a' }, [4, 4]],
    ['entente', { kind: 'move', slip: false }, [6, 6, 1]],
  )
  expect(tableNamed(heard, 'Close combats')).toEqual([
    [4, 'In Farm', 'A', 'B', 'one round', 'Entente none, Germans one', 'stormed'],
  ])
  expect(tableNamed(heard, 'Bases lost, by cause').slice(-2)).toEqual([
    ['Close combat', 0, 1],
    ['In all', 0, 1],
  ])
})

rule('PA-END-08', 'a unit that breaks falls to what weighed most on its check', () => {
  const state = inTurn([
    british('A', 'line', infantry([20, 15])),
    german('B', 'line', infantry([20, 19])),
    german('Guns', 'line', field([20, 30])),
  ])
  ready(state, 'a', 'hold', 'disordered')
  const heard = heardOf(state, ['entente', { kind: 'carry-on', unit: 'a' }, [1, 1]])
  expect(tableNamed(heard, 'Bases lost, by cause')[0]).toEqual(['Small arms', 1, 0])
})

const fought = (scenario: string, seed: number) => {
  const { game } = PASSCHENDAELE
  if (!game || !isShown(PASSCHENDAELE)) throw new Error('no game')
  const battle = beginBattle(game, { ruleset: PASSCHENDAELE.id, scenario, options: {}, seed })
  if (!battle.ok) throw new Error(battle.error.message)
  const log = begunLog(game, scenario)
  const done = fightOut(battle.value, { german: commanderBy(DOCTRINE), entente: random }, log)
  if (!done.ok) throw new Error(done.error.message)
  const record = { title: 'A battle', players: {}, file: fileOf(battle.value), whys: [], takenBack: 0 }
  return factsOf(reelFrom(PASSCHENDAELE, record, { battle: battle.value, log }))
}

rule(
  'PA-END-08',
  'the report of a whole battle lists ground, combats, breakthroughs and every base lost',
  () => {
    const facts = fought('one-trench', 3)
    const state = facts.reel.frames.at(-1)?.last.after
    if (!isState(state)) throw new Error('no state')
    const lost = (side: 'entente' | 'german') =>
      Object.values(lostBases(state, side)).reduce((sum, count) => sum + count, 0)
    const causes = facts.tables.find(({ title }) => title === 'Bases lost, by cause')
    expect(causes?.rows.at(-1)).toEqual(['In all', lost('entente'), lost('german')])
    const { ground } = planOf(facts)
    for (const { began, ended, changes } of ground) expect(changes.at(-1)?.holder ?? began).toBe(ended)
    expect(ground.map(({ name }) => name)).toEqual(state.objectives.map(({ name }) => name))
    const text = markdownReport(facts, undefined)
    for (const { title } of facts.tables) expect(text).toContain(`## ${title}`)
    expect(text).toContain('| Ground | Worth | At the start | Changed hands | At the end |')
  },
)
