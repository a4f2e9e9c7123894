import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import { otherSide, type SideName } from '#rules/green-fields/game/sides.ts'
import type { State, Tunnel } from '#rules/green-fields/game/state.ts'
import type { Zone } from '#rules/green-fields/game/zone.ts'
import { at, field, inAssault, type Placed, put } from '../../../rules/green-fields/game/field.ts'
import { type Guise, NAMES } from './guises.ts'

/*
 * Situations that campaigns seldom come to while one side still hides something, set up on an open field with a trench on
 * either side of the line. The watcher's units and whatever he sees are the same in both guises.
 */

export const STAGES = ['attack', 'defence', 'mines', 'gas'] as const
export type Stage = (typeof STAGES)[number]

/** Places as the watcher sees them, his own base line below. */
const ROWS = 8
const seenBy = (watcher: SideName, reference: string): string =>
  watcher === 'a' ? reference : `${reference.slice(0, 1)}${ROWS + 1 - Number(reference.slice(1))}`

type Unit = Omit<Placed, 'id'>

const OWN: Readonly<Record<string, Unit>> = {
  'infantry-1': { at: 'C4', strength: 7 },
  'infantry-2': { at: 'C4', strength: 6, wave: 1 },
  'infantry-3': { at: 'D4', strength: 6 },
  'sapper-1': { at: 'B4', type: 'sapper', strength: 5 },
  'field-artillery-1': { at: 'C2', type: 'field-artillery', strength: 4 },
  'infantry-4': { strength: 8 },
}

/** The enemy: who leads in the trench and who may be seen are the same, who lies behind them and elsewhere is not. */
const FOES: Readonly<Record<Guise, Readonly<Record<string, Unit>>>> = {
  here: {
    'infantry-1': { at: 'C5', strength: 6 },
    'infantry-2': { at: 'C5', strength: 5, morale: 4, wave: 1 },
    'infantry-3': { at: 'D7', strength: 7, standing: 'hold' },
    'infantry-4': { at: 'B7', strength: 8, morale: 4, standing: 'hold' },
    'sapper-1': { at: 'D5', type: 'sapper', strength: 4 },
    'sapper-2': { at: 'E5', type: 'sapper', strength: 3 },
    'field-artillery-1': { at: 'C7', type: 'field-artillery', strength: 4 },
    'infantry-5': { strength: 9 },
  },
  there: {
    'infantry-1': { at: 'C5', strength: 6 },
    'infantry-2': { at: 'C5', strength: 6, morale: 2, wave: 1 },
    'infantry-3': { at: 'E7', strength: 6, standing: 'hold' },
    'infantry-4': { at: 'A7', strength: 5, morale: 2, standing: 'hold' },
    'sapper-1': { at: 'D5', type: 'sapper', strength: 4 },
    'sapper-2': { at: 'E5', type: 'sapper', strength: 4 },
    'field-artillery-1': { at: 'C7', type: 'field-artillery', strength: 4 },
    'infantry-5': { strength: 6 },
  },
}

/** All of these lie hidden in their works. */
const DUG_IN = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((column) =>
  [4, 5, 6, 7].map((row) => `${column}${row}`),
)

const armyOf = (side: SideName, units: Readonly<Record<string, Unit>>, name: string, watcher: SideName) =>
  Object.entries(units).map(
    ([id, { at: reference, ...rest }]): Placed => ({
      ...rest,
      id: `${side}-${id}`,
      name: `${name} ${id}`,
      ...(reference === undefined ? {} : { at: seenBy(watcher, reference) }),
    }),
  )

const tunnelOf = (
  state: State,
  watcher: SideName,
  { side, from, to, ...rest }: Partial<Tunnel> & Pick<Tunnel, 'id' | 'side'> & { from: string; to: string },
): Tunnel => ({
  dug: 0,
  next: null,
  dugIn: 0,
  explosives: 0,
  known: false,
  ...rest,
  side,
  start: at(state, seenBy(watcher, from)),
  head: at(state, seenBy(watcher, to)),
})

/** One packed from either side; the enemy has another one here, and there nothing but a wish. */
const tunnelsOf = (state: State, watcher: SideName, guise: Guise): readonly Tunnel[] => {
  const enemy = otherSide(watcher)
  const laid = [
    { id: `${watcher}-tunnel-1`, side: watcher, from: 'B4', to: 'B5', explosives: 2 },
    { id: `${enemy}-tunnel-1`, side: enemy, from: 'D5', to: 'D4', explosives: 2 },
    ...(guise === 'here' ? [{ id: `${enemy}-tunnel-2`, side: enemy, from: 'E5', to: 'E4' }] : []),
  ]
  return laid.map((tunnel) => tunnelOf(state, watcher, tunnel))
}

/** In the weekly stages somebody lies right in the front line: here over the mine, there where nothing threatens him. */
const IN_FRONT: Readonly<Record<Guise, Unit>> = {
  here: { at: 'B5', strength: 7 },
  there: { at: 'F5', strength: 7 },
}

/** How things stand when the curtain rises. */
export const staged = (stage: Stage, watcher: SideName, guise: Guise): State => {
  const enemy = otherSide(watcher)
  const assaulted = stage === 'attack' || stage === 'defence'
  const foes = assaulted ? FOES[guise] : { ...FOES[guise], 'infantry-3': IN_FRONT[guise] }
  const units = [...armyOf(watcher, OWN, 'Own', watcher), ...armyOf(enemy, foes, NAMES[guise], watcher)].sort(
    (one, other) => (one.id < other.id ? -1 : 1),
  )
  const trench: Partial<Zone> = { trench: 'light', emplacement: 'light' }
  const setting = {
    zones: Object.fromEntries(DUG_IN.map((zone) => [seenBy(watcher, zone), trench])),
    army: {
      [watcher]: { canisters: 3, shells: 20 },
      [enemy]: { canisters: 3, shells: guise === 'here' ? 20 : 12, luxuries: guise === 'here' ? 2 : 5 },
    },
  }
  if (assaulted) {
    const announcer = stage === 'attack' ? watcher : enemy
    const moving: Phase = { name: 'movement', side: announcer, moved: [] }
    return inAssault(units, 'movement', [moving], { ...setting, assault: { announcer } })
  }
  const state = field(units, stage, [{ name: stage, side: watcher }], { ...setting, loser: watcher })
  put(state, { tunnels: tunnelsOf(state, watcher, guise) })
  return state
}
