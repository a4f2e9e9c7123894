import { Command } from 'commander'
import { columns, print, printJson, rulesetNamed } from './output.ts'
import { ALL_RULES } from './rules.ts'

export const scenarios = () =>
  new Command('scenarios')
    .description('list the scenarios that can be fought')
    .option('--ruleset <id>', 'only those of this rule set')
    .option('--json', 'print JSON')
    .action(({ ruleset, json }: { ruleset?: string; json?: true }) => {
      const named = ruleset === undefined ? undefined : rulesetNamed(ALL_RULES, ruleset)
      if (ruleset !== undefined && !named) return
      const found = listed(named?.id)
      if (json) printJson(found)
      else if (found.length === 0) print(['There are no scenarios to fight yet.'])
      else print(columns(found.map((one) => [one.id, one.ruleset, one.title, `${one.turnLimit} turns`])))
    })

const listed = (only: string | undefined) =>
  ALL_RULES.filter(({ id }) => only === undefined || id === only).flatMap((rules) =>
    rules.scenarios.map(({ id, title, sides, turnLimit }) => ({
      id,
      ruleset: rules.id,
      title,
      sides,
      turnLimit,
    })),
  )
