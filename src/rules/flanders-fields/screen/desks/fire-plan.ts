import { capitalised } from '#kernel/words.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import { planRefusal } from '../../game/phases/plans/legality.ts'
import { batteriesOf, firesOf, gasIdOf, gasOf } from '../../game/phases/plans/scope.ts'
import { defaultPlan } from '../../game/phases/plans/written.ts'
import type { View } from '../../game/view.ts'
import type { Side } from '../../vocabulary.ts'
import { told } from '../writing/orders.ts'
import { barrageGroups, timingGroups } from '../writing/plans/barrage.ts'
import { doctrinePlan } from '../writing/plans/doctrine.ts'
import { planFile } from '../writing/plans/file.ts'
import { filmOf, filmSheet } from '../writing/plans/film.ts'
import {
  EMPTY,
  type FirePlan,
  placeWords,
  planSoFar,
  sideOfPlan,
  withFire,
  withGas,
  withPoint,
} from '../writing/plans/plan.ts'
import { fireTemplate, gasTemplate, planAreas, pointTemplate } from '../writing/plans/shapes.ts'
import { planTemplates } from '../writing/plans/templates.ts'
import { planWarnings } from '../writing/plans/warnings.ts'
import type { Asked, PhaseDesk } from './desk.ts'

const same = (one: FirePlan, other: FirePlan): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whole plans at one press. */
const wholePlans = (view: View, side: Side, plan: FirePlan): EditGroup => {
  const offer = (title: string, whole: FirePlan): readonly Edit[] =>
    planRefusal(view, side, whole) ? [] : [{ title, chosen: same(plan, whole), order: told(whole) }]
  return {
    title: 'Begin with',
    edits: [
      ...offer('As the scenario has it', planSoFar(view, side, defaultPlan(view, side))),
      ...offer('By the doctrine of the day', doctrinePlan(view, side)),
      ...offer('A blank sheet', EMPTY),
    ],
  }
}

/** Where a point is laid for a start: on a target of the doctrine, else in the middle. */
const firstPlace = (view: View, side: Side, battery: string) => {
  const { width, length } = view.scenario
  const found = doctrinePlan(view, side).points.find((point) => point.battery === battery)
  return found ?? { battery, x: width / 2, y: length / 2 }
}

const pointsGroup = (view: View, side: Side, plan: FirePlan): EditGroup => ({
  title: 'Points of the guns (drag them on the table)',
  edits: batteriesOf(view, side).map(({ id }): Edit => {
    const [name = '', owner = ''] = capitalised(nameOf(view, id)).split(', ')
    const point = plan.points.find(({ battery }) => battery === id)
    return point
      ? { title: name, detail: `${owner}: ${placeWords(view, side, point)}`, takes: pointTemplate(id) }
      : {
          title: name,
          detail: `${owner}: lay a point`,
          order: told(withPoint(plan, firstPlace(view, side, id))),
          takes: pointTemplate(id),
        }
  }),
})

const gasGroups = (view: View, side: Side, plan: FirePlan): readonly EditGroup[] =>
  gasOf(view, side).map((given, i): EditGroup => {
    const id = gasIdOf(i)
    const title = `Gas ${i + 1}: ${given.kind}, by ${given.delivery}`
    const cloud = plan.gas.find(({ gas }) => gas === id)
    const [x, y] = given.at
    if (!cloud) {
      const { kind, turn, heading } = given
      const fresh = withGas(plan, { gas: id, kind, turn, heading, x, y })
      return { title, edits: [{ title: 'Use it', order: told(fresh), takes: gasTemplate(id) }] }
    }
    const turns = [1, 2, 3, 4].filter((turn) => turn <= view.scenario.turns)
    return {
      title,
      edits: [
        {
          title: 'In hand',
          detail: `${placeWords(view, side, cloud)}, wind to ${Math.round(cloud.heading)}°`,
          takes: gasTemplate(id),
        },
        ...turns.map((turn) => ({
          title: `Turn ${turn}`,
          chosen: turn === cloud.turn,
          order: told(withGas(plan, { ...cloud, turn })),
        })),
        ...[-45, 45].map((by) => ({
          title: by < 0 ? 'Wind 45° left' : 'Wind 45° right',
          order: told(withGas(plan, { ...cloud, heading: (cloud.heading + by + 360) % 360 })),
        })),
        { title: 'Not used', order: told({ ...plan, gas: plan.gas.filter((one) => one !== cloud) }) },
      ],
    }
  })

