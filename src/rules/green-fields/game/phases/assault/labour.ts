import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { construction } from '../../../procedures/construction.ts'
import { neighbours } from '../../../reckoning/grid.ts'
import { zoneAt } from '../../board/zones.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'
import { lacksRoad, unbridgedEdge } from '../works.ts'

/** GF-ACON-01, GF-ACON-02: opportunity fire is fire too. */
export const hasFired = ({ fired, shotOpportunity }: Unit): boolean => fired || shotOpportunity

const isFree = (unit: Unit): boolean =>
  isOnBoard(unit) && !unit.worked && unit.status !== 'routing' && unit.duty !== 'digging'

/** GF-ACON-02: what comes of digging where it stands. */
export const dig = (state: State, unit: Unit) =>
  construction.resolve(
    {
      scale: 'assault',
      method: 'entrench',
      type: unit.type,
      work: undefined,
      strength: undefined,
      morale: unit.morale,
      trench: zoneAt(state, unit.place).trench,
      moved: unit.moving,
      fired: hasFired(unit),
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )

export const mayScrape = (state: State, unit: Unit): boolean => isFree(unit) && dig(state, unit).permitted

const mayBuild = (unit: Unit): boolean => unit.type === 'pioneer' && isFree(unit) && !hasFired(unit)

/** The neighbouring zones towards which a bridge is wanting. */
export const bridgeable = (state: State, { place }: Unit): readonly ZoneNumber[] =>
  state.country.water.length === 0
    ? []
    : neighbours(state.country, place).filter((to) => unbridgedEdge(state, place, to) >= 0)

export const buildsSomething = (state: State, unit: Unit): boolean =>
  mayBuild(unit) && (lacksRoad(state, unit.place) || bridgeable(state, unit).length > 0)

export const hasWork = (state: State, side: SideName): boolean =>
  state.units.some(
    (unit) =>
      unit.side === side && isOnBoard(unit) && (buildsSomething(state, unit) || mayScrape(state, unit)),
  )
