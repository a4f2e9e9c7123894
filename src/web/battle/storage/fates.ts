import { signal } from '@preact/signals'
import type { BattleFile } from '#kernel/game/battle/file.ts'
import type { Fate } from '#study/replay/fate.ts'
import { newThread } from '../commander/commander-thread.ts'
import type { FateAsked, FateTold } from '../commander/thinking.ts'

/** A battle as far as its fate goes by it. */
interface Stored {
  readonly id: string
  readonly changed: string
  readonly file: BattleFile
}

/** Milliseconds that the fates of all battles may take before nobody waits for them any more. */
const PATIENCE = 60_000

/** Asks a thread what becomes of battles; of those it cannot tell in time nothing is said. */
export const askFates = (
  worker: Worker,
  battles: readonly Stored[],
  tell: (told: FateTold) => void,
): Promise<void> =>
  new Promise((resolve) => {
    let open = battles.length
    const end = (): void => {
      clearTimeout(timer)
      worker.terminate()
      resolve()
    }
    const timer = setTimeout(end, PATIENCE)
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      end()
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FateTold>) => {
      tell(data)
      open--
      if (open === 0) end()
    })
    if (open === 0) end()
    for (const { id, file } of battles) worker.postMessage({ id, file } satisfies FateAsked)
  })

/** What is known of the battles on this device, by their ids and when they were changed. */
export const fates = signal<ReadonlyMap<string, Fate>>(new Map())

export const fateKey = ({ id, changed }: Pick<Stored, 'id' | 'changed'>): string => `${id} ${changed}`

/** Finds out what becomes of battles under the rules of now, beside the page. */
export const learnFates = async (battles: readonly Stored[]): Promise<void> => {
  const unknown = battles.filter((battle) => !fates.peek().has(fateKey(battle)))
  if (unknown.length === 0 || typeof Worker === 'undefined') return
  await askFates(newThread(), unknown, ({ id, fate }) => {
    const battle = unknown.find((one) => one.id === id)
    if (battle && fate) fates.value = new Map(fates.peek()).set(fateKey(battle), fate)
  })
}
