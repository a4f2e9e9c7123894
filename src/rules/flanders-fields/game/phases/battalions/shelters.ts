import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { within } from '#kernel/geometry/gap.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, list } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import { deepShelterExit } from '../../../procedures/deep-shelter-exit.ts'
import { gathering } from '../../../reckoning/modifier.ts'
import { fromCm, TOUCHING } from '../../../tables/index.ts'
import type { Stand as StandType } from '../../../vocabulary.ts'
import { nameOf } from '../../names.ts'
import { changeStand, type Play, standNow } from '../../play.ts'
import type { Stand, State } from '../../state.ts'
import { battalionOf, qualityOf, standNamed } from '../../units.ts'
import { id, kind, MOST_STANDS } from '../forms.ts'
import type { BattalionsPhase } from '../shapes.ts'
import { placeToComeUp } from './surfacing.ts'

export const MAN_TRENCH_FORM = form({ kind: kind('man-trench'), platoons: list(id(), 1, MOST_STANDS) })
type ManTrench = Accepted<typeof MAN_TRENCH_FORM>

/** FF-DUG-05: who holds those below down by standing on their place. */
const FOOT: readonly StandType[] = [
  'infantry',
  'lmg',
  'machine-gun',
  'flamethrower',
  'at-rifle',
  'battalion-command',
  'regimental-command',
  'divisional-command',
  'liaison',
]

const heldDownBy = ({ stands }: State, below: Stand): Stand | undefined =>
  stands.find(
    (enemy) =>
      enemy.side !== below.side &&
      !enemy.below &&
      FOOT.includes(enemy.type) &&
      within(enemy, below, fromCm(TOUCHING.base)),
  )

/** FF-DUG-02, FF-DUG-05: a stand below that its battalion can try to bring up. */
export const maySally = (state: State, stand: Stand, battalion: string): boolean =>
  battalionOf(state, stand)?.id === battalion && !heldDownBy(state, stand)

export const shelterRefusal = (
  state: State,
  { battalion, step, tried }: BattalionsPhase,
  { platoons }: ManTrench,
): Refusal | undefined => {
  if (battalion === null) return refuse('no-battalion', 'Begin a battalion first.', 'FF-TURN-09')
  if (step !== 'shelters')
    return refuse('too-late', 'Shelters are left before the first unit is ordered.', 'FF-DUG-02')
  if (new Set(platoons).size !== platoons.length)
    return refuse('named-twice', 'A platoon is named twice.', 'FF-DUG-02')
  for (const id of platoons) {
    const stand = standNamed(state, id)
    const name = capitalised(nameOf(state, id))
    if (!stand || battalionOf(state, stand)?.id !== battalion)
      return refuse('unknown-stand', `${name} is not of the battalion that has begun.`, 'FF-DUG-02')
    if (!stand.below) return refuse('not-below', `${name} is not in a deep shelter.`, 'FF-DUG-02')
    if (tried.includes(id)) return refuse('tried', `${name} has had its try of this turn.`, 'FF-DUG-02')
    const enemy = heldDownBy(state, stand)
    if (enemy)
      return refuse(
        'held-down',
        `${name} cannot come up: ${nameOf(state, enemy.id)} stands there.`,
        'FF-DUG-05',
      )
  }
  return undefined
}

/** FF-DUG-02, FF-DUG-04: the dice fall in the order named; who comes up does so unsuppressed. */
export const manTrench = (play: Play, { platoons }: ManTrench): void => {
  for (const id of platoons) {
    const stand = standNow(play, id)
    if (!stand) continue
    play.dice.about?.({ title: `${capitalised(nameOf(play.state, id))} leaves its shelter`, unit: id })
    const quality = qualityOf(play.state, stand)
    const { trace, modifiers } = gathering(play.trace)
    const { total, emerges } = deepShelterExit.resolve(
      { quality, options: play.state.options },
      play.dice,
      trace,
    )
    const centre = emerges ? placeToComeUp(play.state, stand) : undefined
    if (centre) changeStand(play, id, { below: false, markers: 0, centre })
    tellOf(play, { kind: 'shelter-left', stand: id, modifiers, total, emerges, room: centre !== undefined })
  }
}
