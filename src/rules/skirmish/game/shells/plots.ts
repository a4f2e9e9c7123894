import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, kind, maybe } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { firePlan } from '../../procedures/fire-plan.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { idOfName } from '../../scenarios/ids.ts'
import { ARTILLERY_FACTORS } from '../../tables/index.ts'
import { fromInches, pointAt, rangeOf } from '../../tables/table-top.ts'
import { AMMO, type Ammo, type Plotters, type Side } from '../../vocabulary.ts'
import { isInArc } from '../board/arcs.ts'
import { isOnTableTop } from '../board/room.ts'
import { fieldOf } from '../field.ts'
import { AIM, type Aim, id, moveNumber, section } from '../forms.ts'
import { nameOf } from '../names.ts'
import type { Battery, Plot, State, Unit } from '../state.ts'
import { isHeld, isInMelee, isRouting, unitNamed } from '../units.ts'

export const PLOT_FIRE = form({
  kind: kind('plot-fire'),
  gun: id(),
  section: section(),
  aim: AIM,
  ammo: choice(AMMO),
  from: maybe(moveNumber()),
  to: maybe(moveNumber()),
})
export type PlotFire = Accepted<typeof PLOT_FIRE>

/** SK-ART-31: an aim point as coordinates; none if there is no such landmark. */
export const aimPoint = (state: State, side: Side, aim: Aim): Point | undefined => {
  if ('x' in aim) return pointAt(aim)
  const sign = side === 'a' ? 1 : -1
  const { width, length, landmarks } = fieldOf(state.scenario)
  if ('landmark' in aim) {
    const from = landmarks.get(idOfName(aim.landmark))
    if (!from) return undefined
    const up = fromInches((aim.up ?? 0) - (aim.down ?? 0))
    const right = fromInches((aim.right ?? 0) - (aim.left ?? 0))
    return { x: from.x + sign * right, y: from.y + sign * up }
  }
  const fromLeft = aim.left === undefined ? width - fromInches(aim.right ?? 0) : fromInches(aim.left)
  const up = fromInches(aim.baseline)
  return side === 'a' ? { x: fromLeft, y: up } : { x: width - fromLeft, y: length - up }
}

/** SK-ART-10: what fires indirect. */
const PLOTTED = ['mortar', 'howitzer', 'heavy-gun', 'medium-gun'] as const

/** SK-ART-10: guns on the table that fire indirect. */
export const isPlottable = ({ weapon, where }: Unit): boolean =>
  where === 'table' && PLOTTED.some((plotted) => plotted === weapon)

/** SK-BOM-13, SK-BOM-15: whether the list of a side has anything to plot for, be it there still or not. */
export const listsPlotters = ({ scenario }: Pick<State, 'scenario'>, side: Side): boolean => {
  const { batteries = [], units } = scenario[side]
  return (
    batteries.length > 0 ||
    (!scenario.noIndirect &&
      units.some(({ organisation }) => PLOTTED.some((plotted) => plotted === organisation)))
  )
}

/** SK 7.3: a scenario without indirect fire lets only mortars and guns with ammunition of their own be plotted. */
export const plottersOf = (state: State, side: Side, which: Plotters): readonly string[] => [
  ...(which === 'on-table'
    ? []
    : state.batteries
        .filter((battery) => battery.side === side && battery.guns[0] + battery.guns[1] > 0)
        .map(({ id }) => id)),
  ...(which === 'batteries' || state.scenario.noIndirect
    ? []
    : state.units.filter((unit) => unit.side === side && isPlottable(unit)).map(({ id }) => id)),
]

/** SK-BOM-15: whether a plot that a battery is given now could fall before the battle ends; before it, it always could. */
export const batteriesMayPlot = (state: State): boolean =>
  state.move === 0 ||
  firePlan.resolve({ kind: 'off-table', orderMove: state.move, options: state.options }, NO_DICE, SILENT)
    .earliestMove <= state.scenario.moves

const hasGunOnTable = (state: State, side: Side, which: Plotters): boolean =>
  which !== 'batteries' &&
  !state.scenario.noIndirect &&
  state.units.some((unit) => unit.side === side && isPlottable(unit) && unit.figures.length > 0)

/** SK-BOM-15: who is asked to plot goes by what both sides can see, never by what a battery has left. */
export const isAskedToPlot = (state: State, side: Side, which: Plotters): boolean =>
  hasGunOnTable(state, side, which) ||
  (which !== 'on-table' &&
    state.batteries.some((battery) => battery.side === side) &&
    batteriesMayPlot(state))

/** A battery without a gun or without a move of fire left; how many it has is not known before they are thrown for. */
export const isSpent = ({ guns, moves }: Battery): boolean => guns[0] + guns[1] === 0 || moves === 0

/** SK-BOM-15: asked for its batteries' sake alone, of which none has anything left; only the side itself may be told. */
export const hasNothingToPlot = (state: State, side: Side, which: Plotters): boolean =>
  !hasGunOnTable(state, side, which) &&
  state.batteries.every((battery) => battery.side !== side || isSpent(battery))

const isBattery = (gun: Battery | Unit): gun is Battery => 'guns' in gun

