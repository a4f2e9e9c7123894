import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileOf, writtenBattle } from '../../src/kernel/game/battle/file.ts'
import { RULESETS } from '../../src/rules/index.ts'
import { playable } from '../../src/study/playable.ts'
import { recordArchive } from './archive.ts'
import { FLANDERS_FIELDS_BATTLES } from './flanders-fields-battles.ts'
import { GREEN_FIELDS_BATTLES } from './green-fields-battles.ts'
import { PASSCHENDAELE_BATTLES } from './passchendaele-battles.ts'
import { SKIRMISH_BATTLES } from './skirmish-battles.ts'

// Writes the stored battles anew (`npm run battles`, or with the id of one rule set alone, or of one of its scenarios after
// it); needed whenever the version of a game is raised. For each ending the shortest of some battles is kept. Then records where
// the battles of earlier versions part; `npm run battles archive` does that alone.

const [, , wanted, only = ''] = process.argv

const ARCHIVE = 'archive'

for (const { id, endings, battleFor } of [
  PASSCHENDAELE_BATTLES,
  GREEN_FIELDS_BATTLES,
  FLANDERS_FIELDS_BATTLES,
  SKIRMISH_BATTLES,
]) {
  if (wanted !== undefined && wanted !== id) continue
  const folder = fileURLToPath(new URL(`./${id}`, import.meta.url))
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.startsWith(only)) rmSync(join(folder, name))
  for (const [scenario, ways] of Object.entries(endings)) {
    if (!scenario.startsWith(only)) continue
    for (const ending of ways) {
      const text = writtenBattle(fileOf(battleFor(scenario, ending)))
      writeFileSync(join(folder, `${scenario}.${ending}.json`), text)
      console.log(`${scenario}.${ending}: ${Math.ceil(text.length / 1024)} kB`)
    }
  }
}

for (const { id, game } of playable(RULESETS)) if (wanted === undefined || wanted === ARCHIVE || wanted === id) recordArchive(id, game)
