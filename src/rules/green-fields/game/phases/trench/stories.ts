import { several, spelled } from '#kernel/words.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { Works } from '../../../vocabulary.ts'
import { points, worksWords } from '../../../wording.ts'
import type { Raid } from '../../army.ts'
import { blows, heardOfStruck, itsStruck, sufferedWords } from '../../blows.ts'
import type { Suffered } from '../../board/suffered.ts'
import { ITS_LOSS } from '../../moments.ts'
import { nameOf, sideName, type Told, unitDoes } from '../../names.ts'
import type { SideName } from '../../sides.ts'
import { heardOfUnit, IN_ZONE, itsHead, itsZone, nobody, type Pages, shellsInZone } from '../../story-page.ts'
import type { ZoneNumber } from '../../zone.ts'

export interface TrenchShapes {
  'pioneers-worked': {
    readonly unit: string
    readonly work: 'road' | 'bridge' | 'trench'
    readonly zone: ZoneNumber
    readonly hits: number
    readonly needed: number
    readonly success: boolean
  }
  entrenched: {
    readonly unit: string
    readonly zone: ZoneNumber
    readonly works: Works
    readonly emplacement: boolean
  }
  'raid-declared': {
    readonly side: SideName
    readonly zone: ZoneNumber
    readonly strength: number
  }
  'raid-called-off': { readonly side: SideName; readonly zone: ZoneNumber }
  'raid-lapsed': { readonly side: SideName; readonly zone: ZoneNumber }
  'raid-fought': {
    readonly side: SideName
    readonly zone: ZoneNumber
    readonly purpose: Raid['purpose']
    readonly strength: number
    readonly defenceDice: number
    readonly defenceHits: number
    readonly lost: number
    readonly report: boolean
    readonly wireHits: number
    readonly struck: readonly Suffered[]
  }
  'raiders-gone': { readonly unit: string }
  'zone-reported': {
    readonly zone: ZoneNumber
    readonly units: number
    readonly tunnels: number
  }
  'gas-released': {
    readonly side: SideName
    readonly zone: ZoneNumber
    readonly canisters: number
    readonly wasted: boolean
    readonly dice: number
    readonly harmed: readonly { readonly unit: string; readonly damage: number; readonly unseen?: true }[]
  }
  'tunnel-dug': {
    readonly unit: string
    readonly tunnel: string
    readonly head: ZoneNumber
    readonly next: ZoneNumber | null
  }
  'mine-packed': {
    readonly tunnel: string
    readonly head: ZoneNumber
    readonly explosives: number
  }
  'mine-discovered': { readonly side: SideName; readonly head: ZoneNumber }
  'mine-fought': {
    readonly head: ZoneNumber
    /** Strength points in the tunnel. */
    readonly attackers: number
    readonly defenders: number
    readonly attackersLost: number
    readonly defendersLost: number
    readonly control: 'attacker' | 'defender' | 'none'
  }
  'learnt-underground': { readonly unit: string; readonly experience: number }
  'tunnel-collapsed': { readonly head: ZoneNumber }
  'mine-blown': {
    readonly side: SideName
    readonly zone: ZoneNumber
    readonly dice: number
    readonly groundHits: number
    readonly struck: readonly Suffered[]
  }
}

const at = ({ country }: Told, zone: ZoneNumber): string => referenceOf(country, zone)

const WORK_WORDS = { road: 'the road', bridge: 'a bridge', trench: 'the trench' } as const

