import { squaredDistance } from '#kernel/geometry/point.ts'
import { capitalised, listed } from '#kernel/words.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { shownCircle, shownSquare } from '#table/shown.ts'
import { RAISING } from '../../game/cards/on-rolls.ts'
import { handOf, holds } from '../../game/cards/pack.ts'
import { cardWords, eventWords, nameOf } from '../../game/names.ts'
import type { Choice } from '../../game/phases/cards/choice.ts'
import { isDummy, playRefusal } from '../../game/phases/cards/playing.ts'
import { STRUCK } from '../../game/phases/cards/struck.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { ChosenCard } from '../../game/phases/shapes.ts'
import type { Stand } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { areaAt } from '../../game/zones/areas.ts'
import { CLOUD, fromCm, placeOf } from '../../tables/index.ts'
import type { PlayingCard, Side } from '../../vocabulary.ts'
import { asked, told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

interface Named {
  readonly title: string
  readonly pieces: readonly string[]
  readonly choice: Choice
}

/** Everything a card may be for that has a name. */
const everything = (view: View): readonly Named[] => [
  ...view.stands.map(({ id }) => ({
    title: capitalised(nameOf(view, id)),
    pieces: [id],
    choice: { stands: [id] },
  })),
  ...view.units.flatMap(({ id }) => {
    const pieces = view.stands.filter(({ unit }) => unit === id).map((stand) => stand.id)
    const title = capitalised(nameOf(view, id))
    return [
      { title, pieces, choice: { unit: id } },
      { title, pieces, choice: { battery: id } },
    ]
  }),
  ...view.battalions.map(({ id }) => ({ title: nameOf(view, id), pieces: [], choice: { unit: id } })),
]

/** FF-EVT-04: one button for everything that a card of the hand can be played on, or one to throw it away. */
const playGroup = (view: View, side: Side, card: PlayingCard, over: boolean): EditGroup | undefined => {
  const order = (choice: Choice): OrderOf<'play-card'> => ({ kind: 'play-card', card, ...choice })
  const plain = playRefusal(view, side, order({}), over)
  const edits: readonly Edit[] = plain
    ? everything(view).flatMap(({ title, pieces, choice }) =>
        playRefusal(view, side, order(choice), over) ? [] : [{ title, pieces, order: told(order(choice)) }],
      )
    : [
        {
          title: isDummy(card) ? 'Throw it away' : over ? 'Play it, or throw it away' : 'Play it',
          order: told(order({})),
        },
      ]
  return edits.length > 0 ? { title: capitalised(eventWords(card)), atOnce: true, edits } : undefined
}

/** What the cards in hand can be played on now. */
export const cardGroups = (view: View, side: Side, over: boolean): readonly EditGroup[] =>
  handOf(view, side).flatMap((card) => playGroup(view, side, card, over) ?? [])

/** FF-EVT-01, FF-EVT-06 */
const writingCards = ({ view, side, phase: { drawn } }: Asked<'cards'>): Writing => {
  const groups = cardGroups(view, side, drawn)
  const held = handOf(view, side)
  if (drawn) {
    const usual = groups[0]?.edits[0]?.order
    return { order: usual ?? { kind: 'go-on' }, give: 'Play the first', groups, draggable: [] }
  }
  const draw: EditGroup = {
    title: 'Event cards',
    atOnce: true,
    edits: ([1, 2] as const).map((cards) => ({
      title: cards === 1 ? 'Draw one card' : 'Draw two cards',
      order: told({ kind: 'draw', cards }),
    })),
  }
  return {
    order: told({ kind: 'draw', cards: 1 }),
    give: 'Draw one card',
    groups: [draw, ...groups],
    draggable: [],
    note:
      held.length > 0
        ? `In your hand: ${listed(held.map(eventWords))}.`
        : 'Red cards are kept in hand; black ones strike at once.',
  }
}

/** The two nearest to a point that the card may strike together. */
const pairNear = (view: View, side: Side, point: Stand['centre']): readonly string[] | undefined => {
  const near = view.stands
    .filter((stand) => stand.side !== side)
    .toSorted((a, b) => squaredDistance(a.centre, point) - squaredDistance(b.centre, point))
    .slice(0, 8)
  for (const [i, one] of near.entries())
    for (const other of near.slice(0, i)) {
      const stands = [other.id, one.id]
      if (!STRUCK.AC.check(view, side, { stands })) return stands
    }
  return undefined
}

const pairEdit = (view: View, side: Side): Edit => ({
  title: 'Two that stand together',
  pick: {
    prompt: 'Tap beside two enemy platoons or support weapons at most 5 cm apart.',
    atOnce: true,
    preview(point) {
      const pair = pairNear(view, side, point)
      const struck = view.stands.filter(({ id }) => pair?.includes(id))
      return {
        legal: pair !== undefined,
        text: pair
          ? listed(pair.map((id) => nameOf(view, id)))
          : 'No two stand near enough to each other there.',
        shapes: struck.map(({ id, centre }) => ({
          id: `struck-${id}`,
          style: 'danger',
          outline: shownCircle(centre, fromCm(2)),
        })),
      }
    },
    order: (point) => told({ kind: 'card-choice', stands: [...(pairNear(view, side, point) ?? [])] }),
  },
})

const placeEdit = (card: 'KS' | 'QS', side: Side): Edit => ({
  title: card === 'KS' ? 'Where the gas comes' : 'Where the shell falls',
  pick: {
    prompt: 'Tap a place on the table.',
    atOnce: true,
    preview: (point) => ({
      legal: true,
      shapes: [
        {
          id: 'struck',
          style: card === 'KS' ? 'gas' : 'fire-heavy',
          outline:
            card === 'KS'
              ? {
                  shape: 'rectangle',
                  x1: point.x - fromCm(CLOUD[side].width) / 2,
                  x2: point.x + fromCm(CLOUD[side].width) / 2,
                  y1: point.y - fromCm(CLOUD[side].depth) / 2,
                  y2: point.y + fromCm(CLOUD[side].depth) / 2,
                }
              : shownSquare(areaAt('heavy-artillery', point)),
        },
      ],
    }),
    order: (point) => told({ kind: 'card-choice', ...placeOf(point) }),
  },
})

const choiceEdits = (view: View, side: Side, card: ChosenCard): readonly Edit[] => {
  if (card === 'AC') return [pairEdit(view, side)]
  if (card === 'KS' || card === 'QS') return [placeEdit(card, side)]
  return everything(view).flatMap(({ title, pieces, choice }) =>
    STRUCK[card].check(view, side, choice)
      ? []
      : [{ title, pieces, order: told({ kind: 'card-choice', ...choice }) }],
  )
}

const STRIKES: Readonly<Record<ChosenCard, string>> = {
  AC: 'Whom the aircraft strike',
  '10C': 'Whose order goes wrong',
  AS: 'Which battery is found',
  KS: 'Where the gas comes',
  QS: 'Where the shell falls',
}

/** FF-EVT-03, FF-EVT-05 */
const writingCardChoice = ({ view, side, phase: { card } }: Asked<'card-choice'>): Writing => ({
  ...asked(STRIKES[card], choiceEdits(view, side, card), 'Choose'),
  note: `The enemy has drawn ${eventWords(card)}: the choice is yours.`,
})

/** FF-EVT-04 */
const writingOrderDie = ({ view, phase: { side, unit, total } }: Asked<'order-die'>): Writing =>
  asked(
    `${capitalised(nameOf(view, unit))}: ${total} on its order`,
    [
      { title: 'Leave it at that', order: told({ kind: 'go-on' }) },
      ...(holds(view, side, RAISING)
        ? [{ title: `Play the ${cardWords(RAISING)}`, order: told({ kind: 'play-card', card: RAISING }) }]
        : []),
    ],
    'Go on',
  )

export const CARDS_DESK: PhaseDesk<'cards'> = { writing: writingCards }
export const CARD_CHOICE_DESK: PhaseDesk<'card-choice'> = { writing: writingCardChoice }
export const ORDER_DIE_DESK: PhaseDesk<'order-die'> = { writing: writingOrderDie }
