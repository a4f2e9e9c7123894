import type { Refusal } from '#kernel/game/game.ts'
import { corners } from '#kernel/geometry/box.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import { bodiesOf } from '../../game/board/houses.ts'
import { nameOf } from '../../game/names.ts'
import { ACTIONS } from '../../game/phases/actions/actions.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { ActionsPhase } from '../../game/phases/shapes.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Stand, Unit } from '../../game/state.ts'
import { standsOf, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { areaAt, areaOf, stripAt } from '../../game/zones/areas.ts'
import { targetsIn } from '../../game/zones/targets.ts'
import { type GunWeapon, gunWeaponOf, isArtillery } from '../../game/zones/weapons.ts'
import { fromCm, placeOf } from '../../tables/index.ts'
import { oddsIn } from './effects.ts'
import { fireOrder } from './firing.ts'

type Ground = NonNullable<ReturnType<typeof areaOf>>

/** The ground that fire aimed at a point would fall on. */
const groundAt = (view: View, unit: Unit, weapon: GunWeapon, at: Point): Ground | undefined => {
  if (weapon !== 'indirect-mg') return areaAt(weapon, at)
  const [gun] = standsOf(view, unit.id)
  return gun && stripAt(gun, at)
}

/** Who stands there: "Three enemy stands, one of ours". */
const underWords = (view: View, { side }: Unit, ground: Ground): string => {
  const under = targetsIn(view, ground)
  const own = under.filter(({ body }) => body.side === side).length
  const enemies = under.length - own
  if (under.length === 0) return 'On nobody'
  return capitalised(
    [
      ...(enemies > 0 ? [several(enemies, 'enemy stand')] : []),
      ...(own > 0 ? [`${several(own, 'stand')} of our own`] : []),
    ].join(', '),
  )
}

/** What a finger on the table aims at: the place, or who stands there. */
type Aimed = { readonly x: number; readonly y: number } | { readonly target: string }

/** Off a stand by so much a finger still means it. */
const SLIP = fromCm(1)

/** Who stands under a finger or next to it, the nearest first. */
const bodiesUnder = (view: View, point: Point): readonly Stand[] =>
  bodiesOf(view)
    .filter((body) => gapToPoint(body, point) <= SLIP)
    .toSorted((a, b) => gapToPoint(a, point) - gapToPoint(b, point))

interface Laid {
  readonly order: OrderOf<'fire' | 'redirect'>
  readonly refusal: Refusal | undefined
  readonly body: Stand | undefined
}

/** FF-MORT-01, FF-ART-09: an enemy under the finger is the target, if he may be, else the place itself. */
const laidAt = (view: View, phase: ActionsPhase, unit: Unit, { of }: Asked, point: Point): Laid => {
  const laid = (aimed: Aimed, body?: Stand): Laid => {
    const order = of(aimed)
    return { order, refusal: ACTIONS.check(view, phase, phase.side, order), body }
  }
  const at = bodiesUnder(view, point).map((body) => laid({ target: body.id }, body))
  const enemies = at.filter(({ body }) => body?.side !== unit.side)
  const place = laid(placeOf(point))
  return [...enemies, place, ...at].find(({ refusal }) => !refusal) ?? enemies[0] ?? place
}

/** An order that needs a place: its edit asks for one, and shows what lies there. */
const picked = (view: View, phase: ActionsPhase, unit: Unit, weapon: GunWeapon, asked: Asked): Edit => ({
  title: asked.title,
  pick: {
    prompt: asked.prompt,
    atOnce: true,
    preview(point) {
      const { refusal, body } = laidAt(view, phase, unit, asked, point)
      const ground = groundAt(view, unit, weapon, body?.centre ?? point)
      const whom = body ? `${capitalised(nameOf(view, body.id))}. ` : ''
      return {
        legal: refusal === undefined,
        text: refusal?.message ?? (ground ? `${whom}${underWords(view, unit, ground)}` : ''),
        shapes: ground
          ? [
              {
                id: 'aim',
                style: 'fire-light',
                side: sideIndex(view, unit.side),
                outline: { shape: 'polygon', points: corners(ground) },
              },
            ]
          : [],
      }
    },
    order: (point) => laidAt(view, phase, unit, asked, point).order,
  },
})

interface Asked {
  readonly title: string
  readonly prompt: string
  readonly of: (aimed: Aimed) => OrderOf<'fire' | 'redirect'>
}

const FREE: Asked = {
  title: 'Fire on a place',
  prompt: 'Tap where the fire is to fall, or whom it is to hit.',
  of: (aimed) => fireOrder({ mode: 'indirect', ...aimed }),
}

const OPEN_SIGHTS: Asked = {
  title: 'Fire over open sights',
  prompt: 'Tap an enemy that the guns can see.',
  of: (aimed) => fireOrder({ mode: 'direct', ...aimed }),
}

const REDIRECT: Asked = {
  title: 'Lay on another place',
  prompt: 'Tap the new aiming point, or a stand to aim at.',
  of: (aimed) => ({ kind: 'redirect', ...aimed }),
}

const LAY: Asked = { ...REDIRECT, title: 'Lay on a place without firing' }

/** Fire on the point that a unit is laid on, or why there is none. */
const laid = (view: View, phase: ActionsPhase, unit: Unit, weapon: GunWeapon): readonly Edit[] => {
  const ground = areaOf(view, unit)
  if (!ground || !unit.aim) return []
  const { x, y } = placeOf(unit.aim.at)
  const detail = `${x.toFixed(0)}, ${y.toFixed(0)}: ${underWords(view, unit, ground).toLowerCase()}`
  const edit = (title: string, mode: 'direct' | 'indirect'): Edit => {
    const order: OrderOf<'fire'> = fireOrder({ mode })
    const refusal = ACTIONS.check(view, phase, phase.side, order)
    return refusal
      ? { title, detail, refusal }
      : { title, detail, order, odds: oddsIn(view, unit.side, ground, weapon, mode) }
  }
  const seen = edit('Fire where laid, over open sights', 'direct')
  return [edit('Fire where laid', 'indirect'), ...(seen.refusal ? [] : [seen])]
}

/** FF-ART-02, FF-MORT-03, FF-MG-03: guns fire on their point, or are laid on another. */
export const gunGroups = (view: View, phase: ActionsPhase): readonly EditGroup[] => {
  const unit = unitNamed(view, phase.unit)
  const weapon = unit && gunWeaponOf(unit)
  if (!unit || !weapon) return []
  const indirectMg = weapon === 'indirect-mg'
  if (indirectMg && (unit.battalion !== null || view.scenario.period === 'early')) return []
  const onTable = standsOf(view, unit.id).length > 0
  const asked = [
    ...(unit.aim || unit.lostPoint ? [] : [FREE]),
    ...(onTable && isArtillery(weapon) ? [OPEN_SIGHTS] : []),
    unit.aim || unit.lostPoint ? REDIRECT : LAY,
  ]
  return [
    {
      title: indirectMg ? 'Indirect fire' : 'Guns',
      atOnce: true,
      edits: [
        ...laid(view, phase, unit, weapon),
        ...asked.map((one) => picked(view, phase, unit, weapon, one)),
      ],
    },
  ]
}
