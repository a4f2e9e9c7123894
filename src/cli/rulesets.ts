import { Command } from 'commander'
import { columns, print, printJson } from './output.ts'
import { ALL_RULES } from './rules.ts'

export const rulesets = () =>
  new Command('rulesets')
    .description('list the rule sets')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: true }) => {
      if (json) printJson(ALL_RULES.map(({ id, title, measure }) => ({ id, title, measure })))
      else print(columns(ALL_RULES.map(({ id, title, measure }) => [id, title, measure])))
    })
