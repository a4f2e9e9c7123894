import type { Edge } from '#kernel/geometry/box.ts'
import { type Refusal, refuse } from '#kernel/procedure/refusal.ts'
import { several } from '#kernel/words.ts'
import { isInArc } from '../../../board/arcs.ts'
import { bodyNamed, groundHeld, heldHouses } from '../../../board/houses.ts'
import { nameOf } from '../../../names.ts'
import type { Play } from '../../../play.ts'
import type { Stand, State } from '../../../state.ts'
import { isTank, standsOf } from '../../../units.ts'
import type { ShotOrder } from '../../forms.ts'
import { ARC_OF, type Barrel, barrelsOf, FIRING_FACES, profileOf, rangeTo } from './barrels.ts'
import type { FireAction } from './conditions.ts'
import { isFaceSilent, unfitness, unfitToFire } from './fitness.ts'
import { aimRefusal, hitRefusal } from './refusals.ts'
import { shoot } from './shoot.ts'
import { choiceOf } from './targets.ts'

/** What a stand has fired at in this action, and with which of its faces. */
interface Spent {
  readonly faces: readonly (Edge | null)[]
  readonly targets: readonly string[]
}

const FRESH: Spent = { faces: [], targets: [] }

/** All that fires for a unit: its stands, or the block house of that id. */
export const firersOf = (state: State, unit: string): readonly Stand[] => {
  const stands = standsOf(state, unit)
  return stands.length > 0 ? stands : heldHouses(state).filter(({ id }) => id === unit)
}

/** FF-TANK-01, FF-BLOCK-01, FF-FIRE-12: a stand has no shot left in this action. */
const isSpent = (state: State, firer: Stand, { targets }: Spent, { moved }: FireAction): boolean => {
  if (!isTank(firer)) return targets.length > 0 && firer.type !== 'block-house'
  const profile = profileOf(state, firer)
  return (moved && !profile?.moveAndFire) || targets.length >= (profile?.maxTargets ?? 0)
}

/** The same in words. */
const spentRefusal = (state: State, firer: Stand, spent: Spent, action: FireAction): Refusal | undefined => {
  if (!isSpent(state, firer, spent, action)) return undefined
  const name = nameOf(state, firer.id)
  if (!isTank(firer)) return refuse('fired-already', `${name} fires once in an action.`, 'FF-FIRE-12')
  const profile = profileOf(state, firer)
  if (action.moved && !profile?.moveAndFire)
    return refuse('must-halt', `${name} must halt to fire.`, 'FF-TANK-01')
  return refuse(
    'too-many-targets',
    `${name} fires at ${several(profile?.maxTargets ?? 0, 'target')} at most.`,
    'FF-TANK-01',
  )
}

/** Weapons of a stand that have still to fire in this action. */
const leftOf = (state: State, firer: Stand, { faces }: Spent): readonly Barrel[] => {
  const barrels = barrelsOf(state, firer)
  const eachOnce = firer.type === 'block-house' || profileOf(state, firer)?.maxTargets === FIRING_FACES.length
  return eachOnce ? barrels.filter(({ face }) => !faces.includes(face)) : barrels
}

/** FF-TANK-06: a tank fires at nobody twice. */
const exceptFor = (firer: Stand, { targets }: Spent): readonly string[] => (isTank(firer) ? targets : [])

const firstShot = (
  state: State,
  unit: string,
  { stand, target, face }: ShotOrder,
  spent: Spent,
  action: FireAction,
  when: 'ordered' | 'begun' | 'late',
): { readonly barrel: Barrel } | { readonly refusal: Refusal } => {
  const firer = firersOf(state, unit).find(({ id }) => id === stand)
  if (!firer)
    return {
      refusal: refuse('unknown-stand', `The unit has no stand "${stand.slice(0, 60)}".`, 'FF-FIRE-14'),
    }
  const unfit = unfitToFire(state, firer) ?? spentRefusal(state, firer, spent, action)
  if (unfit) return { refusal: unfit }
  const aimedAt = bodyNamed(state, target)
  if (!aimedAt || aimedAt.side === firer.side)
    return {
      refusal: refuse(
        'unknown-target',
        `There is no enemy "${target.slice(0, 60)}" on the table.`,
        'FF-FIRE-12',
      ),
    }
  const except = exceptFor(firer, spent)
  if (except.includes(target))
    return {
      refusal: refuse(
        'same-target',
        `${nameOf(state, stand)} has fired at ${nameOf(state, target)} already.`,
        'FF-TANK-01',
      ),
    }
  const barrels = leftOf(state, firer, spent).filter((one) => face === undefined || one.face === face)
  if (barrelsOf(state, firer).length === 0)
    return {
      refusal: refuse('no-weapon', `${nameOf(state, stand)} does not fire at single stands.`, 'FF-FIRE-12'),
    }
  const faceFired = refuse('face-fired', 'No face of it is left to fire at that target.', 'FF-TANK-08')
  let refusal = faceFired
  let told = false
  for (const barrel of barrels) {
    // An order that has been allowed holds for its only weapon as long as nothing has changed.
    if (when === 'begun' && barrels.length === 1) return { barrel }
    // The order of targets binds when the order is given; what falls in the meantime changes it for nobody.
    const fault =
      when === 'ordered'
        ? aimRefusal(state, barrel, aimedAt, action, except)
        : hitRefusal(state, barrel, aimedAt, action)
    if (!fault) return { barrel }
    // A face that looks elsewhere says least.
    if (!told) refusal = fault
    told ||= fault.code !== 'out-of-arc'
  }
  if (refusal.code !== 'out-of-arc' || face !== undefined) return { refusal }
  const bore = barrelsOf(state, firer).some(
    (barrel) =>
      spent.faces.includes(barrel.face) &&
      isInArc(ARC_OF[barrel.weapon], barrel.from, groundHeld(state, aimedAt)),
  )
  return { refusal: bore ? faceFired : refusal }
}

