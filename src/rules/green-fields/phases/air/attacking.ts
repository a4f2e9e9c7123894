import type { Unit as Target } from '../../combat/unit.ts'
import { zoneNamed } from '../../grid.ts'
import type { OrderOf } from '../../orders.ts'
import { changeArmy, changeUnit, changeZone, type Play, tellOf, unitNow } from '../../play.ts'
import { targetOf } from '../../posture.ts'
import { airAttack } from '../../procedures/air-attack.ts'
import { retreatAll } from '../../retreat.ts'
import { revealSeen } from '../../sight.ts'
import {
  isOnBoard,
  otherSide,
  type Period,
  type State,
  stackIn,
  type Unit,
  unitNamed,
  zoneAt,
} from '../../state.ts'
import { strike } from '../../strike.ts'
import { sufferedBy } from '../../suffered.ts'
import { ARM, MOST_BEHIND } from '../../tables/index.ts'
import { AIRCRAFT, type Aircraft, STRUCK_FROM_THE_AIR } from '../../vocabulary.ts'
import { depotTarget } from '../bombardment/behind.ts'
import { scaleOf } from '../bombardment/guns.ts'
import { isStruck, onAerodrome } from './deeds.ts'
import { diceLeft, flownHome, hasFired, landed } from './flights.ts'

type GroundType = (typeof STRUCK_FROM_THE_AIR)[number]

const isAircraft = (type: string): type is Aircraft => AIRCRAFT.some((one) => one === type)
const isGroundType = (type: string): type is GroundType => STRUCK_FROM_THE_AIR.some((one) => one === type)

/** Who is struck: the named unit first, then the others of its zone that can be seen (GF-AIR-11). */
const stackOf = (state: State, unit: Unit, words: string): readonly Unit[] => {
  const zone = zoneNamed(state.country, words)
  const named = zone === undefined ? unitNamed(state, words) : undefined
  if (named && (!isOnBoard(named) || named.type === 'balloon')) return [named]
  const place = zone ?? named?.place
  if (place === undefined) return []
  const seen = stackIn(state, place, otherSide(unit.side)).filter((one) => isStruck(one, unit.side))
  return named ? [named, ...seen.filter(({ id }) => id !== named.id)] : seen
}

const struckBehind = (state: State, units: readonly Unit[]): (Target & { readonly type: GroundType })[] =>
  units.slice(1, 1 + MOST_BEHIND).flatMap((unit) => {
    const target = targetOf(state, unit)
    return isGroundType(target.type) ? [{ ...target, type: target.type }] : []
  })

/** What an attack is aimed at: the depot, or units of which the first is the target. */
interface Aim {
  readonly at: 'depot' | 'aerodrome' | 'unit'
  readonly stack: readonly Unit[]
}

const aimOf = (state: State, unit: Unit, words: string): Aim => {
  if (words === 'depot') return { at: 'depot', stack: [] }
  if (words !== 'aerodrome') return { at: 'unit', stack: stackOf(state, unit, words) }
  const grounded = onAerodrome(state, otherSide(unit.side))
  return { at: 'aerodrome', stack: grounded ? [grounded] : [] }
}

type Attacked = ReturnType<typeof airAttack.resolve>

/** The units that were shot at, with what became of them. */
const struckBy = ({ stack }: Aim, { target, behind }: Attacked) =>
  stack.flatMap((unit, i) => {
    const fate = i === 0 ? target : behind[i - 1]
    return fate ? [{ unit, fate }] : []
  })

const tellOfAttack = (play: Play, unit: Unit, aim: Aim, result: Attacked): void => {
  const [first] = aim.stack
  tellOf(play, {
    kind: 'attacked-from-the-air',
    unit: unit.id,
    // Which of the enemy's squadrons was caught on the ground is not to be seen from above.
    target: aim.at === 'unit' ? (first?.id ?? '') : aim.at,
    zone: first && isOnBoard(first) ? first.place : null,
    flak: result.flakDice,
    scrambled: result.scrambled,
    dice: result.attackDice,
    reply: result.returnDice,
    lost: result.attacker.casualties,
    brokenOff: result.attacker.breaksOff,
    struck: struckBy(aim, result).map(({ unit: one, fate }) => sufferedBy(one, fate)),
    depotLost: result.depotLost,
    balloonGrounded: result.balloonGrounded,
  })
}

