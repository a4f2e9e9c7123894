import { percent } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { within } from '#kernel/geometry/gap.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, list } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import { fromCm, LENGTH_FORGIVEN, SHELTER_CLEAR } from '../../../tables/index.ts'
import { bodiesOf } from '../../board/houses.ts'
import { hasShelters, isOverShelters } from '../../board/shelters.ts'
import { nameOf } from '../../names.ts'
import { changeStand } from '../../play.ts'
import type { Stand, State } from '../../state.ts'
import { standNamed, standsOf, unitNamed } from '../../units.ts'
import { id, kind, MOST_STANDS } from '../forms.ts'
import type { Action } from './action.ts'

/** FF-DUG-06 */
const FORM = form({ kind: kind('shelter'), stands: list(id(), 1, MOST_STANDS) })

const CLEAR = fromCm(SHELTER_CLEAR) - LENGTH_FORGIVEN

const isEnemyNear = (state: State, stand: Stand): boolean =>
  bodiesOf(state).some((enemy) => enemy.side !== stand.side && !enemy.below && within(stand, enemy, CLEAR))

/** FF-DUG-06: why one platoon may not go below where it stands. */
const standRefusal = (state: State, stand: Stand): Refusal | undefined => {
  const name = capitalised(nameOf(state, stand.id))
  if (stand.below) return refuse('below', `${name} is down in its shelter already.`, 'FF-DUG-06')
  if (stand.markers > 0)
    return refuse('suppressed', `${name} is suppressed and does not go below.`, 'FF-DUG-06')
  if (stand.type !== 'infantry' || !hasShelters(state, stand.side) || !isOverShelters(state, stand))
    return refuse('no-shelter-there', `${name} is not a platoon in a trench with shelters.`, 'FF-DUG-06')
  return isEnemyNear(state, stand)
    ? refuse('enemy-near', `${name} has an enemy within ${SHELTER_CLEAR} cm and stays up.`, 'FF-DUG-06')
    : undefined
}

/** FF-DUG-06: platoons of a unit that could go below now. */
export const ableToShelter = (state: State, unit: string): readonly Stand[] =>
  state.options['deep-shelters'] === 'in-battle' && unitNamed(state, unit)?.kind === 'rifle-company'
    ? standsOf(state, unit).filter((stand) => !standRefusal(state, stand))
    : []

/** FF-DUG-06, option `deep-shelters`: platoons of a company go down where they stand. */
export const SHELTER: Action<typeof FORM> = {
  form: FORM,
  check(state, { unit }, { stands }) {
    if (state.options['deep-shelters'] !== 'in-battle')
      return refuse('at-deployment', 'Deep shelters are entered only when the side deploys.', 'FF-DUG-01')
    if (unitNamed(state, unit)?.kind !== 'rifle-company')
      return refuse('no-company', `${nameOf(state, unit)} is no rifle company.`, 'FF-DUG-06')
    if (new Set(stands).size !== stands.length)
      return refuse('twice', 'A platoon is named twice.', 'FF-TURN-17')
    for (const named of stands) {
      const stand = standNamed(state, named)
      if (!stand || stand.unit !== unit)
        return refuse(
          'unknown-stand',
          `${nameOf(state, unit)} has no stand "${named.slice(0, 60)}" on the table.`,
          'FF-TURN-17',
        )
      const refusal = standRefusal(state, stand)
      if (refusal) return refusal
    }
    return undefined
  },
  act(play, { unit }, { stands }) {
    for (const stand of stands)
      changeStand(play, stand, { below: true, column: false, revealed: false, fellBack: false })
    tellOf(play, { kind: 'went-below', unit, stands })
  },
  sample(state, { unit }, random) {
    const able = ableToShelter(state, unit)
    return able.length > 0 && percent(random, 50)
      ? { kind: 'shelter', stands: able.map((stand) => stand.id) }
      : undefined
  },
}
