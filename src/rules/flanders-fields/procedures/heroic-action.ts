import { procedure } from '#kernel/procedure/procedure.ts'
import { flag, form } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { noted, when } from '../reckoning/modifier.ts'
import { FAILING_FACE, HEROIC_CARD, HEROIC_SUCCESS } from '../tables/index.ts'

export const heroicAction = procedure({
  name: 'heroic-action',
  title: 'Heroic action',
  clauses: ['FF-HERO-01', 'FF-HERO-02', 'FF-EVT-02'],
  input: form({ card: flag(), options }),
  resolve({ card }, dice, trace) {
    const die = dice.d(6, 'heroic action')
    trace.note('FF-HERO-01', 'Die', die)
    const total = die + noted(trace, 'FF-EVT-02', 'Event card', when(card, HEROIC_CARD))
    const success = die !== FAILING_FACE && total >= HEROIC_SUCCESS
    trace.note('FF-HERO-01', success ? 'The feat succeeds' : 'The platoon is destroyed', total)
    return { total, success, platoonDestroyed: !success }
  },
  outcome: ({ success, platoonDestroyed }) => ({ success, platoonDestroyed }),
  verdict: ({ success }) => (success ? 'The feat succeeds.' : 'The feat fails: the platoon is destroyed.'),
})
