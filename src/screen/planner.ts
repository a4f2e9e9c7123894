import type { Side } from '#kernel/game/game.ts'
import type { ArmyDocument } from './designer.ts'
import type { Ready, Setting } from './setting.ts'
import type { ZoneGrid } from './zone-map.ts'

/** An army that a side may take into the campaign. */
export interface ArmyChoice<P> extends Ready<P> {
  readonly chosen: boolean
}

/** A side of a campaign that is being laid out. */
export interface PlannedSide<P> {
  readonly side: Side
  readonly title: string
  readonly settings: readonly Setting<P>[]
  readonly armies: readonly ArmyChoice<P>[]
  /** Its army may be brought along as a file, and be kept as one. */
  readonly file?: PlannedFile<P>
}

/** The army of a side, or the country, as a file. */
export interface PlannedFile<P> {
  /** What was brought along, and the plan without it. */
  readonly brought?: { readonly title: string; readonly without: P }
  /** As it stands now, under this name. */
  readonly saved?: { readonly name: string; readonly content: unknown }
  /** The plan with what was read from a file, or what is wrong with it. */
  load(value: unknown): { readonly plan: P } | { readonly fault: string }
}

/** Something a country can be given with a finger: to a zone, or between two zones. */
export interface DrawingTool {
  readonly id: string
  readonly title: string
  /** What it is one of: grounds, trenches, what runs between zones. */
  readonly group: string
  readonly zones: 1 | 2
}

/** A country that is drawn by hand. */
export interface Drawing<P> {
  readonly tools: readonly DrawingTool[]
  /** The plan with a tool used on zones, by their numbers. */
  draw(tool: string, zones: readonly number[]): P
  /** The plan with a country made by chance again. */
  readonly discarded: P
  /** The drawing as a file, and from one. */
  readonly file: PlannedFile<P>
}

/** A campaign as its planner shows it. */
export interface PlanPage<P> {
  readonly settings: readonly Setting<P>[]
  /** What it comes to: how long it lasts, which season it is. */
  readonly facts: readonly string[]
  /** A map of zones; without one the table is shown as the battle begins on it. */
  readonly map?: ZoneGrid
  /** The plan in which the country is drawn by hand, beginning with what the map shows. */
  readonly drawable?: P
  readonly drawing?: Drawing<P>
  readonly sides: readonly PlannedSide<P>[]
  /** All that the rules have against it; if left out, only what the game objects to first is told. */
  readonly objections?: readonly string[]
  /** What the battle begins with; whether it can is for the game to say. */
  readonly options: Readonly<Record<string, unknown>>
}

/** How campaigns of the players' own are laid out. */
export interface CampaignPlanner<P = unknown> {
  readonly scenario: string
  readonly title: string
  readonly text: string
  /** What is begun: 'campaign' if left out. */
  readonly what?: string
  /** `seed` settles the country. */
  fresh(seed: number): P
  /** A plan as it was kept on a device, if that is what it is. */
  again(kept: unknown): P | undefined
  page(plan: P, own: readonly ArmyDocument[]): PlanPage<P>
}
