import type { Temper } from '#kernel/game/commander.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

/** Fire that nothing is as bad as. */
const NEVER = -99

const { attack, cavalry, garrison, reserve, strike, steering, combat, outlook, guns, machineGuns } =
  THRESHOLDS

/** Goes in early and into heavier fire, closes at poorer odds, throws in whoever is near. */
const BOLD: Thresholds = {
  ...THRESHOLDS,
  attack: { ...attack, bearable: -3, goesInTurn: 2, turnsInHand: 7, huntWithin: 12 },
  garrison: { ...garrison, strikeWithin: 5, strikeOdds: 0.6, content: 9 },
  reserve: { ...reserve, strikeWithin: 8, strikeOdds: 0.5, bearable: -3, alarm: 5 },
  strike: { ...strike, bearable: -3, retakeOdds: 0.4 },
  steering: { ...steering, wayCleared: 2.5, leftAfterWin: 0.75 },
  combat: { ...combat, worthDrawingIn: 0.06 },
}

/** Spares his men: waits longer for the guns, closes only at good odds, takes whoever is caught in the open back to cover. */
const THRIFTY: Thresholds = {
  ...THRESHOLDS,
  attack: { ...attack, bearable: -1, goesInTurn: 6, turnsInHand: 3, unbearable: -1, farthestBack: 9 },
  garrison: { ...garrison, strikeWithin: 2, strikeOdds: 0.9, content: 2, unbearable: -2 },
  reserve: { ...reserve, strikeOdds: 0.8, bearable: -1, unbearable: -2, fewGuns: 0 },
  strike: { ...strike, bearable: -1, retakeOdds: 0.75, retakeBearable: -3 },
  steering: { ...steering, wayCleared: 0.75, leftAfterWin: 0.45 },
  combat: { ...combat, worthDrawingIn: 0.25 },
  guns: { ...guns, friendsCount: 3, closeToFriends: 2.5 },
}

/** Gives up no ground and no battle: nobody goes back, what was lost is gone for again and again. */
const STUBBORN: Thresholds = {
  ...THRESHOLDS,
  attack: { ...attack, unbearable: NEVER, late: -4 },
  garrison: { ...garrison, threat: 0, unbearable: NEVER, content: 7 },
  reserve: { ...reserve, unbearable: NEVER, bearable: -3 },
  strike: { ...strike, retakeOdds: 0.35, retakeWithin: 24, retakeBearable: -7 },
  outlook: { ...outlook, notBefore: 99, offersAfter: 1 },
}

export const TEMPERED: Readonly<Record<Temper, Thresholds>> = {
  bold: BOLD,
  thrifty: THRIFTY,
  stubborn: STUBBORN,
}

/** Makes for the objectives and the far edge as fast as he can, whatever fires and whoever stands in his way. */
export const RUNNING: Thresholds = {
  ...THRESHOLDS,
  attack: { ...attack, bearable: NEVER, goesInTurn: 0, unbearable: NEVER },
  cavalry: { ...cavalry, clearAside: 2 },
  machineGuns: { ...machineGuns, storm: 1 },
  reserve: { ...reserve, bearable: NEVER, unbearable: NEVER, longMarch: 99, fewGuns: 99 },
  strike: { ...strike, bearable: NEVER, retakeWithin: 48, retakeOdds: 0, retakeBearable: NEVER },
  steering: { ...steering, inch: 2, wayCleared: 0, leftAfterWin: 0.3 },
}
