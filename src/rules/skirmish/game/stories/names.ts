import type { Side } from '../../vocabulary.ts'
import type { State } from '../state.ts'
import { unitNamed } from '../units.ts'

/** 'the British 1st section', by the id of a unit or a battery. */
export const nameOf = (state: Pick<State, 'units' | 'batteries' | 'scenario'>, id: string): string => {
  const found = unitNamed(state, id) ?? state.batteries.find((battery) => battery.id === id)
  return found ? `${adjective(state, found.side)} ${found.name}` : id
}

const ADJECTIVES = { british: 'British', french: 'French', german: 'German' } as const

const adjective = ({ scenario }: Pick<State, 'scenario'>, side: Side): string =>
  ADJECTIVES[scenario[side].nation]

/** 'the Germans' */
export const sideWords = ({ scenario }: Pick<State, 'scenario'>, side: Side): string =>
  `the ${scenario[side].name}`
