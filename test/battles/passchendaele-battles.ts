import { commanderBy, random } from '#commander/commander.ts'
import type { Battle } from '#kernel/game/battle/battle.ts'
import type { Commander } from '#kernel/game/commander.ts'
import type { Side } from '#kernel/game/game.ts'
import { DOCTRINE } from '#rules/passchendaele/commander/index.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import type { PlayerOrder } from '#rules/passchendaele/game/phases/index.ts'
import { isState } from '../rules/passchendaele/scripted.ts'
import { type Attempt, fought, type Kept, settingOf, shortest } from './keeping.ts'
import { PASSCHENDAELE_ENDINGS } from './passchendaele.ts'

const COMMANDER = commanderBy(DOCTRINE)

/** Battles that are tried for a collapse with each pair of players. */
const TRIED = 30

const { id, game } = PASSCHENDAELE
if (!game) throw new Error('There is no game to fight.')

const QUIET: readonly PlayerOrder[] = [
  { kind: 'attach', changes: [] },
  { kind: 'roll-relocation', divisions: [] },
  { kind: 'initial-orders', orders: [] },
  { kind: 'choose' },
  { kind: 'stand-by' },
]

/** Does as little as the rules allow. */
const quiet: Commander = (view, staff) => {
  const seen = view()
  const units = isState(seen) ? seen.units : []
  const carryOn: readonly PlayerOrder[] = units.map(({ id: unit }) => ({ kind: 'carry-on', unit }))
  const order = [...QUIET, ...carryOn].find((one) => !staff.check(one))
  return { order: order ?? staff.sample(), why: 'All quiet.' }
}

/** Conceding once the battle has begun. */
const yielding: Commander = (view, staff) => {
  const order = { kind: 'concede' }
  return staff.check({ kind: 'choose' }) ? quiet(view, staff) : { order, why: 'We give up.' }
}

/** Offering to stop as soon as it may be done, and agreeing (PA-END-07). */
const weary: Commander = (view, staff) => {
  const orders: readonly PlayerOrder[] = [
    { kind: 'answer-offer', agrees: true },
    { kind: 'agree-to-stop' },
  ]
  const order = orders.find((one) => !staff.check(one))
  return order ? { order, why: 'It leads to nothing.' } : COMMANDER(view, staff)
}

const collapses = (scenario: string, sides: readonly Side[], winner: Side): readonly Attempt[] => {
  const [loser = ''] = sides.filter((side) => side !== winner)
  return [random, COMMANDER].flatMap((opponent) =>
    Array.from({ length: TRIED }, (_, seed) => ({
      setting: settingOf(id, scenario, seed),
      players: { [winner]: COMMANDER, [loser]: opponent },
    })),
  )
}

const battleFor = (scenario: string, ending: string): Battle | undefined => {
  const sides = GAME.scenarios.find((one) => one.id === scenario)?.sides ?? []
  const [reason, winner = ''] = ending.split('.')
  const setting = settingOf(id, scenario, 1)
  const each = (commander: (side: Side) => Commander) =>
    Object.fromEntries(sides.map((side) => [side, commander(side)]))
  switch (reason) {
    case 'turn-limit':
      return fought(
        game,
        setting,
        each(() => quiet),
      )
    case 'agreement':
      return fought(
        game,
        setting,
        each(() => weary),
      )
    case 'concession':
      // The loser gives up as soon as he has the initiative.
      return fought(
        game,
        setting,
        each((side) => (side === winner ? quiet : yielding)),
      )
    default:
      return shortest(game, ending, [collapses(scenario, sides, winner)])
  }
}

export const PASSCHENDAELE_BATTLES: Kept = { id, endings: PASSCHENDAELE_ENDINGS, battleFor }
