import type { Wish } from '#kernel/game/commander.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { nearestOn } from '../game/board/centreline.ts'
import { houseNamed } from '../game/board/ground.ts'
import { fieldOf } from '../game/field.ts'
import { nameOf } from '../game/names.ts'
import type { OrderOf, PlayerOrder } from '../game/phases/index.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import { earliestOf, plotInForce, plottersOf, reaches } from '../game/shells/plots.ts'
import { batteryShell, gunShell } from '../game/shells/shelling.ts'
import type { Battery, Unit } from '../game/state.ts'
import { TABLE } from '../game/table-memo.ts'
import { isOnTable, unitNamed } from '../game/units.ts'
import { BURST_DIAMETER } from '../tables/index.ts'
import { fromInches, SAME_TARGET } from '../tables/table-top.ts'
import type { Ammo } from '../vocabulary.ts'
import { worthOfShell } from './bursts.ts'
import { type Eye, estimated, mostMisjudged } from './estimating.ts'
import { worthOfGas } from './gas.ts'
import { isTroops } from './moves/goals.ts'
import { goalsOf, isBelow, type Situation } from './situation.ts'
import { inchesTo } from './stance.ts'
import type { Thresholds } from './thresholds.ts'

/** How far troops who attack come on in two moves, inches, and how far a guess at that is trusted. */
const COMING_ON = 6
const ON_THE_WAY = 0.6

/** Where an enemy will be when a shell plotted now falls: those in works and with weapons stay. */
const expectedAt = ({ view, side }: Situation, unit: Unit): Point => {
  const { position } = unit
  if (unit.inside !== null || unit.weapon !== null || unit.trench !== null || view.move === 0) return position
  const step = fromInches(side === 'a' ? COMING_ON : -COMING_ON)
  return { x: position.x, y: Math.max(0, Math.min(fieldOf(view.scenario).length, position.y + step)) }
}

interface Aim {
  readonly at: Point
  readonly worth: number
  readonly why: string
}

/** Enemies of whom it is known where they will be: those in works, and all others with less trust. */
const aimsOf = (situation: Situation, gun: Battery | Unit): readonly Aim[] => {
  const { view, enemy } = situation
  const found: Aim[] = []
  for (const unit of view.units) {
    if (unit.side !== enemy || !isOnTable(unit) || isBelow(view, unit)) continue
    const at = expectedAt(situation, unit)
    const shell =
      'guns' in gun
        ? batteryShell(gun, 'he')
        : gunShell(gun, gun.weapon === 'mortar' ? 'mortar' : 'medium-gun', at, 'he', {
            mode: 'indirect',
            enfilade: false,
            marked: false,
          })
    const worth = worthOfShell(situation, shell, unit.position) * (at === unit.position ? 1 : ON_THE_WAY)
    found.push({ at, worth, why: `Shells for ${nameOf(view, unit.id)}.` })
  }
  return found.toSorted((one, other) => other.worth - one.worth)
}

const plansKnown = TABLE.memo(() => new Map<Thresholds, Map<string, readonly Aim[]>>())

/** What a battery may aim at, judged once for all plots that are written before the battle. */
const judgedOnce = (
  { view, thresholds }: Situation,
  battery: Battery,
  ammo: Ammo,
  judge: () => readonly Aim[],
): readonly Aim[] => {
  const plans = plansKnown(view)
  const known = plans.get(thresholds) ?? new Map<string, readonly Aim[]>()
  plans.set(thresholds, known)
  const key = `${battery.id} ${ammo}`
  const aims = known.get(key) ?? judge()
  known.set(key, aims)
  return aims
}

/** Own men who will be near a place when the shells fall. */
const isOwnNear = ({ view, own, thresholds }: Situation, at: Point): boolean =>
  own.some((unit) => inchesTo(view, unit, at) <= thresholds.ownNear)

/** Wire that stands between the attackers and what they are after, before where they will come to it. */
const wireAims = (situation: Situation): readonly Point[] => {
  const { view, own } = situation
  const wires = fieldOf(view.scenario).lines.filter(({ kind }) => kind === 'wire')
  const squads = own.filter(isTroops)
  return wires.flatMap(({ line }) => {
    const wanted = goalsOf(situation).filter(({ held }) => !held)
    return wanted
      .map(({ at }) => nearestOn(line, at).at)
      .filter((at) => squads.some((unit) => distance(unit.position, at) < fromInches(40)))
  })
}

