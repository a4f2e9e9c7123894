import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { pushPhase, topPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { combatAftermath } from '../../../procedures/combat-aftermath.ts'
import { combatRound } from '../../../procedures/combat-round.ts'
import { otherSide, type SideName } from '../../../vocabulary.ts'
import { changeCombat, changeUnit, type Play, unitNow } from '../../play.ts'
import { isOnTable } from '../../units.ts'
import { finishUnit } from '../finishing.ts'
import type { Camp } from '../shapes.ts'
import type { Combat } from './combat.ts'
import { loseBase } from './loss.ts'

/** A base of one camp goes: at once if there is only one, else when the side that may choose has chosen. */
const costBase = (play: Play, { attackers, defenders }: Combat, from: Camp, chooser: SideName): void => {
  const [only, another] = from === 'attackers' ? attackers : defenders
  if (only && !another) loseBase(play, only)
  else pushPhase(play, { name: 'loss', side: chooser, from })
}

/** PA-COMBAT-03: one round, and what it costs. */
const fightRound = (play: Play, combat: Combat): void => {
  const { attackers, defenders, attacker, rounds } = combat
  const defender = otherSide(attacker)
  const { winner, attackerScores, defenderScores } = combatRound.resolve(
    {
      attackers: attackers.map((fighter) => ({ ...fighter, defending: false })),
      defenders: defenders.map((fighter) => ({ ...fighter, defending: true })),
      options: play.state.options,
    },
    play.dice,
    play.trace,
  )
  changeCombat(play, { rounds: rounds + 1 })
  tellOf(play, { kind: 'round-fought', attackerScores, defenderScores, winner })
  if (winner === 'attacker') costBase(play, combat, 'defenders', attacker)
  else if (winner === 'defender') costBase(play, combat, 'attackers', defender)
  else {
    // The one asked last is pushed first: the moving side chooses before its opponent.
    costBase(play, combat, 'defenders', defender)
    costBase(play, combat, 'attackers', attacker)
  }
}

/** PA-COMBAT-05, PA-COMBAT-12: the unit of every surviving involved base drops a level for each round. */
const wearDown = (play: Play, { attackers, defenders, rounds }: Combat): void => {
  const worn = new Set<string>()
  const { options } = play.state
  for (const { unit, status } of [...attackers, ...defenders]) {
    if (worn.has(unit)) continue
    worn.add(unit)
    const { newStatus } = combatAftermath.resolve({ status, rounds, options }, NO_DICE, SILENT)
    changeUnit(play, unit, { status: newStatus })
  }
}

/** The combat is over, and the unit that moved into contact steps forward or has done. */
const endCombat = (play: Play, combat: Combat): void => {
  const { unit: id, attackers, defenders, rounds } = combat
  const winner = attackers.length > 0 ? 'attacker' : defenders.length > 0 ? 'defender' : 'none'
  wearDown(play, combat)
  change(play, { combat: null })
  const left = [...new Set(defenders.map((fighter) => fighter.unit))]
  tellOf(play, { kind: 'combat-ended', unit: id, defenders: left, winner, rounds })
  const unit = unitNow(play, id)
  const consolidates = winner === 'attacker' && play.state.options.consolidation === 'on'
  if (consolidates && isOnTable(unit)) {
    pushPhase(play, { name: 'consolidate', side: unit.side, unit: id })
  } else {
    finishUnit(play, id, unit.bases)
  }
}

/** Fights a combat that is going on until somebody must choose or it is over. */
export const fight = (play: Play): void => {
  for (;;) {
    const { combat } = play.state
    if (!combat || topPhase(play.state)?.name === 'loss') return
    if (combat.attackers.length === 0 || combat.defenders.length === 0) {
      endCombat(play, combat)
      return
    }
    fightRound(play, combat)
  }
}
