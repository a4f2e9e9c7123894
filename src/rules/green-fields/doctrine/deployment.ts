import { connectedZones, isFrontLine, toEnemyLines } from '../control.ts'
import { columnOf, distance, rowsFromBase } from '../grid.ts'
import { hasLineToRear } from '../phases/bombardment/guns.ts'
import { isFirstDeployment, OFF, postOf } from '../phases/deployment/placing.ts'
import { conceals } from '../sight.ts'
import { isCombatUnit, OFF_BOARD, type Unit, type ZoneNumber, zoneAt } from '../state.ts'
import { ARM, ARTILLERY_RANGE, ATTRITION, DRAFT_SHARE, GRADE, MOST_IN_ZONE } from '../tables/index.ts'
import { farBanks } from './bridges.ts'
import { coverIn } from './estimates.ts'
import { done, type Intent } from './intent.ts'
import { lorryIntents } from './riding.ts'
import { isContent, isFit, plannedTarget, wouldAttack } from './sector.ts'
import { around, enemyFront, isArtillery, isOurs, named, rowsToOurEdge, type Situation } from './situation.ts'

/** Where every unit is to stand, and why; whoever is not named stays off the board. */
type Posts = Map<string, { readonly zone: ZoneNumber; readonly why: string }>

/** Morale at which a unit is taken out to rest, if it has lost that much. */
const TIRED = 2

const isTired = ({ morale, maxMorale }: Unit): boolean => morale < maxMorale && morale <= TIRED

/** Neither resting nor stood down. */
const isAtHand = ({ duty }: Unit): boolean => duty !== 'idle' && duty !== 'resting'

/** How much a regiment is worth at the front. */
const metal = ({ strength, experience, morale }: Unit): number => strength + 3 * experience + morale

/** The open places a unit may be put. */
const openZones = (situation: Situation): readonly ZoneNumber[] => {
  const { view, side } = situation
  const { firstRows } = view.terms
  const deep = isFirstDeployment(view) && firstRows !== null ? firstRows : Number.POSITIVE_INFINITY
  return [...connectedZones(view, side)].filter((zone) => rowsFromBase(view.country, side, zone) < deep)
}

/** Zones to be held: the front line, or before the first shots the foremost ground open to us. */
const lineOf = (situation: Situation, open: readonly ZoneNumber[]): readonly ZoneNumber[] => {
  const { view, side } = situation
  const front = open.filter((zone) => isFrontLine(view, zone))
  const most = Math.max(...open.map((zone) => rowsFromBase(view.country, side, zone)))
  const line =
    front.length > 0 ? front : open.filter((zone) => rowsFromBase(view.country, side, zone) === most)
  return [...line].sort((one, other) => worthHolding(situation, other) - worthHolding(situation, one))
}

/** Good cover, on the shortest way to our own edge, facing many of theirs. */
const worthHolding = (situation: Situation, zone: ZoneNumber): number =>
  coverIn(situation, zone, 'trench') * 0.5 -
  rowsToOurEdge(situation, zone) * 2 +
  around(situation, zone).filter((next) => !isOurs(situation, next)).length * 0.3

/** Part of the regiments kept behind, and how many stacks make an attack. */
const KEPT_BACK = 5
const STACKS = 2
/** Regiments to an attack with one stack more, if it is we who must win ground. */
const MANY = 9

/** Regiments for each zone of front that are few. */
const FEW = 0.75

/** A long front and few to hold it: then one stack must do, or the enemy walks in beside it. */
const stacksOf = (situation: Situation, attackers: number, all: number): number => {
  if (all <= situation.view.country.columns * FEW) return 1
  return attackers >= MANY && !isContent(situation) ? STACKS + 1 : STACKS
}

