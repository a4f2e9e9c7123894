import type { Refusal } from '../../../../kernel/game/game.ts'
import { farAlong } from '../../../../kernel/geometry/angle.ts'
import type { Box } from '../../../../kernel/geometry/box.ts'
import { lastClearPlace, placed } from '../../../../kernel/geometry/sweep.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { roomAlong } from '../../../../table/retreat.ts'
import { edgeAhead, type Surroundings } from '../../../../table/travel.ts'
import { CONSOLIDATION, CONTACT, SHORT_OF_ENEMY } from '../../tables/index.ts'
import { fromInches, INCH } from '../board/measures.ts'
import { fighterOf, involvedBases, possibleSupports } from '../combat/involved.ts'
import { fightOn, usualLoss } from '../combat/rounds.ts'
import type { PlannedBase } from '../moves/plan.ts'
import { surroundingsOf } from '../moves/surroundings.ts'
import type { OrderOf } from '../orders.ts'
import { happen, now, type Play } from '../play.ts'
import { type Base, isOnTable, otherSide, type SideName, type State, type Unit, unitNamed } from '../state.ts'
import { finishUnit } from './finish.ts'
import { movedEvent } from './moved.ts'
import type { Phase } from './phase.ts'

/** PA-COMBAT-01, PA-COMBAT-08: everybody who fights without being asked. */
export const beginCombat = (play: Play, unit: Unit, contacted: readonly Unit[]): void => {
  const state = now(play)
  const ours = involvedBases(
    state,
    [unit],
    contacted.flatMap(({ bases }) => bases),
  )
  const theirs = involvedBases(state, contacted, unit.bases)
  happen(play, {
    kind: 'contact',
    unit: unit.id,
    attackers: ours.map((placed) => fighterOf(state, placed, basesOf(theirs), false)),
    defenders: theirs.map((placed) => fighterOf(state, placed, basesOf(ours), false)),
  })
  askForSupport(play, unit.side)
}

const basesOf = (list: readonly { readonly base: Base }[]): readonly Base[] => list.map(({ base }) => base)

/** PA-COMBAT-07: the moving player declares first, then his opponent; nobody is asked who has nothing to bring. */
const askForSupport = (play: Play, first: SideName): void => {
  for (const side of [first, otherSide(first)]) {
    if (possibleSupports(now(play), side).length === 0) continue
    happen(play, { kind: 'awaited', phase: { name: 'support', side } })
    return
  }
  fight(play)
}

export const checkSupport = (
  state: State,
  side: SideName,
  { bases }: OrderOf<'support'>,
): Refusal | undefined => {
  const possible = new Set(possibleSupports(state, side).map(({ base }) => base.id))
  for (const id of bases) {
    if (!possible.delete(id)) {
      return refuse('cannot-support', `"${id.slice(0, 60)}" cannot support this combat.`, 'PA-COMBAT-07')
    }
  }
  return undefined
}

export const playSupport = (play: Play, side: SideName, { bases }: OrderOf<'support'>): void => {
  const state = play.start
  const { combat } = state
  if (!combat) return
  const declared = new Set(bases)
  const enemies = state.units.flatMap((unit) => (unit.side === side ? [] : unit.bases))
  const fighters = possibleSupports(state, side)
    .filter(({ base }) => declared.has(base.id))
    .map((placed) => fighterOf(state, placed, enemies, true))
  happen(play, { kind: 'settled' })
  happen(play, { kind: 'supported', side, fighters })
  const opponent = otherSide(side)
  if (side === combat.attacker && possibleSupports(now(play), opponent).length > 0) {
    happen(play, { kind: 'awaited', phase: { name: 'support', side: opponent } })
  } else {
    fight(play)
  }
}

type LossPhase = Extract<Phase, { readonly name: 'loss' }>

export const isDrawn = (attacker: SideName, { side, from }: LossPhase): boolean =>
  (from === 'attackers') === (side === attacker)

