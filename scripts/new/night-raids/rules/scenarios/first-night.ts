import type { Scenario } from './scenario.ts'

export const FIRST_NIGHT: Scenario = {
  id: 'first-night',
  title: 'The first night',
  turns: 6,
  between: 12,
  men: { a: 8, b: 8 },
}
