import { oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { shootingCardsRefusal, shootingWorth } from '../../../cards/on-rolls.ts'
import type { State } from '../../../state.ts'
import { FIRE_FORM, type ShotOrder } from '../../forms.ts'
import { reckon } from '../../morale/reckoning.ts'
import type { ActionsPhase } from '../../shapes.ts'
import { type Action, playShootingCards } from '../action.ts'
import { type FireAction, PLAIN_FIRE } from './conditions.ts'
import { madMinuteRefusal, spendMadMinute } from './mad-minute.ts'
import { firersOf, fireShots, openShots, shotsRefusal } from './volley.ts'

const actionOf = ({ shooting }: ActionsPhase, madMinute: boolean, card = 0): FireAction => ({
  ...PLAIN_FIRE,
  madMinute,
  card: shooting + card,
})

/** A shot that a player could have written. */
const faceNamed = (face: ShotOrder['face'] | 'rear' | null): ShotOrder['face'] =>
  face === null || face === 'rear' ? undefined : face

export const sampleShots = (
  state: State,
  unit: string,
  action: FireAction,
  random: Random,
): readonly ShotOrder[] => {
  const shots: ShotOrder[] = []
  for (const firer of firersOf(state, unit)) {
    const own: ShotOrder[] = []
    for (;;) {
      const open = openShots(state, firer, action, own)
      const picked = oneOf(random, open)
      const target = picked && oneOf(random, picked.targets)
      if (!target) break
      const face = faceNamed(picked.barrel.face)
      own.push({ stand: firer.id, target: target.id, ...(face ? { face } : {}) })
    }
    shots.push(...own)
  }
  return shots
}

/** FF-FIRE-12, FF-FIRE-14: riflemen, machine guns, tanks and block houses fire at single stands. */
export const FIRE_AT_STANDS: Action<typeof FIRE_FORM> = {
  form: FIRE_FORM,
  check(state, phase, { shots, madMinute, cards }) {
    if (!shots) return refuse('no-shots', 'Name the stands that fire and their targets.', 'FF-FIRE-14')
    return (
      (madMinute ? madMinuteRefusal(state, phase.unit) : undefined) ??
      shootingCardsRefusal(state, phase.side, phase.unit, cards, phase.shooting) ??
      shotsRefusal(state, phase.unit, shots, actionOf(phase, madMinute, shootingWorth(cards)))
    )
  },
  act(play, phase, { shots = [], madMinute, cards }) {
    const card = playShootingCards(play, phase, cards)
    if (madMinute) spendMadMinute(play, phase.unit)
    fireShots(play, phase.unit, shots, actionOf(phase, madMinute, card))
    reckon(play)
  },
  sample(state, phase, random) {
    const madMinute = percent(random, 20) && madMinuteRefusal(state, phase.unit) === undefined
    const shots = sampleShots(state, phase.unit, actionOf(phase, madMinute), random)
    return shots.length > 0 ? { kind: 'fire', shots: [...shots], madMinute, cards: [] } : undefined
  },
}
