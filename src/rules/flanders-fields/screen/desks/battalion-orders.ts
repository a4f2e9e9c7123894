import { topPhase } from '#kernel/game/phases.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { capitalised, listed, several } from '#kernel/words.ts'
import type { Danger } from '#screen/odds.ts'
import type { EditGroup, Writing } from '#screen/writing.ts'
import { shownSquare } from '#table/shown.ts'
import type { Ordered } from '../../game/commanders.ts'
import { nameOf, ownName } from '../../game/names.ts'
import { BATTALIONS } from '../../game/phases/battalions/battalions.ts'
import { battalionsLeft, isBefore, openUnits, sheltered } from '../../game/phases/battalions/open.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { commandOf } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { areaAt } from '../../game/zones/areas.ts'
import { placeOf, pointAt } from '../../tables/index.ts'
import { heroicAreas, heroicGroup, writingHeroic } from '../writing/heroism.ts'
import { orderFor, twoActions, writingOrder } from '../writing/ordering.ts'
import { told } from '../writing/orders.ts'
import { turnedTo } from '../writing/turning.ts'
import { cardGroups } from './cards.ts'
import type { Asked, PhaseDesk } from './desk.ts'

type Phase = PhaseOf<'battalion-orders'>

const battalionsGroup = (view: View, phase: Phase): readonly EditGroup[] => {
  const left = battalionsLeft(view, phase)
  return left.length === 0
    ? []
    : [
        {
          title: 'Begin with',
          atOnce: true,
          edits: left.map(({ id, staff }) => {
            const command = commandOf(view, id)
            return {
              title: nameOf(view, id),
              ...(staff ? { detail: 'has the staff marker' } : {}),
              ...(command ? { pieces: [command.id] } : {}),
              order: { kind: 'battalion', battalion: id },
            }
          }),
        },
      ]
}

/** FF-TURN-09 */
const inSteps = (open: readonly Ordered[]): readonly Ordered[] =>
  [...open].sort((one, other) => Number(isBefore(other, one)) - Number(isBefore(one, other)))

const unitsGroup = (
  view: View,
  phase: Phase,
  battalion: string,
  before: PlayerOrder | undefined,
  unit: string | undefined,
): EditGroup => ({
  title: `Who of ${nameOf(view, battalion)} is ordered`,
  edits: inSteps(openUnits(view, phase, battalion)).map((ordered) => ({
    title: capitalised(ownName(view, ordered.id)),
    odds: twoActions(view, ordered),
    chosen: ordered.id === unit,
    turnsTo: ordered.id,
    order: orderFor(before, ordered.id),
  })),
})

/** FF-DUG-02 */
const shelterGroup = (view: View, phase: Phase, battalion: string): readonly EditGroup[] => {
  const below = sheltered(view, phase, battalion)
  return below.length === 0
    ? []
    : [
        {
          title: 'Man the trench',
          atOnce: true,
          edits: [
            {
              title: `All ${several(below.length, 'platoon')}`,
              order: told({ kind: 'man-trench', platoons: [...below] }),
            },
            ...below.map((id) => ({
              title: ownName(view, id),
              pieces: [id],
              order: told({ kind: 'man-trench', platoons: [id] }),
            })),
          ],
        },
      ]
}

/** FF-SOS-04 */
const callGroup = (view: View, phase: Phase): readonly EditGroup[] => {
  if (phase.side !== 'defender' || !view.scenario.grants.includes('sos')) return []
  const batteries = view.units.filter(
    (unit) =>
      unit.side === phase.side &&
      !unit.done &&
      (unit.type === 'field-gun' || unit.type === 'field-howitzer') &&
      (unit.at === 'table' || unit.at === 'off-table'),
  )
  const call = (battery: string, x: number, y: number): OrderOf<'sos'> => ({ kind: 'sos', battery, x, y })
  return batteries.length === 0
    ? []
    : [
        {
          title: 'SOS: call for shells',
          edits: batteries.map(({ id }) => ({
            title: capitalised(ownName(view, id)),
            pick: {
              prompt: 'Tap where the shells are to fall, in front of your works.',
              atOnce: true,
              preview(point) {
                const { x, y } = placeOf(point)
                const refusal = BATTALIONS.check(view, phase, phase.side, call(id, x, y))
                return {
                  legal: refusal === undefined,
                  ...(refusal ? { text: refusal.message } : {}),
                  shapes: [
                    {
                      id: 'sos',
                      style: 'fire-light',
                      outline: shownSquare(areaAt('field-gun', pointAt({ x, y }))),
                    },
                  ],
                }
              },
              order(point) {
                const { x, y } = placeOf(point)
                return call(id, x, y)
              },
            },
          })),
        },
      ]
}

