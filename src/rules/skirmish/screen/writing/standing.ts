import { bearing } from '#kernel/geometry/angle.ts'
import { distance } from '#kernel/geometry/point.ts'
import { capitalised, words } from '#kernel/words.ts'
import type { OrderWords } from '#screen/desk.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import { nearestOn } from '../../game/board/centreline.ts'
import { houseNamed, housesStanding } from '../../game/board/ground.ts'
import { fieldOf } from '../../game/field.ts'
import { degreesOf, spotOnTable } from '../../game/lengths.ts'
import { nearestEnemy } from '../../game/moves/enemies.ts'
import { nameOf } from '../../game/names.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { MoveOrder } from '../../game/phases/movement/planning.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { MOVE_COSTS } from '../../tables/organisation.ts'
import { fromInches } from '../../tables/table-top.ts'
import { FORMATIONS, type Formation, type Side } from '../../vocabulary.ts'
import { doorTowards } from './drawn.ts'
import { isAllowed } from './orders.ts'

export const FORMATION_TITLES: Readonly<Record<Formation, string>> = {
  line: 'Line',
  open: 'Open order',
  skirmish: 'Skirmish order',
  column: 'Column',
}

/** Structures so near that men might go into them in one move. */
const NEAR = fromInches(12)

interface Offer {
  readonly title: string
  readonly detail: string
  readonly order: MoveOrder
}

/** SK-MOV-10: formed as it faces, or as it has been turned. */
const formation = (unit: Unit, before: PlayerOrder | undefined): readonly Offer[] => {
  const isTurned = (before?.kind === 'hold' || before?.kind === 'form') && before.unit === unit.id
  const facing = isTurned && before.facing !== undefined ? { facing: before.facing } : {}
  return FORMATIONS.filter((to) => to !== unit.formation).map((to) => ({
    title: FORMATION_TITLES[to],
    detail: `${MOVE_COSTS.formation[unit.mounted ? 'mounted' : 'foot']}″ of the move; fire is not aimed`,
    order: { kind: 'form', unit: unit.id, formation: to, ...facing },
  }))
}

/** SK-MOV-15: wire close by. */
const wires = (view: View, unit: Unit): readonly Offer[] =>
  fieldOf(view.scenario)
    .lines.filter(
      ({ kind, line }) =>
        kind === 'wire' && unit.figures.some(({ at }) => nearestOn(line, at).off <= fromInches(1.1)),
    )
    .map(({ id }) => ({
      title: 'Cut the wire',
      detail: 'the whole move and no fire; they end an inch beyond it',
      order: { kind: 'cut-wire', unit: unit.id, wire: id },
    }))

/** SK-MOV-23: structures that can be gone into from where the unit is. */
const doors = (view: View, unit: Unit): readonly Offer[] =>
  unit.inside !== null
    ? []
    : housesStanding(view)
        .filter(({ middle }) => distance(middle, unit.position) <= NEAR)
        .map((house) => ({
          title: `Into ${house.name.toLowerCase()}`,
          detail: `${MOVE_COSTS.obstacle}″ and the move ends`,
          order: { kind: 'enter', unit: unit.id, structure: house.id },
        }))

/** Out of a structure, on the side of the enemy or of its trench. */
const wayOut = (view: View, unit: Unit): readonly Offer[] => {
  const house = unit.inside === null ? undefined : houseNamed(view, unit.inside)
  const enemy = nearestEnemy(view, unit, unit.position)
  if (!house) return []
  const at = doorTowards(view, house, enemy?.position ?? house.outline[0] ?? house.middle)
  return [
    {
      title: `Leave ${house.name.toLowerCase()}`,
      detail: `${MOVE_COSTS.obstacle}″; or drag them out where you like`,
      order: { kind: 'leave', unit: unit.id, at: spotOnTable(at), prone: false },
    },
  ]
}

const handling = (unit: Unit): readonly Offer[] => [
  { title: 'Limber up', detail: 'the whole move', order: { kind: 'limber', unit: unit.id } },
  { title: 'Unlimber', detail: 'the whole move', order: { kind: 'unlimber', unit: unit.id } },
  {
    title: 'Mount',
    detail: 'half the move; drag to ride on',
    order: { kind: 'mount', unit: unit.id, when: 'before' },
  },
  {
    title: 'Dismount',
    detail: 'half the move; drag to walk on',
    order: { kind: 'dismount', unit: unit.id, when: 'before' },
  },
  { title: 'Lie down', detail: 'fire at them at −2', order: { kind: 'prone', unit: unit.id } },
  { title: 'Rise', detail: 'the whole move', order: { kind: 'rise', unit: unit.id } },
]

