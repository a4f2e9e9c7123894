import { tellOf } from '#kernel/game/play.ts'
import { staysGassed } from '../../../effects/ground.ts'
import { gasAttack } from '../../../procedures/gas-attack.ts'
import { hitDice } from '../../../procedures/hit-dice.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import { isRated } from '../../../reckoning/unit.ts'
import { zoneAt } from '../../board/zones.ts'
import { blindDice, changeUnit, changeZone, named, type Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { diceOf, type Shoot } from './firing.ts'

const breathing = (play: Play, zone: ZoneNumber): readonly Unit[] =>
  play.state.units.filter((unit) => unit.place === zone && isRated(unit.type))

/** GF-AART-04: in an empty zone the dice are thrown all the same. */
const throwForNobody = (play: Play, count: number) => {
  hitDice.resolve({ count, options: play.state.options }, play.dice, play.trace)
  return { targets: [], dice: count }
}

/** GF-AART-03: on everybody in the zone, of either side. */
const gasZone = (
  play: Play,
  zone: ZoneNumber,
  source: 'shell' | 'persistent',
  gunDice: number,
  lasting: boolean,
  firer?: SideName,
): void => {
  const units = breathing(play, zone)
  const breathers = units.map(({ experience, experienceCap }) => ({ experience, experienceCap }))
  play.dice.about?.({
    title: `Gas in ${referenceOf(play.state.country, zone)}`,
    units: named(units, breathers),
    ...(firer ? blindDice(units, otherSide(firer)) : {}),
  })
  const { targets, dice } =
    units.length === 0
      ? throwForNobody(play, gunDice)
      : gasAttack.resolve(
          {
            source,
            canisters: 1,
            gunDice,
            targets: breathers,
            options: play.state.options,
          },
          play.dice,
          play.trace,
        )
  tellOf(play, {
    kind: 'zone-gassed',
    zone,
    source: source === 'shell' ? 'shells' : 'persistent',
    dice,
    lasting,
    gassed: units.map(({ id, revealed }, i) => ({
      unit: id,
      damage: targets[i]?.damage ?? 0,
      ...(revealed ? {} : { unseen: true as const }),
    })),
  })
  units.forEach(({ id }, i) => {
    const target = targets[i]
    if (target) changeUnit(play, id, { experience: target.experienceAfter })
  })
}

/** Gas shells of one shoot. */
export const gasByShells = (play: Play, shoot: Shoot, zone: ZoneNumber): void => {
  const lasting = shoot.mission === 'persistent'
  if (shoot.unobserved) play.trace.note('GF-BOMB-03', 'Unobserved: each regiment has half its dice')
  const dice = diceOf(shoot)
  gasZone(play, zone, 'shell', dice, lasting, shoot.side)
  // GF-AART-04: gas that rolls nothing hides nothing
  if (dice === 0) return
  const stays = staysGassed(zoneAt(play.state, zone).gas, lasting)
  changeZone(play, zone, { gas: stays ? 'persistent' : 'smoke' })
}

/** GF-AART-03: persistent gas of earlier turns at the end of the artillery phase. */
export const lingeringGas = (play: Play, zones: readonly ZoneNumber[]): void => {
  for (const zone of zones) if (breathing(play, zone).length > 0) gasZone(play, zone, 'persistent', 0, true)
}