/** FF-TURN-09: machine guns, mortars and guns come before companies; nobody goes back to them. */
const passedOver = (view: View, open: readonly Ordered[], unit: Ordered | undefined): readonly Danger[] => {
  const passed = unit ? open.filter((other) => isBefore(other, unit)) : []
  return passed.length === 0
    ? []
    : [
        {
          text: `${capitalised(listed(passed.map(({ id }) => nameOf(view, id))))} must be ordered before it, or not at all this turn.`,
        },
      ]
}

/** FF-HERO-04 */
const heroicTitle = ({ options }: View): string =>
  options['heroic-actions'] === '2' ? 'heroic action, twice a battle' : 'heroic action, once a battle'

const NO_MORE = { title: 'No more orders this turn', order: { kind: 'end-orders' } } as const

/** FF-EVT-04, FF-HERO-01: what may come between two units, folded away; in the middle of a battalion the end of all orders too. */
const betweenUnits = (view: View, phase: Phase): Pick<Writing, 'later'> => {
  const [cards, heroic] = [cardGroups(view, phase.side, false), heroicGroup(view, phase)]
  const within = phase.battalion !== null
  const titles = [
    ...(cards.length > 0 ? [several(cards.length, 'card to play', 'cards to play')] : []),
    ...(heroic.length > 0 ? [heroicTitle(view)] : []),
    ...(within ? ['the end of the orders'] : []),
  ]
  const [first] = titles
  const end: EditGroup = { title: 'The other battalions too', atOnce: true, edits: [NO_MORE] }
  return first === undefined
    ? {}
    : {
        later: {
          title: capitalised(listed(titles)),
          groups: [...cards, ...heroic, ...(within ? [end] : [])],
        },
      }
}

const endOf = (view: View, battalion: string) =>
  ({ title: `Done with ${nameOf(view, battalion)}`, order: { kind: 'end-battalion' } }) as const

/** FF-TURN-09: one battalion after the other, one unit after the other. */
const writing = ({ view, phase, before, unit: chosen }: Asked<'battalion-orders'>): Writing => {
  const { battalion } = phase
  if (before?.kind === 'heroic')
    return {
      ...writingHeroic(view, phase, before),
      draggable: [],
      gives: true,
      otherwise: battalion === null ? NO_MORE : endOf(view, battalion),
    }
  const left = battalionsLeft(view, phase)
  const later = betweenUnits(view, phase)
  if (battalion === null) {
    const [first] = left
    const groups = [...battalionsGroup(view, phase), ...callGroup(view, phase)]
    const about = { groups, draggable: [], todo: 'can be ordered', gives: true, ...later }
    return first
      ? {
          ...about,
          order: told({ kind: 'battalion', battalion: first.id }),
          give: `Begin with ${nameOf(view, first.id)}`,
          otherwise: NO_MORE,
        }
      : { ...about, order: NO_MORE.order, give: NO_MORE.title }
  }
  const open = openUnits(view, phase, battalion)
  const unit =
    open.find(({ id }) => id === chosen) ??
    open.find(({ id }) => before?.kind === 'order' && before.unit === id) ??
    open.find((one) => !open.some((other) => isBefore(other, one)))
  const about = unit && writingOrder(view, unit.id, orderFor(before, unit.id))
  const end = endOf(view, battalion)
  const groups = [
    ...shelterGroup(view, phase, battalion),
    ...(about?.groups ?? []),
    unitsGroup(view, phase, battalion, before, unit?.id),
    ...callGroup(view, phase),
  ]
  const common = { groups, draggable: [], gives: true, ...later }
  if (!about) return { ...common, order: end.order, give: end.title }
  const warnings = passedOver(view, open, unit)
  return { ...about, ...common, warnings, otherwise: end, todo: 'can be ordered' }
}

/** FF-TURN-09: what its battalion orders before the rest; what is passed over gets no order any more. */
export const wantedFirst = (view: View, by: string | undefined): ReadonlySet<string> => {
  const phase = topPhase(view)
  if (phase?.name !== 'battalion-orders' || phase.side !== by || phase.battalion === null) return new Set()
  const open = openUnits(view, phase, phase.battalion)
  const first = open.filter((one) => !open.some((other) => isBefore(other, one)))
  return new Set(first.length === open.length ? [] : first.map(({ id }) => id))
}

export const BATTALION_ORDERS_DESK: PhaseDesk<'battalion-orders'> = {
  writing,
  // A hero is turned for where he will stand.
  drag: ({ view, before }, { pieces, heading }) =>
    before?.kind === 'heroic'
      ? turnedTo(view, pieces, heading, { ...before, facing: toDegrees(heading) })
      : undefined,
  todo({ view, phase }) {
    const bodies =
      phase.battalion === null ? battalionsLeft(view, phase).map(({ id }) => id) : [phase.battalion]
    return new Set(bodies.flatMap((id) => openUnits(view, phase, id).map((ordered) => ordered.id)))
  },
  areas: (view, _, order) => (order.kind === 'heroic' ? heroicAreas(view, order) : []),
  words: [['sos', 'SOS call', 'SOS calls']],
}
