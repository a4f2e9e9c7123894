import type { Tunable } from '#kernel/game/commander.ts'

/**
 * Every number that this commander judges by. Distances are in inches; fire is what it takes off a check, 0 or less; odds are
 * chances to win a close combat; worth is in victory points where nothing else is said.
 */
export const THRESHOLDS = {
  /** How much a decision matters. */
  weight: {
    /** Enemies on foot as near as this make whatever a unit does weighty. */
    near: 9,
    /** If none is nearer than this, a unit that carries on does so without a thought. */
    far: 18,
  },

  /** Infantry, cavalry and tanks of the side that attacks. */
  attack: {
    /** An advance makes so much in a turn, more or less. */
    pace: 1.7,
    /** How far ahead the fire is looked at. */
    stride: 2,
    /** Turns kept in hand before the attack must go whatever stands in its way. */
    turnsInHand: 5,
    /** Fire that troops go forward into. */
    bearable: -2,
    /** What is added to it for veterans, for those with tanks, for cavalry, and if time runs short. */
    veterans: -1,
    tanks: -2,
    horses: 1,
    late: -2,
    /** Fire above which a line of advance is said to be quiet. */
    quiet: -1,
    /** Fire that no shaken unit should stay under in the open. */
    unbearable: -2,
    /** A shaken unit goes back to works no farther than this. */
    farthestBack: 6,
    /** The infantry goes in this turn at the latest, shaken garrison or not. */
    goesInTurn: 4,
    /** A garrison farther off than this need not be shaken first. */
    facingWithin: 7,
    /** With nothing left to take, prey is looked for as far as this, and followed so far beyond it. */
    huntWithin: 8,
    huntBeyond: 1,
  },

  cavalry: {
    /** An enemy no farther than this to either side bars the way. */
    clearAside: 7,
    /** So far behind the foremost base he does so still. */
    clearBehind: 1,
    /** What it rides in a turn over open countryside, more or less. */
    ride: 3.5,
    /** So far ahead there must be no fire before it leaves its cover. */
    looksAhead: [2, 5],
  },

  /** MG battalions of the side that attacks. */
  machineGuns: {
    /** From 1 on they storm like infantry instead of supporting it. */
    storm: 0,
    /** Infantry no farther than this to either side is supported. */
    beside: 8,
    /** Infantry so far ahead is followed, to so far behind it. */
    farBehind: 5,
    keepsBehind: 3,
    /** Fire that they go forward into, and how far ahead it is looked at. */
    bearable: -1,
    stride: 2,
  },

  /** The line that is to be held. */
  garrison: {
    /** Driven out, it goes back to works no farther than this. */
    farthestBack: 12,
    /** Enemies nearer than this make the open deadly. */
    threat: 9,
    /** Fire that a shaken unit must get away from. */
    unbearable: -3,
    /** An enemy as near as this is struck, and with such odds. */
    strikeWithin: 3,
    strikeOdds: 0.8,
    /** Points ahead at which it does not leave its works. */
    content: 5,
  },

  /** Counter-attack divisions. */
  reserve: {
    /** An enemy as near as this is struck, and with such odds. */
    strikeWithin: 6,
    strikeOdds: 0.55,
    /** Fire that it marches into, and how far ahead it is looked at. */
    bearable: -2,
    stride: 2,
    /** Shaken under such fire in the open, it steps back so far. */
    unbearable: -3,
    stepBack: 3,
    /** A longer march is not begun before something has been lost. */
    longMarch: 10,
    /** It waits where no more guns than these reach it, until an enemy is as near as this to what is ours. */
    fewGuns: 1,
    alarm: 3,
  },

  /** Blows at an enemy near by, and at what he has taken or is about to take. */
  strike: {
    /** Fire that a striking unit goes into, and how far ahead it is looked at. */
    bearable: -2,
    stride: 2,
    /** So much better must the odds be against an enemy who is not shaken. */
    unshaken: 0.1,
    /** It makes for so far beyond the enemy. */
    beyond: 1,
    /** Lost or falling ground as near as this is gone for, to so far beyond it. */
    retakeWithin: 16,
    retakeBeyond: 0.5,
    /** Ground is falling with an enemy as near as this to it, and none but shaken men to hold it. */
    assaultWithin: 5,
    /** Its captors are looked for as near as this to it; the odds against each, and the fire that is gone into. */
    captorsWithin: 4,
    retakeOdds: 0.55,
    retakeBearable: -5,
  },

  /** Works behind the front to which reserves march. */
  posts: {
    /** Works as near as this to an objective guard it. */
    guardsWithin: 3,
    /** What each step of better cover is worth, and each inch of march costs. */
    betterCover: 0.5,
    inchOfMarch: 0.25,
    /** In a trench longer than this a unit takes post straight ahead. */
    longTrench: 8,
  },

  /** Deployment and relocation; worth in inches. */
  placing: {
    /** What a step of fire, works, and each point of the nearest objective are worth. */
    stepOfFire: 4,
    works: 2,
    objectivePoint: 0.7,
    /** Objectives farther off than this are all the same. */
    farthest: 100,
  },

  /** Ways to make a move. */
  steering: {
    /** What an inch nearer to where the unit is going is worth. */
    inch: 0.5,
    /** What each point of an objective within reach is worth. */
    pointTaken: 0.5,
    /** How many inches of way one point of an objective is worth, and how many it costs if others are nearer. */
    detourForPoint: 0.7,
    othersNearer: 4,
    /** What it is worth to be rid of somebody in the way, apart from the points for him. */
    wayCleared: 1.5,
    /** What is left of a unit that has won a close combat, in parts of its worth. */
    leftAfterWin: 0.6,
    /** What it is worth to stand in somebody's rear. */
    inHisRear: 1,
  },

  /** Where units may go at all. */
  ground: {
    /** A place so far aside of the cone of an advance is as good as in it. */
    besideCone: 2,
    /** No objective is set nearer than this to the edge of the table. */
    fromEdge: 1,
    /** A base that stays turns to enemies so far beyond its beaten zone. */
    facingBeyond: 1,
  },

  /** Who is first. */
  precedence: {
    /** A disordered enemy as near as this to our assault makes us move first. */
    brokenWithin: 4,
  },

  /** What a unit is worth to its side by its status, in parts of what it is worth when solid. */
  worth: { solid: 1, wavering: 0.85, pinned: 0.55, disordered: 0.25 },

  /** Whether to go on with the battle. */
  outlook: {
    /** Turns it takes to be fit to advance again, if all goes well. */
    turnsToRecover: { solid: 0, wavering: 0, pinned: 1, disordered: 2 },
    /** Turns it takes to get an order through, and inches made in a turn, if all goes well. */
    turnsForOrder: 1,
    pace: 2.5,
    /** Fire under which troops in the open are wearing away. */
    wearing: -2,
    /** Battles are not given up before this turn. */
    notBefore: 3,
    /** The part of the battle after which stopping may be offered. */
    offersAfter: 0.75,
  },

  /** Close combat. */
  combat: {
    /** How much better the odds must be for another unit to be drawn in, and for more of one that is. */
    worthDrawingIn: 0.15,
    worthJoining: 0.01,
    /** Steps of cover that a barrage on the ground takes off it. */
    shelled: 2,
    /** Enemies as near as this make a way back worse. */
    nearWayBack: 7,
  },

  guns: {
    /** Checks that a barrage is thought ahead for, and gas, which stays for good. */
    checks: 2,
    checksInGas: 4,
    /** A sheaf is not moved for less than this. */
    leastGain: 0.1,
    /** What it is worth to fire at somebody though it does nothing yet, for each point of his that matters. */
    idleCounts: 0.005,
    /** Gas is laid so far from our own advance. */
    gasClear: 3,
    /** Our own men count so much more than the enemy's. */
    friendsCount: 1.5,
    /** Nearer than this to our advancing infantry a sheaf is about to fall on friends, and counts so much. */
    closeToFriends: 1.5,
    closeCounts: 0.4,
  },

  /** How much a unit of the enemy matters to the guns. */
  importance: {
    /** With so many gun bases his batteries come first, and count so much: nothing can live in the open under their sheaves. */
    manyBatteries: 3,
    batteriesFirst: 1.6,
    /** Batteries that do not fire. */
    silentGuns: 0.5,
    /** Infantry by how near it is to ours or to what is fought for. */
    byDistance: [
      { upTo: 3, counts: 2 },
      { upTo: 6.5, counts: 1.7 },
      { upTo: 10, counts: 1.2 },
    ],
    farAway: 0.8,
  },
} as const

export type Thresholds = Tunable<typeof THRESHOLDS>
