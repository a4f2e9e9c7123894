import { capitalised, counted } from '#kernel/words.ts'
import type { ShownTracker } from '#screen/beside.ts'
import { scores } from '../game/scoring.ts'
import { plotInForce } from '../game/shells/plots.ts'
import { asSide, otherSide } from '../game/sides.ts'
import type { Unit } from '../game/state.ts'
import { isRouting } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { DRIFT, VEHICLE_VALUES } from '../tables/index.ts'
import { placeOf } from '../tables/table-top.ts'
import type { Side } from '../vocabulary.ts'
import { COMPASS, NATION_NAMES } from '../wording.ts'
import { cloudLabel } from './table/clouds.ts'

/** SK-CLD-05 */
export const windWords = ({ wind }: View): string => {
  if (!wind) return 'not thrown for yet'
  if (wind.direction === 0 || wind.strength === 'calm') return 'calm'
  return `${wind.strength} towards ${COMPASS[wind.direction - 1] ?? ''}, ${DRIFT[wind.strength]} in a move`
}

const scoreOf = (view: View, side: Side): ShownTracker => ({
  label: `Score: ${NATION_NAMES[view.scenario[side].nation].men}`,
  value: String(scores(view)[side]),
})

const menOf = (view: View, side: Side): ShownTracker => {
  const own = view.units.filter((unit) => unit.side === side && !unit.vehicle)
  const start = own.reduce((sum, { strength }) => sum + strength, 0)
  const left = own.reduce(
    (sum, unit) => sum + (unit.where === 'gone' || isRouting(unit) ? 0 : unit.figures.length),
    0,
  )
  return {
    label: `Men: ${NATION_NAMES[view.scenario[side].nation].men}`,
    value: `${left} of ${start}`,
    scale: { at: left, least: 0, most: start },
  }
}

const objective = (view: View, { name, points, holder }: View['objectives'][number]): ShownTracker => ({
  label: `${name} (${points})`,
  value: holder === null ? 'nobody' : NATION_NAMES[view.scenario[holder].nation].men,
})

const shellsOf = (view: View, side: Side): readonly ShownTracker[] => {
  const { smoke, gas } = view.shells[side]
  return [
    ...(smoke === null ? [] : [{ label: 'Smoke shells', value: `${smoke} left` }]),
    ...(gas === null ? [] : [{ label: 'Gas shells', value: `${gas} left` }]),
  ]
}

const gunOf = (view: View, unit: Unit): readonly ShownTracker[] =>
  unit.shells === null || unit.where !== 'table'
    ? []
    : [
        {
          label: capitalised(unit.name),
          value: `${counted(unit.shells, 'shell')} left${plotInForce(view, unit.side, unit.id, 0) ? ', plot in force' : ''}`,
        },
      ]

const batteryOf = ({ name, guns, moves }: View['batteries'][number]): ShownTracker => ({
  label: capitalised(name),
  value: `${counted(guns[0] + guns[1], 'gun')}${moves === null ? '' : `, ${counted(moves, 'move')} left`}`,
})

const vehicleOf = ({ name, vehicle }: Unit): readonly ShownTracker[] => {
  if (!vehicle) return []
  const value = VEHICLE_VALUES[vehicle.vehicle]
  const left = Math.max(0, value - vehicle.damage)
  const state = vehicle.destroyed ? 'a wreck' : vehicle.running ? '' : ', stopped'
  return [
    {
      label: capitalised(name),
      value: vehicle.destroyed ? state : `${left} of ${value}${state}`,
      scale: { at: left, least: 0, most: value },
    },
  ]
}

const cloudOf = (cloud: View['clouds'][number]): ShownTracker => ({
  label: cloudLabel(cloud),
  value: `at ${cloud.puffs
    .map((puff) => {
      const { x, y } = placeOf(puff)
      return `${x.toFixed(1)}, ${y.toFixed(1)}`
    })
    .join(' and ')}`,
})

/** Points and objectives, men, wind, what guns have left, and vehicles. */
export const trackers = (view: View, by: string | undefined): readonly ShownTracker[] => {
  const side = (by === undefined ? undefined : asSide(by)) ?? view.scenario.attacker
  const sides = [side, otherSide(side)] as const
  const own = view.units.filter((unit) => unit.side === side)
  const { sight } = view.scenario
  return [
    ...sides.map((one) => scoreOf(view, one)),
    ...view.objectives.map((one) => objective(view, one)),
    ...sides.map((one) => menOf(view, one)),
    ...(view.clouds.length > 0 || view.shells[side].smoke !== null || view.shells[side].gas !== null
      ? [{ label: 'Wind', value: windWords(view) }]
      : []),
    ...(sight === undefined ? [] : [{ label: 'Night', value: `nothing is seen beyond ${sight} in` }]),
    ...shellsOf(view, side),
    ...own.flatMap((unit) => gunOf(view, unit)),
    ...view.batteries.filter((battery) => battery.side === side).map(batteryOf),
    ...view.units.flatMap(vehicleOf),
    ...view.clouds.map(cloudOf),
  ]
}
