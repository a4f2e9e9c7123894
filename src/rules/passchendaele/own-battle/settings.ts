import { titled } from '#kernel/words.ts'
import type { Setting } from '#screen/setting.ts'
import { FIRST_YEAR, LAST_YEAR } from '../tables/battle.ts'
import { LARGEST_SEED, STRENGTHS, TABLE_SIZE, TURNS } from '../tables/pick-up.ts'
import { ATTACHMENTS, type Given, GROUNDS, NATIONS, OBJECTIVES, TERRAINS } from './form.ts'
import type { Terms } from './terms.ts'

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

export const titleOf = (value: string): string => TITLES[value] ?? titled(value)

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

export const choiceOf = <K extends Chosen>(
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

export const numberOf = (
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

export const settingsOf = (plan: Plan, terms: Terms): readonly Setting<Plan>[] => [
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
