import { Command } from 'commander'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { fullText } from '#kernel/procedure/rulebook.ts'
import { RULESETS } from '#rules/index.ts'
import { testsByClause } from './clause-tests.ts'
import { columns, print, printJson, rulesetNamed } from './output.ts'

export const clauses = () =>
  new Command('clauses')
    .description('the clauses of the rule book, and how many tests name each')
    .argument('[ruleset]')
    .option('--json', 'print JSON')
    .action((id: string | undefined, { json }: { json?: true }) => {
      const named = id === undefined ? undefined : rulesetNamed(RULESETS, id)
      if (id !== undefined && !named) return
      const tests = testsByClause()
      const rulesets = named ? [named] : RULESETS
      if (json) printJson(rulesets.flatMap((ruleset) => listed(ruleset, tests)))
      else print(rulesets.flatMap((ruleset) => report(ruleset, tests)))
    })

const listed = ({ rulebook }: Ruleset, tests: ReadonlyMap<string, number>) =>
  rulebook.flatMap((chapter) =>
    chapter.clauses.map((clause) => ({
      id: clause.id,
      chapter: chapter.title,
      title: clause.title,
      text: fullText(clause),
      ruling: clause.ruling,
      tests: tests.get(clause.id) ?? 0,
    })),
  )

const report = (ruleset: Ruleset, tests: ReadonlyMap<string, number>): string[] => {
  const all = listed(ruleset, tests)
  const open = all.filter((clause) => clause.tests === 0)
  return [
    `${ruleset.title}: ${all.length} clauses, ${all.length - open.length} with a test, ${open.length} open`,
    ...columns(all.map(({ id, title, tests }) => [id, tests > 0 ? `${tests}` : '-', title])),
    '',
  ]
}
