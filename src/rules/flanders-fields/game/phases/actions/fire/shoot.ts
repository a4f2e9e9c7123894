import { tellOf } from '#kernel/game/play.ts'
import { angleBetween, bearing, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { gap, overlaps } from '#kernel/geometry/gap.ts'
import { fire } from '../../../../procedures/fire.ts'
import { fireAtArmour } from '../../../../procedures/fire-at-armour.ts'
import { mgBurst } from '../../../../procedures/mg-burst.ts'
import { gathering } from '../../../../reckoning/modifier.ts'
import { MOST_BURST_TARGETS } from '../../../../tables/index.ts'
import type { FireOutcome } from '../../../../vocabulary.ts'
import { muzzleOf } from '../../../board/arcs.ts'
import { burstGround } from '../../../board/bursts.ts'
import { isHidden } from '../../../board/cover.ts'
import { bodiesOf, groundHeld } from '../../../board/houses.ts'
import { markFaces } from '../../../harm/house-faces.ts'
import { loseBlockHouse } from '../../../harm/losses.ts'
import { type Blow, deal } from '../../../harm/strikes.ts'
import { hasRoomToTurn } from '../../../moves/standing.ts'
import { nameOf } from '../../../names.ts'
import { changeStand, dropPoint, type Play } from '../../../play.ts'
import type { Cause, Stand, State } from '../../../state.ts'
import { type Barrel, type DirectWeapon, rangeTo } from './barrels.ts'
import { burstInput, type FireAction, faceHit, inputOf } from './conditions.ts'

const CAUSE_OF: Readonly<Record<DirectWeapon, Cause>> = {
  infantry: 'rifles',
  lmg: 'rifles',
  'at-rifle': 'rifles',
  'machine-gun': 'machine-guns',
  'block-house': 'machine-guns',
  flamethrower: 'flamethrowers',
  'tank-gun': 'tanks',
  'tank-lmg': 'tanks',
}

/** FF-BLOCK-02, FF-BLOCK-06: what a shot does to a block house. */
const strikeHouse = (
  play: Play,
  barrel: Barrel,
  house: Stand,
  outcome: FireOutcome,
  markers: number,
): void => {
  const cause = CAUSE_OF[barrel.weapon]
  const face = faceHit(barrel, house)
  if (outcome === 'killed') loseBlockHouse(play, house.id, cause)
  else if (outcome === 'suppressed' && face) markFaces(play, house.id, [face], markers, cause)
}

/** What is known of a stand for having fired: it is seen farther off (FF-VIS-02), and no longer in column (FF-MOVE-16). */
const noteFired = (play: Play, { firer }: Barrel): void => {
  if (firer.type === 'block-house') return
  const revealed = firer.revealed || isHidden(play.state, firer)
  if (revealed !== firer.revealed || firer.column) changeStand(play, firer.id, { revealed, column: false })
}

const fireOne = (play: Play, barrel: Barrel, target: Stand, action: FireAction): void => {
  const { firer, face, weapon } = barrel
  const shot = inputOf(play.state, barrel, target, action)
  if (!shot) return
  const gathered = gathering(play.trace)
  play.dice.about?.({ title: `Fire at ${nameOf(play.state, target.id)}`, unit: firer.id })
  const fired =
    shot.at === 'armour'
      ? fireAtArmour.resolve(shot.input, play.dice, gathered.trace)
      : fire.resolve(shot.input, play.dice, gathered.trace)
  if (!fired.legal) return
  const outcome = fired.killed ? 'killed' : fired.suppressions > 0 ? 'suppressed' : 'none'
  tellOf(play, {
    kind: 'fired',
    firer: firer.id,
    face,
    weapon,
    target: target.id,
    range: rangeTo(play.state, barrel, target),
    modifiers: gathered.modifiers,
    modifier: fired.modifier,
    needSuppress: fired.needSuppress,
    needKill: fired.needKill,
    dice: fired.shots,
    outcome,
    markers: fired.suppressions,
    companySuppressed: fired.companySuppressed,
  })
  noteFired(play, barrel)
  if (target.type === 'block-house') strikeHouse(play, barrel, target, outcome, fired.suppressions)
  else deal(play, [{ stand: target.id, outcome, markers: fired.suppressions }], CAUSE_OF[weapon], false)
}

/** FF-MG-02, FF-MG-04: who else stands in the beaten zone, nearest first. */
const beaten = (state: State, barrel: Barrel, first: Stand): readonly Stand[] => {
  const { firer, from, weapon } = barrel
  const { zone } = burstGround(
    weapon === 'block-house' ? weapon : 'machine-gun',
    from,
    groundHeld(state, first),
  )
  const found: { readonly stand: Stand; readonly far: number }[] = []
  for (const stand of bodiesOf(state)) {
    if (stand.below || stand.id === first.id || stand.id === firer.id) continue
    const ground = groundHeld(state, stand)
    if (!overlaps(zone, ground)) continue
    if (stand.type === 'block-house' && faceHit(barrel, stand) === undefined) continue
    found.push({ stand, far: gap(from, ground) })
  }
  return found
    .sort((a, b) => a.far - b.far || (a.stand.id < b.stand.id ? -1 : 1))
    .slice(0, MOST_BURST_TARGETS - 1)
    .map(({ stand }) => stand)
}

/** FF-MG-05: the gun looks along its line of fire, turned by 45 degrees at most, if it has room; indirect fire is over (FF-MG-06). */
const swing = (play: Play, { firer, from }: Barrel, target: Stand): void => {
  const line = bearing(muzzleOf(from), target.centre)
  const most = QUARTER / 2
  const right = turned(line, -firer.heading) <= 2 * QUARTER
  const heading =
    angleBetween(firer.heading, line) <= most ? line : turned(firer.heading, right ? most : -most)
  if (heading !== firer.heading && hasRoomToTurn(play.state, firer, heading))
    changeStand(play, firer.id, { heading })
  dropPoint(play, firer.unit)
}

const fireBurst = (play: Play, barrel: Barrel, target: Stand, action: FireAction): void => {
  const { state } = play
  const { firer, face } = barrel
  const targets: [Stand, ...Stand[]] = [target, ...beaten(state, barrel, target)]
  const input = burstInput(state, barrel, targets, action)
  play.dice.about?.({
    title: `Burst at ${nameOf(state, target.id)}`,
    unit: firer.id,
    units: input.targets.flatMap((inInput, i) => {
      const unit = targets[i]?.id
      return unit === undefined ? [] : [{ inInput, unit }]
    }),
  })
  const burst = mgBurst.resolve(input, play.dice, play.trace)
  if (!burst.legal) return
  const strikes = targets.flatMap((stand, i) => {
    const strike = burst.results[i]
    return strike ? [{ body: stand, strike }] : []
  })
  tellOf(play, {
    kind: 'burst',
    gun: firer.id,
    face,
    range: input.range,
    strikes: strikes.map(({ body, strike }) => ({ stand: body.id, ...strike })),
    companies: burst.companiesSuppressed,
  })
  noteFired(play, barrel)
  if (firer.type !== 'block-house') swing(play, barrel, target)
  const rolled = strikes.filter(({ strike }) => strike.natural !== null)
  const blows: Blow[] = rolled
    .filter(({ body }) => body.type !== 'block-house')
    .map(({ body, strike }) => ({ stand: body.id, outcome: strike.outcome }))
  deal(play, blows, CAUSE_OF[barrel.weapon], true)
  for (const { body, strike } of rolled)
    if (body.type === 'block-house') strikeHouse(play, barrel, body, strike.outcome, 1)
}

/** One weapon fires at one target that it may be aimed at, and all that follows for those hit. */
export const shoot = (play: Play, barrel: Barrel, target: Stand, action: FireAction): void =>
  barrel.weapon === 'machine-gun' || barrel.weapon === 'block-house'
    ? fireBurst(play, barrel, target, action)
    : fireOne(play, barrel, target, action)