/** The first move in which a plot written now can fall (SK-ART-09). */
export const earliestOf = (state: State, gun: Battery | Unit): number => {
  const { earliestMove } = firePlan.resolve(
    { kind: isBattery(gun) ? 'off-table' : 'indirect', orderMove: state.move, options: state.options },
    NO_DICE,
    SILENT,
  )
  return state.move === 0 ? Math.max(earliestMove, state.scenario.firstPlots ?? 1) : earliestMove
}

/** Why fire may not be plotted so (SK-ART-10, SK-ART-26, SK-ART-29): anywhere on the table, also where it cannot fall yet. */
export const plotRefusal = (
  state: State,
  side: Side,
  { gun, section, aim, ammo, from, to }: PlotFire,
  which: Plotters,
): Refusal | undefined => {
  if (!plottersOf(state, side, which).includes(gun))
    return refuse('no-such-gun', `You have no gun ${gun} to plot for now.`, 'SK-ART-10')
  const piece = state.batteries.find(({ id }) => id === gun) ?? unitNamed(state, gun)
  if (!piece) return refuse('no-such-gun', `You have no gun ${gun}.`, 'SK-ART-10')
  if (!isBattery(piece) && section !== 0)
    return refuse('no-section', 'Only batteries have sections.', 'SK-ART-40')
  if (isBattery(piece) && section !== 0 && piece.guns[section === 1 ? 0 : 1] === 0)
    return refuse('no-guns', 'That section has no guns left.', 'SK-ART-40')
  if (!piece.ammo.includes(ammo))
    return refuse(
      'no-ammunition',
      `${nameOf(state, gun)} has no ${ammo === 'he' ? 'high explosive' : ammo}.`,
      'SK-ART-10',
    )
  const point = aimPoint(state, side, aim)
  if (!point) return refuse('no-landmark', 'There is no landmark of that name.', 'SK-SET-08')
  if (!isOnTableTop(state, point)) return refuse('off-table', 'That point is off the table.', 'SK-BOM-08')
  const earliest = earliestOf(state, piece)
  if (from !== undefined && from < earliest)
    return refuse('too-soon', `The earliest move for it is ${earliest}.`, 'SK-ART-09')
  if (to !== undefined && to < (from ?? earliest))
    return refuse('backwards', 'The last move comes before the first.', 'SK-ART-29')
  return undefined
}

/** SK-ART-24: whether a gun on the table could drop a shell on a point from where it stands. */
export const reaches = (state: State, unit: Unit, aim: Point): boolean =>
  factorAt(ARTILLERY_FACTORS[weaponOf(unit)], rangeOf(distance(unit.position, aim))) !== undefined &&
  isInArc(state, unit, aim)

const weaponOf = ({ weapon }: Unit): Exclude<Unit['weapon'], null | 'hmg' | 'wagon'> =>
  weapon === null || weapon === 'hmg' || weapon === 'wagon' ? 'mortar' : weapon

/** SK-ART-29, SK-ART-40: the list with a plot entered; one with the same first move is struck out. */
export const withPlot = (state: State, side: Side, order: PlotFire): readonly Plot[] => {
  const battery = state.batteries.find(({ id }) => id === order.gun)
  const piece = battery ?? unitNamed(state, order.gun)
  const aim = aimPoint(state, side, order.aim)
  if (!piece || !aim) return state.plots[side]
  const from = order.from ?? earliestOf(state, piece)
  const sections: readonly Plot['section'][] = battery
    ? order.section === 1
      ? [1]
      : order.section === 2
        ? [2]
        : [1, 2]
    : [0]
  const kept = state.plots[side].filter(
    (plot) => !(plot.gun === order.gun && plot.from === from && sections.includes(plot.section)),
  )
  return [
    ...kept,
    ...sections.map((section) => ({
      gun: order.gun,
      section,
      aim,
      ...('x' in order.aim ? {} : { written: order.aim }),
      ammo: order.ammo,
      from,
      to: order.to ?? null,
    })),
  ]
}

/** SK-ART-29: the plot of a gun or section that is in force in this move. */
export const plotInForce = (
  state: State,
  side: Side,
  gun: string,
  section: Plot['section'],
): Plot | undefined => {
  let latest: Plot | undefined
  for (const plot of state.plots[side]) {
    if (plot.gun !== gun || plot.section !== section || plot.from > state.move) continue
    if (!latest || plot.from > latest.from) latest = plot
  }
  return latest && (latest.to === null || latest.to >= state.move) ? latest : undefined
}

/** SK-ART-27: a gun on the table that cannot fire its plot now. */
export const cannotFirePlot = (state: State, unit: Unit, { aim }: Plot): boolean =>
  unit.where !== 'table' ||
  unit.figures.length === 0 ||
  unit.limbered ||
  isInMelee(state, unit) ||
  isRouting(unit) ||
  unit.retreatOwed ||
  unit.marks.fellBackFrom !== null ||
  !isPlottable(unit) ||
  isHeld(state, unit) ||
  !reaches(state, unit, aim)

/** SK-ART-38: whether a shell of this ammunition is left for a gun. */
export const hasShell = (state: State, side: Side, unit: Unit | undefined, ammo: Ammo): boolean => {
  if (unit?.shells === 0) return false
  if (ammo !== 'smoke' && ammo !== 'gas') return true
  const left = state.shells[side][ammo]
  return left === null || left > 0
}
