import type { Writing } from '#screen/writing.ts'
import { entryZones, mayEnter } from '../../game/phases/assault/entering.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { SideName } from '../../game/sides.ts'
import type { View } from '../../game/view.ts'
import { OFF_BOARD } from '../../game/zone.ts'
import { referenceOf } from '../../reckoning/grid.ts'
import { pointing } from '../dragging.ts'
import { offered, zoneEdit, zonesFor } from '../legal.ts'
import { assaultPurchases } from '../writing/new-unit.ts'
import { deskWriting, pressed, type Writer, writerOf } from '../writing/pattern.ts'
import { type Desk, idsOf, ownOf } from './desk.ts'

const able = (view: View, side: SideName): ReadonlySet<string> =>
  idsOf(ownOf(view, side).filter((unit) => mayEnter(unit) && entryZones(view, unit).length > 0))

/** A6 */
const writingReserves = (writer: Writer, { answering }: PhaseOf<'reserves'>): Writing => {
  const { view, side, unit } = writer
  const enter = unit
    ? pressed(
        `${unit.name} (or drag it to the base line)`,
        zoneEdit(view, side, {
          title: 'Bring it on in a zone…',
          prompt: 'Where does it come on?',
          orderFor: (zone) => ({ kind: 'enter', unit: unit.id, zone }),
          atOnce: true,
        }),
      )
    : []
  const stop = offered(view, side, answering ? 'Stop the assault' : 'Offer to stop the assault', {
    kind: 'stop-assault',
  })
  return deskWriting(writer, [...(answering ? [] : enter), ...pressed('The assault', stop)], {
    ...(answering ? {} : { later: assaultPurchases(writer) }),
    ...(answering ? {} : { ends: { plan: 'Bring them on as the staff plans' } }),
    give: answering ? 'Fight on' : 'Done: end the turn',
    ...(answering ? {} : { todo: 'can come on' }),
    draggable: answering ? [] : [...able(view, side)],
  })
}

export const RESERVES: Desk<'reserves'> = {
  title: 'the reserves',
  writing: (asked) => writingReserves(writerOf(asked), asked.phase),
  drag: pointing(({ view, unit, spot }) =>
    'zone' in spot
      ? {
          order: { kind: 'enter', unit: unit.id, zone: referenceOf(view.country, spot.zone) },
          text: `Come on in ${referenceOf(view.country, spot.zone)}`,
          goes: true,
        }
      : undefined,
  ),
  todo: ({ view, side }) => able(view, side),
  reach: (view, phase, unit) =>
    phase.side === unit.side && unit.place === OFF_BOARD
      ? zonesFor(view, unit.side, (zone) => ({ kind: 'enter', unit: unit.id, zone }))
      : [],
}
