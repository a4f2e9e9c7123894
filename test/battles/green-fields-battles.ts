import { commanderBy, random } from '#commander/commander.ts'
import type { Battle } from '#kernel/game/battle/battle.ts'
import type { Commander } from '#kernel/game/commander.ts'
import type { Side } from '#kernel/game/game.ts'
import { DOCTRINE } from '#rules/green-fields/commander/index.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import type { PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import { GREEN_FIELDS_ENDINGS } from './green-fields.ts'
import { type Attempt, agreed, fought, type Kept, settingOf, shortest } from './keeping.ts'

const COMMANDER = commanderBy(DOCTRINE)

const SIDES: readonly Side[] = ['a', 'b']

/** Campaigns that are tried with each pair of players. */
const TRIED = 16

const { id, game } = GREEN_FIELDS
if (!game) throw new Error('There is no game to fight.')

/** In the order in which they are thought of; an assault is opened by those who must. */
const QUIET: readonly PlayerOrder[] = [
  { kind: 'stop-assault' },
  { kind: 'fight-it-out' },
  { kind: 'decline-assault' },
  { kind: 'open-assault' },
  { kind: 'defend-raid' },
  { kind: 'send-party', strength: 0 },
  { kind: 'mine-choice', choice: 'collapse' },
  { kind: 'done' },
]

const weekIn = (seen: unknown): number =>
  typeof seen === 'object' && seen !== null && 'week' in seen && typeof seen.week === 'number' ? seen.week : 0

/** Brings up its troops once and then does as little as the rules allow. */
const quiet: Commander = (view, staff) => {
  const deploy: PlayerOrder = { kind: 'deploy-usual' }
  const first = weekIn(view()) <= 1 && !staff.check(deploy) ? deploy : undefined
  const order = first ?? QUIET.find((one) => !staff.check(one))
  return { order: order ?? staff.sample(), why: 'All quiet.' }
}

/** Commands for so many weeks, and rests upon it. */
const resting =
  (weeks: number): Commander =>
  (view, staff) =>
    (weekIn(view()) <= weeks ? COMMANDER : quiet)(view, staff)

const yielding: Commander = () => ({ order: { kind: 'concede' }, why: 'We give up.' })

const WEEKS = [1, 2, 4] as const

/** Pairs of players; those whose campaigns are short to tell first. */
const PAIRS: readonly (readonly [Commander, Commander])[] = [
  [quiet, quiet],
  ...[...WEEKS.map(resting), COMMANDER].flatMap((one): [Commander, Commander][] => [
    [one, quiet],
    [quiet, one],
  ]),
  [COMMANDER, random],
  [random, COMMANDER],
  [COMMANDER, COMMANDER],
  ...WEEKS.map(resting).flatMap((one): [Commander, Commander][] => [
    [one, COMMANDER],
    [COMMANDER, one],
  ]),
]

const lots = new Map<string, readonly (readonly Attempt[])[]>()

const lotsOf = (scenario: string): readonly (readonly Attempt[])[] => {
  const known = lots.get(scenario)
  if (known) return known
  const made = PAIRS.map(([a, b]) =>
    Array.from({ length: TRIED }, (_, seed) => ({
      setting: settingOf(id, scenario, seed),
      players: { a, b },
    })),
  )
  lots.set(scenario, made)
  return made
}

const battleFor = (scenario: string, ending: string): Battle | undefined => {
  const [reason, winner] = ending.split('.')
  const setting = settingOf(id, scenario, 1)
  if (reason === 'agreement') return agreed(game, setting, SIDES, { kind: 'agree-to-end' })
  if (reason !== 'concession') return shortest(game, ending, lotsOf(scenario))
  return fought(
    game,
    setting,
    Object.fromEntries(SIDES.map((side) => [side, side === winner ? quiet : yielding])),
  )
}

export const GREEN_FIELDS_BATTLES: Kept = { id, endings: GREEN_FIELDS_ENDINGS, battleFor }
