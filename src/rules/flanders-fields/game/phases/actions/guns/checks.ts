import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { capitalised } from '#kernel/words.ts'
import { shootingCardsRefusal } from '../../../cards/on-rolls.ts'
import { nameOf } from '../../../names.ts'
import type { State } from '../../../state.ts'
import { isArtillery, isMortar } from '../../../zones/weapons.ts'
import type { FireOrder } from '../../forms.ts'
import type { ActionsPhase } from '../../shapes.ts'
import { type Aimed, aimedBy, type Battery, batteryOf, type Place, placeRefusal, unfit } from './battery.ts'
import { frontLineRefusal, rangeRefusal, reachRefusal } from './reach.ts'
import { mortarAimRefusal, mortarFireRefusal, openSightsRefusal } from './sighting.ts'

/** FF-MG-03 */
export const indirectMgRefusal = (state: State, { unit, weapon }: Battery): Refusal | undefined => {
  if (weapon !== 'indirect-mg') return undefined
  if (state.scenario.period === 'early')
    return refuse('too-early', 'Machine guns do not fire indirectly before the middle of 1915.', 'FF-MG-03')
  return unit.battalion === null
    ? undefined
    : refuse('of-battalion', 'Only machine guns of a regiment or a division fire indirectly.', 'FF-MG-03')
}

const isLaidOn = ({ unit: { aim } }: Battery, { at }: Aimed): boolean =>
  aim !== null && aim.at.x === at.x && aim.at.y === at.y

/** FF-ART-02, FF-ART-12: a point moves by a redirect; only the first comes free with the fire. */
const freePointRefusal = (state: State, battery: Battery): Refusal | undefined =>
  battery.unit.aim || battery.unit.lostPoint
    ? refuse(
        'needs-redirect',
        `It takes a redirect to lay ${nameOf(state, battery.unit.id)} anew.`,
        'FF-ART-02',
      )
    : undefined

const directRefusal = (state: State, battery: Battery, named: Aimed | undefined): Refusal | undefined => {
  const { aim } = battery.unit
  const aimed = named ?? (aim && { at: aim.at, body: undefined })
  if (!aimed) return refuse('no-point', 'Name what the guns are to fire at.', 'FF-ART-09')
  const relaid = named && !isLaidOn(battery, named) && state.options['open-sights-lay'] === 'action'
  return (
    (relaid ? freePointRefusal(state, battery) : undefined) ??
    openSightsRefusal(state, battery, aimed) ??
    rangeRefusal(state, battery, aimed)
  )
}

const indirectRefusal = (
  state: State,
  battery: Battery,
  named: Aimed | undefined,
  spotted: boolean,
): Refusal | undefined => {
  const { unit, weapon } = battery
  const fresh = named && !isLaidOn(battery, named) ? named : undefined
  const aimed = fresh ?? (unit.aim && { at: unit.aim.at, body: undefined })
  if (!aimed)
    return refuse(
      'no-point',
      `${capitalised(nameOf(state, unit.id))} is laid on nothing: name its first point.`,
      'FF-ART-02',
    )
  const mortar = isMortar(weapon)
  return (
    (fresh ? freePointRefusal(state, battery) : undefined) ??
    frontLineRefusal(state, battery) ??
    reachRefusal(state, battery, aimed) ??
    (mortar && fresh ? mortarAimRefusal(state, battery, fresh, spotted) : undefined) ??
    (mortar && !fresh ? mortarFireRefusal(state, battery, spotted) : undefined)
  )
}

/** FF-ART-02, FF-ORD-13: the mode that is meant where an order does not say it. */
export const modeOf = ({ weapon, gun }: Battery, { mode }: FireOrder): 'direct' | 'indirect' | undefined =>
  isArtillery(weapon) && gun ? mode : 'indirect'

export const gunFireRefusal = (state: State, phase: ActionsPhase, order: FireOrder): Refusal | undefined => {
  const battery = batteryOf(state, phase.unit)
  if (!battery) return refuse('no-guns', 'This unit does not fire on areas.', 'FF-ART-02')
  const mode = modeOf(battery, order)
  if (mode === undefined)
    return refuse('no-mode', 'Say whether the guns fire direct or indirect.', 'FF-ART-02')
  if (order.mode === 'direct' && mode === 'indirect' && !battery.gun)
    return refuse('off-table', 'Guns behind the table fire only indirectly.', 'FF-ART-05')
  if (phase.sight && mode === 'indirect')
    return refuse(
      'sight-declared',
      'Ordered by what it sees, the gun fires only direct this turn.',
      'FF-ORD-13',
    )
  const named = aimedBy(state, order)
  return (
    unfit(state, battery) ??
    placeRefusal(state, order) ??
    indirectMgRefusal(state, battery) ??
    shootingCardsRefusal(state, phase.side, phase.unit, order.cards, phase.shooting) ??
    (mode === 'direct'
      ? directRefusal(state, battery, named)
      : indirectRefusal(state, battery, named, phase.spotted))
  )
}

export const redirectRefusal = (
  state: State,
  { unit, spotted }: ActionsPhase,
  order: Place,
): Refusal | undefined => {
  const battery = batteryOf(state, unit)
  if (!battery)
    return refuse('no-guns', 'Only guns, mortars and indirect machine guns redirect.', 'FF-ORD-08')
  const wrong = placeRefusal(state, order) ?? indirectMgRefusal(state, battery)
  if (wrong) return wrong
  const named = aimedBy(state, order)
  if (!named) return refuse('no-point', 'Name the point, or the stand to be aimed at.', 'FF-ART-02')
  if (isLaidOn(battery, named))
    return refuse('same-point', `${capitalised(nameOf(state, unit))} is laid there already.`, 'FF-ART-02')
  return (
    reachRefusal(state, battery, named) ??
    (isMortar(battery.weapon) ? mortarAimRefusal(state, battery, named, spotted) : undefined)
  )
}
