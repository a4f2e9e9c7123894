import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { memo } from '#kernel/memo.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import type { Options } from '../../options.ts'
import { movementAllowance } from '../../procedures/movement-allowance.ts'
import { fromCm } from '../../tables/index.ts'
import type { Mover, MoveTerrain, Quality, Stand as StandType, Transport } from '../../vocabulary.ts'
import type { Stand, State } from '../state.ts'
import { battalionOf, unitNamed } from '../units.ts'

/** FF-MOVE-03, FF-MOVE-08: what each stand moves as; what is left out moves as infantry. */
const MOVES_AS: Readonly<Partial<Record<StandType, Mover>>> = {
  cavalry: 'cavalry',
  'machine-gun': 'machine-gun',
  'light-mortar': 'light-mortar',
  'medium-mortar': 'medium-mortar',
  'heavy-mortar': 'heavy-mortar',
  'field-gun': 'field-artillery',
  'field-howitzer': 'field-artillery',
  'heavy-artillery': 'heavy-artillery',
  'super-heavy-artillery': 'super-heavy-artillery',
  'heavy-tank': 'heavy-tank',
  'light-tank': 'light-tank',
  motor: 'motor',
}

const PACKED: readonly Mover[] = ['machine-gun', 'light-mortar']
const LIMBERED: readonly Mover[] = ['field-artillery', 'heavy-artillery', 'super-heavy-artillery']

const transportOf = (mover: Mover, stowed: boolean): Transport | undefined => {
  if (PACKED.includes(mover)) return stowed ? 'pack' : 'manhandled'
  if (LIMBERED.includes(mover)) return stowed ? 'limbered' : 'manhandled'
  return undefined
}

/** FF-CMD-06: only commanders of cavalry formations ride. */
const ridesWithSquadrons = ({ units }: State, command: string): boolean =>
  units.some(({ kind, battalion }) => kind === 'cavalry-squadron' && `${battalion}h` === command)

/** FF-MOVE-08, FF-CAV-02: dismounted cavalry move as infantry. */
export const moverOf = (state: State, { id, type, unit }: Stand): Mover => {
  if (type === 'battalion-command') return ridesWithSquadrons(state, id) ? 'cavalry' : 'infantry'
  const mover = MOVES_AS[type] ?? 'infantry'
  return mover === 'cavalry' && unitNamed(state, unit)?.mounted === false ? 'infantry' : mover
}

/** How a stand goes over one kind of ground, lengths as on the table. */
interface Going {
  readonly allowed: boolean
  /** In one action; 0 where it is crossed by actions. */
  readonly distance: number
  readonly actionsToCross: number
}

type GoesOver = (terrain: MoveTerrain) => Going

/** How anybody goes, by what he is. */
const goings = memo((_: Options) => new Map<Mover, Map<Quality, Map<Transport | undefined, GoesOver>>>())

const entryOf = <K, T>(map: Map<K, T>, key: K, made: () => T): T => {
  const before = map.get(key)
  if (before !== undefined) return before
  const entry = made()
  map.set(key, entry)
  return entry
}

/** FF-MOVE-01 to FF-MOVE-04: how a stand goes over any ground. */
export const goingOf = (state: State, stand: Stand): GoesOver => {
  const mover = moverOf(state, stand)
  const transport = transportOf(mover, stand.stowed)
  // FF-MOVE-08: the commands of regiments have no battalion's grade.
  const quality = battalionOf(state, stand)?.quality ?? 'experienced'
  const { options } = state
  const byQuality = entryOf(goings(options), mover, () => new Map())
  const byTransport = entryOf(byQuality, quality, () => new Map())
  return entryOf(byTransport, transport, () => newGoing(mover, quality, transport, options))
}

const newGoing = (
  mover: Mover,
  quality: Quality,
  transport: Transport | undefined,
  options: Options,
): GoesOver => {
  const known = new Map<MoveTerrain, Going>()
  return (terrain) => {
    const before = known.get(terrain)
    if (before) return before
    const input = { mover, terrain, quality, options }
    const { allowed, distance, actionsToCross } = movementAllowance.resolve(
      transport ? { ...input, transport } : input,
      NO_DICE,
      SILENT,
    )
    const going: Going = { allowed, distance: fromCm(distance), actionsToCross }
    known.set(terrain, going)
    return going
  }
}