const after = (spent: Spent, face: Edge | null, target: string): Spent => ({
  faces: [...spent.faces, face],
  targets: [...spent.targets, target],
})

/** FF-FIRE-14: why a list of shots may not be fired, the first fault of it. */
export const shotsRefusal = (
  state: State,
  unit: string,
  shots: readonly ShotOrder[],
  action: FireAction,
): Refusal | undefined => {
  const spent = new Map<string, Spent>()
  for (const shot of shots) {
    const before = spent.get(shot.stand) ?? FRESH
    const found = firstShot(state, unit, shot, before, action, 'ordered')
    if ('refusal' in found) return found.refusal
    spent.set(shot.stand, after(before, found.barrel.face, shot.target))
  }
  return undefined
}

interface Ready {
  readonly barrel: Barrel
  readonly target: Stand
}

/** FF-FIRE-14: the nearest target left to a stand, with the weapon that reaches it. */
const nearestLeft = (
  state: State,
  { stand, face }: ShotOrder,
  spent: Spent,
  action: FireAction,
): Ready | undefined => {
  const firer = bodyNamed(state, stand)
  if (!firer || unfitness(state, firer) || isSpent(state, firer, spent, action)) return undefined
  let best: (Ready & { readonly range: number }) | undefined
  for (const barrel of leftOf(state, firer, spent)) {
    if ((face !== undefined && barrel.face !== face) || isFaceSilent(state, barrel)) continue
    const [target] = choiceOf(state, barrel, action, exceptFor(firer, spent)).targets
    if (!target) continue
    const range = rangeTo(state, barrel, target)
    if (!best || range < best.range) best = { barrel, target, range }
  }
  return best
}

const isThere = (state: State, id: string): boolean => bodyNamed(state, id) !== undefined

const readied = (
  state: State,
  unit: string,
  shot: ShotOrder,
  spent: Spent,
  action: FireAction,
  when: 'begun' | 'late',
): Ready | undefined => {
  const found = isThere(state, shot.target) ? firstShot(state, unit, shot, spent, action, when) : undefined
  const target = bodyNamed(state, shot.target)
  return found && 'barrel' in found && target
    ? { barrel: found.barrel, target }
    : nearestLeft(state, shot, spent, action)
}

/** FF-FIRE-14: the shots in their order, each result applied before the next. */
export const fireShots = (
  play: Play,
  unit: string,
  shots: readonly ShotOrder[],
  action: FireAction,
): void => {
  const spent = new Map<string, Spent>()
  const { stands, blockHouses } = play.state
  for (const shot of shots) {
    const before = spent.get(shot.stand) ?? FRESH
    const untouched = play.state.stands === stands && play.state.blockHouses === blockHouses
    const ready = readied(play.state, unit, shot, before, action, untouched ? 'begun' : 'late')
    if (!ready) continue
    spent.set(shot.stand, after(before, ready.barrel.face, ready.target.id))
    shoot(play, ready.barrel, ready.target, action)
  }
}

/** What a stand may fire at with what it has left, by weapon: for players who choose, and for random play. */
export const openShots = (
  state: State,
  firer: Stand,
  action: FireAction,
  shots: readonly ShotOrder[] = [],
): readonly { readonly barrel: Barrel; readonly targets: readonly Stand[] }[] => {
  const spent: Spent = {
    faces: shots.map(({ face }) => face ?? null),
    targets: shots.map(({ target }) => target),
  }
  if (unfitness(state, firer) || isSpent(state, firer, spent, action)) return []
  return leftOf(state, firer, spent)
    .filter((barrel) => !isFaceSilent(state, barrel))
    .map((barrel) => ({
      barrel,
      targets: choiceOf(state, barrel, action, exceptFor(firer, spent)).targets,
    }))
    .filter(({ targets }) => targets.length > 0)
}
