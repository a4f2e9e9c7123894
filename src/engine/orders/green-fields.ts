/*
 * The orders of To The Green Fields Beyond!. Units and tunnels go by their ids, zones by their references, such as C4. What
 * may be left out is marked.
 */

export type Foot = 'infantry' | 'pioneer' | 'sapper'
export type Guns = 'field-artillery' | 'medium-artillery' | 'heavy-artillery'
export type Armour = 'heavy-tank' | 'light-tank' | 'armoured-car'
export type Aircraft = 'reconnaissance' | 'ground-attack' | 'fighter' | 'bomber'
export type GroundUnit = Foot | 'cavalry' | Guns | Armour | 'motor-transport' | 'balloon'

// Setting up

/** Into a zone, or `off` the board behind a column by its letter. */
export interface PlaceOrder {
  readonly kind: 'place'
  readonly unit: string
  readonly zone: string
  readonly column?: string | undefined
}

/** Pooled men for a unit off the board, or strength from one that stands down. */
export interface DraftOrder {
  readonly kind: 'draft'
  readonly unit: string
  readonly men: number
  readonly from?: string | undefined
}

/** The units of one zone, leading wave first. */
export interface OrderWavesOrder {
  readonly kind: 'order-waves'
  readonly zone: string
  readonly units: readonly string[]
}

export interface LoadOrder {
  readonly kind: 'load'
  readonly unit: string
  readonly transport: string
}

/** What one unit does, and needs no more words. */
export interface UnitOrder {
  readonly kind:
    | 'luxury'
    | 'stand-down'
    | 'stand-to'
    | 'mount'
    | 'dismount'
    | 'unload'
    | 'stay-down'
    | 'cease-fire'
    | 'scrape-trench'
    | 'entrench'
    | 'call-off-raid'
  readonly unit: string
}

// Supply

/** Men for a unit, paid for now or from the replacement battalion. */
export interface ReinforceOrder {
  readonly kind: 'reinforce'
  readonly unit: string
  readonly men: number
  readonly from: 'supply' | 'pool'
}

/** Men for the replacement battalion. */
export interface PoolOrder {
  readonly kind: 'pool'
  readonly men: number
}

/** Into a zone or `off` the board; `men` of the pool are paid for already. */
export interface BuyUnitOrder {
  readonly kind: 'buy-unit'
  readonly type: GroundUnit | Aircraft
  readonly strength: number
  readonly experience?: number | undefined
  readonly morale?: number | undefined
  readonly mount?: 'none' | 'horses' | 'bicycles' | 'motor' | undefined
  readonly stosstruppe?: boolean
  readonly men?: number
  readonly zone: string
  readonly pay: 'supply' | 'points'
}

export interface BuyGoodsOrder {
  readonly kind: 'buy-goods'
  readonly item: 'shells' | 'luxuries' | 'gas-canister'
  readonly quantity: number
  readonly pay: 'supply' | 'points'
}

/** For victory points, to make good what was lost or beyond the start. */
export interface BuyDepotOrder {
  readonly kind: 'buy-depot'
  readonly quantity: number
  readonly purpose: 'replace' | 'raise'
}

export interface CaptureTanksOrder {
  readonly kind: 'capture-tanks'
  readonly strength: number
  readonly zone: string
}

// In the air

/** All of the unit flies if no strength is said. */
export interface SortieOrder {
  readonly kind: 'sortie'
  readonly unit: string
  readonly period?: 'dawn' | 'day' | 'dusk' | 'night' | undefined
  readonly strength?: number | undefined
}

/** Two adjoining zones, the depot, or a kind of unit off the board, behind one column if one is named. */
export interface ReconnoitreOrder {
  readonly kind: 'reconnoitre'
  readonly unit: string
  readonly zones?: readonly string[] | undefined
  readonly depot?: boolean
  readonly sought?: GroundUnit | undefined
  readonly column?: string | undefined
}

/** At a unit; bombers also at the `depot` or the `aerodrome`; in an assault at a zone. */
export interface AirAttackOrder {
  readonly kind: 'air-attack'
  readonly unit: string
  readonly target: string
  readonly dice?: number | undefined
}

// In the trenches

/** A bridge is built towards a neighbouring zone. */
export interface PioneerWorkOrder {
  readonly kind: 'pioneer-work'
  readonly unit: string
  readonly work: 'road' | 'bridge' | 'trench'
  readonly to?: string | undefined
}

