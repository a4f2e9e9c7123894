import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, integer, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { DAYLIGHT_TURNS, LONGEST_ASSAULT_DAYS, OUT_OF_ACTION_SHARE } from '../tables/index.ts'
import { SEASONS } from '../vocabulary.ts'

type Reason = 'half-suppressed' | 'agreed' | 'week-over' | 'none'

export const assaultClock = procedure({
  name: 'assault-clock',
  title: 'Clock of the assault',
  clauses: ['GF-ASLT-02', 'GF-ASLT-03', 'GF-ASLT-05', 'GF-ASLT-07'],
  input: checkedForm(
    {
      season: choice(SEASONS),
      turn: integer(1),
      attackerUnits: integer(1),
      attackerOutOfAction: preset(integer(0), 0),
      agreed: flag(),
      options,
    },
    ({ attackerUnits, attackerOutOfAction }) =>
      attackerOutOfAction > attackerUnits
        ? { path: 'attackerOutOfAction', message: `The attacker has only ${attackerUnits} units.` }
        : undefined,
  ),
  resolve({ season, turn, attackerUnits, attackerOutOfAction, agreed }, _, trace) {
    const turnsADay = DAYLIGHT_TURNS[season] + 1
    const day = Math.ceil(turn / turnsADay)
    const turnOfDay = turn - (day - 1) * turnsADay
    const night = turnOfDay === turnsADay
    trace.note('GF-ASLT-02', 'Turns a day with the night', turnsADay)
    const firstMover = turn % 2 === 1 ? 'announcer' : 'opponent'
    trace.note('GF-ASLT-03', 'First to move', firstMover)
    trace.note('GF-ASLT-05', 'Attackers out of action', `${attackerOutOfAction} of ${attackerUnits}`)
    const half = attackerOutOfAction * OUT_OF_ACTION_SHARE >= attackerUnits
    const over = turn >= LONGEST_ASSAULT_DAYS * turnsADay
    const reason: Reason = half ? 'half-suppressed' : agreed ? 'agreed' : over ? 'week-over' : 'none'
    if (reason !== 'none') trace.note('GF-ASLT-05', 'The assault is over', reason)
    return { day, turnOfDay, night, firstMover, ends: reason !== 'none', reason } as const
  },
  outcome: (result) => ({ ...result }),
  verdict({ day, turnOfDay, night, firstMover, reason }) {
    if (reason !== 'none') return `The assault is over: ${END_WORDS[reason]}.`
    const first = firstMover === 'announcer' ? 'the side that opened the attack' : 'the other side'
    return `Day ${day}, ${night ? 'night' : `turn ${turnOfDay}`}: ${first} moves first.`
  },
})

const END_WORDS = {
  'half-suppressed': 'half of the attackers are out of action',
  agreed: 'both sides stop',
  'week-over': 'seven days are up',
} as const
