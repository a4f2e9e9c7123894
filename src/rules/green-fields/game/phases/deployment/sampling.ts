import { fair, type Random } from '#kernel/chance/random.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import { connectedZones } from '../../board/control.ts'
import { stackIn } from '../../board/zones.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { DONE, type ORDER_DONE } from '../forms.ts'
import type { RIDING_ORDERS } from '../riding.ts'
import { type ORDER_WAVES, sampleWaves } from '../waves.ts'
import { OFF, type PLACE } from './placing.ts'
import type { DRAFT, LUXURY } from './rest.ts'
import type { STAND_DOWN, STAND_TO } from './standing-down.ts'
import type { DEPLOY_USUAL } from './usual.ts'

const picked = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : list[fair(random, list.length)]

/** Those that a random player thinks of. */
type Order = OrderIn<
  readonly [
    typeof ORDER_DONE,
    typeof PLACE,
    typeof DEPLOY_USUAL,
    typeof LUXURY,
    typeof DRAFT,
    typeof STAND_DOWN,
    typeof STAND_TO,
    typeof ORDER_WAVES,
    ...typeof RIDING_ORDERS,
  ]
>

const USUAL: Order = { kind: 'deploy-usual' }

/** How often something else is tried if it turns out not to be allowed. */
const ATTEMPTS = 4

/** Something besides placing that might be done with one of the units, which it would suit. */
const cared = (own: readonly Unit[], random: Random): Order => {
  const men = 1 + fair(random, 3)
  const who = (suits: (unit: Unit) => boolean): string => picked(own.filter(suits), random)?.id ?? ''
  switch (fair(random, 10)) {
    case 0:
      return { kind: 'luxury', unit: who(({ place, morale, maxMorale }) => place < 0 && morale < maxMorale) }
    case 1:
      return {
        kind: 'place',
        unit: who(({ place, morale, maxMorale }) => place >= 0 && morale < maxMorale),
        zone: OFF,
      }
    case 2:
      return { kind: 'draft', unit: who(isBelowStrength), men }
    case 3:
      return { kind: 'draft', unit: who(isBelowStrength), men, from: who(({ duty }) => duty === 'idle') }
    case 4:
      return { kind: 'stand-down', unit: who(({ duty }) => duty === 'none') }
    case 5:
      return { kind: 'stand-to', unit: who(({ duty }) => duty === 'idle') }
    case 6:
      return { kind: 'mount', unit: who(({ mount, mounted }) => mount !== 'none' && !mounted) }
    case 7:
      return { kind: 'dismount', unit: who(({ mount, mounted }) => mount !== 'none' && mounted) }
    case 8:
      return {
        kind: 'load',
        unit: who(({ type, mount }) => type === 'infantry' && mount === 'none'),
        transport: who(({ type }) => type === 'motor-transport'),
      }
    default:
      return { kind: 'unload', unit: who(({ mount }) => mount === 'motor') }
  }
}

const isBelowStrength = ({ place, strength, establishment }: Unit): boolean =>
  place < 0 && strength < establishment

const tried = (state: State, side: SideName, own: readonly Unit[], random: Random): Order => {
  const unit = picked(own, random)
  if (!unit) return DONE
  const roll = fair(random, 12)
  if (roll < 2) return DONE
  if (roll === 2) return USUAL
  if (roll === 3) {
    const stacked = isOnBoard(unit) && stackIn(state, unit.place, side).length > 1
    return stacked ? sampleWaves(state, side, unit.place, random) : USUAL
  }
  if (roll < 6) return cared(own, random)
  const zone = picked([...connectedZones(state, side)], random)
  return {
    kind: 'place',
    unit: unit.id,
    zone: zone === undefined || roll === 6 ? OFF : referenceOf(state.country, zone),
  }
}

/** Some legal order: now and then the last, and rarely the last while nobody is on the table. */
export const sampleDeployment = (
  state: State,
  side: SideName,
  random: Random,
  allows: (order: Order) => boolean,
): Order => {
  const own = state.units.filter((unit) => unit.side === side && unit.gone === null)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = tried(state, side, own, random)
    if (order.kind === 'done') break
    if (allows(order)) return order
  }
  const isEmpty = !own.some(isOnBoard)
  if (!allows(DONE)) return USUAL
  return isEmpty && fair(random, 8) > 0 && allows(USUAL) ? USUAL : DONE
}