/** What the attack did to those on the ground, to aircraft and to balloons. */
const strikeAll = (play: Play, unit: Unit, aim: Aim, result: Attacked): void => {
  const [first] = aim.stack
  const struck = struckBy(aim, result)
  if (first && isOnBoard(first) && unit.type === 'bomber') {
    const { bomberHits } = zoneAt(play.state, first.place)
    changeZone(play, first.place, { bomberHits: bomberHits + (result.target?.hits ?? 0) })
  }
  const retreats = struck.map(({ unit: one, fate }) => ({ id: one.id, retreat: strike(play, one.id, fate) }))
  if (first && ARM[first.type] !== 'aircraft') retreatAll(play, retreats)
  // GF-AIR-03: aircraft driven off by fighters are out of it too
  for (const { unit: one, fate } of struck) {
    const driven = fate.outcome === 'waver' || fate.outcome === 'rout' || fate.outcome === 'destroyed'
    if (ARM[one.type] === 'aircraft' && aim.at === 'unit' && driven) landed(play, one.id)
  }
  if (!first || unitNow(play, first.id).gone !== null) return
  if (result.balloonGrounded) changeUnit(play, first.id, { grounded: true })
  // GF-ACON-01, GF-ACON-02: who has fired at aircraft has fired
  if (play.state.assault && result.returnDice > 0) changeUnit(play, first.id, { fired: true })
}

/** One attack by one air unit, from the flak to the last shot back. */
export const attack = (play: Play, period: Period, order: OrderOf<'air-attack'>): void => {
  const { state } = play
  const unit = unitNow(play, order.unit)
  if (!isAircraft(unit.type)) return
  const enemy = otherSide(unit.side)
  const aim = aimOf(state, unit, order.target)
  const [first] = aim.stack
  if (aim.at !== 'depot' && !first) {
    tellOf(play, { kind: 'bombs-wasted', unit: unit.id })
    landed(play, unit.id)
    return
  }
  const hunted = unit.type === 'fighter' && first !== undefined && !isStruck(first, unit.side)
  const dice = hunted ? (order.dice ?? diceLeft(state, unit)) : undefined
  const flown = { ...targetOf(state, unit), type: unit.type }
  const target = first
    ? targetOf(state, first, { grounded: aim.at === 'aerodrome' })
    : depotTarget(state.armies[enemy].depot)
  play.dice.about?.({
    title: 'Attack from the air',
    units: [{ inInput: flown, unit: unit.id }, ...(first ? [{ inInput: target, unit: first.id }] : [])],
  })
  const result = airAttack.resolve(
    {
      scale: scaleOf(state),
      period,
      attacker: flown,
      target,
      attackDice: dice,
      behind: first && isStruck(first, unit.side) ? struckBehind(state, aim.stack) : [],
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  tellOfAttack(play, unit, aim, result)
  strike(play, unit.id, flownHome(result.attacker))
  strikeAll(play, unit, aim, result)
  if (result.depotLost > 0) changeArmy(play, enemy, { depot: state.armies[enemy].depot - result.depotLost })
  const { breaksOff, destroyed } = result.attacker
  endAttack(play, unit.id, dice, breaksOff || destroyed, first)
  if (state.assault) revealSeen(play)
}

/** Fighters on the hunt go on while they have dice; everybody else has done (GF-AAIR-02). */
const endAttack = (
  play: Play,
  id: string,
  dice: number | undefined,
  out: boolean,
  target: Unit | undefined,
): void => {
  if (dice !== undefined) hasFired(play, id, dice)
  const balloonInAssault = play.state.assault !== null && target?.type === 'balloon'
  if (out || dice === undefined || balloonInAssault || diceLeft(play.state, unitNow(play, id)) === 0)
    landed(play, id)
}
