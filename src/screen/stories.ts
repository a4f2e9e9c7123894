import type { RolledDie } from '#kernel/chance/dice.ts'
import type { HeardEvent } from '#kernel/game/battle/log.ts'
import type { AnyEvent } from '#kernel/game/game.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { HeardOrder, ShownMoment, ShownResult } from './results.ts'
import type { Telling } from './telling.ts'
import { type ThrownDice, thrownDice } from './thrown-dice.ts'

/*
 * A story is something that happened. All that is known of one kind stands on its page: its line in the log, how much it
 * matters and whom it is about, how its dice are shown, whether it is a moment that nobody should miss. What the log, the
 * screen and the report make of stories follows from the list of pages.
 */

/** The stories of a game, from the data of each by its kind. */
export type StoryOf<Shapes> = {
  readonly [K in keyof Shapes & string]: { readonly kind: K } & Shapes[K]
}[keyof Shapes & string]

/** A story as somebody heard it, within its order. */
export interface Heard<S, T extends AnyEvent = AnyEvent> {
  readonly story: T
  readonly before: S
  readonly after: S
  /** This story and those that are told together with it. */
  readonly together: readonly T[]
  /** All that was heard of the order, and where this story stands in it. */
  readonly heard: readonly HeardEvent<S>[]
  readonly place: number
  readonly viewer: HeardOrder['viewer']
  /** The dice of the order that no story before this one has taken. */
  readonly dice: ThrownDice
  readonly allDice: readonly RolledDie[]
}

/** What is shown of a story. Here and below methods, so that each page may ask for its own kind of story. */
interface Shown<S, T extends AnyEvent, X> {
  /** What stands first: the higher the sooner, and of equal ones the earlier. 0 if left out. */
  rank?(heard: Heard<S, T>): number
  /** Stories of one kind and key that follow on each other are told together. */
  together?(story: T, state: S): string
  of(heard: Heard<S, T>): readonly X[]
}

/** All that is known of one kind of story. `L` is what its line is made from. */
export interface StoryPage<S, T extends AnyEvent, L = S> {
  /** Its line in the log; empty if it is not worth one. The state is the one just after it. */
  line(state: L, story: T): string
  /** How much it matters to a player who was not asked (`Telling`). */
  weight(story: T, state: S): number
  /** Units it is about, the one that acts first. */
  about?(story: T, state: S): readonly string[] | undefined
  /** Where it happened; where its units stand if left out. */
  places?(story: T, state: S): readonly Point[] | undefined
  /** Several of one key are told at once, in these words. */
  alike?(story: T, state: S): Telling['alike'] | undefined
  /** How its dice are shown. */
  readonly result?: Shown<S, T, ShownResult>
  /** What nobody should miss. */
  readonly moments?: Shown<S, T, ShownMoment>
  /** Where shells fell. */
  shells?(heard: Pick<Heard<S, T>, 'story' | 'before' | 'after'>): readonly Point[]
  /** It only happens so that something else can: no order has it for a result. */
  readonly quiet?: true
  /** It comes of the story before it, and does not part those that are told together. */
  readonly aside?: true
  /** What a side or the umpire hears of it; all of it where left out, and of none nothing. */
  seenBy?(story: T, viewer: string, state: S): T | undefined
}

/** The pages of some stories, by kind. */
export type StoryPages<Shapes, S, L = S> = {
  readonly [K in keyof Shapes & string]: StoryPage<S, { readonly kind: K } & Shapes[K], L>
}

/** The pages of a game, for whoever deals with any story. */
type AnyPages<S, E extends AnyEvent, L = S> = Readonly<Record<E['kind'], StoryPage<S, E, L>>>

/** Tells stories in the log. */
export const linesOf =
  <S, E extends AnyEvent, L = S>(pages: AnyPages<S, E, L>) =>
  (state: L, story: E): string =>
    pageOf(pages, story).line(state, story)

const pageOf = <S, E extends AnyEvent, L>(pages: AnyPages<S, E, L>, { kind }: E): StoryPage<S, E, L> => {
  const known: E['kind'] = kind
  return pages[known]
}

