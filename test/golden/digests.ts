import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { saidOf } from './battle.ts'
import { ASPECTS, digestOf } from './said.ts'

/* The golden digests: for each stored battle a line for each aspect, "battle aspect digest". */

/** Where those of a rule set stand, from the root of the project. */
export const goldenFile = (ruleset: string): string => `test/battles/golden/${ruleset}.txt`

export const goldenPath = (ruleset: string): string =>
  fileURLToPath(new URL(`../../${goldenFile(ruleset)}`, import.meta.url))

/** The digests of a battle as the rules are now. */
export const digestsNow = (ruleset: PlayedRuleset, battle: string): readonly string[] => {
  const said = saidOf(ruleset, battle)
  return ASPECTS.filter((aspect) => said[aspect].length > 0).map(
    (aspect) => `${battle} ${aspect} ${digestOf(said[aspect])}`,
  )
}

export const linesIn = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

export const goldenLines = (ruleset: string): readonly string[] =>
  existsSync(goldenPath(ruleset)) ? linesIn(readFileSync(goldenPath(ruleset), 'utf8')) : []

export const isOf =
  (battle: string) =>
  (line: string): boolean =>
    line.startsWith(`${battle} `)

/** What of a battle is not as it was recorded: the aspects by name. */
export const differing = (recorded: readonly string[], now: readonly string[]): readonly string[] => [
  ...new Set(
    [
      ...recorded.filter((line) => !now.includes(line)),
      ...now.filter((line) => !recorded.includes(line)),
    ].map((line) => line.split(' ')[1] ?? ''),
  ),
]
