import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, text } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { several } from '#kernel/words.ts'
import { availability } from '../../../procedures/availability.ts'
import { batteryDice } from '../../../reckoning/attack-dice.ts'
import { referenceOf, zoneNamed } from '../../../reckoning/grid.ts'
import { MOST_MISSIONS } from '../../../tables/index.ts'
import type { FireMission } from '../../army.ts'
import { seemsObserved } from '../../board/sight.ts'
import { hasUnits, isTargetInWeek } from '../../board/zones.ts'
import { monthOf } from '../../calendar.ts'
import { changeArmy, type Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { enemyKnownAs, unitNamed } from '../../units.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { kind, unit } from '../forms.ts'
import { isSameTarget } from './firing.ts'
import { awayFrom, hasLineToRear, isGun, rangeOf, reachesBehind, reachesZone } from './guns.ts'

export const MISSIONS = ['bombardment', 'box', 'gas', 'persistent'] as const

/** A mission for one regiment of guns; the target is a zone, `depot`, or a unit that was spotted off the board. */
export const FIRE = form({ kind: kind('fire'), unit: unit(), mission: choice(MISSIONS), target: text() })
export type Fire = Accepted<typeof FIRE>

/** Takes back what was announced or written for it in this round. */
export const CEASE_FIRE = form({ kind: kind('cease-fire'), unit: unit() })
export type CeaseFire = Accepted<typeof CEASE_FIRE>

export const plannedFor = (state: State, side: SideName, unit: string): FireMission | undefined =>
  state.armies[side].fire.find((mission) => mission.unit === unit)

/** GF-DATE-01: gas shells as well as canisters. */
export const mayUseGas = (state: State, side: SideName): boolean => {
  const { year, month } = monthOf(state)
  return availability.resolve(
    {
      item: 'gas',
      nation: state.armies[side].nation,
      year,
      month,
      variation1914: state.terms.variation === '1914',
      recoveredTankStrength: 0,
      options: state.options,
    },
    NO_DICE,
    SILENT,
  ).allowed
}

/** What keeps a regiment from firing at all now, whatever at. */
const hindranceTo = (state: State, gun: Unit): Hindrance | undefined => {
  if (gun.status !== 'steady') return 'suppressed'
  if (gun.duty === 'entrenching') return 'entrenching'
  if (batteryDice(gun.strength, false) === 0) return 'no-dice'
  if (state.assault) return hasLineToRear(state, gun) ? undefined : 'no-line'
  if (state.terms.surprise === gun.side && state.week === 1) return 'surprise'
  return gun.missions >= MOST_MISSIONS ? 'missions-used' : undefined
}

const HINDRANCES = {
  suppressed: ['is suppressed and cannot fire out of its zone.', 'GF-SUP-02'],
  entrenching: ['is digging itself in this week.', 'GF-CON-03'],
  'no-dice': ['has too few guns left for a single die.', 'GF-BOMB-13'],
  surprise: ['keeps silent in the first week, so that nobody expects the assault.', undefined],
  'no-line': ['has no road or clear ground back to the base line.', 'GF-AART-02'],
  'missions-used': ['has fired twice this week.', 'GF-BOMB-04'],
} as const

type Hindrance = keyof typeof HINDRANCES

export const isAbleToFire = (state: State, gun: Unit): boolean => hindranceTo(state, gun) === undefined

/** Why a regiment cannot fire at all now, whatever at. */
export const gunRefusal = (state: State, gun: Unit): Refusal | undefined => {
  const code = hindranceTo(state, gun)
  if (!code) return undefined
  const [words, clause] = HINDRANCES[code]
  return refuse(code, `${gun.name} ${words}`, clause)
}

/** GF-BOMB-09, GF-BOMB-12: where shells may fall. */
export const mayShell = (state: State, side: SideName, zone: ZoneNumber): boolean =>
  state.assault ? !hasUnits(state, zone, side) : isTargetInWeek(state, zone, side)

const zoneRefusal = (state: State, gun: Unit, zone: ZoneNumber): Refusal | undefined => {
  if (!mayShell(state, gun.side, zone)) {
    const reference = referenceOf(state.country, zone)
    return state.assault
      ? refuse('own-troops', `Your own troops are in ${reference}.`, 'GF-BOMB-09')
      : refuse('own-zone', `${reference} is yours, and no enemy is known to stand there.`, 'GF-BOMB-12')
  }
  return reachesZone(state, gun, zone)
    ? undefined
    : refuse(
        'out-of-range',
        `${gun.name} cannot reach ${referenceOf(state.country, zone)}: that is ${several(awayFrom(state, gun, zone), 'zone')} away, and its range is ${rangeOf(state, gun)}.`,
        state.assault ? 'GF-AART-01' : 'GF-BOMB-01',
      )
}

/** Whether a side takes a target to be unobserved, as far as it can tell. */
const seemsUnobserved = (state: State, side: SideName, target: FireMission['target']): boolean => {
  if (typeof target === 'number') return !seemsObserved(state, side, target)
  return target === 'depot' && !state.armies[otherSide(side)].depotSpotted
}

/** GF-BOMB-13: the dice of a regiment for a mission, as far as its side can tell. */
export const hasDiceFor = (state: State, gun: Unit, target: FireMission['target']): boolean =>
  batteryDice(gun.strength, seemsUnobserved(state, gun.side, target)) > 0

const diceRefusal = (state: State, gun: Unit, target: FireMission['target']): Refusal | undefined => {
  if (hasDiceFor(state, gun, target)) return undefined
  const place = typeof target === 'number' ? referenceOf(state.country, target) : 'The depot'
  return refuse(
    'no-dice',
    `${place} is not observed, and half the dice of ${gun.name} are none.`,
    'GF-BOMB-13',
  )
}

/** GF-BOMB-08, GF-AART-01 */
const behindRefusal = (state: State, gun: Unit, mission: FireMission['mission']): Refusal | undefined => {
  if (state.assault)
    return refuse('off-board', 'In an assault nothing off the board is shelled.', 'GF-AART-01')
  if (mission !== 'bombardment') {
    return refuse('mission', 'Off the board there is only plain bombardment.', 'GF-BOMB-08')
  }
  return reachesBehind(state, gun, otherSide(gun.side))
    ? undefined
    : refuse('out-of-range', 'Only heavy guns reach so far behind the lines.', 'GF-BOMB-08')
}

/** What the words of an order mean; undefined if they mean nothing on this table. */
export const targetOf = (state: State, side: SideName, words: string): FireMission['target'] | undefined => {
  if (words === 'depot') return 'depot'
  const zone = zoneNamed(state.country, words)
  if (zone !== undefined) return zone
  const unit = enemyKnownAs(state, side, words)
  return unit?.place === OFF_BOARD && unit.spotted ? { unit: unit.id } : undefined
}

const missionRefusal = (
  state: State,
  side: SideName,
  mission: FireMission['mission'],
): Refusal | undefined => {
  if (!state.assault && (mission === 'gas' || mission === 'persistent')) {
    return refuse(
      'mission',
      'Gas shells are for assaults; in the week gas comes from canisters.',
      'GF-AART-03',
    )
  }
  if (state.assault && mission === 'box') {
    return refuse('mission', 'Box barrages lift when an assault begins.', 'GF-BOMB-07')
  }
  return (mission === 'gas' || mission === 'persistent') && !mayUseGas(state, side)
    ? refuse('no-gas', 'There is no gas yet.', 'GF-DATE-01')
    : undefined
}

/** What a regiment may fire, and at what cost. */
const missionClause = ({ assault }: State) => (assault ? 'GF-AART-02' : 'GF-BOMB-04')

export const checkFire = (state: State, side: SideName, order: Fire): Refusal | undefined => {
  const gun = unitNamed(state, order.unit)
  if (!gun || gun.side !== side || !isGun(gun)) {
    return refuse('no-gun', 'You have no such regiment of guns.', missionClause(state))
  }
  const unable = gunRefusal(state, gun) ?? missionRefusal(state, side, order.mission)
  if (unable) return unable
  const { shells, fire } = state.armies[side]
  if (!plannedFor(state, side, gun.id) && shells <= fire.length) {
    return refuse('no-shells', 'There are no SHELLS left for another mission.', missionClause(state))
  }
  const target = targetOf(state, side, order.target)
  if (target === undefined) {
    return refuse(
      'no-target',
      `There is nothing to shell called "${order.target.slice(0, 40)}".`,
      'GF-BOMB-09',
    )
  }
  if (typeof target === 'number') return zoneRefusal(state, gun, target) ?? diceRefusal(state, gun, target)
  if (target === 'depot' && state.armies[otherSide(side)].depot === 0) {
    return refuse('no-depot', 'Nothing is left of the enemy depot.', 'GF-BOMB-10')
  }
  return behindRefusal(state, gun, order.mission) ?? diceRefusal(state, gun, target)
}

/** That has been planned already. */
export const isPlanned = (state: State, side: SideName, order: Fire): boolean => {
  const planned = plannedFor(state, side, order.unit)
  const target = targetOf(state, side, order.target)
  return (
    planned !== undefined &&
    target !== undefined &&
    planned.mission === order.mission &&
    isSameTarget(planned.target, target)
  )
}

export const checkCeaseFire = (state: State, side: SideName, order: CeaseFire): Refusal | undefined =>
  plannedFor(state, side, order.unit)
    ? undefined
    : refuse('not-firing', 'No fire was planned for that unit.', missionClause(state))

/** GF-BOMB-02: in the week the enemy has heard of it, and hears that it is off. */
const withdraw = (play: Play, side: SideName, unit: string): void => {
  const planned = plannedFor(play.state, side, unit)
  if (!planned || play.state.assault) return
  const { mission, target } = planned
  tellOf(play, { kind: 'fire-withdrawn', side, mission, target, only: otherSide(side) })
}

export const planFire = (play: Play, side: SideName, { unit, mission, target }: Fire): void => {
  const found = targetOf(play.state, side, target)
  if (found === undefined) return
  withdraw(play, side, unit)
  const planned: FireMission = { unit, mission, target: found }
  tellOf(play, { kind: 'fire-planned', side, mission: planned, only: side })
  // GF-BOMB-02: announced in the week, secret in an assault
  if (!play.state.assault) {
    tellOf(play, { kind: 'fire-announced', side, mission, target: found, only: otherSide(side) })
  }
  const others = play.state.armies[side].fire.filter((one) => one.unit !== unit)
  changeArmy(play, side, { fire: [...others, planned] })
}

export const cancelFire = (play: Play, side: SideName, { unit }: CeaseFire): void => {
  tellOf(play, { kind: 'fire-cancelled', unit, only: side })
  withdraw(play, side, unit)
  changeArmy(play, side, { fire: play.state.armies[side].fire.filter((one) => one.unit !== unit) })
}
