import { capitalised, words } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { stackIn } from '../../game/board/zones.ts'
import { diceLeft } from '../../game/phases/air/sorties.ts'
import { actors, targetsOf } from '../../game/phases/air/targets.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { AirStep, PhaseOf } from '../../game/phases/shapes.ts'
import { otherSide } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { distance, referenceOf, zoneNamed } from '../../reckoning/grid.ts'
import type { GroundUnit } from '../../vocabulary.ts'
import { type Meant, pointing } from '../dragging.ts'
import { columnsOf, offered, zoneEdit } from '../legal.ts'
import { whereIs } from '../naming.ts'
import { airOdds } from '../odds/air.ts'
import { editOdds } from '../odds/prospects.ts'
import type { Spot } from '../table/layout.ts'
import { deskWriting, type Writer, writerOf, written } from '../writing/pattern.ts'
import { type Desk, idsOf } from './desk.ts'

const targetName = ({ view }: Writer, target: string): string => {
  const unit = unitNamed(view, target)
  if (unit) return `${unit.name}, ${whereIs(view, unit)}`
  if (target === 'depot') return 'The depot'
  return target === 'aerodrome' ? 'Aircraft on the ground' : `Zone ${target}`
}

/** Each target, and for fighters with some of their dice left how many of them. */
const attackEdits = (
  writer: Writer,
  unit: Unit,
  { step, period }: Pick<PhaseOf<'air-action'>, 'step' | 'period'>,
): readonly Edit[] => {
  const { view, side, before } = writer
  const now = before?.kind === 'air-attack' && before.unit === unit.id ? before : undefined
  return targetsOf(view, unit, step).flatMap((target) =>
    offered(
      view,
      side,
      targetName(writer, target),
      { kind: 'air-attack', unit: unit.id, target, ...(now?.dice === undefined ? {} : { dice: now.dice }) },
      now?.target === target,
    ).map((edit) => {
      const asked = airOdds(view, period, unit, { target, dice: now?.dice }).odds?.asked ?? []
      return { ...edit, ...editOdds(asked, 'loses 1+', 'we lose 1+') }
    }),
  )
}

const diceEdits = ({ view, side, before }: Writer, unit: Unit): readonly Edit[] => {
  if (before?.kind !== 'air-attack' || before.unit !== unit.id || unit.type !== 'fighter') return []
  const { dice: _, ...whole } = before
  const left = diceLeft(view, unit)
  return [
    ...Array.from({ length: Math.max(0, left - 1) }, (_one, i) => i + 1).flatMap((dice) =>
      offered(view, side, String(dice), { ...whole, dice }, before.dice === dice),
    ),
    ...offered(view, side, `All ${left}`, whole, before.dice === undefined),
  ]
}

type Look = OrderOf<'reconnoitre'>

const lookBy = (unit: Unit, more: Partial<Look>): Look => ({
  kind: 'reconnoitre',
  unit: unit.id,
  depot: false,
  ...more,
})

/** What these airmen have been told to look at so far. */
const lookOf = ({ before }: Writer, unit: Unit): Look | undefined =>
  before?.kind === 'reconnoitre' && before.unit === unit.id ? before : undefined

const lookEdits = (writer: Writer, unit: Unit): readonly Edit[] => {
  const { view, side } = writer
  const first = lookOf(writer, unit)?.zones?.[0]
  const at = first === undefined ? undefined : zoneNamed(view.country, first)
  const look = (more: Partial<Look>): PlayerOrder => lookBy(unit, more)
  return [
    ...zoneEdit(view, side, {
      title: first === undefined ? 'Look at a zone…' : `At ${first}: elsewhere…`,
      prompt: 'Where?',
      orderFor: (zone) => look({ zones: [zone] }),
    }),
    ...(first === undefined || at === undefined
      ? []
      : zoneEdit(view, side, {
          title: 'And the zone next to it…',
          prompt: `Which zone next to ${first}?`,
          orderFor: (zone) => look({ zones: [first, zone] }),
          label: (zone) => (distance(view.country, at, zone) === 1 ? referenceOf(view.country, zone) : ''),
        })),
    ...offered(view, side, 'At the depot (flak)', look({ depot: true })),
  ]
}

