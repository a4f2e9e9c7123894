import { capitalised } from '#kernel/words.ts'
import type { ArmSymbol } from '#screen/piece.ts'
import type { Unit } from '../game/state.ts'
import type { Artillery, Role, TroopKind, Vehicle } from '../vocabulary.ts'

/** The signs of single men. */
export const ROLE_SYMBOLS: Readonly<Record<Role, ArmSymbol>> = {
  officer: 'command',
  nco: 'sergeant',
  'lmg-gunner': 'light-machine-gun',
  'lmg-loader': 'loader',
  bomber: 'grenadier',
  rifleman: 'figure',
  'hmg-gunner': 'crewman',
  gunner: 'crewman',
  sniper: 'sniper',
  trooper: 'cavalry',
  crew: 'crewman',
}

/** What men are called, one and several. */
export const ROLE_WORDS: Readonly<Record<Role, readonly [string, string]>> = {
  officer: ['officer', 'officers'],
  nco: ['NCO', 'NCOs'],
  'lmg-gunner': ['LMG gunner', 'LMG gunners'],
  'lmg-loader': ['LMG loader', 'LMG loaders'],
  bomber: ['bomber', 'bombers'],
  rifleman: ['rifleman', 'riflemen'],
  'hmg-gunner': ['machine gunner', 'machine gunners'],
  gunner: ['gunner', 'gunners'],
  sniper: ['sniper', 'snipers'],
  trooper: ['trooper', 'troopers'],
  crew: ['crewman', 'crew'],
}

/** What kinds of units are called. */
export const KIND_WORDS: Readonly<Record<TroopKind, string>> = {
  'rifle-squad': 'rifle squad',
  'hmg-team': 'HMG team',
  'mortar-team': 'mortar team',
  'gun-crew': 'gun crew',
  sniper: 'sniper',
  command: 'command',
  'cavalry-troop': 'cavalry troop',
  wagon: 'wagon',
  tank: 'tank',
  'armoured-car': 'armoured car',
}

type Model = Artillery | 'hmg' | 'wagon' | Vehicle

/** The signs of what is served, driven or hauled. */
export const MODEL_SYMBOLS: Readonly<Record<Model, ArmSymbol>> = {
  hmg: 'machine-gun',
  mortar: 'mortar',
  'light-gun': 'field-gun',
  'medium-gun': 'field-gun',
  'heavy-gun': 'heavy-gun',
  howitzer: 'heavy-gun',
  wagon: 'transport',
  'mark-i': 'tank',
  'mark-iv': 'tank',
  whippet: 'light-tank',
  'st-chamond': 'tank',
  schneider: 'tank',
  ft17: 'light-tank',
  a7v: 'tank',
  'enclosed-armoured-car': 'armoured-car',
  'open-armoured-car': 'armoured-car',
}

export const MODEL_WORDS: Readonly<Record<Model, string>> = {
  hmg: 'heavy machine gun',
  mortar: 'mortar',
  'light-gun': 'light gun',
  'medium-gun': 'field gun',
  'heavy-gun': 'heavy gun',
  howitzer: 'howitzer',
  wagon: 'wagon',
  'mark-i': 'Mark I tank',
  'mark-iv': 'Mark IV tank',
  whippet: 'Whippet tank',
  'st-chamond': 'St Chamond tank',
  schneider: 'Schneider tank',
  ft17: 'FT17 tank',
  a7v: 'A7V tank',
  'enclosed-armoured-car': 'armoured car',
  'open-armoured-car': 'open armoured car',
}

/** "1st squad (rifle squad)"; of a sniper that is called so nothing more is said. */
export const nameWithKind = ({ name, kind }: Unit): string => {
  const what = KIND_WORDS[kind]
  return name.toLowerCase().includes(what) ? capitalised(name) : `${capitalised(name)} (${what})`
}

/** As it is written on the map: "1st party", "HMG". */
export const mapLabel = ({ name }: Unit): string => name.replace('raiding ', '').replace(' team', '')

const WEAPON_WORDS: Readonly<Record<'light-gun' | 'hmg' | 'lmg', string>> = {
  'light-gun': 'gun',
  hmg: 'HMG',
  lmg: 'LMG',
}

/** "gun, 2 LMGs": weapons of a vehicle counted together. */
export const weaponsInWords = (kinds: readonly (keyof typeof WEAPON_WORDS)[]): string =>
  [...new Set(kinds)]
    .map((kind) => {
      const count = kinds.filter((one) => one === kind).length
      return count === 1 ? WEAPON_WORDS[kind] : `${count} ${WEAPON_WORDS[kind]}s`
    })
    .join(', ')
