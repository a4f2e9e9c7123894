import type { AnyOrder, Refusal } from '#kernel/game/game.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { type ZoneGrid, zoneUnder } from '#screen/zone-map.ts'
import { inUnits } from '../../table/lengths.ts'
import type { Plan, Planned, TableCalls, Turn } from '../../table/model.ts'
import { linesOf } from '../orders/chances.ts'
import { refusalWords } from '../orders/refusal-note.tsx'
import type { Seen } from './table-data.ts'

/** What comes of gestures on the table. */
export interface Handlers {
  /** The order in hand. */
  writing(): Writing | undefined
  choose(unit: string | undefined, alone: string | undefined): void
  overlay?(id: string): void
  give(order: AnyOrder): void
  /** `nudged` is what was moved by a key. */
  write(order: AnyOrder, nudged: string | undefined): void
  /** The order is written as it was drawn, and stays drawn until it is given. */
  draw(order: AnyOrder, plan: Plan, nudged: string | undefined): void
  /** What was drawn may not be. */
  misdraw(plan: Plan, refusal: Refusal): void
  putBack(whole?: boolean): void
  giveWritten(): void
  follow(edit: Edit, atOnce: boolean): void
  take(template: string | undefined): void
  turned(turn: Turn): void
  odds(): void
  picked(point: Point): void
  pickCancelled(): void
}

/** For a table that is only looked at: units can be chosen, and nothing comes of the rest. */
export const looking = (choose: Handlers['choose'], turned: Handlers['turned']): Handlers => ({
  writing: () => undefined,
  choose,
  give() {},
  write() {},
  draw() {},
  misdraw() {},
  putBack() {},
  giveWritten() {},
  follow() {},
  take() {},
  turned,
  odds() {},
  picked() {},
  pickCancelled() {},
})

/** Where a table has zones, a diagonal counts as one. */
const zonesApart = (grid: ZoneGrid, from: Point, to: Point): string => {
  const steps = (one: number, other: number): number =>
    Math.abs(Math.floor(one / grid.side) - Math.floor(other / grid.side))
  const { x, y } = grid.origin
  const away = Math.max(steps(from.x - x, to.x - x), steps(from.y - y, to.y - y))
  return `${away} ${away === 1 ? 'zone' : 'zones'}`
}

/** Nothing has been moved from its place, only turned. */
const onlyTurned = ({ path }: Plan): boolean => path.every(({ x, y }) => x === path[0]?.x && y === path[0]?.y)

interface Outcome {
  readonly order: AnyOrder
  readonly written: boolean
  /** It is given as soon as it is dropped. */
  readonly drops: boolean
  readonly refusal?: Refusal
  readonly planned: Planned
}

/** What a plan of the table would come to: a template laid elsewhere, or pieces moved or turned. */
const outcomeOf = (
  { tableTop, view, deciding, ruleset }: Seen,
  writing: Writing | undefined,
  plan: Plan,
): Outcome | undefined => {
  const { pieces, path, heading } = plan
  const to = path.at(-1)
  const template = writing?.templates?.find(({ id }) => id === pieces[0])
  const laid = template && to ? template.at(to, heading) : undefined
  const moved =
    laid || deciding === undefined
      ? undefined
      : tableTop.drag(view, deciding, writing?.order, pieces, path, heading)
  const found = laid ?? moved
  if (!found) return undefined
  const { refusal, order } = found
  const written = laid !== undefined || moved?.written === true
  const turnedOnly = moved && onlyTurned(plan)
  const facing = turnedOnly ? `Faces ${Math.round(heading / 100)}°` : undefined
  const text = laid?.text ?? moved?.text ?? facing
  return {
    order,
    written,
    drops: moved?.drops === true,
    ...(refusal ? { refusal } : {}),
    planned: {
      legal: !refusal,
      ...(refusal ? { reason: refusalWords(refusal) } : {}),
      ...(refusal?.clause
        ? { clause: { name: refusal.clause, href: `/rules/${ruleset.id}/${refusal.clause}` } }
        : {}),
      ...(written ? { writes: true } : {}),
      ...(moved?.drops ? { drops: true } : {}),
      ...(text === undefined ? {} : { text }),
      lines: linesOf(ruleset.procedures, laid?.effects ?? moved?.danger ?? []),
      used: moved?.used ?? 0,
      left: moved?.left ?? 0,
      ghosts: moved?.ghosts ?? [],
      shapes: laid?.shapes ?? moved?.shapes ?? [],
    },
  }
}

