import type { Point } from '../../../kernel/geometry/point.ts'
import type { Blocked } from '../../../table/sight.ts'
import type { View } from '../game/view.ts'

/** What stops a line that a player lays from one place to another. */
export const lineOfSight = (_view: View, _from: Point, _to: Point): Blocked<string> | undefined => undefined
