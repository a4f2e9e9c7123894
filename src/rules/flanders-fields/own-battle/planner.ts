import { accept } from '#kernel/procedure/schema.ts'
import { several } from '#kernel/words.ts'
import type { CampaignPlanner, PlannedFile, PlanPage } from '#screen/planner.ts'
import type { Setting } from '#screen/setting.ts'
import { STRENGTHS } from '../armies/organisations.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { NATION_WORDS } from '../wording.ts'
import { type Army, fileOf, MOST_STANDS, standsIn } from './army.ts'
import { ARMY_FILE } from './army-file.ts'
import { FIRST_MONTH, LAST_MONTH } from './calendar.ts'
import { AIMS, ENGAGEMENT, GROUNDS, LARGEST_SEED, SIZES, WATERS, WORKS } from './form.ts'
import { OWN_ENGAGEMENT, ownEngagement } from './index.ts'

/** A battle while it is being drawn up; what is not chosen goes by the date. */
export type Plan = Readonly<Record<string, unknown>> & { readonly date: string; readonly mapSeed: number }

const BY_DATE = { value: '', title: 'As the date has it' } as const

const titled: Readonly<Record<string, string>> = {
  entente: 'The Entente',
  german: 'The Germans',
  british: 'British',
  french: 'French',
  trench: 'Trench country',
  'built-up': 'Villages',
  hasty: 'A hasty trench',
  line: 'Two trench lines',
  system: 'A trench system',
  deep: 'A deep position',
  lines: 'Both lines and the village',
  front: 'The front line',
  'break-through': 'Break through',
}

const titleOf = (value: string): string => titled[value] ?? value.charAt(0).toUpperCase() + value.slice(1)

const textIn = (plan: Plan, field: string): string => {
  const value = plan[field]
  return typeof value === 'string' ? value : ''
}

const without = (plan: Plan, field: string): Plan => {
  const { [field]: _, ...rest } = plan
  return { ...rest, date: plan.date, mapSeed: plan.mapSeed }
}

/** One of several values, or what the date brings. */
const choiceOf = (
  plan: Plan,
  field: string,
  title: string,
  values: readonly string[],
  free = true,
): Setting<Plan> => ({
  kind: 'choice',
  id: field,
  title,
  value: textIn(plan, field) || (free ? '' : (values[0] ?? '')),
  values: [...(free ? [BY_DATE] : []), ...values.map((value) => ({ value, title: titleOf(value) }))],
  to: (value) => (value === '' ? without(plan, field) : { ...plan, [field]: value }),
})

const numberOf = (
  plan: Plan,
  field: string,
  title: string,
  usual: number,
  { least, most, step }: { readonly least: number; readonly most: number; readonly step: number },
): Setting<Plan> => {
  const value = plan[field]
  return {
    kind: 'number',
    id: field,
    title,
    value: typeof value === 'number' ? value : usual,
    least,
    most,
    step,
    to: (next) => ({ ...plan, [field]: next }),
  }
}

