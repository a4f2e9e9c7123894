import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { battlesOf, saidOf } from './battle.ts'
import { compareWith } from './compare.ts'
import { differing, digestsNow, goldenLines, goldenPath, isOf } from './digests.ts'
import { loadPlayed, RULESET_IDS } from './rulesets.ts'
import { ASPECTS, readable } from './said.ts'

/*
 * The golden digests of all that is said of the stored battles.
 *
 *   npm run golden                            the same as check
 *   npm run golden check skirmish raid        says which battles that begin so differ, and in what
 *   npm run golden record skirmish raid       records those of now
 *   npm run golden show skirmish raid log     prints what the digests are made of
 *   npm run golden diff HEAD~1 skirmish raid  prints how the texts differ from those of a commit
 *   npm run golden text skirmish raid FOLDER  writes the texts into a folder
 */

const check = async (ruleset: string, beginning: string): Promise<void> => {
  const recorded = goldenLines(ruleset)
  const played = await loadPlayed(ruleset)
  const battles = battlesOf(ruleset, beginning)
  let faults = 0
  for (const battle of battles) {
    const aspects = differing(recorded.filter(isOf(battle)), digestsNow(played, battle))
    if (aspects.length === 0) continue
    faults++
    console.log(`${ruleset} ${battle}: ${aspects.join(', ')}`)
  }
  const known = new Set(recorded.map((line) => line.split(' ')[0] ?? ''))
  for (const battle of known)
    if (battle.startsWith(beginning) && !battles.includes(battle)) {
      faults++
      console.log(`${ruleset} ${battle}: recorded, but no longer stored`)
    }
  console.log(
    `${ruleset}: ${battles.length} battles, ${faults === 0 ? 'all as recorded' : `${faults} differ`}`,
  )
  if (faults > 0) process.exitCode = 1
}

const record = async (ruleset: string, beginning: string): Promise<void> => {
  const played = await loadPlayed(ruleset)
  const recorded = goldenLines(ruleset)
  const lines = battlesOf(ruleset).flatMap((battle) =>
    battle.startsWith(beginning) ? digestsNow(played, battle) : recorded.filter(isOf(battle)),
  )
  mkdirSync(dirname(goldenPath(ruleset)), { recursive: true })
  writeFileSync(goldenPath(ruleset), `${lines.join('\n')}\n`)
  console.log(`${ruleset}: ${lines.length} digests recorded`)
}

const show = async (ruleset: string, beginning: string, only = ''): Promise<void> => {
  const played = await loadPlayed(ruleset)
  for (const battle of battlesOf(ruleset, beginning)) {
    const said = saidOf(played, battle)
    for (const aspect of ASPECTS.filter((one) => one.startsWith(only)))
      for (const line of said[aspect]) process.stdout.write(`${battle} ${aspect} ${readable(line)}`)
  }
}

const text = async (ruleset: string, beginning: string, folder: string): Promise<void> => {
  const played = await loadPlayed(ruleset)
  for (const battle of battlesOf(ruleset, beginning)) {
    const said = saidOf(played, battle)
    mkdirSync(join(folder, battle), { recursive: true })
    for (const aspect of ASPECTS)
      writeFileSync(join(folder, battle, aspect), said[aspect].map(readable).join(''))
  }
}

const diff = async (revision: string, ruleset: string, beginning: string): Promise<void> => {
  const played = await loadPlayed(ruleset)
  compareWith(revision, ruleset, beginning, (battle) => digestsNow(played, battle))
}

const [asked = 'check', ...words] = process.argv.slice(2)
const [revision, ...rest] = asked === 'diff' ? words : ['', ...words]
const [wanted, beginning = '', more] = rest
for (const ruleset of wanted === undefined ? RULESET_IDS : [wanted]) {
  if (asked === 'check') await check(ruleset, beginning)
  else if (asked === 'record') await record(ruleset, beginning)
  else if (asked === 'show') await show(ruleset, beginning, more)
  else if (asked === 'text' && more !== undefined) await text(ruleset, beginning, more)
  else if (asked === 'diff' && revision) await diff(revision, ruleset, beginning)
  else throw new Error('npm run golden [check | record | show | diff REVISION] [rule set [battle [aspect]]]')
}
