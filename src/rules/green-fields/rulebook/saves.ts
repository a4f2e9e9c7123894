import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const SAVE: Chapter = {
  code: 'SAVE',
  title: 'Saving throws',
  clauses: [
    {
      id: 'GF-SAVE-01',
      title: 'Cover adds save dice',
      text: 'Cover adds dice to a save, but you count only the best cover a unit has. A light trench is worth 1 extra die and a heavy trench 2, though against heavy artillery trenches are worth nothing. Rough ground and morass give 1 extra die, a built-up area or ruins 2.',
      ruling: false,
    },
    {
      id: 'GF-SAVE-02',
      title: 'Exposure costs save dice',
      text: 'A unit loses 1 save die for being on the move, 1 for riding animals or motor transport, and 1 for being attacked in flank. All that apply are added together.',
      ruling: false,
    },
    {
      id: 'GF-SAVE-03',
      title: 'Limits of the save',
      text: 'Modifiers may bring a save to more than 5 dice. However bad things are, the number of dice cannot be less than 0.',
      ruling: false,
    },
    {
      id: 'GF-SAVE-04',
      title: 'Gas and mines ignore modifiers',
      text: 'When a unit is attacked with gas or by a mine, neither cover nor exposure changes its dice. When a mine goes off there is in fact no save at all (see GF-MINE-05).',
      ruling: false,
    },
    {
      id: 'GF-SAVE-05',
      title: 'Cover given by each ground',
      text: 'Open ground is worth nothing. Rough ground, woods and morass give 1 extra die; towns and ruins give 2. Although a trench makes its zone rough to move through, it does not also give the cover of rough ground, for then the exception for heavy artillery would mean nothing. Troops in a trench who are shelled by heavy guns still have whatever cover the ground itself offers.',
      ruling: true,
    },
    {
      id: 'GF-SAVE-06',
      title: 'Railway embankments as cover',
      text: 'Against small-arms fire, and nothing else, troops behind a railway embankment have the cover of a light trench.',
      ruling: false,
    },
    {
      id: 'GF-SAVE-07',
      title: 'Emplacements shelter only guns',
      text: 'What artillery digs is an emplacement, and it gives cover to artillery alone.',
      ruling: false,
      note: 'Guns in a zone that has both a trench and an emplacement use whichever is better. Against heavy artillery neither is of any use.',
    },
    {
      id: 'GF-SAVE-08',
      title: 'Saves that are never modified',
      text: 'Some saves are always thrown with the plain experience rating: those of aircraft, those of balloons under attack from the air, and every save against flak, in a fight underground or after a breakdown.',
      ruling: true,
    },
    {
      id: 'GF-SAVE-09',
      title: 'Bicycles are not mounts',
      text: 'Cyclists do not count as mounted, either when they save or when the enemy tries to see them.',
      ruling: true,
    },
    {
      id: 'GF-SAVE-10',
      title: 'When a unit is moving',
      text: 'A unit counts as moving if it has gone from one zone to another during the present assault turn. This lasts until the turn is over, so it still counts in close assault and under air attack, just as in the published example. A unit that crosses a box barrage also counts as moving.',
      ruling: true,
    },
    {
      id: 'GF-SAVE-11',
      title: 'Attackers cannot use the works',
      text: 'Troops fighting their way into a zone have the cover of its ground. Its trench, emplacement or embankment does not help them.',
      ruling: true,
    },
    {
      id: 'GF-SAVE-12',
      title: 'Units that never save',
      text: 'Depots and motor transport throw no saves and make no morale checks.',
      ruling: true,
    },
  ],
}
