import { mainFeature } from '../own-battle/cells.ts'
import { across, along, dugLines, type Laid, worksOf } from '../own-battle/ground.ts'
import { isDug, type Terms } from '../own-battle/terms.ts'
import type { Feature, Rectangle } from '../scenarios/scenario.ts'
import { WIDTHS } from '../tables/index.ts'
import { clearedOf, cutBack } from './cutting.ts'
import type { SeriesSide, Strip, StripFeature } from './document.ts'
import { isCountry, isTorn } from './new-ground.ts'
import { farTrenches, isAt, linesAhead, tableLines, type Window, windowOf } from './window.ts'

const featureOf = (kind: StripFeature['kind'], at: Rectangle): Feature =>
  kind === 'stream' ? { kind, along: across((at[1] + at[3]) / 2, at[2]) } : { kind, at }

const tornOn = (strip: Strip, window: Window, length: number): readonly Feature[] =>
  strip.features.filter(isTorn).flatMap(({ kind, at }) => {
    const [left, near, right, far] = window.box(at)
    const [from, to] = [Math.max(0, near), Math.min(length, far)]
    return to > from ? [featureOf(kind, [left, from, right, to])] : []
  })

const roadsOn = (
  strip: Strip,
  window: Window,
  length: number,
): readonly { readonly x: number; readonly feature: Feature }[] =>
  strip.roads.flatMap(({ x, from, to }) => {
    const ends = [window.y(from), window.y(to)]
    const [near, far] = [Math.max(0, Math.min(...ends)), Math.min(length, Math.max(...ends))]
    const place = window.x(x)
    return far > near
      ? [{ x: place, feature: { kind: 'road', along: along(place, near, far) } as const }]
      : []
  })

/** FF-CAMP-12: trenches besides those that the works of this battle dig. */
const oldTrenches = (
  strip: Strip,
  window: Window,
  terms: Terms,
  digs: readonly number[],
): readonly Feature[] => {
  const half = WIDTHS.trench / 2
  return strip.lines.flatMap(({ y, dug, owner }) => {
    const at = window.y(y)
    if (!dug || digs.some((one) => isAt(one)({ y: at })) || at < half || at > terms.length - half) return []
    return [
      {
        kind: 'trench',
        of: owner === window.attacker ? 'attacker' : 'defender',
        along: across(at, strip.width),
      } as const,
    ]
  })
}

/** FF-CAMP-11, FF-CAMP-12: the table of the next battle as it lies on the strip. */
export const tableOf = (strip: Strip, attacker: SeriesSide, terms: Terms, blockHouses: number): Laid => {
  const window = windowOf(strip, attacker)
  const lines = tableLines(linesAhead(strip, window), terms.length)
  const cleared = clearedOf(lines, terms.length, farTrenches(strip, window, lines))
  const pieces = strip.features.flatMap((feature, i) => {
    const at = isTorn(feature) ? undefined : cutBack(window.box(feature.at), cleared)
    return at ? [{ at, feature, isMain: i === strip.main }] : []
  })
  const country = pieces
    .filter(({ feature }) => isCountry(feature))
    .map(
      ({ at, feature, isMain }): Feature => ({
        ...featureOf(feature.kind, at),
        ...(isMain ? { name: mainFeature(terms).name } : {}),
      }),
    )
  const water = pieces
    .filter(({ feature }) => !isCountry(feature))
    .map(({ at, feature }) => featureOf(feature.kind, at))
  const roads = roadsOn(strip, window, terms.length)
  const ways = [...roads.map(({ feature }) => feature), ...water]
  const xs = roads.map(({ x }) => x)
  const works = worksOf(terms, lines, [...new Set(xs)], ways, blockHouses)
  const digs = [...(isDug(terms.works) ? [lines.attacker] : []), ...dugLines(terms, lines)]
  return {
    ...works,
    lines,
    features: [
      ...tornOn(strip, window, terms.length),
      ...country,
      ...works.features,
      ...oldTrenches(strip, window, terms, digs),
    ],
  }
}
