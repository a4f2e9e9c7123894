import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { intoTheZone } from '../reckoning/attackers.ts'
import { saveDice as diceOf, maySave, raidersDice } from '../reckoning/save-dice.ts'
import { POSTURE, rating, tooLow } from '../reckoning/unit.ts'
import { ATTACKS, UNIT_TYPES } from '../vocabulary.ts'
import { diceThrown } from '../wording.ts'

export const saveDice = procedure({
  name: 'save-dice',
  title: 'Experience dice to save',
  clauses: [
    'GF-SAVE-01',
    'GF-SAVE-02',
    'GF-SAVE-03',
    'GF-SAVE-04',
    'GF-SAVE-05',
    'GF-SAVE-06',
    'GF-SAVE-07',
    'GF-SAVE-08',
    'GF-SAVE-11',
    'GF-SAVE-12',
    'GF-RAID-03',
  ],
  input: checkedForm(
    {
      experience: rating(),
      type: preset(choice(UNIT_TYPES), 'infantry'),
      attack: preset(choice(ATTACKS), 'direct'),
      ...POSTURE,
      attacking: flag(),
      raiding: flag(),
      options,
    },
    (input) => tooLow(input.options, input),
  ),
  resolve(input, _, trace) {
    const { type, attack, experience, attacking, raiding } = input
    if (!maySave(type, attack)) {
      trace.note(attack === 'mine' ? 'GF-MINE-05' : 'GF-SAVE-12', 'No save')
      return { maySave: false, dice: 0 }
    }
    if (raiding) return { maySave: true, dice: raidersDice(experience, trace) }
    if (attacking) trace.note('GF-SAVE-11', 'Attackers have no use of the works')
    return { maySave: true, dice: diceOf(attacking ? intoTheZone(input) : input, attack, trace) }
  },
  outcome: ({ maySave, dice }) => ({ maySave, dice }),
  verdict({ maySave, dice }) {
    if (!maySave) return 'No save.'
    return dice === 0 ? 'No dice are left to save with.' : `Saves with ${diceThrown(dice)}.`
  },
})