/** SK-MOV-10: towards the nearest enemy. */
const facing = (view: View, unit: Unit): readonly Offer[] => {
  const enemy = nearestEnemy(view, unit, unit.position)
  const to = enemy && degreesOf(bearing(unit.position, enemy.position))
  return to === undefined || to === degreesOf(unit.facing)
    ? []
    : [
        {
          title: `Face ${enemy ? nameOf(view, enemy.id) : 'the enemy'}`,
          detail: 'fire is not aimed',
          order: { kind: 'hold', unit: unit.id, facing: to },
        },
      ]
}

/** What a unit can do where it is: written, and given by the button. */
export const onTheSpot = (
  view: View,
  side: Side,
  unit: Unit,
  before: PlayerOrder | undefined,
): readonly EditGroup[] => {
  const same = (order: PlayerOrder): boolean => JSON.stringify(order) === JSON.stringify(before)
  const hold: Offer = {
    title: 'Hold',
    detail: 'stay as they are; fire is aimed',
    order: { kind: 'hold', unit: unit.id },
  }
  const offers = [
    hold,
    ...wires(view, unit),
    ...doors(view, unit),
    ...wayOut(view, unit),
    ...handling(unit),
    ...facing(view, unit),
  ]
  const edits = offers
    .filter(({ order }) => isAllowed(view, side, order))
    .map(({ title, detail, order }): Edit => ({ title, detail, chosen: same(order), order }))
  const forms = formation(unit, before).filter(({ order }) => isAllowed(view, side, order))
  return [
    { title: 'On the spot', edits },
    ...(forms.length > 0
      ? [
          {
            title: `Formation: now ${words(unit.formation)}`,
            edits: forms.map(({ title, order }): Edit => ({ title, chosen: same(order), order })),
          },
        ]
      : []),
  ]
}

/** The order as it is written. */
interface Written {
  readonly view: View
  /** "the 1st section", and the same at the beginning of a sentence. */
  readonly name: string
  readonly first: string
  /** What its way costs. */
  readonly length: string
}

interface MoveWords<O extends MoveOrder> {
  /** What it says on its button. */
  title(written: Written, order: O): string
  /** What orders of its kind come to, one and several; none where that is not worth telling. */
  readonly counted?: OrderWords<O>
}

const MOVE_WORDS: { readonly [K in MoveOrder['kind']]: MoveWords<OrderOf<K>> } = {
  move: {
    title: ({ name, length }, { prone }) => `Move ${name} ${length}${prone ? ', then lie down' : ''}`,
    counted: ['move', 'move', 'moves'],
  },
  'strategic-move': {
    title: ({ name, length }) => `March ${name} ${length}`,
    counted: ['strategic-move', 'march', 'marches'],
  },
  enter: {
    title: ({ view, first }, { structure }) =>
      `${first} into ${houseNamed(view, structure)?.name.toLowerCase() ?? 'it'}`,
    counted: ['enter', 'unit into cover', 'units into cover'],
  },
  leave: {
    title: ({ first }) => `${first} comes out`,
    counted: ['leave', 'unit out of its cover', 'units out of their cover'],
  },
  'cut-wire': {
    title: ({ first }) => `${first} cuts the wire`,
    counted: ['cut-wire', 'unit through the wire', 'units through the wire'],
  },
  form: {
    title: ({ first }, { formation: to }) => `${first}: ${FORMATION_TITLES[to].toLowerCase()}`,
    counted: ['form', 'change of formation', 'changes of formation'],
  },
  prone: {
    title: ({ first }) => `${first} lies down`,
    counted: ['prone', 'unit lying down', 'units lying down'],
  },
  rise: { title: ({ first }) => `${first} rises`, counted: ['rise', 'unit up again', 'units up again'] },
  limber: { title: ({ name }) => `Limber up ${name}`, counted: ['limber', 'gun limbered', 'guns limbered'] },
  unlimber: {
    title: ({ name }) => `Unlimber ${name}`,
    counted: ['unlimber', 'gun unlimbered', 'guns unlimbered'],
  },
  mount: { title: ({ name }) => `Mount ${name}`, counted: ['mount', 'troop mounted', 'troops mounted'] },
  dismount: {
    title: ({ name }) => `Dismount ${name}`,
    counted: ['dismount', 'troop dismounted', 'troops dismounted'],
  },
  hold: {
    title: ({ name, first }, { facing }) => (facing === undefined ? `${first} holds` : `Turn ${name}`),
  },
}

/** What an order of this phase says on its button. */
export const orderTitle = (view: View, { name }: Unit, order: MoveOrder, length: string): string => {
  const words: MoveWords<MoveOrder> = MOVE_WORDS[order.kind]
  return words.title({ view, name, first: capitalised(name), length }, order)
}

/** What orders of each kind come to. */
export const MOVES_COUNTED = Object.values(MOVE_WORDS).flatMap(({ counted }) => (counted ? [counted] : []))
