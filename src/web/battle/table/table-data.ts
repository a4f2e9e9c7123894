import type { Area } from '#screen/area.ts'
import type { Ghosts } from '#screen/ghosts.ts'
import type { TableMark } from '#screen/mark.ts'
import type { Piece } from '#screen/piece.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import type { Lies, Motion, Plan, TableData, Turn } from '../../table/model.ts'
import { linesOf } from '../orders/chances.ts'
import type { Scene } from '../store/scene.ts'

type Picked = NonNullable<Edit['pick']>

/** As much of a scene as the table needs. */
export type Seen = Pick<Scene, 'tableTop' | 'view' | 'ground' | 'deciding' | 'ruleset' | 'zones'>

/** What the player has in hand, as far as the table shows it. */
interface InHand {
  readonly unit: string | undefined
  /** The one piece taken alone. */
  readonly alone?: string | undefined
  readonly held?: string | undefined
  readonly writing: Writing | undefined
  readonly picking?: Picked | undefined
  /** The plan on the table that stands for the order. */
  readonly drawn?: Plan | undefined
  /** What the staff advises. */
  readonly advised?: Ghosts | undefined
  readonly motion?: Motion | undefined
  readonly keysElsewhere?: boolean
  readonly turn?: Turn | undefined
  readonly lies?: Lies
  /** Overlays that are switched on, and the side that looks. */
  readonly overlays?: readonly string[]
  readonly looks?: string
  /** Places that are spoken of elsewhere, and whether the rest lies under a veil. */
  readonly marks?: readonly TableMark[]
  readonly veiled?: boolean
  /** Units that are pointed at elsewhere, as in the log. */
  readonly pointed?: readonly string[]
}

/** Areas both players may see, where both look. */
const visible = ({ shared }: Pick<Scene, 'shared'>, areas: readonly Area[]): readonly Area[] =>
  shared ? areas.filter(({ secret }) => !secret) : areas

/** The edits that stand for pieces of the table. */
const tappable = (writing: Writing | undefined): readonly Edit[] =>
  (writing?.groups ?? []).flatMap(({ edits }) => edits.filter(({ pieces }) => pieces !== undefined))

/** Pieces with the numbers by which they are asked about. */
const numbered = (pieces: readonly Piece[], ticks: readonly Edit[]): readonly Piece[] => {
  const numbers = new Map(
    ticks.flatMap(({ number, pieces: own = [] }) =>
      number === undefined ? [] : own.map((id) => [id, number] as const),
    ),
  )
  if (numbers.size === 0) return pieces
  return pieces.map((piece) => {
    const number = numbers.get(piece.id)
    return number === undefined ? piece : { ...piece, number }
  })
}

/** A scene as the table view takes it. */
export const tableData = (scene: Seen & Pick<Scene, 'shared'>, hand: InHand): TableData => {
  const { tableTop, view, ground, deciding } = scene
  const {
    unit,
    alone,
    held,
    writing,
    picking,
    drawn,
    advised,
    motion,
    keysElsewhere = false,
    turn,
    lies,
    overlays = [],
    looks,
    pointed = [],
    marks = [],
    veiled = false,
  } = hand
  const ticks = tappable(writing)
  const pieces = numbered(tableTop.pieces(view, writing?.order), ticks)
  const ticked = (wanted: boolean): readonly string[] =>
    ticks.filter(({ chosen = false }) => chosen === wanted).flatMap((edit) => edit.pieces ?? [])
  const own = pieces.filter((piece) => piece.unit === unit).map(({ id }) => id)
  const templates = (writing?.templates ?? []).map(({ at, ...template }) => {
    const { text, effects = [] } = at(template.centre, template.heading)
    return { ...template, text, lines: linesOf(scene.ruleset.procedures, effects) }
  })
  return {
    size: ground.size,
    ground: ground.ground,
    terrain: ground.terrain,
    ...(ground.relief ? { relief: ground.relief } : {}),
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
    // Where pieces are ticked, the rings show which; a tap that acts at once ticks nothing.
    selected: ticks.some(({ chosen }) => chosen !== undefined)
      ? ticked(true)
      : alone !== undefined && own.includes(alone)
        ? [alone]
        : own,
    lit: [...ticked(false), ...pieces.filter((piece) => pointed.includes(piece.unit)).map(({ id }) => id)],
    ...(marks.length > 0 ? { marks, veiled } : {}),
    ...(writing?.unmeasured ? { unmeasured: true } : {}),
    draggable: writing?.draggable ?? [],
    ...(writing?.turnable ? { turnable: writing.turnable } : {}),
    templates,
    ...(held !== undefined && templates.some(({ id }) => id === held) ? { held } : {}),
    ...(picking ? { picking } : {}),
    ...(drawn ? { drawn } : {}),
    ...(motion ? { motion } : {}),
    ...(advised ? { advised: { ...advised, areas: visible(scene, advised.areas) } } : {}),
    ...(turn === undefined ? {} : { turn }),
    ...(lies ? { lies } : {}),
    keysElsewhere,
  }
}
