import type { AnyEvent } from '#kernel/game/game.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Heard, StoryPage } from '#screen/stories.ts'
import { middleOf, shellsIn } from './board/sheet.ts'
import type { Told } from './names.ts'
import type { State } from './state.ts'
import type { ZoneNumber } from './zone.ts'

/** One unit in a story about several. */
interface Named {
  readonly unit: string
  readonly unseen?: true
}

/** What a side knows of the units in a story. */
export interface Ears {
  /** The id by which it knows a unit (GF-OBS-17). */
  idOf(unit: string): string
  /** Those of several that it knows of, by those ids (GF-OBS-13). */
  knownOf<T extends Named>(units: readonly T[]): readonly T[]
}

/** All that is known of one kind of story in a campaign. */
export interface Page<T extends AnyEvent> extends StoryPage<State, T, Told> {
  /** The story as a side hears it; as it is if left out. */
  heard?(story: T, ears: Ears): T
  /** An umpire has heard of the plan itself. */
  readonly secondHand?: true
  /** How grave it is among all that an order led to; 0 if left out. */
  gravity?(story: T): number
  /** Who did it, and where, before what it did to units. */
  deed?(told: Told, story: T): string
}

export type Pages<Shapes> = {
  readonly [K in keyof Shapes & string]: Page<{ readonly kind: K } & Shapes[K]>
}

/** A story of a campaign as somebody heard it. */
export type HeardOf<T> = Heard<State, AnyEvent & T>

export interface OfUnit {
  readonly unit: string
}

/** A zone, if the story says where it was. */
export interface InZone {
  readonly zone: ZoneNumber | null
}

export const heardOfUnit = <T extends OfUnit>(story: T, { idOf }: Ears): T => ({
  ...story,
  unit: idOf(story.unit),
})

export const itsUnit = ({ unit }: OfUnit): readonly string[] => [unit]

export const nobody = (): readonly string[] => []

export const nowhere = (): readonly Point[] => []

/** The middles of the zones that lie on the board. */
export const middlesOf = (state: State, zones: readonly ZoneNumber[]): readonly Point[] =>
  zones.filter((zone) => zone >= 0).map((zone) => middleOf(state, zone))

export const itsZone = ({ zone }: InZone, state: State): readonly Point[] =>
  middlesOf(state, zone === null ? [] : [zone])

/** Under the ground that a tunnel has reached. */
export const itsHead = ({ head }: { readonly head: ZoneNumber }, state: State): readonly Point[] =>
  middlesOf(state, [head])

/** Told only for want of better: what is a rule of every week. */
export const DULL = 0.6

/** Nobody and nothing in particular. */
export const NOWHERE = { about: nobody, places: nowhere } as const

/** One unit, wherever it is. */
export const ITS_UNIT = { heard: heardOfUnit, about: itsUnit, places: nowhere } as const

/** A zone, whoever is in it. */
export const IN_ZONE = { about: nobody, places: itsZone } as const

/** One unit in its zone. */
export const UNIT_IN_ZONE = { heard: heardOfUnit, about: itsUnit, places: itsZone } as const

export const shellsInZone = ({
  story: { zone },
  after,
}: Pick<HeardOf<{ readonly zone: ZoneNumber }>, 'story' | 'after'>): readonly Point[] => shellsIn(after, zone)
