import type { AnyOrder, Side as AnySide } from '../../../../kernel/game/game.ts'
import type { Heading } from '../../../../kernel/geometry/angle.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import type { DraggedTo, Writing } from '../../../../screen/writing.ts'
import type { View } from '../../game/view.ts'

/** The order a side is writing; none is written on the table yet. */
export const writing = (
  _view: View,
  _by: AnySide,
  _written: AnyOrder | undefined,
  _unit: string | undefined,
  _inHand?: string | undefined,
): Writing | undefined => undefined

/** What a drag would come to. */
export const drag = (
  _view: View,
  _by: AnySide,
  _written: AnyOrder | undefined,
  _pieces: readonly string[],
  _path: readonly Point[],
  _heading: Heading,
): DraggedTo | undefined => undefined
