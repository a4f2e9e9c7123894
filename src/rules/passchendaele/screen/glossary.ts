import type { GlossaryEntry } from '#screen/glossary.ts'

/** Words a newcomer to Passchendaele may not know. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    words: ['sheaf', 'sheaves'],
    text: 'The squares on which a battery drops its shells. Whoever stands in one is under fire every turn until it is moved.',
    clause: 'PA-SHEAF-01',
  },
  {
    words: ['beaten zone', 'beaten zones'],
    text: 'The fan before a base that its rifles and machine guns sweep. Every base whose fan reaches a unit puts a point of fire on it.',
    clause: 'PA-FIRE-01',
  },
  {
    words: ['small arms'],
    text: 'Rifles and machine guns: one point for each enemy base whose beaten zone reaches the unit.',
    clause: 'PA-FIRE-03',
  },
  {
    words: ['load', 'fire load'],
    text: 'All the fire on a unit, each point weighed by its kind and by the cover the unit has. The heavier it is, the more comes off the dice.',
    clause: 'PA-CHECK-04',
  },
  {
    words: ['carry on', 'carries on'],
    text: 'The unit keeps the order it has and makes its check. No runner is needed.',
    clause: 'PA-ORDER-03',
  },
  {
    words: ['check', 'checks'],
    text: 'Two dice, less whatever fire is on the unit: they decide whether it holds together, moves and fires this turn.',
    clause: 'PA-CHECK-01',
  },
  {
    words: ['runner', 'runners'],
    text: 'A new order is carried by hand and may not arrive. If it does not, the unit goes on with the order it had.',
    clause: 'PA-RUN-01',
  },
  {
    words: ['countermarch', 'countermarches'],
    text: 'To move sideways, neither towards the enemy nor away from him. Men do it sooner than they advance.',
    clause: 'PA-MOVE-08',
  },
  {
    words: ['fall back', 'falls back'],
    text: 'To run from fire without an order. A bad check can demand it. Friends behind are run through.',
    clause: 'PA-MOVE-16',
  },
  {
    words: ['jammed'],
    text: 'Fallen back into a crowd of its own men without room for it: the unit drops a level more.',
    clause: 'PA-MOVE-22',
  },
  {
    words: ['solid', 'wavering', 'pinned', 'disordered'],
    text: 'The four states of a unit, from best to worst: solid, wavering, pinned, disordered. Below that it breaks and is gone.',
    clause: 'PA-STATUS-02',
  },
  {
    words: ['barrage', 'barrages'],
    text: 'The standing order of guns: to keep their shells falling where the sheaf lies.',
    clause: 'PA-SHEAF-05',
  },
  {
    words: ['initiative'],
    text: 'Thrown for each turn. Whoever has it says which side moves first.',
    clause: 'PA-TURN-02',
  },
  {
    words: ['HE'],
    text: 'High explosive. Squares of it may be laid on one another for more points, and it is gone when the guns turn elsewhere.',
    clause: 'PA-SHEAF-02',
  },
  {
    words: ['Eingreifdivision', 'Eingreif'],
    text: 'A fresh German division kept behind the line to strike back at whoever breaks in.',
    clause: 'PA-SETUP-02',
  },
  {
    words: ['close combat'],
    text: 'Bases that touch fight it out at once, round by round, until one side is beaten.',
    clause: 'PA-COMBAT-01',
  },
  {
    words: ['relocate', 'relocates'],
    text: 'Before the battle a division may throw to be set down somewhere else.',
    clause: 'PA-SETUP-12',
  },
]
