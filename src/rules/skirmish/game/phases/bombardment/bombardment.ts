import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { counterBattery } from '../../../procedures/counter-battery.ts'
import { COUNTER_BATTERY } from '../../../tables/index.ts'
import { fromInches, SAME_TARGET, TOLERANCE } from '../../../tables/table-top.ts'
import type { Side } from '../../../vocabulary.ts'
import { closeUp } from '../../board/closing-up.ts'
import { changeBattery, changeUnit, mark, type Play, unitNow } from '../../play.ts'
import { cannotFirePlot, hasShell, plotInForce } from '../../shells/plots.ts'
import { batteryShell, gunShell, land } from '../../shells/shelling.ts'
import { otherSide } from '../../sides.ts'
import type { Battery, Plot, State, Visited } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import { isArtillery } from '../../weapons.ts'
import { byItself } from '../page.ts'
import type { Due, PhaseOf } from '../shapes.ts'

type Phase = PhaseOf<'bombardment'>

const SECTIONS = [1, 2] as const

/** Sections of a side's batteries with a plot in force, a gun and a move left (SK-BOM-10). */
export const readySections = (state: State, side: Side): readonly Due[] =>
  state.batteries.flatMap(({ id, side: own, guns, moves }) =>
    own !== side || (moves ?? 0) === 0
      ? []
      : SECTIONS.flatMap((section) =>
          guns[section - 1] && plotInForce(state, side, id, section) ? [{ gun: id, section }] : [],
        ),
  )

export const beginBombardment = (play: Play): void => {
  const first = play.state.initiative ?? 'a'
  pushPhase(play, {
    name: 'bombardment',
    batteries: [first, otherSide(first)],
    shells: [],
    fired: [],
    onTable: false,
  })
}

const onTableShells = (state: State): readonly Due[] => {
  const first = state.initiative ?? 'a'
  return [first, otherSide(first)].flatMap((side) =>
    state.units.flatMap((unit): readonly Due[] => {
      const plot = unit.side === side ? plotInForce(state, side, unit.id, 0) : undefined
      return plot && !cannotFirePlot(state, unit, plot) ? [{ gun: unit.id, section: 0 }] : []
    }),
  )
}

const spend = (play: Play, side: Side, plot: Plot): void => {
  const { ammo } = plot
  const shells = play.state.shells[side]
  if ((ammo === 'smoke' || ammo === 'gas') && shells[ammo] !== null)
    change(play, { shells: { ...play.state.shells, [side]: { ...shells, [ammo]: (shells[ammo] ?? 1) - 1 } } })
}

/** One shell of a battery; false if none could be fired (SK-ART-38). */
const fireBatteryShell = (play: Play, battery: Battery, section: 1 | 2): boolean => {
  const { side, id } = battery
  const plot = plotInForce(play.state, side, id, section)
  if (!plot || !hasShell(play.state, side, undefined, plot.ammo)) return false
  spend(play, side, plot)
  play.dice.about?.({ title: 'Bombardment', unit: id })
  land(play, id, 'indirect', plot.aim, batteryShell(battery, plot.ammo))
  return true
}

const fireGunPlot = (play: Play, id: string): void => {
  const unit = unitNamed(play.state, id)
  const plot = unit && plotInForce(play.state, unit.side, id, 0)
  if (!unit || !plot || unit.weapon === null || !isArtillery(unit.weapon)) return
  if (cannotFirePlot(play.state, unit, plot) || !hasShell(play.state, unit.side, unit, plot.ammo)) return
  spend(play, unit.side, plot)
  if (unit.shells !== null) changeUnit(play, id, { shells: unit.shells - 1 })
  mark(play, id, { firedPlot: true, fired: [...unitNow(play, id).marks.fired, unit.weapon] })
  play.dice.about?.({ title: 'Plotted fire', unit: id })
  land(
    play,
    id,
    'indirect',
    plot.aim,
    gunShell(unit, unit.weapon, plot.aim, plot.ammo, { mode: 'indirect', enfilade: false, marked: false }),
  )
}

/** SK-BOM-07, SK-BOM-12: how often a section has now fired at about this point. */
const visited = (targets: readonly Visited[], aim: Point): readonly Visited[] => {
  const near = fromInches(SAME_TARGET) + fromInches(TOLERANCE)
  const known = targets
    .filter(({ at }) => distance(at, aim) <= near)
    .toSorted((one, other) => distance(one.at, aim) - distance(other.at, aim))[0]
  return known
    ? targets.map((one) => (one === known ? { at: one.at, moves: one.moves + 1 } : one))
    : [...targets, { at: aim, moves: 1 }]
}

