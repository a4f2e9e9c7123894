import { procedure } from '#kernel/procedure/procedure.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { choice, flag, form, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { attackDice as diceOf } from '../reckoning/attack-dice.ts'
import { strength } from '../reckoning/unit.ts'
import { FIRE_MODES, type FireMode, SCALES, UNIT_TYPES } from '../vocabulary.ts'
import { diceThrown } from '../wording.ts'

export const attackDice = procedure({
  name: 'attack-dice',
  title: 'Dice of a firing unit',
  clauses: [
    'GF-DICE-02',
    'GF-SUP-01',
    'GF-SUP-02',
    'GF-MOR-05',
    'GF-AMOV-02',
    'GF-CLOSE-04',
    'GF-BOMB-03',
    'GF-BOMB-04',
    'GF-RAID-02',
    'GF-AIR-03',
    'GF-AIR-04',
    'GF-AIR-05',
    'GF-AIR-06',
    'GF-AIR-07',
    'GF-AAIR-02',
    'GF-AAIR-03',
  ],
  input: form({
    type: choice(UNIT_TYPES),
    strength: strength(),
    mode: choice(FIRE_MODES),
    scale: preset(choice(SCALES), 'assault'),
    unobserved: flag(),
    suppressed: flag(),
    routing: flag(),
    options,
  }),
  resolve(input, _, trace) {
    const dice = diceOf(input, input.mode, input.scale, input.unobserved, trace)
    if (dice === undefined) trace.note(CLAUSE_OF[input.mode], 'May not fire in this way')
    return { permitted: dice !== undefined, dice: dice ?? 0 }
  },
  outcome: ({ permitted, dice }) => ({ permitted, dice }),
  verdict({ permitted, dice }) {
    if (!permitted) return 'May not fire in this way.'
    return dice === 0 ? 'Too weak to throw a single die.' : `Fires with ${diceThrown(dice)}.`
  },
})

/** Who may fire in each way. */
const CLAUSE_OF: Readonly<Record<FireMode, ClauseId>> = {
  bombardment: 'GF-BOMB-04',
  opportunity: 'GF-AMOV-02',
  'close-assault': 'GF-CLOSE-04',
  'raid-defence': 'GF-RAID-02',
  flak: 'GF-AIR-04',
  'ground-to-air': 'GF-AIR-06',
  'air-to-air': 'GF-AIR-03',
  'air-to-ground': 'GF-AAIR-03',
}
