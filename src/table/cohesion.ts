import { liesBetween } from '#kernel/geometry/between.ts'
import { type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { gap, within } from '#kernel/geometry/gap.ts'
import { squaredDistance } from '#kernel/geometry/point.ts'

/** What parts two of a unit if it lies between them, or who says whether they are parted. */
export type Between = readonly Footprint[] | ((a: Footprint, b: Footprint) => boolean)

const isBarred = (a: Footprint, b: Footprint, between: Between): boolean => {
  if (typeof between === 'function') return between(a, b)
  for (const one of between) if (liesBetween(a.centre, b.centre, one)) return true
  return false
}

/** The largest circle about its centre that it holds. */
const innerRadius = (footprint: Footprint): number =>
  isDisc(footprint) ? footprint.radius : Math.min(footprint.width, footprint.depth) / 2

/** Two are no farther apart than the circles that fit into them. */
const surelyWithin = (a: Footprint, b: Footprint, most: number): boolean => {
  const reach = most + innerRadius(a) + innerRadius(b)
  return squaredDistance(a.centre, b.centre) <= reach * reach
}

/** Moves all that hang together with the last of the chain over to it. */
const follow = <S extends Footprint>(chain: S[], left: S[], between: Between, limit: number): void => {
  for (let i = 0; i < chain.length && left.length > 0; i++) {
    const link = chain[i]
    for (let j = left.length - 1; link && j >= 0; j--) {
      const other = left[j]
      if (!other || !(surelyWithin(link, other, limit) || within(link, other, limit))) continue
      if (isBarred(link, other, between)) continue
      chain.push(other)
      left.splice(j, 1)
    }
  }
}

/** They form one chain without a gap wider than the limit, and nothing in `between` parts two neighbours. */
export const isOneChain = (stands: readonly Footprint[], between: Between, limit: number): boolean => {
  const left = stands.slice(1)
  follow(stands.slice(0, 1), left, between, limit)
  return left.length === 0
}

/** The groups into which they fall, each one chain, in the order of their first members. */
export const chainsOf = <S extends Footprint>(
  stands: readonly S[],
  between: Between,
  limit: number,
): readonly (readonly S[])[] => {
  const chains: (readonly S[])[] = []
  const left = stands.slice()
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const chain = [first]
    follow(chain, left, between, limit)
    chains.push(stands.filter((one) => chain.includes(one)))
  }
  return chains
}

const FAR = Number.POSITIVE_INFINITY

/** The widest gap that the chain of a unit has to bridge; endless if something in `between` parts it. */
export const widestLink = (stands: readonly Footprint[], between: Between): number => {
  if (stands.length < 2) return 0
  const apart = stands.map(() => FAR)
  apart[0] = 0
  const joined = stands.map(() => false)
  let widest = 0
  for (let count = 0; count < stands.length; count++) {
    let next = -1
    for (let i = 0; i < stands.length; i++) {
      if (!joined[i] && (next < 0 || (apart[i] ?? FAR) < (apart[next] ?? FAR))) next = i
    }
    const one = stands[next]
    if (!one) break
    joined[next] = true
    widest = Math.max(widest, apart[next] ?? FAR)
    for (let i = 0; i < stands.length; i++) {
      const other = stands[i]
      if (!other || joined[i]) continue
      const link = isBarred(one, other, between) ? FAR : gap(one, other)
      apart[i] = Math.min(apart[i] ?? FAR, link)
    }
  }
  return widest
}

/** A move leaves a unit together, or no farther apart than it was. */
export const keepsTogether = (
  before: readonly Footprint[],
  after: readonly Footprint[],
  between: Between,
  limit: number,
): boolean =>
  isOneChain(after, between, limit) ||
  widestLink(after, between) <= Math.max(limit, widestLink(before, between))