const NOTHING: Planned = {
  legal: false,
  reason: 'Nothing can be moved now.',
  used: 0,
  left: 0,
  ghosts: [],
  shapes: [],
}

/** What gestures on the table mean in this scene. */
export const tableCalls = (scene: Seen, handlers: Handlers): TableCalls => {
  const { tableTop, view, ground } = scene
  const shown = tableTop.pieces(view, undefined)
  const unitOf = (piece: string | undefined): string | undefined => shown.find(({ id }) => id === piece)?.unit
  return {
    plan: (plan) => outcomeOf(scene, handlers.writing(), plan)?.planned ?? NOTHING,
    planDrawn(plan, byKeys) {
      const to = outcomeOf(scene, handlers.writing(), plan)
      if (to?.refusal) handlers.misdraw(plan, to.refusal)
      else if (to) handlers.draw(to.order, plan, byKeys ? plan.pieces[0] : undefined)
      return to !== undefined
    },
    planConfirmed(plan, byKeys) {
      const to = outcomeOf(scene, handlers.writing(), plan)
      if (to?.written) handlers.write(to.order, byKeys ? plan.pieces[0] : undefined)
      else if (to?.drops) handlers.give(to.order)
      else if (to) {
        // One order, whichever button gives it: as it stands written.
        handlers.draw(to.order, plan, undefined)
        handlers.giveWritten()
      }
    },
    planCancelled: handlers.putBack,
    measure(from, to, kind) {
      const text = scene.zones
        ? zonesApart(scene.zones, from.point, to.point)
        : inUnits(distance(from.point, to.point), ground.measure)
      const more = tableTop.lengthWords?.(view, from.point, to.point)
      const sight = kind === 'sight' ? tableTop.sight(view, from, to, scene.deciding) : undefined
      // Who plots by eye is told what he sees, and not how far it is (SK-BOM-16).
      const unmeasured = handlers.writing()?.unmeasured
        ? 'plotted by eye'
        : tableTop.noLength?.(view, scene.deciding, from)
      if (unmeasured !== undefined)
        return { text: unmeasured, ...(sight ? { sight: { ...sight, text: '' } } : {}) }
      const { rulerMarks: marks } = tableTop
      return {
        text,
        ...(more === undefined ? {} : { more }),
        ...(sight ? { sight } : {}),
        ...(marks ? { marks } : {}),
      }
    },
    select(pieces) {
      const unit = unitOf(pieces[0])
      const several = shown.filter((piece) => piece.unit === unit).length > 1
      handlers.choose(unit, several && pieces.length === 1 ? pieces[0] : undefined)
    },
    tapped(piece) {
      for (const { edits, atOnce = false } of handlers.writing()?.groups ?? []) {
        const edit = edits.find(({ pieces }) => pieces?.includes(piece))
        if (!edit) continue
        handlers.follow(edit, atOnce)
        return true
      }
      return false
    },
    card: (piece) => handlers.choose(unitOf(piece), undefined),
    ground(point) {
      const zone = scene.zones && zoneUnder(scene.zones, point)
      const name = zone === undefined ? undefined : scene.zones?.zones[zone]?.name
      if (name === undefined) return false
      handlers.choose(`zone:${name}`, undefined)
      return true
    },
    overlay: (id) => handlers.overlay?.(id),
    take: handlers.take,
    turned: handlers.turned,
    odds: handlers.odds,
    picked: handlers.picked,
    pickCancelled: handlers.pickCancelled,
  }
}
