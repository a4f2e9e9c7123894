import { popPhase, replacePhase } from '../../../../../kernel/game/phases.ts'
import { change, tellOf } from '../../../../../kernel/game/play.ts'
import { along, bearing } from '../../../../../kernel/geometry/angle.ts'
import { distance, minus, type Point } from '../../../../../kernel/geometry/point.ts'
import { fromInches, MELEE_REACH } from '../../../tables/table-top.ts'
import { radiusOf } from '../../board/bases.ts'
import { settled } from '../../board/room.ts'
import { gasOnTheWay } from '../../clouds/exposure.ts'
import { type ChargeLine, chargeLine, isChargeLine } from '../../contact/charge-line.ts'
import { inContact, shiftedUnit } from '../../contact/coming-up.ts'
import { inFile } from '../../contact/in-file.ts'
import { areInContact } from '../../contact/touching.ts'
import { loseUnit } from '../../harm/losses.ts'
import { allowanceOf } from '../../moves/allowance.ts'
import { checkTogether, reasonsOf } from '../../nerve/checks.ts'
import { changeUnit, mark, type Play, unitNow } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { Unit } from '../../state.ts'
import { nameOf } from '../../stories/names.ts'
import { isRouting, unitNamed } from '../../units.ts'
import { joinMelee } from '../melee/joining.ts'
import type { PhaseOf } from '../phase.ts'
import { notNow, type PhaseRules } from '../rules.ts'
import { answeringWeapons, answerRefusal, chargersFiredAt, isAsked, usualAnswer } from './answering.ts'
import { fireInDefence } from './defensive-fire.ts'

type Phase = PhaseOf<'charge'>

/** SK-MEL-03: the chargers are brought to two inches; those who are nearer stay. */
const bringUp = (play: Play, { units, target: id }: Phase): void => {
  for (const unitId of units) {
    const unit = unitNow(play, unitId)
    const target = unitNow(play, id)
    const line = chargeLine(play.state, unit, target)
    if (!isChargeLine(line)) continue
    const reach = fromInches(MELEE_REACH.firedOnAt) - radiusOf(unit) - radiusOf(target)
    const [from, ...rest] = line.path
    const to = rest.at(-1)
    if (!from || !to) continue
    const far = Math.max(0, distance(from, to) - Math.max(0, reach))
    const faced: Unit = { ...unit, facing: line.heading }
    if (line.inTrench || far <= 0) {
      changeUnit(play, unitId, { facing: line.heading })
      continue
    }
    const shift = minus(along(from, bearing(from, to), far), from)
    const up = shiftedUnit(play.state, faced, shift)
    changeUnit(play, unitId, { ...up, trench: null })
  }
}

/** SK-MEL-17, SK-MEL-33: taken without a fight. */
const isTakenWithoutFight = (target: Unit): boolean =>
  isRouting(target) || target.kind === 'sniper' || target.kind === 'wagon'

const contactOf = (play: Play, unit: Unit, target: Unit, line: ChargeLine, others: readonly Unit[]): Unit => {
  const from = line.path[0]
  const to = line.path.at(-1)
  if (!from || !to) return unit
  const faced: Unit = { ...unit, facing: line.heading }
  if (line.inTrench) return inFile(play.state, faced, to, target.position)
  const left = Math.max(0, line.allowance - line.cost)
  return inContact(play.state, { ...faced, trench: null }, target, others, minus(to, from), left)
}

/** SK-MEL-24, SK-MEL-42: one unit after another comes to contact; those who find no place wait behind. */
const comeToContact = (play: Play, { units, target: id, flanking }: Phase): void => {
  const arrived: string[] = []
  for (const unitId of units) {
    const unit = unitNow(play, unitId)
    const target = unitNamed(play.state, id)
    if (unit.where !== 'table' || !target) continue
    const line = target.where === 'table' ? chargeLine(play.state, unit, target) : undefined
    if (!line || !isChargeLine(line)) {
      const figures = settled(play.state, unit)
      if (figures) changeUnit(play, unitId, { figures })
      continue
    }
    const before = unit.position
    const others = arrived.map((other) => unitNow(play, other))
    changeUnit(play, unitId, contactOf(play, unit, target, line, others))
    arrived.push(unitId)
    gasOnTheWay(play, unitId, [before, unitNow(play, unitId).position])
  }
  const target = unitNamed(play.state, id)
  const there = arrived.filter((unit) => unitNow(play, unit).where === 'table')
  if (target?.where !== 'table' || there.length === 0) return
  if (isTakenWithoutFight(target)) {
    loseUnit(play, id, 'prisoner', 'melee')
    for (const unit of there) {
      const figures = settled(play.state, unitNow(play, unit))
      if (figures) changeUnit(play, unit, { figures })
    }
    return
  }
  const touching = there.some((unit) => areInContact(play.state, unitNow(play, unit), unitNow(play, id)))
  if (!touching) return
  changeUnit(play, id, { heldUntil: null })
  joinMelee(play, there, id, flanking)
}

