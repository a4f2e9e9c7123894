import { tellOf } from '#kernel/game/play.ts'
import { type Accepted, form, integer, maybe, text } from '#kernel/procedure/schema.ts'
import { airAttack } from '../../../procedures/air-attack.ts'
import { stands, type UnitResult } from '../../../reckoning/resolve.ts'
import { ARM, MOST_STRENGTH } from '../../../tables/index.ts'
import type { Period } from '../../army.ts'
import { strike } from '../../board/casualties.ts'
import { retreatAll } from '../../board/retreat.ts'
import { revealSeen } from '../../board/sight.ts'
import { sufferedBy } from '../../board/suffered.ts'
import { zoneAt } from '../../board/zones.ts'
import { changeArmy, changeUnit, changeZone, type Play, showFight, unitNow } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { kind, unit } from '../forms.ts'
import { type Caught, intercept, passOn, type Scrambled, scramble, totalOf } from './aerodrome.ts'
import { type Aim, missionOf } from './aim.ts'
import { diceLeft, flownHome, hasFired, landed, strikeAloft, strikePart } from './sorties.ts'
import { onAerodrome } from './targets.ts'

/**
 * The target is a unit; for bombers also `depot` or `aerodrome`; in an assault the ground is attacked by zone. Fighters
 * may divide their dice among aircraft and balloons.
 */
export const AIR_ATTACK = form({
  kind: kind('air-attack'),
  unit: unit(),
  target: text(),
  dice: maybe(integer(1, MOST_STRENGTH)),
})

type Attacked = ReturnType<typeof airAttack.resolve>

/** The units that were shot at, with what became of them. */
const struckBy = (
  play: Play,
  { at, stack }: Aim,
  { target, behind, scrambled }: Attacked,
  others: Scrambled,
): readonly Caught[] => {
  const [first] = stack
  if (at === 'aerodrome' && first && target)
    return [
      { unit: first, fate: target },
      ...passOn(play, stack, target, { scrambled: others, own: scrambled }),
    ]
  return stack.flatMap((unit, i) => {
    const fate = i === 0 ? target : behind[i - 1]
    return fate ? [{ unit, fate }] : []
  })
}

/** What the attack came to, with the fighters that had got up before it. */
interface Told {
  readonly result: Attacked
  readonly struck: readonly Caught[]
  readonly scrambled: number
  readonly lost: number
}

const tellOfAttack = (play: Play, unit: Unit, aim: Aim, { result, struck, scrambled, lost }: Told): void => {
  const [first] = aim.stack
  tellOf(play, {
    kind: 'attacked-from-the-air',
    unit: unit.id,
    // Which of the enemy's squadrons was caught on the ground is not to be seen from above.
    target: aim.at === 'unit' ? (first?.id ?? '') : aim.at,
    zone: first && isOnBoard(first) ? first.place : null,
    flak: result.flakDice,
    scrambled: scrambled + result.scrambled,
    dice: result.attackDice,
    reply: result.returnDice,
    lost: lost + result.attacker.casualties,
    brokenOff: result.attacker.breaksOff,
    struck: struck.map(({ unit: one, fate }) => sufferedBy(one, fate)),
    depotLost: result.depotLost,
    balloonGrounded: result.balloonGrounded,
  })
}

/** GF-AIR-03: aircraft driven off by fighters are out of it too. */
const strikeAircraft = (play: Play, { at }: Aim, id: string, fate: UnitResult): void => {
  if (at === 'aerodrome') {
    strikePart(play, id, fate)
    return
  }
  strikeAloft(play, id, fate)
  if (!stands(fate)) landed(play, id)
}

const strikeGround = (play: Play, struck: readonly Caught[]) =>
  struck.map(({ unit: { id }, fate }) => ({ id, retreat: strike(play, id, fate) }))

/** What the attack did to those on the ground, to aircraft and to balloons. */
const strikeAll = (play: Play, unit: Unit, aim: Aim, { result, struck }: Told): void => {
  const [first] = aim.stack
  if (first && isOnBoard(first) && unit.type === 'bomber') {
    const { bomberHits } = zoneAt(play.state, first.place)
    changeZone(play, first.place, { bomberHits: bomberHits + (result.target?.hits ?? 0) })
  }
  if (first && ARM[first.type] === 'aircraft') {
    for (const { unit: one, fate } of struck) strikeAircraft(play, aim, one.id, fate)
  } else retreatAll(play, strikeGround(play, struck))
  if (!first || unitNow(play, first.id).gone !== null) return
  if (result.balloonGrounded) changeUnit(play, first.id, { grounded: true })
  // GF-ACON-01, GF-ACON-02: who has fired at aircraft has fired
  if (play.state.assault && result.returnDice > 0) changeUnit(play, first.id, { fired: true })
}

/** GF-AIR-15: bombers on their way to the aerodrome; whether they get there, and who is in the air against them. */
const approach = (play: Play, period: Period, unit: Unit) => {
  const scrambled = scramble(play, period, onAerodrome(play.state, otherSide(unit.side)))
  const fate = intercept(play, unit, scrambled)
  const arrives = fate === undefined || stands(fate)
  if (!arrives)
    tellOf(play, {
      kind: 'bombers-driven-off',
      unit: unit.id,
      scrambled: totalOf(scrambled),
      lost: fate.casualties,
    })
  return { scrambled, lost: fate?.casualties ?? 0, arrives }
}

const UNOPPOSED = { scrambled: new Map<string, number>(), lost: 0, arrives: true }

/** One attack by one air unit, from the flak to the last shot back. */
export const attack = (play: Play, period: Period, order: Accepted<typeof AIR_ATTACK>): void => {
  const { state } = play
  const { scrambled, lost, arrives } =
    order.target === 'aerodrome' ? approach(play, period, unitNow(play, order.unit)) : UNOPPOSED
  const unit = unitNow(play, order.unit)
  const mission = arrives ? missionOf(play.state, unit, period, order) : undefined
  if (!mission) {
    if (arrives) tellOf(play, { kind: 'bombs-wasted', unit: unit.id })
    landed(play, unit.id)
    return
  }
  const { aim, input } = mission
  const [first] = aim.stack
  play.dice.about?.({
    title: 'Attack from the air',
    units: [
      { inInput: input.attacker, unit: unit.id },
      ...(first ? [{ inInput: input.target, unit: first.id }] : []),
    ],
  })
  showFight(play)
  const result = airAttack.resolve(input, play.dice, play.trace)
  const struck = struckBy(play, aim, result, scrambled)
  const told = { result, struck, scrambled: totalOf(scrambled), lost }
  tellOfAttack(play, unit, aim, told)
  strikeAloft(play, unit.id, flownHome(result.attacker))
  strikeAll(play, unit, aim, told)
  const enemy = otherSide(unit.side)
  if (result.depotLost > 0) changeArmy(play, enemy, { depot: state.armies[enemy].depot - result.depotLost })
  const { breaksOff, destroyed } = result.attacker
  endAttack(play, unit.id, input.attackDice, breaksOff || destroyed, first)
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
