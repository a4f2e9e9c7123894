import { distance, type Point } from '#kernel/geometry/point.ts'
import { fallingOrder } from '../../effects/falling.ts'
import type { Side } from '../../vocabulary.ts'
import type { Cause } from '../causes.ts'
import { type Play, unitNow } from '../play.ts'
import type { Figure } from '../state.ts'
import { isSpecialist } from '../units.ts'
import { fall, markHit } from './losses.ts'
import { askWhoFalls } from './naming.ts'

const byRole = (figures: readonly Figure[], namedByEnemy: boolean): readonly Figure[] => {
  const order = fallingOrder('own')
  const sorted = figures.toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role))
  return namedByEnemy ? sorted.toReversed() : sorted
}

export interface Casualties {
  readonly unit: string
  /** Who can be hit. */
  readonly among: readonly Figure[]
  /** Ordinary men fall by their distance from here; in the order of the roster if there is no such place. */
  readonly from: Point | undefined
  readonly count: number
  readonly specialist: boolean
  readonly cause: Cause
  /** In the Fire phase. */
  readonly marked: boolean
  /** SK-ART-19: those who can be hit are listed as they fall if nobody chooses. */
  readonly nearestFirst?: true
  /** Who names the specialist; the owner if left out (SK-MEL-12). */
  readonly namedBy?: Side
}

const strike = (play: Play, { unit, cause, marked }: Casualties, ids: readonly string[]): void => {
  if (marked) markHit(play, unit, ids, cause)
  else fall(play, unit, ids, 'dead', cause)
}

const idsOf = (figures: readonly Figure[]): readonly string[] => figures.map(({ id }) => id)

/** SK-SEQ-08: somebody is asked only where specialists of different roles are there. */
const loseSpecialists = (
  play: Play,
  casualties: Casualties,
  specialists: readonly Figure[],
  count: number,
): void => {
  const { unit, cause, marked, namedBy } = casualties
  const owner = unitNow(play, unit).side
  const side = casualties.specialist ? (namedBy ?? owner) : owner
  // SK-MEL-39: the enemy names one of them; the rest are those their owner would lose.
  const spare = side === owner ? 0 : Math.min(count, specialists.length) - 1
  if (spare > 0) {
    const first = byRole(specialists, false).slice(0, spare)
    strike(play, casualties, idsOf(first))
    const rest = specialists.filter((one) => !first.includes(one))
    loseSpecialists(play, casualties, rest, count - spare)
    return
  }
  const among = casualties.nearestFirst ? specialists : byRole(specialists, side !== owner)
  const hasChoice = new Set(among.map(({ role }) => role)).size > 1
  if (play.state.options['name-losses'] === 'none' || !hasChoice)
    strike(play, casualties, idsOf(among.slice(0, count)))
  else askWhoFalls(play, { side, unit, what: 'figures', among: idsOf(among), count, cause, marked })
}

/** SK-FIRE-39, SK-SEQ-08: men of a unit fall, or are marked: ordinary ones first, and one specialist if the throw found him. */
export const takeCasualties = (play: Play, casualties: Casualties): void => {
  const { unit, among, from, count, specialist, cause, marked } = casualties
  if (count <= 0 || among.length === 0) return
  const most = Math.min(count, among.length)
  const specialists = among.filter(({ role }) => isSpecialist(role))
  const ordinary = among.filter(({ role }) => !isSpecialist(role))
  const sorted = from
    ? ordinary.toSorted((one, other) => distance(one.at, from) - distance(other.at, from))
    : ordinary
  const found = specialist && specialists.length > 0 ? 1 : 0
  const plain = Math.min(sorted.length, most - found)
  const others = most - plain
  if (plain > 0) {
    if (play.state.options['name-losses'] === 'all' && plain < sorted.length)
      askWhoFalls(play, {
        side: unitNow(play, unit).side,
        unit,
        what: 'figures',
        among: idsOf(sorted),
        count: plain,
        cause,
        marked,
      })
    else strike(play, casualties, idsOf(sorted.slice(0, plain)))
  }
  if (others > 0) loseSpecialists(play, casualties, specialists, Math.min(others, specialists.length))
}
