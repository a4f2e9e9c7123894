import { capitalised, words } from '#kernel/words.ts'
import type { ShownSheet } from '#screen/beside.ts'
import { nameOf } from '../../../game/names.ts'
import { batteriesOf, gasNamed, gasNumber } from '../../../game/phases/plans/scope.ts'
import type { View } from '../../../game/view.ts'
import { placeOf, toCm } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { filmOf, filmSheet } from './film.ts'
import { byOwnEdge, EMPTY, type FirePlan } from './plan.ts'

/* FF-PLAN-01, FF-PLAN-06: the attacker's and the defender's form, measured from the owner's own edge. */

const figure = (length: number): string => String(Math.round(length * 10) / 10)

const cells = (view: View, side: Side, at: { readonly x: number; readonly y: number }): readonly string[] => {
  const { x, y } = byOwnEdge(view, side, at)
  return [figure(x), figure(y)]
}

const pointsSheet = (view: View, side: Side, { points }: FirePlan, title: string): ShownSheet => ({
  title: `${title}: registered points`,
  head: ['Battery', 'Class', 'Along your edge, cm', 'Towards the enemy, cm'],
  rows: batteriesOf(view, side).map(({ id, type }) => {
    const point = points.find(({ battery }) => battery === id)
    return [capitalised(nameOf(view, id)), words(type), ...(point ? cells(view, side, point) : ['none', ''])]
  }),
})

const gasSheet = (view: View, side: Side, { gas }: FirePlan): ShownSheet => ({
  title: 'Gas',
  head: ['Attack', 'Kind', 'By', 'Turn', 'Along your edge, cm', 'Towards the enemy, cm', 'Wind to'],
  rows: gas.map((cloud) => [
    String(gasNumber(cloud.gas)),
    cloud.kind,
    gasNamed(view, side, cloud.gas)?.delivery ?? '',
    String(cloud.turn),
    ...cells(view, side, cloud),
    `${figure(side === 'attacker' ? cloud.heading : (cloud.heading + 180) % 360)}°`,
  ]),
})

const firesSheet = (view: View, side: Side, { fires }: FirePlan): ShownSheet => ({
  title: 'Bombardments',
  head: ['Number', 'Turn', 'Class', 'Along your edge, cm', 'Towards the enemy, cm'],
  rows: fires.map((fire, i) => [
    String(i + 1),
    String(fire.turn),
    words(fire.weapon),
    ...cells(view, side, fire),
  ]),
})

const airSheet = ({ scenario }: View, side: Side): ShownSheet => ({
  title: 'Air missions',
  head: ['Missions', 'Called by'],
  rows: (scenario[side].airMissions ?? 0) > 0 ? [[String(scenario[side].airMissions), 'a regiment']] : [],
})

/** The plan as a printed form, as it is being written or as it was sealed. */
export const planForms = (view: View, side: Side, plan: FirePlan): readonly ShownSheet[] =>
  [
    pointsSheet(view, side, plan, side === 'attacker' ? 'Attacker’s fire plan' : 'Defender’s fire plan'),
    filmSheet(filmOf(view, plan)),
    gasSheet(view, side, plan),
    firesSheet(view, side, plan),
    airSheet(view, side),
  ].filter(({ rows }) => rows.length > 0)

/** What is left of a sealed plan. */
export const sealedPlan = (view: View, side: Side): FirePlan | undefined => {
  const sealed = view.plans[side]
  if (!sealed) return undefined
  return {
    ...EMPTY,
    points: view.units.flatMap(({ id, side: of, aim }) =>
      of === side && aim?.registered ? [{ battery: id, ...placeOf(aim.at) }] : [],
    ),
    barrage: sealed.barrage && { edges: barrageEdges(sealed.barrage) },
    gas: sealed.gas.map(({ gas, kind, at, turn, heading }) => ({
      gas,
      kind,
      ...placeOf(at),
      turn,
      heading: heading / 100,
    })),
    fires: sealed.fires.map(({ turn, weapon, at }) => ({ turn, weapon, ...placeOf(at) })),
  }
}

const barrageEdges = ({ edges }: { readonly edges: readonly number[] }): number[] => edges.map(toCm)