/** GF-AIR-13: the kinds of unit that airmen may look for off the board, those that matter most first. */
const KINDS: readonly GroundUnit[] = [
  'heavy-artillery',
  'medium-artillery',
  'field-artillery',
  'infantry',
  'cavalry',
  'pioneer',
  'sapper',
  'heavy-tank',
  'light-tank',
  'armoured-car',
  'motor-transport',
  'balloon',
]

const kindEdits = (writer: Writer, unit: Unit): readonly Edit[] => {
  const { view, side } = writer
  const now = lookOf(writer, unit)
  return KINDS.flatMap((sought) =>
    offered(
      view,
      side,
      capitalised(words(sought).replace('artillery', 'guns')),
      lookBy(unit, { sought, ...(now?.column === undefined ? {} : { column: now.column }) }),
      now?.sought === sought,
    ),
  )
}

/** Behind which column they look, once they know for what. */
const columnEdits = (writer: Writer, unit: Unit): readonly Edit[] => {
  const { view, side } = writer
  const now = lookOf(writer, unit)
  if (now?.sought === undefined) return []
  const { sought } = now
  return [
    ...offered(view, side, 'All along the line', lookBy(unit, { sought }), now.column === undefined),
    ...columnsOf(view).flatMap((column) =>
      offered(view, side, column, lookBy(unit, { sought, column }), now.column === column),
    ),
  ]
}

/** Targets are named one by one. */
const writingAirAction = (writer: Writer, phase: PhaseOf<'air-action'>): Writing => {
  const { view, side, unit, before } = writer
  const able = actors(view, side, phase.step)
  const actor = able.find(({ id }) => id === unit?.id) ?? able[0]
  const edits = actor
    ? phase.step === 'reconnaissance'
      ? [
          ...written(`${actor.name} reconnoitres`, lookEdits(writer, actor)),
          ...written('Or looks behind the lines for', kindEdits(writer, actor)),
          ...written('Behind column', columnEdits(writer, actor)),
        ]
      : [
          ...written(`${actor.name} attacks`, attackEdits(writer, actor, phase)),
          ...written('Dice', diceEdits(writer, actor)),
        ]
    : []
  return deskWriting({ ...writer, unit: actor }, edits, {
    ends: {
      plan: phase.step === 'reconnaissance' ? 'Look where the staff says' : 'Attack as the staff plans',
    },
    give: phase.step === 'reconnaissance' ? 'Done: no more to look at' : 'Done: no more attacks',
    todo: 'can act in the air',
    draggable: able.map(({ id }) => id),
    ...(actor && before?.kind === 'air-attack' ? airOdds(view, phase.period, actor, before) : {}),
  })
}

const flown = (view: View, unit: Unit, spot: Spot, step: AirStep): Meant | undefined => {
  if (step === 'reconnaissance') {
    const order: PlayerOrder =
      'zone' in spot
        ? { kind: 'reconnoitre', unit: unit.id, depot: false, zones: [referenceOf(view.country, spot.zone)] }
        : { kind: 'reconnoitre', unit: unit.id, depot: true }
    return {
      order,
      text: 'zone' in spot ? `Look at ${referenceOf(view.country, spot.zone)}` : 'Look at the depot',
    }
  }
  const targets = targetsOf(view, unit, step)
  const found =
    'zone' in spot
      ? [
          referenceOf(view.country, spot.zone),
          ...stackIn(view, spot.zone, otherSide(unit.side)).map(({ id }) => id),
        ]
      : ['depot']
  const target = found.find((one) => targets.includes(one))
  return target === undefined
    ? undefined
    : {
        order: { kind: 'air-attack', unit: unit.id, target },
        text: `Attack ${unitNamed(view, target)?.name ?? target}`,
      }
}

export const AIR_ACTION: Desk<'air-action'> = {
  title: 'the air action',
  writing: (asked) => writingAirAction(writerOf(asked), asked.phase),
  drag: pointing<PhaseOf<'air-action'>>(({ view, phase, unit, spot }) => flown(view, unit, spot, phase.step)),
  todo: ({ view, phase, side }) => idsOf(actors(view, side, phase.step)),
}
