import type { RolledDie } from '#kernel/chance/dice.ts'
import {
  type BattleLog,
  entryFor,
  heardEvents,
  type LoggedOrder,
  lineOf,
  type Reader,
  type Viewer,
} from '#kernel/game/battle/log.ts'
import type { Game } from '#kernel/game/game.ts'
import { several } from '#kernel/words.ts'
import type { ShownUnit, TableTop } from '#screen/tabletop.ts'
import type { Telling } from '#screen/telling.ts'
import { unitsNamed } from '../replay/finding.ts'

/** Whose account it is: a battle as somebody knows it. */
export interface Known {
  readonly game: Game
  readonly tableTop: TableTop
  readonly log: BattleLog
  readonly reader: Reader
  /** Through whose eyes the table is seen. */
  readonly viewer: Viewer
}

/** One thing that happened, or several that belong together. */
export interface Beat extends Required<Pick<Telling, 'weight' | 'units' | 'places'>> {
  /** The most telling of its sentences, and the others. */
  readonly text: string
  readonly details: readonly string[]
  readonly dice: readonly RolledDie[]
  /** It is about nobody in particular and belongs to what came before. */
  readonly follows: boolean
  /** Told with others of the same key. */
  readonly alike?: Telling['alike']
  /** The orders it came of, the first and the last by their place in the log. */
  readonly from: number
  readonly to: number
}

/** What a rule set that does not weigh its events has them weighed as: dice and names make the difference. */
const usual = (line: string, units: readonly { readonly id: string; readonly name: string }[]): Telling => {
  const named = unitsNamed({ lines: [line] }, units)
  return { weight: named.length > 0 ? 2 : 1, units: named }
}

const WHOLE_UNIT = 5

const unitsIn = ({ tableTop }: Known, view: unknown): readonly ShownUnit[] =>
  tableTop.units(view, undefined, undefined)

/** Units that were on the table before and are not any more. */
const lostBetween = (before: readonly ShownUnit[], after: readonly ShownUnit[]): readonly string[] => {
  const gone = new Set(after.filter((unit) => unit.gone).map(({ id }) => id))
  return before.filter((unit) => !unit.gone && gone.has(unit.id)).map(({ id }) => id)
}

const about = (units: readonly string[] | undefined, lost: readonly string[]): boolean =>
  units?.some((id) => lost.includes(id)) === true

/** What happened in one order, sentence by sentence. Its dice go with the weightiest. */
const beatsIn = (known: Known, order: LoggedOrder, at: number): readonly Beat[] => {
  const { game, tableTop, log, reader, viewer } = known
  const heard = heardEvents(log, order, reader)
    .map(({ event, after }) => ({ event, line: lineOf(log, after, event, reader) }))
    .filter(({ line }) => line !== '')
  if (heard.length === 0) return []
  const view = game.view(order.after, viewer)
  const units = unitsIn(known, view)
  const lost = lostBetween(unitsIn(known, game.view(order.before, viewer)), units)
  const beats = heard.flatMap(({ event, line }): readonly Beat[] => {
    const told = tableTop.telling?.(view, event) ?? usual(line, units)
    if (told.weight === 0) return []
    return [
      {
        text: line,
        details: [],
        weight: about(told.units, lost) ? Math.max(told.weight, WHOLE_UNIT) : told.weight,
        units: told.units ?? [],
        places: told.places ?? [],
        follows: told.units === undefined && told.places === undefined,
        dice: [],
        ...(told.alike ? { alike: told.alike } : {}),
        from: at,
        to: at,
      },
    ]
  })
  const most = Math.max(...beats.map(({ weight }) => weight))
  const heaviest = beats.findIndex(({ weight }) => weight === most)
  const { dice } = entryFor(log, order, reader)
  return beats.map((beat, i) => (i === heaviest ? { ...beat, dice } : beat))
}

/**
 * The beat that another goes on with: the last one if the same unit acts or nobody in particular, or one of the same order
 * that told of the unit already.
 */
const goesOnWith = (beats: readonly Beat[], beat: Beat): number => {
  const last = beats.length - 1
  const before = beats[last]
  if (beat.alike || !before) return -1
  const [actor] = beat.units
  const sameUnit = actor !== undefined && actor === before.units[0]
  if (!before.alike && beat.from - before.to <= 1 && (beat.follows || sameUnit)) return last
  return beats.findLastIndex(
    ({ to, units, alike }) => to === beat.from && !alike && actor !== undefined && units.includes(actor),
  )
}

const union = <T>(some: readonly T[], others: readonly T[]): readonly T[] => [
  ...new Set([...some, ...others]),
]

/** A little for each thing that happens at once. */
const BESIDES = 0.1

const joined = (before: Beat, beat: Beat): Beat => {
  const [main, other] = beat.weight > before.weight ? [beat, before] : [before, beat]
  const told = [before.text, ...before.details, beat.text, ...beat.details]
  return {
    text: main.text,
    details: told.filter((text) => text !== main.text),
    weight: main.weight + other.weight * BESIDES,
    units: union(before.units, beat.units),
    places: main.places,
    follows: false,
    dice: [...before.dice, ...beat.dice],
    from: before.from,
    to: beat.to,
  }
}

/** What happened in some orders of the log, as the reader knows it: what belongs together in one. */
export const beatsOf = (
  known: Known,
  orders: readonly { readonly order: LoggedOrder; readonly at: number }[],
): readonly Beat[] => {
  const beats: Beat[] = []
  for (const { order, at } of orders) {
    for (const beat of beatsIn(known, order, at)) {
      const place = goesOnWith(beats, beat)
      const before = beats[place]
      if (before) beats[place] = joined(before, beat)
      else beats.push(beat)
    }
  }
  return gathered(beats)
}

/** Those that are alike told as one, where the first of them stands. */
const gathered = (beats: readonly Beat[]): readonly Beat[] => {
  const groups = new Map<string, Beat[]>()
  for (const [i, beat] of beats.entries()) {
    const key = beat.alike ? `alike ${beat.alike.key}` : `alone ${i}`
    const group = groups.get(key)
    if (group) group.push(beat)
    else groups.set(key, [beat])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length === 1) return first ? [first] : []
    const words = first.alike?.words(group.length) ?? `${first.text} (${several(group.length, 'time')})`
    return [
      {
        ...first,
        text: words,
        weight: Math.max(...group.map(({ weight }) => weight)) + group.length * BESIDES,
        units: group.reduce<readonly string[]>((all, { units }) => union(all, units), []),
        places: group.reduce<Beat['places']>((all, { places }) => union(all, places), []),
        dice: [],
        to: Math.max(...group.map(({ to }) => to)),
      },
    ]
  })
}
