import { change, tellOf } from '../../../../../kernel/game/play.ts'
import { CASUALTY_BASE } from '../../../tables/index.ts'
import { SIDES } from '../../../vocabulary.ts'
import { changeArmy, changeUnits, changeZone, type Play } from '../../play.ts'
import { award } from '../../scoring.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { Assault, State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { freshUnits, freshZones } from './fresh-turn.ts'

/** A7: zones are scored, the troops get their breath back, and the week goes on. */
export const closeAssault = (play: Play): void => {
  const { assault } = play.state
  if (!assault) return
  const taken = { a: takenBy(play.state, assault, 'a'), b: takenBy(play.state, assault, 'b') }
  tellOf(play, { kind: 'assault-over', reason: assault.over ?? 'agreed', taken })
  countTheFallen(play)
  freshUnits(play, true)
  freshZones(play, true)
  changeUnits(play, recovered)
  change(play, { assault: null })
  // GF-VP-02, GF-VP-03
  award(play, {
    a: { zonesCaptured: taken.a, zonesLost: taken.b },
    b: { zonesCaptured: taken.b, zonesLost: taken.a },
  })
}

/** GF-VP-03: zones that a side holds now and did not when the assault began. */
const takenBy = ({ zones }: State, { before }: Assault, side: SideName): number => {
  let taken = 0
  zones.forEach(({ owner }, zone) => {
    if (owner === side && before[zone] !== side) taken++
  })
  return taken
}

/** GF-SUP-03: whoever is left is steady again; who was on the way has arrived behind the lines (GF-RES-01). */
const recovered = ({ status, onItsWay }: Unit): Partial<Unit> | undefined =>
  status !== 'steady' || onItsWay ? { status: 'steady', onItsWay: false } : undefined

/** GF-VP-06, GF-DATE-04: casualty bases are set up, and wrecks are dragged home from ground that the Germans hold. */
const countTheFallen = (play: Play): void => {
  const wrecks = { a: 0, b: 0 }
  play.state.zones.forEach((zone, number) => {
    if (zone.fallen === 0) return
    for (const side of SIDES) if (zone.owner !== side) wrecks[side] += zone.wrecks[side]
    const base = zone.fallen >= CASUALTY_BASE ? 1 : 0
    changeZone(play, number, { fallen: 0, wrecks: { a: 0, b: 0 }, bases: zone.bases + base })
  })
  for (const side of SIDES) {
    const { nation, recovered: before } = play.state.armies[side]
    const found = wrecks[otherSide(side)]
    if (nation === 'german' && found > 0) changeArmy(play, side, { recovered: before + found })
  }
}
