import { accept } from '#kernel/procedure/schema.ts'
import { listed, several } from '#kernel/words.ts'
import type { CampaignPlanner, PlannedSide, PlanPage } from '#screen/planner.ts'
import type { Setting } from '#screen/setting.ts'
import {
  ATTACK_DIVISIONS,
  CAVALRY_BASES,
  FRONT_DIVISIONS,
  MOST_GAS,
  MOST_SUPPORTS,
} from '../tables/pick-up.ts'
import { isToBeHad } from './arms.ts'
import { BATTLE, EINGREIF, type Part, RATINGS } from './form.ts'
import { OWN_BATTLE, type OwnBattle, ownBattle } from './index.ts'
import { choiceOf, numberOf, type Plan, settingsOf, titleOf } from './settings.ts'
import { sideOfPart, type Terms, termsOf } from './terms.ts'

const SUPPORTS = [
  ['heavy', 'Heavy guns'],
  ['extraHeavy', 'Extra-heavy guns'],
  ['superHeavy', 'Super-heavy guns'],
  ['tanks', 'Tanks'],
  ['lightTanks', 'Light tanks, in pairs'],
  ['stosstruppen', 'Storm battalions'],
  ['cavalry', 'Cavalry divisions'],
] as const

const supportsOf = (plan: Plan, terms: Terms, part: Part): readonly Setting<Plan>[] => {
  const own = terms.supports[part]
  const withSupport = (kind: string, count: number): Plan => ({
    ...plan,
    supports: { ...plan.supports, [part]: { ...plan.supports?.[part], [kind]: count } },
  })
  const counts = SUPPORTS.filter(([kind]) => own[kind] > 0 || isToBeHad(terms, part, kind)).map(
    ([kind, title]): Setting<Plan> => ({
      kind: 'number',
      id: `${kind}-${part}`,
      title,
      value: own[kind],
      least: 0,
      most: MOST_SUPPORTS[kind],
      step: 1,
      to: (count) => withSupport(kind, count),
    }),
  )
  if (own.cavalry === 0) return counts
  return [
    ...counts,
    {
      kind: 'number',
      id: `cavalryBases-${part}`,
      title: 'Bases of a cavalry division',
      value: own.cavalryBases,
      ...CAVALRY_BASES,
      step: 1,
      to: (count) => withSupport('cavalryBases', count),
    },
  ]
}

const qualityOf = (plan: Plan, terms: Terms, part: Part): Setting<Plan> => ({
  kind: 'choice',
  id: `quality-${part}`,
  title: 'Quality',
  value: terms.quality[part],
  values: RATINGS.map((value) => ({ value, title: titleOf(value) })),
  to: (value) => {
    const rating = RATINGS.find((one) => one === value)
    return rating ? { ...plan, quality: { ...plan.quality, [part]: rating } } : plan
  },
})

const gasOf = (plan: Plan, terms: Terms, part: Part): Setting<Plan> => {
  const side = sideOfPart(terms, part)
  return {
    kind: 'number',
    id: `gas-${part}`,
    title: 'Gas sheaves',
    value: terms.gas[side],
    least: 0,
    most: MOST_GAS,
    step: 1,
    to: (count) => ({ ...plan, gas: { ...plan.gas, [side]: count } }),
  }
}

const NATION_TITLES = {
  german: 'Germans',
  british: 'British',
  french: 'French',
  american: 'Americans',
} as const

const sideOf = (plan: Plan, terms: Terms, part: Part): PlannedSide<Plan> => ({
  side: sideOfPart(terms, part),
  title: `${part === 'attack' ? 'Attack' : 'Defence'}: ${NATION_TITLES[terms.nations[part]]}`,
  settings: [
    ...(part === 'attack'
      ? [
          numberOf(plan, 'attackDivisions', 'Divisions', terms.attackDivisions, [
            ATTACK_DIVISIONS.least,
            ATTACK_DIVISIONS.most,
          ]),
          numberOf(plan, 'waves', 'Waves', plan.waves ?? 2, [1, 2]),
        ]
      : [
          numberOf(plan, 'defenceDivisions', 'Divisions in the line', terms.defenceDivisions, [
            FRONT_DIVISIONS.least,
            FRONT_DIVISIONS.most,
          ]),
          choiceOf(plan, 'eingreif', 'In reserve', EINGREIF, 'half'),
        ]),
    qualityOf(plan, terms, part),
    ...supportsOf(plan, terms, part),
    gasOf(plan, terms, part),
  ],
  armies: [],
})

/** "3 divisions, 6 field and 3 heavy bases, 2 tank bases" */
const forceWords = ({ scenario, terms }: OwnBattle, part: Part): string => {
  const side = sideOfPart(terms, part)
  const units = scenario.units.filter(({ nation }) => (nation === 'german') === (side === 'german'))
  const bases = units.flatMap((unit) => unit.bases.map(([troop]) => troop))
  const count = (troop: string): number => bases.filter((one) => one === troop).length
  const divisions = units.filter((unit) => unit.bases.some(([troop]) => troop === 'infantry')).length
  return `${part === 'attack' ? 'attack' : 'defence'} of ${listed([
    several(divisions, 'division'),
    several(count('field-artillery'), 'field base'),
    several(count('heavy-artillery'), 'heavy base'),
    ...(count('tank') > 0 ? [several(count('tank'), 'tank base')] : []),
  ])}`
}

const page = (plan: Plan): PlanPage<Plan> => {
  const own = ownBattle(plan, plan.mapSeed)
  const terms = own.ok ? own.value.terms : termsOf(plan, plan.mapSeed)
  return {
    settings: settingsOf(plan, terms),
    facts: [
      `${terms.width} × ${terms.depth} inches`,
      several(terms.turns, 'turn'),
      ...(own.ok
        ? [forceWords(own.value, 'attack'), forceWords(own.value, 'defence'), ...own.value.remarks]
        : []),
    ],
    sides: (['attack', 'defence'] as const).map((part) => sideOf(plan, terms, part)),
    options: { battle: plan },
  }
}

const again = (kept: unknown): Plan | undefined => {
  const read = accept(BATTLE, kept)
  if (!read.ok) return undefined
  const { mapSeed } = read.value
  return mapSeed === undefined ? undefined : { ...read.value, mapSeed }
}

/** Battles of the players' own. */
export const PLANNER: CampaignPlanner<Plan> = {
  scenario: OWN_BATTLE.id,
  title: OWN_BATTLE.title,
  text: OWN_BATTLE.text,
  what: 'battle',
  fresh: (mapSeed) => ({ mapSeed }),
  again,
  page,
}
