import type { Tunable } from '#kernel/game/commander.ts'

/** Every number of judgement, in enemy platoons unless said otherwise. */
export const THRESHOLDS = {
  /** What an enemy stand is worth that cannot act for a while. */
  silenced: 0.5,
  /** What a centimetre nearer to an objective is worth to an attacker, and to a defender who has lost it. */
  progress: { attacker: 0.07, defender: 0.03 },
  /** Centimetres a turn that an attack usually makes, what a belt of wire counts for, and how far haste and patience go. */
  pace: { usual: 10, wire: 20, least: 0.6, most: 2.5 },
  /** How much an own loss weighs against an enemy's. */
  fear: 0.7,
  /** What better cover at the end of a move is worth, for each grade. */
  cover: 0.12,
  /** What one attack by shells or gas on the way costs those who walk into it. */
  underFire: 0.45,
  /** What it costs to pass through a company that has still to move. */
  passed: 1.5,
  /** What a platoon beyond the wire is worth. */
  over: 0.6,
  /** Fire that promises less is not worth an action that can be spent on anything else. */
  leastFire: 0.12,
  /** An assault that promises less is not made. */
  leastAssault: 0.15,
  /** How much more an assault counts than other things that promise as much. */
  resolve: 1.5,
  /** What it costs an assaulting platoon to be stopped by fire. */
  halted: 0.6,
  /** What it costs a defender to leave his cover for an assault, for each grade of it. */
  leaving: 0.3,
  /** What a point of a goal adds to beating those who hold it. */
  ground: 0.35,
  /** What it is worth to look at an enemy who stands to a flank. */
  face: 0.3,
  /** A gun is laid elsewhere for a gain of so much. */
  redirect: 0.6,
  /** What each own platoon that would walk into it counts against laying fire somewhere. */
  ownNear: 0.2,
  /** Enemies near a point that make a call for shells worth it, and own stands that forbid it. */
  sos: { enemies: 2, friends: 1, near: 10 },
  /** How near the enemy comes before men leave their shelters, cm. */
  upon: 40,
  /** How near to a place that is lost a defender's company goes over to the counter-attack, cm. */
  counter: 60,
  /** A card is played on fire that promises so much. */
  card: 0.7,
  /** What a heroic action must be able to win. */
  feat: 3,
  /** 1 if an attack waits until its guns have fired what is planned on the enemy's trenches, else 0. */
  waits: 1,
  /** For this part of the battle an attack waits for its own gas to drift on; then it goes through what is left. */
  gas: 0.25,
} as const

export type Thresholds = Tunable<typeof THRESHOLDS>
