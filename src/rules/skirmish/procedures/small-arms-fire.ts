import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, choice, flag, integer, maybe, measure, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import {
  columnsFor,
  MOST_FIGURES,
  tableFor,
  throwCasualties,
  throwSpecialist,
} from '../reckoning/casualties.ts'
import { noted, shelter } from '../reckoning/modifiers.ts'
import { factorAt } from '../reckoning/ranges.ts'
import { FIRE_MODIFIERS, FIRE_QUALITY, SMALL_ARM_FACTORS } from '../tables/index.ts'
import { COVERS, type Cover, QUALITIES, type Quality, SMALL_ARMS, type SmallArm } from '../vocabulary.ts'
import { menHit } from '../wording.ts'
import { figuresOf } from './weapon-figures.ts'

interface SmallArmsFire {
  readonly inRange: boolean
  readonly base: number
  readonly modifier: number
  readonly rawTable: number
  readonly table: number
  readonly figures: number
  readonly columns: readonly number[]
  readonly canFire: boolean
  readonly casualties: number
  readonly specialistHit: boolean
}

interface Shot {
  readonly weapon: SmallArm
  readonly figures?: number | undefined
  readonly crewLost: number
  readonly sniper: boolean
  readonly quality: Quality
  readonly bef: boolean
  readonly aimed: boolean
  readonly beltFed: boolean
  readonly enfilade: boolean
  readonly cover: Cover
  readonly prone: boolean
}

/** Men who fire one by one and must be counted. */
const needsFigures = ({ weapon, sniper }: Pick<Shot, 'weapon' | 'sniper'>): boolean =>
  weapon === 'pistol' || (weapon === 'rifle' && !sniper)

const figuresFiring = (shot: Shot, trace: Trace): number => {
  if (shot.weapon === 'lmg' || shot.weapon === 'hmg') return figuresOf(shot.weapon, shot.crewLost, trace)
  if (!needsFigures(shot)) return figuresOf('sniper', 0, trace)
  const figures = shot.figures ?? 0
  trace.note('SK-FIRE-05', 'Figures firing', figures)
  return figures
}

/** SK-FIRE-04, SK-GEN-14: what does not concern the weapon is passed over. */
export const modifierOf = (shot: Shot, trace: Trace): number => {
  const { weapon } = shot
  let modifier = noted(trace, 'SK-FIRE-04', 'Quality of the firers', FIRE_QUALITY[shot.quality])
  if (shot.bef && weapon === 'rifle') {
    modifier += noted(trace, 'SK-FIRE-04', 'British regulars of 1914', FIRE_MODIFIERS.bef)
  }
  if (shot.sniper && weapon === 'rifle') {
    modifier += noted(trace, 'SK-FIRE-04', 'Sniper', FIRE_MODIFIERS.sniper)
  }
  if (shot.beltFed && weapon === 'lmg') {
    modifier += noted(trace, 'SK-FIRE-04', 'Belt-fed', FIRE_MODIFIERS.beltFed)
  }
  if (shot.aimed) modifier += noted(trace, 'SK-FIRE-04', 'Aimed', FIRE_MODIFIERS.aimed)
  if (shot.enfilade) modifier += noted(trace, 'SK-FIRE-04', 'Enfilade', FIRE_MODIFIERS.enfilade)
  return modifier + shelter(shot.cover, shot.prone, trace)
}

export const smallArmsFire = procedure({
  name: 'small-arms-fire',
  title: 'Rifle, pistol and machine-gun fire',
  clauses: [
    'SK-FIRE-01',
    'SK-FIRE-02',
    'SK-FIRE-03',
    'SK-FIRE-04',
    'SK-FIRE-05',
    'SK-FIRE-06',
    'SK-FIRE-07',
    'SK-FIRE-08',
    'SK-FIRE-09',
    'SK-FIRE-10',
    'SK-FIRE-11',
    'SK-FIRE-12',
    'SK-FIRE-13',
    'SK-FIRE-14',
    'SK-FIRE-15',
    'SK-GEN-14',
    'SK-GEN-15',
  ],
  input: checkedForm(
    {
      weapon: choice(SMALL_ARMS),
      range: measure(),
      figures: maybe(integer(1, MOST_FIGURES)),
      crewLost: preset(integer(0), 0),
      sniper: flag(),
      quality: preset(choice(QUALITIES), 'average'),
      bef: flag(),
      aimed: flag(),
      beltFed: flag(),
      enfilade: flag(),
      cover: preset(choice(COVERS), 'none'),
      prone: flag(),
      targetFigures: maybe(integer(1)),
      specialists: flag(),
      options,
    },
    (input) =>
      input.figures === undefined && needsFigures(input)
        ? { path: 'figures', message: 'How many figures fire? Rifles and pistols are counted one by one.' }
        : undefined,
  ),
  resolve(input, dice, trace): SmallArmsFire {
    const { options, targetFigures } = input
    const base = factorAt(SMALL_ARM_FACTORS[input.weapon], input.range)
    const figures = figuresFiring(input, trace)
    const columns = columnsFor(figures, options, trace)
    if (base === undefined) {
      trace.note('SK-FIRE-03', 'Out of range')
      return {
        inRange: false,
        base: 0,
        modifier: 0,
        rawTable: 0,
        table: 0,
        figures,
        columns,
        canFire: false,
        casualties: 0,
        specialistHit: false,
      }
    }
    trace.note('SK-FIRE-01', 'Basic factor', base)
    const modifier = modifierOf(input, trace)
    const rawTable = base + modifier
    trace.note('SK-FIRE-05', 'Table number', rawTable)
    const table = tableFor(rawTable, options, trace)
    const canFire = figures > 0 && table >= 1
    if (figures === 0) trace.note('SK-FIRE-09', 'No crew is left to fire')
    let casualties = canFire ? throwCasualties(table, figures, options, dice, trace) : 0
    if (targetFigures !== undefined && casualties > targetFigures) {
      casualties = targetFigures
      trace.note('SK-FIRE-14', 'No more men there to hit', casualties)
    }
    const specialistHit = input.specialists && casualties > 0 && throwSpecialist(dice, trace)
    return {
      inRange: true,
      base,
      modifier,
      rawTable,
      table,
      figures,
      columns,
      canFire,
      casualties,
      specialistHit,
    }
  },
  outcome: ({ canFire, casualties, specialistHit }) => ({ canFire, casualties, specialistHit }),
  verdict({ inRange, figures, canFire, casualties, specialistHit }) {
    if (canFire) return menHit(casualties, specialistHit)
    if (!inRange) return 'Out of range: no shot.'
    return figures === 0 ? 'No shot: the crew is gone.' : 'No shot: the fire is too weak to hurt anyone.'
  },
})
