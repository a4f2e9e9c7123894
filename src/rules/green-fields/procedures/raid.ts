import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, form, integer, maybe, orNull, preset } from '#kernel/procedure/schema.ts'
import { SILENT, type Trace } from '#kernel/procedure/trace.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { closeDice } from '../reckoning/attack-dice.ts'
import { learns, NO_WOUNDS, saved, type UnitResult } from '../reckoning/resolve.ts'
import { raidersDice } from '../reckoning/save-dice.ts'
import { rating, tooLow, type Unit, unit } from '../reckoning/unit.ts'
import { scoreAgainst, volley } from '../reckoning/volley.ts'
import { HIGHEST_RATING, HIT_DIE, MOST_STRENGTH, PERFECT_THROW, RAIDING_PARTY } from '../tables/index.ts'
import { fateWords, points } from '../wording.ts'

export const raid = procedure({
  name: 'raid',
  title: 'Trench raid',
  clauses: [
    'GF-RAID-01',
    'GF-RAID-02',
    'GF-RAID-03',
    'GF-RAID-04',
    'GF-RAID-05',
    'GF-RAID-06',
    'GF-RAID-07',
    'GF-DATE-05',
  ],
  input: checkedForm(
    {
      raiders: form({ strength: integer(1, RAIDING_PARTY.stosstruppe), experience: rating() }),
      stosstruppe: flag(),
      purpose: preset(choice(['information', 'wire']), 'information'),
      defender: preset(orNull(unit), null),
      defenceDice: maybe(integer(0, MOST_STRENGTH)),
      options,
    },
    ({ raiders, stosstruppe }) =>
      raiders.strength > RAIDING_PARTY.usual && !stosstruppe
        ? { path: 'raiders.strength', message: 'Only stosstruppe raid with more than 3 strength points.' }
        : undefined,
    ({ options, raiders, defender }) =>
      tooLow(options, raiders, 'raiders.') ??
      (defender === null ? undefined : tooLow(options, defender, 'defender.')),
    ({ defender, defenceDice = 0 }) =>
      defenceDice > fullDice(defender, SILENT)
        ? { path: 'defenceDice', message: `The defender has only ${fullDice(defender, SILENT)} dice.` }
        : undefined,
  ),
  resolve({ raiders, purpose, defender, defenceDice, options }, dice, trace) {
    const defence = defenceDice ?? fullDice(defender, trace)
    const party = dice.stage(() => crossing(raiders, defence, dice, trace), lostOf)
    const raidersReturned = raiders.strength - party.lost
    const wire = purpose === 'wire'
    const raidDice = wire || defender !== null ? raidersReturned : 0
    if (raidDice > 0) trace.note('GF-RAID-04', 'A die for each surviving raider', raidDice)

    let raidHits = 0
    let result: UnitResult | undefined
    if (wire) {
      raidHits = dice.pool(raidDice, 6, HIT_DIE, 'raiders').score
      trace.note('GF-RAID-06', 'Hits on the wire', raidHits)
    } else if (defender !== null) {
      const score = () => scoreAgainst([defender], raidDice, 'direct', 'raiders', dice, trace)
      result = volley([defender], score, 'direct', options, dice, trace)[0]
      raidHits = result?.hits ?? 0
    }
    const report = !wire && raidersReturned > 0
    if (report) trace.note('GF-RAID-05', 'The raiders bring back a report')
    return {
      defenceDice: defence,
      defenceHits: party.hits,
      raidersLost: party.lost,
      raidersReturned,
      raiderExperienceAfter: party.learnt ? raiders.experience + PERFECT_THROW : raiders.experience,
      report,
      raidDice,
      raidHits,
      wireHits: wire ? raidHits : 0,
      defender: result ?? null,
    }
  },
  outcome: ({ raidersLost, report, wireHits, defender }) => ({
    raidersLost,
    report,
    wireHits,
    defenderCasualties: defender ? defender.casualties : null,
    defenderOutcome: defender ? defender.outcome : null,
  }),
  verdict({ raidersLost, raidersReturned, report, wireHits, defender }) {
    if (raidersReturned === 0) return 'The raiders are wiped out.'
    const lost = raidersLost === 0 ? 'no raider lost' : `raiders lose ${points(raidersLost)}`
    if (!report) return sentence(`${several(wireHits, 'hit')} on the wire; ${lost}`)
    return `A report is brought back; ${lost}; ${defender ? `the defender ${fateWords(defender)}` : 'the zone is empty'}.`
  },
})

/** GF-RAID-02: the leading wave fires with all it has. */
const fullDice = (defender: Unit | null, trace: Trace): number =>
  defender === null ? 0 : (closeDice(defender, trace) ?? 0)

interface Party {
  readonly hits: number
  readonly lost: number
  readonly learnt: boolean
}

const lostOf = ({ lost }: Party): number => lost

/** GF-RAID-02, GF-RAID-03, GF-RAID-07: the raiders under the defender's fire. */
const crossing = (
  raiders: { readonly strength: number; readonly experience: number },
  defence: number,
  dice: Dice,
  trace: Trace,
): Party => {
  const { strength, experience } = raiders
  trace.note('GF-RAID-02', 'Dice of the defender', defence)
  const hits = dice.pool(defence, 6, HIT_DIE, 'defender').score
  trace.note('GF-DICE-01', 'Hits scored', hits)
  dice.upon?.(raiders)
  const wounds = hits === 0 ? NO_WOUNDS : saved(hits, raidersDice(experience, trace), dice, trace)
  const lost = Math.min(strength, wounds.netHits)
  trace.note('GF-RAID-07', 'Raiders lost', lost)
  const learnt = learns(wounds.everySaved, experience, HIGHEST_RATING)
  if (learnt) trace.note('GF-EXP-01', 'Every save die scored')
  return { hits, lost, learnt }
}
