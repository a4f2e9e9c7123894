import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, integer, maybe } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { checkMorale, experienceAfter } from '../reckoning/morale.ts'
import { maxBelowMorale, rating, tooLow } from '../reckoning/unit.ts'
import { CHECK_RESULTS, MOST_STRENGTH } from '../tables/index.ts'

export const moraleCheck = procedure({
  name: 'morale-check',
  title: 'Morale check',
  clauses: [
    'GF-MOR-01',
    'GF-MOR-02',
    'GF-MOR-03',
    'GF-MOR-04',
    'GF-MOR-05',
    'GF-MOR-07',
    'GF-MOR-08',
    'GF-SCALE-09',
  ],
  input: checkedForm(
    {
      morale: rating(),
      maxMorale: maybe(rating()),
      experience: rating(),
      casualties: integer(1, MOST_STRENGTH),
      options,
    },
    (input) => tooLow(input.options, input),
    maxBelowMorale,
  ),
  resolve({ morale, maxMorale, experience, casualties, options }, dice, trace) {
    const check = checkMorale(morale, maxMorale ?? morale, casualties, options, dice, trace)
    const { suppressed, retreat } = CHECK_RESULTS[check.outcome]
    return {
      moraleDice: check.moraleDice,
      moraleHits: check.moraleHits,
      outcome: check.outcome,
      moraleAfter: check.moraleAfter,
      maxMoraleAfter: check.maxMoraleAfter,
      moraleRaised: check.moraleRaised,
      experienceAfter: experienceAfter(experience, check.outcome, options),
      suppressed,
      retreat,
    }
  },
  outcome: ({ outcome, moraleAfter, moraleRaised, experienceAfter, suppressed, retreat }) => ({
    outcome,
    moraleAfter,
    moraleRaised,
    experienceAfter,
    suppressed,
    retreat,
  }),
  verdict({ outcome, moraleAfter, moraleRaised, experienceAfter }) {
    const morale = moraleRaised ? `morale and its best rise to ${moraleAfter}` : `morale now ${moraleAfter}`
    switch (outcome) {
      case 'hold':
        return `Holds; ${morale}.`
      case 'waver':
        return `Wavers: suppressed, back one zone; ${morale}.`
      case 'rout':
        return `Routs: suppressed, flees; ${morale}, experience ${experienceAfter}.`
    }
  },
})
