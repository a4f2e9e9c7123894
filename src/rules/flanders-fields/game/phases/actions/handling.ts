import { percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { farApart, standingAt } from '#kernel/geometry/footprint.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, maybe } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import type { Stand as StandType } from '../../../vocabulary.ts'
import { cutsInto, staysOnTable } from '../../board/cutting.ts'
import { fieldOf } from '../../field.ts'
import { nameOf } from '../../names.ts'
import { changeStand, dropPoint, type Play } from '../../play.ts'
import type { Stand, State } from '../../state.ts'
import { standsOf } from '../../units.ts'
import { degrees, kind } from '../forms.ts'
import type { ActionsPhase } from '../shapes.ts'
import type { Action } from './action.ts'

type Handling = 'limber' | 'unlimber' | 'pack' | 'unpack'

/** FF-MOVE-04: what never moves is never limbered or packed. */
const LIMBERED: readonly StandType[] = ['field-gun', 'field-howitzer', 'heavy-artillery']
const PACKED: readonly StandType[] = ['machine-gun', 'light-mortar']

const HANDLED: Readonly<
  Record<
    Handling,
    { readonly types: readonly StandType[]; readonly stows: boolean; readonly already: string }
  >
> = {
  limber: { types: LIMBERED, stows: true, already: 'is limbered' },
  unlimber: { types: LIMBERED, stows: false, already: 'is not limbered' },
  pack: { types: PACKED, stows: true, already: 'is packed' },
  unpack: { types: PACKED, stows: false, already: 'is not packed' },
}

/** FF-ORD-14: the model may be turned, as long as it then stands clear of all others. */
const turnRefusal = (state: State, stand: Stand, facing: number | undefined): Refusal | undefined => {
  if (facing === undefined) return undefined
  const turned = standingAt(stand, stand.centre, fromDegrees(facing))
  const { width, length } = fieldOf(state.scenario)
  if (!staysOnTable({ width, depth: length }, turned))
    return refuse('off-table', 'Turned so, it would stand over the edge of the table.', 'FF-GEN-08')
  const inWay = state.stands.find(
    (other) =>
      other.id !== stand.id && !other.below && !farApart(turned, other, 0) && cutsInto(turned, other),
  )
  return inWay && refuse('no-room', `Turned so, it would stand on ${nameOf(state, inWay.id)}.`, 'FF-TAB-01')
}

interface Turning {
  readonly facing?: number | undefined
}

const handling = (how: Handling) => {
  const { types, stows, already } = HANDLED[how]
  const handled = (state: State, unit: string): Stand | undefined => {
    const [stand] = standsOf(state, unit)
    return stand && types.includes(stand.type) ? stand : undefined
  }
  return {
    check(state: State, { unit }: ActionsPhase, { facing }: Turning): Refusal | undefined {
      const stand = handled(state, unit)
      const name = capitalised(nameOf(state, unit))
      if (!stand) return refuse('cannot', `${name} cannot ${how}.`, 'FF-ORD-09')
      if (stand.stowed === stows) return refuse('already', `${name} ${already}.`, 'FF-ORD-09')
      return turnRefusal(state, stand, facing)
    },
    act(play: Play, { unit }: ActionsPhase, { facing }: Turning): void {
      const stand = handled(play.state, unit)
      if (!stand) return
      const heading = facing === undefined ? stand.heading : fromDegrees(facing)
      changeStand(play, stand.id, { stowed: stows, heading })
      // FF-MG-06
      if (stows) dropPoint(play, unit)
      tellOf(play, { kind: 'handled', unit, how })
    },
    /** Weapons are taken up whenever they can be, and put away now and then. */
    isWelcome(state: State, { unit }: ActionsPhase, random: Random): boolean {
      const stand = handled(state, unit)
      return stand !== undefined && stand.stowed !== stows && (!stows || percent(random, 5))
    },
  }
}

const formOf = <const K extends Handling>(name: K) => form({ kind: kind(name), facing: maybe(degrees()) })

const LIMBER_FORM = formOf('limber')
const limber = handling('limber')
export const LIMBER: Action<typeof LIMBER_FORM> = {
  ...limber,
  form: LIMBER_FORM,
  sample: (...now) => (limber.isWelcome(...now) ? { kind: 'limber' } : undefined),
}

const UNLIMBER_FORM = formOf('unlimber')
const unlimber = handling('unlimber')
export const UNLIMBER: Action<typeof UNLIMBER_FORM> = {
  ...unlimber,
  form: UNLIMBER_FORM,
  sample: (...now) => (unlimber.isWelcome(...now) ? { kind: 'unlimber' } : undefined),
}

const PACK_FORM = formOf('pack')
const pack = handling('pack')
export const PACK: Action<typeof PACK_FORM> = {
  ...pack,
  form: PACK_FORM,
  sample: (...now) => (pack.isWelcome(...now) ? { kind: 'pack' } : undefined),
}

const UNPACK_FORM = formOf('unpack')
const unpack = handling('unpack')
export const UNPACK: Action<typeof UNPACK_FORM> = {
  ...unpack,
  form: UNPACK_FORM,
  sample: (...now) => (unpack.isWelcome(...now) ? { kind: 'unpack' } : undefined),
}
