import { Command } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { clauses } from './clauses.ts'
import { odds } from './odds.ts'
import { procedures } from './procedures.ts'
import { resolve } from './resolve.ts'
import { rulesets } from './rulesets.ts'
import { serve } from './serve.ts'

const program = new Command('duckboard')
  .description('Play, referee and study Great War miniatures battles under four published rule sets.')
  .version(manifest.version)
  .showSuggestionAfterError()

for (const command of [serve, rulesets, procedures, clauses, resolve, odds]) program.addCommand(command())

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

await program.parseAsync()
