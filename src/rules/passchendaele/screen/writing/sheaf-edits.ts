import { along, bearing } from '#kernel/geometry/angle.ts'
import { inchesLong } from '#kernel/words.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import type { SheafOrder, UnitOrder } from '../../game/forms.ts'
import { gasLeft } from '../../game/phases/sheaf-orders.ts'
import type { Base, Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { fromInches, GUN_TABLE, toInches } from '../../tables/index.ts'
import { isGuns, SHELLS, type Shell } from '../../vocabulary.ts'
import { templateOf } from '../areas.ts'
import { type Aim, isStacked, PATTERNS, sheafAt } from './patterns.ts'
import {
  aimFor,
  gunsName,
  gunsOf,
  newSheaf,
  plainSheaf,
  sheafRefusal,
  shellFor,
  type Write,
  withSheaf,
} from './sheaf-templates.ts'

/** Each gun base on the enemy base nearest to it that it can reach, for a start. */
export const plainSheaves = (view: View, unit: Unit): SheafOrder[] =>
  gunsOf(unit).flatMap((base) => plainSheaf(view, unit, base) ?? [])

/** One button a gun base: it puts the sheaf of the base into the player's hand, and lays one if there is none. */
const aimEdit = (
  view: View,
  unit: Unit,
  base: Base,
  told: UnitOrder,
  write: Write,
  inHand: boolean,
): Edit | undefined => {
  const name = gunsName(unit, base)
  const aim = aimFor(told, base)
  if (aim) {
    const { x, y } = aim.centre
    const at = `${toInches(x).toFixed(1)}, ${toInches(y).toFixed(1)}`
    const shell = shellFor(told, base) === 'gas' ? 'gas' : 'HE'
    const where = newSheaf(told, base) ? `${shell} at ${at}` : `${shell} as now, ${at}`
    return { title: `${name}: ${where}`, chosen: inHand, takes: templateOf(base.id) }
  }
  const sheaf = plainSheaf(view, unit, base)
  return (
    sheaf && {
      title: `${name}: lay a sheaf`,
      order: write(withSheaf(told, base.id, sheaf)),
      takes: templateOf(base.id),
    }
  )
}

interface Held {
  readonly view: View
  readonly unit: Unit
  readonly base: Base
  readonly told: UnitOrder
  readonly aim: Aim
  readonly shell: Shell
  /** Gas sheaves that the order lays elsewhere. */
  readonly gas: number
  readonly write: Write
}

/** By how many inches a sheaf is drawn nearer to the guns, for a pattern that does not reach as far as the one before. */
const NEARER = [0.5, 1, 1.5, 2]

const editFor = (held: Held, title: string, aim: Aim, shell: Shell): Edit => {
  const { view, unit, base } = held
  const back = bearing(aim.centre, base.centre)
  const at = (nearer: number) => {
    const centre = along(aim.centre, back, fromInches(nearer))
    const sheaf = sheafAt(base.id, { ...aim, centre }, shell)
    return { nearer, sheaf, refusal: sheafRefusal(view, unit, sheaf, held.gas) }
  }
  const here = at(0)
  const drawn = here.refusal?.code === 'out-of-range' ? NEARER.map(at).find((one) => !one.refusal) : undefined
  const { nearer, sheaf, refusal } = drawn ?? here
  if (refusal) return { title, refusal }
  return {
    title,
    ...(nearer > 0 ? { detail: `${inchesLong(nearer)} nearer` } : {}),
    order: held.write(withSheaf(held.told, base.id, sheaf)),
  }
}

const patternEdits = (held: Held): readonly Edit[] =>
  PATTERNS.map((pattern) => ({
    ...editFor(held, pattern.title, { ...held.aim, pattern }, held.shell),
    chosen: held.aim.pattern === pattern,
    squares: pattern.squares,
  }))

const shellEdits = (held: Held): readonly Edit[] => {
  const { base, view, unit, aim, shell } = held
  if (!isGuns(base.troop) || !GUN_TABLE[base.troop].gas) return []
  const left = gasLeft(view, unit.side)
  const gas = Number.isFinite(left) ? `Gas (${Math.max(0, left - held.gas)} left)` : 'Gas'
  const [plain] = PATTERNS
  return SHELLS.map((one) => {
    // PA-SHEAF-11: gas is never stacked
    const pattern = one === 'gas' && isStacked(aim.pattern) && plain ? plain : aim.pattern
    return { ...editFor(held, one === 'gas' ? gas : 'HE', { ...aim, pattern }, one), chosen: shell === one }
  })
}

/** Degrees to either side. */
const TURNS = [
  ['Turn left', -15],
  ['Turn right', 15],
] as const

const turnEdits = (held: Held): readonly Edit[] =>
  TURNS.map(([title, by]) =>
    editFor(held, title, { ...held.aim, rotation: (held.aim.rotation + by + 360) % 360 }, held.shell),
  )

/** Where the sheaves of a unit fall; for the one in hand its pattern, its shell and how it lies. */
export const sheafGroups = (
  view: View,
  unit: Unit,
  told: UnitOrder,
  gasElsewhere: number,
  write: Write,
  inHand: string | undefined,
): readonly EditGroup[] => {
  if (told.order !== 'fire-barrage') return []
  const guns = gunsOf(unit)
  const isInHand = ({ id }: Base): boolean => id === inHand || templateOf(id) === inHand
  const base = guns.find(isInHand) ?? (guns.length === 1 ? guns[0] : undefined)
  const aim = base && aimFor(told, base)
  const list: EditGroup = {
    title: 'Sheaves (move and turn them on the table)',
    edits: guns.flatMap((one) => aimEdit(view, unit, one, told, write, isInHand(one)) ?? []),
  }
  if (!base || !aim) return [list]
  const others = (told.sheaves ?? []).filter((one) => one.base !== base.id && one.shell === 'gas').length
  const shell = shellFor(told, base)
  const held: Held = { view, unit, base, told, aim, shell, gas: gasElsewhere + others, write }
  const drop: Edit = {
    title: base.sheaf ? 'Leave it as it is' : 'No sheaf',
    order: write(withSheaf(told, base.id, undefined)),
  }
  const name = gunsName(unit, base)
  const shells = shellEdits(held)
  return [
    list,
    { title: `${name}: pattern`, edits: patternEdits(held) },
    {
      title: `${name}: shell and direction`,
      edits: [...shells, ...turnEdits(held), ...(newSheaf(told, base) ? [drop] : [])],
    },
  ]
}
