import { change, tellOf } from '#kernel/game/play.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { fromCm, OBJECTIVE_RADIUS, pointAt } from '../tables/index.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { patchAt } from './field.ts'
import type { Play } from './play.ts'
import { scores } from './scores.ts'
import { otherSide } from './sides.ts'
import type { State } from './state.ts'
import { isRifles } from './units.ts'

type Reason = 'turn-limit' | 'collapse' | 'concession' | 'agreement'

const endWith = (play: Play, winner: Side | null, reason: Reason): void => {
  change(play, { ending: { winner, reason, score: scores(play.state) } })
  tellOf(play, { kind: 'battle-ended', winner, reason })
}

/** FF-END-10: by the scores as they are. */
export const endByScore = (play: Play, reason: Exclude<Reason, 'concession'>): void => {
  const { attacker, defender } = scores(play.state)
  const level = play.state.scenario.attackerMustWin ? 'defender' : null
  endWith(play, attacker === defender ? level : attacker > defender ? 'attacker' : 'defender', reason)
}

export const endAgainst = (play: Play, loser: Side, reason: 'collapse' | 'concession'): void =>
  endWith(play, otherSide(loser), reason)

/** FF-END-03: it has no rifle platoon on the table or still to come. */
export const hasCollapsed = (state: State, side: Side): boolean =>
  !(
    state.stands.some((stand) => stand.side === side && isRifles(stand)) ||
    state.units.some(
      (unit) =>
        unit.side === side &&
        unit.at === 'reserve' &&
        (unit.kind === 'rifle-company' || unit.kind === 'cavalry-squadron'),
    )
  )

/** FF-END-11: the battle is over at once where a side has nobody left. */
export const endIfCollapsed = (play: Play): void => {
  const fallen = SIDES.filter((side) => hasCollapsed(play.state, side))
  const [first] = fallen
  if (first === undefined) return
  if (fallen.length === 2) endByScore(play, 'collapse')
  else endAgainst(play, first, 'collapse')
}

/** FF-END-03, FF-END-09: who has troops on an objective. */
const onObjective = (state: State, index: number): readonly Side[] => {
  const printed = state.scenario.objectives[index]
  if (!printed) return []
  const { at } = printed
  const shape = at === 'area' ? patchAt(state.scenario, printed)?.shape : undefined
  const point = at === 'area' ? undefined : pointAt({ x: at[0], y: at[1] })
  const near = fromCm(OBJECTIVE_RADIUS)
  const isThere = (body: State['stands'][number] | State['blockHouses'][number]): boolean =>
    shape ? shapeHolds(shape, body.centre) : point !== undefined && gapToPoint(body, point) <= near
  return SIDES.filter(
    (side) =>
      state.stands.some(
        (stand) => stand.side === side && isRifles(stand) && !stand.below && !stand.wire && isThere(stand),
      ) || state.blockHouses.some((house) => house.holder === side && isThere(house)),
  )
}

/** FF-END-09 */
export const lookAtObjectives = (play: Play): void => {
  const { state } = play
  state.objectives.forEach((objective, i) => {
    const there = onObjective(state, i)
    const [holder] = there
    if (there.length !== 1 || holder === undefined || holder === objective.holder) return
    change(play, {
      objectives: play.state.objectives.map((one, j) => (j === i ? { ...one, holder } : one)),
    })
    tellOf(play, { kind: 'objective-changed', name: objective.name, holder })
  })
}

/** What a side has lost, by kind of stand. */
export const losses = ({ lost }: State, side: Side): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const one of lost) if (one.side === side) counts[one.type] = (counts[one.type] ?? 0) + 1
  return counts
}
