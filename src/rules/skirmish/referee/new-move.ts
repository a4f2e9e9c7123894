import type { Card } from '../armies/card.ts'
import { settled } from './losses.ts'

type Standing = Pick<Card, 'status' | 'statusMoves'>

/** SK-MOR-07: how long a unit stays halted, falling back, or too shaken to rally. */
const nextStatus = ({ status, statusMoves }: Card): Standing => {
  if (statusMoves > 0) return { status, statusMoves: statusMoves - 1 }
  const over = status === 'halted' || status === 'falling-back'
  return { status: over ? 'steady' : status, statusMoves: 0 }
}

/** The card when the next move begins: what counts for one move only is wiped off. */
export const newMove = (unit: Card): Card => {
  // SK-CLD-08
  if (unit.kind === 'cloud') return { ...unit, age: unit.age + 1 }
  const now = settled(unit)
  return {
    ...now,
    ...nextStatus(now),
    movesAtRest: now.kind === 'sniper' && !now.moved ? now.movesAtRest + 1 : 0,
    attackedLastMove: now.underFire || now.gasAttack,
    moved: false,
    charging: false,
    fired: false,
    // SK-VEH-03: a tank remembers until its next breakdown throw
    underFire: now.kind === 'tank' && now.underFire,
    gasAttack: false,
    pushedBack: false,
    casualties: 0,
    sniperFactors: false,
  }
}
