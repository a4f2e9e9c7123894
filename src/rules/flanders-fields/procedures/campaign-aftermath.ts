import { procedure } from '#kernel/procedure/procedure.ts'
import { form, integer, maybe } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { quality } from '../reckoning/fields.ts'
import { CAMPAIGN_DICE, CASUALTY_SHARES, MEN_PER_BASE, PIPS, VETERAN_ROLL } from '../tables/index.ts'
import type { Quality } from '../vocabulary.ts'

interface Losses {
  readonly casualties: number
  readonly dead: number
  readonly lightlyWounded: number
  readonly crippled: number
  readonly badlyWounded: number
}

interface Redrafted extends Losses {
  readonly roll: number
  readonly quality: Quality
}

export const campaignAftermath = procedure({
  name: 'campaign-aftermath',
  title: 'After the battle',
  clauses: ['FF-CAMP-01', 'FF-CAMP-02'],
  input: form({ basesLost: integer(0), drafts: maybe(integer(0)), quality, options }),
  resolve({ basesLost, drafts, quality: before }, dice, trace): Losses | Redrafted {
    const losses = lossesOf(basesLost, trace)
    if (drafts === undefined) return losses
    const roll = dice.pool(CAMPAIGN_DICE, 6, PIPS, 'drafts').score
    trace.note('FF-CAMP-02', 'Dice', roll)
    const after = gradeAfter(before, drafts, roll)
    trace.note('FF-CAMP-02', 'The battalion is now', after)
    const { casualties, dead, lightlyWounded, crippled, badlyWounded } = losses
    return { casualties, dead, lightlyWounded, crippled, badlyWounded, roll, quality: after }
  },
  outcome(result) {
    const { casualties, dead, lightlyWounded, crippled, badlyWounded } = result
    const losses = { casualties, dead, lightlyWounded, crippled, badlyWounded }
    return 'quality' in result ? { ...losses, quality: result.quality } : losses
  },
  verdict(result) {
    const { casualties, dead, lightlyWounded, crippled, badlyWounded } = result
    const losses =
      casualties === 0
        ? 'No casualties'
        : `${casualties} casualties: ${dead} dead, ${crippled} crippled, ${badlyWounded} badly and ${lightlyWounded} lightly wounded`
    return 'quality' in result ? `${losses}; battalion now ${GRADE_WORDS[result.quality]}.` : `${losses}.`
  },
})

/** FF-CAMP-01: the odd man of the last third is badly wounded, not crippled. */
const lossesOf = (basesLost: number, trace: Trace): Losses => {
  const casualties = basesLost * MEN_PER_BASE
  const dead = casualties / CASUALTY_SHARES.dead
  const lightlyWounded = casualties / CASUALTY_SHARES.lightlyWounded
  const crippled = Math.floor(casualties / CASUALTY_SHARES.crippled)
  trace.note('FF-CAMP-01', 'Casualties', casualties)
  return {
    casualties,
    dead,
    lightlyWounded,
    crippled,
    badlyWounded: casualties - dead - lightlyWounded - crippled,
  }
}

/** FF-CAMP-02. */
const gradeAfter = (before: Quality, drafts: number, roll: number): Quality => {
  if (roll === VETERAN_ROLL) return before === 'storm' ? 'storm' : 'veteran'
  return roll > drafts ? before : 'raw'
}

const GRADE_WORDS: Readonly<Record<Quality, string>> = {
  raw: 'raw',
  experienced: 'experienced',
  veteran: 'veteran',
  storm: 'storm troops',
}
