import { capitalised, several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import type { FireMission } from '../../game/army.ts'
import { isObserved } from '../../game/board/sight.ts'
import { hasUnits } from '../../game/board/zones.ts'
import { isGun } from '../../game/phases/bombardment/guns.ts'
import { MISSION_WORDS, targetWords } from '../../game/phases/bombardment/mission-words.ts'
import { gunRefusal, plannedFor } from '../../game/phases/bombardment/plans.ts'
import { otherSide, type SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { OFF_BOARD, type ZoneNumber } from '../../game/zone.ts'
import { batteryDice } from '../../reckoning/attack-dice.ts'
import { offered, zoneEdit } from '../legal.ts'
import { BOMBARDMENT_ODDS, fireOdds } from '../odds/fire.ts'
import { toDo } from '../todo.ts'
import { massedFire } from './massed.ts'
import { type Desk, deskWriting, pressed } from './pattern.ts'
import { massedStanding, standingGroups } from './standing.ts'

type Mission = FireMission['mission']

/** The dice of a gun on a zone, and whether it sees where they fall. */
export const diceWords = (view: View, gun: Unit, zone: ZoneNumber): string => {
  const seen = isObserved(view, gun.side, zone)
  // GF-BOMB-11
  const own = hasUnits(view, zone, gun.side) ? ', on own troops too' : ''
  return `${several(batteryDice(gun.strength, !seen), 'die', 'dice')}${seen ? ', observed' : ', unobserved'}${own}`
}

/** The same in a word. */
const shortDice = (view: View, gun: Unit, zone: ZoneNumber): string => {
  const seen = isObserved(view, gun.side, zone)
  const dice = batteryDice(gun.strength, !seen)
  return `${dice} ${dice === 1 ? 'die' : 'dice'}${seen ? '' : ' blind'}`
}

/** What a mission costs, out of what is left. */
export const costWords = (view: View, side: SideName): string => {
  const { shells, fire } = view.armies[side]
  return `costs 1 of ${shells - fire.length} SHELLS`
}

const zoneMission = ({ view, side }: Desk, gun: Unit, mission: Mission): readonly Edit[] =>
  zoneEdit(view, side, {
    title: MISSION_WORDS[mission].title,
    prompt: MISSION_WORDS[mission].prompt,
    atOnce: true,
    orderFor: (target) => ({ kind: 'fire', unit: gun.id, mission, target }),
    label: (zone) => `${diceWords(view, gun, zone)}, ${costWords(view, side)}`,
    short: (zone) => shortDice(view, gun, zone),
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
  if (!unit || !isGun(unit) || gunRefusal(view, unit)) return []
  const planned = plannedFor(view, side, unit.id)
  const now = planned
    ? `${MISSION_WORDS[planned.mission].fires} ${targetWords(view, planned.target)}`
    : `a mission ${costWords(view, side)}`
  return [
    ...pressed(`${unit.name}: ${now} (or drag it to a target)`, [
      ...missions.flatMap((mission) => zoneMission(desk, unit, mission)),
      ...behindEdits(desk, unit),
      ...offered(view, side, 'Do not fire', { kind: 'cease-fire', unit: unit.id }),
    ]),
  ]
}

/** What ends the fire plan, and who could still have a part in it. */
const endOfFire = ({ view, side }: Desk): Required<Pick<Writing, 'give' | 'ends'>> => {
  const { shells, fire } = view.armies[side]
  const idle = fire.length === 0 ? toDo(view, side).size : 0
  return {
    give:
      fire.length === 0
        ? 'Fire nothing'
        : `Done: ${several(fire.length, 'mission')}, ${fire.length} of ${shells} SHELLS`,
    ends: {
      plan: "Fire the staff's plan",
      ...(idle > 0
        ? {
            could: `${capitalised(several(idle, 'unit of guns', 'units of guns'))} could fire, and none is told to.`,
          }
        : {}),
    },
  }
}

const gunsOf = ({ view, side }: Desk): readonly string[] =>
  view.units
    .filter((unit) => unit.side === side && isGun(unit) && !gunRefusal(view, unit))
    .map(({ id }) => id)

const oddsOfMission = ({ view, side, unit }: Desk) => {
  const planned = unit && plannedFor(view, side, unit.id)
  return planned?.mission === 'bombardment'
    ? { odds: { ...BOMBARDMENT_ODDS, asked: fireOdds(view, side, planned.target) } }
    : {}
}

/** Why the chosen unit cannot fire. */
const gunNote = ({ view, unit }: Desk): { readonly note?: string } => {
  if (!unit) return {}
  if (!isGun(unit)) return view.assault ? {} : { note: `${unit.name} has no guns.` }
  const refusal = gunRefusal(view, unit)
  return refusal ? { note: refusal.message } : {}
}

/** W6 */
export const writingBombardment = (desk: Desk): Writing =>
  deskWriting(desk, [...gunGroups(desk, ['bombardment', 'box']), ...massedFire(desk)], {
    ...endOfFire(desk),
    todo: 'can still fire',
    draggable: gunsOf(desk),
    ...gunNote(desk),
    ...oddsOfMission(desk),
  })

/** A1, with the standing orders for opportunity fire. */
export const writingArtillery = (desk: Desk): Writing =>
  deskWriting(
    desk,
    [
      ...gunGroups(desk, ['bombardment', 'gas', 'persistent']),
      ...massedFire(desk),
      ...standingGroups(desk),
      ...massedStanding(desk),
    ],
    {
      ...endOfFire(desk),
      todo: 'can fire',
      draggable: gunsOf(desk),
      ...gunNote(desk),
      ...oddsOfMission(desk),
    },
  )
