import type { Point } from '#kernel/geometry/point.ts'
import { several } from '#kernel/words.ts'
import type { Telling } from '#screen/telling.ts'
import type { Suffered } from '../game/board/suffered.ts'
import { MISSION_WORDS } from '../game/phases/bombardment/mission-words.ts'
import type { Story } from '../game/stories/story.ts'
import { sideName } from '../game/stories/words.ts'
import type { View } from '../game/view.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { targetWords } from './naming.ts'
import { middleOf } from './table/layout.ts'

/** Told only for want of better: what is a rule of every week. */
const DULL = 0.6

/** Kinds of stories by how much they matter; those that are not named here are never told in short. */
const WEIGHTS: Readonly<Partial<Record<Story['kind'], number>>> = {
  'fire-announced': DULL,
  'fire-withdrawn': DULL,
  'took-off': DULL,
  sighted: DULL,
  'rally-thrown': 1,
  riding: DULL,
  'on-the-table': 1,
  'entry-barred': 1,
  'works-seen': 1.5,
  'ground-changed': 1,
  moved: 2,
  'reserve-entered': 2,
  'raid-declared': 1.5,
  'box-laid': 2,
  'depot-shelled': 2.5,
  'zone-shelled': 2.5,
  'off-board-shelled': 2.5,
  'zone-gassed': 2.5,
  'gas-released': 3,
  'opportunity-fire': 2.5,
  'close-fire': 2.5,
  'crossed-box': 2.5,
  'fighters-met': 2.5,
  'attacked-from-the-air': 2.5,
  reconnoitred: 2,
  'looked-behind': 2,
  'bombers-driven-off': 2.5,
  'depot-sought': 2,
  'raid-fought': 3,
  'mine-discovered': 3,
  'mine-fought': 3,
  'tunnel-collapsed': 2.5,
  'mine-blown': 4,
  'fell-back': 2,
  'gave-way': 3.5,
  'cut-off': 5,
  surrendered: 5,
  overrun: 5,
  'mounts-lost': 3,
  'broke-down': 2,
  'close-assault-over': 4,
  'zone-taken': 4.5,
  'tunnel-taken': 4,
  exited: 4.5,
  'depot-overrun': 5,
  attrition: 1,
  'assault-opened': 4,
  'assault-over': 3,
  'unit-bought': 1.5,
}

const HARM: Readonly<Record<Suffered['outcome'], number>> = {
  unhurt: 0,
  hold: 0.4,
  waver: 1,
  rout: 1.5,
  destroyed: 2.5,
}

const harmIn = (struck: readonly Suffered[]): number =>
  Math.max(0, ...struck.map(({ outcome }) => HARM[outcome]))

/** Units named in a story, the one that acts first. */
const unitsIn = (story: Story): readonly string[] => {
  const actors = 'unit' in story ? [story.unit] : []
  const some =
    story.kind === 'moved' || story.kind === 'took-off'
      ? story.units
      : story.kind === 'on-the-table'
        ? story.units.map(({ unit }) => unit)
        : []
  const struck = 'struck' in story ? story.struck.filter(({ hits }) => hits > 0).map(({ unit }) => unit) : []
  const worn = story.kind === 'attrition' ? story.worn.map(({ unit }) => unit) : []
  return [...new Set([...actors, ...some, ...struck, ...worn])]
}

/** Zones of a story where no unit says where it was. */
const zonesIn = (story: Story): readonly ZoneNumber[] => {
  if (story.kind === 'fire-announced' || story.kind === 'fire-withdrawn')
    return typeof story.target === 'number' ? [story.target] : []
  if (story.kind === 'moved' || story.kind === 'fell-back') return [story.to]
  if (story.kind === 'reconnoitred') return story.zones
  if ('head' in story) return [story.head]
  return 'zone' in story && story.zone !== null ? [story.zone] : []
}

const placesIn = (view: View, story: Story): readonly Point[] =>
  zonesIn(story)
    .filter((zone) => zone >= 0)
    .map((zone) => middleOf(view, zone))

/** Several fire missions of one kind at one target, as the enemy hears of them. */
const massed = (view: View, story: Story): Telling['alike'] | undefined => {
  if (story.kind !== 'fire-announced') return undefined
  const { side, mission, target } = story
  const where = targetWords(view, target)
  return {
    key: `${side} ${mission} ${where}`,
    words: (count) =>
      `${sideName(view, side)} ${MISSION_WORDS[mission].fires} ${where} with ${several(count, 'regiment')} of guns.`,
  }
}

/** How much a story matters to the player who hears of it. */
export const telling = (view: View, story: Story): Telling => {
  const weight = WEIGHTS[story.kind] ?? 0
  if (weight === 0) return { weight }
  const alike = massed(view, story)
  return {
    weight: weight + ('struck' in story ? harmIn(story.struck) : 0),
    units: unitsIn(story),
    places: placesIn(view, story),
    ...(alike ? { alike } : {}),
  }
}