const placeLine = (situation: Situation, posts: Posts, crowd: Map<ZoneNumber, number>): void => {
  const { own, view } = situation
  const open = openZones(situation)
  const put = (unit: Unit, zone: ZoneNumber, why: string): void => {
    posts.set(unit.id, { zone, why })
    crowd.set(zone, (crowd.get(zone) ?? 0) + 1)
  }
  const room = (zone: ZoneNumber): boolean => (crowd.get(zone) ?? 0) < MOST_IN_ZONE
  for (const unit of own) {
    const post = postOf(view, unit.id) ?? tunnelMouth(situation, unit)
    if (post !== undefined && open.includes(post) && room(post))
      put(unit, post, 'The tunnel needs its sappers.')
  }
  const free = own
    .filter((unit) => isCombatUnit(unit) && !posts.has(unit.id) && unit.type !== 'pioneer' && isAtHand(unit))
    .filter((unit) => !isTired(unit) || unit.type !== 'infantry')
    .sort((one, other) => metal(other) - metal(one))
  const attackers = wouldAttack(situation) ? free.filter(isFit) : []
  const goal = attackers.length > 0 ? plannedTarget(situation) : undefined
  const line = lineOf(situation, open)
  const jumpOff =
    goal === undefined
      ? []
      : [...line]
          .sort((one, other) => distance(view.country, one, goal) - distance(view.country, other, goal))
          .sort((one, other) => offset(situation, one, goal) - offset(situation, other, goal))
          .slice(0, stacksOf(situation, attackers.length, free.length))
  const holders = Math.max(0, free.length - Math.ceil(free.length / KEPT_BACK))
  let placed = 0
  for (const unit of attackers) {
    const zone = jumpOff.find((one) => room(one) && canStand(situation, unit, one))
    if (zone === undefined || placed >= holders || goal === undefined) continue
    put(unit, zone, `${unit.name} makes ready to attack ${named(situation, goal)}.`)
    placed++
  }
  for (const unit of free) {
    if (posts.has(unit.id) || placed >= holders || unit.type === 'cavalry') continue
    const zone = line.find((one) => (crowd.get(one) ?? 0) === 0 && canStand(situation, unit, one))
    if (zone === undefined) continue
    put(unit, zone, `${unit.name} holds ${named(situation, zone)}; thin lines lose less to shells.`)
    placed++
  }
}

const offset = ({ view }: Situation, zone: ZoneNumber, goal: ZoneNumber): number =>
  distance(view.country, zone, goal) * 2 +
  Math.abs(columnOf(view.country, zone) - columnOf(view.country, goal))

/** Wheels, hooves and tracks keep out of ground they could not leave. */
const canStand = ({ view }: Situation, unit: Unit, zone: ZoneNumber): boolean =>
  ARM[unit.type] === 'foot' || GRADE[zoneAt(view, zone).ground] !== 'deep'

const tunnelMouth = ({ view, side }: Situation, unit: Unit): ZoneNumber | undefined =>
  unit.type === 'sapper' && unit.place >= 0
    ? view.tunnels.find((tunnel) => tunnel.side === side && tunnel.start === unit.place)?.start
    : undefined

/** What a battery wants of its place. */
const BATTERY = { reach: 1, hidden: 2, cover: 0.5, safe: 1.5, crowd: 1.2, back: 0.1 } as const

/** A place for a battery: what it is worth but for what its guns reach from there. */
interface Battery {
  readonly zone: ZoneNumber
  readonly worth: number
  /** How far the enemy's front and the zone to be attacked are. */
  readonly toFront: readonly number[]
  readonly toGoal: number
}

const batteriesOf = (situation: Situation): readonly Battery[] => {
  const { view, own, side } = situation
  const { country } = view
  const [gun] = own.filter(isArtillery)
  const front = enemyFront(situation)
  const goal = plannedTarget(situation)
  if (!gun) return []
  return openZones(situation).flatMap((zone) => {
    if (GRADE[zoneAt(view, zone).ground] === 'deep' || !hasLineToRear(view, { ...gun, place: zone }))
      return []
    const hidden = conceals(view, zone) || zoneAt(view, zone).emplacement !== 'none'
    const worth =
      (hidden ? BATTERY.hidden : 0) +
      coverIn(situation, zone, 'emplacement') * BATTERY.cover +
      (toEnemyLines(view, zone, side) > ATTRITION.within ? BATTERY.safe : 0) -
      rowsToOurEdge(situation, zone) * BATTERY.back
    const toFront = front.map((to) => distance(country, zone, to))
    return [
      {
        zone,
        worth,
        toFront,
        toGoal: goal === undefined ? Number.POSITIVE_INFINITY : distance(country, zone, goal),
      },
    ]
  })
}

/** Medium and heavy guns reach the enemy's front from behind the table, where nobody finds them. */
const firesFromBehind = (situation: Situation, { type }: Unit): boolean =>
  type === 'heavy-artillery' ||
  (type === 'medium-artillery' &&
    enemyFront(situation).every((zone) => rowsToOurEdge(situation, zone) < ARTILLERY_RANGE[type].weekly))

