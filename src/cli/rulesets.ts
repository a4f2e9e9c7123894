import { Command } from 'commander'
import { RULESETS } from '#rules/index.ts'
import { columns, print, printJson } from './output.ts'

export const rulesets = () =>
  new Command('rulesets')
    .description('list the rule sets')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: true }) => {
      if (json) printJson(RULESETS.map(({ id, title, measure }) => ({ id, title, measure })))
      else print(columns(RULESETS.map(({ id, title, measure }) => [id, title, measure])))
    })