interface Target {
  readonly at: Point
  readonly ammo: Ammo
  /** How many moves it is fired at. */
  readonly moves: number
  readonly why: string
}

const plot = (
  situation: Situation,
  eye: Eye,
  gun: string,
  section: 0 | 1 | 2,
  { at, ammo, moves }: Omit<Target, 'why'>,
  from: number,
): OrderOf<'plot-fire'> => ({
  kind: 'plot-fire',
  gun,
  section,
  aim: estimated(situation, eye, at, { gun, section, from }),
  ammo,
  from,
  to: from + moves - 1,
})

/** Two moves to a target and no third (SK-BOM-12). */
const SPELL = 2

/** Moves that the gas issued lasts the battery, no more than it is wanted for. */
const gasMovesOf = ({ view, side, thresholds }: Situation, { ammo, guns }: Battery): number => {
  if (!ammo.includes('gas')) return 0
  const { gas: left } = view.shells[side]
  const { moves } = thresholds.gas
  return left === null ? moves : Math.min(moves, Math.ceil(left / Math.max(1, guns[0] + guns[1])))
}

/** SK 9.7: those it does most to, below the ground as well as above; no two places the same. */
const gasAims = (situation: Situation, battery: Battery): readonly Aim[] => {
  const { view, enemy } = situation
  const shell = batteryShell(battery, 'gas')
  const found = view.units
    .filter((unit) => unit.side === enemy && isOnTable(unit))
    .map((unit): Aim => {
      const at = houseNamed(view, unit.inside ?? '')?.middle ?? unit.position
      return { at, worth: worthOfGas(situation, shell, at), why: `Gas on ${nameOf(view, unit.id)}.` }
    })
    .filter(({ at, worth }) => worth > 0 && !isOwnNear(situation, at))
    .toSorted((one, other) => other.worth - one.worth)
  const apart = fromInches(BURST_DIAMETER[battery.weapon])
  return found.filter(({ at }, i) => found.slice(0, i).every((one) => distance(one.at, at) > apart))
}

/** SK 9.20: a fire plan by the clock, gas while they sit and then high explosive. */
function* batteryPlan(
  situation: Situation,
  eye: Eye,
  battery: Battery,
  last: number,
): Generator<Wish<PlayerOrder>> {
  const { view, attacks, side } = situation
  const first = earliestOf(view, battery)
  const aims = judgedOnce(situation, battery, 'he', () => aimsOf(situation, battery)).filter(
    ({ worth, at }) => worth > 0.5 && !isOwnNear(situation, at),
  )
  const wire = attacks && !view.gaps.length ? wireAims(situation) : []
  const gasMoves = gasMovesOf(situation, battery)
  const gas = gasMoves > 0 ? judgedOnce(situation, battery, 'gas', () => gasAims(situation, battery)) : []
  for (const section of [1, 2] as const) {
    const shells = (at: Point, why: string): Target => ({ at, ammo: 'he', moves: SPELL, why })
    const wired = section === 2 ? wire[(section - 1) % Math.max(1, wire.length)] : undefined
    const gassed = gas.find((one, i) => i === section - 1 && one.worth > (aims[0]?.worth ?? 0))
    const ordered = section === 1 ? aims : [...aims.slice(1), ...aims.slice(0, 1)]
    const targets: readonly Target[] = [
      ...(wired ? [shells(wired, 'Open the wire.')] : []),
      ...(gassed ? [{ at: gassed.at, ammo: 'gas', moves: gasMoves, why: gassed.why } as const] : []),
      ...ordered
        .filter(({ at }) => !gassed || distance(at, gassed.at) > fromInches(SAME_TARGET))
        .slice(0, 3)
        .map(({ at, why }) => shells(at, why)),
    ]
    const isPlotted = (from: number): boolean =>
      view.plots[side].some((one) => one.gun === battery.id && one.section === section && one.from === from)
    let from = first
    for (const target of targets) {
      if (from > last) break
      if (!isPlotted(from))
        yield { order: plot(situation, eye, battery.id, section, target, from), why: target.why }
      from += target.moves
    }
  }
}