const firesGroups = (view: View, side: Side, plan: FirePlan): readonly EditGroup[] => {
  const turns = [...new Set(firesOf(view, side).map(({ turn }) => turn))]
  return plan.fires.map((fire, i) => ({
    title: `Bombardment ${i + 1}`,
    edits: [
      { title: 'In hand', detail: placeWords(view, side, fire), takes: fireTemplate(i) },
      ...turns.map((turn) => ({
        title: `Turn ${turn}`,
        chosen: turn === fire.turn,
        order: told(withFire(plan, i, { ...fire, turn })),
      })),
    ],
  }))
}

/** The point in hand may be taken off the plan. */
const handGroup = (view: View, plan: FirePlan, inHand: string | undefined): readonly EditGroup[] => {
  const point = plan.points.find(({ battery }) => pointTemplate(battery) === inHand)
  if (!point) return []
  const left = plan.points.filter((one) => one !== point)
  return [
    {
      title: capitalised(nameOf(view, point.battery)),
      edits: [{ title: 'No point', order: told({ ...plan, points: left }) }],
    },
  ]
}

/** FF-PLAN-06, FF-PLAN-08: the fire plan of a side on its map, until it is sealed. */
const writing = ({ view, side, before, piece: inHand }: Asked<'fire-plan'>): Writing => {
  const plan = planSoFar(view, side, before)
  const film = filmOf(view, plan)
  const warnings = planWarnings(view, side, plan)
  const timed = [...timingGroups(view, side, plan), ...firesGroups(view, side, plan)]
  return {
    order: told(plan),
    give: warnings.length > 0 ? 'Seal the plan all the same' : 'Seal the plan',
    groups: [
      wholePlans(view, side, plan),
      pointsGroup(view, side, plan),
      ...handGroup(view, plan, inHand),
      ...barrageGroups(view, side, plan),
      ...gasGroups(view, side, plan),
    ],
    draggable: [],
    gives: true,
    templates: planTemplates(view, side, plan),
    warnings,
    file: planFile(view, side, plan),
    ...(film.length > 0 ? { sheets: [filmSheet(film)] } : {}),
    ...(timed.length > 0 ? { later: { title: 'First turn, halts and bombardments', groups: timed } } : {}),
    note: 'Sealed plans are carried out by themselves; nothing in them can be changed later.',
  }
}

export const FIRE_PLAN_DESK: PhaseDesk<'fire-plan'> = {
  title: 'the fire plan',
  writing,
  areas(view, { waits }, order) {
    if (order.kind !== 'fire-plan' || order.default) return []
    const [side = 'attacker'] = waits
    const plan = planSoFar(view, side, order)
    return planAreas(view, sideOfPlan(view, plan, waits) ?? side, plan)
  },
  words: [['fire-plan', 'fire plan sealed', 'fire plans sealed']],
}

const writingBarrageLength = (): Writing => ({
  order: told({ kind: 'go-on' }),
  give: 'Roll for the length of the barrage',
  groups: [],
  draggable: [],
  gives: true,
  note: 'The die is thrown in the open: four turns and half a die, halts included.',
})

export const BARRAGE_LENGTH_DESK: PhaseDesk<'barrage-length'> = {
  title: 'the length of the barrage',
  writing: writingBarrageLength,
}
