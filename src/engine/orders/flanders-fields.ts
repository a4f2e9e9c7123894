/*
 * The orders of Flanders Fields, in centimetres and degrees: clockwise from the attacker's line of advance. Units, stands and
 * batteries go by their ids. What may be left out is marked; `duckboard procedures` and the rule book say what it means.
 */

/** A place on the table. */
export interface Place {
  readonly x: number
  readonly y: number
}

type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K' | 'A'
/** A playing card: `QH` is the queen of hearts. */
export type PlayingCard = `${Rank}${'H' | 'C' | 'D' | 'S'}`

/** A stand that is set down. */
export interface PlacedStand extends Place {
  readonly stand: string
  readonly facing?: number | undefined
  readonly state?: 'limbered' | 'packed' | 'mounted' | 'sheltered' | undefined
}

/** A shot of one stand; a tank or a block house says out of which face. */
export interface Shot {
  readonly stand: string
  readonly target: string
  readonly face?: 'front' | 'left' | 'right' | undefined
}

/** One stand of a move, along straight legs; with `assault` it goes for that enemy. */
export interface MovedStand {
  readonly stand: string
  readonly path: readonly (readonly [x: number, y: number])[]
  readonly facing?: number | undefined
  readonly assault?: string | undefined
}

// Before the battle

/** A rolling barrage by its speed, or by its near edge on every turn. */
export type Barrage =
  | {
      readonly start: number
      readonly firstTurn?: number
      readonly speed?: number
      readonly halts?: readonly number[]
    }
  | { readonly edges: readonly number[] }

export interface PlannedGas extends Place {
  readonly gas: string
  readonly kind: 'offensive' | 'denying'
  readonly turn: number
  readonly heading: number
}

export interface PlannedFire extends Place {
  readonly turn: number
  readonly weapon: 'heavy-artillery'
}

/** The fire plan as the scenario has it, or all of it written anew. */
export interface FirePlanOrder {
  readonly kind: 'fire-plan'
  readonly default?: true | undefined
  readonly points?: readonly ({ readonly battery: string } & Place)[] | undefined
  readonly barrage?: Barrage | null | undefined
  readonly gas?: readonly PlannedGas[] | undefined
  readonly fires?: readonly PlannedFire[] | undefined
}

/** Without stands the battalion is set up as usual. */
export interface DeployOrder {
  readonly kind: 'deploy'
  readonly battalion: string
  readonly stands?: readonly PlacedStand[] | undefined
}

export interface MutinyOrder {
  readonly kind: 'mutiny'
  readonly battalions: readonly string[]
}

// The turn

export interface SuccessorOrder extends Place {
  readonly kind: 'successor'
  readonly command: string
}

export interface EnterOrder {
  readonly kind: 'enter'
  readonly unit: string
  readonly stands: readonly PlacedStand[]
}

/** Rolls what is waited for, or goes on to the next step. */
export interface GoOnOrder {
  readonly kind: 'go-on'
}

export interface StaffOrder {
  readonly kind: 'staff'
  readonly regiment: string
  readonly battalion: string
}

export interface AirOrder {
  readonly kind: 'air'
  readonly regiment: string
}

export interface AirAttackOrder extends Place {
  readonly kind: 'air-attack'
  readonly heading: number
  readonly targets: readonly string[]
}

// Battalions

export interface BattalionOrder {
  readonly kind: 'battalion'
  readonly battalion: string
}

export interface ManTrenchOrder {
  readonly kind: 'man-trench'
  readonly platoons: readonly string[]
}

export interface SosOrder extends Place {
  readonly kind: 'sos'
  readonly battery: string
}

export interface HeroicOrder {
  readonly kind: 'heroic'
  readonly platoon: string
  readonly targets: readonly string[]
  readonly facing?: number | undefined
  readonly card?: PlayingCard | undefined
}

export interface HeroicAnswerOrder {
  readonly kind: 'heroic-answer'
  readonly agree: boolean
}

// Units

/** Rolls the die of a unit; what a modifier hangs on is declared with it. */
export interface DieOrder {
  readonly kind: 'order'
  readonly unit: string
  readonly staff?: boolean
  readonly national?: boolean
  readonly cards?: readonly PlayingCard[]
  readonly wire?: boolean
  readonly spotted?: boolean
  readonly sight?: boolean
  readonly elan?: boolean
  readonly stays?: string | undefined
}

/** One stand only where the house rule has it so. */
export interface RecoverOrder {
  readonly kind: 'recover'
  readonly target?: string | undefined
}

