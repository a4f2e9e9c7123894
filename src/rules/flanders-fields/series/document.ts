import * as v from 'valibot'
import {
  type Accepted,
  checkedForm,
  choice,
  form,
  integer,
  list,
  literal,
  maybe,
  measure,
  orNull,
  preset,
  type Schema,
  text,
  written,
  yesOrNo,
} from '#kernel/procedure/schema.ts'
import { SERIES_FORMAT } from '#screen/series.ts'
import { ARMY_FILE } from '../own-battle/army-file.ts'
import { ENGAGEMENT, LARGEST_SEED } from '../own-battle/form.ts'
import { MEN_PER_BASE, SERIES_BATTLES, SERIES_INTERVAL } from '../tables/index.ts'
import { QUALITIES } from '../vocabulary.ts'

/** FF-CAMP-04: `a` attacks first. */
export const SERIES_SIDES = ['a', 'b'] as const
export type SeriesSide = (typeof SERIES_SIDES)[number]

const side = () => choice(SERIES_SIDES)
const both = <S extends Schema>(schema: S) => form({ a: schema, b: schema })

const MOST_LINES = 60
const MOST_FEATURES = 400
const FARTHEST = 3000
const place = () => measure(-FARTHEST, FARTHEST)
const rectangle = () => v.strictTuple([place(), place(), place(), place()])

export const COUNTRY = ['wood', 'built-up', 'hill', 'marsh'] as const
export const WATER = ['stream', 'river'] as const
export const TORN_GROUND = ['shell-torn', 'shattered'] as const

/** FF-CAMP-09: in cm of the first table, of which the strip is the length before and behind. */
const STRIP = form({
  width: integer(60, 180),
  /** What has been drawn of it. */
  from: place(),
  to: place(),
  features: list(
    form({ kind: choice([...COUNTRY, ...WATER, ...TORN_GROUND]), at: rectangle() }),
    0,
    MOST_FEATURES,
  ),
  /** Which of them is the main feature of the next battle. */
  main: integer(0, MOST_FEATURES),
  lines: list(form({ y: place(), owner: side(), dug: yesOrNo(), wire: yesOrNo() }), 2, MOST_LINES),
  roads: list(form({ x: measure(0, 180), from: place(), to: place() }), 0, 20),
})
export type Strip = Accepted<typeof STRIP>
export type StripLine = Strip['lines'][number]
export type StripFeature = Strip['features'][number]

const MOST_BATTALIONS = 24
export const ID = /^[ab][1-9]\d?$/
const id = () => written(ID)

const ROLL_ENTRY = form({
  id: id(),
  side: side(),
  title: text(),
  quality: choice(QUALITIES),
  platoons: integer(1, 28),
  battles: integer(0, SERIES_BATTLES.most),
  resting: yesOrNo(),
  men: integer(0),
  state: choice(['ready', 'rebuilt']),
})
export type RollEntry = Accepted<typeof ROLL_ENTRY>

export const DEGREES = ['decisive', 'marginal', 'draw'] as const
export type Degree = (typeof DEGREES)[number]

/** FF-CAMP-14 */
const VERDICT = form({ winner: orNull(side()), degree: choice(DEGREES) })
export type Verdict = Accepted<typeof VERDICT>

export const REASONS = ['turn-limit', 'collapse', 'concession', 'agreement'] as const

const DRAFT = v.pipe(
  form({
    battalion: id(),
    platoons: integer(0, 28),
    /** None where there was nothing to roll for. */
    roll: orNull(integer(2, 12)),
    quality: choice(QUALITIES),
    men: maybe(integer(0)),
  }),
  v.transform((draft) => ({ ...draft, men: draft.men ?? draft.platoons * MEN_PER_BASE })),
)
export type Draft = Accepted<typeof DRAFT>

const FOUGHT = form({
  attacker: side(),
  result: form({ winner: orNull(side()), degree: choice(DEGREES), reason: choice(REASONS) }),
  score: both(integer(0)),
  lines: integer(0, 2),
  men: both(integer(0)),
  basesLost: both(integer(0)),
  drafts: list(DRAFT, 0, MOST_BATTALIONS),
})
export type Fought = Accepted<typeof FOUGHT>

/** FF-CAMP-05 */
export const SERIES = checkedForm(
  {
    format: literal(SERIES_FORMAT),
    ruleset: literal('flanders-fields'),
    title: text(),
    seed: integer(0, LARGEST_SEED),
    battles: integer(SERIES_BATTLES.least, SERIES_BATTLES.most),
    interval: preset(integer(SERIES_INTERVAL.least, SERIES_INTERVAL.most), SERIES_INTERVAL.usual),
    engagement: ENGAGEMENT,
    armies: both(ARMY_FILE),
    roll: list(ROLL_ENTRY, 2, 2 * MOST_BATTALIONS),
    strip: STRIP,
    attacker: side(),
    draws: integer(0, SERIES_BATTLES.most),
    fought: list(FOUGHT, 0, SERIES_BATTLES.most),
    points: both(integer(0)),
    verdict: orNull(VERDICT),
  },
  ({ engagement }) =>
    engagement.armies === undefined
      ? undefined
      : {
          path: 'engagement.armies',
          message: 'The armies of a series stand in its own field "armies" (FF-CAMP-05).',
        },
  ({ strip: { features, main } }) =>
    main < features.length
      ? undefined
      : { path: 'strip.main', message: 'There is no such feature on the strip (FF-CAMP-09).' },
)
export type Series = Readonly<Accepted<typeof SERIES>>
