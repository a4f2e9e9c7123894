import { Command } from 'commander'
import type { Fault } from '../kernel/procedure/result.ts'
import { MOST_FAULTS } from '../kernel/procedure/schema.ts'
import { loadedBattle, textOf, told } from './battle-file.ts'
import { documentIn, faultsOfDocument } from './document-file.ts'
import { fail, print, printJson } from './output.ts'

export const check = () =>
  new Command('check')
    .description('check a battle, army or series file and name the place of each fault')
    .argument('<file>')
    .option('--json', 'print JSON')
    .action((path: string, { json }: { json?: true }) => {
      const faults = faultsOf(path)
      const more = faults.length > MOST_FAULTS ? { more: true } : {}
      if (json) printJson({ ok: faults.length === 0, faults: faults.slice(0, MOST_FAULTS), ...more })
      else if (faults.length === 0) print([`${path} is sound.`])
      if (faults.length > 0) fail(`${path}: ${told(faults)}`)
    })

const faultsOf = (path: string): readonly Fault[] => {
  const text = textOf(path)
  if (!text.ok) return [text.error]
  const document = documentIn(text.value)
  return document ? faultsOfDocument(document) : faultsOfBattle(path)
}

const faultsOfBattle = (path: string): readonly Fault[] => {
  const loaded = loadedBattle(path)
  if (!loaded.ok) return loaded.error
  const { fault } = loaded.value
  return fault ? [{ path: `orders.${fault.order - 1}`, message: fault.message }] : []
}
