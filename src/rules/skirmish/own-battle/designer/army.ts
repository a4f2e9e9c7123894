import { ARMY_FORMAT } from '#screen/designer.ts'
import type { Item, Line } from '../../armies/item.ts'
import type { Nation } from '../../vocabulary.ts'
import type { ArmyFile } from '../army-file.ts'
import type { Agreement } from '../violations.ts'

export const withLines = (army: ArmyFile, lines: readonly Line[]): ArmyFile => ({
  ...army,
  units: lines.map(({ traits, ...line }) => (traits ? { ...line, traits: [...traits] } : line)),
})

/** With a line as it would be then; without it if there is none. */
export const withLine = (army: ArmyFile, place: number, line: Line | undefined): ArmyFile =>
  withLines(
    army,
    army.units.flatMap((other, i) => (i === place ? (line ? [line] : []) : [other])),
  )

const sameTroops = ({ organisation, quality, traits, with: officer, name }: Item): string =>
  JSON.stringify([organisation, quality, traits, officer, name])

/** With one more unit: one more of those it has already, or a line of its own. */
export const withMore = (army: ArmyFile, item: Item): ArmyFile => {
  const place = army.units.findIndex((line) => sameTroops(line) === sameTroops(item))
  const line = army.units[place]
  return line
    ? withLine(army, place, { ...line, count: line.count + 1 })
    : withLines(army, [...army.units, { ...item, count: 1 }])
}

/** Units that are alike stand in one line. */
export const armyOf = (
  items: readonly Item[],
  nation: Nation,
  { year, points }: Agreement,
  title: string,
): ArmyFile => {
  const empty: ArmyFile = { format: ARMY_FORMAT, ruleset: 'skirmish', title, nation, year, points, units: [] }
  return items.reduce(withMore, empty)
}
