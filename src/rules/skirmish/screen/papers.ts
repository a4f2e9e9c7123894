import type { AnyOrder, Side as AnySide } from '#kernel/game/game.ts'
import { capitalised, counted } from '#kernel/words.ts'
import type { ShownSheet } from '#screen/beside.ts'
import { damageTo } from '../game/board/ground.ts'
import { fieldOf } from '../game/field.ts'
import { asSide } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import { idOf } from '../scenarios/ids.ts'
import { STRUCTURE_VALUES, VEHICLE_VALUES } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import { nameWithKind, ROLE_WORDS } from './naming.ts'
import { batterySheet, plotSheet } from './table/plots.ts'
import { marksOf } from './table/standing.ts'

/** Boxes to be crossed off: "▣▣▢▢▢" for two of five. */
const track = (lost: number, value: number): string =>
  `${'▣'.repeat(Math.min(lost, value))}${'▢'.repeat(Math.max(0, value - lost))} ${Math.max(0, value - lost)}/${value}`

/** Every unit with the men it began with and has, and the line at which it is at half strength. */
const roster = (view: View, side: Side): ShownSheet => ({
  title: 'Roster',
  head: ['Unit', 'Quality', 'Men', 'Half at', 'Specialists left', 'Markers'],
  rows: view.units
    .filter((unit) => unit.side === side)
    .map((unit) => {
      const special = unit.figures.filter(
        ({ role }) => role !== 'rifleman' && role !== 'trooper' && role !== 'crew',
      )
      const roles = [...new Set(special.map(({ role }) => role))]
      return [
        nameWithKind(unit),
        unit.quality,
        unit.where === 'gone' ? `0/${unit.strength}` : `${unit.figures.length}/${unit.strength}`,
        String(Math.floor(unit.strength / 2)),
        roles
          .map((role) =>
            counted(special.filter((figure) => figure.role === role).length, ...ROLE_WORDS[role]),
          )
          .join(', '),
        unit.where === 'table' ? marksOf(view, unit).join(', ') : (unit.fate ?? 'to come'),
      ]
    }),
})

/** SK-STR-01: structures with their value as a track; fences and walls section by section. */
const structures = (view: View): ShownSheet => {
  const { houses, bridges, lines } = fieldOf(view.scenario)
  const nameOf = (id: string): string =>
    view.scenario.ground.find((feature) => idOf(feature) === id)?.name ?? id
  return {
    title: 'Structures',
    head: ['Structure', 'Value'],
    rows: [
      ...[...houses, ...bridges].map(({ id, kind }) => [
        nameOf(id),
        track(damageTo(view, id), STRUCTURE_VALUES[kind]),
      ]),
      ...lines.flatMap(({ id, kind, sections }) =>
        kind === 'fence' || kind === 'wall'
          ? [
              [
                nameOf(id),
                Array.from({ length: sections }, (_, i) =>
                  track(damageTo(view, id, i), STRUCTURE_VALUES[kind]),
                ).join('  '),
              ],
            ]
          : [],
      ),
    ],
  }
}

const vehicles = (view: View, side: Side): ShownSheet => ({
  title: 'Vehicles',
  head: ['Vehicle', 'Crew', 'Value', 'Weapons that work'],
  rows: view.units.flatMap((unit) =>
    unit.vehicle && unit.side === side
      ? [
          [
            capitalised(unit.name),
            `${unit.figures.length}/${unit.strength}`,
            track(unit.vehicle.damage, VEHICLE_VALUES[unit.vehicle.vehicle]),
            unit.vehicle.weapons.map((id) => id.replaceAll('-', ' ')).join(', '),
          ],
        ]
      : [],
  ),
})

const filled = (sheets: readonly ShownSheet[]): readonly ShownSheet[] =>
  sheets.filter(({ rows }) => rows.length > 0)

/** What a side would keep on paper: its roster, its plots, and the tracks of structures and vehicles. */
export const papers = (view: View, by: AnySide, _writing?: AnyOrder): readonly ShownSheet[] => {
  const side = asSide(by)
  return side
    ? filled([
        roster(view, side),
        plotSheet(view, side),
        batterySheet(view, side),
        structures(view),
        vehicles(view, side),
      ])
    : []
}
