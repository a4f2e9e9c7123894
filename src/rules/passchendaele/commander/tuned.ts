import { THRESHOLDS, type Thresholds } from './thresholds.ts'

const { attack, cavalry, machineGuns, garrison, reserve, strike, posts, placing, steering, worth, combat } =
  THRESHOLDS
const { guns, importance } = THRESHOLDS

/** The numbers to which some thousand battles against itself led (`npm run tune`): for those who think ahead. */
export const TUNED: Thresholds = {
  ...THRESHOLDS,
  attack: {
    ...attack,
    pace: 2.6,
    stride: 2.8,
    turnsInHand: 3.3,
    bearable: -0.2,
    tanks: -1.4,
    unbearable: -2.2,
    goesInTurn: 5.2,
    huntBeyond: 0.6,
  },
  cavalry: { ...cavalry, clearAside: 5.7, clearBehind: 0.8, ride: 4.4 },
  machineGuns: { ...machineGuns, keepsBehind: 2.5 },
  garrison: { ...garrison, farthestBack: 16, threat: 10, unbearable: -2.1, strikeOdds: 0.92 },
  reserve: {
    ...reserve,
    strikeOdds: 0.53,
    unbearable: -2.2,
    stepBack: 1.8,
    longMarch: 3.6,
    fewGuns: 0.6,
  },
  strike: { ...strike, bearable: -2.3, stride: 2.4, beyond: 1.2, retakeBearable: -3.2 },
  posts: { ...posts, betterCover: 0.4, longTrench: 6.3 },
  placing: { ...placing, objectivePoint: 0.53 },
  steering: {
    ...steering,
    inch: 0.36,
    pointTaken: 0.31,
    detourForPoint: 0.41,
    othersNearer: 3.5,
    leftAfterWin: 0.69,
    inHisRear: 1.2,
  },
  worth: { ...worth, pinned: 0.65, disordered: 0.3 },
  combat: { ...combat, shelled: 1.3 },
  guns: { ...guns, friendsCount: 2.1, closeToFriends: 1.8 },
  importance: { ...importance, batteriesFirst: 1.8 },
}
