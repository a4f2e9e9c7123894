import type { AnyOrder, Refusal } from '#kernel/game/game.ts'
import { along } from '#kernel/geometry/angle.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { squaredDistance } from '#kernel/geometry/point.ts'
import type { Danger } from '#screen/odds.ts'
import type { ShownTemplate } from '#screen/writing.ts'
import { sheafOn } from '../../game/board/sheaves.ts'
import type { SheafOrder, UnitOrder } from '../../game/forms.ts'
import { gasRefusal, sheafOf, sheavesRefusal } from '../../game/phases/sheaf-orders.ts'
import type { Base, Sheaf, Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { fromInches, GUN_TABLE, toInches } from '../../tables/index.ts'
import { isGuns } from '../../vocabulary.ts'
import { sheafAreas, templateOf } from '../areas.ts'
import { withFireOf } from '../fire-plan.ts'
import { effectOn } from '../odds/check.ts'
import { asOrder } from '../order-written.ts'
import { type Aim, aimOf, aimOfLying, PATTERNS, sheafAt } from './patterns.ts'

export type Write = (told: UnitOrder) => AnyOrder

export const gunsOf = (unit: Unit): readonly Base[] => unit.bases.filter(({ troop }) => isGuns(troop))

/** "Battery 2", or "The battery" if there is one base only. */
export const gunsName = (unit: Unit, base: Base): string => {
  const guns = gunsOf(unit)
  return guns.length > 1 ? `Battery ${guns.indexOf(base) + 1}` : 'The battery'
}

/** "Heavy Group B's sheaf", "Heavy Group B, battery 2: sheaf". */
const sheafName = (unit: Unit, base: Base): string => {
  const guns = gunsOf(unit)
  return guns.length > 1
    ? `${unit.name}, battery ${guns.indexOf(base) + 1}: sheaf`
    : `${unit.name}${unit.name.endsWith('s') ? '’' : '’s'} sheaf`
}

export const newSheaf = (told: UnitOrder, base: Base): SheafOrder | undefined =>
  told.sheaves?.find((sheaf) => sheaf.base === base.id)

export const withSheaf = (told: UnitOrder, base: string, sheaf: SheafOrder | undefined): UnitOrder => {
  const others = (told.sheaves ?? []).filter((one) => one.base !== base)
  return { ...told, sheaves: sheaf ? [...others, sheaf] : others }
}

const rangeOf = ({ troop }: Base): number => (isGuns(troop) ? GUN_TABLE[troop].range : 0)

const [SQUARE] = PATTERNS

/** On the nearest enemy within range, or else half-way to the end of the range. */
export const plainSheaf = (view: View, unit: Unit, base: Base): SheafOrder | undefined => {
  if (!SQUARE) return undefined
  const targets = view.units.filter(({ side }) => side !== unit.side).flatMap(({ bases }) => bases)
  const nearest = targets.toSorted(
    (a, b) => squaredDistance(a.centre, base.centre) - squaredDistance(b.centre, base.centre),
  )
  const ahead = along(base.centre, view.table.enemy[unit.side], fromInches(rangeOf(base) / 2))
  return [...nearest.map(({ centre }) => centre), ahead]
    .map((centre) => sheafAt(base.id, { pattern: SQUARE, centre, rotation: 0 }, 'he'))
    .find((sheaf) => !sheavesRefusal(view, unit, [sheaf]))
}

/** Where the sheaf of a base is to fall, or falls now. */
export const aimFor = (told: UnitOrder, base: Base): Aim | undefined => {
  const sheaf = newSheaf(told, base)
  if (sheaf) return aimOf(sheaf)
  return base.sheaf ? aimOfLying(base.sheaf) : undefined
}

export const shellFor = (told: UnitOrder, base: Base): SheafOrder['shell'] =>
  newSheaf(told, base)?.shell ?? base.sheaf?.shell ?? 'he'

/** PA-SHEAF-16 counts all gas of an order together; the rest of it is in `others`. */
export const sheafRefusal = (
  view: View,
  unit: Unit,
  sheaf: SheafOrder,
  others: number,
): Refusal | undefined =>
  sheavesRefusal(view, unit, [sheaf]) ?? gasRefusal(view, unit.side, sheaf.shell === 'gas' ? others + 1 : 0)

/** The table with one sheaf laid elsewhere by an order, and without it. */
interface Laying {
  readonly without: View
  readonly laid: View
}

/** Guns that stand ready to fire, whatever the order says that they have now. */
const ready = (view: View, unit: Unit, sheafOfBase: (base: Base) => Base['sheaf']): View => ({
  ...view,
  units: view.units.map((one) =>
    one.id === unit.id
      ? {
          ...one,
          status: 'solid',
          order: 'fire-barrage',
          bases: one.bases.map((base) => ({ ...base, sheaf: sheafOfBase(base) })),
        }
      : one,
  ),
})

const layingOf = (view: View, unit: Unit, base: Base, sheaf: Sheaf): Laying => {
  const gas =
    sheaf.shell === 'gas' && isGuns(base.troop) ? [{ guns: base.troop, squares: sheaf.squares }] : []
  const others = (one: Base) => (one.id === base.id ? null : one.sheaf)
  return {
    without: ready(view, unit, others),
    laid: {
      ...ready(view, unit, (one) => (one.id === base.id ? sheaf : one.sheaf)),
      gas: [...view.gas, ...gas],
    },
  }
}

/** What a sheaf does to the check of everybody under it. */
const effects = (view: View, unit: Unit, base: Base, sheaf: Sheaf): readonly Danger[] => {
  const { without, laid } = layingOf(view, unit, base, sheaf)
  return view.units
    .filter((one) => one.id !== unit.id && sheafOn(one, sheaf.squares) > 0)
    .map((one) => effectOn(without, laid, one, one.side === unit.side))
}

const wordsFor = (base: Base, sheaf: Sheaf, hit: number): string => {
  const away = Math.max(...sheaf.squares.map(({ box }) => toInches(gapToPoint(base, box.centre))))
  return `${away.toFixed(1)} of ${rangeOf(base)} in.${hit > 0 ? '' : ' On nobody.'}`
}

/** The sheaves of a unit that is to fire a barrage, to be moved and turned on the table. */
export const sheafTemplates = (
  view: View,
  unit: Unit,
  told: UnitOrder,
  gasElsewhere: number,
  write: Write,
): readonly ShownTemplate[] =>
  gunsOf(unit).flatMap((base): ShownTemplate[] => {
    const aim = aimFor(told, base)
    if (!aim) return []
    const shell = shellFor(told, base)
    const shapes = (sheaf: Pick<Sheaf, 'squares' | 'shell'>) =>
      sheafAreas(`template-${base.id}`, base.troop, sheaf, unit.side).map((area) => ({
        ...area,
        template: templateOf(base.id),
      }))
    const others = (told.sheaves ?? []).filter((one) => one.base !== base.id && one.shell === 'gas').length
    return [
      {
        id: templateOf(base.id),
        name: sheafName(unit, base),
        centre: aim.centre,
        heading: Math.round(aim.rotation * 100),
        shapes: shapes(sheafOf(sheafAt(base.id, aim, shell))),
        at(centre, heading) {
          const order = sheafAt(base.id, { ...aim, centre, rotation: toDegrees(heading) }, shell)
          const refusal = sheafRefusal(view, unit, order, gasElsewhere + others)
          const sheaf = sheafOf(order)
          const written = write(withSheaf(told, base.id, order))
          const done = effects(withFireOf(view, asOrder(written)), unit, base, sheaf)
          return {
            order: written,
            ...(refusal ? { refusal } : {}),
            text: wordsFor(base, sheaf, done.length),
            effects: done,
            shapes: shapes(sheaf),
          }
        },
      },
    ]
  })
