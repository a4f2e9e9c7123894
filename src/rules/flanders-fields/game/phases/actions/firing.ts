import { percent } from '#kernel/chance/random.ts'
import { FIRE_FORM } from '../forms.ts'
import type { Action } from './action.ts'
import { FIRE_AT_STANDS } from './fire/action.ts'
import { FIRE_ON_AREA, firesOnArea } from './guns/fire.ts'

/** FF-FIRE-14, FF-ART-02: at single stands, or on an area; the machine guns of a regiment have the choice (FF-MG-03). */
export const FIRE: Action<typeof FIRE_FORM> = {
  form: FIRE_FORM,
  check: (state, phase, order) =>
    (firesOnArea(state, phase, order) ? FIRE_ON_AREA : FIRE_AT_STANDS).check(state, phase, order),
  act: (play, phase, order) =>
    (firesOnArea(play.state, phase, order) ? FIRE_ON_AREA : FIRE_AT_STANDS).act(play, phase, order),
  sample(state, phase, random) {
    const [first, second] = percent(random, 80)
      ? [FIRE_AT_STANDS, FIRE_ON_AREA]
      : [FIRE_ON_AREA, FIRE_AT_STANDS]
    return first.sample(state, phase, random) ?? second.sample(state, phase, random)
  },
}
