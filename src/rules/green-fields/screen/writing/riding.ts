import type { Edit } from '#screen/writing.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { offered } from '../legal.ts'

/** Getting on and off horses, bicycles and lorries. */
export const ridingEdits = (view: View, side: SideName, { id, place }: Unit): readonly Edit[] => [
  ...offered(view, side, 'Mount', { kind: 'mount', unit: id }),
  ...offered(view, side, 'Dismount', { kind: 'dismount', unit: id }),
  ...view.units
    .filter((unit) => unit.type === 'motor-transport' && unit.side === side && unit.place === place)
    .flatMap((lorries) =>
      offered(view, side, `Onto ${lorries.name}`, { kind: 'load', unit: id, transport: lorries.id }),
    ),
  ...offered(view, side, 'Off the lorries', { kind: 'unload', unit: id }),
]
