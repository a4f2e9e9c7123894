import type { AnyOrder } from '../../kernel/game/game.ts'
import type { Point } from '../../kernel/geometry/point.ts'
import { distance } from '../../kernel/geometry/point.ts'
import type { Area } from '../../screen/area.ts'
import type { Edit, Writing } from '../../screen/writing.ts'
import { type ZoneGrid, zoneUnder } from '../../screen/zone-map.ts'
import { inUnits } from '../table/lengths.ts'
import type { Plan, Planned, TableCalls, TableData, Turn } from '../table/model.ts'
import { refusalWords } from './orders/refusal-words.ts'
import type { Scene } from './store/scene.ts'

type Picked = NonNullable<Edit['pick']>

/** As much of a scene as the table needs. */
type Seen = Pick<Scene, 'tableTop' | 'view' | 'ground' | 'deciding' | 'ruleset' | 'zones'>

/** What the player has in hand, as far as the table shows it. */
export interface InHand {
  readonly unit: string | undefined
  /** The one piece taken alone. */
  readonly alone?: string | undefined
  readonly held?: string | undefined
  readonly writing: Writing | undefined
  readonly picking?: Picked | undefined
  readonly keysElsewhere?: boolean
  readonly turn?: Turn
  /** Overlays that are switched on, and the side that looks. */
  readonly overlays?: readonly string[]
  readonly looks?: string
  /** Units that are pointed at elsewhere, as in the log. */
  readonly pointed?: readonly string[]
}

/** Areas both players may see, where both look. */
const visible = ({ shared }: Pick<Scene, 'shared'>, areas: readonly Area[]): readonly Area[] =>
  shared ? areas.filter(({ secret }) => !secret) : areas

/** The edits that stand for pieces of the table. */
const tappable = (writing: Writing | undefined): readonly Edit[] =>
  (writing?.groups ?? []).flatMap(({ edits }) => edits.filter(({ pieces }) => pieces !== undefined))

/** A scene as the table view takes it. */
export const tableData = (scene: Seen & Pick<Scene, 'shared'>, hand: InHand): TableData => {
  const { tableTop, view, ground, deciding } = scene
  const {
    unit,
    alone,
    held,
    writing,
    picking,
    keysElsewhere = false,
    turn,
    overlays = [],
    looks,
    pointed = [],
  } = hand
  const pieces = tableTop.pieces(view, writing?.order)
  const ticks = tappable(writing)
  const ticked = (wanted: boolean): readonly string[] =>
    ticks.filter(({ chosen = false }) => chosen === wanted).flatMap((edit) => edit.pieces ?? [])
  const own = pieces.filter((piece) => piece.unit === unit).map(({ id }) => id)
  const templates = (writing?.templates ?? []).map(({ at, ...template }) => ({
    ...template,
    text: at(template.centre, template.heading).text,
  }))
  return {
    size: ground.size,
    ground: ground.ground,
    terrain: ground.terrain,
    measure: ground.measure,
    sides: [ground.sides[0].name, ground.sides[1].name],
    units: tableTop.units(view, deciding, writing?.order),
    pieces,
    areas: [
      ...overlays.flatMap((id) =>
        looks === undefined ? [] : (tableTop.overlay?.(view, looks, id, unit) ?? []),
      ),
      ...visible(scene, tableTop.areas(view, unit, writing?.order)),
    ],
    ...(scene.zones ? { grid: scene.zones } : {}),
    ...(tableTop.key ? { key: tableTop.key } : {}),
    ...(tableTop.overlays && looks !== undefined
      ? { overlays: tableTop.overlays.map((one) => ({ ...one, on: overlays.includes(one.id) })) }
      : {}),
    // Where pieces are ticked, the rings show which.
    selected: ticks.length > 0 ? ticked(true) : alone !== undefined && own.includes(alone) ? [alone] : own,
    lit: [...ticked(false), ...pieces.filter((piece) => pointed.includes(piece.unit)).map(({ id }) => id)],
    draggable: writing?.draggable ?? [],
    ...(writing?.turnable ? { turnable: writing.turnable } : {}),
    templates,
    ...(held !== undefined && templates.some(({ id }) => id === held) ? { held } : {}),
    ...(picking ? { picking } : {}),
    ...(turn === undefined ? {} : { turn }),
    keysElsewhere,
  }
}

interface Doings {
  /** The order in hand. */
  writing(): Writing | undefined
  choose(unit: string | undefined, alone: string | undefined): void
  overlay?(id: string): void
  give(order: AnyOrder): void
  write(order: AnyOrder): void
  follow(edit: Edit, atOnce: boolean): void
  take(template: string | undefined): void
  turned(turn: Turn): void
  odds(): void
  picked(point: Point): void
  pickCancelled(): void
}

/** For a table that is only looked at: units can be chosen, and nothing comes of the rest. */
export const looking = (choose: Doings['choose'], turned: Doings['turned']): Doings => ({
  writing: () => undefined,
  choose,
  give() {},
  write() {},
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
    planned: {
      legal: !refusal,
      ...(refusal ? { reason: refusalWords(refusal) } : {}),
      ...(refusal?.clause
        ? { clause: { name: refusal.clause, href: `/rules/${ruleset.id}/${refusal.clause}` } }
        : {}),
      ...(written ? { settles: true } : {}),
      ...(moved?.drops ? { drops: true } : {}),
      ...(text === undefined ? {} : { text }),
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
export const tableCalls = (scene: Seen, doings: Doings): TableCalls => {
  const { tableTop, view, ground } = scene
  const shown = tableTop.pieces(view, undefined)
  const unitOf = (piece: string | undefined): string | undefined => shown.find(({ id }) => id === piece)?.unit
  return {
    plan: (plan) => outcomeOf(scene, doings.writing(), plan)?.planned ?? NOTHING,
    planConfirmed(plan) {
      const to = outcomeOf(scene, doings.writing(), plan)
      if (to?.written) doings.write(to.order)
      else if (to) doings.give(to.order)
    },
    measure(from, to, kind) {
      const text = scene.zones
        ? zonesApart(scene.zones, from.point, to.point)
        : inUnits(distance(from.point, to.point), ground.measure)
      const blocked = kind === 'sight' ? tableTop.sight(view, from.point, to.point) : undefined
      return blocked ? { text, blocked } : { text }
    },
    select(pieces) {
      const unit = unitOf(pieces[0])
      const several = shown.filter((piece) => piece.unit === unit).length > 1
      doings.choose(unit, several && pieces.length === 1 ? pieces[0] : undefined)
    },
    tapped(piece) {
      for (const { edits, atOnce = false } of doings.writing()?.groups ?? []) {
        const edit = edits.find(({ pieces }) => pieces?.includes(piece))
        if (!edit) continue
        doings.follow(edit, atOnce)
        return true
      }
      return false
    },
    card: (piece) => doings.choose(unitOf(piece), undefined),
    ground(point) {
      const zone = scene.zones && zoneUnder(scene.zones, point)
      const name = zone === undefined ? undefined : scene.zones?.zones[zone]?.name
      if (name === undefined) return false
      doings.choose(`zone:${name}`, undefined)
      return true
    },
    overlay: (id) => doings.overlay?.(id),
    take: doings.take,
    turned: doings.turned,
    odds: doings.odds,
    picked: doings.picked,
    pickCancelled: doings.pickCancelled,
  }
}
