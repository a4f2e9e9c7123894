import { isFrontLine } from '../../game/board/control.ts'
import { conceals } from '../../game/board/sight.ts'
import { zoneAt } from '../../game/board/zones.ts'
import { postOf } from '../../game/phases/deployment/placing.ts'
import { isCombatUnit, type Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { columnOf, distance, rowsFromBase } from '../../reckoning/grid.ts'
import { ARM, GRADE, MOST_IN_ZONE } from '../../tables/index.ts'
import { coverIn } from '../estimates.ts'
import { hasRoom, isAtHand, isPosted, isTired, openZones, type Posts, post, standingIn } from '../posts.ts'
import { isContent, isFit, isOrderedToAttack, plannedTarget, wouldAttack } from '../sector.ts'
import { around, isOurs, named, rowsToOurEdge, type Situation } from '../situation.ts'

/** How much a regiment is worth at the front. */
export const metal = ({ thresholds }: Situation, { strength, experience, morale }: Unit): number =>
  strength + thresholds.line.experience * experience + morale

/** Zones to be held: the front line, or before the first shots the foremost ground open to us. */
const lineOf = (situation: Situation, open: readonly ZoneNumber[]): readonly ZoneNumber[] => {
  const { view, side } = situation
  const front = open.filter((zone) => isFrontLine(view, zone))
  const most = Math.max(...open.map((zone) => rowsFromBase(view.country, side, zone)))
  const line =
    front.length > 0 ? front : open.filter((zone) => rowsFromBase(view.country, side, zone) === most)
  return line
    .map((zone) => ({ zone, worth: worthHolding(situation, zone) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ zone }) => zone)
}

/** Good cover, on the shortest way to our own edge, facing many of theirs. */
const worthHolding = (situation: Situation, zone: ZoneNumber): number => {
  const { cover, row, faced } = situation.thresholds.line
  return (
    coverIn(situation, zone, 'trench') * cover -
    rowsToOurEdge(situation, zone) * row +
    around(situation, zone).filter((next) => !isOurs(situation, next)).length * faced
  )
}

/** A long front and few to hold it: then one stack must do, or the enemy walks in beside it. */
const stacksOf = (situation: Situation, attackers: number, all: number): number => {
  const { few, many, stacks } = situation.thresholds.line
  if (all <= situation.view.country.columns * few) return 1
  return attackers >= many && !isContent(situation) ? stacks + 1 : stacks
}

/** Wheels, hooves and tracks keep out of ground they could not leave. */
export const canStand = ({ view }: Situation, unit: Unit, zone: ZoneNumber): boolean =>
  ARM[unit.type] === 'foot' || GRADE[zoneAt(view, zone).ground] !== 'deep'

const tunnelMouth = ({ view, side }: Situation, unit: Unit): ZoneNumber | undefined =>
  unit.type === 'sapper' && unit.place >= 0
    ? view.tunnels.find((tunnel) => tunnel.side === side && tunnel.start === unit.place)?.start
    : undefined

const placeSappers = (situation: Situation, posts: Posts, open: readonly ZoneNumber[]): void => {
  for (const unit of situation.own) {
    const zone = postOf(situation.view, unit.id) ?? tunnelMouth(situation, unit)
    if (zone !== undefined && open.includes(zone) && hasRoom(posts, zone))
      post(posts, unit, zone, 'The tunnel needs its sappers.')
  }
}

/** Whoever can be put into the line, the best first; the tired too, where the others are too few to hold it. */
const freeFor = (situation: Situation, posts: Posts): readonly Unit[] => {
  const { own, view, thresholds } = situation
  const able = own
    .filter((unit) => isCombatUnit(unit) && !isPosted(posts, unit) && unit.type !== 'pioneer')
    .filter(isAtHand)
    .sort((one, other) => metal(situation, other) - metal(situation, one))
  const isFresh = (unit: Unit): boolean => !isTired(situation, unit) || unit.type !== 'infantry'
  const fresh = able.filter(isFresh)
  const wanting = Math.round(view.country.columns * thresholds.line.thin) - fresh.length
  const tired = able.filter((unit) => !isFresh(unit))
  return [...fresh, ...tired.slice(0, Math.max(0, wanting))]
}

/** How far a zone lies from the one to be attacked; straight ahead before aslant. */
const offset = ({ view }: Situation, zone: ZoneNumber, goal: ZoneNumber): number =>
  distance(view.country, zone, goal) * 2 +
  Math.abs(columnOf(view.country, zone) - columnOf(view.country, goal))

/** The zones of the line from which an attack sets out. */
const jumpOffs = (
  situation: Situation,
  line: readonly ZoneNumber[],
  goal: ZoneNumber,
): readonly ZoneNumber[] => {
  const { country } = situation.view
  return line
    .map((zone) => ({ zone, aside: offset(situation, zone, goal), away: distance(country, zone, goal) }))
    .sort((one, other) => one.aside - other.aside || one.away - other.away)
    .map(({ zone }) => zone)
}

/** Whoever is winning anyway keeps his line, unless his orders are to attack. */
const masses = (situation: Situation): boolean =>
  isOrderedToAttack(situation) || (wouldAttack(situation) && !isContent(situation))

/** Guns strike everybody in a zone: three together only to attack by order, and where they are not seen. */
const mostIn = (situation: Situation, zone: ZoneNumber): number =>
  isOrderedToAttack(situation) && conceals(situation.view, zone)
    ? MOST_IN_ZONE
    : situation.thresholds.line.together

/** Stacks to attack with; says how many units they have taken. */
const placeAttackers = (
  situation: Situation,
  posts: Posts,
  line: readonly ZoneNumber[],
  free: readonly Unit[],
  most: number,
): number => {
  const attackers = masses(situation) ? free.filter((unit) => isFit(situation, unit)) : []
  const goal = attackers.length > 0 ? plannedTarget(situation) : undefined
  if (goal === undefined) return 0
  const stacks = stacksOf(situation, attackers.length, free.length)
  const from = jumpOffs(situation, line, goal).slice(0, stacks)
  let placed = 0
  for (const unit of attackers) {
    const zone = from.find(
      (one) => standingIn(posts, one) < mostIn(situation, one) && canStand(situation, unit, one),
    )
    if (zone === undefined || placed >= most) continue
    post(posts, unit, zone, `${unit.name} is to make ready to attack ${named(situation, goal)}.`)
    placed++
  }
  return placed
}

/** One unit for each zone of the line that is still empty. */
const placeHolders = (
  situation: Situation,
  posts: Posts,
  line: readonly ZoneNumber[],
  free: readonly Unit[],
  most: number,
): void => {
  let placed = 0
  for (const unit of free) {
    if (isPosted(posts, unit) || placed >= most || unit.type === 'cavalry') continue
    const zone = line.find((one) => standingIn(posts, one) === 0 && canStand(situation, unit, one))
    if (zone === undefined) continue
    const why = `${unit.name} is to hold ${named(situation, zone)}; thin lines lose less to shells.`
    post(posts, unit, zone, why)
    placed++
  }
}

/** Sappers to their tunnels, stacks where an attack is to set out, and a thin line everywhere else. */
export const placeLine = (situation: Situation, posts: Posts): void => {
  const open = openZones(situation)
  placeSappers(situation, posts, open)
  const free = freeFor(situation, posts)
  const line = lineOf(situation, open)
  const most = Math.max(0, free.length - Math.ceil(free.length / situation.thresholds.line.keptBack))
  const attacking = placeAttackers(situation, posts, line, free, most)
  placeHolders(situation, posts, line, free, most - attacking)
}
