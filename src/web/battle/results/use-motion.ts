import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { TableMark } from '#screen/mark.ts'
import type { Piece } from '#screen/piece.ts'
import { settings } from '../../settings/store.ts'
import type { Motion } from '../../table/model.ts'
import type { Scene } from '../store/scene.ts'

const SHAKE = { duration: 280 } as const
/** Hundredths of a millimetre to either side. */
const SHAKEN = 260

interface Moved {
  readonly from: Piece
  readonly to: Piece
}

const isElsewhere = (from: Piece, to: Piece): boolean =>
  from.centre.x !== to.centre.x || from.centre.y !== to.centre.y || from.heading !== to.heading

/** Pieces that stand elsewhere than before, or in another state. */
const changedBetween = (before: readonly Piece[], after: readonly Piece[]): readonly Moved[] => {
  const known = new Map(before.map((piece) => [piece.id, piece]))
  return after.flatMap((to) => {
    const from = known.get(to.id)
    return from && !from.gone && !to.gone && (isElsewhere(from, to) || from.status !== to.status)
      ? [{ from, to }]
      : []
  })
}

const placed = (
  { centre, heading }: Piece,
  height: number,
  aside: number,
): { readonly transform: string } => ({
  transform: `translate(${centre.x + aside}px, ${height - centre.y}px) rotate(${heading / 100}deg)`,
})

const isStill = (): boolean =>
  !settings.value.animation || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whatever moves stands at once where it goes. */
const endMotion = (): void => {
  for (const motion of document.getAnimations())
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish()
}

/** More shells at once would be but a blur. */
const MOST_BURSTS = 60

/** What came of orders since a scene: where shells fell, and who is no more. */
const motionSince = (before: Known, scene: Scene, pieces: readonly Piece[]): Motion | undefined => {
  const last = before.scene.outcomes.at(-1)?.order ?? -1
  const fresh = scene.outcomes.filter(({ order }) => order > last)
  const standing = new Set(pieces.filter(({ gone }) => !gone).map(({ id }) => id))
  const units = new Set(pieces.map(({ unit }) => unit))
  const lost = new Set(
    fresh.flatMap(({ moments }) =>
      moments.flatMap(({ kind, unit }) => (kind === 'lost' && unit ? [unit] : [])),
    ),
  )
  // Who has other pieces of his left is not merely out of sight.
  const broken = before.pieces.filter(
    ({ id, unit, gone }) => !gone && !standing.has(id) && (lost.has(unit) || units.has(unit)),
  )
  const bursts = fresh.flatMap(({ shelled }) => shelled).slice(-MOST_BURSTS)
  return fresh.length > 0 && bursts.length + broken.length > 0
    ? { id: `after-${fresh.at(-1)?.order ?? 0}`, bursts, broken }
    : undefined
}

interface Known {
  readonly scene: Scene
  readonly pieces: readonly Piece[]
}

interface Shown {
  /** Where those stood who are elsewhere now, if nothing is to move. */
  readonly stood: readonly TableMark[]
  readonly motion: Motion | undefined
}

const STILL: { readonly changed: readonly Moved[]; readonly motion: undefined } = {
  changed: [],
  motion: undefined,
}

/**
 * Stands shake when an order has changed them where they are, shells fall, and who is lost breaks up; any key or tap ends whatever moves. Where nothing is to move,
 * marks say where those stood who are elsewhere now.
 */
export const useMotion = (scene: Scene): Shown => {
  const last = useRef<Known | undefined>(undefined)
  const { changed, motion } = useMemo(() => {
    const pieces = scene.tableTop.pieces(scene.view, undefined)
    const before = last.current
    last.current = { scene, pieces }
    // Who looks next sees other things, and nothing of them has moved.
    return before?.scene.viewer === scene.viewer
      ? { changed: changedBetween(before.pieces, pieces), motion: motionSince(before, scene, pieces) }
      : STILL
  }, [scene])
  const { height } = scene.ground.size
  useLayoutEffect(() => {
    if (changed.length === 0 || isStill()) return undefined
    for (const { from, to } of changed) {
      // What stands elsewhere glides there by its style.
      if (isElsewhere(from, to)) continue
      const drawn = document.querySelector(`.battle-table [data-piece="${CSS.escape(to.id)}"]`)
      drawn?.animate(
        [0, SHAKEN, -SHAKEN, SHAKEN, 0].map((aside) => placed(to, height, aside)),
        SHAKE,
      )
    }
    return undefined
  }, [changed, height])
  useLayoutEffect(() => {
    addEventListener('keydown', endMotion, true)
    addEventListener('pointerdown', endMotion, true)
    return () => {
      removeEventListener('keydown', endMotion, true)
      removeEventListener('pointerdown', endMotion, true)
    }
  }, [])
  return useMemo(
    () => (isStill() ? { stood: stoodMarks(changed), motion: undefined } : { stood: [], motion }),
    [changed, motion],
  )
}

/** The dashed places where those stood who have moved. */
const stoodMarks = (changed: readonly Moved[]): readonly TableMark[] => {
  const moved = changed.filter(({ from, to }) => isElsewhere(from, to))
  const [first] = moved
  if (!first) return []
  return [
    {
      id: 'stood',
      centre: first.from.centre,
      radius: 0,
      look: 'plain',
      bare: true,
      before: moved.map(({ from: { centre, heading, width, depth } }) => ({ centre, heading, width, depth })),
      text: 'Where those stood who moved last.',
    },
  ]
}