const sidesIn = (plan: Plan, field: string): Readonly<Record<string, unknown>> => {
  const value = plan[field]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const strengthOf = (plan: Plan, side: Side): Setting<Plan> => {
  const given = sidesIn(plan, 'organisation')
  const value = given[side]
  return {
    kind: 'choice',
    id: `organisation-${side}`,
    title: 'Support weapons',
    value: typeof value === 'string' ? value : 'usual',
    values: STRENGTHS.map((strength) => ({ value: strength, title: titleOf(strength) })),
    to: (next) => ({ ...plan, organisation: { ...given, [side]: next } }),
  }
}

/** FF-ORG-09: an army that is brought along takes the place of all that would build one. */
const fileOfSide = (plan: Plan, side: Side, army: Army | undefined): PlannedFile<Plan> => {
  const brought = accept(ARMY_FILE, sidesIn(plan, 'armies')[side])
  const within = (file: unknown): Plan => {
    const armies = { ...sidesIn(plan, 'armies'), [side]: file }
    const organisation = { ...sidesIn(plan, 'organisation'), [side]: undefined }
    return { ...plan, armies, organisation }
  }
  return {
    ...(brought.ok ? { brought: { title: brought.value.title, without: within(undefined) } } : {}),
    ...(army ? { saved: { name: `${side}-${plan.date}.json`, content: fileOf(army) } } : {}),
    load(value) {
      const file = accept(ARMY_FILE, value)
      return file.ok
        ? { plan: within(file.value) }
        : { fault: `This is no army for it: ${file.error.message}` }
    },
  }
}

const settingsOf = (plan: Plan, turns: number, width: number, length: number): readonly Setting<Plan>[] => [
  {
    kind: 'text',
    id: 'date',
    title: `Month, ${FIRST_MONTH} to ${LAST_MONTH}`,
    value: plan.date,
    to: (date) => ({ ...plan, date }),
  },
  choiceOf(
    plan,
    'size',
    'Size',
    [...SIZES].toSorted((one) => (one === 'middle' ? -1 : 1)),
    false,
  ),
  choiceOf(plan, 'attacker', 'Who attacks', ['entente', 'german'], false),
  choiceOf(plan, 'nation', 'The Entente is', ['british', 'french'], false),
  choiceOf(plan, 'ground', 'Ground', GROUNDS),
  choiceOf(plan, 'works', 'Works', WORKS),
  choiceOf(plan, 'water', 'Water', WATERS, false),
  choiceOf(plan, 'objectives', 'Objectives', AIMS, false),
  numberOf(plan, 'width', 'Width in cm', width, { least: 60, most: 180, step: 30 }),
  numberOf(plan, 'length', 'Length in cm', length, { least: 100, most: 240, step: 10 }),
  numberOf(plan, 'noMansLand', "No man's land in cm", 40, { least: 20, most: 75, step: 5 }),
  numberOf(plan, 'turns', 'Turns', turns, { least: 6, most: 16, step: 1 }),
  numberOf(plan, 'mapSeed', 'Number of the map', plan.mapSeed, { least: 0, most: LARGEST_SEED, step: 1 }),
]

const FRESH = {
  turns: 10,
  width: 120,
  length: 150,
  nations: { attacker: 'british', defender: 'german' },
} as const

const page = (plan: Plan): PlanPage<Plan> => {
  const own = ownEngagement(plan, plan.mapSeed)
  const { turns, width, length, nations } = own.ok ? own.value.terms : FRESH
  const strength = (side: Side): string =>
    own.ok
      ? `${several(standsIn(own.value.armies[side]), 'stand')} of ${MOST_STANDS} for the ${side}`
      : `the ${side} as chosen`
  return {
    settings: settingsOf(plan, turns, width, length),
    facts: [`${width} x ${length} cm`, several(turns, 'turn'), ...SIDES.map(strength)],
    sides: SIDES.map((side) => ({
      side,
      title: `${titleOf(side)}: ${NATION_WORDS[nations[side]]}`,
      settings: sidesIn(plan, 'armies')[side] === undefined ? [strengthOf(plan, side)] : [],
      armies: [],
      file: fileOfSide(plan, side, own.ok ? own.value.armies[side] : undefined),
    })),
    options: { engagement: plan },
  }
}

const again = (kept: unknown): Plan | undefined => {
  const read = accept(ENGAGEMENT, kept)
  if (!read.ok) return undefined
  const { date, mapSeed } = read.value
  return date === undefined || mapSeed === undefined ? undefined : { ...read.value, date, mapSeed }
}

/** Battles of the players' own. */
export const PLANNER: CampaignPlanner<Plan> = {
  scenario: OWN_ENGAGEMENT.id,
  title: OWN_ENGAGEMENT.title,
  text: OWN_ENGAGEMENT.text,
  what: 'battle',
  fresh: (mapSeed) => ({ date: '1917-09', mapSeed }),
  again,
  page,
}
