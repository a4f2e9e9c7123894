import { Command } from 'commander'
import type { Replayed } from '#engine/index.ts'
import { readBattle } from '#kernel/game/battle/file.ts'
import type { Fault } from '#kernel/procedure/result.ts'
import { MOST_FAULTS } from '#kernel/procedure/schema.ts'
import { damageWords, foughtAgain, textOf, told } from './battle-file.ts'
import { documentIn, faultsOfDocument } from './document-file.ts'
import { fail, print, printJson } from './output.ts'

export const check = () =>
  new Command('check')
    .description('check a battle, army or series file and name the place of each fault')
    .argument('<file>')
    .option('--json', 'print JSON')
    .action((path: string, { json }: { json?: true }) => {
      const { faults, notes } = lookedAt(path)
      const noted = notes.length > 0 ? { notes } : {}
      const more = faults.length > MOST_FAULTS ? { more: true } : {}
      if (json)
        printJson({ ok: faults.length === 0, faults: faults.slice(0, MOST_FAULTS), ...more, ...noted })
      else if (faults.length === 0) print([`${path} is sound.`, ...notes])
      if (faults.length > 0) fail(`${path}: ${told(faults)}`)
    })

interface Found {
  readonly faults: readonly Fault[]
  /** What is no fault, but good to know. */
  readonly notes: readonly string[]
}

const lookedAt = (path: string): Found => {
  const text = textOf(path)
  if (!text.ok) return { faults: [text.error], notes: [] }
  const document = documentIn(text.value)
  return document ? { faults: faultsOfDocument(document), notes: [] } : lookedAtBattle(text.value)
}

const lookedAtBattle = (text: string): Found => {
  const loaded = foughtAgain(text)
  if (!loaded.ok) return { faults: loaded.error, notes: [] }
  const { damage, fault, comparison, words, other } = loaded.value
  if (damage) return { faults: [...damagedIn(text), ...leftIn(loaded.value)], notes: [] }
  if (fault) return { faults: [{ path: `orders.${fault.order - 1}`, message: fault.message }], notes: [] }
  const note = comparison === 'same' ? other : words
  return { faults: [], notes: note === undefined ? [] : [note] }
}

/** Each place that is not as a battle is written. */
const damagedIn = (text: string): readonly Fault[] => {
  const read = readBattle(text)
  return read.ok ? [] : read.error
}

/** From which order on it is damaged. */
const leftIn = (loaded: Replayed): readonly Fault[] => {
  const from = loaded.damage?.from ?? loaded.fault?.order
  return from === undefined ? [] : [{ path: `orders.${from - 1}`, message: damageWords(loaded) }]
}
