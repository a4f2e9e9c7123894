import type { Edit, Writing } from '../../../../kernel/tabletop.ts'
import { several } from '../../../../kernel/words.ts'
import { batteryDice } from '../../combat/attack-dice.ts'
import type { PlayerOrder } from '../../orders.ts'
import { isGun } from '../../phases/bombardment/guns.ts'
import { gunRefusal, plannedFor } from '../../phases/bombardment/plans.ts'
import { isObserved } from '../../sight.ts'
import {
  type FireMission,
  OFF_BOARD,
  otherSide,
  type SideName,
  STANDING_ORDERS,
  type Unit,
  type ZoneNumber,
} from '../../state.ts'
import type { View } from '../../view.ts'
import { offered, zoneEdit } from '../legal.ts'
import { STANDING_WORDS, targetWords } from '../naming.ts'
import { BOMBARDMENT_ODDS, fireOdds } from '../odds.ts'
import { type Desk, deskWriting, pressed } from './pattern.ts'

type Mission = FireMission['mission']

/** The dice of a gun on a zone, and whether it sees where they fall. */
export const diceWords = (view: View, gun: Unit, zone: ZoneNumber): string => {
  const seen = isObserved(view, gun.side, zone)
  return `${several(batteryDice(gun.strength, !seen), 'die', 'dice')}${seen ? ', observed' : ', unobserved'}`
}

const TITLES: Readonly<Record<Mission, string>> = {
  bombardment: 'Bombard a zone…',
  box: 'Box barrage round a zone…',
  gas: 'Gas shells on a zone…',
  persistent: 'Lasting gas on a zone…',
}

const zoneMission = ({ view, side }: Desk, gun: Unit, mission: Mission): readonly Edit[] =>
  zoneEdit(view, side, {
    title: TITLES[mission],
    prompt: 'Which zone?',
    atOnce: true,
    orderFor: (target) => ({ kind: 'fire', unit: gun.id, mission, target }),
    label: (zone) => diceWords(view, gun, zone),
  })

const behindEdits = ({ view, side }: Desk, gun: Unit): readonly Edit[] => {
  const at = (title: string, target: string): readonly Edit[] =>
    offered(view, side, title, { kind: 'fire', unit: gun.id, mission: 'bombardment', target })
  const spotted = view.units.filter(
    (unit) => unit.side === otherSide(side) && unit.spotted && unit.place === OFF_BOARD,
  )
  const { depotSpotted } = view.armies[otherSide(side)]
  return [
    ...at(`Shell the depot (${depotSpotted ? 'observed' : 'unobserved'})`, 'depot'),
    ...spotted.flatMap(({ id, name }) => at(`Shell ${name} behind the lines`, id)),
  ]
}

const gunGroups = (desk: Desk, missions: readonly Mission[]) => {
  const { view, side, unit } = desk
  if (!unit || !isGun(unit)) return []
  const refusal = gunRefusal(view, unit)
  if (refusal) return pressed(unit.name, [{ title: 'Fire', refusal }])
  const planned = plannedFor(view, side, unit.id)
  const now = planned ? ` (now: ${targetWords(view, planned.target)})` : ''
  return [
    ...pressed(`${unit.name}: 1 SHELLS a mission${now}`, [
      ...missions.flatMap((mission) => zoneMission(desk, unit, mission)),
      ...behindEdits(desk, unit),
      ...offered(view, side, 'Do not fire', { kind: 'cease-fire', unit: unit.id }),
    ]),
  ]
}

export const standingEdits = ({ view, side, unit }: Desk): readonly Edit[] =>
  unit
    ? STANDING_ORDERS.flatMap((order): readonly Edit[] => {
        const given: PlayerOrder = { kind: 'standing', unit: unit.id, order }
        return unit.standing === order
          ? [
              {
                title: `${STANDING_WORDS[order]} (now)`,
                refusal: { code: 'same', message: 'It has that order.' },
              },
            ]
          : offered(view, side, STANDING_WORDS[order], given)
      })
    : []

const shellWords = (view: View, side: SideName): string => {
  const { shells, fire } = view.armies[side]
  return `${several(fire.length, 'mission')}, ${fire.length} of ${shells} SHELLS`
}

const gunsOf = ({ view, side }: Desk): readonly string[] =>
  view.units
    .filter((unit) => unit.side === side && isGun(unit) && !gunRefusal(view, unit))
    .map(({ id }) => id)

const oddsOfMission = ({ view, side, unit }: Desk) => {
  const planned = unit && plannedFor(view, side, unit.id)
  return planned?.mission === 'bombardment'
    ? { odds: fireOdds(view, side, planned.target), oddsOf: BOMBARDMENT_ODDS }
    : {}
}

/** W6 */
export const writingBombardment = (desk: Desk): Writing =>
  deskWriting(desk, gunGroups(desk, ['bombardment', 'box']), {
    give: `Done: ${shellWords(desk.view, desk.side)}`,
    draggable: gunsOf(desk),
    ...oddsOfMission(desk),
  })

/** A1, with the standing orders for opportunity fire. */
export const writingArtillery = (desk: Desk): Writing =>
  deskWriting(
    desk,
    [
      ...gunGroups(desk, ['bombardment', 'gas', 'persistent']),
      ...(desk.unit ? pressed(`${desk.unit.name}: opportunity fire`, standingEdits(desk)) : []),
    ],
    { give: `Done: ${shellWords(desk.view, desk.side)}`, draggable: gunsOf(desk), ...oddsOfMission(desk) },
  )
