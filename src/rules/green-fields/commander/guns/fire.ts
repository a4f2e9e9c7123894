import { topPhase } from '../../../../kernel/game/phases.ts'
import { isGun } from '../../game/phases/bombardment/guns.ts'
import { gunRefusal } from '../../game/phases/bombardment/plans.ts'
import type { Phase, PhaseOf } from '../../game/phases/phase.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import { bridgeAims } from '../assault/bridges.ts'
import { done, type Intent } from '../intent.ts'
import { screened } from '../line/screens.ts'
import { wouldAttack } from '../line/sector.ts'
import { isArtillery, isOurs, named, type Situation } from '../situation.ts'
import { boxAims } from './boxing.ts'
import { type Aim, concentrate, type Shoot, shootsAt } from './shoots.ts'

/** What one more regiment of guns must add to be worth its shells. */
const WORTH_A_SHELL = { weekly: 0.9, assault: 0.5 } as const

/** Nothing that a plan of fire goes by changes while it is announced, so it is drawn up once for each phase. */
const plans = new WeakMap<Phase, Partial<Record<SideName, readonly Aim[]>>>()

const planOf = (situation: Situation, guns: readonly Unit[], least: number): readonly Aim[] => {
  const { view, side } = situation
  const phase = topPhase(view)
  const known = phase && plans.get(phase)
  const before = known?.[side]
  if (before) return before
  const shoots = shootsAt(situation, guns)
  const planned = concentrate(shoots, guns, situation, least)
  const aims = view.assault ? inAssault(situation, guns, planned, shoots) : planned
  if (phase) plans.set(phase, { ...known, [side]: aims })
  return aims
}

/** Bridges first, then whom to blind, then whom to shell. */
const inAssault = (
  situation: Situation,
  guns: readonly Unit[],
  planned: readonly Aim[],
  shoots: readonly Shoot[],
): readonly Aim[] => {
  const bridges = bridgeAims(situation, guns)
  const isFree = (gun: Unit): boolean => !bridges.some((aim) => aim.gun === gun)
  const others = screened(
    situation,
    guns.filter(isFree),
    planned.filter(({ gun }) => isFree(gun)),
    shoots,
  )
  return [...bridges, ...others]
}

const gunsOf = ({ own, view }: Situation): readonly Unit[] =>
  own.filter((unit) => isGun(unit) && gunRefusal(view, unit) === undefined)

/** Shells held back in the week for the turns of an attack. */
const KEPT_ROUNDS = 1
/** Shells for each gun that box barrages leave in store. */
const BOXING_STORE = 2

const asOrders = (
  situation: Situation,
  aims: readonly Aim[],
  why: (aim: Aim) => string,
): readonly Intent[] => {
  const { view, side } = situation
  const { fire } = view.armies[side]
  return aims
    .filter(({ gun, zone }) => !fire.some(({ unit, target }) => unit === gun.id && target === zone))
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
}

/** W6: only where the dice beat the saves; heavy guns without a target try for the depot. */
export const bombardmentIntents = (
  situation: Situation,
  { round }: PhaseOf<'bombardment'>,
): readonly Intent[] => {
  const { view, side, enemy } = situation
  const { shells, fire } = view.armies[side]
  const guns = gunsOf(situation)
  const kept = wouldAttack(situation) ? guns.length * KEPT_ROUNDS : 0
  const affordable = Math.max(0, shells - kept)
  const planned = planOf(situation, guns, WORTH_A_SHELL.weekly).slice(0, affordable)
  const idle = guns.filter((gun) => !planned.some((aim) => aim.gun === gun))
  const spare = Math.max(0, shells - planned.length - guns.length * BOXING_STORE)
  const boxes = round === 2 && !wouldAttack(situation) ? boxAims(situation, idle).slice(0, spare) : []
  const aims = [...planned, ...boxes]
  const depot = guns
    .filter((gun) => gun.type === 'heavy-artillery' && !aims.some((aim) => aim.gun === gun))
    .filter((gun) => !fire.some(({ unit }) => unit === gun.id))
    .slice(0, Math.max(0, affordable - aims.length))
    .map(
      (gun): Intent => ({
        order: { kind: 'fire', unit: gun.id, mission: 'bombardment', target: 'depot' },
        why: `${gun.name} has no better target than the enemy's depot.`,
      }),
    )
  const battle = asOrders(situation, aims, ({ gun, zone, mission }) =>
    mission === 'box'
      ? `${gun.name} boxes in ${named(situation, zone)}, to catch drafts and reliefs on their way.`
      : `${gun.name} joins the bombardment of ${named(situation, zone)}: massed dice beat the saves.`,
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
  const guns = gunsOf(situation)
  const aims = planOf(situation, guns, WORTH_A_SHELL.assault).slice(0, view.armies[side].shells)
  const battle = asOrders(situation, aims, ({ gun, zone, mission }) =>
    mission === 'gas'
      ? `${gun.name} blinds ${named(situation, zone)} with gas, so that nobody there fires into our attack.`
      : mission === 'bridge'
        ? `${gun.name} cuts the road in ${named(situation, zone)}, and the bridge with it.`
        : isOurs(situation, zone)
          ? `${gun.name} shells the enemy who has broken in at ${named(situation, zone)}.`
          : `${gun.name} clears the way into ${named(situation, zone)}.`,
  )
  return [...battle, ...standing(situation), done('Every gun has its target.')]
}

/** Guns fire at the first chance, since it costs them nothing; everybody else waits for whoever comes in. */
const standing = ({ own }: Situation): readonly Intent[] =>
  own
    .filter((unit) => isArtillery(unit) && unit.place >= 0 && unit.standing !== 'first-chance')
    .map(
      (unit): Intent => ({
        order: { kind: 'standing', unit: unit.id, order: 'first-chance' },
        why: `${unit.name} fires at whoever comes near: it costs no shells.`,
      }),
    )
