import type { RolledDie } from '#kernel/chance/dice.ts'
import type { HeardEvent } from '#kernel/game/battle/log.ts'
import { capitalised, listed, several, spelled } from '#kernel/words.ts'
import type { HeardOrder, ShownDie, ShownResult, ShownThrow } from '#screen/results.ts'
import { referenceOf } from '../game/board/grid.ts'
import { hitsSaved, type Suffered } from '../game/board/suffered.ts'
import { asSide } from '../game/sides.ts'
import type { State } from '../game/state.ts'
import type { Story } from '../game/stories/story.ts'
import { tell } from '../game/stories/tell.ts'
import { nameOf, type Told } from '../game/stories/words.ts'
import { HIT_DIE } from '../tables/index.ts'

type Heard = HeardEvent<State, Story>

/** A state as it is told to a viewer. */
export const toldTo = ({ country, armies, units, terms, ending }: State, viewer: string): Told => ({
  country,
  armies,
  units,
  terms,
  listener: ending ? undefined : asSide(viewer),
})

/** Dice that are read as they lie: no hits are counted on them. */
const PLAIN: ReadonlySet<string> = new Set([
  'side a',
  'side b',
  'supply',
  'weather',
  'wind',
  'discovery',
  'entry',
])

/** All dice of one kind lie together. */
const throwsIn = (dice: readonly RolledDie[]): readonly ShownThrow[] => {
  const kinds = new Map<string, ShownDie[]>()
  for (const { sides, value, for: what } of dice) {
    const die = PLAIN.has(what) ? { sides, value } : { sides, value, counted: (HIT_DIE[value - 1] ?? 0) > 0 }
    const known = kinds.get(what)
    if (known) known.push(die)
    else kinds.set(what, [die])
  }
  return [...kinds].map(([label, faces]) => ({ label, dice: faces }))
}

const struckIn = (event: Story): readonly Suffered[] => ('struck' in event ? event.struck : [])

const WEIGHTS: Readonly<Record<Suffered['outcome'], number>> = {
  unhurt: 1,
  hold: 2,
  waver: 3,
  rout: 4,
  destroyed: 5,
}

/** How much of what an order led to is worth saying first. */
const weightOf = (event: Story): number => {
  if (event.kind === 'zone-taken' || event.kind === 'overrun') return 6
  if (event.kind === 'cut-off' || event.kind === 'surrendered') return 6
  return Math.max(0, ...struckIn(event).map(({ outcome }) => WEIGHTS[outcome]))
}

const FATES: Readonly<Record<Suffered['outcome'], string>> = {
  unhurt: 'unhurt',
  hold: 'holds',
  waver: 'wavers',
  rout: 'routs',
  destroyed: 'is destroyed',
}

/** So many units are named. */
const NAMED = 2

const fateWords = (told: Told, struck: readonly Suffered[]): string => {
  const hurt = struck
    .filter(({ outcome, casualties }) => outcome !== 'unhurt' || casualties > 0)
    .toSorted((a, b) => WEIGHTS[b.outcome] - WEIGHTS[a.outcome])
  if (hurt.length === 0) return struck.some(({ hits }) => hits > 0) ? 'every hit saved' : 'no harm done'
  const named = hurt.slice(0, NAMED).map(({ unit, outcome }) => `${nameOf(told, unit)} ${FATES[outcome]}`)
  const others = hurt.length - named.length
  return listed(others > 0 ? [...named, `${spelled(others)} more hurt`] : named)
}

/** Who did it, and where. */
const deedWords = (told: Told, event: Story): string | undefined => {
  const at = 'zone' in event && typeof event.zone === 'number' ? referenceOf(told.country, event.zone) : ''
  switch (event.kind) {
    case 'zone-shelled':
      return `${at} is shelled`
    case 'off-board-shelled':
      return 'The rear is shelled'
    case 'close-fire':
    case 'opportunity-fire':
      return `${nameOf(told, event.unit)} fires on ${at}`
    case 'mine-blown':
      return `The mine under ${at} goes up`
    case 'crossed-box':
      return `Through the barrage around ${at}`
    case 'raid-fought':
      return `The raid on ${at}`
    case 'attacked-from-the-air':
      return `${nameOf(told, event.unit)} attacks from the air`
    default:
      return undefined
  }
}

const bare = (line: string): string => line.replace(/\.$/, '')

const sumOf = (struck: readonly Suffered[], of: (one: Suffered) => number): number =>
  struck.reduce((sum, one) => sum + of(one), 0)

/** "Seven hits, five saved, two lost". */
const tollWords = (struck: readonly Suffered[]): string => {
  const hits = sumOf(struck, (one) => one.hits)
  if (hits === 0) return ''
  const saved = sumOf(struck, hitsSaved)
  const lost = sumOf(struck, ({ casualties }) => casualties)
  return capitalised(
    `${several(hits, 'hit')}, ${spelled(saved).replace(/^no$/, 'none')} saved, ${several(lost, 'point')} lost`,
  )
}

/** What came of an order that dice were thrown for: the gravest of it first, all its dice with it. */
export const results = ({ heard, dice, viewer }: HeardOrder<State, Story>): readonly ShownResult[] => {
  const lines = heard.map((one) => ({ ...one, line: tell(one.after, one.event, viewer) }))
  const told = lines.filter(({ line }) => line !== '')
  const [gravest] = told.toSorted((a, b) => weightOf(b.event) - weightOf(a.event))
  if (!gravest || (dice.length === 0 && weightOf(gravest.event) === 0)) return []
  const all = heard.flatMap(({ event }: Heard) => struckIn(event))
  const known = toldTo(gravest.after, viewer)
  const deed = deedWords(known, gravest.event)
  const others = told.filter((one) => one !== gravest).map(({ line }) => line)
  const follows = tollWords(all) || others.join(' ')
  return [
    {
      throws: throwsIn(dice),
      outcome: deed ? `${deed}: ${fateWords(known, struckIn(gravest.event))}` : bare(gravest.line),
      ...(follows === '' ? {} : { follows }),
    },
  ]
}
