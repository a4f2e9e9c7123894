import { corners } from '../../../../kernel/geometry/box.ts'
import type { Point } from '../../../../kernel/geometry/point.ts'
import { capitalised, several } from '../../../../kernel/words.ts'
import type { Edit, EditGroup } from '../../../../screen/writing.ts'
import type { OrderOf, PlayerOrder } from '../../game/orders.ts'
import type { ActionsPhase } from '../../game/phases/actions/phase.ts'
import { ACTIONS_RULES } from '../../game/phases/actions/rules.ts'
import type { Unit } from '../../game/state.ts'
import { standsOf, unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { areaAt, areaOf, stripAt } from '../../game/zones/areas.ts'
import { targetsIn } from '../../game/zones/targets.ts'
import { type GunWeapon, gunWeaponOf, isArtillery } from '../../game/zones/weapons.ts'
import { placeOf } from '../../tables/index.ts'
import { sideIndex } from '../naming.ts'
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

/** An order that needs a place: its edit asks for one, and shows what lies there. */
const picked = (
  view: View,
  phase: ActionsPhase,
  unit: Unit,
  weapon: GunWeapon,
  { title, prompt, of }: Asked,
): Edit => ({
  title,
  pick: {
    prompt,
    atOnce: true,
    preview(point) {
      const { x, y } = placeOf(point)
      const refusal = ACTIONS_RULES.check(view, phase, phase.side, of(x, y))
      const ground = groundAt(view, unit, weapon, point)
      return {
        legal: refusal === undefined,
        text: refusal?.message ?? (ground ? underWords(view, unit, ground) : ''),
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
    order(point) {
      const { x, y } = placeOf(point)
      return of(x, y)
    },
  },
})

interface Asked {
  readonly title: string
  readonly prompt: string
  readonly of: (x: number, y: number) => PlayerOrder
}

const FREE: Asked = {
  title: 'Fire on a place',
  prompt: 'Tap where the fire is to fall.',
  of: (x, y) => fireOrder({ mode: 'indirect', x, y }),
}

const OPEN_SIGHTS: Asked = {
  title: 'Fire over open sights',
  prompt: 'Tap an enemy that the guns can see.',
  of: (x, y) => fireOrder({ mode: 'direct', x, y }),
}

const REDIRECT: Asked = {
  title: 'Lay on another place',
  prompt: 'Tap the new aiming point.',
  of: (x, y) => ({ kind: 'redirect', x, y }),
}

/** Fire on the point that a unit is laid on, or why there is none. */
const laid = (view: View, phase: ActionsPhase, unit: Unit, weapon: GunWeapon): readonly Edit[] => {
  const ground = areaOf(view, unit)
  if (!ground || !unit.aim) return []
  const { x, y } = placeOf(unit.aim.at)
  const order: OrderOf<'fire'> = fireOrder({ mode: 'indirect' })
  const refusal = ACTIONS_RULES.check(view, phase, phase.side, order)
  const detail = `${x.toFixed(0)}, ${y.toFixed(0)}: ${underWords(view, unit, ground).toLowerCase()}`
  const title = 'Fire where laid'
  return [
    refusal
      ? { title, detail, refusal }
      : { title, detail, order, odds: oddsIn(view, unit.side, ground, weapon, 'indirect') },
  ]
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
    ...(unit.aim || unit.lostPoint ? [REDIRECT] : []),
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
