import { inOrder } from '../../table/input/choosing.ts'
import type { Scene } from './scene.ts'

interface Able {
  readonly id: string
  readonly name: string
  readonly first?: boolean
}

/** Own units that can still do something now, those that are wanted first before the others. */
export const ableNow = ({
  tableTop,
  view,
  deciding,
  ground,
}: Pick<Scene, 'tableTop' | 'view' | 'deciding' | 'ground'>): readonly Able[] => {
  const own = ground.sides.findIndex(({ side }) => side === deciding)
  return inOrder(
    tableTop.units(view, deciding, undefined).filter(({ side, todo, gone }) => side === own && todo && !gone),
  )
}

/** The chosen unit if there is none to be wanted before it, or else the first that can do something. */
export const nextToDo = (
  scene: Pick<Scene, 'tableTop' | 'view' | 'deciding' | 'ground'>,
  chosen: string | undefined,
): string | undefined => {
  const able = ableNow(scene)
  const now = able.find(({ id }) => id === chosen)
  return now && (now.first || !able[0]?.first) ? chosen : (able[0]?.id ?? chosen)
}
