import { NO_DICE } from '../../../../kernel/chance/no-dice.ts'
import { SILENT } from '../../../../kernel/procedure/trace.ts'
import { combatAftermath } from '../../procedures/combat-aftermath.ts'
import { combatRound } from '../../procedures/combat-round.ts'
import { modifierOf } from '../../reckoning/combat-base.ts'
import type { Status } from '../../vocabulary.ts'
import { happen, now, type Play } from '../play.ts'
import { otherSide, type SideName, type State } from '../state.ts'
import type { Combat, Fighter } from './combat.ts'

export type Camp = 'attackers' | 'defenders'

/** PA-COMBAT-13: whom the winner takes, or whom a side gives up in a drawn round. */
export const usualLoss = (combat: Combat, from: Camp, drawn: boolean): Fighter | undefined => {
  let chosen: Fighter | undefined
  let worth = 0
  for (const fighter of combat[from]) {
    const modifier = modifierOf(fighter, from === 'defenders')
    const better = drawn ? modifier <= worth : modifier > worth
    if (!chosen || better) {
      chosen = fighter
      worth = modifier
    }
  }
  return chosen
}

const sideOf = ({ attacker }: Combat, camp: Camp): SideName =>
  camp === 'attackers' ? attacker : otherSide(attacker)

/** A base of one camp goes: at once if there is only one, else when the side that may choose has chosen. */
const lose = (play: Play, combat: Combat, from: Camp, chooser: SideName): void => {
  const [only, another] = combat[from]
  if (only && !another) happen(play, { kind: 'base-lost', base: only.base, unit: only.unit })
  else happen(play, { kind: 'awaited', phase: { name: 'loss', side: chooser, from } })
}

/** PA-COMBAT-03: one round, and what it costs. */
const fightRound = (play: Play, combat: Combat): void => {
  const { attackers, defenders } = combat
  const { winner, attackerScores, defenderScores } = combatRound.resolve(
    {
      attackers: attackers.map((fighter) => ({ ...fighter, defending: false })),
      defenders: defenders.map((fighter) => ({ ...fighter, defending: true })),
      options: play.start.options,
    },
    play.dice,
    play.trace,
  )
  happen(play, { kind: 'round-fought', attackerScores, defenderScores, winner })
  if (winner === 'attacker') lose(play, combat, 'defenders', combat.attacker)
  else if (winner === 'defender') lose(play, combat, 'attackers', otherSide(combat.attacker))
  else {
    // The one asked last is pushed first: the moving side chooses before its opponent.
    lose(play, combat, 'defenders', sideOf(combat, 'defenders'))
    lose(play, combat, 'attackers', sideOf(combat, 'attackers'))
  }
}

/** PA-COMBAT-05, PA-COMBAT-12: the unit of every surviving involved base drops a level for each round. */
const statusesAfter = (state: State, combat: Combat) => {
  const statuses = new Map<string, Status>()
  for (const { unit, status } of [...combat.attackers, ...combat.defenders]) {
    if (statuses.has(unit)) continue
    const { newStatus } = combatAftermath.resolve(
      { status, rounds: combat.rounds, options: state.options },
      NO_DICE,
      SILENT,
    )
    statuses.set(unit, newStatus)
  }
  return [...statuses].map(([unit, status]) => ({ unit, status }))
}

/** Fights on until somebody must choose or the combat is over; true when it is over. */
export const fightOn = (play: Play): 'attacker' | 'defender' | 'none' | undefined => {
  for (;;) {
    const state = now(play)
    const { combat } = state
    if (!combat) return 'none'
    if (state.phases.at(-1)?.name === 'loss') return undefined
    const { attackers, defenders, rounds } = combat
    if (attackers.length > 0 && defenders.length > 0) {
      fightRound(play, combat)
      continue
    }
    const winner = attackers.length > 0 ? 'attacker' : defenders.length > 0 ? 'defender' : 'none'
    happen(play, { kind: 'combat-ended', winner, rounds, statuses: statusesAfter(state, combat) })
    return winner
  }
}