/** SK-MOV-36: both shift along the line until their nearest men touch half-way. */
const meetHalfWay = (play: Play, { units, target: id, flanking }: Phase): void => {
  const [unitId] = units
  if (unitId === undefined) return
  const unit = unitNow(play, unitId)
  const target = unitNow(play, id)
  const line = chargeLine(play.state, unit, target)
  if (!isChargeLine(line)) return
  const from = line.path[0]
  const man = target.figures.find((figure) => figure.id === line.facing)
  if (!from || !man) return
  const apart = Math.max(0, distance(from, man.at) - radiusOf(unit) - radiusOf(target))
  const heading = bearing(from, man.at)
  const half = (p: Point, towards: number): Point => minus(along(p, towards, apart / 2), p)
  changeUnit(play, id, {
    ...shiftedUnit(play.state, target, half(man.at, bearing(man.at, from))),
    facing: bearing(man.at, from),
  })
  mark(play, id, { charged: true, done: true, moved: true })
  const met = unitNow(play, id)
  changeUnit(play, unitId, {
    ...inContact(
      play.state,
      { ...unit, facing: heading },
      met,
      [],
      half(from, heading),
      allowanceOf(play.state, unit, 'charge') / 2,
    ),
    facing: heading,
  })
  joinMelee(play, [unitId], id, flanking)
}

const PROMPT = 'You are charged: fire, counter-charge if you are mounted, or stand.'

const promptOf = (state: Parameters<typeof nameOf>[0], { units, target }: Phase): string =>
  `${nameOf(state, target)} is charged by ${units.map((id) => nameOf(state, id)).join(' and ')}. ${PROMPT}`

/** One step of a charge; a question about who falls may come between two of them. */
const goOnWith = (play: Play, phase: Phase): void => {
  const { stage, target: id, weapons, at } = phase
  const target = unitNamed(play.state, id)
  if (stage === 'respond') {
    bringUp(play, phase)
    replacePhase(play, { ...phase, stage: 'check' })
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
    const owing = alive.flatMap((unit) => reasonsOf(play.state, unitNow(play, unit)))
    replacePhase(play, { ...phase, stage: 'contact', units: alive })
    if (owing.length === 0) return
    checkTogether(play, alive, [...new Set(owing)])
    const going = alive.filter((unit) => isStillCharging(unitNow(play, unit)))
    for (const unit of alive)
      if (!going.includes(unit) && unitNow(play, unit).where === 'table') {
        tellOf(play, { kind: 'charge-stopped', unit })
        const figures = settled(play.state, unitNow(play, unit))
        if (figures) changeUnit(play, unit, { figures })
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

/** SK-MEL-03: any result but a pass stops a charger. */
const isStillCharging = ({ where, haltedTo, routedIn, marks }: Unit): boolean =>
  where === 'table' && haltedTo === null && routedIn === null && marks.fellBackFrom === null

/** SK-MOV-18, SK-MEL-02, SK-MEL-03 */
export const CHARGE: PhaseRules<Phase> = {
  pending: (state, phase) => (isAsked(state, phase) ? [otherSide(phase.side)] : []),
  prompt: (state, phase) => promptOf(state, phase),
  check(state, phase, _, order) {
    if (order.kind === 'pass') return undefined
    return order.kind === 'respond' ? answerRefusal(state, phase, order) : notNow(promptOf(state, phase))
  },
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
    bringUp(play, phase)
    replacePhase(
      play,
      answer.how === 'fire'
        ? { ...phase, stage: 'fire', weapons: answeringWeapons(unitNow(play, target)), at }
        : { ...phase, stage: 'check' },
    )
  },
  resume: goOnWith,
}
