import { change, tellOf } from '#kernel/game/play.ts'
import { CASUALTY_BASE } from '../../../tables/index.ts'
import { recoverWrecks } from '../../board/wrecks.ts'
import { changeUnits, changeZone, type Play } from '../../play.ts'
import { award } from '../../scoring.ts'
import type { SideName } from '../../sides.ts'
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
  recoverWrecks(play)
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

/** GF-VP-06: casualty bases are set up. */
const countTheFallen = (play: Play): void => {
  play.state.zones.forEach(({ fallen, bases }, number) => {
    if (fallen === 0) return
    changeZone(play, number, { fallen: 0, bases: bases + (fallen >= CASUALTY_BASE ? 1 : 0) })
  })
}
