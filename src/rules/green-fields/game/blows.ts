import { capitalised, listed, several, spelled } from '#kernel/words.ts'
import type { ShownMoment } from '#screen/results.ts'
import { points } from '../wording.ts'
import { hitsSaved, type Suffered } from './board/suffered.ts'
import { loss } from './moments.ts'
import { nameOf, type Told } from './names.ts'
import type { Ears, HeardOf, InZone, OfUnit } from './story-page.ts'

/** What an attack did to units: how much it matters, whom it destroyed, and all that in words. */
export interface Blows {
  readonly struck: readonly Suffered[]
}

/** An outcome by how much it matters, and how grave it is among all that an order led to. */
const OUTCOMES: Readonly<
  Record<Suffered['outcome'], { readonly matters: number; readonly gravity: number }>
> = {
  unhurt: { matters: 0, gravity: 1 },
  hold: { matters: 0.4, gravity: 2 },
  waver: { matters: 1, gravity: 3 },
  rout: { matters: 1.5, gravity: 4 },
  destroyed: { matters: 2.5, gravity: 5 },
}

/** Ground taken, or a unit lost otherwise than by blows: graver than anything that these can do. */
export const GRAVEST = (): number => 6

const struckFacts = ({ hits, netHits, casualties }: Suffered): ShownMoment['facts'] => [
  { label: 'Hits', value: String(hits) },
  { label: 'Saved', value: String(hitsSaved({ hits, netHits })) },
  { label: 'Lost', value: several(casualties, 'point') },
]

/** Of a story that matters so much, and the more the more it did to units. */
export const blows = (weight: number) => ({
  weight: ({ struck }: Blows): number =>
    weight + Math.max(0, ...struck.map(({ outcome }) => OUTCOMES[outcome].matters)),
  gravity: ({ struck }: Blows): number =>
    Math.max(0, ...struck.map(({ outcome }) => OUTCOMES[outcome].gravity)),
  moments: {
    of: (heard: HeardOf<Blows & Partial<InZone>>): readonly ShownMoment[] =>
      heard.story.struck
        .filter(({ outcome }) => outcome === 'destroyed')
        .map((struck) => loss(heard, struck.unit, struckFacts(struck))),
  },
})

export const heardOfStruck = <T extends Blows>(story: T, { knownOf }: Ears): T => ({
  ...story,
  struck: knownOf(story.struck),
})

/** Who struck, and whom. */
export const heardOfBoth = <T extends OfUnit & Blows>(story: T, { idOf, knownOf }: Ears): T => ({
  ...story,
  unit: idOf(story.unit),
  struck: knownOf(story.struck),
})

/** Units that were hit. */
export const itsStruck = ({ struck }: Blows): readonly string[] => [
  ...new Set(struck.filter(({ hits }) => hits > 0).map(({ unit }) => unit)),
]

export const unitAndStruck = (story: OfUnit & Blows): readonly string[] => [
  ...new Set([story.unit, ...itsStruck(story)]),
]

const FATE_WORDS: Readonly<Record<Suffered['outcome'], string>> = {
  unhurt: 'unhurt',
  hold: 'holding',
  waver: 'wavering',
  rout: 'routing',
  destroyed: 'destroyed',
}

/** "none saved", "one saved", "both saved". */
export const savedWords = (hits: number, saves: number): string => {
  if (saves <= 0) return 'none saved'
  if (saves < hits) return `${spelled(saves)} saved`
  return hits === 1 ? 'saved' : hits === 2 ? 'both saved' : 'all saved'
}

/** Hits, saves, strength lost, and how each unit takes it. */
export const sufferedWords = (state: Told, struck: readonly Suffered[]): string => {
  if (struck.length === 0) return 'nobody is hit.'
  const each = struck.map(({ unit, hits, netHits, casualties, outcome }) =>
    hits === 0
      ? `${nameOf(state, unit)} not hit`
      : `${nameOf(state, unit)}: ${several(hits, 'hit')}, ${savedWords(hits, hitsSaved({ hits, netHits }))}${casualties > 0 ? `, ${points(casualties)} lost` : ''}, ${FATE_WORDS[outcome]}`,
  )
  return `${each.join('; ')}.`
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

/** What became of them, the worst first. */
export const fateWords = (told: Told, struck: readonly Suffered[]): string => {
  const hurt = struck
    .filter(({ outcome, casualties }) => outcome !== 'unhurt' || casualties > 0)
    .toSorted((a, b) => OUTCOMES[b.outcome].gravity - OUTCOMES[a.outcome].gravity)
  if (hurt.length === 0) return struck.some(({ hits }) => hits > 0) ? 'every hit saved' : 'no harm done'
  const named = hurt.slice(0, NAMED).map(({ unit, outcome }) => `${nameOf(told, unit)} ${FATES[outcome]}`)
  const others = hurt.length - named.length
  return listed(others > 0 ? [...named, `${spelled(others)} more hurt`] : named)
}

const sumOf = (struck: readonly Suffered[], of: (one: Suffered) => number): number =>
  struck.reduce((sum, one) => sum + of(one), 0)

/** "Seven hits, five saved, two lost"; nothing if nobody was hit. */
export const tollWords = (struck: readonly Suffered[]): string => {
  const hits = sumOf(struck, (one) => one.hits)
  if (hits === 0) return ''
  const saved = sumOf(struck, hitsSaved)
  const lost = sumOf(struck, ({ casualties }) => casualties)
  return capitalised(
    `${several(hits, 'hit')}, ${spelled(saved).replace(/^no$/, 'none')} saved, ${several(lost, 'point')} lost`,
  )
}
