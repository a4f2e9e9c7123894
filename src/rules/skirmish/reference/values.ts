import type { ShownTable } from '#kernel/procedure/reference.ts'
import { signed, stretch } from '#kernel/words.ts'
import {
  BREAKDOWN_ON,
  CREW_COVER,
  GUN_HIT_ON,
  NEAR_HIT_DIVISOR,
  RESTART_ON,
  STRUCTURE_VALUES,
  UNDER_FIRE_ADDS,
  VEHICLE_VALUES,
} from '../tables/index.ts'
import { type Mounting, MUSTER, VEHICLE_MODELS } from '../tables/organisation.ts'
import { ARTILLERY, QUALITIES, STRUCTURES, VEHICLES } from '../vocabulary.ts'
import { modelName, nameOf } from '../wording.ts'

const STRUCTURE: ShownTable = {
  id: 'structure-values',
  title: 'Value of structures',
  clause: 'SK-STR-01',
  columns: ['Structure', 'Value'],
  rows: STRUCTURES.map((structure) => [
    structure === 'fence' || structure === 'wall' ? `${nameOf(structure)}, 3" section` : nameOf(structure),
    String(STRUCTURE_VALUES[structure]),
  ]),
  note: `A direct hit takes off the table number of the gun, a burst that touches it that number divided by ${NEAR_HIT_DIVISOR}, rounded down. High explosive only.`,
}

const VEHICLE: ShownTable = {
  id: 'vehicle-values',
  title: 'Value of tanks and armoured cars',
  clause: 'SK-VEH-01',
  columns: ['Vehicle', 'Value', 'Cover of the crew', 'Against armour-piercing bullets'],
  rows: VEHICLES.map((vehicle) => {
    const { ball, piercing } = CREW_COVER[vehicle === 'open-armoured-car' ? 'open' : 'enclosed']
    return [nameOf(vehicle), String(VEHICLE_VALUES[vehicle]), nameOf(ball), nameOf(piercing)]
  }),
  note: `A direct hit with high explosive also throws a d6: on a ${GUN_HIT_ON} a gun of the vehicle is out of action.`,
}

const BREAKDOWN: ShownTable = {
  id: 'breakdown',
  title: 'Breakdown of tanks',
  clause: 'SK-VEH-02',
  columns: ['Tank', 'd6', 'What happens'],
  rows: [
    ['Running', stretch(1, BREAKDOWN_ON), 'Stops'],
    ['Running, under fire', stretch(1, BREAKDOWN_ON + UNDER_FIRE_ADDS), 'Stops'],
    ['Stopped', `${RESTART_ON}`, 'Runs again and moves at once'],
  ],
  note: 'Shells and armour-piercing bullets since its last throw are fire.',
}

const mounted = ([weapon, arc, count]: Mounting): string =>
  `${count > 1 ? `${count} ` : ''}${nameOf(weapon)} ${arc.replace('-', ' ')}`

const EQUIPMENT: ShownTable = {
  id: 'vehicle-equipment',
  title: 'Crews and weapons of vehicles',
  clause: 'SK-VEH-13',
  columns: ['Vehicle', 'Crew', 'Weapons'],
  rows: VEHICLE_MODELS.map((model) => [
    modelName(model),
    String(model.crew),
    model.mountings.map(mounted).join('; '),
  ]),
  note: 'One man drives, one man serves each weapon that fires.',
}

const MUSTER_POINTS: ShownTable = {
  id: 'muster-points',
  title: 'Muster points for even sides',
  clause: 'SK-SET-10',
  columns: ['What', 'Points'],
  rows: [
    ...QUALITIES.map((quality) => [`${nameOf(quality)} figure`, String(MUSTER.figure[quality])]),
    ['British regular of 1914', signed(MUSTER.bef)],
    ['Bomber', signed(MUSTER.bomber)],
    ['Mounted', signed(MUSTER.mounted)],
    ['Lancer', signed(MUSTER.lancer)],
    ['LMG with its crew', String(MUSTER.lmg)],
    ['LMG belt-fed', signed(MUSTER.beltFed)],
    ...QUALITIES.map((quality) => [`${nameOf(quality)} HMG team`, String(MUSTER.hmg[quality])]),
    ['Sniper', String(MUSTER.sniper)],
    ['Officer', String(MUSTER.officer)],
    ...ARTILLERY.map((weapon) => [`${nameOf(weapon)} with crew`, String(MUSTER.guns[weapon])]),
    ['Vehicle', `${MUSTER.vehicle.timesValue} times its value`],
    ['Each HMG or light gun of a vehicle', signed(MUSTER.vehicle.hmgOrGun)],
    ['Each LMG of a vehicle', signed(MUSTER.vehicle.lmg)],
    ['Bombardment from off the table', String(MUSTER.bombardment)],
    ['Wagon', String(MUSTER.wagon)],
  ],
  note: 'Not part of the sheet; play without them if you like.',
}

export const VALUE_TABLES: readonly ShownTable[] = [STRUCTURE, VEHICLE, BREAKDOWN, EQUIPMENT, MUSTER_POINTS]
