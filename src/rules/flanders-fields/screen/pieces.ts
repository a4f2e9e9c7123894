import type { AnyOrder } from '#kernel/game/game.ts'
import { isDisc } from '#kernel/geometry/footprint.ts'
import { several, words } from '#kernel/words.ts'
import type { Piece } from '#screen/piece.ts'
import type { ShownUnit } from '#screen/tabletop.ts'
import { coverOf } from '../game/board/cover.ts'
import { commandLabel, mapLabel } from '../game/map-names.ts'
import { hasFailedAtWire } from '../game/moves/over-wire.ts'
import { nameOf } from '../game/names.ts'
import { sideIndex } from '../game/sides.ts'
import type { Stand, Unit } from '../game/state.ts'
import { commandOf, standsOf, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { placeOf } from '../tables/index.ts'
import { wantedFirst } from './desks/battalion-orders.ts'
import { placedBy } from './desks/deploy.ts'
import { AT_DESKS } from './desks/index.ts'
import { STAND_WORDS, SYMBOLS } from './naming.ts'

/** Pioneers have a sign of their own. */
const symbolOf = (view: View, { type, unit }: Stand): Piece['symbol'] =>
  unitNamed(view, unit)?.pioneers ? 'pioneers' : SYMBOLS[type]

/** What has to be known of a stand beside where it is. */
const conditionOf = (view: View, stand: Stand): readonly string[] => [
  ...(stand.markers > 0 ? [several(stand.markers, 'suppression marker')] : []),
  ...(stand.below ? ['in a deep shelter'] : []),
  ...(stand.wire ? ['on the wire'] : []),
  ...(hasFailedAtWire(view, stand) ? ['failed at the wire this turn'] : []),
  ...(stand.water ? ['in the water'] : []),
  ...(stand.stowed ? [stand.type === 'machine-gun' ? 'packed' : 'limbered'] : []),
  ...(stand.column ? ['in column'] : []),
  ...(stand.revealed ? ['has fired'] : []),
]

const textOf = (view: View, stand: Stand): string => {
  const { x, y } = placeOf(stand.centre)
  const cover = words(coverOf(view, stand))
  return [
    `${STAND_WORDS[stand.type][0]} at ${x.toFixed(0)}, ${y.toFixed(0)}`,
    `${cover} cover`,
    ...conditionOf(view, stand),
  ].join(', ')
}

const statusOf = ({ markers }: Stand): Piece['status'] => (markers >= 2 ? 2 : markers === 1 ? 1 : 0)

/** A block house in being, with the markers of its worst face. */
const housePiece = (view: View, house: View['blockHouses'][number]): readonly Piece[] => {
  if (house.holder === null || isDisc(house)) return []
  const markers = Math.max(...house.faces)
  const { x, y } = placeOf(house.centre)
  return [
    {
      id: house.id,
      unit: house.id,
      side: sideIndex(view, house.holder),
      centre: house.centre,
      heading: house.heading,
      width: house.width,
      depth: house.depth,
      symbol: SYMBOLS['block-house'],
      name: nameOf(view, house.id),
      text: [
        `block house at ${x.toFixed(0)}, ${y.toFixed(0)}`,
        ...(markers > 0 ? [several(markers, 'suppression marker')] : []),
      ].join(', '),
      status: markers >= 2 ? 2 : markers === 1 ? 1 : 0,
      done: house.done,
    },
  ]
}

export const shownPieces = (view: View, writing: AnyOrder | undefined): readonly Piece[] => [
  ...view.blockHouses.flatMap((house) => housePiece(view, house)),
  ...placedBy(view, writing).map((stand) => standPiece(view, stand)),
]

const standPiece = (view: View, stand: Stand): Piece => ({
  id: stand.id,
  unit: stand.unit,
  side: sideIndex(view, stand.side),
  centre: stand.centre,
  heading: stand.heading,
  ...(isDisc(stand)
    ? { width: 2 * stand.radius, depth: 2 * stand.radius, round: true as const }
    : { width: stand.width, depth: stand.depth }),
  symbol: symbolOf(view, stand),
  name: nameOf(view, stand.unit),
  text: textOf(view, stand),
  status: statusOf(stand),
  ...(stand.below ? { figure: '⌄' } : {}),
  done: unitNamed(view, stand.unit)?.done ?? false,
})

const WHERE: Readonly<Record<Unit['at'], string>> = {
  table: '',
  reserve: 'in reserve',
  'off-table': 'off the table',
  gone: 'gone',
}

const markersOf = (view: View, { id }: Unit): number =>
  standsOf(view, id).reduce((sum, { markers }) => sum + markers, 0)

const shownUnit = (
  view: View,
  unit: Unit,
  todo: ReadonlySet<string>,
  first: ReadonlySet<string>,
): ShownUnit => {
  const left = standsOf(view, unit.id).length
  const gone = unit.at === 'gone'
  const markers = markersOf(view, unit)
  const status = gone ? 'gone' : WHERE[unit.at] || (markers > 0 ? several(markers, 'marker') : 'ready')
  const name = nameOf(view, unit.id)
  return {
    id: unit.id,
    side: sideIndex(view, unit.side),
    name,
    label: mapLabel(view, unit),
    text: gone ? `${name}: gone` : `${name}: ${several(left, 'stand')}, ${status}`,
    strength: unit.at === 'table' ? `${left}/${unit.strength}` : String(unit.strength),
    status,
    order: unit.done ? 'ordered' : '',
    done: unit.done,
    gone,
    todo: todo.has(unit.id),
    first: first.has(unit.id),
  }
}

const shownCommand = (view: View, body: string, todo: ReadonlySet<string>): readonly ShownUnit[] => {
  const stand = commandOf(view, body)
  if (!stand) return []
  const name = nameOf(view, stand.id)
  const status = stand.markers > 0 ? several(stand.markers, 'marker') : 'ready'
  return [
    {
      id: stand.id,
      side: sideIndex(view, stand.side),
      name,
      label: commandLabel(view, body),
      text: `${name}: ${status}`,
      strength: '1/1',
      status,
      order: '',
      done: false,
      gone: false,
      todo: todo.has(stand.id),
    },
  ]
}

/** All that is ordered, battalion by battalion, each with its command. */
export const shownUnits = (
  view: View,
  side: string | undefined,
  _writing: AnyOrder | undefined,
): readonly ShownUnit[] => {
  const todo = AT_DESKS.toDo(view, side)
  const first = wantedFirst(view, side)
  const units = (battalion: string | null, regiment: string): readonly ShownUnit[] =>
    view.units
      .filter((unit) => unit.battalion === battalion && unit.regiment === regiment)
      .map((unit) => shownUnit(view, unit, todo, first))
  return view.regiments.flatMap(({ id: regiment }) => [
    ...shownCommand(view, regiment, todo),
    ...units(null, regiment),
    ...view.blockHouses
      .filter((house) => house.regiment === regiment && house.holder !== null)
      .map((house) => shownHouse(view, house, todo)),
    ...view.battalions
      .filter((battalion) => battalion.regiment === regiment)
      .flatMap(({ id }) => [...shownCommand(view, id, todo), ...units(id, regiment)]),
  ])
}

const shownHouse = (view: View, house: View['blockHouses'][number], todo: ReadonlySet<string>): ShownUnit => {
  const name = nameOf(view, house.id)
  const [front, left, right] = house.faces
  const status = front + left + right > 0 ? `markers ${front}, ${left}, ${right}` : 'ready'
  return {
    id: house.id,
    side: sideIndex(view, house.holder ?? 'defender'),
    name,
    label: 'Block house',
    text: `${name}: ${status}`,
    strength: '1/1',
    status,
    order: house.done ? 'ordered' : '',
    done: house.done,
    gone: false,
    todo: todo.has(house.id),
  }
}
