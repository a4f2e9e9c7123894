import { change, tellOf } from '#kernel/game/play.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { idOf } from '../scenarios/ids.ts'
import type { Award } from '../scenarios/scenario.ts'
import { fromInches, OBJECTIVE, pointAt, TOLERANCE } from '../tables/table-top.ts'
import { SIDES, type Side } from '../vocabulary.ts'
import { modelOf } from './board/bases.ts'
import { nearestOn } from './board/centreline.ts'
import { houseNamed } from './board/ground.ts'
import { distanceToUnit } from './board/obstacles.ts'
import { trenchNamed } from './board/room.ts'
import type { Play } from './play.ts'
import { otherSide } from './sides.ts'
import type { Figure, Lost, State, Unit } from './state.ts'
import { isActive, isOnTable, isRouting, isVehicle } from './units.ts'

export type Score = Readonly<Record<Side, number>>

/** SK-END-05: gone for good, or on the run. */
export const isLost = ({ where, routedIn, vehicle }: Unit): boolean =>
  where === 'gone' || (vehicle?.destroyed ?? false) || (where === 'table' && routedIn !== null)

/** SK-VEH-21: the crew of a wreck on foot is no unit of the roster. */
const isOfRoster = ({ scenario }: State, { id, side }: Unit): boolean =>
  scenario[side].units.some((muster) => muster.id === id)

const lostUnits = (state: State, side: Side): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && isOfRoster(state, unit) && isLost(unit))

const lostFigures = ({ lost }: State, side: Side): readonly Lost[] => lost.filter((one) => one.side === side)

const wagonNear = (state: State, side: Side, at: Point, within: number): boolean =>
  state.units.some((unit) => {
    if (unit.side !== side || unit.weapon !== 'wagon' || !isActive(unit)) return false
    const model = modelOf(unit)
    return model !== undefined && gapToPoint(model, at) <= within + fromInches(TOLERANCE)
  })

/** What an award of the scenario is worth to a side now. */
const worthOf = (state: State, award: Award, place: number, side: Side): number => {
  const enemy = otherSide(side)
  if (award.kind === 'wagon-near') {
    const [x, y] = award.at
    return wagonNear(state, side, pointAt({ x, y }), fromInches(award.within)) ? award.points : 0
  }
  if (award.to !== side) return 0
  switch (award.kind) {
    case 'units-lost':
      return lostUnits(state, enemy).reduce(
        (sum, unit) => sum + (isVehicle(unit) ? (award.vehicles ?? award.each) : award.each),
        0,
      )
    case 'figures-lost':
      return lostFigures(state, enemy).reduce(
        (sum, { how }) => sum + (how === 'prisoner' ? award.prisoners : award.each),
        0,
      )
    case 'unit-gone':
      return state.units.some(({ id, where }) => id === award.unit && where === 'gone') ? award.points : 0
    case 'in-trench':
      return state.earned.includes(place) ? award.points : 0
    case 'left-behind':
      return (
        award.points *
        state.units.filter(
          (unit) =>
            award.units.includes(unit.id) &&
            isOnTable(unit) &&
            !isRouting(unit) &&
            unit.figures.some(({ at }) => at.y > fromInches(award.northOf)),
        ).length
      )
  }
}

/** SK-END-09 */
const hasNobody = (state: State, side: Side): boolean =>
  !state.units.some(
    (unit) => unit.side === side && !unit.vehicle && (unit.where === 'to-come' || isActive(unit)),
  )

const objectivePoints = (state: State, side: Side): number => {
  const enemy = otherSide(side)
  if (hasNobody(state, side)) return 0
  const all = hasNobody(state, enemy)
  return state.objectives.reduce((sum, { holder, points }) => sum + (all || holder === side ? points : 0), 0)
}

