import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BattleFile } from '#kernel/game/battle/file.ts'
import { readBattle } from '#kernel/game/battle/file.ts'
import { begunLog, type LoggedOrder, type Viewer } from '#kernel/game/battle/log.ts'
import { replay } from '#kernel/game/battle/replay.ts'
import type { Game } from '#kernel/game/game.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { offerBefore } from './offered.ts'
import { nothingSaid, type Said, say } from './said.ts'
import { tellBattle, tellOrder } from './told.ts'

/** One position in so many is looked at for what it offers, so many of a long battle, and the first of every step. */
const EVERY = 10
const MOST = 30

const folderOf = (ruleset: string): string =>
  fileURLToPath(new URL(`../battles/${ruleset}/`, import.meta.url))

/** The names of the stored battles of a rule set that begin so. */
export const battlesOf = (ruleset: string, beginning = ''): readonly string[] =>
  readdirSync(folderOf(ruleset))
    .filter((name) => name.endsWith('.json') && name.startsWith(beginning))
    .map((name) => name.replace(/\.json$/, ''))
    .sort()

const battleIn = (ruleset: string, name: string): BattleFile => {
  const read = readBattle(readFileSync(`${folderOf(ruleset)}${name}.json`, 'utf8'))
  if (!read.ok) throw new Error(`${name}: ${read.error.map(({ message }) => message).join(' ')}`)
  return read.value
}

/** Whether a position is one of those looked at; asked once for each, in turn. */
const sampling = (game: Game, count: number): ((order: LoggedOrder) => boolean) => {
  const every = EVERY * Math.ceil(count / (EVERY * MOST))
  const steps = new Set<string>()
  return ({ before, number, order }) => {
    const known = steps.size
    steps.add(`${game.step(before)} ${order.kind}`)
    return steps.size > known || (number - 1) % every === 0
  }
}

const sayStanding = (said: Said, game: Game, state: unknown, viewer: Viewer, where: string): void => {
  const view = game.view(state, viewer)
  const gauges = (game.gauges ?? []).map((gauge) => ({
    id: gauge.id,
    of: game.pending(state).map((side) => gauge.of(view, side)),
  }))
  const prospects = viewer === 'umpire' ? undefined : game.prospects?.of(view)
  say(said, 'standing', where, {
    summary: game.summary(view),
    gauges,
    prospects,
    offered: game.truce.offered(view),
  })
}

const saySetting = (
  said: Said,
  { tableTop, briefing }: PlayedRuleset,
  view: unknown,
  file: BattleFile,
): void => {
  say(said, 'setting', 'ground', tableTop?.ground(view))
  say(said, 'setting', 'zones', tableTop?.zones?.(view))
  say(said, 'setting', 'briefing', briefing?.(file.scenario, file.options))
}

/** Everything that is said of a stored battle while it is fought again. */
export const saidOf = (ruleset: PlayedRuleset, name: string): Said => {
  const { id, game } = ruleset
  if (!game) throw new Error(`${id} is no game`)
  const file = battleIn(id, name)
  const said = nothingSaid()
  const log = begunLog(game, file.scenario)
  const viewers: readonly Viewer[] = [...log.sides, 'umpire']
  const isSampled = sampling(game, file.orders.length)
  const visit = (order: LoggedOrder): void => {
    const { before, number } = order
    if (number === 1) saySetting(said, ruleset, game.view(before, 'umpire'), file)
    log.orders.push(order)
    for (const side of log.sides) say(said, 'prompts', `${number} ${side}`, game.prompt(before, side))
    for (const viewer of viewers) tellOrder(said, ruleset, log, order, viewer)
    if (!isSampled(order)) return
    for (const viewer of viewers) sayStanding(said, game, before, viewer, `${number} ${viewer}`)
    for (const side of game.pending(before)) offerBefore(said, ruleset, order, side)
  }
  const again = replay(game, file, { visit })
  if (!again.ok) throw new Error(`${name}: ${again.error.message}`)
  const { fault, differs } = again.value
  if (fault || differs !== undefined) say(said, 'log', 'parts', { fault, differs })
  for (const viewer of viewers) tellBattle(said, ruleset, log, viewer)
  return said
}
