import type { GlossaryEntry } from '#screen/glossary.ts'

/** Words a newcomer to Great War Skirmish may not know. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  { words: ['figure', 'figures'], text: 'One man. When he is hit he is one casualty.', clause: 'SK-GEN-04' },
  {
    words: ['specialist', 'specialists'],
    text: 'Officers, NCOs, machine gunners, gunners and bombers. They fall only to a special throw, or when nobody else is left.',
    clause: 'SK-GEN-06',
  },
  {
    words: ['initiative'],
    text: 'Who wins the throw at the start of a move chooses whether to move first or second.',
    clause: 'SK-SEQ-02',
  },
  {
    words: ['table number', 'casualty table'],
    text: 'The basic factor of the range with all that is added and taken off. It says which table of casualties one die is thrown on.',
    clause: 'SK-FIRE-05',
  },
  {
    words: ['aimed', 'aimed fire'],
    text: 'Fire of men who have not moved, turned or changed formation in this move: one table better.',
    clause: 'SK-FIRE-15',
  },
  {
    words: ['enfilade', 'enfiladed', 'enfilading'],
    text: 'Fire along a line of men, from its flank or down its trench: two tables better.',
    clause: 'SK-FIRE-17',
  },
  {
    words: ['defensive fire'],
    text: 'What a charged unit fires at two inches before the chargers are on it.',
    clause: 'SK-MEL-03',
  },
  {
    words: ['plot', 'plots', 'plotted'],
    text: 'Fire written down in secret: gun, point, ammunition and the moves in which it falls.',
    clause: 'SK-ART-29',
  },
  {
    words: ['deviation'],
    text: 'How far and in which of eight directions a shell misses its point.',
    clause: 'SK-ART-12',
  },
  {
    words: ['burst', 'bursts'],
    text: 'The circle within which a shell or bomb hurts whoever it touches.',
    clause: 'SK-ART-16',
  },
  {
    words: ['counter-battery'],
    text: 'Guns off the table that fire at one target for a third move may be found and destroyed.',
    clause: 'SK-BOM-04',
  },
  {
    words: ['soft cover'],
    text: 'Hedges, woods, wooden houses, shell holes: one table worse for whoever fires at it.',
    clause: 'SK-FIRE-04',
  },
  {
    words: ['hard cover'],
    text: 'Walls, brick and stone houses, gun pits and trenches: two tables worse for whoever fires at it.',
    clause: 'SK-FIRE-06',
  },
  {
    words: ['shelled ground'],
    text: 'Cratered country: half speed for men on foot, and soft cover for those who stand in it.',
    clause: 'SK-MOV-03',
  },
  {
    words: ['skirmish order', 'open order'],
    text: 'Three or two inches between men instead of one.',
    clause: 'SK-GEN-11',
  },
  {
    words: ['quadrant', 'quadrants', 'flank', 'flanks'],
    text: 'Front, flanks and rear of a unit, parted by lines at 45 degrees from the ends of its rank.',
    clause: 'SK-GEN-10',
  },
  {
    words: ['puff', 'puffs'],
    text: 'One round part of a cloud of smoke or gas.',
    clause: 'SK-CLD-04',
  },
  {
    words: ['gas number'],
    text: 'Each man touched by gas throws a ten-sided die; above this number he is lost.',
    clause: 'SK-CLD-03',
  },
  {
    words: ['strategic move', 'strategic movement'],
    text: 'A fast march on a road in column, away from the enemy; nobody fires in it.',
    clause: 'SK-MOV-08',
  },
  {
    words: ['halted'],
    text: 'Stopped by a failed test of nerve: it may not advance until the end of the next move.',
    clause: 'SK-MOR-21',
  },
  {
    words: ['falls back', 'falling back', 'fall back'],
    text: 'Goes towards its own edge for one move or two, because its nerve has failed.',
    clause: 'SK-MOR-22',
  },
  {
    words: ['rout', 'routs', 'routing'],
    text: 'A unit that runs for its own edge until it pulls itself together or leaves the table.',
    clause: 'SK-MOR-14',
  },
]
