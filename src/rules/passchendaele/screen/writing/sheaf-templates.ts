import type { AnyOrder, Refusal } from '../../../../kernel/game/game.ts'
import { along } from '../../../../kernel/geometry/angle.ts'
import { gapToPoint } from '../../../../kernel/geometry/gap.ts'
import { toDegrees } from '../../../../kernel/geometry/measure.ts'
import { squaredDistance } from '../../../../kernel/geometry/point.ts'
import type { ShownTemplate } from '../../../../screen/writing.ts'
import { fireOn } from '../../game/board/fire-count.ts'
import { sheafOn } from '../../game/board/sheaves.ts'
import type { SheafOrder, UnitOrder } from '../../game/phases/forms.ts'
import { gasRefusal, sheafOf, sheavesRefusal } from '../../game/phases/sheaf-orders.ts'
import type { Base, Sheaf, Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { fromInches, GUN_TABLE, toInches } from '../../tables/index.ts'
import { isGuns } from '../../vocabulary.ts'
import { firingAlone, sheafAreas, templateOf } from '../areas.ts'
import { fireWords } from '../fire-words.ts'
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

/** What a sheaf would put on everybody under it, by itself. */
const effects = (view: View, unit: Unit, base: Base, sheaf: Sheaf): readonly string[] => {
  const guns: Unit = { ...unit, status: 'solid', order: 'fire-barrage', bases: [{ ...base, sheaf }] }
  const units = view.units.map((one) => (one === unit ? guns : one))
  const gas =
    sheaf.shell === 'gas' && isGuns(base.troop) ? [{ guns: base.troop, squares: sheaf.squares }] : []
  const alone: View = { ...firingAlone({ ...view, units }, guns), gas }
  return view.units
    .filter((one) => one !== unit && sheafOn(one, sheaf.squares) > 0)
    .map(
      (one) =>
        `${one.name}${one.side === unit.side ? ' (own side)' : ''}: ${fireWords(fireOn(alone, one)) || 'no points'}`,
    )
}

const wordsFor = (view: View, unit: Unit, base: Base, sheaf: Sheaf): string => {
  const away = Math.max(...sheaf.squares.map(({ box }) => toInches(gapToPoint(base, box.centre))))
  const hit = effects(view, unit, base, sheaf)
  return `${away.toFixed(1)} of ${rangeOf(base)} in. ${hit.length > 0 ? hit.join('; ') : 'On nobody.'}`
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
          return {
            order: write(withSheaf(told, base.id, order)),
            ...(refusal ? { refusal } : {}),
            text: wordsFor(view, unit, base, sheaf),
            shapes: shapes(sheaf),
          }
        },
      },
    ]
  })
