import type { AnyOrder } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { toDegrees } from '#kernel/geometry/measure.ts'
import { minus } from '#kernel/geometry/point.ts'
import { capitalised } from '#kernel/words.ts'
import type { DraggedTo, Edit, EditGroup, Writing } from '#screen/writing.ts'
import { shownGhost } from '#table/shown.ts'
import { nameOf } from '../../game/names.ts'
import { DEPLOY } from '../../game/phases/deployment/deploying.ts'
import { leftOf, partyOf } from '../../game/phases/deployment/parties.ts'
import { setDown } from '../../game/phases/deployment/set-down.ts'
import type { PlacedStand } from '../../game/phases/forms.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Battalion, Stand } from '../../game/state.ts'
import { battalionNamed, battalionOf } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { placeOf } from '../../tables/index.ts'
import { asOrder } from '../writing/orders.ts'
import type { Asked, Dragged, PhaseDesk } from './desk.ts'

type Phase = PhaseOf<'deploy'>
type Deploy = OrderOf<'deploy'>

const stateOf = ({ below, stowed, type }: Stand): PlacedStand['state'] => {
  if (below) return 'sheltered'
  if (type === 'cavalry') return 'mounted'
  if (!stowed) return undefined
  return type === 'machine-gun' || type === 'light-mortar' ? 'packed' : 'limbered'
}

const placeOfStand = (stand: Stand): PlacedStand => {
  const as = stateOf(stand)
  const { x, y } = placeOf(stand.centre)
  return {
    stand: stand.id,
    x,
    y,
    facing: toDegrees(stand.heading),
    ...(as === undefined ? {} : { state: as }),
  }
}

/** The battalion that is being set down: the one written, the chosen one, or the first. */
const deploying = (
  view: View,
  { side, left }: Phase,
  before: PlayerOrder | undefined,
  chosen: string | undefined,
): Battalion | undefined => {
  const able = leftOf(view, left, side)
  const stand = chosen === undefined ? undefined : view.stands.find((one) => one.unit === chosen)
  const wanted = stand && battalionOf(view, stand)?.id
  return (
    able.find(({ id }) => id === wanted) ??
    able.find(({ id }) => before?.kind === 'deploy' && before.battalion === id) ??
    able[0]
  )
}

/** How stands may begin. */
const STATES = [
  ['Ready', undefined],
  ['In deep shelters', 'sheltered'],
  ['Limbered', 'limbered'],
  ['Packed', 'packed'],
  ['Mounted', 'mounted'],
] as const

/** As what the chosen unit is set down, or the one stand of it that is taken alone. */
const stateGroup = (
  view: View,
  phase: Phase,
  order: Deploy,
  party: readonly Stand[],
  chosen: string | undefined,
  alone: string | undefined,
): readonly EditGroup[] => {
  const own = party.filter(({ id, unit }) => (alone === undefined ? unit === chosen : id === alone))
  const [first] = own
  if (!first) return []
  const stands = order.stands ?? party.map(placeOfStand)
  const edits = STATES.flatMap(([title, state]): readonly Edit[] => {
    const as = ({ state: _, ...place }: PlacedStand): PlacedStand =>
      state === undefined ? place : { ...place, state }
    const next: Deploy = {
      ...order,
      stands: stands.map((place) => (own.some(({ id }) => id === place.stand) ? as(place) : place)),
    }
    const chosenNow = stands.every(
      (place) => place.state === state || !own.some(({ id }) => id === place.stand),
    )
    return chosenNow || !DEPLOY.check(view, phase, phase.side, next)
      ? [{ title, chosen: chosenNow, order: next }]
      : []
  })
  const name = own.length === 1 ? nameOf(view, first.id) : nameOf(view, first.unit)
  return edits.length > 1 ? [{ title: `${capitalised(name)} is`, edits }] : []
}