/** The share of a side's figures that is left; a crew that got out of its wreck was counted in it. */
const shareLeft = (state: State, side: Side): number => {
  const start = state.units.reduce(
    (sum, unit) => sum + (unit.side === side && isOfRoster(state, unit) ? unit.strength : 0),
    0,
  )
  return start === 0 ? 0 : (start - lostFigures(state, side).length) / start
}

const scoreOf = (state: State, side: Side): number =>
  state.scenario.toWin === undefined
    ? Math.floor(shareLeft(state, side) * 100 + 1e-9)
    : objectivePoints(state, side) +
      state.scenario.awards.reduce((sum, award, i) => sum + worthOf(state, award, i, side), 0)

/** SK-END-07: the points as they would stand now. */
export const scores = (state: State): Score => ({ a: scoreOf(state, 'a'), b: scoreOf(state, 'b') })

type Reason = 'turn-limit' | 'collapse' | 'concession' | 'agreement'

const endWith = (play: Play, winner: Side | null, reason: Reason): void => {
  change(play, { ending: { winner, reason, score: scores(play.state) } })
  tellOf(play, { kind: 'battle-ended', winner, reason })
}

/** SK-END-08: by how much the higher share must lead where forces were built. */
const SHARE_LEAD = 10

/** By how much each side must lead. */
export const leadToWin = ({ scenario }: State): Score => scenario.toWin ?? { a: SHARE_LEAD, b: SHARE_LEAD }

/** By the points as they stand and the lead that the scenario asks for. */
export const winnerBy = (state: State, { a, b }: Score): Side | null => {
  const toWin = leadToWin(state)
  if (a - b >= toWin.a && a > b) return 'a'
  return b - a >= toWin.b ? 'b' : null
}

export const endByScore = (play: Play, reason: Exclude<Reason, 'concession'>): void =>
  endWith(play, winnerBy(play.state, scores(play.state)), reason)

export const endAgainst = (play: Play, loser: Side, reason: 'collapse' | 'concession'): void =>
  endWith(play, otherSide(loser), reason)

/** The share of its squads that are gone or on the run. */
export const squadsLost = ({ units }: State, side: Side): number => {
  let squads = 0
  let lost = 0
  for (const unit of units) {
    if (unit.side !== side || (unit.kind !== 'rifle-squad' && unit.kind !== 'cavalry-troop')) continue
    squads++
    if (isLost(unit)) lost++
  }
  return squads === 0 ? 0 : lost / squads
}

/** SK-END-02: more than half of its squads are gone or on the run. */
const isBroken = (state: State, side: Side): boolean => squadsLost(state, side) > 0.5

/** SK-END-01, SK-END-02, SK-END-08: whether the battle is over at the end of a move. */
export const endIfOver = (play: Play): void => {
  const { state } = play
  if (state.scenario.toWin === undefined) {
    const broken = SIDES.filter((side) => isBroken(state, side))
    const [loser] = broken
    if (broken.length === 1 && loser) {
      endAgainst(play, loser, 'collapse')
      return
    }
    if (broken.length === 2) {
      const [a, b] = [shareLeft(state, 'a'), shareLeft(state, 'b')]
      endWith(play, a === b ? null : a > b ? 'a' : 'b', 'collapse')
      return
    }
  }
  if (SIDES.some((side) => hasNobody(state, side))) endByScore(play, 'collapse')
  else if (state.move >= state.scenario.moves) endByScore(play, 'turn-limit')
}

