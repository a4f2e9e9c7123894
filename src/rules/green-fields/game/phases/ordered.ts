import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { distance } from '../../reckoning/grid.ts'
import { ORDER_TO_ATTACK } from '../../tables/index.ts'
import { changeArmy, type Play } from '../play.ts'
import { award } from '../scoring.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../unit.ts'
import type { ZoneNumber } from '../zone.ts'

/** GF-ASLT-08: the scenario orders a side to attack, and it has not done so. */
export const isOrdered = ({ terms, armies }: State, side: SideName): boolean =>
  terms.mustAssault?.side === side && !armies[side].attacked

/** GF-ASLT-08: the week has come in which it must. */
export const isBound = (state: State, side: SideName): boolean =>
  isOrdered(state, side) && state.week >= (state.terms.mustAssault?.by ?? 0)

/** GF-ASLT-09: the set piece is the attacker's; his enemy waits for it. */
export const mustWait = ({ terms, armies }: State, side: SideName): boolean => {
  const must = terms.mustAssault
  return must !== null && must.side !== side && !armies[must.side].assaulted
}

const steadyUnits = ({ units }: State, side: SideName): readonly Unit[] =>
  units.filter(
    (unit) => unit.side === side && unit.gone === null && isCombatUnit(unit) && unit.status === 'steady',
  )

/** GF-ASLT-08: how many steady combat units a side must have on the table this week, and has. */
export const musterOf = (
  state: State,
  side: SideName,
): { readonly needed: number; readonly onBoard: number; readonly all: number } => {
  const steady = steadyUnits(state, side)
  return {
    needed: isBound(state, side) ? Math.ceil(steady.length / ORDER_TO_ATTACK.onBoard) : 0,
    onBoard: steady.filter(isOnBoard).length,
    all: steady.length,
  }
}

/** GF-ASLT-08: a side with orders to attack does not keep its army off the table. */
export const keptBackRefusal = (
  state: State,
  side: SideName,
  canCome: (unit: Unit) => boolean,
): Refusal | undefined => {
  const { needed, onBoard, all } = musterOf(state, side)
  if (onBoard >= needed || !steadyUnits(state, side).some((unit) => !isOnBoard(unit) && canCome(unit)))
    return undefined
  return refuse(
    'too-few-on-board',
    `Your orders are to attack this week: at least ${needed} of your ${all} steady combat units must be on the table, and ${onBoard === 1 ? '1 is' : `${onBoard} are`}.`,
    'GF-ASLT-08',
  )
}

/** GF-ASLT-08: why a unit that can be on the table may not be kept off it: too few others can be there for the attack. */
export const sparesRefusal = (
  state: State,
  unit: Unit,
  canCome: (unit: Unit) => boolean,
): Refusal | undefined => {
  const { needed } = musterOf(state, unit.side)
  if (needed === 0) return undefined
  const canBeThere = steadyUnits(state, unit.side).filter((one) => isOnBoard(one) || canCome(one))
  const isWanted = canBeThere.length <= needed && canBeThere.some(({ id }) => id === unit.id)
  return isWanted
    ? refuse(
        'wanted-for-attack',
        `Your orders are to attack this week, and ${unit.name} is wanted for it.`,
        'GF-ASLT-08',
      )
    : undefined
}

/** The order to attack is carried out. */
const carriedOut = (play: Play, side: SideName): void => changeArmy(play, side, { attacked: true })

const mayCarryOut = (state: State, side: SideName): boolean =>
  isOrdered(state, side) && state.assault?.announcer === side

/** GF-ASLT-08: combat units of the announcer have gone into ground that was the enemy's when the assault began. */
export const attackedBy = (play: Play, side: SideName, movers: readonly Unit[], zone: ZoneNumber): void => {
  const { assault } = play.state
  if (assault?.before[zone] !== side && mayCarryOut(play.state, side) && movers.some(isCombatUnit))
    carriedOut(play, side)
}

const toTheirGround = ({ country, assault }: State, side: SideName, zone: ZoneNumber): number =>
  (assault?.before ?? []).reduce(
    (least, owner, other) => (owner === side ? least : Math.min(least, distance(country, zone, other))),
    Number.POSITIVE_INFINITY,
  )

/** GF-ASLT-08: or fire has stopped them on the way, next to it. */
export const stoppedBy = (
  play: Play,
  side: SideName,
  stopped: readonly Unit[],
  {
    start,
    path,
    zone,
  }: { readonly start: ZoneNumber; readonly path: readonly ZoneNumber[]; readonly zone: ZoneNumber },
): void => {
  const { state } = play
  if (!mayCarryOut(state, side) || !stopped.some(isCombatUnit)) return
  const isNear = toTheirGround(state, side, zone) <= ORDER_TO_ATTACK.within
  const nearest = Math.min(...path.map((one) => toTheirGround(state, side, one)))
  if (isNear && nearest < toTheirGround(state, side, start)) carriedOut(play, side)
}

/** GF-ASLT-08: a week in which the attack was due and did not come. */
export const blameForWeek = (play: Play): void => {
  const side = play.state.terms.mustAssault?.side
  if (!side || !isBound(play.state, side)) return
  tellOf(play, { kind: 'order-not-carried-out', side, points: ORDER_TO_ATTACK.penalty })
  award(play, { [side]: { spent: ORDER_TO_ATTACK.penalty } })
}
