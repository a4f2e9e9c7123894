import type { Side } from '#kernel/game/game.ts'
import type { State as FlandersFields } from '#rules/flanders-fields/game/state.ts'
import type { Expected } from './told-of.ts'

interface Fielded {
  readonly units: readonly { readonly side: Side }[]
}

const unitsOf = (state: unknown, side: Side): number =>
  (state as Fielded).units.filter((unit) => unit.side === side).length

/** A command is a stand without a unit; block houses are listed, too. */
const withCommands = (state: unknown, side: Side): number => {
  const { stands, blockHouses } = state as FlandersFields
  const commands = stands.filter((stand) => stand.side === side && /-command$/.test(stand.type))
  return unitsOf(state, side) + commands.length + blockHouses.filter(({ holder }) => holder === side).length
}

const AGREED = /both sides agree/
const GIVEN_UP = /gives up/

/** From the catalogues. */
export const EXPECTED = {
  'flanders-fields': {
    lost: 'stands',
    turn: 'turn',
    attackers: {
      'first-battle': 'Germans',
      'gheluvelt-1914': 'Germans',
      'mons-1914': 'Germans',
      'langemarck-1915': 'Germans',
      'flers-1916': 'British',
      'serre-1916': 'British',
      'thiepval-1916': 'British',
      'villers-bretonneux-1918': 'Germans',
      'hamel-1918': 'British',
      'kaiserschlacht-1918': 'Germans',
      'amiens-1918': 'British',
      'own-engagement': 'British',
    },
    forces: withCommands,
    reasons: {
      'turn-limit': /end of the last turn/,
      collapse: /collapses/,
      concession: GIVEN_UP,
      agreement: AGREED,
    },
  },
  skirmish: {
    lost: 'figures',
    turn: 'move',
    attackers: {
      'shrine-1914': 'French',
      'crossroads-1914': 'Germans',
      'raid-1916': 'British',
      'ridge-1917': 'British',
      'ravine-1916': 'French',
      'own-skirmish': 'Germans',
    },
    forces: unitsOf,
    reasons: {
      'turn-limit': /end of the last move/,
      collapse: /nobody left to fight/,
      concession: GIVEN_UP,
      agreement: AGREED,
    },
  },
  'green-fields': {
    lost: 'strength points',
    turn: 'week',
    attackers: {
      'le-cateau-1914': 'Germans',
      'somme-1916': 'British',
      'michael-1918': 'Germans',
      'gaza-1917': 'British',
      'hundred-days-1918': 'British',
    },
    forces: unitsOf,
    reasons: {
      'victory-points': /on victory points/,
      date: /time is up/,
      concession: GIVEN_UP,
      agreement: AGREED,
    },
  },
  passchendaele: {
    lost: 'bases',
    turn: 'turn',
    attackers: {
      'one-trench': 'Entente',
      langemarck: 'Entente',
      masnieres: 'Entente',
      'st-quentin': 'Germans',
      malmaison: 'Entente',
      soissons: 'Entente',
      'own-battle': 'Entente',
    },
    forces: unitsOf,
    reasons: {
      'turn-limit': /time is up/,
      collapse: /collapses/,
      concession: GIVEN_UP,
      agreement: AGREED,
    },
  },
} as const satisfies Readonly<Record<string, Expected>>
