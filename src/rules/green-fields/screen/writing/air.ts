import { capitalised, several, words } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { distance, referenceOf, zoneNamed } from '../../game/board/grid.ts'
import { diceLeft, flyersOf, periodsOf, sortieOf } from '../../game/phases/air/sorties.ts'
import { actors, targetsOf } from '../../game/phases/air/targets.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Unit } from '../../game/unit.ts'
import { unitNamed } from '../../game/units.ts'
import type { GroundUnit } from '../../vocabulary.ts'
import { columnsOf, offered, zoneEdit } from '../legal.ts'
import { whereIs } from '../naming.ts'
import { airOdds } from '../odds/air.ts'
import { editOdds } from '../odds/prospects.ts'
import { type Desk, deskWriting, pressed, written } from './pattern.ts'

/** W5, A4: who flies, and when. */
export const writingAirPlans = (desk: Desk): Writing => {
  const { view, side } = desk
  const flyers = flyersOf(view, side)
  const flying = view.armies[side].sorties.length
  return deskWriting(
    desk,
    flyers.flatMap((unit) => [
      ...pressed(`${unit.name} (${unit.strength}) flies`, hourEdits(desk, unit)),
      ...pressed(`${unit.name}: how many fly`, numberEdits(desk, unit)),
    ]),
    {
      ends: {
        plan: 'Fly as the staff plans',
        ...(flying === 0 && flyers.length > 0
          ? { could: `${capitalised(several(flyers.length, 'unit'))} could fly.` }
          : {}),
      },
      give: flying === 0 ? 'Nobody flies' : `Done: ${several(flying, 'unit')} to fly`,
      ...(flyers.length === 0 ? { note: 'You have no aircraft that can fly.' } : {}),
    },
  )
}

/** By which hour a unit flies, or not at all. */
const hourEdits = ({ view, side }: Desk, unit: Unit): readonly Edit[] => {
  const now = sortieOf(view, side, unit.id)
  const stay: PlayerOrder = { kind: 'stay-down', unit: unit.id }
  return [
    ...periodsOf(view, unit).map((period) => {
      const order: PlayerOrder = { kind: 'sortie', unit: unit.id, period, ...partOf(now?.strength, unit) }
      return { title: view.assault ? 'Now' : capitalised(period), chosen: now?.period === period, order }
    }),
    { title: 'Not', chosen: now === undefined, ...(now ? { order: stay } : {}) },
  ]
}

/** GF-AIR-14: so much of a unit; nothing is said if it is all. */
const partOf = (strength: number | null | undefined, unit: Unit): { readonly strength?: number } =>
  strength === null || strength === undefined || strength >= unit.strength ? {} : { strength }

/** How much of a unit flies that has been told when. */
const numberEdits = ({ view, side }: Desk, unit: Unit): readonly Edit[] => {
  const now = sortieOf(view, side, unit.id)
  if (!now || unit.strength < 2) return []
  return Array.from({ length: unit.strength }, (_, i) => i + 1).map((strength) => ({
    title: strength === unit.strength ? `All ${strength}` : String(strength),
    chosen: now.strength === strength,
    order: { kind: 'sortie', unit: unit.id, period: now.period, ...partOf(strength, unit) },
  }))
}

const targetName = ({ view }: Desk, target: string): string => {
  const unit = unitNamed(view, target)
  if (unit) return `${unit.name}, ${whereIs(view, unit)}`
  if (target === 'depot') return 'The depot'
  return target === 'aerodrome' ? 'Aircraft on the ground' : `Zone ${target}`
}

/** Each target, and for fighters with some of their dice left how many of them. */
const attackEdits = (
  desk: Desk,
  unit: Unit,
  { step, period }: Pick<PhaseOf<'air-action'>, 'step' | 'period'>,
): readonly Edit[] => {
  const { view, side, before } = desk
  const now = before?.kind === 'air-attack' && before.unit === unit.id ? before : undefined
  return targetsOf(view, unit, step).flatMap((target) =>
    offered(
      view,
      side,
      targetName(desk, target),
      { kind: 'air-attack', unit: unit.id, target, ...(now?.dice === undefined ? {} : { dice: now.dice }) },
      now?.target === target,
    ).map((edit) => {
      const asked = airOdds(view, period, unit, { target, dice: now?.dice }).odds?.asked ?? []
      return { ...edit, ...editOdds(asked, 'loses 1+', 'we lose 1+') }
    }),
  )
}

const diceEdits = ({ view, side, before }: Desk, unit: Unit): readonly Edit[] => {
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
const lookOf = ({ before }: Desk, unit: Unit): Look | undefined =>
  before?.kind === 'reconnoitre' && before.unit === unit.id ? before : undefined

const lookEdits = (desk: Desk, unit: Unit): readonly Edit[] => {
  const { view, side } = desk
  const first = lookOf(desk, unit)?.zones?.[0]
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

const kindEdits = (desk: Desk, unit: Unit): readonly Edit[] => {
  const { view, side } = desk
  const now = lookOf(desk, unit)
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
const columnEdits = (desk: Desk, unit: Unit): readonly Edit[] => {
  const { view, side } = desk
  const now = lookOf(desk, unit)
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
export const writingAirAction = (desk: Desk, phase: PhaseOf<'air-action'>): Writing => {
  const { view, side, unit, before } = desk
  const able = actors(view, side, phase.step)
  const actor = able.find(({ id }) => id === unit?.id) ?? able[0]
  const edits = actor
    ? phase.step === 'reconnaissance'
      ? [
          ...written(`${actor.name} reconnoitres`, lookEdits(desk, actor)),
          ...written('Or looks behind the lines for', kindEdits(desk, actor)),
          ...written('Behind column', columnEdits(desk, actor)),
        ]
      : [
          ...written(`${actor.name} attacks`, attackEdits(desk, actor, phase)),
          ...written('Dice', diceEdits(desk, actor)),
        ]
    : []
  return deskWriting({ ...desk, unit: actor }, edits, {
    ends: {
      plan: phase.step === 'reconnaissance' ? 'Look where the staff says' : 'Attack as the staff plans',
    },
    give: phase.step === 'reconnaissance' ? 'Done: no more to look at' : 'Done: no more attacks',
    todo: 'can act in the air',
    draggable: able.map(({ id }) => id),
    ...(actor && before?.kind === 'air-attack' ? airOdds(view, phase.period, actor, before) : {}),
  })
}
