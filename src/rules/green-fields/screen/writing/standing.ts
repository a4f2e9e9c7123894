import type { Edit, EditGroup } from '#screen/writing.ts'
import { isGun } from '../../game/phases/bombardment/guns.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { firesAtMovers } from '../../game/phases/movement/standing-orders.ts'
import type { Unit } from '../../game/unit.ts'
import { FEWEST_FIRED_AT, MOST_WAVES } from '../../tables/index.ts'
import { STANDING_ORDERS, type StandingOrder } from '../../vocabulary.ts'
import { fewestWords, STANDING_WORDS } from '../naming.ts'
import { pressed, type Writer } from './pattern.ts'

const NUMBERS = Array.from({ length: MOST_WAVES }, (_, i) => FEWEST_FIRED_AT + i)

const told = ({ id }: Unit, order: StandingOrder, atLeast: number): OrderOf<'standing'> => ({
  kind: 'standing',
  unit: id,
  order,
  atLeast,
})

/** A button for an order that units already have, or that is given to all who have another. */
const button = (
  title: string,
  units: readonly Unit[],
  orderFor: (unit: Unit) => OrderOf<'standing'>,
): Edit => {
  const orders = units.flatMap((unit) => {
    const order = orderFor(unit)
    return unit.standing === order.order && unit.atLeast === order.atLeast ? [] : [order]
  })
  const [first] = orders
  if (!first) return { title, chosen: true }
  return units.length === 1
    ? { title, chosen: false, order: first }
    : { title: `${title} (${orders.length} more)`, chosen: false, orders }
}

/** GF-AMOV-08, GF-AMOV-09: at whom these are to fire, and at how many of them. */
const groups = (units: readonly Unit[], who: string, them: string): readonly EditGroup[] => [
  ...pressed(
    `${who}, when enemies move within a zone of ${them}`,
    STANDING_ORDERS.map((order) =>
      button(STANDING_WORDS[order], units, (unit) => told(unit, order, unit.atLeast)),
    ),
  ),
  ...(units.every(({ standing }) => standing === 'hold')
    ? []
    : pressed(
        `${who}, if so many move together`,
        NUMBERS.map((number) =>
          button(fewestWords(number), units, (unit) => told(unit, unit.standing, number)),
        ),
      )),
]

const ableOf = ({ view, side }: Writer): readonly Unit[] =>
  view.units.filter((unit) => unit.side === side && unit.gone === null && firesAtMovers(unit))

/** The standing order of the chosen unit, and the same for all the others at once. */
export const standingGroups = (writer: Writer): readonly EditGroup[] => {
  const { unit } = writer
  if (!unit || !firesAtMovers(unit)) return []
  const { standing, atLeast } = unit
  const orders = ableOf(writer)
    .filter((one) => one.standing !== standing || one.atLeast !== atLeast)
    .map((one) => told(one, standing, atLeast))
  return [
    ...groups([unit], unit.name, 'it'),
    ...(orders.length === 0
      ? []
      : pressed('All others', [{ title: `The same for all (${orders.length} more)`, orders }])),
  ]
}

/** One standing order for all guns. */
export const massedStanding = (writer: Writer): readonly EditGroup[] => {
  const guns = ableOf(writer).filter(isGun)
  return guns.length < 2 ? [] : groups(guns, 'All guns', 'them')
}
