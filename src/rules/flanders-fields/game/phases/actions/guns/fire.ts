import { oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { tellOf } from '#kernel/game/play.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { muzzleOf } from '../../../board/arcs.ts'
import { isHidden } from '../../../board/cover.ts'
import { isInGas } from '../../../board/gas.ts'
import { bodiesOf } from '../../../board/houses.ts'
import { nameOf } from '../../../names.ts'
import { changeStand, changeUnit, type Play } from '../../../play.ts'
import type { Aim, LastFire, Stand, State } from '../../../state.ts'
import { areaOf } from '../../../zones/areas.ts'
import { attackArea } from '../../../zones/attack.ts'
import { barrageOnLine } from '../../../zones/line-of-fire.ts'
import { isArtillery, isMortar } from '../../../zones/weapons.ts'
import { FIRE_FORM, type FireOrder } from '../../forms.ts'
import { reckon } from '../../morale/reckoning.ts'
import type { ActionsPhase } from '../../shapes.ts'
import { type Action, playShootingCards } from '../action.ts'
import { aimedBy, type Battery, batteryOf, unfit } from './battery.ts'
import { gunFireRefusal, indirectMgRefusal, modeOf } from './checks.ts'
import { deviate } from './deviate.ts'
import { isObserved } from './sighting.ts'

/** The point that fire falls on: the one it has, or one that is laid with the fire (FF-ART-02). */
const layFor = (play: Play, { unit }: Battery, order: FireOrder): Aim | null => {
  const named = aimedBy(play.state, order)
  if (!named || (unit.aim && unit.aim.at.x === named.at.x && unit.aim.at.y === named.at.y)) return unit.aim
  tellOf(play, { kind: 'aimed', unit: unit.id, at: named.at })
  return { at: named.at, registered: false, sos: false, fired: null }
}

/** FF-ART-04, FF-ART-11: as it is when fire first lands on a new point. */
const landing = (play: Play, { unit, weapon, gun }: Battery, aim: Aim): Aim | null => {
  if (gun || aim.fired || aim.registered || !isArtillery(weapon)) return aim
  if (isObserved(play.state, unit.side, aim.at)) return aim
  const at = deviate(play, unit.id, unit.side, aim.at)
  return at && { ...aim, at }
}

const lastFire = (
  state: State,
  { unit, gun }: Battery,
  mode: LastFire['mode'],
  at: Aim['at'],
  card: number,
): LastFire => ({
  mode,
  inGas: gun !== undefined && isInGas(state, gun),
  barrage: mode === 'direct' && gun ? barrageOnLine(state, gun.centre, muzzleOf(gun), at, unit.id) : 'none',
  card,
  live: true,
})

/** FF-VIS-02, FF-MOVE-16: what shows of a stand that has fired. */
const showItself = (play: Play, gun: Stand): void => {
  const revealed = gun.revealed || isHidden(play.state, gun)
  if (revealed !== gun.revealed || gun.column) changeStand(play, gun.id, { revealed, column: false })
}

/** FF-ART-02, FF-ART-03: one fire of a unit on its point, which is live from now on (FF-ZONE-02). */
export const fireOnPoint = (
  play: Play,
  battery: Battery,
  aim: Aim,
  mode: LastFire['mode'],
  card: number,
): void => {
  const { unit, weapon, gun } = battery
  const fired = lastFire(play.state, battery, mode, aim.at, card)
  changeUnit(play, unit.id, { aim: { ...aim, fired } })
  if (gun) showItself(play, gun)
  const area = areaOf(play.state, unit, aim)
  if (!area) return
  attackArea(
    play,
    {
      weapon,
      mode,
      inGas: fired.inGas,
      barrage: fired.barrage,
      card,
      range: mode === 'direct' && gun ? gapToPoint(gun, aim.at) : undefined,
      by: unit.id,
      title: `Fire of ${nameOf(play.state, unit.id)}`,
    },
    area,
  )
}

/** A gun with something to fire at, or a point. */
const sampleFire = (state: State, phase: ActionsPhase, random: Random): FireOrder | undefined => {
  const battery = batteryOf(state, phase.unit)
  if (!battery) return undefined
  const { unit, weapon, gun } = battery
  const barred = unfit(state, battery) ?? indirectMgRefusal(state, battery)
  const open = (order: FireOrder): boolean => !barred && !gunFireRefusal(state, phase, order)
  if (unit.aim && !phase.sight && percent(random, 60)) {
    const again: FireOrder = { kind: 'fire', madMinute: false, mode: 'indirect', cards: [] }
    if (open(again)) return again
  }
  const enemies: Stand[] = []
  for (const body of bodiesOf(state)) if (body.side !== unit.side) enemies.push(body)
  const direct = gun !== undefined && isArtillery(weapon)
  for (let tries = 0; tries < 4; tries++) {
    const enemy = oneOf(random, enemies)
    if (!enemy) return undefined
    const mode = direct && (phase.sight || percent(random, 70)) ? 'direct' : 'indirect'
    const order: FireOrder = { kind: 'fire', madMinute: false, mode, target: enemy.id, cards: [] }
    if (open(order)) return order
  }
  return undefined
}

/** FF-ART, FF-MORT, FF-MG-03: guns, mortars and indirect machine guns fire on areas. */
export const FIRE_ON_AREA: Action<typeof FIRE_FORM> = {
  form: FIRE_FORM,
  check: gunFireRefusal,
  act(play, phase, order) {
    const battery = batteryOf(play.state, phase.unit)
    const mode = battery && modeOf(battery, order)
    if (!battery || !mode) return
    const card = phase.shooting + playShootingCards(play, phase, order.cards)
    const laid = layFor(play, battery, order)
    const aim = laid && landing(play, battery, laid)
    if (aim) fireOnPoint(play, battery, aim, mode, card)
    else changeUnit(play, phase.unit, { aim: null, lostPoint: true })
    reckon(play)
  },
  sample: sampleFire,
}

/** Whether an order to fire is one for guns: machine guns have the choice (FF-MG-03). */
export const firesOnArea = (state: State, { unit }: ActionsPhase, order: FireOrder): boolean => {
  const battery = batteryOf(state, unit)
  if (!battery) return false
  return isArtillery(battery.weapon) || isMortar(battery.weapon) || order.mode === 'indirect'
}
