import { counted, listed, several } from '#kernel/words.ts'
import type { DesignLine } from '#screen/designer.ts'
import type { Setting } from '#screen/setting.ts'
import { figuresOf, type Item, type Line, qualityOf, traitsOf } from '../../armies/item.ts'
import { aboutOf, gunName, isGun } from '../../armies/organisations.ts'
import { priceOf } from '../../armies/prices.ts'
import { MOST_UNITS } from '../../tables/forces.ts'
import { BATTERY_GUNS, PLOT_DELAY } from '../../tables/index.ts'
import { modelNamed } from '../../tables/organisation.ts'
import { isSquadId, SQUADS, type Squad, TROOPERS, WAGON_DRIVERS } from '../../tables/squads.ts'
import { QUALITIES, type Quality, type Role, TRAITS, type Trait } from '../../vocabulary.ts'
import { nameOf } from '../../wording.ts'
import type { ArmyFile } from '../army-file.ts'
import { mayHave } from '../violations.ts'
import { withLine, withLines } from './army.ts'

const ROLE_WORDS: Readonly<Partial<Record<Role, readonly [one: string, many: string]>>> = {
  rifleman: ['rifleman', 'riflemen'],
  bomber: ['bomber', 'bombers'],
}

export const TRAIT_TITLES: Readonly<Record<Trait, string>> = {
  bef: 'BEF regulars',
  'belt-fed': 'belt-fed LMG',
  lancers: 'Lancers',
  'armour-piercing': 'Armour-piercing bullets',
  sniper: 'Sniper',
}

/** "11 men: NCO, LMG with 2 men, 2 bombers, 6 riflemen" */
const squadText = (item: Item, { figures }: Squad): string =>
  [
    `${figuresOf(item)} men: ${item.with ? 'officer, ' : ''}NCO`,
    ...figures.flatMap(([role, count]) => {
      if (role === 'lmg-gunner') return ['LMG with 2 men']
      const words = ROLE_WORDS[role]
      return words ? [counted(count, ...words)] : []
    }),
  ].join(', ')

const weaponsText = (id: string): string => {
  const model = modelNamed(id)
  if (!model) return ''
  const weapons = new Map<string, number>()
  for (const [weapon, , count] of model.mountings) weapons.set(weapon, (weapons.get(weapon) ?? 0) + count)
  const words = [...weapons].map(([weapon, count]) =>
    counted(count, weapon === 'light-gun' ? 'light gun' : nameOf(weapon)),
  )
  return `crew of ${model.crew}, ${listed(words)}`
}

/** What a unit is made of, in a few words. */
export const aboutText = (item: Item, nation: ArmyFile['nation']): string => {
  const { organisation } = item
  if (isSquadId(organisation)) return squadText(item, SQUADS[organisation])
  if (organisation === 'battery')
    return `${several(BATTERY_GUNS, 'howitzer')}, plotted ${several(PLOT_DELAY['off-table'], 'move')} ahead`
  if (organisation === 'cavalry-troop')
    return `${several(TROOPERS, 'trooper')}${item.with ? ' and an officer' : ''}, mounted`
  if (organisation === 'command') return 'pistol'
  if (organisation === 'wagon') return several(WAGON_DRIVERS, 'driver')
  if (organisation === 'sniper') return 'one man'
  const { arm, figures } = aboutOf(organisation)
  const gun = isGun(organisation) ? gunName(organisation, nation) : undefined
  if (gun !== undefined && gun !== aboutOf(organisation).title) return `${gun}, crew of ${figures}`
  return arm === 'vehicles' ? weaponsText(organisation) : `crew of ${figures}`
}

/** Grade and traits: what makes it differ from the plain one. */
export const ratingsOf = (item: Item): string => {
  const { arm } = aboutOf(item.organisation)
  const traits = traitsOf(item).map((trait) => TRAIT_TITLES[trait])
  return [
    ...(arm === 'batteries' || arm === 'wagons' ? [] : [qualityOf(item)]),
    ...traits.map((title) =>
      title.startsWith('BEF') ? title : title.charAt(0).toLowerCase() + title.slice(1),
    ),
  ].join(', ')
}

export const titleOf = (item: Item): string =>
  item.name ?? `${aboutOf(item.organisation).title}${item.with ? ' with officer' : ''}`

type Change = (change: Partial<Line>) => ArmyFile

const isQuality = (value: string): value is Quality => QUALITIES.some((one) => one === value)

/** What a grade adds to the price or saves, next to the usual one. */
const gradeTitle = (line: Line, quality: Quality): string => {
  const price = priceOf({ ...line, quality })
  return `${nameOf(quality)} (${price})`
}

const settingsOf = (army: ArmyFile, line: Line, changed: Change): readonly Setting<ArmyFile>[] => {
  const { arm, traits: built } = aboutOf(line.organisation)
  const { traits = [] } = line
  const grade: readonly Setting<ArmyFile>[] =
    arm === 'batteries' || arm === 'wagons'
      ? []
      : [
          {
            kind: 'choice',
            id: 'quality',
            title: 'Quality',
            value: qualityOf(line),
            values: QUALITIES.map((value) => ({ value, title: gradeTitle(line, value) })),
            to: (value) => (isQuality(value) ? changed({ quality: value }) : army),
          },
        ]
  const officer: readonly Setting<ArmyFile>[] =
    arm === 'squads' || arm === 'cavalry'
      ? [
          {
            kind: 'flag',
            id: 'officer',
            title: line.count === 1 ? 'An officer with it' : 'An officer with each',
            value: line.with !== undefined,
            to: (value) => changed({ with: value ? 'officer' : undefined }),
          },
        ]
      : []
  const offered = TRAITS.filter(
    (trait) =>
      trait !== 'sniper' &&
      !built.includes(trait) &&
      (traits.includes(trait) || mayHave(line, trait, army.nation, army.year)),
  )
  return [
    ...grade,
    ...officer,
    ...offered.map(
      (trait): Setting<ArmyFile> => ({
        kind: 'flag',
        id: trait,
        title: TRAIT_TITLES[trait],
        value: traits.includes(trait),
        to: (value) =>
          changed({ traits: value ? [...traits, trait] : traits.filter((other) => other !== trait) }),
      }),
    ),
    {
      kind: 'text',
      id: 'name',
      title: 'Name',
      value: line.name ?? '',
      to: (name) => changed({ name: name === '' ? undefined : name }),
    },
  ]
}

const lineOf = (army: ArmyFile, line: Line, place: number): DesignLine<ArmyFile> => {
  const changed: Change = (change) => withLine(army, place, { ...line, ...change })
  const each = priceOf(line)
  return {
    title: titleOf(line),
    text: [aboutText(line, army.nation), ratingsOf(line)].filter((part) => part !== '').join('; '),
    count: {
      kind: 'number',
      id: 'count',
      title: 'How many',
      value: line.count,
      least: 1,
      most: MOST_UNITS,
      step: 1,
      to: (count) => changed({ count }),
    },
    each,
    points: each * line.count,
    settings: settingsOf(army, line, changed),
    without: withLine(army, place, undefined),
    ...(line.count > 1
      ? {
          split: withLines(
            army,
            army.units.flatMap((other, i) =>
              i === place
                ? [
                    { ...line, count: line.count - 1 },
                    { ...line, count: 1 },
                  ]
                : [other],
            ),
          ),
        }
      : {}),
  }
}

export const linesOf = (army: ArmyFile): readonly DesignLine<ArmyFile>[] =>
  army.units.map((line, place) => lineOf(army, line, place))