export interface RaidOrder {
  readonly kind: 'raid'
  readonly unit: string
  readonly strength: number
  readonly zone: string
  readonly purpose?: 'information' | 'wire'
}

/** With so many dice; with all if left out. */
export interface DefendRaidOrder {
  readonly kind: 'defend-raid'
  readonly dice?: number | undefined
}

export interface ReleaseGasOrder {
  readonly kind: 'release-gas'
  readonly zone: string
  readonly canisters: number
}

/** Begins a tunnel, or goes on with one. */
export interface DigTunnelOrder {
  readonly kind: 'dig-tunnel'
  readonly unit: string
  readonly tunnel?: string | undefined
  readonly to: string
}

export interface PackMineOrder {
  readonly kind: 'pack-mine'
  readonly unit: string
  readonly tunnel: string
  readonly explosives: number
}

export interface DetonateOrder {
  readonly kind: 'detonate'
  readonly unit: string
  readonly tunnel: string
}

/** How many go down into the tunnel. */
export interface SendPartyOrder {
  readonly kind: 'send-party'
  readonly strength: number
}

export interface MineChoiceOrder {
  readonly kind: 'mine-choice'
  readonly choice: 'collapse' | 'detonate' | 'continue'
}

// Bombardment and assault

/** At a zone, the `depot`, or a unit that was spotted off the board. */
export interface FireOrder {
  readonly kind: 'fire'
  readonly unit: string
  readonly mission: 'bombardment' | 'box' | 'gas' | 'persistent'
  readonly target: string
}

/** A bridge is built towards a neighbouring zone. */
export interface BuildOrder {
  readonly kind: 'build'
  readonly unit: string
  readonly work: 'road' | 'bridge'
  readonly to?: string | undefined
}

/** From off the board into a zone of the own base line. */
export interface EnterOrder {
  readonly kind: 'enter'
  readonly unit: string
  readonly zone: string
}

/** Units of one zone go together, zone by zone. */
export interface MoveOrder {
  readonly kind: 'move'
  readonly units: readonly string[]
  readonly path: readonly string[]
}

/** Off the table over the enemy's edge, from where they stand or at the end of a path. */
export interface ExitOrder {
  readonly kind: 'exit'
  readonly units: readonly string[]
  readonly path?: readonly string[]
}

/** When to fire at those who pass, and at how many. */
export interface StandingOrder {
  readonly kind: 'standing'
  readonly unit: string
  readonly order: 'own-zone' | 'on-entry' | 'first-chance' | 'hold'
  readonly atLeast?: number
}

/** The defender looks to one of the facings that are attacked. */
export interface FaceOrder {
  readonly kind: 'face'
  readonly facing: 'front' | 'left' | 'right' | 'rear'
}

/** Dice of the leading defender for each facing it answers for. */
export interface SplitFireOrder {
  readonly kind: 'split-fire'
  readonly front?: number
  readonly left?: number
  readonly right?: number
  readonly rear?: number
}

/** What needs no more words. */
export interface PlainOrder {
  readonly kind:
    | 'done'
    | 'concede'
    | 'agree-to-end'
    | 'deploy-usual'
    | 'open-assault'
    | 'decline-assault'
    | 'stop-assault'
    | 'fight-it-out'
}

/** Everything that a player of To The Green Fields Beyond! can decide. */
export type Order =
  | PlaceOrder
  | DraftOrder
  | OrderWavesOrder
  | LoadOrder
  | UnitOrder
  | ReinforceOrder
  | PoolOrder
  | BuyUnitOrder
  | BuyGoodsOrder
  | BuyDepotOrder
  | CaptureTanksOrder
  | SortieOrder
  | ReconnoitreOrder
  | AirAttackOrder
  | PioneerWorkOrder
  | RaidOrder
  | DefendRaidOrder
  | ReleaseGasOrder
  | DigTunnelOrder
  | PackMineOrder
  | DetonateOrder
  | SendPartyOrder
  | MineChoiceOrder
  | FireOrder
  | BuildOrder
  | EnterOrder
  | MoveOrder
  | ExitOrder
  | StandingOrder
  | FaceOrder
  | SplitFireOrder
  | PlainOrder
