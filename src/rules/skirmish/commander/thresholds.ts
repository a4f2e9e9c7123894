import type { Tunable } from '#kernel/game/commander.ts'

/** Every number of judgement, in muster points unless said otherwise. */
export const THRESHOLDS = {
  /** SK 9.11: what a point of the scenario is worth. */
  point: 15,
  /** How much more a man counts in a unit near half strength, and one who serves a machine gun or a gun. */
  nearHalf: 1.5,
  crewed: 2,
  /** How much an own loss weighs against an enemy's, for a side that attacks and one that waits. */
  fear: { attacker: 0.75, defender: 1 },
  /** What fire of the moves after this one counts beside that of this move. */
  later: 0.8,
  /** Of what a unit is worth, what a first check of its nerve is worth to the enemy. */
  firstCheck: 0.08,
  /** What an inch nearer to its goal is worth to a squad, less if its side holds it; how far haste goes, moves to spare, and how much longer bounds take than a walk. */
  progress: { inch: 1.5, held: 0.5, least: 0.6, most: 4, slack: 1, bounds: 1.4 },
  /** Men who will fall where shells have fallen in this move. */
  shelled: 1,
  /** What holding a place at the end of a move is worth, of all its points. */
  holding: 0.6,
  /** Charges that promise less are not made; less is asked in the last moves for an objective. A daring one is at least thought of. */
  charge: { least: 0.55, late: 0.4, moves: 2, machineGun: 0.75, daring: 0.25 },
  /** Own men are expected within so many inches of where they stand when a plot falls. */
  ownNear: 9,
  /** How near the enemy comes before men leave their dugouts, inches to their charge. */
  upon: 12,
  /** Where little is seen: what it is worth to those nobody attacks to come to where the enemy is, in points of the scenario; how far beyond his sight squads wait there, and from how many moves before the end they come to grips, within so many inches. */
  rescue: { points: 2, lurk: 3, moves: 7, grip: 4 },
  /** Of what gas does, what counts in each move beside the one before; moves for which a battery fires it. */
  gas: { trust: 0.6, moves: 2 },
  /** Inches about an objective in which an enemy threatens it. */
  threat: 14,
  /** Inches to an enemy or a place worth having within which much hangs on what a squad does. */
  weighty: { enemy: 24, goal: 10 },
} as const

export type Thresholds = Tunable<typeof THRESHOLDS>