export const TRENCH_STORIES: Pages<TrenchShapes> = {
  'pioneers-worked': {
    line: (state, { unit, work, zone, hits, needed, success }) =>
      `${unitDoes(state, unit, 'works')} on ${WORK_WORDS[work]} in ${at(state, zone)}: ${several(hits, 'hit')} of ${spelled(needed)} needed, ${success ? 'done' : 'not done'}.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  entrenched: {
    line: (state, { unit, zone, works, emplacement }) =>
      `${unitDoes(state, unit, 'digs')} in ${at(state, zone)}: ${worksWords(works, emplacement ? 'emplacement' : 'trench')}.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'raid-declared': {
    line: (state, { side, zone, strength }) =>
      `${sideName(state, side)} will raid ${at(state, zone)} with ${points(strength)}.`,
    weight: () => 1.5,
    ...IN_ZONE,
  },
  'raid-called-off': {
    line: (state, { side, zone }) => `${sideName(state, side)} calls off the raid on ${at(state, zone)}.`,
    weight: () => 0,
  },
  'raid-lapsed': {
    line: (state, { side, zone }) =>
      `${sideName(state, side)} raids ${at(state, zone)}, and nothing comes of it.`,
    weight: () => 0,
  },
  'raid-fought': {
    line: (
      state,
      { side, zone, purpose, strength, defenceDice, defenceHits, lost, report, wireHits, struck },
    ) => {
      const home =
        lost >= strength ? 'nobody comes back' : lost === 0 ? 'all come back' : `${points(lost)} lost`
      const done =
        purpose === 'wire'
          ? `; ${several(wireHits, 'hit')} on the wire`
          : report
            ? '; a report is brought back'
            : ''
      const harm = struck.length > 0 ? ` ${sufferedWords(state, struck)}` : ''
      return `${sideName(state, side)} raids ${at(state, zone)}: ${several(defenceDice, 'die', 'dice')} against them, ${several(defenceHits, 'hit')}; ${home}${done}.${harm}`
    },
    ...blows(3),
    heard: heardOfStruck,
    about: itsStruck,
    places: itsZone,
    deed: ({ country }, { zone }) => `The raid on ${referenceOf(country, zone)}`,
  },
  'raiders-gone': {
    line: (state, { unit }) => `${nameOf(state, unit)} went to the last man.`,
    weight: () => 0,
    heard: heardOfUnit,
    moments: ITS_LOSS,
  },
  'zone-reported': {
    line: (state, { zone, units, tunnels }) =>
      `The raiders report ${units === 0 ? 'nobody' : several(units, 'unit')} in ${at(state, zone)}${tunnels === 0 ? '' : ` and ${several(tunnels, 'tunnel')}`}.`,
    weight: () => 0,
  },
  'gas-released': {
    line: (state, { side, zone, canisters, wasted, dice, harmed }) => {
      const released = `${sideName(state, side)} releases ${several(canisters, 'canister')} on ${at(state, zone)}`
      if (wasted) return `${released}: the wind fails.`
      const hurt = harmed.filter(({ damage }) => damage > 0)
      const who = hurt.map(
        ({ unit, damage }) => `${unitDoes(state, unit, 'loses')} ${several(damage, 'point')} of experience`,
      )
      return `${released} (${several(dice, 'die', 'dice')} on each): ${who.length === 0 ? 'no harm is seen' : who.join('; ')}.`
    },
    weight: () => 3,
    heard: (story, { knownOf }) => ({ ...story, harmed: knownOf(story.harmed) }),
    ...IN_ZONE,
  },
  'tunnel-dug': {
    line: (state, { unit, head, next }) =>
      next === null
        ? `${unitDoes(state, unit, 'has')} driven the tunnel under ${at(state, head)}.`
        : `${unitDoes(state, unit, 'digs')} towards ${at(state, next)}.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'mine-packed': {
    line: (state, { head, explosives }) =>
      `The mine under ${at(state, head)} now holds ${several(explosives, 'charge')} of explosives.`,
    weight: () => 0,
  },
  'mine-discovered': {
    line: (state, { head }) => `A mine under ${at(state, head)} is discovered.`,
    weight: () => 3,
    about: nobody,
    places: itsHead,
  },
  'mine-fought': {
    line: (state, { head, attackers, defenders, attackersLost, defendersLost, control }) =>
      `Fight under ${at(state, head)}, ${attackers} against ${defenders}: the miners lose ${points(attackersLost)}, the defenders ${points(defendersLost)}; ${control === 'none' ? 'nobody holds the tunnel' : `the ${control === 'attacker' ? 'miners hold' : 'defenders hold'} it`}.`,
    weight: () => 3,
    about: nobody,
    places: itsHead,
  },
  'learnt-underground': {
    line: (state, { unit, experience }) =>
      `${unitDoes(state, unit, 'learns')} from its men underground: experience ${experience}.`,
    weight: () => 0,
    heard: heardOfUnit,
  },
  'tunnel-collapsed': {
    line: (state, { head }) => `The tunnel under ${at(state, head)} collapses.`,
    weight: () => 2.5,
    about: nobody,
    places: itsHead,
  },
  'mine-blown': {
    line: (state, { zone, dice, groundHits, struck }) =>
      `The mine under ${at(state, zone)} goes up (${several(dice, 'die', 'dice')}, ${several(groundHits, 'ground hit')}): ${sufferedWords(state, struck)}`,
    ...blows(4),
    heard: heardOfStruck,
    about: itsStruck,
    places: itsZone,
    deed: ({ country }, { zone }) => `The mine under ${referenceOf(country, zone)} goes up`,
    shells: shellsInZone,
  },
}
