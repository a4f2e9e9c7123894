import { numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import type { Card } from '../../armies/card.ts'
import { isGone, isTroops, isVehicle, movesAs } from '../../armies/troops.ts'
import { CLOUD_LIFE } from '../../tables/index.ts'
import { RUNNING_STATES, SIDES, WINDS } from '../../vocabulary.ts'
import { afterLosses, settled } from '../losses.ts'

const isCloud = ({ kind, age }: Card): boolean => kind === 'cloud' && age <= CLOUD_LIFE.length
const isSheet = ({ kind }: Card): boolean => kind === 'move-sheet'

const MOVEMENT_ALLOWANCE: readonly Role<Card>[] = [
  {
    title: 'Unit',
    // SK-SEQ-03: one order a Movement phase
    fits: (unit) =>
      (isTroops(unit) || isVehicle(unit)) &&
      !isGone(unit) &&
      unit.status !== 'in-melee' &&
      unit.state === 'running' &&
      !unit.moved,
    prefill: (unit) => ({
      unit: movesAs(unit),
      limbered: unit.limbered,
      ...(unit.status === 'routing' || unit.status === 'falling-back' ? { mode: 'retreat' } : {}),
    }),
    apply: (unit, result, _place, input) =>
      numberOf(result.inches) > 0
        ? { ...settled(unit), moved: true, charging: input.mode === 'charge' }
        : settled(unit),
  },
]

const VEHICLE_BREAKDOWN: readonly Role<Card>[] = [
  {
    title: 'Tank',
    fits: (unit) => unit.kind === 'tank' && !isGone(unit),
    prefill: ({ state, underFire }) => ({ state, underFire }),
    // SK-VEH-03: fire counts from one throw to the next
    apply: (unit, result) => ({
      ...settled(unit),
      state: oneOf(RUNNING_STATES, result.state) ?? unit.state,
      underFire: false,
    }),
  },
]

/** SK-MOR-08: gas is checked for once a move. */
const gassed = (unit: Card, result: Fields): Card => {
  const now = afterLosses(settled(unit), numberOf(result.casualties))
  if (!isTroops(unit)) return now
  return { ...now, gasAttack: true, touchedByGas: unit.touchedByGas || !unit.gasAttack }
}

const GAS_EXPOSURE: readonly Role<Card>[] = [
  {
    title: 'Unit',
    fits: (unit) => (isTroops(unit) || isVehicle(unit)) && !isGone(unit) && settled(unit).strength > 0,
    asks: ['men'],
    prefill: (unit) => ({ men: settled(unit).strength }),
    apply: gassed,
  },
  {
    title: 'Cloud',
    fits: (unit) => isCloud(unit) && unit.ammo === 'gas',
    prefill: ({ age }) => ({ age }),
  },
]

const CLOUD_STATE: readonly Role<Card>[] = [
  {
    title: 'Cloud',
    fits: (unit) => unit.kind === 'cloud' && unit.weapon !== 'none',
    prefill: ({ weapon, age }) => ({ weapon, age }),
    apply: (unit, result) => (result.gone === true ? { ...unit, status: 'off-table' } : unit),
  },
]

const WIND_ROLL: readonly Role<Card>[] = [
  {
    title: 'Move sheet',
    fits: isSheet,
    prefill: () => ({}),
    apply: (unit, result) => ({
      ...unit,
      wind: oneOf(WINDS, result.strength) ?? unit.wind,
      windDirection: numberOf(result.direction),
    }),
  },
]

const INITIATIVE: readonly Role<Card>[] = [
  {
    title: 'Move sheet',
    fits: isSheet,
    prefill: ({ initiative }) => ({ previous: initiative }),
    apply: (unit, result) => ({ ...unit, initiative: oneOf(SIDES, result.initiative) ?? unit.initiative }),
  },
]

export const MOVE_ROLES: Readonly<Record<string, readonly Role<Card>[]>> = {
  'movement-allowance': MOVEMENT_ALLOWANCE,
  'vehicle-breakdown': VEHICLE_BREAKDOWN,
  'gas-exposure': GAS_EXPOSURE,
  'cloud-state': CLOUD_STATE,
  'wind-roll': WIND_ROLL,
  initiative: INITIATIVE,
}
