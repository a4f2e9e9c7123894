import { change, tellOf } from '#kernel/game/play.ts'
import { shelledZone } from '../../../effects/ground.ts'
import { bombardment } from '../../../procedures/bombardment.ts'
import { batteryDice } from '../../../reckoning/attack-dice.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { Retreat } from '../../../vocabulary.ts'
import type { FireMission } from '../../army.ts'
import { strike } from '../../board/casualties.ts'
import { retreatAll } from '../../board/retreat.ts'
import { isObserved } from '../../board/sight.ts'
import { sufferedBy } from '../../board/suffered.ts'
import { targetOf } from '../../board/target.ts'
import { stackIn, zoneAt } from '../../board/zones.ts'
import { blindDice, changeArmy, changeUnit, changeZone, named, type Play, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { Box, State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import type { ZoneNumber } from '../../zone.ts'
import { isGun } from './guns.ts'

type Guns = Box['guns']

/** The guns of one side that fire the same mission at the same target in a round, as they are when it begins. */
export interface Shoot {
  readonly side: SideName
  readonly mission: FireMission['mission']
  readonly target: FireMission['target']
  readonly guns: Guns
  readonly unobserved: boolean
}

export const isSameTarget = (one: FireMission['target'], other: FireMission['target']): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.unit === other.unit : one === other

const isUnobserved = (state: State, side: SideName, target: FireMission['target']): boolean => {
  if (typeof target === 'number') return !isObserved(state, side, target)
  return target === 'depot' ? !state.armies[otherSide(side)].depotSpotted : false
}

/** GF-BOMB-05, GF-BOMB-06: the fire of a side, gathered by mission and target, with the strengths of this moment. */
export const shootsOf = (state: State, side: SideName): readonly Shoot[] => {
  const shoots: (Omit<Shoot, 'guns'> & { guns: Guns })[] = []
  for (const { unit, mission, target } of state.armies[side].fire) {
    const gun = unitNamed(state, unit)
    if (!gun || !isGun(gun)) continue
    const { type, strength } = gun
    const found = shoots.find((one) => one.mission === mission && isSameTarget(one.target, target))
    if (found) found.guns = [...found.guns, { type, strength }]
    else {
      const unobserved = isUnobserved(state, side, target)
      shoots.push({ side, mission, target, guns: [{ type, strength }], unobserved })
    }
  }
  return shoots.sort((one, other) => zoneOrder(one) - zoneOrder(other))
}

/** In the order of zones; what lies off the board last. */
const zoneOrder = ({ target }: Shoot): number =>
  typeof target === 'number' ? target : Number.MAX_SAFE_INTEGER

export const diceOf = ({ guns, unobserved }: Pick<Shoot, 'guns' | 'unobserved'>): number =>
  guns.reduce((sum, { strength }) => sum + batteryDice(strength, unobserved), 0)

/** GF-BOMB-04: the shells are paid for and the guns have had their mission. */
export const payFor = (play: Play, side: SideName): void => {
  const { fire, shells } = play.state.armies[side]
  for (const { unit } of fire) {
    const gun = unitNow(play, unit)
    changeUnit(play, unit, play.state.assault ? { fired: true } : { missions: gun.missions + 1 })
  }
  changeArmy(play, side, { shells: shells - fire.length, fire: [] })
}

export interface Owed {
  readonly id: string
  readonly side: SideName
  readonly retreat: Retreat
}

/** GF-BOMB-11: the enemy's waves, then whoever of the firer's own side is in the zone. */
const underFireIn = (state: State, zone: ZoneNumber, side: SideName): readonly Unit[] => [
  ...stackIn(state, zone, otherSide(side)),
  ...stackIn(state, zone, side),
]

/** Everybody in the zone is struck; how they fall back is owed until all zones have been fired at. */
export const shellZone = (play: Play, shoot: Shoot, zone: ZoneNumber): readonly Owed[] => {
  const { side, guns, unobserved } = shoot
  const { state } = play
  const stack = underFireIn(state, zone, side)
  const underFire = stack.map((unit) => targetOf(state, unit))
  play.dice.about?.({
    title: `Guns on ${referenceOf(state.country, zone)}`,
    units: named(stack, underFire),
    ...blindDice(stack, otherSide(side)),
  })
  const { groundHits, targets, lightDice, heavyDice } = bombardment.resolve(
    {
      guns: [...guns],
      unobserved,
      mission: 'bombardment',
      targets: underFire,
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  tellOf(play, {
    kind: 'zone-shelled',
    side,
    zone,
    dice: lightDice + heavyDice,
    unobserved,
    groundHits,
    struck: stack.flatMap((unit, i) => {
      const result = targets[i]
      return result ? [sufferedBy(unit, result)] : []
    }),
  })
  changeZone(play, zone, shelledZone(zoneAt(play.state, zone), shoot, groundHits))
  return stack.flatMap(({ id, side: owner }, i) => {
    const result = targets[i]
    return result ? [{ id, side: owner, retreat: strike(play, id, result) }] : []
  })
}

/** GF-BOMB-07 */
export const layBox = (play: Play, { side, guns, unobserved }: Shoot, zone: ZoneNumber): void => {
  tellOf(play, { kind: 'box-laid', side, zone, guns: guns.length, unobserved })
  change(play, { boxes: [...play.state.boxes, { side, zone, guns, unobserved }] })
}

/** GF-BOMB-06: after all zones have been fired at, the loser's units first. */
export const fallBackAll = (play: Play, owed: readonly Owed[], first: SideName): void => {
  retreatAll(play, [
    ...owed.filter(({ side }) => side === first),
    ...owed.filter(({ side }) => side !== first),
  ])
}
