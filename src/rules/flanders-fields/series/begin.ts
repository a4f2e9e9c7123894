import type * as v from 'valibot'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept, form, integer, maybe, preset, text } from '#kernel/procedure/schema.ts'
import { SERIES_FORMAT } from '#screen/series.ts'
import { armyOf, fileOf } from '../own-battle/army.ts'
import { ARMY_FILE, type ArmyFile } from '../own-battle/army-file.ts'
import { ENGAGEMENT, type Given, LARGEST_SEED } from '../own-battle/form.ts'
import { dateFault, termsFault } from '../own-battle/refusals.ts'
import { termsOf } from '../own-battle/terms.ts'
import { SERIES_BATTLES, SERIES_INTERVAL } from '../tables/index.ts'
import { armyFaultOf, freshRoll, usualArmy } from './armies.ts'
import { nextBattle } from './battle.ts'
import { seedOf } from './calendar.ts'
import type { Series, SeriesSide } from './document.ts'
import { firstStrip } from './strip.ts'
import { stripFault } from './strip-fault.ts'

/** What players say about a series before it begins. */
const WANTED = form({
  title: preset(text(), 'A series of battles'),
  seed: preset(integer(0, LARGEST_SEED), 1),
  battles: preset(integer(SERIES_BATTLES.least, SERIES_BATTLES.most), SERIES_BATTLES.usual),
  interval: preset(integer(SERIES_INTERVAL.least, SERIES_INTERVAL.most), SERIES_INTERVAL.usual),
  engagement: preset(ENGAGEMENT, {}),
  armies: maybe(form({ a: maybe(ARMY_FILE), b: maybe(ARMY_FILE) })),
})
export type Wanted = v.InferInput<typeof WANTED>

const within = (path: string, { path: at, message }: Fault): Fault => ({ path: `${path}.${at}`, message })

/** An army with nothing left out, so that it stays what it is whatever the date. */
const whole = (file: ArmyFile, side: SeriesSide): ArmyFile =>
  fileOf(armyOf(file, file.date, side === 'a' ? 'attacker' : 'defender', 0))

/** FF-CAMP-04: a series before its first battle. */
export const begunSeries = (received: unknown): Result<Series, Fault> => {
  const read = accept(WANTED, received)
  if (!read.ok) return read
  const { title, seed, battles, interval, engagement, armies } = read.value
  if (engagement.armies)
    return failure({
      path: 'engagement.armies',
      message: 'The armies of a series stand in its own field "armies" (FF-CAMP-05).',
    })
  const wrong = dateFault(engagement)
  if (wrong) return failure(within('engagement', wrong))
  const terms = termsOf(engagement, seedOf({ seed }, 1))
  const fault = stripFault(terms) ?? termsFault(engagement, terms)
  if (fault) return failure(within('engagement', fault))
  const a = armies?.a ? whole(armies.a, 'a') : usualArmy(engagement, terms, 'attacker', 0)
  const b = armies?.b ? whole(armies.b, 'b') : usualArmy(engagement, terms, 'defender', a.regiments.length)
  const series: Series = {
    format: SERIES_FORMAT,
    ruleset: 'flanders-fields',
    title: title.trim() === '' ? 'A series of battles' : title,
    seed,
    battles,
    interval,
    engagement: engagement satisfies Given,
    armies: { a, b },
    roll: [...freshRoll(a, 'a'), ...freshRoll(b, 'b')],
    strip: firstStrip(terms),
    attacker: 'a',
    draws: 0,
    fought: [],
    points: { a: 0, b: 0 },
    verdict: null,
  }
  for (const side of ['a', 'b'] as const) {
    const army = armyFaultOf(series, side, engagement, terms)
    if (!army.ok) return army
  }
  const first = nextBattle(series)
  return first.ok ? success(series) : failure(within('engagement', first.error))
}
