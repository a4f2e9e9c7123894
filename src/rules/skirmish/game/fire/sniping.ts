import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { sniperStatus } from '../../procedures/sniper-status.ts'
import { rangeOf, SNIPER_REACH } from '../../tables/table-top.ts'
import { distanceToUnit } from '../board/obstacles.ts'
import { hasWayHome } from '../board/way-home.ts'
import type { State, Unit } from '../state.ts'
import { isAttacked } from '../units.ts'

/** SK-SNP-06, SK-SNP-12: how far a sniper is from his squad, or the nearest if he has none; far enough if it is gone. */
const fromSquad = (state: State, sniper: Unit): number => {
  const squads = state.units.filter(({ id, side, kind, where }) => {
    const isHis = sniper.squad === null ? side === sniper.side && kind === 'rifle-squad' : id === sniper.squad
    return isHis && where === 'table'
  })
  const far = squads.map((squad) => rangeOf(distanceToUnit(state, squad, sniper.position)))
  return far.length > 0 ? Math.min(...far) : SNIPER_REACH.fromUnit
}

/** SK-SNP-02, SK-SNP-04: whether a sniper may shoot at somebody, and as what. */
export const sniperShot = (state: State, sniper: Unit, target: Unit) => {
  const pathBack = hasWayHome(state, sniper)
  return sniperStatus.resolve(
    {
      distanceToUnit: fromSquad(state, sniper),
      movesAtRest: sniper.marks.moved ? 0 : sniper.movesAtRest,
      pathBack,
      attacked: isAttacked(sniper),
      targetBlocksPath: !pathBack && hasWayHome(state, sniper, target.id),
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
}
