import { accept, choice, either, form, integer, text } from '#kernel/procedure/schema.ts'
import { counted, several } from '#kernel/words.ts'
import type { ArmyDocument } from '#screen/designer.ts'
import type { ArmyChoice, CampaignPlanner, PlannedFile, PlannedSide, PlanPage } from '#screen/planner.ts'
import type { Setting } from '#screen/setting.ts'
import type { Item, Line } from '../armies/item.ts'
import { aboutOf } from '../armies/organisations.ts'
import { costOf } from '../armies/prices.ts'
import { CROSSROADS } from '../scenarios/crossroads-1914.ts'
import { BUILT, FIRST_YEAR, LAST_YEAR } from '../tables/forces.ts'
import { type Nation, SIDES, type Side } from '../vocabulary.ts'
import { NATION_NAMES } from '../wording.ts'
import { ARMY_FILE, type ArmyFile, itemsOf } from './army-file.ts'
import { armyOf } from './designer/army.ts'
import { isNation, NATION_VALUES, POINTS_RANGE } from './designer/index.ts'
import { againstForces } from './force-faults.ts'
import { OWN_SKIRMISH } from './index.ts'
import { readyMades, usualSquad } from './ready-made.ts'
import { menIn } from './violations.ts'

/** The force of a side: one that is made ready for the year and the points, or one of a player's own. */
type PlannedForce = { readonly ready: string } | { readonly own: ArmyFile }

/** A skirmish while it is being drawn up. */
export interface Plan {
  readonly year: number
  readonly points: number
  readonly nations: Readonly<Record<Side, Nation>>
  readonly forces: Readonly<Record<Side, PlannedForce>>
}

const USUAL: PlannedForce = { ready: 'usual' }

const linesOf = (items: readonly Item[]): readonly Line[] => items.map((item) => ({ ...item, count: 1 }))

/** What a side brings; the usual force where the chosen one is not to be had. */
const itemsFor = (plan: Plan, side: Side): readonly Item[] => {
  const chosen = plan.forces[side]
  if ('own' in chosen) return itemsOf(chosen.own.units)
  const made = readyMades(plan.nations[side], plan)
  return (made.find(({ id }) => id === chosen.ready) ?? made[0])?.items ?? []
}

/** "3 × Section of 1917, officer, HMG team, mortar" */
const contentsOf = (items: readonly Item[]): string => {
  const counts = new Map<string, number>()
  const add = (title: string): unknown => counts.set(title, (counts.get(title) ?? 0) + 1)
  for (const item of items) {
    add(aboutOf(item.organisation).title.replace(',', ''))
    if (item.with) add('Officer')
  }
  return [...counts].map(([title, count]) => (count === 1 ? title : `${count} × ${title}`)).join(', ')
}

const withForce = (plan: Plan, side: Side, force: PlannedForce): Plan => ({
  ...plan,
  forces: { ...plan.forces, [side]: force },
})

/** A player's own force settles the year and the points that it was built for. */
const withOwn = (plan: Plan, side: Side, own: ArmyFile): Plan => ({
  ...withForce(plan, side, { own }),
  year: own.year,
  points: own.points,
  nations: { ...plan.nations, [side]: own.nation },
})

const forcesOf = (plan: Plan, side: Side, kept: readonly ArmyFile[]): readonly ArmyChoice<Plan>[] => {
  const chosen = plan.forces[side]
  const made = readyMades(plan.nations[side], plan)
  const isKnown = 'ready' in chosen && made.some(({ id }) => id === chosen.ready)
  const ready = made.map(({ id, title, items }, i) => ({
    id,
    title,
    text: `${counted(menIn(linesOf(items)), 'man', 'men')}: ${contentsOf(items)}`,
    points: costOf(linesOf(items)),
    chosen: 'ready' in chosen && (isKnown ? chosen.ready === id : i === 0),
    taken: withForce(plan, side, { ready: id }),
  }))
  const own = kept.map((army, i) => ({
    id: `own-${i}`,
    title: army.title,
    text: `your own: ${NATION_NAMES[army.nation].one}, ${army.year}`,
    points: costOf(army.units),
    chosen: 'own' in chosen && JSON.stringify(chosen.own) === JSON.stringify(army),
    taken: withOwn(plan, side, army),
  }))
  return [...ready, ...own]
}

