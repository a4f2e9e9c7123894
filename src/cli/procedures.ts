import { Command } from 'commander'
import { jsonSchemaOf } from '#kernel/procedure/schema.ts'
import { columns, print, printJson, rulesetNamed } from './output.ts'

export const procedures = () =>
  new Command('procedures')
    .description('list the procedures of a rule set')
    .argument('<ruleset>')
    .option('--json', 'print JSON, with the JSON Schema of each input')
    .action((id: string, { json }: { json?: true }) => {
      const ruleset = rulesetNamed(id)
      if (!ruleset) return
      if (json) {
        printJson(
          ruleset.procedures.map(({ name, title, clauses, input }) => ({
            name,
            title,
            clauses,
            input: jsonSchemaOf(input),
          })),
        )
      } else {
        print(columns(ruleset.procedures.map(({ name, title }) => [name, title])))
      }
    })
