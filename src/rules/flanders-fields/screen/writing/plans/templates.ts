import type { Heading } from '#kernel/geometry/angle.ts'
import { fromDegrees, toDegrees } from '#kernel/geometry/measure.ts'
import type { Point as Place } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { Danger } from '#screen/odds.ts'
import type { ShownTemplate } from '#screen/writing.ts'
import { planRefusal, projectorLine } from '../../../game/phases/plans/legality.ts'
import { gasNamed, gasNumber } from '../../../game/phases/plans/scope.ts'
import type { View } from '../../../game/view.ts'
import { areaAt } from '../../../game/zones/areas.ts'
import { CLOUD, fromCm, placeOf, pointAt, toCm } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { effectsIn } from '../effects.ts'
import { told } from '../orders.ts'
import { shiftedTo } from './barrage.ts'
import { filmOf } from './film.ts'
import { type FirePlan, type Gas, onTable, placeWords, withFire, withGas, withPoint } from './plan.ts'
import {
  barrageShapes,
  batteryAt,
  fireShapes,
  fireTemplate,
  gasShapes,
  gasTemplate,
  gripAt,
  gripTemplate,
  pointShapes,
  pointTemplate,
} from './shapes.ts'

/* What is moved freely on the table while a fire plan is written. */

interface Laid {
  readonly plan: FirePlan
  readonly text: string
  readonly effects: readonly Danger[]
  readonly shapes: readonly Area[]
}

const template = (
  view: View,
  side: Side,
  about: Pick<ShownTemplate, 'id' | 'name' | 'centre' | 'heading' | 'shapes'>,
  at: (centre: Place, heading: Heading) => Laid,
): ShownTemplate => ({
  ...about,
  at(centre, heading) {
    const { plan, ...shown } = at(centre, heading)
    const refusal = planRefusal(view, side, plan)
    return { ...shown, order: told(plan), ...(refusal ? { refusal } : {}) }
  },
})

const onNobody = (text: string, effects: readonly Danger[]): string =>
  effects.length > 0 ? text : `${text} On nobody.`

const pointTemplates = (view: View, side: Side, plan: FirePlan): readonly ShownTemplate[] =>
  plan.points.flatMap((point) => {
    const battery = batteryAt(view, point.battery)
    if (!battery) return []
    const about = {
      id: pointTemplate(point.battery),
      name: battery.name,
      centre: pointAt(point),
      heading: 0,
      shapes: pointShapes(view, point),
    }
    return [
      template(view, side, about, (centre) => {
        const moved = { ...point, ...onTable(view, placeOf(centre)) }
        const effects = effectsIn(view, side, areaAt(battery.weapon, pointAt(moved)), battery.weapon)
        return {
          plan: withPoint(plan, moved),
          text: onNobody(`At ${placeWords(view, side, moved)} from your edge.`, effects),
          effects,
          shapes: pointShapes(view, moved),
        }
      }),
    ]
  })

const fireTemplates = (view: View, side: Side, plan: FirePlan): readonly ShownTemplate[] =>
  plan.fires.map((fire, i) => {
    const about = {
      id: fireTemplate(i),
      name: `Bombardment ${i + 1}`,
      centre: pointAt(fire),
      heading: 0,
      shapes: fireShapes(view, side, fire, i),
    }
    return template(view, side, about, (centre) => {
      const moved = { ...fire, ...onTable(view, placeOf(centre)) }
      const effects = effectsIn(view, side, areaAt(fire.weapon, pointAt(moved)), fire.weapon)
      return {
        plan: withFire(plan, i, moved),
        text: onNobody(`Turn ${fire.turn}, at ${placeWords(view, side, moved)}.`, effects),
        effects,
        shapes: fireShapes(view, side, moved, i),
      }
    })
  })

/** FF-GAS-10: projectors throw no nearer and no farther. */
const gasMoved = (view: View, side: Side, gas: Gas, centre: Place, heading: Heading): Gas => {
  const at = onTable(view, placeOf(centre))
  const thrown = gasNamed(view, side, gas.gas)?.delivery === 'projector'
  const line = thrown ? projectorLine(view, side, at.x) : undefined
  return { ...gas, x: at.x, y: line ?? at.y, heading: toDegrees(heading) }
}

const gasTemplates = (view: View, side: Side, plan: FirePlan): readonly ShownTemplate[] =>
  plan.gas.map((gas) => {
    const about = {
      id: gasTemplate(gas.gas),
      name: `Gas ${gasNumber(gas.gas)}`,
      centre: pointAt(gas),
      heading: fromDegrees(gas.heading),
      shapes: gasShapes(view, side, gas),
    }
    return template(view, side, about, (centre, heading) => {
      const moved = gasMoved(view, side, gas, centre, heading)
      const { width, depth } = CLOUD[side]
      const cloud = { centre: pointAt(moved), heading: 0, width: fromCm(width), depth: fromCm(depth) }
      const effects = effectsIn(view, side, cloud, 'gas')
      return {
        plan: withGas(plan, moved),
        text: onNobody(
          `Turn ${gas.turn}, at ${placeWords(view, side, moved)}, wind to ${Math.round(moved.heading)}°.`,
          effects,
        ),
        effects,
        shapes: gasShapes(view, side, moved),
      }
    })
  })

/** The grips by which the barrage is moved: one for all of it, or for a feuerwalze one a turn. */
const barrageTemplates = (view: View, side: Side, plan: FirePlan): readonly ShownTemplate[] => {
  const film = filmOf(view, plan)
  const grips = plan.barrage && 'edges' in plan.barrage ? film : film.slice(0, 1)
  return grips.map(({ turn, near }, i) => {
    const centre = gripAt(view, i, near)
    const about = {
      id: gripTemplate(i),
      name: grips.length > 1 ? `Barrage of turn ${turn}` : 'Rolling barrage',
      centre,
      heading: 0,
      shapes: barrageShapes(view, plan, i),
    }
    return template(view, side, about, (to) => {
      const edge = Math.round(near + toCm(to.y - centre.y))
      const moved = { ...plan, barrage: shiftedTo(view, plan, i, edge) }
      const frame = filmOf(view, moved)[i]
      const under = frame
        ? `${several(frame.enemies, 'enemy stand')} under it${frame.own + frame.close > 0 ? `, ${several(frame.own + frame.close, 'stand')} of your own in danger` : ''}.`
        : ''
      return {
        plan: moved,
        text: `Turn ${turn}: ${frame?.near ?? edge} to ${frame?.far ?? edge} cm. ${under}`,
        effects: [],
        shapes: barrageShapes(view, moved, i),
      }
    })
  })
}

/** What lies on top comes last, so that points are taken rather than the barrage under them. */
export const planTemplates = (view: View, side: Side, plan: FirePlan): readonly ShownTemplate[] => [
  ...barrageTemplates(view, side, plan),
  ...gasTemplates(view, side, plan),
  ...fireTemplates(view, side, plan),
  ...pointTemplates(view, side, plan),
]
