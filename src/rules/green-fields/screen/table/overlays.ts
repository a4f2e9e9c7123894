import { several } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import { connectedZones, toEnemyLines } from '../../game/board/control.ts'
import { conceals, isObserved, lookFrom } from '../../game/board/sight.ts'
import { clearBehind, hasLineToRear, isGun, reachesZone } from '../../game/phases/bombardment/guns.ts'
import { gunRefusal } from '../../game/phases/bombardment/plans.ts'
import { firesAtMovers } from '../../game/phases/movement/standing-orders.ts'
import { isInReach } from '../../game/phases/trench/raid-reach.ts'
import { mayRaid } from '../../game/phases/trench/raids.ts'
import type { SideName } from '../../game/sides.ts'
import { isOnBoard, type Unit } from '../../game/unit.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { batteryDice } from '../../reckoning/attack-dice.ts'
import { neighbours } from '../../reckoning/grid.ts'
import { ATTRITION } from '../../tables/index.ts'
import { zoneChosen } from '../card.ts'
import { standingSign } from '../naming.ts'
import { isOnWatch } from '../watching.ts'
import { standsOf, zoneArea } from './layout.ts'

export const OVERLAYS = [
  { id: 'sight', title: 'Seen and blind from what is chosen' },
  { id: 'observed', title: 'Observed for our guns' },
  { id: 'concealed', title: 'Ground that hides troops' },
  { id: 'ranges', title: 'Reach of our guns' },
  { id: 'rear', title: 'Line to the rear of the chosen gun' },
  { id: 'opportunity', title: 'Under opportunity fire' },
  { id: 'standing', title: 'Standing orders for it' },
  { id: 'belt', title: 'Attrition belt' },
  { id: 'raids', title: 'Reach of raids' },
  { id: 'cut-off', title: 'Zones that are cut off' },
] as const

type Overlay = (typeof OVERLAYS)[number]['id']

const zonesOf = (view: View): readonly ZoneNumber[] => [...view.zones.keys()]

const placeOf = (view: View, chosen: string | undefined): ZoneNumber | undefined => {
  const place = zoneChosen(view, chosen) ?? unitNamed(view, chosen ?? '')?.place
  return place !== undefined && place >= 0 ? place : undefined
}

const marked = (
  view: View,
  style: Area['style'],
  holds: (zone: ZoneNumber) => boolean,
  label?: string,
): readonly Area[] =>
  zonesOf(view)
    .filter(holds)
    .map((zone) => zoneArea(view, zone, style, { id: `over-${style}`, ...(label ? { label } : {}) }))

const sight = (view: View, side: SideName, chosen: string | undefined): readonly Area[] => {
  const from = placeOf(view, chosen)
  if (from === undefined) return []
  const looks = zonesOf(view).map((zone) => lookFrom(view, side, from, zone).look)
  return [
    ...marked(view, 'reach', (zone) => looks[zone] === 'seen', 'seen'),
    ...marked(view, 'blind', (zone) => looks[zone] === 'blind', 'blind'),
  ]
}

const ownGuns = (view: View, side: SideName, chosen: string | undefined): readonly Unit[] => {
  const guns = view.units.filter((unit) => unit.side === side && unit.gone === null && isGun(unit))
  const one = guns.find(({ id }) => id === chosen)
  return one ? [one] : guns
}

const watched = (view: View, side: SideName): readonly Area[] =>
  view.units
    .filter((unit) => unit.side !== side && isOnWatch(unit))
    .flatMap(({ place }) => [place, ...neighbours(view.country, place)])
    .filter((zone, i, all) => all.indexOf(zone) === i)
    .map((zone) => zoneArea(view, zone, 'danger', { id: 'watched', label: 'fire' }))

const standing = (view: View, side: SideName): readonly Area[] =>
  view.units
    .filter((unit) => unit.side === side && firesAtMovers(unit))
    .flatMap((unit) => {
      const stand = standsOf(view).get(unit.id)
      return stand
        ? [
            {
              id: `standing-${unit.id}`,
              style: 'cell' as const,
              label: standingSign(unit),
              outline: {
                shape: 'circle' as const,
                centre: { x: stand.centre.x - stand.width / 2 - 1100, y: stand.centre.y },
                radius: 900,
              },
            },
          ]
        : []
    })

const raids = (view: View, side: SideName, chosen: string | undefined): readonly Area[] => {
  const able = view.units.filter((unit) => unit.side === side && isOnBoard(unit) && mayRaid(view, unit))
  const some = able.filter(({ id }) => id === chosen)
  const raiders = some.length > 0 ? some : able
  return marked(view, 'reach', (zone) => raiders.some((unit) => isInReach(view, unit, zone)), 'raid')
}

/** GF-BOMB-03: the dice that guns which can fire now and reach a zone would throw at it. */
const diceOn = (view: View, guns: readonly Unit[], zone: ZoneNumber, seen: boolean): string => {
  const able = guns.filter((gun) => !gunRefusal(view, gun) && reachesZone(view, gun, zone))
  const dice = able.reduce((sum, { strength }) => sum + batteryDice(strength, !seen), 0)
  return able.length === 0 ? '' : `, ${several(dice, 'die', 'dice')}`
}

const SHOW: Readonly<
  Record<Overlay, (view: View, side: SideName, chosen: string | undefined) => readonly Area[]>
> = {
  sight,
  observed: (view, side, chosen) => {
    const guns = ownGuns(view, side, chosen)
    return zonesOf(view)
      .filter((zone) => view.zones[zone]?.owner !== side)
      .map((zone) => {
        const seen = isObserved(view, side, zone)
        const style = seen ? 'reach' : 'blind'
        const label = `${seen ? 'observed' : 'unobserved'}${diceOn(view, guns, zone, seen)}`
        return zoneArea(view, zone, style, { id: `over-${style}`, label })
      })
  },
  concealed: (view) => marked(view, 'blind', (zone) => conceals(view, zone), 'hides'),
  ranges: (view, side, chosen) => {
    const guns = ownGuns(view, side, chosen)
    return zonesOf(view).flatMap((zone) => {
      const count = guns.filter((gun) => reachesZone(view, gun, zone)).length
      if (count === 0) return []
      const label = guns.length > 1 ? `${count} ${count === 1 ? 'gun' : 'guns'}` : 'in range'
      return [zoneArea(view, zone, 'reach', { id: 'range', label })]
    })
  },
  rear: (view, side, chosen) => {
    const [gun, ...others] = ownGuns(view, side, chosen)
    if (!gun || others.length > 0 || gun.place < 0) return []
    const open = hasLineToRear(view, gun)
    const way = clearBehind(view, gun)
    return marked(view, open ? 'reach' : 'danger', (zone) => way.has(zone), open ? 'open' : 'no way')
  },
  opportunity: watched,
  standing,
  belt: (view, side) =>
    marked(
      view,
      'belt',
      (zone) => view.zones[zone]?.owner === side && toEnemyLines(view, zone, side) <= ATTRITION.within,
      'attrition',
    ),
  raids,
  'cut-off': (view, side) => {
    const joined = connectedZones(view, side)
    return marked(view, 'danger', (zone) => view.zones[zone]?.owner === side && !joined.has(zone), 'cut off')
  },
}

export const overlay = (
  view: View,
  side: SideName,
  id: string,
  chosen: string | undefined,
): readonly Area[] => {
  const found = OVERLAYS.find((one) => one.id === id)
  return found ? SHOW[found.id](view, side, chosen) : []
}
