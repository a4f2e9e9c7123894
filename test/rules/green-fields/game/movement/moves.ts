import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { Assault, State } from '#rules/green-fields/game/state.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import { referenceOf } from '#rules/green-fields/reckoning/grid.ts'
import { give, inAssault, type Placed, refused, type Setting, unitOf } from '../field.ts'

/** In the middle of an assault, with one side at its movement. */
export const moving = (
  units: readonly Placed[],
  setting: Setting & { readonly assault?: Partial<Assault> } = {},
  side: SideName = 'a',
): State => inAssault(units, 'movement', [{ name: 'movement', side, moved: [] }], setting)

const sideOf = (id: string): SideName => (id.startsWith('a') ? 'a' : 'b')

/** Units, one or several with blanks between them, go along 'C2 C3'. */
const moveOf = (units: string, path: string, kind: 'move' | 'exit') => ({
  kind,
  units: units.split(' '),
  path: path === '' ? [] : path.split(' '),
})

export const move = (state: State, units: string, path: string, dice: readonly number[] = []) =>
  give(state, sideOf(units), moveOf(units, path, 'move'), dice)

export const exit = (state: State, units: string, path = '', dice: readonly number[] = []) =>
  give(state, sideOf(units), moveOf(units, path, 'exit'), dice)

/** Whether units may go a way: 'legal', or why not. */
export const way = (state: State, units: string, path: string): string =>
  refused(state, sideOf(units), moveOf(units, path, 'move'))

export const wayOff = (state: State, units: string, path = ''): string =>
  refused(state, sideOf(units), moveOf(units, path, 'exit'))

/** 'C4', or the number that stands for being nowhere. */
export const where = (state: State, id: string): string => {
  const { place } = unitOf(state, id)
  return place >= 0 ? referenceOf(state.country, place) : String(place)
}

/** The ids of units that fired at movers, in order. */
export const firers = (events: readonly Story[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'opportunity-fire' ? [event.unit] : []))
