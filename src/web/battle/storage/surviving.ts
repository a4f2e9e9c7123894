import { type Fate, isHarm } from '#study/replay/fate.ts'
import type { Harmed } from '../../app/updates.ts'
import { askFates, fateKey, fates, learnFates } from './fates.ts'
import type { BattleRecord } from './record.ts'
import { storedBattles } from './store.ts'

/** Every version answers there for itself; only the newest is ever asked. */
const NEWEST_THREAD = '/newest-thread.js'

/** Battles that go on as they stand under the rules of now. */
const goingOn = async (): Promise<readonly BattleRecord[]> => {
  const { sound } = await storedBattles()
  const open = sound.filter(({ standing, damage }) => standing !== 'over' && !damage)
  await learnFates(open)
  return open.filter((battle) => {
    const now = fates.peek().get(fateKey(battle))
    return now === undefined || !isHarm(now)
  })
}

/**
 * The battles in progress that a new version would break off, as it says itself; nothing where it cannot be asked of all of
 * them, as without the network.
 */
export const harmedByNewVersion = async (): Promise<readonly Harmed[] | undefined> => {
  const open = await goingOn()
  if (open.length === 0) return []
  const told = new Map<string, Fate>()
  await askFates(new Worker(NEWEST_THREAD, { type: 'module' }), open, ({ id, fate }) => {
    if (fate) told.set(id, fate)
  })
  if (told.size < open.length) return undefined
  return open.flatMap(({ id, title }) => {
    const fate = told.get(id)
    return fate && isHarm(fate) ? [{ id, title, fate }] : []
  })
}
