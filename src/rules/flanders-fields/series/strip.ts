import { drawnFeatures, mainFeature } from '../own-battle/cells.ts'
import { dugLines, mapDie, roadBegins, roadsOf, torn, waterOf } from '../own-battle/ground.ts'
import { drawnLines, type Lines } from '../own-battle/lines.ts'
import { isDug, type Terms } from '../own-battle/terms.ts'
import type { Feature, Rectangle } from '../scenarios/scenario.ts'
import { WIDTHS } from '../tables/index.ts'
import { clearedOf } from './cutting.ts'
import { COUNTRY, type SeriesSide, type Strip, type StripFeature, TORN_GROUND, WATER } from './document.ts'
import { drawnMain, isTorn, nearestMain, newCountry, overlap, roadsOn, tornAnew } from './new-ground.ts'
import { otherOf } from './sides.ts'
import {
  drawnAhead,
  farTrenches,
  isAt,
  linesAhead,
  tableLines,
  type Window,
  windowOf,
  withFronts,
} from './window.ts'

const KEPT: readonly string[] = [...COUNTRY, ...WATER, ...TORN_GROUND]
const isStripKind = (kind: string): kind is StripFeature['kind'] => KEPT.includes(kind)

const boxOf = (feature: Feature): Rectangle => {
  if ('at' in feature) return feature.at
  const [[left, y] = [0, 0], [right] = [0]] = feature.along
  return [left, y - WIDTHS.stream / 2, right, y + WIDTHS.stream / 2]
}

const keptOf = (features: readonly Feature[]): StripFeature[] =>
  features.flatMap((feature) =>
    isStripKind(feature.kind) ? [{ kind: feature.kind, at: [...boxOf(feature)] }] : [],
  )

/** Which lines the works of a battle dig, and which have wire. */
const withWorks = (strip: Strip, window: Window, terms: Terms, lines: Lines): Strip => {
  const dug = [...(isDug(terms.works) ? [lines.attacker] : []), ...dugLines(terms, lines)]
  const belts = terms.wire === 'none' ? [] : [lines.front]
  const wired = terms.wire === 'double' || terms.wire === 'deep' ? [...belts, lines.second] : belts
  const has = (ys: readonly number[], y: number): boolean => ys.some((one) => isAt(one)({ y: window.y(y) }))
  return {
    ...strip,
    lines: strip.lines.map((line) => ({
      ...line,
      dug: line.dug || has(dug, line.y),
      wire: line.wire || has(terms.works === 'hasty' ? belts : wired, line.y),
    })),
  }
}

/** FF-CAMP-09: the strip as the first battle draws it, every draw in its order. */
export const firstStrip = (terms: Terms): Strip => {
  const draw = mapDie(terms.mapSeed)
  const lines = drawnLines(terms, draw)
  const roads = roadsOf(terms, draw())
  const country = drawnFeatures(terms, lines, draw)
  const features = [...torn(terms, lines), ...country, ...waterOf(terms, lines)]
  const main = features.findIndex((feature) => 'name' in feature && feature.name === mainFeature(terms).name)
  const line = (y: number, owner: SeriesSide) => ({ y, owner, dug: false, wire: false })
  const behind = [lines.front, lines.second, ...(lines.third === undefined ? [] : [lines.third])]
  const strip: Strip = {
    width: terms.width,
    from: 0,
    to: terms.length,
    features: keptOf(features),
    main,
    lines: [line(lines.attacker, 'a'), ...behind.map((y) => line(y, 'b'))],
    roads: roads.map((x) => ({ x, from: roadBegins(terms, lines), to: terms.length })),
  }
  return withWorks(strip, windowOf(strip, 'a'), terms, lines)
}

/** FF-CAMP-09, FF-CAMP-11: the strip made ready for the next battle; what was drawn once stays. */
export const readiedStrip = (before: Strip, attacker: SeriesSide, terms: Terms): Strip => {
  const draw = mapDie(terms.mapSeed)
  const strip = withFronts(before, draw)
  const window = windowOf(strip, attacker)
  const { back } = window
  const { length } = terms
  const ahead = drawnAhead(linesAhead(strip, window), length, draw)
  const lines = tableLines(ahead, length)
  const owner = otherOf(attacker)
  const added = ahead
    .map((y) => back.y(y))
    .filter((y) => !strip.lines.some(isAt(y)))
    .map((y) => ({ y, owner, dug: false, wire: false }))
  const known = window.y(attacker === 'a' ? strip.to : strip.from)
  const cleared = clearedOf(lines, length, farTrenches(strip, window, lines))
  const found = nearestMain(strip, window, terms, lines, cleared)
  const main = found === undefined ? drawnMain(terms, lines, cleared, draw) : undefined
  const gives = (feature: StripFeature, at: Rectangle): boolean =>
    main !== undefined && !isTorn(feature) && overlap(at, main.cell)
  const fresh = newCountry(terms, lines, known, draw)
    .filter((feature) => !gives(feature, feature.at))
    .map(({ kind, at }): StripFeature => ({ kind, at: [...back.box(at)] }))
  const old = strip.features.filter((feature) => !gives(feature, window.box(feature.at)))
  const village: StripFeature[] = main ? [{ kind: mainFeature(terms).kind, at: [...back.box(main.at)] }] : []
  const end = back.y(length)
  const next: Strip = {
    ...strip,
    from: Math.min(strip.from, end),
    to: Math.max(strip.to, end),
    lines: [...strip.lines, ...added].toSorted((one, other) => one.y - other.y),
    features: [...old, ...fresh, ...village, ...tornAnew(strip, window, terms, lines)],
    main: found ?? old.length + fresh.length,
    roads: roadsOn(strip, window, terms, lines, known),
  }
  return withWorks(next, window, terms, lines)
}
