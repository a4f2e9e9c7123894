import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, form, integer, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { NO_WOUNDS, saved } from '../reckoning/resolve.ts'
import { bareDice } from '../reckoning/save-dice.ts'
import { rating, strength, tooLow } from '../reckoning/unit.ts'
import { HIT_DIE } from '../tables/index.ts'

type Choice = 'collapse' | 'detonate' | 'continue'

interface Party {
  readonly strength: number
  readonly experience: number
}

interface Verdict {
  readonly control: 'attacker' | 'defender' | 'none'
  readonly collapsed: boolean
  readonly choices: readonly Choice[]
}

interface Underground {
  readonly attacker: Party
  readonly defender: Party
  readonly round: number
}

/** One round, and which of the two saved with every die (GF-EXP-03). */
export const fightUnderground = ({ attacker, defender, round }: Underground, dice: Dice, trace: Trace) => {
  const attackers = survivors(attacker, defender.strength, 'defender', dice, trace)
  const defenders = survivors(defender, attackers.left, 'attacker', dice, trace)
  const verdict = verdictOf(attackers.left, defenders.left, round === 1)
  trace.note(
    'GF-MINE-04',
    verdict.collapsed ? 'The tunnel collapses' : 'The tunnel is held by',
    verdict.control,
  )
  return {
    attackerLeft: attackers.left,
    defenderLeft: defenders.left,
    ...verdict,
    learnt: { attacker: attackers.learnt, defender: defenders.learnt },
  }
}

export const mineFight = procedure({
  name: 'mine-fight',
  title: 'Fight in the tunnel',
  clauses: ['GF-MINE-03', 'GF-MINE-04', 'GF-SAVE-08', 'GF-EXP-03'],
  input: checkedForm(
    {
      attacker: form({ strength: strength(), experience: rating() }),
      defender: form({ strength: strength(), experience: rating() }),
      round: preset(integer(1), 1),
      options,
    },
    ({ options, attacker, defender }) =>
      tooLow(options, attacker, 'attacker.') ?? tooLow(options, defender, 'defender.'),
  ),
  resolve(input, dice, trace) {
    const { learnt: _, ...result } = fightUnderground(input, dice, trace)
    return result
  },
  outcome: ({ attackerLeft, defenderLeft, control, collapsed }) => ({
    attackerLeft,
    defenderLeft,
    control,
    collapsed,
  }),
  verdict({ attackerLeft, defenderLeft, control, collapsed, choices }) {
    const left = `attackers ${attackerLeft}, defenders ${defenderLeft} left`
    if (collapsed) return `The tunnel collapses; ${left}.`
    if (control === 'none') return `Even: another round; ${left}.`
    return choices.includes('continue')
      ? `The ${control}s may collapse it, fire it or fight on; ${left}.`
      : `The ${control}s may collapse it or fire it; ${left}.`
  },
})

interface Survivors {
  readonly left: number
  readonly learnt: boolean
}

/** GF-MINE-03: one side's dice on the other, saved with bare experience. */
const survivors = (party: Party, count: number, why: string, dice: Dice, trace: Trace): Survivors => {
  const fought = dice.stage(
    (): Survivors => {
      trace.note('GF-MINE-03', 'Dice in the tunnel', count)
      const hits = dice.pool(count, 6, HIT_DIE, why).score
      trace.note('GF-DICE-01', 'Hits scored', hits)
      const { netHits, everySaved } =
        hits === 0 ? NO_WOUNDS : saved(hits, bareDice(party.experience, 'GF-SAVE-08', trace), dice, trace)
      if (everySaved) trace.note('GF-EXP-03', 'Every save die scored: the regiment learns')
      return { left: Math.max(0, party.strength - netHits), learnt: everySaved }
    },
    // What a regiment learns is no part of the odds.
    ({ left }) => left,
  )
  trace.note('GF-MINE-03', 'Strength left', fought.left)
  return fought
}

/** GF-MINE-04 */
const verdictOf = (attacker: number, defender: number, firstRound: boolean): Verdict => {
  const oneIsGone = attacker === 0 || defender === 0
  if ((attacker === 0 && defender === 0) || (oneIsGone && !firstRound)) {
    return { control: 'none', collapsed: true, choices: [] }
  }
  if (attacker === defender) return { control: 'none', collapsed: false, choices: ['continue'] }
  return {
    control: attacker > defender ? 'attacker' : 'defender',
    collapsed: false,
    choices: oneIsGone ? ['collapse', 'detonate'] : ['collapse', 'detonate', 'continue'],
  }
}
