import type { AnyOrder, Refusal } from '../../../kernel/game.ts'
import { refuse } from '../../../kernel/refusals.ts'
import { accept } from '../../../kernel/schema.ts'
import type { Edit } from '../../../kernel/tabletop.ts'
import { referenceOf } from '../grid.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '../orders.ts'
import { rulesOf } from '../phases/index.ts'
import { type SideName, topPhase, type ZoneNumber } from '../state.ts'
import type { View } from '../view.ts'
import { spotAt, zoneArea } from './layout.ts'

/** An order being written, if it has the form of one. */
export const asOrder = (order: AnyOrder | undefined): PlayerOrder | undefined => {
  if (!order) return undefined
  const read = accept(ORDER_SCHEMA, order)
  return read.ok ? read.value : undefined
}

/** Why a side that owes a decision may not give an order now; the rules look only at what it may know. */
export const refusalOf = (view: View, side: SideName, order: PlayerOrder): Refusal | undefined => {
  const phase = topPhase(view)
  return phase ? rulesOf(phase).check(view, phase, side, order) : refuse('over', 'The campaign is over.')
}

export const isLegal = (view: View, side: SideName, order: PlayerOrder): boolean =>
  refusalOf(view, side, order) === undefined

/** A button for an order that may be given now; none for one that may not. */
export const offered = (
  view: View,
  side: SideName,
  title: string,
  order: PlayerOrder,
  chosen?: boolean,
): readonly Edit[] =>
  isLegal(view, side, order) ? [{ title, order, ...(chosen === undefined ? {} : { chosen }) }] : []

/** All zones for which an order may be given. */
export const zonesFor = (
  view: View,
  side: SideName,
  orderFor: (reference: string) => PlayerOrder,
): readonly ZoneNumber[] =>
  [...view.zones.keys()].filter((zone) => isLegal(view, side, orderFor(referenceOf(view.country, zone))))

export interface ZonePick {
  readonly title: string
  readonly prompt: string
  orderFor(reference: string): PlayerOrder
  /** What would come of it there, shown in each zone. */
  label?(zone: ZoneNumber): string
  readonly atOnce?: boolean
}

/** A button that asks for a zone; none if no zone will do. */
export const zoneEdit = (view: View, side: SideName, pick: ZonePick): readonly Edit[] => {
  const { title, prompt, orderFor, label, atOnce } = pick
  const zones = zonesFor(view, side, orderFor)
  if (zones.length === 0) return []
  const marked = (zone: ZoneNumber) => (label ? { label: label(zone) } : {})
  return [
    {
      title,
      pick: {
        prompt,
        ...(atOnce ? { atOnce } : {}),
        open: zones.map((zone) => zoneArea(view, zone, 'reach', { id: 'open', ...marked(zone) })),
        preview(point) {
          const spot = spotAt(view, point)
          if (!('zone' in spot)) return { legal: false, text: 'Not behind the lines.', shapes: [] }
          const reference = referenceOf(view.country, spot.zone)
          const refusal = refusalOf(view, side, orderFor(reference))
          const told = label && !refusal ? `: ${label(spot.zone)}` : ''
          return {
            legal: !refusal,
            text: refusal?.message ?? `${reference}${told}`,
            shapes: [zoneArea(view, spot.zone, 'chosen', { id: 'picked' })],
          }
        },
        order(point) {
          const spot = spotAt(view, point)
          return orderFor('zone' in spot ? referenceOf(view.country, spot.zone) : '')
        },
      },
    },
  ]
}
