import { capitalised, words } from '#kernel/words.ts'
import type { DesignLine } from '#screen/designer.ts'
import type { Setting } from '#screen/setting.ts'
import { OUR_READINGS } from '../../options.ts'
import { mountFault, mountOf } from '../../reckoning/mounts.ts'
import { isRated, lowestRating } from '../../reckoning/unit.ts'
import { HIGHEST_RATING, MOST_STRENGTH, MOUNT_PRICES, PRICES } from '../../tables/index.ts'
import { MOUNTS, type Mount } from '../../vocabulary.ts'
import { type ArmyFile, MOST_UNITS } from '../army-file.ts'
import { availableTo, momentOf } from '../availability.ts'
import { type DesignedUnit, titleOf, unitPrice } from '../design.ts'
import { withLine, withUnits } from './army.ts'

const MOUNT_TITLES: Readonly<Record<Mount, string>> = {
  none: 'On foot',
  horses: 'Horses',
  bicycles: 'Bicycles',
  motor: 'Lorries',
}

const pointsEach = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'} each`

/** "strength 8, experience 2, morale 3, bicycles" */
export const ratingsOf = ({ type, strength, experience = 0, morale = 0, mount }: DesignedUnit): string => {
  const rides = mountOf(type, mount)
  return [
    `strength ${strength}`,
    ...(isRated(type) ? [`experience ${experience}`, `morale ${morale}`] : []),
    ...(rides === 'none' || rides === 'horses' ? [] : [MOUNT_TITLES[rides].toLowerCase()]),
  ].join(', ')
}

type Change = (change: Partial<DesignedUnit>) => ArmyFile

const strengthSetting = (unit: DesignedUnit, changed: Change): Setting<ArmyFile> => ({
  kind: 'number',
  id: 'strength',
  title: 'Strength',
  note: pointsEach(PRICES[unit.type].strength),
  value: unit.strength,
  least: 1,
  most: MOST_STRENGTH,
  step: 1,
  to: (strength) => changed({ strength }),
})

const ratingSettings = (unit: DesignedUnit, changed: Change): readonly Setting<ArmyFile>[] =>
  (['experience', 'morale'] as const).map((field) => ({
    kind: 'number',
    id: field,
    title: capitalised(field),
    note: pointsEach(PRICES[unit.type][field]),
    value: unit[field] ?? 0,
    least: lowestRating(OUR_READINGS),
    most: HIGHEST_RATING,
    step: 1,
    to: (rating) => changed({ [field]: rating }),
  }))

const isMount = (value: string): value is Mount => MOUNTS.some((one) => one === value)

const mountSettings = (unit: DesignedUnit, changed: Change): readonly Setting<ArmyFile>[] => {
  const mounts = MOUNTS.filter((mount) => !mountFault({ type: unit.type, mount }))
  if (mounts.length < 2) return []
  const title = (mount: Mount): string =>
    MOUNT_PRICES[mount] === 0
      ? MOUNT_TITLES[mount]
      : `${MOUNT_TITLES[mount]} (+${MOUNT_PRICES[mount] * unit.strength})`
  return [
    {
      kind: 'choice',
      id: 'mount',
      title: 'Goes on',
      value: mountOf(unit.type, unit.mount),
      values: mounts.map((value) => ({ value, title: title(value) })),
      to: (mount) => (isMount(mount) ? changed({ mount }) : changed({})),
    },
  ]
}

/** GF-DATE-05: asked only where there may be some. */
const stosstruppeSettings = (
  army: ArmyFile,
  { type, stosstruppe }: DesignedUnit,
  changed: Change,
): readonly Setting<ArmyFile>[] => {
  const possible = type === 'infantry' && availableTo(momentOf(army, OUR_READINGS), 'stosstruppe').allowed
  if (!stosstruppe && !possible) return []
  return [
    {
      kind: 'flag',
      id: 'stosstruppe',
      title: 'Stosstruppe',
      value: stosstruppe,
      to: (value) => changed({ stosstruppe: value }),
    },
  ]
}

const lineOf = (army: ArmyFile, unit: DesignedUnit, line: number): DesignLine<ArmyFile> => {
  const changed: Change = (change) => withLine(army, line, { ...unit, ...change })
  const one = { ...unit, count: 1 }
  const others = { ...unit, count: unit.count - 1 }
  const each = unitPrice(unit)
  return {
    title: titleOf(unit),
    text: `${capitalised(words(unit.type))}: ${ratingsOf(unit)}`,
    count: {
      kind: 'number',
      id: 'count',
      title: 'How many',
      value: unit.count,
      least: 1,
      most: MOST_UNITS,
      step: 1,
      to: (count) => changed({ count }),
    },
    each,
    points: each * unit.count,
    settings: [
      strengthSetting(unit, changed),
      ...(isRated(unit.type) ? ratingSettings(unit, changed) : []),
      ...mountSettings(unit, changed),
      ...stosstruppeSettings(army, unit, changed),
      {
        kind: 'text',
        id: 'title',
        title: 'Name',
        value: unit.title ?? '',
        to: (title) => changed({ title: title === '' ? undefined : title }),
      },
    ],
    without: withLine(army, line, undefined),
    ...(unit.count > 1
      ? {
          split: withUnits(
            army,
            army.units.flatMap((other, i) => (i === line ? [others, one] : [other])),
          ),
        }
      : {}),
  }
}

export const linesOf = (army: ArmyFile): readonly DesignLine<ArmyFile>[] =>
  army.units.map((unit, line) => lineOf(army, unit, line))
