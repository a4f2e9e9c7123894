import type { Dice } from '#kernel/chance/dice.ts'
import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, maybe, missing, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { several, spelled } from '#kernel/words.ts'
import { options } from '../options.ts'
import { rating, strength, tooLow } from '../reckoning/unit.ts'
import { ARM, ENTRENCHING, HIT_DIE, WORK_HITS } from '../tables/index.ts'
import { SCALES, type Scale, UNIT_TYPES, type UnitType, WORKS, type Works } from '../vocabulary.ts'
import { worksWords } from '../wording.ts'

interface Site {
  readonly scale: Scale
  readonly type: UnitType
  readonly trench: Works
  readonly moved: boolean
  readonly fired: boolean
}

export const construction = procedure({
  name: 'construction',
  title: 'Pioneer work and entrenching',
  clauses: [
    'GF-CON-01',
    'GF-CON-02',
    'GF-CON-03',
    'GF-CON-04',
    'GF-CON-05',
    'GF-CON-06',
    'GF-ACON-01',
    'GF-ACON-02',
  ],
  input: checkedForm(
    {
      scale: choice(SCALES),
      method: choice(['pioneers', 'entrench']),
      type: choice(UNIT_TYPES),
      work: maybe(choice(['road', 'bridge', 'trench'])),
      strength: maybe(strength()),
      morale: maybe(rating()),
      trench: preset(choice(WORKS), 'none'),
      moved: flag(),
      fired: flag(),
      options,
    },
    ({ method, work, strength, morale }) => {
      if (method === 'pioneers' && work === undefined) return missing('work')
      if (method === 'pioneers' && strength === undefined) {
        return missing('strength')
      }
      return method === 'entrench' && morale === undefined ? missing('morale') : undefined
    },
    ({ options, morale }) => tooLow(options, { morale }),
  ),
  resolve(input, dice, trace) {
    return input.method === 'pioneers'
      ? pioneerWork(input, input.work === 'trench', input.strength ?? 0, dice, trace)
      : entrenching(input, input.morale ?? 0, trace)
  },
  outcome: ({ permitted, success, trenchAfter, ...rest }) => ({
    permitted,
    success,
    trenchAfter,
    ...('moraleAfter' in rest ? { moraleAfter: rest.moraleAfter, emplacement: rest.emplacement } : {}),
  }),
  verdict({ permitted, needed, hits, success, trenchAfter, ...rest }) {
    if ('moraleAfter' in rest) {
      if (!permitted) return 'May not dig in.'
      const works = worksWords(trenchAfter, rest.emplacement ? 'emplacement' : 'trench')
      return `Dug in: ${works}; morale now ${rest.moraleAfter}.`
    }
    if (!permitted) return 'This work may not be done.'
    return `Work ${success ? 'done' : 'not done'}: ${several(hits, 'hit')}, ${spelled(needed)} needed.`
  },
})

/** GF-CON-01, GF-ACON-01 */
const pioneerWork = (site: Site, digging: boolean, strength: number, dice: Dice, trace: Trace) => {
  const { scale, type, trench, fired } = site
  const needed = WORK_HITS[scale]
  const barred = scale === 'assault' && (fired || digging)
  const permitted = type === 'pioneer' && !barred && !(digging && trench === 'heavy')
  const clause = scale === 'weekly' ? 'GF-CON-01' : 'GF-ACON-01'
  if (!permitted) {
    trace.note(clause, 'This work may not be done')
    return { permitted, needed, hits: 0, success: false, trenchAfter: trench }
  }
  trace.note(clause, 'A die for each strength point', strength)
  const hits = dice.pool(strength, 6, HIT_DIE, 'pioneers').score
  trace.note('GF-DICE-01', 'Hits scored', hits)
  trace.note(clause, 'Hits needed', needed)
  const success = hits >= needed
  trace.note(clause, 'The work is', success ? 'done' : 'not done')
  return { permitted, needed, hits, success, trenchAfter: success && digging ? deeper(trench) : trench }
}

/** GF-CON-02, GF-CON-03, GF-CON-04, GF-ACON-02: no dice, but it costs morale. */
const entrenching = (site: Site, morale: number, trace: Trace) => {
  const { scale, trench } = site
  const permitted = morale >= ENTRENCHING.leastMorale && (scale === 'weekly' ? mayDig(site) : mayScrape(site))
  const clause = scale === 'weekly' ? 'GF-CON-03' : 'GF-ACON-02'
  if (permitted) trace.note(clause, 'Morale spent on digging', -ENTRENCHING.costsMorale)
  else trace.note(clause, 'The unit may not dig in')
  return {
    permitted,
    needed: 0,
    hits: 0,
    success: permitted,
    trenchAfter: permitted ? deeper(trench) : trench,
    moraleAfter: permitted ? morale - ENTRENCHING.costsMorale : morale,
    emplacement: ARM[site.type] === 'artillery',
  }
}

const mayDig = ({ type, trench }: Site): boolean => {
  const arm = ARM[type]
  return trench !== 'heavy' && (arm === 'foot' || arm === 'cavalry' || arm === 'artillery')
}

const mayScrape = ({ type, trench, moved, fired }: Site): boolean => {
  const arm = ARM[type]
  return trench === 'none' && !moved && !fired && (arm === 'foot' || arm === 'cavalry')
}

const deeper = (works: Works): Works => WORKS[WORKS.indexOf(works) + 1] ?? works
