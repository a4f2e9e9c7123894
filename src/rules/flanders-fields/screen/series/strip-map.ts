import type { StripMap } from '#screen/series.ts'
import { ATTACKERS_FRONT } from '../../own-battle/lines.ts'
import type { Series, StripFeature } from '../../series/document.ts'
import { settledNext } from '../../series/terms.ts'
import { frontOf, windowOf } from '../../series/window.ts'

const KINDS: Readonly<Record<StripFeature['kind'], StripMap['areas'][number]['kind']>> = {
  wood: 'wood',
  'built-up': 'houses',
  hill: 'hill',
  marsh: 'marsh',
  stream: 'water',
  river: 'water',
  'shell-torn': 'torn',
  shattered: 'torn',
}

const tableOn = (series: Series): StripMap['table'] => {
  const settled = series.verdict ? undefined : settledNext(series)
  if (!settled?.ok) return undefined
  const { back } = windowOf(series.strip, series.attacker)
  const ends = [back.y(0), back.y(settled.value.terms.length)]
  return { from: Math.min(...ends), to: Math.max(...ends) }
}

/** Whose a line was when the series began: whoever holds the ground on that side of the first no man's land. */
const firstOwner = (y: number): 'a' | 'b' => (y <= ATTACKERS_FRONT ? 'a' : 'b')

/** The strip of front with the lines of both sides. */
export const stripMap = (series: Series): StripMap => {
  const { strip } = series
  return {
    width: strip.width,
    from: strip.from,
    to: strip.to,
    table: tableOn(series),
    areas: strip.features
      .map(({ kind, at }) => ({ kind: KINDS[kind], at }))
      .toSorted((one, other) => Number(other.kind === 'torn') - Number(one.kind === 'torn')),
    roads: strip.roads,
    lines: strip.lines.map(({ y, owner, dug }) => {
      const isFront = y === frontOf(strip, owner)
      return {
        y,
        side: owner,
        isFront,
        isDug: dug,
        taken: firstOwner(y) !== owner,
        name: isFront ? 'front line' : 'line behind',
      }
    }),
  }
}
