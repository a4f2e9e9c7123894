import { Command } from 'commander'
import { inputSchema } from '#engine/index.ts'
import { columns, print, printJson, rulesetNamed } from './output.ts'
import { ALL_RULES } from './rules.ts'

export const procedures = () =>
  new Command('procedures')
    .description('list the procedures of a rule set')
    .argument('<ruleset>')
    .option('--json', 'print JSON, with the JSON Schema of each input')
    .action((id: string, { json }: { json?: true }) => {
      const rules = rulesetNamed(ALL_RULES, id)
      if (!rules) return
      if (json) {
        printJson(
          rules.procedures.map(({ name, title, clauses }) => ({
            name,
            title,
            clauses,
            input: inputSchema(rules, name),
          })),
        )
      } else {
        print(columns(rules.procedures.map(({ name, title }) => [name, title])))
      }
    })
