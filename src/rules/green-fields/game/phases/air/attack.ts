import { tellOf } from '../../../../../kernel/game/play.ts'
import { airAttack } from '../../../procedures/air-attack.ts'
import { ARM } from '../../../tables/index.ts'
import type { Period } from '../../army.ts'
import { strike } from '../../board/casualties.ts'
import { retreatAll } from '../../board/retreat.ts'
import { revealSeen } from '../../board/sight.ts'
import { sufferedBy } from '../../board/suffered.ts'
import { zoneAt } from '../../board/zones.ts'
import type { OrderOf } from '../../orders.ts'
import { changeArmy, changeUnit, changeZone, type Play, showFight, unitNow } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { type Aim, missionOf } from './aim.ts'
import { diceLeft, flownHome, hasFired, landed } from './sorties.ts'

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
  const mission = missionOf(state, unit, period, order)
  if (!mission) {
    tellOf(play, { kind: 'bombs-wasted', unit: unit.id })
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
  tellOfAttack(play, unit, aim, result)
  strike(play, unit.id, flownHome(result.attacker))
  strikeAll(play, unit, aim, result)
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
