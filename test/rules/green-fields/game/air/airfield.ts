import type { Period, Sortie } from '#rules/green-fields/game/army.ts'
import type { AirStep, Phase } from '#rules/green-fields/game/phases/shapes.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { Assault, State } from '#rules/green-fields/game/state.ts'
import { field, inAssault, type Placed, put, type Setting, unitOf } from '../field.ts'

/** Something else is waited for when all have landed, so that the week stands still. */
export const THEN: Phase = { name: 'opening' }
export const DONE = { kind: 'done' }

export const craft = (id: string, type: Placed['type'], rest: Partial<Placed> = {}): Placed => ({
  id,
  ...(type ? { type } : {}),
  strength: 3,
  ...rest,
})

/** Both sides write their plans. */
export const planning = (units: readonly Placed[], setting: Setting = {}): State =>
  field(units, 'air', [THEN, { name: 'air-plans' }], setting)

export const planningInAssault = (
  units: readonly Placed[],
  setting: Setting & { readonly assault?: Partial<Assault> } = {},
): State => inAssault(units, 'assault-air', [THEN, { name: 'air-plans' }], setting)

export const sortie = (unit: string, period?: Period) => ({
  kind: 'sortie',
  unit,
  ...(period ? { period } : {}),
})
export const strike = (unit: string, target: string, dice?: number) => ({
  kind: 'air-attack',
  unit,
  target,
  ...(dice === undefined ? {} : { dice }),
})

const aloft = (state: State, period: Period, ids: readonly string[]): void => {
  const flights = (side: SideName): readonly Sortie[] =>
    ids
      .filter((id) => unitOf(state, id).side === side)
      .map((unit) => ({
        unit,
        period,
        strength: unitOf(state, unit).strength,
        flying: true,
        over: false,
        fired: 0,
      }))
  put(state, {
    armies: {
      a: { ...state.armies.a, ready: true, sorties: flights('a') },
      b: { ...state.armies.b, ready: true, sorties: flights('b') },
    },
  })
  put(state, {
    units: state.units.map((unit) =>
      ids.includes(unit.id) ? { ...unit, revealed: true, sortied: true } : unit,
    ),
  })
}

/** Side a acts in a step of one period with these in the air; fighters have met already. */
export const flying = (
  units: readonly Placed[],
  step: AirStep,
  ids: readonly string[],
  { period = 'day', side = 'a', ...setting }: Setting & { period?: Period; side?: SideName } = {},
): State => {
  const state = field(units, 'air', [THEN, { name: 'air-action', side, period, step }], setting)
  aloft(state, period, ids)
  return state
}

export const flyingInAssault = (
  units: readonly Placed[],
  step: AirStep,
  ids: readonly string[],
  {
    period = 'day',
    side = 'a',
    ...setting
  }: Setting & { period?: Period; side?: SideName; assault?: Partial<Assault> } = {},
): State => {
  const state = inAssault(units, 'assault-air', [THEN, { name: 'air-action', side, period, step }], setting)
  aloft(state, period, ids)
  return state
}
