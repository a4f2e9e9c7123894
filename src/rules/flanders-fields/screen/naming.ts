import type { ArmSymbol } from '#screen/piece.ts'
import type { Nation, Stand as StandType } from '../vocabulary.ts'

export const SYMBOLS: Readonly<Record<StandType, ArmSymbol>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  lmg: 'light-machine-gun',
  'machine-gun': 'machine-gun',
  flamethrower: 'grenadier',
  'at-rifle': 'anti-tank',
  'light-mortar': 'mortar',
  'medium-mortar': 'mortar',
  'heavy-mortar': 'mortar',
  'field-gun': 'field-gun',
  'field-howitzer': 'field-gun',
  'heavy-artillery': 'heavy-gun',
  'super-heavy-artillery': 'super-heavy-gun',
  'heavy-tank': 'tank',
  'light-tank': 'light-tank',
  motor: 'armoured-car',
  'block-house': 'machine-gun',
  'battalion-command': 'command',
  'regimental-command': 'command',
  'divisional-command': 'command',
  liaison: 'command',
}

/** What stands are called, one and several. */
export const STAND_WORDS: Readonly<Record<StandType, readonly [string, string]>> = {
  infantry: ['rifle platoon', 'rifle platoons'],
  cavalry: ['cavalry troop', 'cavalry troops'],
  lmg: ['light machine gun', 'light machine guns'],
  'machine-gun': ['machine gun', 'machine guns'],
  flamethrower: ['flamethrower', 'flamethrowers'],
  'at-rifle': ['anti-tank rifle', 'anti-tank rifles'],
  'light-mortar': ['light mortar', 'light mortars'],
  'medium-mortar': ['medium mortar', 'medium mortars'],
  'heavy-mortar': ['heavy mortar', 'heavy mortars'],
  'field-gun': ['field gun battery', 'field gun batteries'],
  'field-howitzer': ['field howitzer battery', 'field howitzer batteries'],
  'heavy-artillery': ['heavy battery', 'heavy batteries'],
  'super-heavy-artillery': ['super-heavy battery', 'super-heavy batteries'],
  'heavy-tank': ['heavy tank', 'heavy tanks'],
  'light-tank': ['light tank', 'light tanks'],
  motor: ['motor', 'motors'],
  'block-house': ['block house', 'block houses'],
  'battalion-command': ['battalion command', 'battalion commands'],
  'regimental-command': ['regimental command', 'regimental commands'],
  'divisional-command': ['divisional command', 'divisional commands'],
  liaison: ['liaison officer', 'liaison officers'],
}

export const NATION_NAMES: Readonly<Record<Nation, { readonly name: string; readonly adjective: string }>> = {
  british: { name: 'British', adjective: 'British' },
  french: { name: 'French', adjective: 'French' },
  german: { name: 'Germans', adjective: 'German' },
}