/** A force brought along in a file, and the one that is chosen kept as one. */
const fileOf = (plan: Plan, side: Side, kept: readonly ArmyFile[]): PlannedFile<Plan> => {
  const chosen = plan.forces[side]
  const isBrought =
    'own' in chosen && !kept.some((army) => JSON.stringify(army) === JSON.stringify(chosen.own))
  const title = `${NATION_NAMES[plan.nations[side]].one} force, ${plan.year}`
  return {
    ...(isBrought ? { brought: { title: chosen.own.title, without: withForce(plan, side, USUAL) } } : {}),
    saved: {
      name: `${plan.nations[side]}-${plan.year}.json`,
      content: 'own' in chosen ? chosen.own : armyOf(itemsFor(plan, side), plan.nations[side], plan, title),
    },
    load(value) {
      const file = accept(ARMY_FILE, value)
      return file.ok
        ? { plan: withOwn(plan, side, file.value) }
        : { fault: `This is no force for it: ${file.error.message}` }
    },
  }
}

const settingsOf = (plan: Plan): readonly Setting<Plan>[] => [
  {
    kind: 'number',
    id: 'year',
    title: 'Year',
    value: plan.year,
    least: FIRST_YEAR,
    most: LAST_YEAR,
    step: 1,
    to: (year) => ({ ...plan, year }),
  },
  {
    kind: 'number',
    id: 'points',
    title: 'Muster points',
    note: 'for each side',
    value: plan.points,
    ...POINTS_RANGE,
    to: (points) => ({ ...plan, points }),
  },
]

/** Only nations that have squads in the year, and the one that is chosen. */
const nationOf = (plan: Plan, side: Side): Setting<Plan> => ({
  kind: 'choice',
  id: `nation-${side}`,
  title: 'Nation',
  value: plan.nations[side],
  values: NATION_VALUES.filter(
    ({ value }) => value === plan.nations[side] || usualSquad(value, plan.year) !== undefined,
  ),
  to: (nation) =>
    isNation(nation)
      ? { ...withForce(plan, side, USUAL), nations: { ...plan.nations, [side]: nation } }
      : plan,
})

const sideOf = (plan: Plan, side: Side, kept: readonly ArmyFile[]): PlannedSide<Plan> => ({
  side,
  title: `${side === 'a' ? 'South' : 'North'}: ${NATION_NAMES[plan.nations[side]].men}`,
  settings: [nationOf(plan, side)],
  armies: forcesOf(plan, side, kept),
  file: fileOf(plan, side, kept),
})

const page = (plan: Plan, kept: readonly ArmyDocument[]): PlanPage<Plan> => {
  const own = kept.flatMap((army) => {
    const read = accept(ARMY_FILE, army)
    return read.ok ? [read.value] : []
  })
  const [a, b] = [itemsFor(plan, 'a'), itemsFor(plan, 'b')]
  const force = (items: readonly Item[], where: string): string =>
    `${costOf(linesOf(items))} points and ${counted(menIn(linesOf(items)), 'man', 'men')} in the ${where}`
  return {
    settings: settingsOf(plan),
    facts: [
      `${CROSSROADS.width} × ${CROSSROADS.length} inches`,
      several(BUILT.moves, 'move'),
      force(a, 'south'),
      force(b, 'north'),
    ],
    sides: SIDES.map((side) => sideOf(plan, side, own)),
    objections: againstForces({ a, b }, plan).map(({ message }) => message),
    options: { year: plan.year, points: plan.points, forces: { a, b } },
  }
}

const force = () => either(form({ ready: text() }), form({ own: ARMY_FILE }))
const nation = () => choice(NATION_VALUES.map(({ value }) => value))

const PLAN = form({
  year: integer(FIRST_YEAR, LAST_YEAR),
  points: integer(POINTS_RANGE.least, POINTS_RANGE.most),
  nations: form({ a: nation(), b: nation() }),
  forces: form({ a: force(), b: force() }),
})

const again = (kept: unknown): Plan | undefined => {
  const read = accept(PLAN, kept)
  return read.ok ? read.value : undefined
}

/** Battles of forces that the players have built. */
export const PLANNER: CampaignPlanner<Plan> = {
  scenario: OWN_SKIRMISH.id,
  title: OWN_SKIRMISH.title,
  text: OWN_SKIRMISH.text,
  what: 'battle',
  fresh: () => ({
    year: BUILT.year,
    points: BUILT.points,
    nations: { a: 'british', b: 'german' },
    forces: { a: USUAL, b: USUAL },
  }),
  again,
  page,
}
