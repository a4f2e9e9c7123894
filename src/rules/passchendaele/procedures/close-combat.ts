import { type Chain, itemsOf } from '#kernel/chance/chain.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm } from '#kernel/procedure/schema.ts'
import { listed, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { combatFields, gunsAttack } from '../reckoning/combat-base.ts'
import { COMPARED, rollTotal, type Side, sideOf, throwOf } from '../reckoning/combat-side.ts'
import { lowered } from '../reckoning/status.ts'

/** What can still be worked out exactly in a moment: bases of one side, and of both together. */
const MOST_OF_A_SIDE = 20
const MOST_OF_BOTH = 26

/** How the rounds went so far; which bases are left follows from it. */
interface Fight {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly totals: Chain<readonly [number, number]> | undefined
}

const tooManyBases = ({
  attackers,
  defenders,
}: {
  attackers: readonly object[]
  defenders: readonly object[]
}) =>
  attackers.length + defenders.length > MOST_OF_BOTH
    ? { path: 'defenders', message: `No more than ${MOST_OF_BOTH} bases can fight in one combat.` }
    : undefined

export const closeCombat = procedure({
  name: 'close-combat',
  title: 'Close combat',
  clauses: [
    'PA-COMBAT-03',
    'PA-COMBAT-04',
    'PA-COMBAT-05',
    'PA-COMBAT-08',
    'PA-COMBAT-09',
    'PA-COMBAT-10',
    'PA-COMBAT-11',
    'PA-COMBAT-12',
    'PA-COMBAT-13',
    'PA-COMBAT-16',
  ],
  input: checkedForm({ ...combatFields(MOST_OF_A_SIDE), options }, gunsAttack, tooManyBases),
  resolve({ attackers, defenders }, dice, trace) {
    const attacking = sideOf(attackers, false)
    const defending = sideOf(defenders, true)
    for (const modifier of attacking.modifiers) trace.note('PA-COMBAT-09', 'Attacking base', modifier)
    for (const modifier of defending.modifiers) trace.note('PA-COMBAT-09', 'Defending base', modifier)

    const start: Fight = { won: 0, lost: 0, drawn: 0, totals: undefined }
    const fight = dice.rounds(start, {
      over: ({ won, lost, drawn }) => lost + drawn >= attackers.length || won + drawn >= defenders.length,
      key: ({ won, lost, drawn }) => (won * KEYS + lost) * KEYS + drawn,
      round({ won, lost, drawn, totals }): Fight {
        const throws = [
          throwOf(attacking, lost, attackers.length - drawn),
          throwOf(defending, won, defenders.length - drawn),
        ]
        const [attack = 0, defence = 0] = dice.each(
          throws,
          (side, index) => rollTotal(side, dice, index === 0 ? 'attacker' : 'defender'),
          COMPARED,
        )
        trace.note('PA-COMBAT-03', 'Attackers add up to', attack)
        trace.note('PA-COMBAT-03', 'Defenders add up to', defence)
        return {
          won: attack > defence ? won + 1 : won,
          lost: attack < defence ? lost + 1 : lost,
          drawn: attack === defence ? drawn + 1 : drawn,
          totals: { last: [attack, defence], before: totals },
        }
      },
    })
    const { won, lost, drawn } = fight
    const rounds = won + lost + drawn
    const attackersLeft = left(attacking, lost, drawn)
    const defendersLeft = left(defending, won, drawn)
    const winner = attackersLeft.length > 0 ? 'attacker' : defendersLeft.length > 0 ? 'defender' : 'none'
    const survivors = winner === 'attacker' ? attackers : defenders
    const statusAfter = (winner === 'attacker' ? attackersLeft : defendersLeft).flatMap((index) => {
      const base = survivors[index]
      return base ? [lowered(base.status, rounds)] : []
    })
    trace.note('PA-COMBAT-04', 'Rounds fought', rounds)
    trace.note('PA-COMBAT-04', 'Bases left', attackersLeft.length + defendersLeft.length)
    trace.note('PA-COMBAT-04', 'The combat goes to', winner)
    if (winner !== 'none') trace.note('PA-COMBAT-05', 'Levels of status lost by the survivors', rounds)
    return { rounds, totals: itemsOf(fight.totals), winner, attackersLeft, defendersLeft, statusAfter }
  },
  outcome: ({ rounds, winner, attackersLeft, defendersLeft }) => ({
    rounds,
    winner,
    attackersLeft: attackersLeft.length,
    defendersLeft: defendersLeft.length,
  }),
  verdict({ rounds, winner, statusAfter }) {
    const fought = several(rounds, 'round')
    if (winner === 'none') return `Nobody is left on either side after ${fought}.`
    const left = several(statusAfter.length, 'base')
    const victors = winner === 'attacker' ? 'Attackers' : 'Defenders'
    return `${victors} win in ${fought}: ${left} left, ${listed([...new Set(statusAfter)])}.`
  },
})

const KEYS = 1024

/** PA-COMBAT-13: rounds lost cost the best bases, drawn rounds the worst. */
const left = ({ places }: Side, lost: number, drawn: number): number[] => {
  const indices: number[] = []
  places.forEach((place, index) => {
    if (place >= lost && place < places.length - drawn) indices.push(index)
  })
  return indices
}
