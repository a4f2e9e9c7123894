import { hasDiceFor } from '../../game/phases/bombardment/plans.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Unit } from '../../game/unit.ts'
import { unitNamed } from '../../game/units.ts'
import { done, type Intent } from '../intent.ts'
import { wouldAttack } from '../sector.ts'
import { isOurs, named, type Situation } from '../situation.ts'
import { watchIntents } from '../watch.ts'
import { aimsOf, gunsOf } from './aims.ts'
import { boxAims } from './boxing.ts'
import { type Aim, diceOf, effect, shootsAt } from './shoots.ts'

const isFiring = ({ view, side }: Situation, { id }: Unit): boolean =>
  view.armies[side].fire.some(({ unit }) => unit === id)

/** Whoever has his orders keeps them. */
const asOrders = (situation: Situation, aims: readonly Aim[], why: (aim: Aim) => string): readonly Intent[] =>
  aims
    .filter(({ gun }) => !isFiring(situation, gun))
    .map(
      (aim): Intent => ({
        order: {
          kind: 'fire',
          unit: aim.gun.id,
          mission: aim.mission === 'bridge' ? 'bombardment' : aim.mission,
          target: named(situation, aim.zone),
        },
        why: why(aim),
      }),
    )

const isAiming = (aims: readonly Aim[], { id }: Unit): boolean => aims.some(({ gun }) => gun.id === id)

/** W6: only where the dice beat the saves; heavy guns without a target try for the depot. */
export const bombardmentIntents = (
  situation: Situation,
  { round }: PhaseOf<'bombardment'>,
): readonly Intent[] => {
  const { view, side, enemy, thresholds } = situation
  const { keptRounds, boxingStore } = thresholds.fire
  const { shells } = view.armies[side]
  const guns = gunsOf(situation)
  const attacks = wouldAttack(situation)
  const affordable = Math.max(0, shells - (attacks ? guns.length * keptRounds : 0))
  const planned = aimsOf(situation).slice(0, affordable)
  const idle = guns.filter((gun) => !isAiming(planned, gun))
  const spare = Math.max(0, shells - planned.length - guns.length * boxingStore)
  const boxes = round === 2 && !attacks ? boxAims(situation, idle).slice(0, spare) : []
  const aims = [...planned, ...boxes]
  const depot = guns
    .filter((gun) => gun.type === 'heavy-artillery' && hasDiceFor(view, gun, 'depot'))
    .filter((gun) => !isAiming(aims, gun) && !isFiring(situation, gun))
    .slice(0, Math.max(0, affordable - aims.length))
    .map(
      (gun): Intent => ({
        order: { kind: 'fire', unit: gun.id, mission: 'bombardment', target: 'depot' },
        why: `${gun.name} is to try for the enemy's depot: it has no better target.`,
      }),
    )
  const battle = asOrders(situation, aims, ({ gun, zone, mission }) =>
    mission === 'box'
      ? `${gun.name} is to box in ${named(situation, zone)}, to catch drafts and reliefs on their way.`
      : `${gun.name} is to join the bombardment of ${named(situation, zone)}: massed dice beat the saves.`,
  )
  return [
    ...battle,
    ...(view.armies[enemy].depotShelled ? [] : depot),
    done('The shells are kept for the assault.'),
  ]
}

/** A1: on the zones to be entered, or on whoever has come out into the open. */
export const artilleryIntents = (situation: Situation): readonly Intent[] => {
  const { view, side } = situation
  const aims = aimsOf(situation).slice(0, view.armies[side].shells)
  const battle = asOrders(situation, aims, ({ gun, zone, mission }) =>
    mission === 'gas'
      ? `${gun.name} is to blind ${named(situation, zone)} with gas, so that nobody there fires into our attack.`
      : mission === 'bridge'
        ? `${gun.name} is to cut the road in ${named(situation, zone)}, and the bridge with it.`
        : isOurs(situation, zone)
          ? `${gun.name} is to shell the enemy who has broken in at ${named(situation, zone)}.`
          : `${gun.name} is to clear the way into ${named(situation, zone)}.`,
  )
  return [...battle, ...watchIntents(situation), done('Every gun has its target.')]
}

/** How many other targets are thought of. */
const OTHERS = 3

/** The zones at which a gun does most by itself, in place of its target. */
export const otherTargets = (situation: Situation, { order }: Intent): readonly Intent[] => {
  const gun = order.kind === 'fire' ? unitNamed(situation.view, order.unit) : undefined
  if (!gun) return []
  return shootsAt(situation, [gun])
    .filter(({ observed }) => diceOf(gun, observed) > 0)
    .map((shoot) => ({ zone: shoot.zone, does: effect(shoot, [gun]) }))
    .sort((one, other) => other.does - one.does)
    .slice(0, OTHERS)
    .map(({ zone }) => ({
      order: { kind: 'fire', unit: gun.id, mission: 'bombardment', target: named(situation, zone) },
      why: `${gun.name} is to shell ${named(situation, zone)} by itself.`,
    }))
}
