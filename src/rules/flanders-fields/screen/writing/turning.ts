import type { Heading } from '#kernel/geometry/angle.ts'
import type { DraggedTo } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { View } from '../../game/view.ts'

/** A stand that is turned where it stands, for where it will stand. */
export const turnedTo = (
  view: View,
  [piece]: readonly string[],
  heading: Heading,
  order: PlayerOrder,
): DraggedTo | undefined => {
  const stand = view.stands.find(({ id }) => id === piece)
  return (
    stand && { order, written: true, used: 0, left: 0, ghosts: [shownGhost(stand.id, { ...stand, heading })] }
  )
}
