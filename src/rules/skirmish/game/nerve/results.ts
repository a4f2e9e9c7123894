import { tellOf } from '../../../../kernel/game/play.ts'
import type { MoraleResult } from '../../vocabulary.ts'
import { fall } from '../harm/losses.ts'
import { retreat } from '../moves/retreat.ts'
import { askWhoFalls } from '../phases/naming/naming.ts'
import { changeUnit, mark, type Play, unitNow } from '../play.ts'
import type { Unit } from '../state.ts'
import { isSpecialist } from '../units.ts'

/** SK-MOR-18: how bad a unit's state is. */
const gravity = ({ routedIn, retreatOwed, haltedTo }: Unit): number => {
  if (routedIn !== null) return 4
  if (retreatOwed) return 3
  return haltedTo === null ? 0 : 1
}

/** SK-MOR-22: the last ordinary man, or the last of all; the owner may name another under `name-losses` `all`. */
const loseMan = (play: Play, id: string): void => {
  const { figures, side } = unitNow(play, id)
  const ordinary = figures.filter(({ role }) => !isSpecialist(role))
  const among = (ordinary.length > 0 ? ordinary : figures).map((figure) => figure.id).toReversed()
  if (play.state.options['name-losses'] === 'all')
    askWhoFalls(play, { side, unit: id, what: 'figures', among, count: 1, cause: 'morale', marked: false })
  else fall(play, id, among.slice(0, 1), 'dead', 'morale')
}

/** SK-MOR-07, SK-MOR-18: what a failed check makes a unit do. */
export const applyResult = (play: Play, id: string, result: MoraleResult): void => {
  const unit = unitNow(play, id)
  if (result === 'pass' || unit.where !== 'table') return
  const { move } = play.state
  tellOf(play, { kind: 'broke', unit: id, result })
  if (result === 'stand') {
    if (gravity(unit) <= 1) changeUnit(play, id, { haltedTo: move + 1 })
    return
  }
  mark(play, id, { fellBackFrom: unit.position })
  if (result === 'rout')
    changeUnit(play, id, { routedIn: move, retreatOwed: false, haltedTo: null, prone: false })
  else if (result === 'fall-back-2') changeUnit(play, id, { retreatOwed: true, haltedTo: null })
  else if (gravity(unit) < 2) changeUnit(play, id, { haltedTo: null })
  retreat(play, id, unitNow(play, id).routedIn !== null)
  if (result === 'fall-back-2' && unitNow(play, id).where === 'table') loseMan(play, id)
}
