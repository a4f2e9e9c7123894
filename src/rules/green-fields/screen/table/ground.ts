import { listed, several } from '#kernel/words.ts'
import type { Ground } from '#screen/tabletop.ts'
import type { ShownRear, ZoneGrid } from '#screen/zone-map.ts'
import { isOnRoad } from '../../game/board/between.ts'
import { REAR, SIDE } from '../../game/board/sheet.ts'
import { stackIn, zoneAt } from '../../game/board/zones.ts'
import { adjectiveOf, peopleOf } from '../../game/names.ts'
import type { SideName } from '../../game/sides.ts'
import { sideIndex } from '../../game/sides.ts'
import type { View } from '../../game/view.ts'
import { OFF_BOARD, type ZoneNumber } from '../../game/zone.ts'
import { referenceOf } from '../../reckoning/grid.ts'
import { SIDES } from '../../vocabulary.ts'
import { GROUND_WORDS, points, worksWords } from '../../wording.ts'
import { labelOf } from '../naming.ts'
import { headingOf, sizeOf } from './layout.ts'
import { sketchedWater, sketchedZone } from './map-sheet.ts'

/** The table itself: all that never changes. */
export const shownGround = (view: View): Ground => ({
  size: sizeOf(view),
  ground: 'open',
  terrain: [],
  measure: { unit: 'zones', length: SIDE, digits: 0 },
  sides: [
    { side: 'a', name: peopleOf(view, 'a'), adjective: adjectiveOf(view, 'a'), looks: headingOf('a') },
    { side: 'b', name: peopleOf(view, 'b'), adjective: adjectiveOf(view, 'b'), looks: headingOf('b') },
  ],
})

const unitsIn = (view: View, zone: ZoneNumber): readonly string[] =>
  SIDES.flatMap((side) => {
    const stack = stackIn(view, zone, side)
    return stack.length === 0 ? [] : [`${peopleOf(view, side)}: ${stack.map(labelOf).join(', ')}`]
  })

/** What lies in a zone: ground, works and marks. */
export const groundWords = (view: View, zone: ZoneNumber): string => {
  const { country, boxes, tunnels } = view
  const shown = zoneAt(view, zone)
  const level = country.elevation[zone] ?? 0
  return listed([
    GROUND_WORDS[shown.ground],
    ...(level > 0 ? [`hill of ${several(level, 'level')}`] : []),
    ...(shown.trench === 'none' ? [] : [worksWords(shown.trench, 'trench')]),
    ...(shown.emplacement === 'none' ? [] : [worksWords(shown.emplacement, 'emplacement')]),
    ...(isOnRoad(view, zone) ? [shown.roadCut ? 'road cut' : 'road'] : []),
    ...(shown.track === 'none' ? [] : [shown.track === 'cut' ? 'track cut' : 'track']),
    ...(country.embankment[zone] ? ['embankment'] : []),
    ...(shown.shellHoles > 0 ? [several(shown.shellHoles, 'shell-hole counter')] : []),
    ...(shown.wireHits > 0 ? [`wire hit ${several(shown.wireHits, 'time')}`] : []),
    ...(shown.crater ? ['mine crater'] : []),
    ...SIDES.flatMap((side) =>
      shown.wrecks[side] > 0
        ? [`${points(shown.wrecks[side])} of wrecked tanks of the ${peopleOf(view, side)}`]
        : [],
    ),
    ...(shown.gas === 'none' ? [] : [shown.gas === 'persistent' ? 'gas that stays' : 'gas']),
    ...(boxes.some((box) => box.zone === zone) ? ['box barrage'] : []),
    ...(tunnels.some(({ head }) => head === zone) ? ['a mine gallery under it'] : []),
  ])
}

/** A zone in one line: what lies there, who holds it, and who is known to stand there. */
const zoneWords = (view: View, zone: ZoneNumber): string => {
  const who = unitsIn(view, zone)
  return `${referenceOf(view.country, zone)}: ${groundWords(view, zone)}; held by the ${peopleOf(view, zoneAt(view, zone).owner)}. ${who.length === 0 ? 'Nobody to be seen.' : `${who.join('; ')}.`}`
}

const shownRear = (view: View, side: SideName): ShownRear => {
  const { width, height } = sizeOf(view)
  const { depot, depotStart } = view.armies[side]
  const y = side === 'a' ? 0 : height - REAR
  const waiting = view.units.filter((unit) => unit.side === side && unit.place === OFF_BOARD && !unit.gone)
  const name = `Behind the ${peopleOf(view, side)}`
  return {
    side: sideIndex(side),
    x1: 0,
    y1: y,
    x2: width,
    y2: y + REAR,
    name,
    depot,
    text: `Behind the line of the ${peopleOf(view, side)}: depot ${depot} of ${depotStart}; ${waiting.length === 0 ? 'nobody known to wait there' : listed(waiting.map(labelOf))}.`,
  }
}

export const shownZones = (view: View): ZoneGrid => {
  const { country } = view
  return {
    columns: country.columns,
    rows: country.rows,
    side: SIDE,
    origin: { x: 0, y: REAR },
    zones: view.zones.flatMap((_, zone) => {
      const shown = sketchedZone(view, zone)
      return shown ? [{ ...shown, text: zoneWords(view, zone) }] : []
    }),
    roads: country.roads,
    water: sketchedWater(view),
    rears: SIDES.map((side) => shownRear(view, side)),
  }
}
