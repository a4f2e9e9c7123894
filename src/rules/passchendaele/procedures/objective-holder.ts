import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, measure, orNull, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { HOLDS_WITHIN } from '../tables/index.ts'
import { HOLDERS, type Holder } from '../vocabulary.ts'
import { HOLDER_WORDS } from '../wording.ts'

const distance = preset(orNull(measure()), null)

const isNear = (inches: number | null): boolean => inches !== null && inches <= HOLDS_WITHIN

export const objectiveHolder = procedure({
  name: 'objective-holder',
  title: 'Who holds an objective',
  clauses: ['PA-END-03'],
  input: form({
    holder: choice(HOLDERS),
    germanDistance: distance,
    ententeDistance: distance,
    options,
  }),
  resolve({ holder: before, germanDistance, ententeDistance }, _dice, trace) {
    const german = isNear(germanDistance)
    const entente = isNear(ententeDistance)
    if (german) trace.note('PA-END-03', 'A German base is on the spot')
    if (entente) trace.note('PA-END-03', 'An Entente base is on the spot')
    const holder: Holder = german === entente ? before : german ? 'german' : 'entente'
    trace.note('PA-END-03', 'Held by', holder)
    return { holder, changed: holder !== before }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ holder, changed }) => `${changed ? 'Now' : 'Still'} held by ${HOLDER_WORDS[holder]}.`,
})
