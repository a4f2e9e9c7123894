import { isFrontLine, toEnemyLines } from '../../game/board/control.ts'
import { zoneAt } from '../../game/board/zones.ts'
import { OFF } from '../../game/phases/deployment/placing.ts'
import { musterOf } from '../../game/phases/ordered.ts'
import { isCombatUnit, type Unit } from '../../game/unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../game/zone.ts'
import { ARM, DRAFT_SHARE } from '../../tables/index.ts'
import { lorryIntents } from '../assault/riding.ts'
import { farBanks } from '../bridges.ts'
import { placeGuns } from '../guns/batteries.ts'
import { done, type Intent } from '../intent.ts'
import { hasRoom, isAtHand, isPosted, isTired, noPosts, openZones, type Posts, post } from '../posts.ts'
import { named, type Situation } from '../situation.ts'
import { canStand, metal, placeLine } from './line.ts'

/** Pioneers go where a river is to be bridged, or where the front lacks a trench. */
const placePioneers = (situation: Situation, posts: Posts, unit: Unit, room: readonly ZoneNumber[]): void => {
  const { view } = situation
  const bank = room.find((zone) => farBanks(situation, zone).length > 0)
  const bare = room.find((zone) => isFrontLine(view, zone) && zoneAt(view, zone).trench !== 'heavy')
  if (bank !== undefined)
    post(posts, unit, bank, `${unit.name} is to bridge the river at ${named(situation, bank)}.`)
  else if (bare !== undefined && posts.byUnit.size > 0)
    post(posts, unit, bare, `${unit.name} is to dig in ${named(situation, bare)}.`)
}

const placeBalloon = (
  { view, side, thresholds }: Situation,
  posts: Posts,
  unit: Unit,
  room: readonly ZoneNumber[],
): void => {
  const behind = room.find(
    (zone) =>
      toEnemyLines(view, zone, side) === thresholds.line.aloft && zoneAt(view, zone).ground === 'open',
  )
  if (behind !== undefined)
    post(posts, unit, behind, `${unit.name} is to go up behind the line to watch the enemy's guns.`)
}

const placeOthers = (situation: Situation, posts: Posts): void => {
  const open = openZones(situation)
  for (const unit of situation.own) {
    if (isPosted(posts, unit)) continue
    const room = open.filter((zone) => hasRoom(posts, zone))
    if (unit.type === 'pioneer' && !isTired(situation, unit) && isAtHand(unit))
      placePioneers(situation, posts, unit, room)
    else if (unit.type === 'balloon') placeBalloon(situation, posts, unit, room)
  }
}

/** GF-ASLT-08: with orders to attack half the army is on the table, those without another post behind the front. */
const placeOrdered = (situation: Situation, posts: Posts): void => {
  const { view, side, own } = situation
  const posted = own.filter((unit) => isMustered(unit) && isPosted(posts, unit)).length
  const wanted = musterOf(view, side).needed - posted
  if (wanted <= 0) return
  const open = [...openZones(situation)].sort(
    (one, other) => toEnemyLines(view, one, side) - toEnemyLines(view, other, side),
  )
  const spare = own.filter((unit) => isMustered(unit) && !isPosted(posts, unit) && isAtHand(unit))
  for (const unit of spare.slice(0, wanted)) {
    const zone = open.find((one) => hasRoom(posts, one) && canStand(situation, unit, one))
    if (zone !== undefined)
      post(posts, unit, zone, `${unit.name} is to support the attack we are ordered to make.`)
  }
}

const isMustered = (unit: Unit): boolean => isCombatUnit(unit) && unit.status === 'steady'

/** Whoever is to come on if the enemy breaks through: the best of those who have no post. He does not rest this week. */
const standingBy = (situation: Situation, posts: Posts): readonly Unit[] => {
  const { own, view, thresholds } = situation
  return own
    .filter(
      (unit) => isCombatUnit(unit) && unit.type !== 'pioneer' && isAtHand(unit) && !isPosted(posts, unit),
    )
    .sort((one, other) => metal(situation, other) - metal(situation, one))
    .slice(0, Math.round(view.country.columns * thresholds.line.standBy))
}

/** Whoever has no post goes behind the line, where he rests and is filled up; airmen rest on their aerodromes. */
const behindIntents = (situation: Situation, posts: Posts): readonly Intent[] => {
  const { own, view, side } = situation
  const intents: Intent[] = []
  const { luxuries, pool } = view.armies[side]
  const ready = standingBy(situation, posts)
  for (const unit of own) {
    if (ARM[unit.type] === 'aircraft' && unit.morale < unit.maxMorale && luxuries > 0)
      intents.push({
        order: { kind: 'luxury', unit: unit.id },
        why: `Leave and wine are to put heart into ${unit.name}.`,
      })
    if (ARM[unit.type] === 'aircraft' || isPosted(posts, unit)) continue
    if (unit.place >= 0)
      intents.push({
        order: { kind: 'place', unit: unit.id, zone: OFF },
        why: `${unit.name} is to go into reserve behind the line.`,
      })
    else if (unit.morale < unit.maxMorale && luxuries > 0 && !ready.includes(unit))
      intents.push({
        order: { kind: 'luxury', unit: unit.id },
        why: `${unit.name} is to rest and get over its losses.`,
      })
    // GF-EXP-02: so few that they do not spoil it.
    const men = Math.min(pool, unit.establishment - unit.strength, Math.ceil(unit.strength / DRAFT_SHARE) - 1)
    if (unit.type === 'infantry' && unit.place === OFF_BOARD && men > 0)
      intents.push({
        order: { kind: 'draft', unit: unit.id, men },
        why: `${unit.name} is to be filled up from the replacement battalion.`,
      })
  }
  return intents
}

const postIntents = (situation: Situation, { byUnit }: Posts): readonly Intent[] =>
  situation.own.flatMap((unit): readonly Intent[] => {
    const to = byUnit.get(unit.id)
    if (!to) return []
    if (to.zone !== unit.place)
      return [{ order: { kind: 'place', unit: unit.id, zone: named(situation, to.zone) }, why: to.why }]
    return unit.type === 'cavalry' && unit.mounted
      ? [{ order: { kind: 'dismount', unit: unit.id }, why: `${unit.name} is to fight on foot in the line.` }]
      : []
  })

/** W1: rest and drafts for those behind, then everybody to his post. */
export const deploymentIntents = (situation: Situation): readonly Intent[] => {
  const posts = noPosts()
  placeLine(situation, posts)
  placeGuns(situation, posts)
  placeOthers(situation, posts)
  placeOrdered(situation, posts)
  return [
    ...behindIntents(situation, posts),
    ...lorryIntents(situation, (unit) => isPosted(posts, unit)),
    ...postIntents(situation, posts),
    done('Everybody is where he is wanted.'),
  ]
}
