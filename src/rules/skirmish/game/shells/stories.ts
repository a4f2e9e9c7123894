import { distance, type Point } from '#kernel/geometry/point.ts'
import { capitalised, several } from '#kernel/words.ts'
import type { StoryPages } from '#screen/stories.ts'
import { shownDice } from '#screen/thrown-dice.ts'
import type { Ammo, Artillery, Side, Structure } from '../../vocabulary.ts'
import { nameOf as nameOfThing } from '../../wording.ts'
import { figureOf } from '../lengths.ts'
import { nameFirst, nameOf, namesOf, sideFirst } from '../names.ts'
import { casualtyThrows, follows, harmDone, menHit, rolled } from '../results.ts'
import { sideIndex } from '../sides.ts'
import type { State } from '../state.ts'
import { unitNamed } from '../units.ts'

export interface ShellShapes {
  shell: {
    readonly gun: string
    readonly weapon: Artillery | 'grenade'
    readonly ammo: Ammo
    readonly aim: Point
    readonly at: Point
    readonly onTarget: boolean
  }
  blast: {
    readonly at: Point
    readonly table: number
    readonly men: number
    readonly casualties: number
    readonly specialist: boolean
    readonly units: readonly string[]
  }
  battered: {
    readonly structure: string
    readonly type: Structure
    readonly loss: number
    readonly remaining: number
    readonly destroyed: boolean
  }
  'vehicle-hit': {
    readonly unit: string
    readonly loss: number
    readonly remaining: number
    readonly destroyed: boolean
  }
  'wire-cut': { readonly wire: string; readonly inches: number }
  cloud: { readonly of: 'smoke' | 'gas'; readonly at: Point }
  'counter-battery': {
    /** Whose battery it is: the enemy does not hear of it (SK-BOM-13). */
    readonly side: Side
    readonly battery: string
    readonly thrown: number
    readonly lost: number
  }
  plotted: { readonly side: Side; readonly plots: number }
}

interface Damaged {
  readonly loss: number
  readonly remaining: number
  readonly destroyed: boolean
}

const damageWords = (what: string, { loss, remaining, destroyed }: Damaged): string =>
  destroyed ? `${what} is destroyed.` : `${what} loses ${loss} and has ${remaining} left.`

const counterBattery = (state: State, { battery, thrown, lost }: ShellShapes['counter-battery']): string =>
  `Counter-battery fire at ${nameOf(state, battery)}: ${several(thrown, 'gun')} thrown for, ${lost === 0 ? 'none' : lost} lost.`

export const SHELL_STORIES: StoryPages<ShellShapes, State> = {
  shell: {
    line(state, { gun, weapon, ammo, onTarget }) {
      const what = weapon === 'grenade' ? 'grenade' : `${nameOfThing(ammo).toLowerCase()} shell`
      return `${nameFirst(state, gun)}: a ${what} ${onTarget ? 'on target' : 'off target'}.`
    },
    weight: ({ onTarget }) => (onTarget ? 2 : 1.2),
    about: ({ gun }) => [gun],
    places: ({ at }) => [at],
    result: {
      rank: () => 2,
      of({ story: { gun, weapon, onTarget, aim, at }, after, dice }) {
        const off = dice.take('deviation')
        const drift = onTarget ? [] : dice.take('drift', 6)
        return [
          {
            throws: [
              { label: 'where it lands', dice: shownDice(off, () => onTarget) },
              ...(drift.length > 0 ? [{ label: 'inches off', dice: shownDice(drift) }] : []),
            ],
            outcome: capitalised(
              `${weapon === 'grenade' ? 'a grenade' : 'a shell'} of ${nameOf(after, gun)} ${onTarget ? 'is on target' : `falls ${figureOf(distance(aim, at))}″ off`}`,
            ),
          },
        ]
      },
    },
    shells: ({ story: { ammo, at } }) => (ammo === 'he' || ammo === 'shrapnel' ? [at] : []),
  },
  blast: {
    line: (state, { casualties, units }) =>
      units.length === 0 ? '' : `It bursts among ${namesOf(state, units)}: ${menHit(casualties)}.`,
    weight: ({ casualties }) => harmDone(casualties),
    about: ({ units }) => units,
    places: ({ at }) => [at],
    result: {
      rank: () => 4,
      of({ story: { table, men, casualties, specialist, units }, after, dice }) {
        if (units.length === 0) return []
        return [
          {
            throws:
              table === 0 ? [] : casualtyThrows(dice, `table ${table}, ${men} in the burst`, casualties),
            outcome: `It bursts among ${namesOf(after, units)}: ${menHit(casualties)}`,
            ...follows(specialist ? 'a specialist among them' : ''),
          },
        ]
      },
    },
  },
  battered: {
    line: (_, story) => damageWords(`A ${nameOfThing(story.type).toLowerCase()}`, story),
    weight: () => 2,
  },
  'vehicle-hit': {
    line: (state, story) => damageWords(nameFirst(state, story.unit), story),
    weight: ({ destroyed }) => (destroyed ? 5 : 3),
    about: ({ unit }) => [unit],
    moments: {
      of({ story: { unit: id, destroyed }, after }) {
        const unit = destroyed ? unitNamed(after, id) : undefined
        return unit
          ? [
              {
                kind: 'lost',
                side: sideIndex(after, unit.side),
                title: `${nameFirst(after, id)} is knocked out`,
                unit: id,
                places: [unit.position],
              },
            ]
          : []
      },
    },
  },
  'wire-cut': { line: (_, { inches }) => `A gap of ${inches}″ is blown in the wire.`, weight: () => 2 },
  cloud: {
    line: (_, { of }) => `A cloud of ${of} forms.`,
    weight: () => 2.4,
    places: ({ at }) => [at],
  },
  'counter-battery': {
    line: counterBattery,
    weight: ({ lost }) => (lost > 0 ? 3 : 1.2),
    result: {
      of: ({ story, after, dice }) =>
        rolled(counterBattery(after, story), dice, ['counter-battery', story.thrown]),
    },
  },
  plotted: {
    line: (state, { side }) => `${sideFirst(state, side)} have written their plots.`,
    weight: () => 0,
    quiet: true,
  },
}