/** Shots of stands, or the fire of a gun, a mortar or indirect machine guns. */
export interface FireOrder {
  readonly kind: 'fire'
  readonly shots?: readonly Shot[] | undefined
  readonly madMinute?: boolean
  readonly mode?: 'direct' | 'indirect' | undefined
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly target?: string | undefined
  readonly cards?: readonly PlayingCard[]
}

export interface RedirectOrder {
  readonly kind: 'redirect'
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly target?: string | undefined
}

export interface MoveOrder {
  readonly kind: 'move'
  readonly stands: readonly MovedStand[]
  readonly dismount?: boolean
  readonly mount?: boolean
}

export interface MoveAndFireOrder {
  readonly kind: 'move-and-fire'
  readonly stands: readonly MovedStand[]
  readonly dismount?: boolean
  readonly mount?: boolean
  readonly shots?: readonly Shot[] | undefined
}

/** A stand, and where it comes out on the other side. */
export interface CrossingStand extends Place {
  readonly stand: string
  readonly facing?: number | undefined
  readonly assault?: string | undefined
}

export interface CrossWireOrder {
  readonly kind: 'cross-wire'
  readonly stands: readonly CrossingStand[]
}

export interface ClearWireOrder extends Place {
  readonly kind: 'clear-wire'
}

export interface StandsOrder {
  readonly kind: 'cross-obstacle' | 'shelter'
  readonly stands: readonly string[]
}

export interface HandlingOrder {
  readonly kind: 'limber' | 'unlimber' | 'pack' | 'unpack'
  readonly facing?: number | undefined
}

// Assaults and morale

/** Nobody is followed with `null`. */
export interface FollowUpOrder {
  readonly kind: 'follow-up'
  readonly stand: string
  readonly target: string | null
  readonly facing?: number | undefined
}

export interface TakeGroundOrder {
  readonly kind: 'take-ground'
  readonly stand: string
  readonly take: boolean
  readonly facing?: number | undefined
}

export interface MoraleOrder {
  readonly kind: 'morale'
  readonly national?: boolean
  readonly card?: PlayingCard | undefined
}

export interface StubbornOrder {
  readonly kind: 'stubborn'
  readonly use: boolean
}

// Barrages, command and cards

export interface LoseBatteryOrder {
  readonly kind: 'lose-battery'
  readonly battery: string
}

export interface HaltBarrageOrder {
  readonly kind: 'halt-barrage'
  readonly halt: boolean
}

/** A path, or the wire or an obstacle in its place. */
export interface CommandMoveOrder {
  readonly kind: 'command-move'
  readonly stand: string
  readonly path?: readonly (readonly [x: number, y: number])[] | undefined
  readonly wire?: Place | undefined
  readonly obstacle?: true | undefined
  readonly facing?: number | undefined
}

export interface DrawOrder {
  readonly kind: 'draw'
  readonly cards: number
}

/** Whom or what a card is for. */
export interface CardTarget {
  readonly stands?: readonly string[] | undefined
  readonly battery?: string | undefined
  readonly unit?: string | undefined
  readonly x?: number | undefined
  readonly y?: number | undefined
}

export interface PlayCardOrder extends CardTarget {
  readonly kind: 'play-card'
  readonly card: PlayingCard
}

export interface CardChoiceOrder extends CardTarget {
  readonly kind: 'card-choice'
}

/** What needs no more words. */
export interface PlainOrder {
  readonly kind: 'end-unit' | 'end-battalion' | 'end-orders' | 'end-turn' | 'concede' | 'agree-to-stop'
}

/** Everything that a player of Flanders Fields can decide. */
export type Order =
  | FirePlanOrder
  | DeployOrder
  | MutinyOrder
  | SuccessorOrder
  | EnterOrder
  | GoOnOrder
  | StaffOrder
  | AirOrder
  | AirAttackOrder
  | BattalionOrder
  | ManTrenchOrder
  | SosOrder
  | HeroicOrder
  | HeroicAnswerOrder
  | DieOrder
  | RecoverOrder
  | FireOrder
  | RedirectOrder
  | MoveOrder
  | MoveAndFireOrder
  | CrossWireOrder
  | ClearWireOrder
  | StandsOrder
  | HandlingOrder
  | FollowUpOrder
  | TakeGroundOrder
  | MoraleOrder
  | StubbornOrder
  | LoseBatteryOrder
  | HaltBarrageOrder
  | CommandMoveOrder
  | DrawOrder
  | PlayCardOrder
  | CardChoiceOrder
  | PlainOrder
