import { isOnRoad } from '../game/board/between.ts'
import { isFrontLine } from '../game/board/control.ts'
import { zoneAt } from '../game/board/zones.ts'
import { isCombatUnit, isOnBoard } from '../game/unit.ts'
import { farBanks } from './assault/bridges.ts'
import { done, type Intent } from './intent.ts'
import { wouldAttack } from './line/sector.ts'
import { isArtillery, named, ownIn, type Situation } from './situation.ts'

/** Morale with which a unit can spare one point for digging. */
const SPARE_MORALE = 3

/** W3: pioneers dig where the front is bare; troops that do not attack dig in where there is nothing at all. */
export const constructionIntents = (situation: Situation): readonly Intent[] => {
  const { own, view } = situation
  const intents: Intent[] = []
  const attacks = wouldAttack(situation)
  for (const unit of own) {
    if (!isOnBoard(unit) || unit.duty !== 'none') continue
    const zone = zoneAt(view, unit.place)
    const where = named(situation, unit.place)
    if (unit.type === 'pioneer') {
      const [bank] = farBanks(situation, unit.place)
      if (bank !== undefined && attacks)
        intents.push({
          order: { kind: 'pioneer-work', unit: unit.id, work: 'bridge', to: named(situation, bank) },
          why: `The pioneers bridge the river towards ${named(situation, bank)}.`,
        })
      else if (zone.trench !== 'heavy')
        intents.push({
          order: { kind: 'pioneer-work', unit: unit.id, work: 'trench' },
          why: `The pioneers dig in ${where}.`,
        })
      else if (zone.roadCut && isOnRoad(view, unit.place))
        intents.push({
          order: { kind: 'pioneer-work', unit: unit.id, work: 'road' },
          why: `The pioneers mend the road in ${where}.`,
        })
    } else if (
      !attacks &&
      isCombatUnit(unit) &&
      !isArtillery(unit) &&
      zone.trench === 'none' &&
      isFrontLine(view, unit.place) &&
      unit.morale >= SPARE_MORALE
    )
      intents.push({
        order: { kind: 'entrench', unit: unit.id },
        why: `${unit.name} digs in: ${where} lies open to the enemy.`,
      })
  }
  return [...intents, done('There is nothing more worth digging.')]
}

/** A5: a scrape for whoever must hold open ground. */
export const assaultWorkIntents = (situation: Situation): readonly Intent[] => {
  const { own, view, foes, side } = situation
  const intents: Intent[] = []
  for (const unit of own) {
    if (!isOnBoard(unit) || unit.worked) continue
    const zone = zoneAt(view, unit.place)
    const [bank] = unit.type === 'pioneer' ? farBanks(situation, unit.place) : []
    if (bank !== undefined && view.assault?.announcer === side)
      intents.push({
        order: { kind: 'build', unit: unit.id, work: 'bridge', to: named(situation, bank) },
        why: `The pioneers bridge the river towards ${named(situation, bank)}.`,
      })
    else if (
      unit.type === 'pioneer' &&
      zone.roadCut &&
      isOnRoad(view, unit.place) &&
      foes.every(({ place }) => place !== unit.place)
    )
      intents.push({
        order: { kind: 'build', unit: unit.id, work: 'road' },
        why: 'The pioneers mend the road for the guns.',
      })
    else if (
      isCombatUnit(unit) &&
      zone.trench === 'none' &&
      zone.ground === 'open' &&
      isFrontLine(view, unit.place) &&
      unit.morale >= SPARE_MORALE + 1 &&
      ownIn(situation, unit.place)[0] === unit
    )
      intents.push({
        order: { kind: 'scrape-trench', unit: unit.id },
        why: `${unit.name} scrapes what cover it can.`,
      })
  }
  return [...intents, done('No time for digging.')]
}
