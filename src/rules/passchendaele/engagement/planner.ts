import { listed, several, titled } from '../../../kernel/words.ts'
import type { CampaignPlanner, PlannedSide, PlanPage } from '../../../screen/planner.ts'
import type { Setting } from '../../../screen/setting.ts'
import { FIRST_YEAR, LAST_YEAR } from '../tables/battle.ts'
import {
  ATTACK_DIVISIONS,
  CAVALRY_BASES,
  FRONT_DIVISIONS,
  LARGEST_SEED,
  MOST_GAS,
  MOST_SUPPORTS,
  STRENGTHS,
  TABLE_SIZE,
  TURNS,
} from '../tables/pick-up.ts'
import {
  ATTACHMENTS,
  EINGREIF,
  type Given,
  GROUNDS,
  NATIONS,
  OBJECTIVES,
  type Part,
  RATINGS,
  TERRAINS,
} from './form.ts'
import { OWN_BATTLE, type OwnBattle, ownBattle } from './index.ts'
import { sideOfPart, type Terms, termsOf } from './terms.ts'

/** A battle while it is being drawn up; what is not chosen has its default. */
export type Plan = Given & { readonly mapSeed: number }

const TITLES: Readonly<Record<string, string>> = {
  entente: 'The Entente',
  german: 'The Germans',
  generated: 'Drawn by the number of the map',
  plain: 'Plain trenches',
  flanders: 'A brook between the lines',
  canal: 'A canal behind the second line',
  ridge: 'A hill that stops fire',
  salient: 'A salient with a switch line',
  cratered: 'Torn by shells',
  'open-countryside': 'Open country',
  mixed: 'Mixed',
  none: 'None',
  half: 'One to two in the line',
  equal: 'As many as in the line',
  lines: 'Lines and strong points',
  villages: 'Strong points and villages',
  breakthrough: 'The second line and beyond',
  attached: 'Attached to their divisions',
  independent: 'Units of their own',
}

const titleOf = (value: string): string => TITLES[value] ?? titled(value)

type Chosen =
  | 'attacker'
  | 'nation'
  | 'ground'
  | 'terrain'
  | 'eingreif'
  | 'organisation'
  | 'attachments'
  | 'objectives'
type Counted =
  | 'year'
  | 'width'
  | 'depth'
  | 'mapSeed'
  | 'defenceDivisions'
  | 'attackDivisions'
  | 'waves'
  | 'turns'

const choiceOf = <K extends Chosen>(
  plan: Plan,
  field: K,
  title: string,
  values: readonly NonNullable<Plan[K]>[],
  usual: NonNullable<Plan[K]>,
): Setting<Plan> => ({
  kind: 'choice',
  id: field,
  title,
  value: plan[field] ?? usual,
  values: values.map((value) => ({ value, title: titleOf(value) })),
  to: (value) => {
    const chosen = values.find((one) => one === value)
    return chosen === undefined ? plan : { ...plan, [field]: chosen }
  },
})

const numberOf = (
  plan: Plan,
  field: Counted,
  title: string,
  value: number,
  [least, most, step = 1]: readonly [number, number, number?],
): Setting<Plan> => ({
  kind: 'number',
  id: field,
  title,
  value,
  least,
  most,
  step,
  to: (next) => ({ ...plan, [field]: next }),
})

/** Americans come in 1918 alone; whoever chooses them chooses the year. */
const nationSetting = (plan: Plan): Setting<Plan> => {
  const setting = choiceOf(plan, 'nation', 'The Entente is', NATIONS, 'british')
  return setting.kind === 'choice'
    ? {
        ...setting,
        to: (value: string) => ({
          ...setting.to(value),
          ...(value === 'american' ? { year: LAST_YEAR } : {}),
        }),
      }
    : setting
}

const settingsOf = (plan: Plan, terms: Terms): readonly Setting<Plan>[] => [
  choiceOf(plan, 'attacker', 'Who attacks', ['entente', 'german'], 'entente'),
  nationSetting(plan),
  numberOf(plan, 'year', 'Year', terms.year, [
    terms.nations.attack === 'american' || terms.nations.defence === 'american' ? LAST_YEAR : FIRST_YEAR,
    LAST_YEAR,
  ]),
  numberOf(plan, 'width', 'Width in inches', terms.width, [
    TABLE_SIZE.width.least,
    TABLE_SIZE.width.most,
    TABLE_SIZE.step,
  ]),
  numberOf(plan, 'depth', 'Depth in inches', terms.depth, [
    TABLE_SIZE.depth.least,
    TABLE_SIZE.depth.most,
    TABLE_SIZE.step,
  ]),
  numberOf(plan, 'turns', 'Turns', terms.turns, [TURNS.least, TURNS.most]),
  choiceOf(plan, 'terrain', 'Country', TERRAINS, 'generated'),
  choiceOf(plan, 'ground', 'Ground', GROUNDS, 'cratered'),
  choiceOf(plan, 'objectives', 'What counts', OBJECTIVES, 'lines'),
  choiceOf(
    plan,
    'organisation',
    'Divisions',
    ['usual', ...STRENGTHS.filter((one) => one !== 'usual')],
    'usual',
  ),
  choiceOf(plan, 'attachments', 'MG battalions and mortars', ATTACHMENTS, 'attached'),
  numberOf(plan, 'mapSeed', 'Number of the map', plan.mapSeed, [0, LARGEST_SEED]),
]

const SUPPORTS = [
  ['heavy', 'Heavy guns'],
  ['extraHeavy', 'Extra-heavy guns'],
  ['superHeavy', 'Super-heavy guns'],
  ['tanks', 'Tanks'],
  ['lightTanks', 'Light tanks, in pairs'],
  ['stosstruppen', 'Storm battalions'],
  ['cavalry', 'Cavalry divisions'],
] as const

/** PA-ORG-10: what a nation has in a year; anything else would be refused. */
const isToBeHad = ({ nations, year }: Terms, part: Part, kind: (typeof SUPPORTS)[number][0]): boolean => {
  const german = nations[part] === 'german'
  if (kind === 'stosstruppen') return german && year >= 1917
  if (kind === 'lightTanks') return !german && year >= 1918
  return kind !== 'tanks' || (german ? year >= 1918 : year >= 1917 || nations[part] === 'british')
}

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

/** Battles of the players' own. */
export const PLANNER: CampaignPlanner<Plan> = {
  scenario: OWN_BATTLE.id,
  title: OWN_BATTLE.title,
  text: OWN_BATTLE.text,
  what: 'battle',
  fresh: (mapSeed) => ({ mapSeed }),
  page,
}
