import { heardEvents, lineOf, type Viewer } from '#kernel/game/battle/log.ts'
import type { ShownUnit } from '#screen/tabletop.ts'
import type { ReelSpan } from './beginning.ts'
import type { Reel } from './reel.ts'

/** A line of the story, and whom it is about. */
export interface Happening {
  readonly line: string
  readonly turn: number
  /** Which of the two sides acts in it or is acted upon, where that can be said. */
  readonly side: 0 | 1 | undefined
  /** By their ids, the one that acts first; those that its line names, where the rule set does not say. */
  readonly units: readonly string[]
  readonly weight: number
}

/** The units that a line names, in the order in which it does. */
const namedIn = (line: string, units: readonly ShownUnit[]): readonly ShownUnit[] => {
  const text = line.toLowerCase()
  return units
    .map((unit) => ({ unit, at: text.indexOf(unit.name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.unit.name.length - a.unit.name.length)
    .map(({ unit }) => unit)
}

interface About {
  readonly side: 0 | 1 | undefined
  readonly units: readonly string[]
}

/** Both sides may have a unit of the same name. */
const aboutNamed = (line: string, units: readonly ShownUnit[]): About => {
  const named = namedIn(line, units)
  const [first] = named
  const sides = new Set(named.filter(({ name }) => name === first?.name).map(({ side }) => side))
  return sides.size === 1
    ? { side: first?.side, units: named.map(({ id }) => id) }
    : { side: undefined, units: [] }
}

/** What a viewer hears of a part of an order, line by line. */
export const happeningsIn = (reel: Reel, viewer: Viewer, span: ReelSpan): readonly Happening[] => {
  const { ruleset, log, ground } = reel
  const { game, tableTop, aftermath } = ruleset
  const heard = heardEvents(log, span, viewer)
    .map(({ event, after }) => ({ event, after, line: lineOf(log, after, event, viewer) }))
    .filter(({ line }) => line !== '')
  if (heard.length === 0) return []
  const view = game.view(span.after, viewer)
  const units = tableTop.units(view, undefined, undefined)
  const aboutIn = ({ event, after, line }: (typeof heard)[number], ids: readonly string[] = []): About => {
    const known = ids.flatMap((id) => units.find((unit) => unit.id === id) ?? [])
    if (known.length > 0) return { side: known[0]?.side, units: known.map(({ id }) => id) }
    if (!aftermath) return aboutNamed(line, units)
    const side = aftermath.about(game.view(after, viewer), event)
    const at = ground.sides.findIndex((one) => one.side === side)
    return { side: at === 0 || at === 1 ? at : undefined, units: [] }
  }
  return heard.map((one) => {
    const telling = tableTop.telling?.(view, one.event)
    return {
      line: one.line,
      turn: span.turn,
      weight: telling?.weight ?? 1,
      ...aboutIn(one, telling?.units),
    }
  })
}
