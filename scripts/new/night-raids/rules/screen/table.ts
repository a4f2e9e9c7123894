import type { Side as AnySide } from '#kernel/game/game.ts'
import { HALF, type Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Terrain } from '#screen/ground.ts'
import type { Piece } from '#screen/piece.ts'
import type { Ground, ShownUnit, UnitCard } from '#screen/tabletop.ts'
import type { Platoon, View } from '../game/state.ts'
import type { Side } from '../vocabulary.ts'
import { menWords, SIDE_NAMES } from '../wording.ts'
import { toDo } from './desks/index.ts'

/** Table units in an inch. */
const INCH = 2540
const WIDTH = 24 * INCH
/** From the edge of the table to a trench, and how deep that is. */
const BEHIND = 3 * INCH
const DEEP = INCH

const INDEX: Readonly<Record<Side, 0 | 1>> = { a: 0, b: 1 }
const LOOKS: Readonly<Record<Side, Heading>> = { a: 0, b: HALF }

const heightOf = ({ scenario }: View): number => 2 * BEHIND + scenario.between * INCH

const trenchOf = (view: View, side: Side): number => (side === 'a' ? BEHIND : heightOf(view) - BEHIND)

const placeOf = (view: View, side: Side): Point => ({ x: WIDTH / 2, y: trenchOf(view, side) })

const terrainOf = (view: View, side: Side): Terrain => {
  const y = trenchOf(view, side)
  return {
    id: `trench-${side}`,
    kind: 'trench',
    outline: { shape: 'rectangle', x1: 0, x2: WIDTH, y1: y - DEEP / 2, y2: y + DEEP / 2 },
    side: INDEX[side],
    faces: LOOKS[side],
    text: `the trench of ${SIDE_NAMES[side]}`,
  }
}

export const shownGround = (view: View): Ground => ({
  size: { width: WIDTH, height: heightOf(view) },
  ground: 'cratered',
  terrain: [terrainOf(view, 'a'), terrainOf(view, 'b')],
  measure: { unit: 'in', length: INCH, digits: 1 },
  sides: [
    { side: 'a', name: SIDE_NAMES.a, looks: LOOKS.a },
    { side: 'b', name: SIDE_NAMES.b, looks: LOOKS.b },
  ],
})

const nameOf = ({ side }: Platoon): string => `The platoon of ${SIDE_NAMES[side]}`

export const shownUnits = (view: View, by: AnySide | undefined): readonly ShownUnit[] => {
  const todo = toDo(view, by)
  return view.platoons.map((platoon) => ({
    id: platoon.id,
    side: INDEX[platoon.side],
    name: nameOf(platoon),
    text: menWords(platoon.men),
    strength: String(platoon.men),
    status: '',
    order: '',
    done: false,
    gone: platoon.men === 0,
    todo: todo.has(platoon.id),
  }))
}

export const shownPieces = (view: View): readonly Piece[] =>
  view.platoons.map((platoon) => ({
    id: platoon.id,
    unit: platoon.id,
    side: INDEX[platoon.side],
    centre: placeOf(view, platoon.side),
    heading: LOOKS[platoon.side],
    width: 2 * INCH,
    depth: DEEP,
    symbol: 'infantry',
    name: nameOf(platoon),
    text: `${nameOf(platoon)}, ${menWords(platoon.men)}`,
    status: 0,
    figure: String(platoon.men),
    gone: platoon.men === 0,
  }))

export const unitCard = (view: View, unit: string): UnitCard | undefined => {
  const platoon = view.platoons.find(({ id }) => id === unit)
  return (
    platoon && {
      name: nameOf(platoon),
      side: INDEX[platoon.side],
      facts: [{ label: 'Strength', value: menWords(platoon.men) }],
    }
  )
}