/** SK-END-03, SK-END-06: figures of a side that hold at an objective, and whether it has anybody there who contests. */
const presenceAt = (
  state: State,
  index: number,
  side: Side,
): { readonly men: number; readonly contests: boolean } => {
  const listed = state.scenario.objectives[index]
  if (!listed) return { men: 0, contests: false }
  const near = fromInches(OBJECTIVE.within) + fromInches(TOLERANCE)
  const house = listed.at === 'structure' ? houseNamed(state, idOf(listed)) : undefined
  const point = listed.at === 'structure' ? undefined : pointAt({ x: listed.at[0], y: listed.at[1] })
  const isHeldInside =
    house !== undefined &&
    state.units.some((unit) => isOnTable(unit) && unit.inside === house.id && isActive(unit))
  const isThere = (unit: Unit, at: Point): boolean => {
    if (house) return isHeldInside ? unit.inside === house.id : shapeGapToPoint(house.shape, at) <= near
    if (!point) return false
    // SK-GEN-18: men inside count from the outline of what they are in.
    if (unit.inside !== null) return distanceToUnit(state, unit, point) <= near
    const trench = trenchNamed(state, unit.trench)
    const onTrench = trench && nearestOn(trench.line, point)
    if (trench && onTrench && onTrench.off <= fromInches(TOLERANCE))
      return Math.abs(nearestOn(trench.line, at).along - onTrench.along) <= near
    return distance(at, point) <= near
  }
  let men = 0
  let contests = false
  for (const unit of state.units) {
    // SK-END-10: the drivers of a wagon are no men on foot.
    if (unit.side !== side || !isActive(unit) || unit.kind === 'sniper' || unit.weapon === 'wagon') continue
    const inside = unit.inside === null ? undefined : houseNamed(state, unit.inside)
    if (inside?.kind === 'dugout') continue
    if (unit.vehicle) {
      const hull = modelOf(unit)
      if (hull && point && gapToPoint(hull, point) <= near) contests = true
      if (hull && house && !isHeldInside && shapeGapToPoint(house.shape, unit.position) <= near)
        contests = true
      continue
    }
    const there = unit.figures.filter(({ at }) => isThere(unit, at)).length
    men += there
    if (there > 0) contests = true
  }
  return { men, contests }
}

/** SK-END-10: objectives change hands in the End phase. */
export const lookAtObjectives = (play: Play): void => {
  const { state } = play
  const objectives = state.objectives.map((objective, i) => {
    const there = { a: presenceAt(state, i, 'a'), b: presenceAt(state, i, 'b') }
    const holder = SIDES.find(
      (side) => there[side].men >= OBJECTIVE.figures && !there[otherSide(side)].contests,
    )
    return holder === undefined || holder === objective.holder ? objective : { ...objective, holder }
  })
  objectives.forEach((objective, i) => {
    if (objective !== state.objectives[i])
      tellOf(play, { kind: 'objective-changed', name: objective.name, holder: objective.holder })
  })
  change(play, { objectives })
}

/** The raid: so many figures of these units in a trench with no active enemy near (SK 7.4). */
const isEarned = (state: State, award: Award): boolean => {
  if (award.kind !== 'in-trench') return false
  const clear = fromInches(award.clear) + fromInches(TOLERANCE)
  const there = state.units
    .filter(
      (unit) =>
        award.units.includes(unit.id) && isOnTable(unit) && unit.trench === award.trench && !isRouting(unit),
    )
    .flatMap(({ figures }) => figures)
  const enemies = state.units.filter(
    (unit) =>
      unit.side !== award.to &&
      isActive(unit) &&
      (unit.inside === null || houseNamed(state, unit.inside)?.kind !== 'dugout'),
  )
  const isClear = ({ at }: Figure): boolean =>
    enemies.every((enemy) => distanceToUnit(state, enemy, at) > clear)
  return there.filter(isClear).length >= award.figures
}

/** Awards that are earned once for all at the end of a move. */
export const lookAtAwards = (play: Play): void => {
  const { state } = play
  const now = state.scenario.awards.flatMap((award, i) =>
    !state.earned.includes(i) && isEarned(state, award) ? [i] : [],
  )
  if (now.length > 0) change(play, { earned: [...state.earned, ...now] })
}

/** What a side has lost, by role. */
export const losses = ({ lost }: State, side: Side): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const one of lost) if (one.side === side) counts[one.role] = (counts[one.role] ?? 0) + 1
  return counts
}
