import { mayRelocate } from '../../game/phases/deployment/relocation.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import { unitNamed } from '../../game/units.ts'
import type { PhaseDesk } from './desk.ts'
import { dragPlacing, placedGhosts } from './placing.ts'

const rollFor = (divisions: readonly string[]): PlayerOrder => ({
  kind: 'roll-relocation',
  divisions: [...divisions],
})

/** Which divisions roll for another place, by ticks. */
export const RELOCATION: PhaseDesk<'relocation'> = {
  title: 'the changing of places',
  writing({ view, before }) {
    const chosen = before?.kind === 'roll-relocation' ? before.divisions : []
    return {
      order: rollFor(chosen),
      give: chosen.length === 0 ? 'Nobody relocates' : 'Roll for relocation',
      groups: [
        {
          title: 'Divisions that roll',
          edits: view.units
            .filter((unit) => mayRelocate(view, unit))
            .map(({ id, name, bases }) => ({
              title: name,
              pieces: bases.map((base) => base.id),
              chosen: chosen.includes(id),
              order: rollFor(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
            })),
        },
      ],
      draggable: [],
    }
  },
}

/** Where a division goes that may relocate. */
export const RELOCATE: PhaseDesk<'relocate'> = {
  title: 'the changing of places',
  writing({ view, phase, before, unit: wanted }) {
    const id = phase.units.find((one) => one === wanted) ?? phase.units[0]
    const unit = id === undefined ? undefined : unitNamed(view, id)
    if (!unit) return undefined
    const kept = before?.kind === 'relocate' && before.unit === unit.id ? before : undefined
    const usual: PlayerOrder = { kind: 'relocate', unit: unit.id }
    const stays = kept?.bases === undefined
    return {
      order: kept ?? usual,
      unit: unit.id,
      give: stays ? `Leave ${unit.name} where it is` : `Move ${unit.name} there`,
      groups: [
        {
          title: `${unit.name}: drag it, turn it, or take one base alone`,
          edits: [{ title: 'Its usual place', chosen: stays, order: usual }],
        },
      ],
      draggable: unit.bases.map(({ id: base }) => base),
    }
  },
  drag: dragPlacing,
  ghosts: (view, order) => (order.kind === 'relocate' ? placedGhosts(view, order) : undefined),
  todo: ({ phase }) => new Set(phase.units),
}
