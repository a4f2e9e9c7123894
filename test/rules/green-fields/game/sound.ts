import { otherSide } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { CARRYING, GONE, OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import {
  DEPOT,
  HIGHEST_RATING,
  MOST_EXPLOSIVES,
  MOST_IN_ZONE,
  MOST_STRENGTH,
} from '#rules/green-fields/tables/index.ts'

const isRated = ({ type }: Unit): boolean => type !== 'motor-transport'

const unitFaults = (state: State, unit: Unit): readonly string[] => {
  const { strength, experience, morale, maxMorale, place, gone, type } = unit
  const least = state.options['rating-floor'] === 'zero' ? 0 : 1
  const places = [OFF_BOARD, GONE, CARRYING]
  const carried = state.units.filter(({ aboard }) => aboard === unit.id).length
  const faults = {
    strength: strength > MOST_STRENGTH || strength < 0,
    'neither dead nor alive': (strength === 0) !== (gone === 'destroyed'),
    rating:
      isRated(unit) &&
      gone === null &&
      [experience, morale].some((one) => one < least || one > HIGHEST_RATING),
    'morale above its maximum': morale > maxMorale,
    place: place < 0 ? !places.includes(place) : place >= state.zones.length,
    'gone or not': (place === GONE) !== (gone !== null),
    carrying: (place === CARRYING) !== (carried === 1),
    'aircraft on the table':
      ['reconnaissance', 'ground-attack', 'fighter', 'bomber'].includes(type) && place >= 0,
  }
  return Object.entries(faults).flatMap(([fault, found]) => (found ? [`${unit.id}: ${fault}`] : []))
}

const zoneFaults = (state: State): readonly string[] =>
  state.zones.flatMap(({ shellHoles, wireHits, trench }, zone) => {
    const here = state.units.filter(({ place }) => place === zone)
    const crowded = (['a', 'b'] as const).some(
      (side) => here.filter((unit) => unit.side === side).length > MOST_IN_ZONE,
    )
    const faults = {
      crowded,
      'shell holes': shellHoles > 1,
      wire: wireHits > 2 || (trench === 'none' && wireHits > 0),
    }
    return Object.entries(faults).flatMap(([fault, found]) => (found ? [`zone ${zone}: ${fault}`] : []))
  })

const armyFaults = ({ armies, tunnels, zones, units }: State): readonly string[] =>
  (['a', 'b'] as const).flatMap((side) => {
    const { shells, luxuries, canisters, supply, pool, lost, depot, depotStart } = armies[side]
    const stores = { shells, luxuries, canisters, supply, pool, lost, depot }
    const own = tunnels.filter((tunnel) => tunnel.side === side)
    return [
      ...Object.entries(stores).flatMap(([store, left]) => (left < 0 ? [`${side}: ${store} ${left}`] : [])),
      ...(depot > depotStart + DEPOT.aboveStart ? [`${side}: depot ${depot}`] : []),
      ...own.flatMap(({ id, start, explosives }) =>
        zones[start]?.owner === otherSide(side) || explosives > MOST_EXPLOSIVES ? [id] : [],
      ),
      ...(own.length > units.filter((unit) => unit.side === side && unit.type === 'sapper').length
        ? [`${side}: too many tunnels`]
        : []),
    ]
  })

/** Everything in a campaign that cannot be. */
export const unsound = (state: State): readonly string[] => {
  const ids = state.units.map(({ id }) => id)
  return [
    ...(new Set(ids).size < ids.length ? ['two units of one name'] : []),
    ...state.units.flatMap((unit) => unitFaults(state, unit)),
    ...zoneFaults(state),
    ...armyFaults(state),
  ]
}
