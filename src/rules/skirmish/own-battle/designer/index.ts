import { failure, success } from '#kernel/procedure/result.ts'
import { accept, faultsIn } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import type { ArmyPage, Designer, RosterEntry } from '#screen/designer.ts'
import type { Setting } from '#screen/setting.ts'
import { figuresOf } from '../../armies/item.ts'
import { aboutOf } from '../../armies/organisations.ts'
import { costOf } from '../../armies/prices.ts'
import { BUILT, FIRST_YEAR, LAST_YEAR, MOST_POINTS, SQUADS_AN_OFFICER } from '../../tables/forces.ts'
import { NATIONS, type Nation } from '../../vocabulary.ts'
import { NATION_NAMES } from '../../wording.ts'
import { ARMY_FILE, type ArmyFile, itemsOf } from '../army-file.ts'
import { readyMades } from '../ready-made.ts'
import { unitNames } from '../unit-names.ts'
import { menIn, squadsIn } from '../violations.ts'
import { armyOf } from './army.ts'
import { aboutText, linesOf, ratingsOf } from './lines.ts'
import { objectionsTo } from './mends.ts'
import { offersFor } from './offers.ts'

export const isNation = (value: string): value is Nation => NATIONS.some((one) => one === value)

export const NATION_VALUES = NATIONS.map((value) => ({ value, title: NATION_NAMES[value].one }))

/** Points are agreed on in steps of ten; fewer than two squads cost are no use. */
export const POINTS_RANGE = { least: 50, most: MOST_POINTS, step: 10 } as const

const settingsOf = (army: ArmyFile): readonly Setting<ArmyFile>[] => [
  {
    kind: 'choice',
    id: 'nation',
    title: 'Nation',
    value: army.nation,
    values: NATION_VALUES,
    to: (nation) => (isNation(nation) ? { ...army, nation } : army),
  },
  {
    kind: 'number',
    id: 'year',
    title: 'Year',
    value: army.year,
    least: FIRST_YEAR,
    most: LAST_YEAR,
    step: 1,
    to: (year) => ({ ...army, year }),
  },
  {
    kind: 'number',
    id: 'points',
    title: 'Muster points agreed',
    value: army.points,
    ...POINTS_RANGE,
    to: (points) => ({ ...army, points }),
  },
]

const factsOf = ({ units }: ArmyFile): ArmyPage<ArmyFile>['facts'] => {
  const squads = squadsIn(units)
  return [
    { label: 'Officers allowed', value: String(Math.floor(squads / SQUADS_AN_OFFICER)) },
    { label: 'Beaten when so many squads are gone', value: String(Math.floor(squads / 2) + 1) },
    { label: 'Squads', value: String(squads) },
    { label: 'Men', value: String(menIn(units)) },
  ]
}

/** One entry a unit: a battery has no men on the table, so it has a box for each gun. */
const rosterOf = ({ units, nation }: ArmyFile): readonly RosterEntry[] => {
  const items = itemsOf(units)
  const names = unitNames(items, nation)
  return items.map((item, i) => {
    const { arm } = aboutOf(item.organisation)
    const strength = figuresOf(item)
    return {
      name: names[i] ?? '',
      kind: arm,
      strength,
      ratings: capitalised(
        [aboutText(item, nation), ratingsOf(item)].filter((part) => part !== '').join('; '),
      ),
      // SK-MOR-02: at or below half its figures it checks at every loss.
      ...(arm === 'squads' || arm === 'cavalry' ? { half: Math.floor(strength / 2) } : {}),
    }
  })
}

const page = (army: ArmyFile): ArmyPage<ArmyFile> => ({
  title: {
    kind: 'text',
    id: 'title',
    title: 'Name of the force',
    value: army.title,
    to: (title) => ({ ...army, title }),
  },
  settings: settingsOf(army),
  lines: linesOf(army),
  goods: [],
  points: { spent: costOf(army.units), total: army.points },
  facts: factsOf(army),
  violations: objectionsTo(army),
  warnings: [],
  ready: readyMades(army.nation, army).map(({ id, title, items }) => {
    const taken = armyOf(items, army.nation, army, army.title)
    const points = costOf(taken.units)
    return { id, title, text: `${points} points`, points, taken }
  }),
  offers: offersFor(army),
  roster: rosterOf(army),
})

/** Forces of Great War Skirmish on the screen. */
export const DESIGNER: Designer<ArmyFile> = {
  fresh() {
    const { year, points } = BUILT
    const [usual] = readyMades('british', { year, points })
    return armyOf(usual?.items ?? [], 'british', { year, points }, 'New force')
  },
  read(received) {
    const read = accept(ARMY_FILE, received)
    return read.ok ? success(read.value) : failure(faultsIn(ARMY_FILE, received))
  },
  page,
}
