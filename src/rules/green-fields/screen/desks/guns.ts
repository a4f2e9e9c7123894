import { capitalised, several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import type { FireMission } from '../../game/army.ts'
import { isObserved } from '../../game/board/sight.ts'
import { hasUnits } from '../../game/board/zones.ts'
import { isGun } from '../../game/phases/bombardment/guns.ts'
import { MISSION_WORDS, targetWords } from '../../game/phases/bombardment/mission-words.ts'
import { gunRefusal, plannedFor } from '../../game/phases/bombardment/plans.ts'
import { ableGuns } from '../../game/phases/bombardment/sampling.ts'
import { otherSide, type SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { OFF_BOARD, type ZoneNumber } from '../../game/zone.ts'
import { batteryDice } from '../../reckoning/attack-dice.ts'
import { referenceOf } from '../../reckoning/grid.ts'
import { type Meant, pointing } from '../dragging.ts'
import { offered, zoneEdit, zonesFor } from '../legal.ts'
import { BOMBARDMENT_ODDS, fireOdds } from '../odds/fire.ts'
import { missionEffects } from '../odds/prospects.ts'
import type { Spot } from '../table/layout.ts'
import { massedFire } from '../writing/massed.ts'
import { deskWriting, pressed, type Writer, writerOf } from '../writing/pattern.ts'
import { massedStanding, standingGroups } from '../writing/standing.ts'
import { type Desk, idsOf } from './desk.ts'

/** Guns that could fire and have no mission, as long as there are shells for one. */
const idleGuns = (view: View, side: SideName): ReadonlySet<string> =>
  idsOf(
    view.armies[side].shells > view.armies[side].fire.length
      ? ableGuns(view, side).filter(({ id }) => !plannedFor(view, side, id))
      : [],
  )

type Mission = FireMission['mission']

/** The dice of a gun on a zone, and whether it sees where they fall. */
const diceWords = (view: View, gun: Unit, zone: ZoneNumber): string => {
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
const costWords = (view: View, side: SideName): string => {
  const { shells, fire } = view.armies[side]
  return `costs 1 of ${shells - fire.length} SHELLS`
}

const zoneMission = ({ view, side }: Writer, gun: Unit, mission: Mission): readonly Edit[] =>
  zoneEdit(view, side, {
    title: MISSION_WORDS[mission].title,
    prompt: MISSION_WORDS[mission].prompt,
    atOnce: true,
    orderFor: (target) => ({ kind: 'fire', unit: gun.id, mission, target }),
    label: (zone) => `${diceWords(view, gun, zone)}, ${costWords(view, side)}`,
    short: (zone) => shortDice(view, gun, zone),
  })

const behindEdits = ({ view, side }: Writer, gun: Unit): readonly Edit[] => {
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

const gunGroups = (writer: Writer, missions: readonly Mission[]) => {
  const { view, side, unit } = writer
  if (!unit || !isGun(unit) || gunRefusal(view, unit)) return []
  const planned = plannedFor(view, side, unit.id)
  const now = planned
    ? `${MISSION_WORDS[planned.mission].fires} ${targetWords(view, planned.target)}`
    : `a mission ${costWords(view, side)}`
  return [
    ...pressed(`${unit.name}: ${now} (or drag it to a target)`, [
      ...missions.flatMap((mission) => zoneMission(writer, unit, mission)),
      ...behindEdits(writer, unit),
      ...offered(view, side, 'Do not fire', { kind: 'cease-fire', unit: unit.id }),
    ]),
  ]
}

/** What ends the fire plan, and who could still have a part in it. */
const endOfFire = ({ view, side }: Writer): Required<Pick<Writing, 'give' | 'ends'>> => {
  const { shells, fire } = view.armies[side]
  const idle = fire.length === 0 ? idleGuns(view, side).size : 0
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

const gunsOf = ({ view, side }: Writer): readonly string[] =>
  view.units
    .filter((unit) => unit.side === side && isGun(unit) && !gunRefusal(view, unit))
    .map(({ id }) => id)

const oddsOfMission = ({ view, side, unit }: Writer) => {
  const planned = unit && plannedFor(view, side, unit.id)
  return planned?.mission === 'bombardment'
    ? { odds: { ...BOMBARDMENT_ODDS, asked: fireOdds(view, side, planned.target) } }
    : {}
}

/** Why the chosen unit cannot fire. */
const gunNote = ({ view, unit }: Writer): { readonly note?: string } => {
  if (!unit) return {}
  if (!isGun(unit)) return view.assault ? {} : { note: `${unit.name} has no guns.` }
  const refusal = gunRefusal(view, unit)
  return refusal ? { note: refusal.message } : {}
}

/** W6 */
const writingBombardment = (writer: Writer): Writing =>
  deskWriting(writer, [...gunGroups(writer, ['bombardment', 'box']), ...massedFire(writer)], {
    ...endOfFire(writer),
    todo: 'can still fire',
    draggable: gunsOf(writer),
    ...gunNote(writer),
    ...oddsOfMission(writer),
  })

/** A1, with the standing orders for opportunity fire. */
const writingArtillery = (writer: Writer): Writing =>
  deskWriting(
    writer,
    [
      ...gunGroups(writer, ['bombardment', 'gas', 'persistent']),
      ...massedFire(writer),
      ...standingGroups(writer),
      ...massedStanding(writer),
    ],
    {
      ...endOfFire(writer),
      todo: 'can fire',
      draggable: gunsOf(writer),
      ...gunNote(writer),
      ...oddsOfMission(writer),
    },
  )

const fired = (view: View, gun: Unit, spot: Spot): Meant | undefined => {
  const mission = plannedFor(view, gun.side, gun.id)?.mission ?? 'bombardment'
  if (!('zone' in spot)) {
    return spot.rear === gun.side
      ? undefined
      : {
          order: { kind: 'fire', unit: gun.id, mission: 'bombardment', target: 'depot' },
          text: `The depot, ${costWords(view, gun.side)}`,
          drops: true,
        }
  }
  const target = referenceOf(view.country, spot.zone)
  return {
    order: { kind: 'fire', unit: gun.id, mission, target },
    text: `${target}: ${diceWords(view, gun, spot.zone)}, ${costWords(view, gun.side)}`,
    danger: missionEffects(view, gun, { unit: gun.id, mission, target: spot.zone }),
    drops: true,
  }
}

const WITH_GUNS = {
  drag: pointing(({ view, unit, spot }) => fired(view, unit, spot)),
  todo: ({ view, side }: { readonly view: View; readonly side: SideName }) => idleGuns(view, side),
  reach: (view: View, _: unknown, unit: Unit) =>
    isGun(unit) && !plannedFor(view, unit.side, unit.id)
      ? zonesFor(view, unit.side, (target) => ({
          kind: 'fire',
          unit: unit.id,
          mission: 'bombardment',
          target,
        }))
      : [],
} as const

export const BOMBARDMENT: Desk<'bombardment'> = {
  title: 'the bombardment',
  writing: (asked) => writingBombardment(writerOf(asked)),
  ...WITH_GUNS,
}

export const ARTILLERY: Desk<'artillery'> = {
  title: 'the artillery',
  writing: (asked) => writingArtillery(writerOf(asked)),
  ...WITH_GUNS,
}