const writing = ({
  view,
  phase,
  before,
  unit: chosen,
  piece: alone,
}: Asked<'deploy'>): Writing | undefined => {
  const battalion = deploying(view, phase, before, chosen)
  if (!battalion) return undefined
  const usual: Deploy = { kind: 'deploy', battalion: battalion.id }
  const order = before?.kind === 'deploy' && before.battalion === battalion.id ? before : usual
  const party = partyOf(view, phase.left, battalion)
  const name = nameOf(view, battalion.id)
  const refusal = order.stands ? DEPLOY.check(view, phase, phase.side, order) : undefined
  return {
    order,
    give: `Set down ${name}`,
    groups: [
      {
        title: 'Where (drag any stand of it)',
        edits: [
          { title: 'As the scenario has it', chosen: order.stands === undefined, order: usual },
          ...(order.stands
            ? [refusal ? { title: 'As drawn', refusal } : { title: 'As drawn', chosen: true, order }]
            : []),
        ],
      },
      ...stateGroup(view, phase, order, party, chosen, alone),
      {
        title: 'Battalion',
        edits: leftOf(view, phase.left, phase.side).map((one) => {
          const [first] = partyOf(view, phase.left, one)
          return {
            title: nameOf(view, one.id),
            chosen: one.id === battalion.id,
            ...(first ? { turnsTo: first.unit } : {}),
            order: { kind: 'deploy', battalion: one.id },
          }
        }),
      },
    ],
    draggable: party.map(({ id }) => id),
  }
}

/** A drag sets the stands down, and the rest of the battalion where it was. */
const drag = (
  { view, phase, before }: Asked<'deploy'>,
  { pieces, path, heading }: Dragged,
): DraggedTo | undefined => {
  const leader = view.stands.find(({ id }) => id === pieces[0])
  const battalion = leader && deploying(view, phase, before, leader.unit)
  const [from, ...on] = path
  const to = on.at(-1)
  if (!leader || !battalion || !from || !to) return undefined
  const party = partyOf(view, phase.left, battalionNamed(view, battalion.id) ?? battalion)
  const shift = minus(to, from)
  const written = before?.kind === 'deploy' && before.battalion === battalion.id ? before.stands : undefined
  const places = party.map((stand): PlacedStand => {
    const was = written?.find((place) => place.stand === stand.id) ?? placeOfStand(stand)
    if (!pieces.includes(stand.id)) return was
    const moved = placeOf({ x: stand.centre.x + shift.x, y: stand.centre.y + shift.y })
    return { ...was, x: Math.max(0, moved.x), y: Math.max(0, moved.y), facing: toDegrees(heading) }
  })
  const order: Deploy = { kind: 'deploy', battalion: battalion.id, stands: places }
  const refusal = DEPLOY.check(view, phase, phase.side, order)
  return {
    order,
    written: true,
    ...(refusal ? { refusal } : {}),
    used: 0,
    left: 0,
    ghosts: party
      .filter(({ id }) => pieces.includes(id))
      .map((stand) =>
        shownGhost(stand.id, {
          ...stand,
          centre: { x: stand.centre.x + shift.x, y: stand.centre.y + shift.y },
          heading,
        }),
      ),
  }
}

export const DEPLOY_DESK: PhaseDesk<'deploy'> = {
  title: 'the deployment',
  writing,
  drag,
  todo: ({ view, phase: { left }, side }) =>
    new Set(
      view.battalions
        .filter((battalion) => battalion.side === side && left.includes(battalion.id))
        .flatMap((battalion) => partyOf(view, left, battalion).map(({ unit }) => unit)),
    ),
  words: [['deploy', 'battalion set down', 'battalions set down']],
}

/** All stands, those that the order being written sets down where it has them. */
export const placedBy = (view: View, writing: AnyOrder | undefined): readonly Stand[] => {
  const order = asOrder(writing)
  if (topPhase(view)?.name !== 'deploy' || order?.kind !== 'deploy' || !order.stands) return view.stands
  const places = new Map(order.stands.map((place) => [place.stand, place]))
  return view.stands.map((stand) => {
    const place = places.get(stand.id)
    return place ? setDown(view, stand, place) : stand
  })
}
