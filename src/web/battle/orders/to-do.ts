import type { Scene } from '../scene.ts'

/** Own units that can still do something now. */
export const ableNow = ({
  tableTop,
  view,
  deciding,
  ground,
}: Scene): readonly { readonly id: string; readonly name: string }[] => {
  const own = ground.sides.findIndex(({ side }) => side === deciding)
  return tableTop
    .units(view, deciding, undefined)
    .filter(({ side, todo, gone }) => side === own && todo && !gone)
}

/** The chosen unit if it can do something, or else the first that can. */
export const nextToDo = (scene: Scene, chosen: string | undefined): string | undefined => {
  const able = ableNow(scene)
  return able.some(({ id }) => id === chosen) ? chosen : (able[0]?.id ?? chosen)
}
