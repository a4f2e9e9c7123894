import { oneOf } from '#kernel/chance/random.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { Side, Stand as StandType } from '../../../vocabulary.ts'
import { coverOf } from '../../board/cover.ts'
import { lose } from '../../harm/losses.ts'
import type { Stand, State } from '../../state.ts'
import { isCommand } from '../../units.ts'
import { reckon } from '../morale/reckoning.ts'
import type { ChoiceCard } from './choice.ts'

/** FF-ASLT-05 */
const SUPPORT: readonly StandType[] = [
  'machine-gun',
  'lmg',
  'at-rifle',
  'light-mortar',
  'medium-mortar',
  'heavy-mortar',
]
export const isSupportWeapon = ({ type }: Stand): boolean => SUPPORT.includes(type)

const victims = (state: State, side: Side): readonly Stand[] =>
  state.stands.filter(
    (stand) =>
      stand.side !== side &&
      !stand.below &&
      (isCommand(stand) || isSupportWeapon(stand)) &&
      coverOf(state, stand) !== 'fortification',
  )

/** FF-EVT-05: neither range nor sight is needed. */
export const SNIPER: ChoiceCard = {
  isPossible: (state, side) => victims(state, side).length > 0,
  check(state, side, { stands = [] }) {
    const [id] = stands
    return stands.length === 1 && victims(state, side).some((stand) => stand.id === id)
      ? undefined
      : refuse(
          'no-victim',
          'Name one enemy command stand or support weapon that is not in a fortification.',
          'FF-EVT-02',
        )
  },
  act(play, _, { stands = [] }) {
    for (const id of stands) lose(play, id, 'event')
    reckon(play)
  },
  sample(state, side, random) {
    const victim = oneOf(random, victims(state, side))
    return victim ? { stands: [victim.id] } : {}
  },
}
