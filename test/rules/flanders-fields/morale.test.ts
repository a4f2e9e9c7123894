import { expect } from 'vitest'
import { resolved, rule } from '../../rule.ts'

const morale = (input: object, die: number) => resolved('flanders-fields', 'morale', input, [die])

rule('FF-MOR-02', 'a total of 1 is a retreat of 40 cm with suppression and weapons left behind', () => {
  expect(morale({ trigger: 'half' }, 1)).toEqual({
    modifier: 0,
    total: 1,
    rolled: 'retreat-40',
    result: 'retreat-40',
    retreat: 40,
    suppressed: true,
    abandonWeapons: true,
  })
})
