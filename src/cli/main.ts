import { Command } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { battleCommand } from './battle.ts'
import { check } from './check.ts'
import { clauses } from './clauses.ts'
import { odds } from './odds.ts'
import { procedures } from './procedures.ts'
import { replay } from './replay.ts'
import { resolve } from './resolve.ts'
import { rulesets } from './rulesets.ts'
import { scenarios } from './scenarios.ts'
import { serve } from './serve.ts'
import { arena } from './study/arena.ts'
import { simulate } from './study/simulate.ts'

const program = new Command('duckboard')
  .description('Play, referee and study Great War miniatures battles under four published rule sets.')
  .version(manifest.version)
  .showSuggestionAfterError()

const STUDY = [rulesets, procedures, clauses, resolve, odds]
const BATTLES = [scenarios, battleCommand, simulate, arena, replay, check]
for (const command of [serve, ...STUDY, ...BATTLES]) program.addCommand(command())

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

await program.parseAsync()
