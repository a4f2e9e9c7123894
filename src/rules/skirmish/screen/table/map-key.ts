import { capitalised } from '#kernel/words.ts'
import type { KeyWords } from '#screen/map-key.ts'
import { ROLE_SYMBOLS, ROLE_WORDS } from '../naming.ts'

/** What the signs of the map mean that are this game's own. */
export const MAP_KEY: KeyWords = {
  arms: [
    ...(
      ['rifleman', 'nco', 'officer', 'lmg-gunner', 'lmg-loader', 'bomber', 'sniper', 'trooper'] as const
    ).map((role) => ({ symbol: ROLE_SYMBOLS[role], text: capitalised(ROLE_WORDS[role][0]) })),
    { symbol: 'lancer', text: 'Lancer' },
    { symbol: 'crewman', text: 'One of a crew' },
    { symbol: 'machine-gun', text: 'Heavy machine gun' },
    { symbol: 'mortar', text: 'Mortar' },
    { symbol: 'field-gun', text: 'Field gun or light gun' },
    { symbol: 'heavy-gun', text: 'Heavy gun or howitzer' },
    { symbol: 'transport', text: 'Wagon' },
    { symbol: 'tank', text: 'Tank' },
    { symbol: 'light-tank', text: 'Light tank' },
    { symbol: 'armoured-car', text: 'Armoured car' },
  ],
  figures: [],
  letters: [
    { letters: 'UF', text: 'Under fire' },
    { letters: 'ME', text: 'In melee' },
    { letters: 'GA', text: 'Gassed' },
    { letters: 'W', text: 'Won the last round' },
    { letters: 'ST', text: 'Stopped: bogged or broken down' },
    { letters: 'H', text: 'Held back by the scenario' },
  ],
  status: [
    { status: 1, text: 'Halted' },
    { status: 2, text: 'Falling back' },
    { status: 3, text: 'Routing; a wreck' },
  ],
  areas: [
    { style: 'zone', text: 'Front of the chosen unit: what it can fire at' },
    { style: 'range', text: 'A range; where a cloud drifts next' },
    { style: 'reach', text: 'Gap in the wire with its width; how far a unit moves' },
    { style: 'smoke', text: 'Smoke' },
    { style: 'gas', text: 'Gas, with the number men throw against' },
    { style: 'fire-light', text: 'Plotted fire in force this move' },
    { style: 'box', text: 'Plotted fire to come' },
    { style: 'objective', text: 'Objective with its points, in the colour of its holder' },
    { style: 'danger', text: 'Melee; what cannot be seen' },
  ],
}
