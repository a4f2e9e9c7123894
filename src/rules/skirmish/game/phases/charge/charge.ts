import { popPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { HALF, turned } from '#kernel/geometry/angle.ts'
import { distance, minus, type Point } from '#kernel/geometry/point.ts'
import { listed } from '#kernel/words.ts'
import { fromInches, MELEE_REACH } from '../../../tables/table-top.ts'
import { houseNamed } from '../../board/ground.ts'
import { nearestOnOutline } from '../../board/outlines.ts'
import { settled } from '../../board/room.ts'
import { exposeToGas, gasOnTheWay } from '../../clouds/exposure.ts'
import { pathCut } from '../../contact/charge-line.ts'
import { inContact, shiftedUnit } from '../../contact/coming-up.ts'
import { halfWay } from '../../contact/half-way.ts'
import { inFile } from '../../contact/in-file.ts'
import type { ChargeLine } from '../../contact/line.ts'
import { areInContact } from '../../contact/touching.ts'
import { PASS } from '../../forms.ts'
import { loseUnit } from '../../harm/losses.ts'
import { wholeDegrees } from '../../lengths.ts'
import { lengthOfPath } from '../../moves/way.ts'
import { nameOf } from '../../names.ts'
import { checkTogether, reasonsOf } from '../../nerve/checks.ts'
import { changeUnit, mark, type Play, replaceUnit, unitNow } from '../../play.ts'
import { unitWith } from '../../records.ts'
import { otherSide } from '../../sides.ts'
import type { Unit } from '../../state.ts'
import { isRouting, unitNamed } from '../../units.ts'
import { joinMelee } from '../melee/joining.ts'
import type { Page } from '../page.ts'
import type { Charging, PhaseOf } from '../shapes.ts'
import {
  answeringWeapons,
  answerRefusal,
  chargersFiredAt,
  isAsked,
  RESPOND,
  usualAnswer,
} from './answering.ts'
import { fireInDefence } from './defensive-fire.ts'

type Phase = PhaseOf<'charge'>

const ORDERS = [RESPOND, PASS] as const

/** Where the line of a charge points: the man it leads to, or the wall he is behind. */
const aimOf = (play: Play, target: Unit, { facing }: ChargeLine, end: Point): Point => {
  const house = target.inside === null ? undefined : houseNamed(play.state, target.inside)
  if (house) return nearestOnOutline(house, end)
  return target.figures.find(({ id }) => id === facing)?.at ?? end
}

/** SK-MEL-03: one unit at two inches from its target, or where it stands if that is nearer; and where its leading man is. */
const broughtUp = (
  play: Play,
  unit: Unit,
  target: Unit,
  line: ChargeLine,
): { readonly unit: Unit; readonly reached: Point } => {
  const [from] = line.path
  const end = line.path.at(-1)
  const faced: Unit = unitWith(unit, { facing: wholeDegrees(line.heading) })
  if (!from || !end) return { unit: faced, reached: unit.position }
  const left = Math.max(0, fromInches(MELEE_REACH.firedOnAt) - distance(end, aimOf(play, target, line, end)))
  const far = lengthOfPath(line.path) - left
  if (far <= 0) return { unit: faced, reached: from }
  const way = pathCut(line.path, far)
  const reached = way.at(-1) ?? from
  return {
    unit: line.inTrench
      ? inFile(play.state, faced, way, end)
      : unitWith(shiftedUnit(play.state, faced, minus(reached, from), target), { trench: null }),
    reached,
  }
}

/** SK-MEL-03: the chargers are brought to two inches; those who are nearer stay. */
const bringUp = (play: Play, { lines, target: id }: Phase): readonly Charging[] =>
  lines.map((charging) => {
    const { unit: unitId, line } = charging
    const { unit, reached } = broughtUp(play, unitNow(play, unitId), unitNow(play, id), line)
    replaceUnit(play, unit)
    return { ...charging, reached }
  })

/** SK-MEL-17, SK-MEL-33: taken without a fight. */
const isTakenWithoutFight = (target: Unit): boolean =>
  isRouting(target) || target.kind === 'sniper' || target.kind === 'wagon'

/** SK-MEL-24: with what its whole line has left of its allowance, wherever it was fired on. */
const contactOf = (
  play: Play,
  unit: Unit,
  target: Unit,
  { line, reached }: Charging,
  others: readonly Unit[],
): Unit => {
  const end = line.path.at(-1)
  if (!end) return unit
  const faced: Unit = unitWith(unit, { facing: wholeDegrees(line.heading) })
  if (line.inTrench) return inFile(play.state, faced, line.path, aimOf(play, target, line, end))
  const left = Math.max(0, line.allowance - line.cost)
  return inContact(
    play.state,
    unitWith(faced, { trench: null }),
    target,
    others,
    minus(end, reached),
    left,
    end,
  )
}

const laidOut = (play: Play, id: string): void => {
  const figures = settled(play.state, unitNow(play, id))
  if (figures) changeUnit(play, id, { figures })
}

/** SK-MOV-18: nobody is left to meet: to the end of the line, and halt. */
const runOut = (play: Play, unit: Unit, target: Unit, { line, reached }: Charging): void => {
  const end = line.path.at(-1) ?? reached
  replaceUnit(
    play,
    line.inTrench
      ? inFile(play.state, unit, line.path, end)
      : shiftedUnit(play.state, unit, minus(end, reached), target),
  )
  laidOut(play, unit.id)
}

/** SK-MEL-24, SK-MEL-42: one unit after another comes to contact; those who find no place wait behind. */
const comeToContact = (play: Play, { units, lines, target: id, flanking }: Phase): void => {
  const arrived: string[] = []
  for (const charging of lines) {
    const unit = unitNow(play, charging.unit)
    const target = unitNow(play, id)
    if (!units.includes(unit.id) || unit.where !== 'table') continue
    if (target.where === 'table') {
      const others = arrived.map((other) => unitNow(play, other))
      replaceUnit(play, contactOf(play, unit, target, charging, others))
      arrived.push(unit.id)
    } else runOut(play, unit, target, charging)
    // SK-CLD-13: the line of the charge is its way.
    exposeToGas(play, unit.id, charging.line.path)
  }
  const there = arrived.filter((unit) => unitNow(play, unit).where === 'table')
  if (there.length === 0) return
  if (isTakenWithoutFight(unitNow(play, id))) {
    loseUnit(play, id, 'prisoner', 'melee')
    for (const unit of there) laidOut(play, unit)
    return
  }
  const touching = there.some((unit) => areInContact(play.state, unitNow(play, unit), unitNow(play, id)))
  const charges = lines.flatMap(({ unit, line }) =>
    there.includes(unit) ? [{ by: unit, heading: line.heading }] : [],
  )
  if (touching) joinMelee(play, charges, id, flanking)
  else for (const unit of there) laidOut(play, unit)
}

/** SK-MOV-36: both shift along the line until their nearest men touch half-way. */
const meetHalfWay = (play: Play, { lines, target: id, flanking }: Phase): void => {
  const [charging] = lines
  if (!charging) return
  const unit = unitNow(play, charging.unit)
  const target = unitNow(play, id)
  const meeting = halfWay(play.state, unit, target, charging.line)
  if (!meeting) return
  const { own, enemy, left } = meeting
  const heading = charging.line.heading
  replaceUnit(
    play,
    unitWith(shiftedUnit(play.state, target, enemy, unit), { facing: wholeDegrees(turned(heading, HALF)) }),
  )
  mark(play, id, { charged: true, done: true, moved: true })
  const met = unitNow(play, id)
  const faced: Unit = unitWith(unit, { facing: wholeDegrees(heading) })
  replaceUnit(play, inContact(play.state, faced, met, [], own, left, unit.position))
  for (const { id: rider, position } of [unit, target])
    exposeToGas(play, rider, [position, unitNow(play, rider).position])
  if (unitNow(play, unit.id).where !== 'table' || unitNow(play, id).where !== 'table') return
  joinMelee(play, [{ by: unit.id, heading }], id, flanking)
}

const promptOf = (state: Parameters<typeof nameOf>[0], { units, target }: Phase): string =>
  `${nameOf(state, target)} is charged by ${listed(units.map((id) => nameOf(state, id)))}.`

/** One step of a charge; a question about who falls may come between two of them. */
const goOnWith = (play: Play, phase: Phase): void => {
  const { stage, target: id, weapons, at } = phase
  const target = unitNamed(play.state, id)
  if (stage === 'respond') {
    replacePhase(play, { ...phase, lines: bringUp(play, phase), stage: 'check' })
    return
  }
  if (stage === 'fire') {
    const [weapon, ...left] = weapons
    if (weapon === undefined || at === null || target?.where !== 'table')
      replacePhase(play, { ...phase, stage: 'check' })
    else {
      replacePhase(play, { ...phase, weapons: left })
      fireInDefence(play, id, weapon, at)
    }
    return
  }
  if (stage === 'check') {
    const alive = phase.units.filter((unit) => unitNow(play, unit).where === 'table')
    const owing = phase.lines.some((charging) => alive.includes(charging.unit) && owesNow(play, charging))
      ? alive.flatMap((unit) => reasonsOf(play.state, unitNow(play, unit)))
      : []
    replacePhase(play, { ...phase, stage: 'contact', units: alive })
    if (owing.length === 0) return
    checkTogether(play, alive, [...new Set(owing)])
    const going = alive.filter((unit) => isStillCharging(unitNow(play, unit)))
    for (const unit of alive)
      if (!going.includes(unit) && unitNow(play, unit).where === 'table') {
        tellOf(play, { kind: 'charge-stopped', unit })
        laidOut(play, unit)
        gasOnTheWay(play, unit, comeSoFar(phase, unit))
      }
    const index = play.state.phases.findIndex((one) => one.name === 'charge')
    change(play, {
      phases: play.state.phases.map((one, i) =>
        i === index && one.name === 'charge' ? { ...one, units: going } : one,
      ),
    })
    return
  }
  popPhase(play)
  comeToContact(play, phase)
}

/** SK-MEL-02, SK-MOR-17: defensive fire has given it cause to check; what it owed before waits for the Morale phase. */
const owesNow = (play: Play, { unit: id, owed, strength }: Charging): boolean => {
  const unit = unitNow(play, id)
  return reasonsOf(play.state, unit).some(
    (reason) => !owed.includes(reason) || (reason === 'half-strength' && unit.figures.length < strength),
  )
}

/** The part of its line that a unit has come. */
const comeSoFar = ({ lines }: Phase, id: string): readonly Point[] => {
  const [from] = lines.find(({ unit }) => unit === id)?.line.path ?? []
  const reached = lines.find(({ unit }) => unit === id)?.reached
  return from && reached ? [from, reached] : []
}

/** SK-MEL-03: any result but a pass stops a charger. */
const isStillCharging = ({ where, haltedTo, routedIn, marks }: Unit): boolean =>
  where === 'table' && haltedTo === null && routedIn === null && marks.fellBackFrom === null

/** SK-MOV-18, SK-MEL-02, SK-MEL-03 */
export const CHARGE: Page<'charge', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state, phase) => (isAsked(state, phase) ? [otherSide(phase.side)] : []),
  prompt: promptOf,
  check: (state, phase, _, order) => (order.kind === 'pass' ? undefined : answerRefusal(state, phase, order)),
  sample: (state, phase) => usualAnswer(state, phase),
  act(play, phase, _, order) {
    const answer = order.kind === 'respond' ? order : usualAnswer(play.state, phase)
    const { target } = phase
    tellOf(play, { kind: 'answered', unit: target, how: answer.how })
    if (answer.how === 'counter-charge') {
      popPhase(play)
      meetHalfWay(play, phase)
      return
    }
    const usual = usualAnswer(play.state, phase)
    const at = answer.at ?? usual.at ?? chargersFiredAt(play.state, phase)[0] ?? null
    const lines = bringUp(play, phase)
    replacePhase(
      play,
      answer.how === 'fire'
        ? { ...phase, lines, stage: 'fire', weapons: answeringWeapons(unitNow(play, target)), at }
        : { ...phase, lines, stage: 'check' },
    )
  },
  resume: goOnWith,
}
