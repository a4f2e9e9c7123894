import { roadLeads } from '../game/board/between.ts'
import { isObserved } from '../game/board/sight.ts'
import { reachesZone } from '../game/phases/bombardment/guns.ts'
import { mayShell } from '../game/phases/bombardment/plans.ts'
import { unbridgedEdge } from '../game/phases/works.ts'
import { isCombatUnit, type Unit } from '../game/unit.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { distance } from '../reckoning/grid.ts'
import { type Aim, diceOf } from './guns/shoots.ts'
import { around, isOurs, rowsToOurEdge, rowsToTheirEdge, type Situation } from './situation.ts'

/** Zones whose road takes a bridge with it that enemies are about to cross towards our edge. */
const crossingsAtRisk = (situation: Situation): readonly ZoneNumber[] => {
  const { view, side, foes, thresholds } = situation
  const { country, bridges } = view
  return country.water.flatMap(({ between: [one, other], water }, edge) => {
    if (water !== 'river' || bridges[edge] !== 'intact' || !roadLeads(view, one, other)) return []
    const [near, far] =
      rowsToOurEdge(situation, one) < rowsToOurEdge(situation, other) ? [one, other] : [other, one]
    if (!isOurs(situation, near)) return []
    const threatened = foes.some(
      (foe) =>
        isCombatUnit(foe) &&
        isOurs(situation, foe.place) &&
        rowsToOurEdge(situation, foe.place) >= rowsToOurEdge(situation, far) &&
        distance(country, foe.place, far) <= thresholds.bridges.near,
    )
    return threatened ? [far, near].filter((zone) => mayShell(view, side, zone)).slice(0, 1) : []
  })
}

/** GF-TERR-08, GF-DEG-03: a road bridge in front of the enemy goes with its road, for one hit. */
export const bridgeAims = (situation: Situation, guns: readonly Unit[]): readonly Aim[] => {
  const aims: Aim[] = []
  for (const zone of crossingsAtRisk(situation)) {
    const observed = isObserved(situation.view, situation.side, zone)
    let dice = 0
    for (const gun of guns) {
      if (
        dice >= situation.thresholds.bridges.dice ||
        diceOf(gun, observed) === 0 ||
        !reachesZone(situation.view, gun, zone)
      )
        continue
      if (aims.some((aim) => aim.gun === gun)) continue
      dice += diceOf(gun, observed)
      aims.push({ gun, zone, mission: 'bridge' })
    }
  }
  return aims
}

/** The far banks in enemy hands, nearer the enemy's edge, that a bridge from a zone would open. */
export const farBanks = (situation: Situation, zone: ZoneNumber): readonly ZoneNumber[] =>
  situation.view.country.water.length === 0
    ? []
    : around(situation, zone).filter(
        (to) =>
          rowsToTheirEdge(situation, to) < rowsToTheirEdge(situation, zone) &&
          !isOurs(situation, to) &&
          unbridgedEdge(situation.view, zone, to) >= 0 &&
          isRiver(situation, zone, to),
      )

const isRiver = ({ view }: Situation, zone: ZoneNumber, to: ZoneNumber): boolean =>
  view.country.water.some(
    ({ between, water }) => water === 'river' && between.includes(zone) && between.includes(to),
  )