const visitsTo = (targets: readonly Visited[], aim: Point): number =>
  targets
    .filter(({ at }) => distance(at, aim) <= fromInches(SAME_TARGET) + fromInches(TOLERANCE))
    .toSorted((one, other) => distance(one.at, aim) - distance(other.at, aim))[0]?.moves ?? 0

/** SK-BOM-14: when all shells have landed, sections that have fired too often at one point are found. */
const counterFire = (play: Play, { fired }: Phase): void => {
  for (const { gun, section, guns } of fired) {
    const battery = play.state.batteries.find(({ id }) => id === gun)
    const plot = battery && plotInForce(play.state, battery.side, gun, section)
    if (!battery || !plot) continue
    const targets = visited(battery.targets[section - 1] ?? [], plot.aim)
    changeBattery(play, gun, {
      targets: section === 1 ? [targets, battery.targets[1]] : [battery.targets[0], targets],
    })
    const movesOnTarget = visitsTo(targets, plot.aim)
    if (!COUNTER_BATTERY.some(({ fromMove, hitOn }) => hitOn > 0 && movesOnTarget >= fromMove)) continue
    // SK-BOM-13: what becomes of its guns only the owner knows.
    play.dice.about?.({ title: 'Counter-battery fire', unit: gun, only: battery.side })
    const { destroyed } = counterBattery.resolve(
      { gunsFiring: guns, movesOnTarget, options: play.state.options },
      play.dice,
      play.trace,
    )
    tellOf(play, { kind: 'counter-battery', side: battery.side, battery: gun, thrown: guns, lost: destroyed })
    const left = (play.state.batteries.find(({ id }) => id === gun) ?? battery).guns
    changeBattery(play, gun, {
      guns: section === 1 ? [left[0] - destroyed, left[1]] : [left[0], left[1] - destroyed],
    })
  }
}

/** SK-BOM-10: a battery that has fired in this phase has a move less. */
const countMoves = (play: Play, { fired }: Phase): void => {
  for (const id of new Set(fired.map(({ gun }) => gun))) {
    const battery = play.state.batteries.find((one) => one.id === id)
    if (battery?.moves) changeBattery(play, id, { moves: battery.moves - 1 })
  }
}

/** SK-ART-33: batteries, then guns on the table, shell by shell; then ranks close, then counter-battery fire. */
export const BOMBARDMENT = byItself<'bombardment'>((play, phase) => {
  const [next, ...shells] = phase.shells
  if (next) {
    replacePhase(play, { ...phase, shells })
    if (next.section === 0) {
      fireGunPlot(play, next.gun)
      return
    }
    const battery = play.state.batteries.find(({ id }) => id === next.gun)
    if (battery && fireBatteryShell(play, battery, next.section)) noteFired(play, next.gun, next.section)
    return
  }
  const [side, ...batteries] = phase.batteries
  if (side) {
    replacePhase(play, { ...phase, batteries })
    if (readySections(play.state, side).length > 0)
      pushPhase(play, { name: 'battery-fire', side, skipped: [] })
    return
  }
  if (!phase.onTable) {
    replacePhase(play, { ...phase, onTable: true, shells: onTableShells(play.state) })
    return
  }
  popPhase(play)
  for (const { id, marks, where } of play.state.units)
    if (where === 'table' && marks.casualties > 0) closeUp(play, id)
  counterFire(play, phase)
  countMoves(play, phase)
})

/** Keeps in the phase which sections have fired, and with how many guns. */
const noteFired = (play: Play, gun: string, section: 1 | 2): void => {
  const index = play.state.phases.findIndex(({ name }) => name === 'bombardment')
  const phase = play.state.phases[index]
  if (phase?.name !== 'bombardment') return
  const found = phase.fired.find((one) => one.gun === gun && one.section === section)
  const fired = found
    ? phase.fired.map((one) => (one === found ? { ...one, guns: one.guns + 1 } : one))
    : [...phase.fired, { gun, section, guns: 1 }]
  change(play, { phases: play.state.phases.map((one) => (one === phase ? { ...phase, fired } : one)) })
}
