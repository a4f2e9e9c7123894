import type { AnyOrder } from '../../../kernel/game.ts'
import { type Point, squaredDistance } from '../../../kernel/geometry/point.ts'
import type { Edit, EditGroup } from '../../../kernel/tabletop.ts'
import { type Place, placeOf, toDegrees } from '../measures.ts'
import type { SheafOrder, ToldOrder } from '../orders.ts'
import { gasLeft, sheafOf, sheavesRefusal } from '../sheaf-orders.ts'
import type { Base, Unit } from '../state.ts'
import { GUN_TABLE } from '../tables/index.ts'
import type { View } from '../view.ts'
import { isGuns, SHELLS } from '../vocabulary.ts'
import { sheafAreas } from './areas.ts'

interface Pattern {
  readonly title: string
  readonly squares: SheafOrder['squares']
  /** From the middle of the pattern to the square it is placed by, in inches to the right and ahead. */
  readonly off: Place
}

const SQUARE: Pattern = {
  title: 'Square',
  squares: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  off: { x: -0.5, y: -0.5 },
}

const PATTERNS: readonly Pattern[] = [
  SQUARE,
  {
    title: 'Line',
    squares: [
      [-1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    off: { x: -0.5, y: 0 },
  },
  {
    title: 'Two deep',
    squares: [
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 0],
    ],
    off: { x: -0.5, y: 0 },
  },
]

const same = (a: SheafOrder['squares'], b: SheafOrder['squares']): boolean =>
  a.length === b.length && a.every(([x, y], i) => b[i]?.[0] === x && b[i]?.[1] === y)

const patternOf = (sheaf: SheafOrder | undefined): Pattern | undefined =>
  sheaf ? PATTERNS.find(({ squares }) => same(squares, sheaf.squares)) : SQUARE

const least0 = (value: number): number => Math.max(0, Math.round(value * 100) / 100)

const placed = (base: string, pattern: Pattern, middle: Place, shell: SheafOrder['shell']): SheafOrder => ({
  base,
  x: least0(middle.x + pattern.off.x),
  y: least0(middle.y + pattern.off.y),
  rotation: 0,
  squares: pattern.squares,
  shell,
})

const middleOf = (sheaf: SheafOrder, pattern: Pattern): Place => ({
  x: sheaf.x - pattern.off.x,
  y: sheaf.y - pattern.off.y,
})

const withSheaf = (told: ToldOrder, base: string, sheaf: SheafOrder | undefined): ToldOrder => {
  const others = (told.sheaves ?? []).filter((one) => one.base !== base)
  return { ...told, sheaves: sheaf ? [...others, sheaf] : others }
}

/** The sheaf as it lies now, for a start when it is to be moved. */
const lying = ({ sheaf }: Base): string => {
  const first = sheaf?.squares[0]
  if (!first) return 'no sheaf'
  const { x, y } = placeOf(first.box.centre)
  const turned = first.box.heading === 0 ? '' : `, turned ${toDegrees(first.box.heading)} degrees`
  return `lies at ${x.toFixed(1)}, ${y.toFixed(1)}${turned}`
}

const groupFor = (
  view: View,
  unit: Unit,
  base: Base,
  name: string,
  told: ToldOrder,
  write: (told: ToldOrder) => AnyOrder,
): EditGroup => {
  const sheaf = told.sheaves?.find((one) => one.base === base.id)
  const pattern = patternOf(sheaf) ?? SQUARE
  const at = (point: Point): SheafOrder =>
    placed(base.id, pattern, placeOf(point), sheaf?.shell ?? base.sheaf?.shell ?? 'he')
  const place: Edit = {
    title: sheaf ? `At ${sheaf.x.toFixed(1)}, ${sheaf.y.toFixed(1)}: move it` : 'Aim on the table',
    chosen: sheaf !== undefined,
    pick: {
      prompt: `Where is the sheaf of ${name} to fall?`,
      preview(point) {
        const next = at(point)
        const refusal = sheavesRefusal(view, unit, [next])
        return {
          legal: !refusal,
          ...(refusal ? { text: refusal.message } : {}),
          shapes: sheafAreas('aim', base.troop, sheafOf(next)),
        }
      },
      order: (point) => write(withSheaf(told, base.id, at(point))),
    },
  }
  const none: Edit = {
    title: base.sheaf ? 'As it lies' : 'No sheaf',
    chosen: !sheaf,
    order: write(withSheaf(told, base.id, undefined)),
  }
  const shapes = sheaf
    ? PATTERNS.filter(({ title }) => sheaf.shell === 'he' || title !== 'Two deep').map(
        (one): Edit => ({
          title: one.title,
          chosen: patternOf(sheaf) === one,
          order: write(withSheaf(told, base.id, placed(base.id, one, middleOf(sheaf, pattern), sheaf.shell))),
        }),
      )
    : []
  const gas =
    sheaf && isGuns(base.troop) && GUN_TABLE[base.troop].gas && gasLeft(view, unit.side) > 0
      ? SHELLS.map(
          (shell): Edit => ({
            title: shell === 'gas' ? 'Gas' : 'HE',
            chosen: sheaf.shell === shell,
            order: write(withSheaf(told, base.id, { ...sheaf, shell })),
          }),
        )
      : []
  return { title: `${name} (${lying(base)})`, edits: [place, none, ...shapes, ...gas] }
}

/** Each gun base on the enemy base nearest to it that it can reach, for a start. */
export const plainSheaves = (view: View, unit: Unit): SheafOrder[] => {
  const targets = view.units.filter(({ side }) => side !== unit.side).flatMap(({ bases }) => bases)
  return unit.bases.flatMap((base) => {
    const nearest = targets.toSorted(
      (a, b) => squaredDistance(a.centre, base.centre) - squaredDistance(b.centre, base.centre),
    )
    const aims = nearest.map(({ centre }) => placed(base.id, SQUARE, placeOf(centre), 'he'))
    const aim = aims.find((one) => !sheavesRefusal(view, unit, [one]))
    return aim ? [aim] : []
  })
}

/** One group of buttons for each gun base: where its sheaf falls, in which pattern and with what shell. */
export const sheafGroups = (
  view: View,
  unit: Unit,
  told: ToldOrder,
  write: (told: ToldOrder) => AnyOrder,
): readonly EditGroup[] =>
  told.order === 'fire-barrage'
    ? unit.bases
        .filter(({ troop }) => isGuns(troop))
        .map((base, i, guns) =>
          groupFor(view, unit, base, guns.length > 1 ? `Guns ${i + 1}` : 'The guns', told, write),
        )
    : []
