import { capitalised, listed, several } from '#kernel/words.ts'
import { nameOf as thing } from '../../wording.ts'
import { nameOf, sideWords } from '../stories/names.ts'
import type { Lines } from '../stories/words.ts'
import type { ShellStory } from './story.ts'

export const SHELL_LINES: Lines<ShellStory> = {
  shell: (state, { gun, weapon, ammo, onTarget }) => {
    const what = weapon === 'grenade' ? 'grenade' : `${thing(ammo).toLowerCase()} shell`
    return `${capitalised(nameOf(state, gun))}: a ${what} ${onTarget ? 'on target' : 'off target'}.`
  },
  blast: (state, { casualties, units }) =>
    units.length === 0
      ? ''
      : `It bursts among ${listed(units.map((id) => nameOf(state, id)))}: ${casualties === 0 ? 'nobody hit' : several(casualties, 'man hit', 'men hit')}.`,
  battered: (_, { type, loss, remaining, destroyed }) =>
    destroyed
      ? `A ${thing(type).toLowerCase()} is destroyed.`
      : `A ${thing(type).toLowerCase()} loses ${loss} and has ${remaining} left.`,
  'vehicle-hit': (state, { unit, loss, remaining, destroyed }) =>
    destroyed
      ? `${capitalised(nameOf(state, unit))} is destroyed.`
      : `${capitalised(nameOf(state, unit))} loses ${loss} and has ${remaining} left.`,
  'wire-cut': (_, { inches }) => `A gap of ${inches}″ is blown in the wire.`,
  cloud: (_, { of }) => `A cloud of ${of} forms.`,
  'counter-battery': (state, { battery, thrown, lost }) =>
    `Counter-battery fire at ${nameOf(state, battery)}: ${several(thrown, 'gun')} thrown for, ${lost === 0 ? 'none' : lost} lost.`,
  plotted: (state, { side }) => `${capitalised(sideWords(state, side))} have written their plots.`,
}