/** How much stories matter, and whom they are about. */
export const tellingOf =
  <S, E extends AnyEvent, L = S>(pages: AnyPages<S, E, L>) =>
  (state: S, story: E): Telling => {
    const page = pageOf(pages, story)
    const units = page.about?.(story, state)
    const places = page.places?.(story, state)
    const alike = page.alike?.(story, state)
    return {
      weight: page.weight(story, state),
      ...(units ? { units } : {}),
      ...(places ? { places } : {}),
      ...(alike ? { alike } : {}),
    }
  }

/** What a side or the umpire hears of stories. */
export const eventViewOf =
  <S, E extends AnyEvent, L = S>(pages: AnyPages<S, E, L>) =>
  (state: S, story: E, viewer: string): E | undefined => {
    const page = pageOf(pages, story)
    return page.seenBy ? page.seenBy(story, viewer, state) : story
  }

/** The stories from one on that are told together with it. */
const runFrom = <S, E extends AnyEvent, L, X>(
  pages: AnyPages<S, E, L>,
  heard: readonly HeardEvent<S, E>[],
  { event: first, after }: HeardEvent<S, E>,
  { together }: Shown<S, E, X>,
): readonly E[] => {
  if (!together) return [first]
  const key = together(first, after)
  const found: E[] = []
  for (const { event } of heard.slice(heard.findIndex((one) => one.event === first))) {
    if (pageOf(pages, event).aside) continue
    if (event.kind !== first.kind || together(event, after) !== key) break
    found.push(event)
  }
  return found
}

/** What is shown of the stories of an order, by rank. */
const shownOf = <S, E extends AnyEvent, L, X>(
  pages: AnyPages<S, E, L>,
  { heard, dice, viewer }: HeardOrder<S, E>,
  shownBy: (page: StoryPage<S, E, L>) => Shown<S, E, X> | undefined,
): readonly X[] => {
  const left = thrownDice(dice)
  const told = new Set<E>()
  const found: { readonly shown: X; readonly rank: number }[] = []
  heard.forEach((one, place) => {
    const { event: story, before, after } = one
    const by = told.has(story) ? undefined : shownBy(pageOf(pages, story))
    if (!by) return
    const together = runFrom(pages, heard, one, by)
    const within = { story, before, after, together, heard, place, viewer, dice: left, allDice: dice }
    const shown = by.of(within)
    if (shown.length === 0) return
    for (const other of together) told.add(other)
    const rank = by.rank?.(within) ?? 0
    for (const each of shown) found.push({ shown: each, rank })
  })
  return found.toSorted((a, b) => b.rank - a.rank).map(({ shown }) => shown)
}

/** What came of an order that dice were thrown for. */
export const resultsOf =
  <S, E extends AnyEvent, L = S>(pages: AnyPages<S, E, L>) =>
  (order: HeardOrder<S, E>): readonly ShownResult[] =>
    shownOf(pages, order, ({ result }) => result)

/** What nobody should miss of an order. */
export const momentsOf =
  <S, E extends AnyEvent, L = S>(pages: AnyPages<S, E, L>) =>
  (order: HeardOrder<S, E>): readonly ShownMoment[] =>
    shownOf(pages, order, ({ moments }) => moments)

/** Where shells fell. */
export const shelledOf =
  <S, E extends AnyEvent, L = S>(pages: AnyPages<S, E, L>) =>
  ({ heard }: HeardOrder<S, E>): readonly Point[] =>
    heard.flatMap(
      ({ event: story, before, after }) => pageOf(pages, story).shells?.({ story, before, after }) ?? [],
    )

/** Nothing of an order is worth the place where results are looked for. */
export const silentOf =
  <S, E extends AnyEvent, L = S>(pages: AnyPages<S, E, L>) =>
  ({ heard }: HeardOrder<S, E>): boolean =>
    heard.every(({ event }) => pageOf(pages, event).quiet === true)

/** Those of one kind among all that was heard: a page knows the stories of its own room. */
export const heardOf =
  <Shapes, S>() =>
  <K extends keyof Shapes & string>(
    heard: readonly HeardEvent<S>[],
    kind: K,
  ): readonly HeardEvent<S, { readonly kind: K } & Shapes[K]>[] => {
    const isKind = (one: HeardEvent<S>): one is HeardEvent<S, { readonly kind: K } & Shapes[K]> =>
      one.event.kind === kind
    return heard.filter(isKind)
  }
