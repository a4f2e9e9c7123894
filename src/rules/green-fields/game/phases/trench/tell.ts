import { several, spelled } from '#kernel/words.ts'
import { points, worksWords } from '../../../wording.ts'
import { referenceOf } from '../../board/grid.ts'
import { type Lines, nameOf, sideName, sufferedWords, type Told, unitDoes } from '../../stories/words.ts'
import type { ZoneNumber } from '../../zone.ts'
import type { TrenchStory } from './story.ts'

const at = ({ country }: Told, zone: ZoneNumber): string => referenceOf(country, zone)

const WORK_WORDS = { road: 'the road', bridge: 'a bridge', trench: 'the trench' } as const

export const TRENCH_LINES: Lines<TrenchStory> = {
  'pioneers-worked': (state, { unit, work, zone, hits, needed, success }) =>
    `${unitDoes(state, unit, 'works')} on ${WORK_WORDS[work]} in ${at(state, zone)}: ${several(hits, 'hit')} of ${spelled(needed)} needed, ${success ? 'done' : 'not done'}.`,
  entrenched: (state, { unit, zone, works, emplacement }) =>
    `${unitDoes(state, unit, 'digs')} in ${at(state, zone)}: ${worksWords(works, emplacement ? 'emplacement' : 'trench')}.`,
  'raid-declared': (state, { side, zone, strength }) =>
    `${sideName(state, side)} will raid ${at(state, zone)} with ${points(strength)}.`,
  'raid-called-off': (state, { side, zone }) =>
    `${sideName(state, side)} calls off the raid on ${at(state, zone)}.`,
  'raid-lapsed': (state, { side, zone }) =>
    `${sideName(state, side)} raids ${at(state, zone)}, and nothing comes of it.`,
  'raid-fought': (
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
  'raiders-gone': (state, { unit }) => `${nameOf(state, unit)} went to the last man.`,
  'zone-reported': (state, { zone, units, tunnels }) =>
    `The raiders report ${units === 0 ? 'nobody' : several(units, 'unit')} in ${at(state, zone)}${tunnels === 0 ? '' : ` and ${several(tunnels, 'tunnel')}`}.`,
  'gas-released': (state, { side, zone, canisters, wasted, dice, harmed }) => {
    const released = `${sideName(state, side)} releases ${several(canisters, 'canister')} on ${at(state, zone)}`
    if (wasted) return `${released}: the wind fails.`
    const hurt = harmed.filter(({ damage }) => damage > 0)
    const who = hurt.map(
      ({ unit, damage }) => `${unitDoes(state, unit, 'loses')} ${several(damage, 'point')} of experience`,
    )
    return `${released} (${several(dice, 'die', 'dice')} on each): ${who.length === 0 ? 'no harm is seen' : who.join('; ')}.`
  },
  'tunnel-dug': (state, { unit, head, next }) =>
    next === null
      ? `${unitDoes(state, unit, 'has')} driven the tunnel under ${at(state, head)}.`
      : `${unitDoes(state, unit, 'digs')} towards ${at(state, next)}.`,
  'mine-packed': (state, { head, explosives }) =>
    `The mine under ${at(state, head)} now holds ${several(explosives, 'charge')} of explosives.`,
  'mine-discovered': (state, { head }) => `A mine under ${at(state, head)} is discovered.`,
  'mine-fought': (state, { head, attackers, defenders, attackersLost, defendersLost, control }) =>
    `Fight under ${at(state, head)}, ${attackers} against ${defenders}: the miners lose ${points(attackersLost)}, the defenders ${points(defendersLost)}; ${control === 'none' ? 'nobody holds the tunnel' : `the ${control === 'attacker' ? 'miners hold' : 'defenders hold'} it`}.`,
  'learnt-underground': (state, { unit, experience }) =>
    `${unitDoes(state, unit, 'learns')} from its men underground: experience ${experience}.`,
  'tunnel-collapsed': (state, { head }) => `The tunnel under ${at(state, head)} collapses.`,
  'mine-blown': (state, { zone, dice, groundHits, struck }) =>
    `The mine under ${at(state, zone)} goes up (${several(dice, 'die', 'dice')}, ${several(groundHits, 'ground hit')}): ${sufferedWords(state, struck)}`,
}
