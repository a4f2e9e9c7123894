import { pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { SIDES } from '../../../vocabulary.ts'
import { retreat } from '../../board/retreat.ts'
import { revealSeen } from '../../board/sight.ts'
import { hasUnits, stackIn } from '../../board/zones.ts'
import { changeUnit, type Play, showActivity, showFight } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { loseMounts } from '../movement/overrunning.ts'
import type { PhaseOf } from '../shapes.ts'
import type { Facing } from './facings.ts'
import { firstContested, hasChoice, isArmed, type LineUp, lineUp } from './line-up.ts'
import { fightRound } from './round.ts'

/** The first mover settles its dispositions first, then the other. */
const inTurn = ({ assault }: State): readonly SideName[] => {
  const first = assault?.firstMover ?? 'a'
  return [first, otherSide(first)]
}

/** Who is to be asked next before a round; undefined if it can be fought. */
export const nextAsked = (
  state: State,
  line: LineUp,
  { content }: Pick<PhaseOf<'close-assault'>, 'content'>,
  after?: SideName,
): SideName | undefined => {
  const sides = inTurn(state)
  return sides
    .slice(after ? sides.indexOf(after) + 1 : 0)
    .find((side) => !content.includes(side) && hasChoice(line, side))
}

/** GF-CLOSE-01: fights for every contested zone in turn, until a side has something to decide or none is left. */
export const fightOn = (play: Play, before?: PhaseOf<'close-assault'>): void => {
  let last = before
  for (;;) {
    const zone = firstContested(play.state)
    if (last && last.zone !== zone) last = undefined
    if (zone === undefined) return
    const line = lineUp(play.state, zone)
    if (giveWay(play, line)) continue
    const next: PhaseOf<'close-assault'> = {
      name: 'close-assault',
      side: line.defending,
      zone,
      round: (last?.round ?? 0) + 1,
      front: stillAttacked(line, last),
      split: null,
      content: last?.content ?? [],
    }
    const asked = nextAsked(play.state, line, next)
    if (asked) {
      pushPhase(play, { ...next, side: asked })
      return
    }
    fight(play, line, next)
    last = next
  }
}

/** The facing that the defender chose before, if anybody still attacks there. */
const stillAttacked = ({ attacks }: LineUp, last: PhaseOf<'close-assault'> | undefined): Facing | null =>
  attacks.find(({ facing }) => facing === last?.front)?.facing ?? null

/** One round, and what it leaves of the fight. */
export const fight = (play: Play, line: LineUp, phase: PhaseOf<'close-assault'>): void => {
  showActivity(play)
  showFight(play)
  fightRound(play, line, phase)
  concludeIn(play, line.zone)
}

const anyArmed = (units: readonly Unit[]): boolean => units.some(isArmed)

/** GF-CLOSE-04: a side that cannot fire leaves without a check; if neither can, the attackers do. */
const giveWay = (play: Play, { zone, defending, defenders, attacks }: LineUp): boolean => {
  const attackersFire = attacks.some(({ attackers }) => anyArmed(attackers))
  if (attackersFire && anyArmed(defenders)) return false
  const side = attackersFire ? defending : otherSide(defending)
  tellOf(play, { kind: 'gave-way', zone, side })
  for (const { id } of stackIn(play.state, zone, side)) retreat(play, id, 'one-zone')
  revealSeen(play)
  concludeIn(play, zone)
  return true
}

/** Once one side is left it is told, and whoever came into the zone is at home there. */
const concludeIn = (play: Play, zone: ZoneNumber): void => {
  const left = SIDES.filter((side) => hasUnits(play.state, zone, side))
  if (left.length === 2) return
  const side = left[0] ?? null
  tellOf(play, { kind: 'close-assault-over', zone, side })
  if (!side) return
  for (const { id, cameFrom } of stackIn(play.state, zone, side)) {
    if (cameFrom !== null) changeUnit(play, id, { cameFrom: null })
  }
  loseMounts(play)
}
