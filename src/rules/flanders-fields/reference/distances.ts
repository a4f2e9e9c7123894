import type { ShownTable } from '#kernel/procedure/reference.ts'
import { stretch } from '#kernel/words.ts'
import {
  AIR_RADIUS,
  BARRAGE_SPEED,
  BEYOND_WIRE,
  COLUMN_GAP,
  COMMAND_RANGE,
  DEAD_GROUND,
  FALL_BACK,
  FOLLOW_UP,
  FRONT_LINE,
  HALTED_SHORT,
  HEROIC_REACH,
  KEEP_CLEAR,
  OBJECTIVE_RADIUS,
  PROJECTOR_THROW,
  RIVER_BANK,
  SIGHT_THROUGH_COVER,
  SOS_FROM_WORK,
  TABLE,
  TOUCHING,
  TURN_ABOUT,
  WIDTHS,
  WIRE_DEPTH,
  WIRE_GAP_WIDTHS,
} from '../tables/index.ts'

/** Single measures, in the order in which a turn asks for them. */
const MEASURES: readonly (readonly [what: string, measure: number | string, clause: string])[] = [
  ['Usual table', `${TABLE.width} x ${TABLE.length}`, 'FF-TAB-01'],
  ['Bases touch within', TOUCHING.base, 'FF-GEN-11'],
  ['Gap in a road column, at most', COLUMN_GAP, 'FF-FORM-05'],
  ['Companies from their commander', COMMAND_RANGE, 'FF-ORD-04'],
  ['Turning right about costs', TURN_ABOUT, 'FF-MOVE-06'],
  ['From every enemy after a move', KEEP_CLEAR, 'FF-MOVE-11'],
  ['Wire crossed at one go', WIRE_DEPTH, 'FF-WIRE-01'],
  ['On past the wire, at most', BEYOND_WIRE, 'FF-WIRE-03'],
  ['Gap that pioneers clear', WIRE_GAP_WIDTHS.pioneers, 'FF-WIRE-05'],
  ['Track of a tank through wire', WIRE_GAP_WIDTHS.tankTrack, 'FF-WIRE-06'],
  ['Width of a trench', WIDTHS.trench, 'FF-TAB-04'],
  ['Width of a road', WIDTHS.road, 'FF-TAB-06'],
  ['Width of a stream', WIDTHS.stream, 'FF-TAB-06'],
  ['River bank', RIVER_BANK, 'FF-COV-07'],
  ['Dead ground behind woods and houses', DEAD_GROUND, 'FF-VIS-03'],
  ['Sight into or out of a wood or village', SIGHT_THROUGH_COVER, 'FF-VIS-03'],
  ['Front line, from its trench', FRONT_LINE, 'FF-DS-02'],
  ['Rolling barrage, in a turn', stretch(BARRAGE_SPEED.least, BARRAGE_SPEED.most), 'FF-RB-01'],
  ['SOS point from a work', SOS_FROM_WORK, 'FF-SOS-01'],
  ['Gas projectors before their trench', PROJECTOR_THROW, 'FF-GAS-02'],
  ['Air targets from the point', AIR_RADIUS, 'FF-AIR-02'],
  ['Attacker halted short of the defender', HALTED_SHORT, 'FF-ASLT-02'],
  ['Attacker back after a draw', FALL_BACK, 'FF-ASLT-03'],
  ['Follow-up', FOLLOW_UP, 'FF-ASLT-06'],
  ['Heroic action', HEROIC_REACH, 'FF-HERO-02'],
  ['Objective held from', OBJECTIVE_RADIUS, 'FF-END-03'],
]

const distances: ShownTable = {
  id: 'distances',
  title: 'Distances, cm',
  clause: 'FF-GEN-02',
  columns: ['What', 'cm', 'Clause'],
  rows: MEASURES.map(([what, measure, clause]) => [what, String(measure), clause]),
}

export const DISTANCE_TABLES: readonly ShownTable[] = [distances]
