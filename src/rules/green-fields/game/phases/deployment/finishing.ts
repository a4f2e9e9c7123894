import { change, tellOf } from '#kernel/game/play.ts'
import { SIDES } from '../../../vocabulary.ts'
import { crossBoxes } from '../../board/box-barrages.ts'
import { destroy } from '../../board/casualties.ts'
import { byPlace, seenNow } from '../../board/sight.ts'
import { closeRanks } from '../../board/stacking.ts'
import { isStranded } from '../../board/zones.ts'
import { changeUnit, changeUnits, changeZone, type Play, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../../unit.ts'
import { GONE } from '../../zone.ts'
import { standDownExcess } from './standing-down.ts'

/** GF-DEP-04, GF-DEP-07: one roll for each boxed zone left or entered; the unit goes where it was sent. */
const crossOver = (play: Play, side: SideName): void => {
  for (const { id, place, stood } of play.state.units) {
    if (stood === null || stood === place || unitNow(play, id).side !== side) continue
    crossBoxes(play, id, stood)
    if (unitNow(play, id).place !== GONE) crossBoxes(play, id, place)
  }
}

/** GF-DEP-09: whoever was left on ground of the enemy gives himself up if troops that can fight stand there. */
const takePrisoners = (play: Play): void => {
  const { units } = play.state
  const stranded = units.filter((unit) => isStranded(play.state, unit))
  for (const { id, place, side } of stranded) {
    if (!units.some((unit) => unit.side !== side && unit.place === place && isCombatUnit(unit))) continue
    tellOf(play, { kind: 'surrendered', unit: id, zone: place })
    destroy(play, id)
  }
}

/** GF-SUP-03, GF-OBS-14: what the last week left on a unit and is over with the deployment. */
const isMarked = ({ status, revealed, spotted, stood }: Unit): boolean =>
  status !== 'steady' || revealed || spotted || stood !== null

const UNMARKED = { status: 'steady', revealed: false, spotted: false, stood: null, marker: null } as const
const FORGOTTEN = { marker: null } as const

const clearMarks = (play: Play): void => {
  changeUnits(play, (unit) => {
    if (unit.gone === null && isMarked(unit)) return UNMARKED
    // GF-OBS-17: markers are counted anew each week
    return unit.marker === null ? undefined : FORGOTTEN
  })
  play.state.zones.forEach(({ reported, glimpsed }, zone) => {
    // GF-OBS-13
    if (reported.length > 0 || glimpsed.length > 0) changeZone(play, zone, { reported: [], glimpsed: [] })
  })
}

/** GF-DEP-02: whatever can be seen from the enemy's ground goes on the table. */
const showSeen = (play: Play): void => {
  const seen = byPlace(seenNow(play.state))
  if (seen.length === 0) return
  for (const { id } of seen) changeUnit(play, id, { revealed: true })
  tellOf(play, { kind: 'on-the-table', units: seen.map(({ id, place }) => ({ unit: id, zone: place })) })
}

/** Both sides have placed their units. */
export const finishDeployment = (play: Play): void => {
  const { loser } = play.state
  for (const side of SIDES) standDownExcess(play, side)
  if (play.state.boxes.length > 0) {
    for (const side of [loser, otherSide(loser)]) crossOver(play, side)
    change(play, { boxes: [] })
  }
  takePrisoners(play)
  clearMarks(play)
  closeRanks(play)
  for (const side of SIDES) tellOf(play, { kind: 'deployed', side, only: side, ...countOf(play, side) })
  showSeen(play)
}

const countOf = ({ state }: Play, side: SideName) => {
  const own = state.units.filter((unit) => unit.side === side && unit.gone === null)
  const onBoard = own.filter(isOnBoard).length
  return { onBoard, idle: own.filter(({ duty }) => duty === 'idle').map(({ id }) => id) }
}
