import { tellOf } from '#kernel/game/play.ts'
import { retreatsNow, type Shaken, shakenBy } from '../../effects/shaken.ts'
import type { MoraleResult } from '../../vocabulary.ts'
import { fall } from '../harm/losses.ts'
import { askWhoFalls } from '../harm/naming.ts'
import { retreat } from '../moves/retreat.ts'
import { changeUnit, mark, type Play, unitNow } from '../play.ts'
import type { Unit } from '../state.ts'
import { isSpecialist } from '../units.ts'

const shakenOf = ({ routedIn, retreatOwed, haltedTo }: Unit): Shaken => {
  if (routedIn !== null) return 'routing'
  if (retreatOwed) return 'retreat-owed'
  return haltedTo === null ? 'none' : 'halted'
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
  const before = shakenOf(unit)
  const after = shakenBy(before, result)
  if (retreatsNow(result)) mark(play, id, { fellBackFrom: unit.position })
  changeUnit(play, id, {
    haltedTo: after === 'halted' ? move + 1 : null,
    retreatOwed: after === 'retreat-owed',
    ...(after === 'routing' && before !== 'routing' ? { routedIn: move, prone: false } : {}),
  })
  if (!retreatsNow(result)) return
  retreat(play, id, after === 'routing')
  if (result === 'fall-back-2' && unitNow(play, id).where === 'table') loseMan(play, id)
}
