import { oneOf, percent } from '#kernel/chance/random.ts'
import { tellOf } from '#kernel/game/play.ts'
import { form, maybe } from '#kernel/procedure/schema.ts'
import { bodiesOf } from '../../../board/houses.ts'
import { changeUnit } from '../../../play.ts'
import { isMortar } from '../../../zones/weapons.ts'
import { id, kind, maybeAt } from '../../forms.ts'
import type { Action } from '../action.ts'
import { aimedBy, batteryOf } from './battery.ts'
import { redirectRefusal } from './checks.ts'

const FORM = form({ kind: kind('redirect'), ...maybeAt, target: maybe(id()) })

/** FF-ART-02, FF-MORT-02: an action lays a unit on another point, which nothing has been fired on yet. */
export const REDIRECT: Action<typeof FORM> = {
  form: FORM,
  check: redirectRefusal,
  act(play, { unit }, order) {
    const named = aimedBy(play.state, order)
    if (!named) return
    changeUnit(play, unit, { aim: { at: named.at, registered: false, sos: false, fired: null } })
    tellOf(play, { kind: 'aimed', unit, at: named.at })
  },
  sample(state, phase, random) {
    const battery = batteryOf(state, phase.unit)
    // Its own fire comes first: a point that has not been fired on is good enough.
    if (!battery || phase.sight || (battery.unit.aim && !battery.unit.aim.fired)) return undefined
    if (phase.left < 2 && !isMortar(battery.weapon) && percent(random, 50)) return undefined
    const enemies = bodiesOf(state).filter(({ side }) => side !== battery.unit.side)
    for (let tries = 0; tries < 4; tries++) {
      const enemy = oneOf(random, enemies)
      if (!enemy) return undefined
      const order = { kind: 'redirect', target: enemy.id } as const
      if (!redirectRefusal(state, phase, order)) return order
    }
    return undefined
  },
}
