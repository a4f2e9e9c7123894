import { sfc32 } from '../../../../kernel/chance/random.ts'
import { capitalised, several } from '../../../../kernel/words.ts'
import type { Edit, EditGroup, Writing } from '../../../../screen/writing.ts'
import { shownSquare } from '../../../../table/shown.ts'
import type { OrderOf, PlayerOrder } from '../../game/orders.ts'
import { PLAIN_FIRE } from '../../game/phases/actions/fire/conditions.ts'
import { firersOf, openShots } from '../../game/phases/actions/fire/volley.ts'
import { CROSS_OBSTACLE } from '../../game/phases/actions/moves/cross-obstacle.ts'
import { CROSS_WIRE } from '../../game/phases/actions/moves/cross-wire.ts'
import type { ActionsPhase } from '../../game/phases/actions/phase.ts'
import { ACTIONS_RULES } from '../../game/phases/actions/rules.ts'
import type { ShotOrder } from '../../game/phases/forms.ts'
import { nameOf } from '../../game/stories/names.ts'
import { standsOf, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { areaAt, areaOf } from '../../game/zones/areas.ts'
import { gunWeaponOf } from '../../game/zones/weapons.ts'
import { placeOf } from '../../tables/index.ts'
import { oddsOfShots, whyOfShots } from './shot-odds.ts'

const END: PlayerOrder = { kind: 'end-unit' }

/** An edit that gives an order if it is legal, or says why it is not. */
const offered = (
  view: View,
  phase: ActionsPhase,
  title: string,
  order: PlayerOrder,
  more: Partial<Edit> = {},
): Edit => {
  const refusal = ACTIONS_RULES.check(view, phase, phase.side, order)
  return refusal ? { title, refusal, ...more } : { title, order, ...more }
}

const HANDLING = [
  ['limber', 'Limber up'],
  ['unlimber', 'Unlimber'],
  ['pack', 'Pack'],
  ['unpack', 'Unpack'],
] as const

/** Everybody fires at the nearest enemy that the order of targets leaves him. */
const volleyOf = (view: View, unit: string): readonly ShotOrder[] => {
  const shots: ShotOrder[] = []
  for (const firer of firersOf(view, unit)) {
    const own: ShotOrder[] = []
    for (;;) {
      const [open] = openShots(view, firer, PLAIN_FIRE, own)
      const target = open?.targets[0]
      if (!open || !target) break
      const { face } = open.barrel
      own.push({ stand: firer.id, target: target.id, ...(face === null || face === 'rear' ? {} : { face }) })
    }
    shots.push(...own)
  }
  return shots
}

const fireOrder = (fields: Partial<OrderOf<'fire'>>): OrderOf<'fire'> => ({
  kind: 'fire',
  madMinute: false,
  cards: [],
  ...fields,
})

/** FF-FIRE-12: what riflemen, machine guns and tanks can fire at. */
const fireGroup = (view: View, phase: ActionsPhase): readonly EditGroup[] => {
  const shots = volleyOf(view, phase.unit)
  const unit = unitNamed(view, phase.unit)
  if (unit && gunWeaponOf(unit) && unit.kind !== 'machine-gun') return []
  if (shots.length === 0)
    return [
      {
        title: 'Fire',
        edits: [
          {
            title: 'Fire',
            refusal: { code: 'no-target', message: 'No stand of it has an enemy in arc, range and sight.' },
          },
        ],
      },
    ]
  const targets = [...new Set(shots.map(({ target }) => target))]
  const order = fireOrder({ shots: [...shots] })
  return [
    {
      title: 'Fire',
      atOnce: true,
      edits: [
        offered(view, phase, `All fire (${several(shots.length, 'shot')})`, order, {
          detail: whyOfShots(view, shots),
          odds: oddsOfShots(view, shots) ?? {},
          pieces: targets,
        }),
        ...(unit?.madMinute
          ? [
              offered(
                view,
                phase,
                'Mad Minute',
                { ...order, madMinute: true },
                { detail: 'twice the dice, once a game' },
              ),
            ]
          : []),
      ],
    },
  ]
}

/** FF-ART-02, FF-MORT-03: guns and mortars fire on their point, or are laid on another. */
const gunGroups = (view: View, phase: ActionsPhase): readonly EditGroup[] => {
  const unit = unitNamed(view, phase.unit)
  const weapon = unit && gunWeaponOf(unit)
  if (!unit || !weapon || weapon === 'indirect-mg') return []
  const area = areaOf(view, unit)
  const place = unit.aim ? placeOf(unit.aim.at) : undefined
  const picked = (title: string, of: (x: number, y: number) => PlayerOrder, prompt: string): Edit => ({
    title,
    pick: {
      prompt,
      atOnce: true,
      preview(point) {
        const { x, y } = placeOf(point)
        const refusal = ACTIONS_RULES.check(view, phase, phase.side, of(x, y))
        return {
          legal: refusal === undefined,
          ...(refusal ? { text: refusal.message } : {}),
          shapes: [{ id: 'aim', style: 'fire-light', outline: shownSquare(areaAt(weapon, point)) }],
        }
      },
      order(point) {
        const { x, y } = placeOf(point)
        return of(x, y)
      },
    },
  })
  return [
    {
      title: 'Guns',
      atOnce: true,
      edits: [
        ...(area && place
          ? [
              offered(view, phase, 'Fire where they are laid', fireOrder({ mode: 'indirect' }), {
                detail: `${place.x.toFixed(0)}, ${place.y.toFixed(0)}`,
              }),
            ]
          : [
              picked(
                'Fire on a place',
                (x, y) => fireOrder({ mode: 'indirect', x, y }),
                'Tap where the shells are to fall.',
              ),
            ]),
        picked(
          'Fire over open sights',
          (x, y) => fireOrder({ mode: 'direct', x, y }),
          'Tap an enemy that the guns can see.',
        ),
        picked('Lay on another place', (x, y) => ({ kind: 'redirect', x, y }), 'Tap the new aiming point.'),
      ],
    },
  ]
}

/** What is done on the spot. */
const otherGroup = (view: View, phase: ActionsPhase): readonly EditGroup[] => {
  const marked = standsOf(view, phase.unit).reduce((sum, { markers }) => sum + markers, 0)
  const house = view.blockHouses.find(({ id }) => id === phase.unit)
  const suppressed = marked > 0 || (house?.faces.some((face) => face > 0) ?? false)
  const random = sfc32(0)
  const wire = CROSS_WIRE.sample(view, phase, random)
  const obstacle = CROSS_OBSTACLE.sample(view, phase, random)
  const handling = HANDLING.map(([kind, title]) => ({ title, order: { kind } as PlayerOrder })).filter(
    ({ order }) => !ACTIONS_RULES.check(view, phase, phase.side, order),
  )
  const edits: readonly Edit[] = [
    ...(suppressed
      ? [offered(view, phase, 'Recover', { kind: 'recover' }, { detail: 'one marker off every stand' })]
      : []),
    ...(wire ? [{ title: 'Cross the wire', order: wire }] : []),
    ...(obstacle ? [{ title: 'Cross here', order: obstacle }] : []),
    ...handling,
  ]
  return edits.length > 0 ? [{ title: 'Other actions', atOnce: true, edits }] : []
}

/** FF-ORD-15: a unit spends its actions. */
export const writingAction = (view: View, phase: ActionsPhase, before: PlayerOrder | undefined): Writing => {
  const name = capitalised(nameOf(view, phase.unit))
  const stands = standsOf(view, phase.unit)
  const drawn = before?.kind === 'move' ? before : undefined
  const refusal = drawn && ACTIONS_RULES.check(view, phase, phase.side, drawn)
  const moves: EditGroup = {
    title: 'Move (drag the unit, or one stand of it)',
    edits: [
      drawn && !refusal
        ? { title: 'As drawn', chosen: true, order: drawn }
        : {
            title: 'As drawn',
            refusal: refusal ?? {
              code: 'not-drawn',
              message: 'Drag the unit on the table, or move it with the arrow keys.',
            },
          },
    ],
  }
  return {
    order: drawn ?? END,
    unit: phase.unit,
    give: drawn ? `Move ${nameOf(view, phase.unit)}` : `${name} has done`,
    groups: [...fireGroup(view, phase), ...gunGroups(view, phase), moves, ...otherGroup(view, phase)],
    draggable: stands.filter(({ markers, below }) => markers === 0 && !below).map(({ id }) => id),
    gives: true,
    note: `${several(phase.left, 'action')} left${phase.moveOnly > 0 ? `, ${phase.moveOnly} for moves only` : ''}`,
    ...(drawn ? { otherwise: { title: `${name} has done`, order: END } } : {}),
  }
}
