import { distance, type Point } from '#kernel/geometry/point.ts'
import { capitalised } from '#kernel/words.ts'
import type { ShownSheet } from '#screen/beside.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import { targetSpot } from '../../game/board/arcs.ts'
import { grenadeOf, readyBombers } from '../../game/fire/grenades.ts'
import { spotOnTable } from '../../game/lengths.ts'
import { nameOf } from '../../game/names.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { blastOf } from '../../game/shells/burst.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Figure, Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { BURST_DIAMETER, DEVIATION_DICE } from '../../tables/artillery.ts'
import { RANGE_COLUMNS, SMALL_ARM_FACTORS } from '../../tables/fire.ts'
import { pointAt } from '../../tables/table-top.ts'
import { burstArea, burstWords, onTargetOdds, sheetsOfBurst } from './bursts.ts'
import { isAllowed, refusalOf } from './orders.ts'

type Phase = PhaseOf<'fire'>
type Order = OrderOf<'throw'>

const throwOrder = (bomber: string, aim: Point): Order => ({ kind: 'throw', bomber, aim: spotOnTable(aim) })

/** The man of a target with most enemies and fewest own men about him, whom a bomber can reach. */
const bestAim = (view: View, { side }: Phase, bomber: Figure, target: Unit): Order | undefined => {
  let best: Order | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const man of target.figures) {
    const order = throwOrder(bomber.id, targetSpot(view, target, man, bomber.at))
    if (man.hit || !isAllowed(view, side, order)) continue
    const aim = pointAt(order.aim)
    const thrown = grenadeOf(view, side, bomber.id, aim)
    if (!thrown) continue
    const { men } = blastOf(view, thrown.shell, aim, true)
    const own = men.filter(({ unit }) => unit.side === side).length
    const worth = men.length - 3 * own - distance(bomber.at, aim) / 1e6
    if (worth <= most) continue
    most = worth
    best = order
  }
  return best
}

const throwWords = (view: View, { side }: Phase, { bomber, aim }: Order): Pick<Edit, 'detail' | 'odds'> => {
  const at = pointAt(aim)
  const thrown = grenadeOf(view, side, bomber, at)
  return {
    detail: thrown ? burstWords(view, thrown.shell, at) : '',
    odds: onTargetOdds(view, 'grenade', at),
  }
}

/** SK-GRN-01, SK-GRN-02: as far as a grenade flies, drifts and bursts, in inches. */
const NEAR =
  Math.max(...RANGE_COLUMNS.filter((_, i) => SMALL_ARM_FACTORS.grenade[i] !== undefined)) +
  DEVIATION_DICE.grenade.inches +
  BURST_DIAMETER.grenade / 2

/** Enemies whom a grenade might touch though none of them can be aimed at. */
const isNear = (view: View, { side }: Phase, bomber: Figure, { figures }: Unit): boolean =>
  figures.some(({ at }) => (grenadeOf(view, side, bomber.id, at)?.shell.range ?? NEAR + 1) <= NEAR)

/** Of several who can throw so far, which. */
const whoThrows = (
  view: View,
  { side }: Phase,
  bombers: readonly Figure[],
  written: Order,
): readonly EditGroup[] => {
  const able = bombers
    .map((bomber): Order => ({ ...written, bomber: bomber.id }))
    .filter((order) => isAllowed(view, side, order))
  if (able.length < 2) return []
  const edits = able.map(
    (order, i): Edit => ({
      title: `Bomber ${i + 1}`,
      pieces: [order.bomber],
      chosen: order.bomber === written.bomber,
      order,
    }),
  )
  return [{ title: 'Who throws', edits }]
}

/** SK-GRN-11: grenades instead of rifles. */
export const throwGroups = (
  view: View,
  phase: Phase,
  unit: Unit,
  before: PlayerOrder | undefined,
): readonly EditGroup[] => {
  const bombers = readyBombers(view, unit)
  const [next] = bombers
  if (!next) return []
  const written = before?.kind === 'throw' ? before : undefined
  const enemies = view.units.filter(({ side, where }) => side !== phase.side && where === 'table')
  const targets = enemies.flatMap((target): readonly Edit[] => {
    // Whoever of them can reach him throws first.
    const order = bombers.flatMap((bomber) => bestAim(view, phase, bomber, target) ?? [])[0]
    if (!order) return []
    const chosen = written !== undefined && JSON.stringify(written) === JSON.stringify(order)
    return [{ title: `At ${nameOf(view, target.id)}`, ...throwWords(view, phase, order), chosen, order }]
  })
  const place: Edit = {
    title: 'At a place',
    detail: 'within 6″',
    pick: {
      prompt: 'Tap where the grenade is to fall.',
      preview(point) {
        const order = orderTo(view, phase, bombers, next, point)
        const refusal = refusalOf(view, phase.side, order)
        return {
          legal: refusal === undefined,
          text: refusal?.message ?? throwWords(view, phase, order).detail ?? '',
          shapes: [burstArea('grenade', 'he', point, sideIndex(view, phase.side))],
        }
      },
      order: (point) => orderTo(view, phase, bombers, next, point),
    },
  }
  const who = written ? whoThrows(view, phase, bombers, written) : []
  const left = bombers.length > 1 ? ` (${bombers.length} bombers)` : ''
  const isAnybody = enemies.some((enemy) => bombers.some((bomber) => isNear(view, phase, bomber, enemy)))
  return targets.length === 0 && !written && !isAnybody
    ? []
    : [{ title: `Grenades${left}`, edits: [...targets, place] }, ...who]
}

/** By the first bomber who can throw there. */
const orderTo = (view: View, { side }: Phase, bombers: readonly Figure[], next: Figure, at: Point): Order =>
  bombers.map(({ id }) => throwOrder(id, at)).find((order) => isAllowed(view, side, order)) ??
  throwOrder(next.id, at)

export const throwTitle = (view: View, { bomber }: Order): string => {
  const unit = view.units.find(({ figures }) => figures.some(({ id }) => id === bomber))
  return capitalised(`${unit?.name ?? 'a bomber'} throws a grenade`)
}

export const throwSheets = (view: View, { side }: Phase, { bomber, aim }: Order): readonly ShownSheet[] => {
  const at = pointAt(aim)
  const thrown = grenadeOf(view, side, bomber, at)
  return thrown ? sheetsOfBurst(view, thrown.shell, at, 'Table of this grenade') : []
}
