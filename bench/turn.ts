import { random } from '../src/commander/commander.ts'
import { playerNamed, usualPlayer } from '../src/commander/players.ts'
import { beginBattle, type GivenOrder } from '../src/kernel/game/battle/battle.ts'
import { begunLog, giveLogged } from '../src/kernel/game/battle/log.ts'
import type { Commander } from '../src/kernel/game/commander.ts'
import { RULESETS } from '../src/rules/index.ts'
import { fightOut, fightQuickly } from '../src/study/fight.ts'
import { playable } from '../src/study/playable.ts'

/*
 * One turn of `npm run bench:against`: the same work of a rule set, in processor time. It is run in the tree of another
 * commit too, so it imports by path and nothing but what has long been there.
 */

const [wanted, times = '3'] = process.argv.slice(2)

const BATTLES = 2
const WARM_UP = 2

const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const ruleset = playable(RULESETS).find(({ id }) => id === wanted)
if (!ruleset) throw new Error(`There is no rule set ${wanted}.`)
const { game, id } = ruleset
const scenarios = game.scenarios.map((one) => one.id)

const settings = scenarios.flatMap((scenario) =>
  Array.from({ length: BATTLES }, (_, i) => ({ ruleset: id, scenario, options: {}, seed: 1914 + i })),
)

/** Random orders, decided beforehand so that deciding is not measured. */
const decided = settings.map((setting): readonly GivenOrder[] => {
  const begun = beginBattle(game, setting)
  if (!begun.ok) throw new Error(begun.error.message)
  const end = fightOut(begun.value, {})
  if (!end.ok) throw new Error(end.error.message)
  return begun.value.orders
})

/** Every order checked, carried out, hashed and logged, with the view of the side that decides. */
const writtenDown = (): number => {
  let orders = 0
  settings.forEach((setting, i) => {
    const begun = beginBattle(game, setting)
    if (!begun.ok) throw new Error(begun.error.message)
    const log = begunLog(game, setting.scenario)
    for (const { side, order } of decided[i] ?? []) {
      game.view(begun.value.state, side)
      const given = giveLogged(begun.value, side, order)
      if (!given.ok) throw new Error(given.error.message)
      log.orders.push(given.value)
      orders++
    }
  })
  return orders
}

const foughtBy = (commander: Commander) => (): number => {
  let orders = 0
  for (const setting of settings) {
    const sides = game.scenarios.find((one) => one.id === setting.scenario)?.sides ?? []
    const battle = fightQuickly(game, setting, Object.fromEntries(sides.map((side) => [side, commander])))
    if (!battle.ok) throw new Error(battle.error.message)
    orders += battle.value.orders
  }
  return orders
}

const usual = playerNamed(ruleset, usualPlayer(ruleset))
const works: Readonly<Record<string, () => number>> = {
  'orders written down': writtenDown,
  'random battles': foughtBy(random),
  ...(usual ? { 'battles of commanders': foughtBy(usual) } : {}),
}

const measured = Object.fromEntries(
  Object.entries(works).map(([name, work]) => {
    for (let i = 0; i < WARM_UP; i++) work()
    let orders = 0
    const start = processorTime()
    for (let i = 0; i < Number(times); i++) orders += work()
    return [name, { ms: processorTime() - start, orders }]
  }),
)
console.log(JSON.stringify(measured))
