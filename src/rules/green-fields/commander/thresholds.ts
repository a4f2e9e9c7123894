import type { Tunable } from '#kernel/game/commander.ts'

/**
 * Every number that this commander judges by. Worth is in victory points where nothing else is said; distances are in zones.
 * How dice fall is not judged but reckoned, in estimates.
 */
export const THRESHOLDS = {
  /** How likely it is that troops nobody has seen lie in a zone of the enemy's front, and behind it. */
  lurking: { front: 0.35, behind: 0.15, likely: 0.5 },

  /** What a move promises and costs. */
  move: {
    /** A zone more for us and less for them. */
    zone: 4.4,
    /** A regiment that leaves over their edge. */
    exit: 18,
    /** Breaking an enemy regiment, and the part of what is feared from it that goes with it. */
    foe: 1.2,
    threat: 0.7,
    /** Overrunning whoever does not fight. */
    bystander: 0.3,
    /** A unit of ours that is beaten off. */
    beaten: 1.2,
    /** A strength point of ours. */
    man: 0.28,
    /** Leaving a zone of the front empty, and one that nobody presses. */
    gap: 1.3,
    rearGap: 0.18,
    /** Each further unit in a stack the enemy's guns can see. */
    crowd: 0.62,
    /** A regiment that enemies as near as `exposedWithin` might fall upon. */
    exposed: 0.74,
    exposedWithin: 2,
    /** Each regiment that is wanting behind the line while others are away. */
    home: 2.3,
  },

  /** Regiments wanted between the enemy and our edge when we attack and when we are attacked; what a reserve counts as one. */
  home: { attacking: 1.8, attacked: 2.6, reserve: 0.85 },

  /** What a move must promise for an assault to be opened (and by a side that is winning), to be made, to go on fighting for. */
  assault: { open: 2.1, openContent: 4, move: 0.43, goOn: 1 },

  /** Leaving over an edge: what a regiment is worth by the turns it needs for it, and how much more if that would end it all. */
  exits: { near: [9, 9, 5.3, 3.7, 1.8], decisive: 2 },

  /** Enemies who run for our edge. */
  guard: {
    /** Victory points to fear by the turns an enemy needs for it. */
    fear: [28, 28, 18, 8, 2],
    /** What is left of it for one who is not steady. */
    unsteady: 0.33,
    /** How well one bars the way who is next to him, nearer our edge, level with him or behind; farther before him, and aslant. */
    across: 0.73,
    beside: 0.4,
    behind: 0.25,
    before: 0.47,
    aslant: 0.2,
    /** Dice that do so in full. */
    solidDice: 7.3,
  },

  /** A unit fit to attack with. */
  fit: { strength: 4, morale: 2 },

  /** Fit regiments, and rounds for each gun, without which an attack is not thought of; one who `waits` leaves the first to orders. */
  attack: { fit: 5, rounds: 2, waits: 1 },

  /** What makes a zone worth attacking. */
  sector: {
    /** For each point of its cover, for deep ground, and for each row from their edge: less. */
    cover: 1.2,
    deep: 1.5,
    row: 0.38,
    /** Known to be empty; or for each strength point in it, less. */
    empty: 3,
    foe: 0.3,
    /** For each zone of ours beside it, and for a mine under it. */
    approach: 0.6,
    mine: 3,
    /** For each column from the middle, less. */
    edge: 0.2,
    /** Not the same place every week: by chance of the calendar so much more. */
    variety: 0.4,
    /** How much all that counts against the strength that stands ready beside it. */
    againstReady: 0.5,
  },

  /** Who goes into the line and where. */
  line: {
    /** How much experience counts against strength and morale. */
    experience: 3,
    /** What makes a zone worth holding: its cover, each row from our edge less, each of theirs beside it. */
    cover: 0.62,
    row: 1.2,
    faced: 0.27,
    /** One regiment in so many is kept behind, and so many of those behind for each zone of front do not rest but stand by. */
    keptBack: 4.7,
    standBy: 0.47,
    /** Regiments for each zone of front below which the tired do not rest. */
    thin: 0.96,
    /** How many stand together, unless the attack is by order and the enemy does not see them. */
    together: 2,
    /** Stacks that make an attack; one more with so many regiments, if it is we who must win ground. */
    stacks: 2,
    many: 9,
    /** Regiments for each zone of front that are so few that one stack must do. */
    few: 0.75,
    /** Morale at which a unit is taken out to rest, if it has lost that much. */
    tired: 1,
    /** Zones from the enemy's lines at which a balloon goes up. */
    aloft: 3,
  },

  /** What a battery wants of its place in the week. */
  battery: {
    /** Each zone of the enemy's front in range; the one to be attacked counts `goal` more. */
    reach: 0.66,
    goal: 2.2,
    hidden: 2,
    cover: 0.55,
    /** Out of reach of attrition. */
    safe: 1.3,
    /** Each other who stands there, and each row from our edge: less. */
    crowd: 1.4,
    back: 0.1,
  },

  /** Guns, pioneers and balloons in an assault. */
  supports: {
    /** How near enemies may come to whoever does not fight, and how much that counts if troops of ours are with him. */
    safe: 2,
    guarded: 0.3,
    /** What a river bank is worth to pioneers. */
    bank: 3.8,
    /** What a place is worth to a battery: any target, each of them up to `most`, a line for its shells. */
    any: 2,
    target: 0.2,
    most: 3.5,
    line: 3.2,
    /** Each step nearer the enemy, and each row from our edge: less. */
    exposed: 2,
    back: 0.1,
    /** Somebody who may lie unseen, beside somebody who is seen. */
    unseen: 0.46,
    /** What a move must gain, so that nobody limbers up for nothing. */
    leastGain: 1.5,
  },

  /** Fire of the guns; worth in strength points of the enemy. */
  fire: {
    /** What one more regiment of guns must add to be worth its shells, in the week and in an assault. */
    weekly: 0.68,
    assault: 0.5,
    /** The part of that which each one of a mass must add. */
    each: 0.6,
    /** Shells for each gun that are held back in the week for an attack, and that box barrages leave in store. */
    keptRounds: 1,
    boxingStore: 2,
    /** What troops, guns and others count for. */
    combat: 1.2,
    guns: 0.96,
    other: 0.3,
    /** How much breaking whoever is in a zone counts: usually, beside troops of ours, in the sector to be attacked, in its midst. */
    usual: 1.1,
    near: 2.2,
    sector: 4.3,
    midst: 5.5,
    /** An intruder, and for each row that he is nearer our edge than `intruderRows`. */
    intruder: 2.8,
    intruderRow: 2.1,
    intruderRows: 4,
  },

  /** Box barrages: units that may be expected to cross one, by how much its garrison has suffered; what each battery must promise. */
  box: { weakened: 0.91, usual: 0.4, least: 0.68 },

  /** Gas that blinds those who would fire into an attack: what the attack must promise, and what it is worth not to be broken. */
  screen: { attack: 1, broken: 3.5 },

  /** Bridges before an enemy: how near he must be, and dice that are all but sure of the hit it takes. */
  bridges: { near: 3, dice: 6 },

  /** What getting off or on must add to the best move of a unit. */
  riding: { gain: 0.8, mount: 0.3 },

  /** Close assaults: what counts in a leader beside his strength, and what is left of those who rout. */
  leader: { experience: 2, routing: 0.5 },

  /** Reserves bar the way of enemies as near as this to our edge; each of ours already there counts as so many columns farther. */
  entry: { rows: 2, crowd: 1.6 },

  /** What a regiment must have to send a raiding party, and how many parties go in a week. */
  raids: { strength: 6, experience: 2, most: 1 },

  /** Explosives worth a blast, and shells for each gun that mines leave in store. */
  mines: { worthFiring: 3, keptRounds: 2 },

  /** Morale with which a unit can spare a point for digging, in the week and in an assault. */
  works: { weekly: 3, assault: 4 },

  /** What airmen go for. */
  air: {
    /** How curious we are about the zone to be attacked, those beside it, and any other. */
    target: 3,
    sector: 2,
    elsewhere: 1,
    /** What is worth a burst: depot, aerodrome, anything that flies and how much more for observers, others and balloons. */
    depot: 9,
    aerodrome: 1.8,
    flyer: 10,
    observer: 3,
    other: 1.8,
    balloon: 0.93,
    /** Flak about balloons costs more than they do: they are left alone unless we mean to attack. */
    spared: 0,
    /** Troops: this, less their experience; less so much for guns; more for each row nearer our edge than `rows`. */
    troops: 8,
    guns: 3,
    rows: 5,
  },

  /** What is kept in store: shells for each gun, and luxuries. */
  store: { shellsPerGun: 5.3, luxuries: 3 },

  /** Who gets men first: by the part that is missing, and in any case. */
  drafts: {
    infantry: 3,
    combat: 2,
    combatAnyway: 1,
    guns: 2.2,
    gunsAnyway: 0.5,
    aircraft: 1,
    other: 0.5,
  },

  /** Victory points: how far from losing by them a side stays that buys. */
  purse: { kept: 20 },

  /** A depot is bought back if so much of it is missing and so many weeks are left. */
  depot: { missing: 2, weeks: 4 },
} as const

export type Thresholds = Tunable<typeof THRESHOLDS>
