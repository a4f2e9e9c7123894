import type { Page } from 'playwright-core'
import { random } from '#commander/commander.ts'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { type BattleFile, fileOf, upTo } from '#kernel/game/battle/file.ts'
import type { Commander } from '#kernel/game/commander.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import { fightOut } from '#study/fight.ts'
import { type BattleRecord, HUMAN } from '#web/battle/storage/record.ts'
import { putRecords } from './records.ts'

interface Campaign {
  readonly file: BattleFile
  readonly end: State
  /** After how many orders the first side had to decide alone, for the last time in each phase. */
  readonly moments: ReadonlyMap<string, number>
}

/** A month of war between players who decide at random. */
export const monthOfWar = (): Campaign => {
  const options = { campaign: { months: 1, frontage: 4, depth: 6 } }
  const begun = beginBattle(GAME, { ruleset: 'green-fields', scenario: 'own-campaign', options, seed: 7 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const moments = new Map<string, number>()
  const watched: Commander = (view, staff) => {
    const [side, ...others] = GAME.pending(battle.state)
    if (side === 'a' && others.length === 0)
      moments.set(topPhase(battle.state)?.name ?? '', battle.orders.length)
    return random(view, staff)
  }
  const end = fightOut(battle, { a: watched, b: watched })
  if (!end.ok) throw new Error(end.error.message)
  return { file: fileOf(battle), end: battle.state, moments }
}

/** A campaign just as the first side, and nobody else, can fill up several units at one press. */
export const shortOfMen = (): BattleFile => {
  const begun = beginBattle(GAME, { ruleset: 'green-fields', scenario: 'quiet-sector', options: {}, seed: 3 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  for (let i = 0; i < 500; i++) {
    // Where both decide in secret the computer does so first.
    const side = GAME.pending(battle.state).at(-1) ?? 'a'
    const written = TABLE_TOP.writing(GAME.view(battle.state, side), side, undefined, undefined)
    if (side === 'a' && written?.ledgers?.some(({ all }) => (all?.orders.length ?? 0) > 2))
      return fileOf(battle)
    const given = giveOrder(battle, side, written?.order ?? { kind: 'done' })
    if (!given.ok) throw new Error(given.error.message)
  }
  throw new Error('nobody is ever short of men')
}

/** A campaign as a device keeps it. */
export const kept = (id: string, file: BattleFile): BattleRecord => ({
  id,
  title: 'A month on the Ancre',
  begun: '2024-01-01T00:00:00.000Z',
  changed: '2024-01-01T00:00:00.000Z',
  players: { a: HUMAN, b: 'random' },
  ownDice: false,
  file,
  whys: [],
  takenBack: 0,
  secretive: true,
  standing: 'over',
})

/** The first so many orders. */
export const cutAt = upTo

/** Puts battles on the device of a page, which looks for the last one at home. */
export const keepOn = async (page: Page, battles: readonly BattleRecord[]): Promise<void> => {
  await page.goto('/')
  await putRecords(page, { store: 'battles', records: battles })
}