const placeGuns = (situation: Situation, posts: Posts, crowd: Map<ZoneNumber, number>): void => {
  const guns = situation.own.filter(
    (unit) => isArtillery(unit) && !isTired(unit) && isAtHand(unit) && !firesFromBehind(situation, unit),
  )
  const batteries = guns.length > 0 ? batteriesOf(situation) : []
  for (const gun of guns) {
    const range = ARTILLERY_RANGE[gun.type === 'medium-artillery' ? gun.type : 'field-artillery'].weekly
    let zone: ZoneNumber | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const battery of batteries) {
      const standing = crowd.get(battery.zone) ?? 0
      if (standing >= MOST_IN_ZONE) continue
      const reached = battery.toFront.filter((far) => far <= range).length + (battery.toGoal <= range ? 2 : 0)
      const worth = battery.worth + reached * BATTERY.reach - standing * BATTERY.crowd
      if (worth > most) {
        most = worth
        zone = battery.zone
      }
    }
    if (zone === undefined) continue
    posts.set(gun.id, {
      zone,
      why: `${gun.name} goes into battery in ${named(situation, zone)}, in range of the front.`,
    })
    crowd.set(zone, (crowd.get(zone) ?? 0) + 1)
  }
}

/** Pioneers go where the front lacks a trench; balloons up behind the line. */
const placeOthers = (situation: Situation, posts: Posts, crowd: Map<ZoneNumber, number>): void => {
  const { own, view, side } = situation
  const open = openZones(situation)
  const room = (zone: ZoneNumber): boolean => (crowd.get(zone) ?? 0) < MOST_IN_ZONE
  for (const unit of own) {
    if (posts.has(unit.id)) continue
    let zone: ZoneNumber | undefined
    let why = ''
    if (unit.type === 'pioneer' && !isTired(unit) && isAtHand(unit)) {
      const bank = open.find((one) => room(one) && farBanks(situation, one).length > 0)
      zone =
        bank ??
        open.find(
          (one) =>
            room(one) && isFrontLine(view, one) && zoneAt(view, one).trench !== 'heavy' && posts.size > 0,
        )
      why = `${unit.name} goes to ${bank === undefined ? 'dig in' : 'bridge the river at'} ${zone === undefined ? '' : named(situation, zone)}.`
    } else if (unit.type === 'balloon') {
      zone = open.find(
        (one) => room(one) && toEnemyLines(view, one, side) === 3 && zoneAt(view, one).ground === 'open',
      )
      why = `${unit.name} goes up behind the line to watch the enemy's guns.`
    }
    if (zone === undefined) continue
    posts.set(unit.id, { zone, why })
    crowd.set(zone, (crowd.get(zone) ?? 0) + 1)
  }
}

/** One step of the deployment: rest and drafts for those behind, then everybody to his post. */
export const deploymentIntents = (situation: Situation): readonly Intent[] => {
  const { own, view, side } = situation
  const posts: Posts = new Map()
  const crowd = new Map<ZoneNumber, number>()
  placeLine(situation, posts, crowd)
  placeGuns(situation, posts, crowd)
  placeOthers(situation, posts, crowd)
  const intents: Intent[] = []
  const { luxuries, pool } = view.armies[side]
  for (const unit of own) {
    if (ARM[unit.type] === 'aircraft' && unit.morale < unit.maxMorale && luxuries > 0)
      intents.push({
        order: { kind: 'luxury', unit: unit.id },
        why: `Leave and wine put heart into ${unit.name}.`,
      })
    if (ARM[unit.type] === 'aircraft' || posts.has(unit.id)) continue
    if (unit.place >= 0)
      intents.push({
        order: { kind: 'place', unit: unit.id, zone: OFF },
        why: `${unit.name} goes into reserve behind the line.`,
      })
    else if (unit.morale < unit.maxMorale && luxuries > 0)
      intents.push({
        order: { kind: 'luxury', unit: unit.id },
        why: `${unit.name} rests and gets over its losses.`,
      })
    const men = Math.min(pool, unit.establishment - unit.strength, Math.ceil(unit.strength / DRAFT_SHARE) - 1)
    if (unit.type === 'infantry' && unit.place === OFF_BOARD && men > 0)
      intents.push({
        order: { kind: 'draft', unit: unit.id, men },
        why: `${unit.name} is filled up from the replacement battalion.`,
      })
  }
  intents.push(...lorryIntents(situation, ({ id }) => posts.has(id)))
  for (const unit of own) {
    const post = posts.get(unit.id)
    if (post && post.zone !== unit.place)
      intents.push({
        order: { kind: 'place', unit: unit.id, zone: named(situation, post.zone) },
        why: post.why,
      })
    else if (post && unit.type === 'cavalry' && unit.mounted)
      intents.push({
        order: { kind: 'dismount', unit: unit.id },
        why: `${unit.name} fights on foot in the line.`,
      })
  }
  return [...intents, done('Everybody is where he is wanted.')]
}