export const checkLoss = (
  state: State,
  { from }: LossPhase,
  { base }: OrderOf<'lose'>,
): Refusal | undefined =>
  base === undefined || state.combat?.[from].some((fighter) => fighter.base === base)
    ? undefined
    : refuse('not-involved', `"${base.slice(0, 60)}" is not in this combat.`, 'PA-COMBAT-03')

export const playLoss = (play: Play, phase: LossPhase, { base }: OrderOf<'lose'>): void => {
  const { combat } = play.start
  if (!combat) return
  const chosen =
    base === undefined
      ? usualLoss(combat, phase.from, isDrawn(combat.attacker, phase))
      : combat[phase.from].find((fighter) => fighter.base === base)
  happen(play, { kind: 'settled' })
  if (chosen) happen(play, { kind: 'base-lost', base: chosen.base, unit: chosen.unit })
  fight(play)
}

/** Rounds, and what comes after the last. */
const fight = (play: Play): void => {
  const id = now(play).combat?.unit ?? ''
  const winner = fightOn(play)
  if (winner === undefined) return
  const state = now(play)
  const unit = unitNamed(state, id)
  const consolidates = winner === 'attacker' && state.options.consolidation === 'on'
  if (consolidates && unit && isOnTable(unit)) {
    happen(play, { kind: 'awaited', phase: { name: 'consolidate', side: unit.side, unit: id } })
  } else {
    finishUnit(play, id, unit?.bases ?? [])
  }
}

/** PA-COMBAT-14: how far a base can step onto the ground won. */
const stepOf = (
  state: State,
  unit: Unit,
  base: Box,
  most: number,
  around: Surroundings,
  comrades: readonly Box[],
): Box => {
  const heading = state.table.enemy[unit.side]
  const edge = edgeAhead(state.table, base.centre, heading).distance
  const length = roomAlong(
    {
      around,
      most: Math.min(most, edge),
      keepsOff: CONTACT * INCH,
      shortOf: fromInches(SHORT_OF_ENEMY),
    },
    base,
    heading,
  )
  const blockers = [...around.friends, ...around.bridged, ...comrades]
  return placed(base, heading, lastClearPlace(base, heading, length, blockers))
}

export const checkConsolidate = (
  unit: Unit | undefined,
  { bases }: OrderOf<'consolidate'>,
): Refusal | undefined => {
  const known = new Set(unit?.bases.map(({ id }) => id))
  for (const { base } of bases ?? []) {
    if (!known.delete(base)) {
      return refuse(
        'unknown-base',
        `There is no base "${base.slice(0, 60)}" to step forward.`,
        'PA-COMBAT-14',
      )
    }
  }
  return undefined
}

/** PA-COMBAT-14: where every surviving base of the moving unit comes to stand; all step forward unless told otherwise. */
export const consolidated = (
  state: State,
  unit: Unit,
  { bases }: OrderOf<'consolidate'>,
): readonly PlannedBase[] => {
  const around = surroundingsOf(state, unit)
  const heading = state.table.enemy[unit.side]
  // The foremost go first, so that they are out of the others' way.
  const moved: PlannedBase[] = unit.bases
    .toSorted((a, b) => farAlong(heading, b.centre) - farAlong(heading, a.centre))
    .map((base) => ({ base, place: base, fate: null }))
  moved.forEach(({ base }, i) => {
    const inches = bases ? (bases.find((step) => step.base === base.id)?.inches ?? 0) : CONSOLIDATION
    if (inches === 0) return
    const comrades = moved.filter((other) => other.base !== base).map(({ place }) => place)
    moved[i] = {
      base,
      place: stepOf(state, unit, base, fromInches(inches), around, comrades),
      fate: null,
    }
  })
  return moved
}

export const playConsolidate = (play: Play, id: string, order: OrderOf<'consolidate'>): void => {
  const unit = unitNamed(play.start, id)
  if (!unit) return
  const moved = consolidated(play.start, unit, order)
  happen(play, { kind: 'settled' })
  happen(play, movedEvent(unit, 'consolidation', moved))
  finishUnit(
    play,
    id,
    moved.map(({ place }) => place),
  )
}
