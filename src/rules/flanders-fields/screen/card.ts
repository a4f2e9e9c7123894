import { topPhase } from '#kernel/game/phases.ts'
import { capitalised, several, words } from '#kernel/words.ts'
import type { UnitCard } from '#screen/tabletop.ts'
import { coverOf } from '../game/board/cover.ts'
import { orderedNamed } from '../game/commanders.ts'
import { nameOf } from '../game/names.ts'
import { plainOrder } from '../game/phases/actions/declarations.ts'
import { sideIndex } from '../game/sides.ts'
import type { Battalion, Unit } from '../game/state.ts'
import { battalionNamed, commandOf, standsOf, unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { placeOf } from '../tables/index.ts'
import { AT_DESKS } from './desks/index.ts'
import { STAND_WORDS } from './naming.ts'
import { orderOdds } from './writing/ordering.ts'

/** FF-ORG-06: the record of a battalion. */
const recordOf = (
  view: View,
  { id, quality, start, lost, underFire, uses, staff, promoted, mutinous }: Battalion,
) => {
  const next = lost * 2 < start ? Math.ceil(start / 2) : Math.ceil((start * 3) / 4)
  return [
    { name: 'Grade', text: words(quality) },
    {
      name: 'Rifle platoons',
      text: `${start - lost} of ${start} left; it tests at ${several(next, 'loss', 'losses')}`,
    },
    { name: 'Under fire', text: underFire ? 'yes' : 'not yet' },
    ...(uses > 0 ? [{ name: 'National rule', text: `${several(uses, 'use')} left` }] : []),
    ...(staff ? [{ name: 'Staff', text: 'has the marker of its regiment' }] : []),
    {
      name: 'Commander',
      text: commandOf(view, id) ? (promoted ? 'promoted in the field' : 'in place') : 'lost',
    },
    ...(mutinous ? [{ name: 'Mutiny', text: 'holds, but will not advance' }] : []),
  ]
}

const strengthOf = ({ at, strength, type }: Unit, left: number): string => {
  const [one, many] = STAND_WORDS[type]
  if (at === 'off-table') return `${strength === 1 ? one : many} behind the table`
  if (at === 'reserve') return `${several(strength, one, many)} in reserve`
  return strength === 1 && left === 1 ? one : `${left} of ${several(strength, one, many)}`
}

/** It is being ordered, and what its die may give stands with the order. */
const isOrdered = (view: View, id: string): boolean => {
  const phase = topPhase(view)
  return phase !== undefined && 'side' in phase && AT_DESKS.toDo(view, phase.side).has(id)
}

/** A unit as on its paper card, with the record of its battalion and the odds of its order. */
export const unitCard = (view: View, id: string): UnitCard | undefined => {
  const unit = unitNamed(view, id)
  const ordered = orderedNamed(view, id)
  const battalion = battalionNamed(view, unit?.battalion ?? (id.endsWith('h') ? id.slice(0, -1) : null))
  const stands = standsOf(view, id)
  const side = unit?.side ?? ordered?.side ?? stands[0]?.side
  if (!side) return undefined
  const [first] = stands
  const place = unit?.aim ? placeOf(unit.aim.at) : undefined
  return {
    name: capitalised(nameOf(view, id)),
    side: sideIndex(view, side),
    facts: [
      ...(unit ? [{ label: 'Stands', value: strengthOf(unit, stands.length) }] : []),
      ...(first ? [{ label: 'Cover', value: words(coverOf(view, first)) }] : []),
      {
        label: 'Markers',
        value: String(stands.reduce((sum, { markers }) => sum + markers, 0)),
      },
      ...(place ? [{ label: 'Laid on', value: `${place.x.toFixed(0)}, ${place.y.toFixed(0)}` }] : []),
      ...(unit?.done ? [{ label: 'This turn', value: 'ordered' }] : []),
    ],
    lists: battalion ? [{ title: nameOf(view, battalion.id), lines: recordOf(view, battalion) }] : [],
    ...(ordered && !ordered.done && !isOrdered(view, id)
      ? {
          odds: {
            title: 'Actions its order die may give',
            rows: 'Order',
            asked: [orderOdds(view, ordered, plainOrder(id), 'Order')],
          },
        }
      : {}),
  }
}
