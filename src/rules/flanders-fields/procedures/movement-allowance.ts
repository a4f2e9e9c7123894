import { procedure } from '#kernel/procedure/procedure.ts'
import type { Fault } from '#kernel/procedure/result.ts'
import { checkedForm, choice, maybe } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { sentence, several } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import { quality } from '../reckoning/fields.ts'
import {
  FASTER,
  HEAVY_ARTILLERY_SHARE,
  INFANTRY_CLOSE_BODY,
  MANHANDLED_FIELD_GUN,
  MANHANDLED_SHARE,
  MOVE_TABLE,
  type MoveCell,
} from '../tables/index.ts'
import {
  MOVE_TERRAINS,
  MOVERS,
  type Mover,
  type MoveTerrain,
  TRANSPORTS,
  type Transport,
} from '../vocabulary.ts'
import { measured } from '../wording.ts'

interface Allowance {
  readonly allowed: boolean
  readonly distance: number
  readonly actionsToCross: number
}

const NOT_ALLOWED: Allowance = { allowed: false, distance: 0, actionsToCross: 0 }

export const movementAllowance = procedure({
  name: 'movement-allowance',
  title: 'Movement allowance',
  clauses: ['FF-MOVE-01', 'FF-MOVE-02', 'FF-MOVE-03', 'FF-MOVE-04'],
  input: checkedForm(
    {
      mover: choice(MOVERS),
      terrain: choice(MOVE_TERRAINS),
      quality,
      transport: maybe(choice(TRANSPORTS)),
      options,
    },
    ({ mover, transport }) => wrongTransport(mover, transport),
  ),
  resolve({ mover, terrain, quality: grade, transport, options: readings }, _dice, trace): Allowance {
    switch (mover) {
      case 'infantry': {
        const veteran = grade === 'veteran' || grade === 'storm'
        return allowance(infantryCell(terrain, readings), 1, veteran ? FASTER : 0, trace)
      }
      case 'cavalry':
        return allowance(MOVE_TABLE[terrain].cavalry, 1, 0, trace)
      case 'motor':
        return allowance(MOVE_TABLE[terrain].motor, 1, 0, trace)
      case 'heavy-tank':
        return allowance(MOVE_TABLE[terrain].heavyTank, 1, 0, trace)
      case 'light-tank':
        return allowance(MOVE_TABLE[terrain].heavyTank, 1, FASTER, trace)
      case 'machine-gun':
      case 'light-mortar': {
        if (transport !== 'pack') trace.note('FF-MOVE-03', 'Manhandled at this share', MANHANDLED_SHARE)
        const share = transport === 'pack' ? 1 : MANHANDLED_SHARE
        return allowance(infantryCell(terrain, readings), share, 0, trace)
      }
      case 'field-artillery':
        return transport === 'manhandled'
          ? manhandledGun(terrain, trace)
          : allowance(MOVE_TABLE[terrain].fieldArtillery, 1, 0, trace)
      case 'heavy-artillery':
        if (transport === 'manhandled') return fixed('FF-MOVE-03', trace)
        trace.note('FF-MOVE-04', 'Share of the field artillery distance', HEAVY_ARTILLERY_SHARE)
        return allowance(MOVE_TABLE[terrain].fieldArtillery, HEAVY_ARTILLERY_SHARE, 0, trace)
      default:
        return fixed('FF-MOVE-04', trace)
    }
  },
  outcome: ({ allowed, distance, actionsToCross }) => ({ allowed, distance, actionsToCross }),
  verdict({ allowed, distance, actionsToCross }) {
    if (!allowed) return 'Cannot go there.'
    if (distance > 0) return `Moves ${measured(distance)} cm an action.`
    return actionsToCross === 0
      ? 'Crosses at no cost.'
      : sentence(`crosses in ${several(actionsToCross, 'action')}`)
  },
})

const infantryCell = (terrain: MoveTerrain, { 'infantry-close-terrain': close }: Options): MoveCell =>
  terrain === 'close' && close === '15' ? INFANTRY_CLOSE_BODY : MOVE_TABLE[terrain].infantry

const allowance = (cell: MoveCell, share: number, faster: number, trace: Trace): Allowance => {
  if ('impassable' in cell) {
    trace.note('FF-MOVE-01', 'May not go there')
    return NOT_ALLOWED
  }
  if ('actionsToCross' in cell) {
    trace.note('FF-MOVE-01', 'Actions to cross', cell.actionsToCross)
    return { allowed: true, distance: 0, actionsToCross: cell.actionsToCross }
  }
  trace.note('FF-MOVE-01', 'Distance by the table', cell.distance)
  if (faster > 0) trace.note('FF-MOVE-02', 'Light tank or veteran infantry', faster)
  return { allowed: true, distance: cell.distance * share + faster, actionsToCross: 0 }
}

/** FF-MOVE-03: a few cm, wherever limbered guns may go, but over no obstacle. */
const manhandledGun = (terrain: MoveTerrain, trace: Trace): Allowance => {
  if (!('distance' in MOVE_TABLE[terrain].fieldArtillery)) {
    trace.note('FF-MOVE-03', 'May not be manhandled there')
    return NOT_ALLOWED
  }
  trace.note('FF-MOVE-03', 'Field gun manhandled', MANHANDLED_FIELD_GUN)
  return { allowed: true, distance: MANHANDLED_FIELD_GUN, actionsToCross: 0 }
}

const fixed = (clause: 'FF-MOVE-03' | 'FF-MOVE-04', trace: Trace): Allowance => {
  trace.note(clause, 'Cannot be moved')
  return NOT_ALLOWED
}

const wrongTransport = (mover: Mover, transport: Transport | undefined): Fault | undefined => {
  if (transport === 'limbered' && (mover === 'machine-gun' || mover === 'light-mortar')) {
    return {
      path: 'transport',
      message: 'Machine guns and light mortars are packed or manhandled (FF-MOVE-03).',
    }
  }
  if (transport === 'pack' && mover.endsWith('-artillery')) {
    return { path: 'transport', message: 'Guns are limbered or manhandled (FF-MOVE-03).' }
  }
  return undefined
}
