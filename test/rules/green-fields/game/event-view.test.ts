import { expect } from 'vitest'
import { eventView } from '#rules/green-fields/game/event-view.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import { rule } from '../../../rule.ts'
import { field } from './field.ts'

rule('GF-OBS-13', 'a side hears the stories for its ears', () => {
  const state = field(
    [
      { id: 'a-1', at: 'C4' },
      { id: 'b-1', at: 'C5' },
    ],
    'raids',
    [],
  )
  const heard = (event: Story) => (['a', 'b', 'umpire'] as const).map((one) => eventView(state, event, one))
  const written: Story = { kind: 'sortie-cancelled', unit: 'a-1', only: 'a' }
  expect(heard(written)).toEqual([written, undefined, written])
  const open: Story = { kind: 'assault-declined', side: 'b' }
  expect(heard(open)).toEqual([open, open, open])
})
