import type { Fold } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { combatFields, gunsAttack, modifierOf, scoreOf } from '../reckoning/combat-base.ts'
import { ADDED_UP, COMPARED } from '../reckoning/combat-side.ts'

const MOST_BASES = 60

const totalOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0)

const LISTS_COMPARED: Fold<readonly number[], number> = {
  start: COMPARED.start,
  add: (sum, scores) => COMPARED.add(sum, totalOf(scores)),
  key: COMPARED.key,
}

export const combatRound = procedure({
  name: 'combat-round',
  title: 'One round of close combat',
  clauses: ['PA-COMBAT-03', 'PA-COMBAT-09', 'PA-COMBAT-10', 'PA-COMBAT-16'],
  input: checkedForm({ ...combatFields(MOST_BASES), options }, gunsAttack),
  resolve({ attackers, defenders }, dice, trace) {
    const [attackerScores = [], defenderScores = []] = dice.each(
      [attackers, defenders],
      (bases, index) => {
        const defending = index > 0
        const why = defending ? 'defender' : 'attacker'
        return dice.each(
          bases,
          (base) => {
            const modifier = modifierOf(base, defending)
            const score = scoreOf(dice.d(6, why), modifier)
            if (modifier !== 0) trace.note('PA-COMBAT-09', 'Modifier of a base', modifier)
            trace.note('PA-COMBAT-10', defending ? 'Defending base scores' : 'Attacking base scores', score)
            return score
          },
          ADDED_UP,
        )
      },
      LISTS_COMPARED,
    )
    const attackerTotal = totalOf(attackerScores)
    const defenderTotal = totalOf(defenderScores)
    const winner: 'attacker' | 'defender' | 'tie' =
      attackerTotal > defenderTotal ? 'attacker' : attackerTotal < defenderTotal ? 'defender' : 'tie'
    trace.note('PA-COMBAT-03', 'Attackers add up to', attackerTotal)
    trace.note('PA-COMBAT-03', 'Defenders add up to', defenderTotal)
    trace.note('PA-COMBAT-03', 'The round goes to', winner)
    return {
      attackerTotal,
      defenderTotal,
      attackerScores,
      defenderScores,
      winner,
      attackersLost: winner === 'attacker' ? 0 : 1,
      defendersLost: winner === 'defender' ? 0 : 1,
    }
  },
  outcome: ({ winner, attackersLost, defendersLost }) => ({ winner, attackersLost, defendersLost }),
  verdict({ attackerTotal, defenderTotal, winner }) {
    if (winner === 'tie') return `Drawn at ${attackerTotal}: each side loses a base.`
    return winner === 'attacker'
      ? `Attackers win ${attackerTotal} to ${defenderTotal}: one defending base is lost.`
      : `Defenders win ${defenderTotal} to ${attackerTotal}: one attacking base is lost.`
  },
})
