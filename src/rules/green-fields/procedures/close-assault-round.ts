import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, integer, list, maybe } from '#kernel/procedure/schema.ts'
import { SILENT, type Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { closeDice } from '../reckoning/attack-dice.ts'
import { assaulting } from '../reckoning/attackers.ts'
import { stands } from '../reckoning/resolve.ts'
import { countOf, totalCasualties } from '../reckoning/tally.ts'
import { anyTooLow, type Unit, unit } from '../reckoning/unit.ts'
import { scoreAgainst, volley } from '../reckoning/volley.ts'
import { MOST_STRENGTH, MOST_WAVES } from '../tables/index.ts'
import { lossWords } from '../wording.ts'

export const closeAssaultRound = procedure({
  name: 'close-assault-round',
  title: 'Round of close assault',
  clauses: [
    'GF-CLOSE-01',
    'GF-CLOSE-03',
    'GF-CLOSE-04',
    'GF-CLOSE-05',
    'GF-SAVE-11',
    'GF-STACK-01',
    'GF-STACK-04',
    'GF-STACK-05',
    'GF-MOR-06',
    'GF-EX-01',
    'GF-EX-02',
  ],
  input: checkedForm(
    {
      attackers: list(unit, 1, MOST_WAVES),
      defenders: list(unit, 1, MOST_WAVES),
      defenderDice: maybe(integer(0, MOST_STRENGTH)),
      options,
    },
    (input) => anyTooLow(input.options, input.attackers, 'attackers'),
    (input) => anyTooLow(input.options, input.defenders, 'defenders'),
    ({ defenders, defenderDice = 0 }) => {
      const full = fullDice(defenders, SILENT)
      return defenderDice > full
        ? { path: 'defenderDice', message: `The leading defender has only ${full} dice.` }
        : undefined
    },
  ),
  resolve({ attackers, defenders, defenderDice, options }, dice, trace) {
    const waves = attackers.map(assaulting)
    const defence = defenderDice ?? fullDice(defenders, trace)
    trace.note('GF-CLOSE-03', 'Dice of the leading defender', defence)
    const attackerResults = volley(
      waves,
      () => scoreAgainst(waves, defence, 'direct', 'defender', dice, trace),
      'direct',
      options,
      dice,
      trace,
    )

    const leader = attackers[0]
    const led = attackerResults[0]
    const attackerFires = led !== undefined && stands(led)
    if (!attackerFires) trace.note('GF-CLOSE-03', 'The leading attacker is gone: no reply')
    const attackerDice =
      attackerFires && leader ? (closeDice({ ...leader, strength: led.strengthAfter }, trace) ?? 0) : 0
    if (attackerFires) trace.note('GF-CLOSE-03', 'Dice of the leading attacker', attackerDice)
    const defenderResults = volley(
      defenders,
      () => scoreAgainst(defenders, attackerDice, 'direct', 'attacker', dice, trace),
      'direct',
      options,
      dice,
      trace,
    )

    const winner = winnerOf(attackerResults.some(stands), defenderResults.some(stands))
    if (winner) trace.note('GF-CLOSE-01', 'The zone is left to the', winner)
    return {
      defenderDice: defence,
      attackers: attackerResults,
      attackerFires,
      attackerDice,
      defenders: defenderResults,
      winner,
    }
  },
  outcome: ({ attackers, attackerFires, defenders, winner }) => ({
    winner,
    attackerFires,
    attackerCasualties: totalCasualties(attackers),
    attackersDestroyed: countOf(attackers, 'destroyed'),
    attackersRout: countOf(attackers, 'rout'),
    attackersWaver: countOf(attackers, 'waver'),
    defenderCasualties: totalCasualties(defenders),
    defendersDestroyed: countOf(defenders, 'destroyed'),
    defendersRout: countOf(defenders, 'rout'),
    defendersWaver: countOf(defenders, 'waver'),
  }),
  verdict({ winner, attackers, defenders }) {
    const losses = `attackers ${lossWords(attackers)}; defenders ${lossWords(defenders)}`
    if (winner) return `The zone is left to the ${winner}s: ${losses}.`
    return attackers.some(stands) ? `The fight goes on: ${losses}.` : `Nobody stands in the zone: ${losses}.`
  },
})

const fullDice = (units: readonly Unit[], trace: Trace): number => {
  const leader = units[0]
  return leader ? (closeDice(leader, trace) ?? 0) : 0
}

export const winnerOf = (
  attackersStand: boolean,
  defendersStand: boolean,
): 'attacker' | 'defender' | null => {
  if (attackersStand === defendersStand) return null
  return attackersStand ? 'attacker' : 'defender'
}
