import type { Refusal } from '#kernel/game/game.ts'
import { refusalIn, topPhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { reading } from '#screen/desk.ts'
import type { Edit } from '#screen/writing.ts'
import { ORDER_SCHEMA, type PlayerOrder, rulesOf } from '../game/phases/index.ts'
import type { SideName } from '../game/sides.ts'
import type { View } from '../game/view.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { columnLetter, referenceOf } from '../reckoning/grid.ts'
import { rearArea, type Spot, spotAt, zoneArea } from './table/layout.ts'

/** An order of this game, if what is written has the form of one. */
export const asOrder = reading(ORDER_SCHEMA)

/** Why a side that owes a decision may not give an order now; the rules look only at what it may know. */
export const refusalOf = (view: View, side: SideName, order: PlayerOrder): Refusal | undefined => {
  const phase = topPhase(view)
  return phase ? refusalIn(rulesOf(phase), view, phase, side, order) : refuse('over', 'The campaign is over.')
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
  /** What would come of it there. */
  label?(zone: ZoneNumber): string
  /** The same as short as it must be to stand in each zone. */
  short?(zone: ZoneNumber): string
  /** Behind a side's lines, at the letter of a column, something may be picked as well. */
  readonly rear?: { readonly side: SideName; orderFor(column: string): PlayerOrder; readonly label: string }
  readonly atOnce?: boolean
}

export const columnsOf = ({ country }: View): readonly string[] =>
  Array.from({ length: country.columns }, (_, column) => columnLetter(column))

const rearRefusal = (view: View, side: SideName, order: PlayerOrder | undefined): string | undefined =>
  order ? refusalOf(view, side, order)?.message : 'Not behind the lines.'

/** A button that asks for a zone, or for a place behind the lines where there is one; none if nothing will do. */
export const zoneEdit = (view: View, side: SideName, pick: ZonePick): readonly Edit[] => {
  const { title, prompt, orderFor, label, short = label, atOnce, rear } = pick
  const zones = zonesFor(view, side, orderFor)
  const columns = rear ? columnsOf(view).filter((column) => isLegal(view, side, rear.orderFor(column))) : []
  if (zones.length + columns.length === 0) return []
  const marked = (zone: ZoneNumber) => (short ? { label: short(zone) } : {})
  const behind = (spot: Exclude<Spot, { readonly zone: ZoneNumber }>) =>
    rear && spot.rear === rear.side ? rear.orderFor(columnsOf(view)[spot.column] ?? '') : undefined
  return [
    {
      title,
      pick: {
        prompt,
        ...(atOnce ? { atOnce } : {}),
        open: [
          ...zones.map((zone) => zoneArea(view, zone, 'reach', { id: 'open', ...marked(zone) })),
          ...columns.map((column) => rearArea(view, rear?.side ?? side, column, 'reach')),
        ],
        preview(point) {
          const spot = spotAt(view, point)
          if (!('zone' in spot)) {
            const refusal = rearRefusal(view, side, behind(spot))
            const column = columnsOf(view)[spot.column] ?? ''
            return {
              legal: !refusal,
              text: refusal ?? `${rear?.label ?? 'Behind'} ${column}`,
              shapes: refusal ? [] : [rearArea(view, spot.rear, column, 'chosen')],
            }
          }
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
          if ('zone' in spot) return orderFor(referenceOf(view.country, spot.zone))
          return behind(spot) ?? orderFor('')
        },
      },
    },
  ]
}
