import { along, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { middleOf } from '#kernel/geometry/point.ts'
import { memo } from '#kernel/memo.ts'
import type { Table } from '../../../scenarios/table.ts'
import { fromInches, placeOf, toInches } from '../../../tables/index.ts'
import type { PlacedBase } from '../../forms.ts'
import type { Base, Unit } from '../../state.ts'

/** Inches back and to the right, the nearest first. */
type Shift = readonly [back: number, aside: number]

const shiftsOn = memo(({ width, depth }: Pick<Table, 'width' | 'depth'>): readonly Shift[] => {
  const deep = Math.ceil(toInches(depth))
  const wide = Math.ceil(toInches(width))
  const shifts: Shift[] = []
  for (let back = -deep; back <= deep; back++)
    for (let aside = -wide; aside <= wide; aside++)
      for (const half of [0, 0.5]) shifts.push([back + half, aside])
  return shifts.sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d) || a - c || b - d)
})

/** The bases shoulder to shoulder, as they follow one another. */
const closedUp = ({ enemy }: Table, { bases, side }: Unit): readonly Base[] => {
  const right = turned(enemy[side], QUARTER)
  const middle = middleOf(bases.map(({ centre }) => centre))
  const width = bases.reduce((sum, base) => sum + base.width, 0)
  let taken = -width / 2
  return bases.map((base) => {
    const at = taken + base.width / 2
    taken += base.width
    return { ...base, centre: along(middle, right, at) }
  })
}

/** The nearest place to where a unit is thought of that the rules allow; closed up if it finds none as it stands. */
export const nearestPlace = (
  table: Table,
  unit: Unit,
  isLegal: (places: PlacedBase[]) => boolean,
): PlacedBase[] | undefined => {
  const looks = table.enemy[unit.side]
  const right = turned(looks, QUARTER)
  for (const formed of [unit.bases, closedUp(table, unit)]) {
    for (const [back, aside] of shiftsOn(table)) {
      const places = formed.map(({ id, centre }) => {
        const { x, y } = placeOf(along(along(centre, looks, -fromInches(back)), right, fromInches(aside)))
        return { base: id, x, y }
      })
      if (places.every(({ x, y }) => x >= 0 && y >= 0) && isLegal(places)) return places
    }
  }
  return undefined
}