/** SK 9.28: defenders plot where the enemy will have to come. */
function* barrage(
  situation: Situation,
  eye: Eye,
  battery: Battery,
  last: number,
): Generator<Wish<PlayerOrder>> {
  const { view, side } = situation
  const first = Math.max(earliestOf(view, battery), 4)
  const wires = fieldOf(view.scenario).lines.filter(({ kind }) => kind === 'wire')
  for (const section of [1, 2] as const) {
    const goal = goalsOf(situation)[section - 1]
    const wire = wires[0]
    if (!goal || !wire) continue
    const { at } = nearestOn(wire.line, goal.at)
    const off = fromInches(side === 'a' ? 2 : -2)
    for (let from = first, i = 0; from <= last && i < 3; from += 2, i++) {
      if (
        view.plots[side].some((one) => one.gun === battery.id && one.section === section && one.from === from)
      )
        continue
      const shift = fromInches(7) * (i === 0 ? 0 : i === 1 ? 1 : -1)
      const point = { x: Math.max(0, at.x + shift), y: at.y + off }
      yield {
        order: plot(situation, eye, battery.id, section, { at: point, ammo: 'he', moves: SPELL }, from),
        why: 'Shells where they must come through.',
      }
    }
  }
}

/** Mortars and guns on the table: on the best that is in reach, two moves ahead. */
function* gunPlot(situation: Situation, eye: Eye, unit: Unit): Generator<Wish<PlayerOrder>> {
  const { view, side } = situation
  const from = earliestOf(view, unit)
  const plots = view.plots[side].filter(({ gun }) => gun === unit.id)
  // SK-BOM-17: what has been written in this move stands, however it came out.
  if (plots.some((one) => one.from >= from)) return
  const current = plots.toSorted((one, other) => other.from - one.from)[0]
  if (current && isOwnNear(situation, current.aim)) {
    yield {
      order: { kind: 'cancel-plot', gun: unit.id, section: 0, from: current.from },
      why: 'Our own are there.',
    }
    return
  }
  // A gun that sees somebody to fire at is not tied to a plot.
  if (unit.weapon !== 'mortar') return
  const best = aimsOf(situation, unit).find(
    ({ at, worth }) => worth > 0 && reaches(view, unit, at) && !isOwnNear(situation, at),
  )
  if (!best) return
  if (
    current &&
    current.to === null &&
    distance(current.aim, best.at) < fromInches(2 + mostMisjudged(situation, eye, best.at))
  )
    return
  yield {
    order: {
      kind: 'plot-fire',
      gun: unit.id,
      section: 0,
      aim: estimated(situation, eye, best.at, { gun: unit.id, section: 0, from }),
      ammo: 'he',
      from,
    },
    why: best.why,
  }
}

export function* plotWishes(
  situation: Situation,
  { guns }: PhaseOf<'plots'>,
  eye: Eye,
): Generator<Wish<PlayerOrder>> {
  const { view, side, attacks } = situation
  for (const id of plottersOf(view, side, guns)) {
    const battery = view.batteries.find((one) => one.id === id)
    const unit = unitNamed(view, id)
    if (battery) {
      const last = view.scenario.moves
      if (view.move === 0)
        yield* attacks ? batteryPlan(situation, eye, battery, last) : barrage(situation, eye, battery, last)
    } else if (unit) yield* gunPlot(situation, eye, unit)
  }
  yield { order: { kind: 'pass' }, why: 'The guns have their orders.' }
}

/** SK-BOM-10: a section that would fire on its own men keeps silent. */
export function* batteryFireWishes(
  situation: Situation,
  { skipped }: PhaseOf<'battery-fire'>,
): Generator<Wish<PlayerOrder>> {
  const { view, side } = situation
  for (const battery of view.batteries) {
    if (battery.side !== side) continue
    for (const section of [1, 2] as const) {
      const due = plotInForce(view, side, battery.id, section)
      if (!due || skipped.some((one) => one.gun === battery.id && one.section === section)) continue
      const risk = worthOfShell(situation, batteryShell(battery, due.ammo), due.aim)
      if (risk < 0)
        yield { order: { kind: 'skip-fire', gun: battery.id, section }, why: 'Our own are too near.' }
    }
  }
  yield { order: { kind: 'pass' }, why: 'The battery fires.' }
}
