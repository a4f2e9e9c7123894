import { isOnRoad } from '../game/board/between.ts'
import { isFrontLine } from '../game/board/control.ts'
import { zoneAt } from '../game/board/zones.ts'
import { isCombatUnit, isOnBoard } from '../game/unit.ts'
import { unitNamed } from '../game/units.ts'
import { OFF_BOARD } from '../game/zone.ts'
import { farBanks } from './bridges.ts'
import { done, type Intent } from './intent.ts'
import { wouldAttack } from './sector.ts'
import { isArtillery, named, ownIn, type Situation } from './situation.ts'

/** W3: pioneers dig where the front is bare; troops that do not attack dig in where there is nothing at all. */
export const constructionIntents = (situation: Situation): readonly Intent[] => {
  const { own, view, thresholds } = situation
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
          why: `The pioneers are to bridge the river towards ${named(situation, bank)}.`,
        })
      else if (zone.trench !== 'heavy')
        intents.push({
          order: { kind: 'pioneer-work', unit: unit.id, work: 'trench' },
          why: `The pioneers are to dig in ${where}.`,
        })
      else if (zone.roadCut && isOnRoad(view, unit.place))
        intents.push({
          order: { kind: 'pioneer-work', unit: unit.id, work: 'road' },
          why: `The pioneers are to mend the road in ${where}.`,
        })
    } else if (
      !attacks &&
      isCombatUnit(unit) &&
      !isArtillery(unit) &&
      zone.trench === 'none' &&
      isFrontLine(view, unit.place) &&
      unit.morale >= thresholds.works.weekly
    )
      intents.push({
        order: { kind: 'entrench', unit: unit.id },
        why: `${unit.name} is to dig in: ${where} lies open to the enemy.`,
      })
  }
  return [...intents, done('There is nothing more worth digging.')]
}

/** What else pioneers might work at. */
export const otherWorks = (situation: Situation, { order }: Intent): readonly Intent[] => {
  if (order.kind !== 'pioneer-work') return []
  const place = unitNamed(situation.view, order.unit)?.place ?? OFF_BOARD
  const where = place < 0 ? 'the rear' : named(situation, place)
  const banks = place < 0 ? [] : farBanks(situation, place).map((zone) => named(situation, zone))
  return [
    {
      order: { kind: 'pioneer-work', unit: order.unit, work: 'trench' },
      why: `The pioneers are to dig in ${where}.`,
    },
    {
      order: { kind: 'pioneer-work', unit: order.unit, work: 'road' },
      why: `The pioneers are to mend the road in ${where}.`,
    },
    ...banks.map(
      (to): Intent => ({
        order: { kind: 'pioneer-work', unit: order.unit, work: 'bridge', to },
        why: `The pioneers are to bridge the river towards ${to}.`,
      }),
    ),
  ]
}

/** A5: a scrape for whoever must hold open ground. */
export const assaultWorkIntents = (situation: Situation): readonly Intent[] => {
  const { own, view, foes, side, thresholds } = situation
  const intents: Intent[] = []
  for (const unit of own) {
    if (!isOnBoard(unit) || unit.worked) continue
    const zone = zoneAt(view, unit.place)
    const [bank] = unit.type === 'pioneer' ? farBanks(situation, unit.place) : []
    if (bank !== undefined && view.assault?.announcer === side)
      intents.push({
        order: { kind: 'build', unit: unit.id, work: 'bridge', to: named(situation, bank) },
        why: `The pioneers are to bridge the river towards ${named(situation, bank)}.`,
      })
    else if (
      unit.type === 'pioneer' &&
      zone.roadCut &&
      isOnRoad(view, unit.place) &&
      foes.every(({ place }) => place !== unit.place)
    )
      intents.push({
        order: { kind: 'build', unit: unit.id, work: 'road' },
        why: 'The pioneers are to mend the road for the guns.',
      })
    else if (
      isCombatUnit(unit) &&
      zone.trench === 'none' &&
      zone.ground === 'open' &&
      isFrontLine(view, unit.place) &&
      unit.morale >= thresholds.works.assault &&
      ownIn(situation, unit.place)[0] === unit
    )
      intents.push({
        order: { kind: 'scrape-trench', unit: unit.id },
        why: `${unit.name} is to scrape what cover it can.`,
      })
  }
  return [...intents, done('No time for digging.')]
}
