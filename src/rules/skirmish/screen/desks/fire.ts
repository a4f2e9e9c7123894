import type { Point } from '#kernel/geometry/point.ts'
import { recentMemo } from '#kernel/memo.ts'
import type { Refusal } from '#kernel/procedure/refusal.ts'
import { capitalised, listed } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { ShownSheet } from '#screen/beside.ts'
import type { Edit, EditGroup, Writing } from '#screen/writing.ts'
import { directShotOf, gunOf, isDirectShot } from '../../game/fire/direct.ts'
import { readyUnits, readyWeapons } from '../../game/fire/fitness.ts'
import { noShotRefusal } from '../../game/fire/no-shot.ts'
import { meanCasualties, usualShot } from '../../game/fire/preference.ts'
import { isShot, shotOf } from '../../game/fire/shot.ts'
import { spotOnTable } from '../../game/lengths.ts'
import { nameOf } from '../../game/names.ts'
import { type Fire, fireOf, isFire } from '../../game/phases/fire/firing.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { gunShell } from '../../game/shells/shelling.ts'
import { sideIndex } from '../../game/sides.ts'
import type { Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { weaponWords } from '../../game/weapons.ts'
import { pointAt } from '../../tables/table-top.ts'
import { burstArea, burstWords, onTargetOdds, sheetsOfBurst } from '../writing/bursts.ts'
import { DONE, isAllowed, refusalOf } from '../writing/orders.ts'
import { oddsOfShot, sheetsOfShot, shotWords } from '../writing/shots.ts'
import { throwGroups, throwSheets, throwTitle } from '../writing/throwing.ts'
import { piecesOf } from '../writing/whose.ts'
import type { Asked, PhaseDesk } from './desk.ts'

type Phase = PhaseOf<'fire'>
type Order = OrderOf<'fire'>

const fireOrder = (unit: string, weapon: string, target: string): Order => ({
  kind: 'fire',
  units: [unit],
  weapon,
  target,
})

/** A shell as it would be fired, where it would fall. */
const shellOf = (view: View, { shot }: Extract<Fire, { readonly kind: 'shell' }>) => {
  const unit = unitNamed(view, shot.unit)
  return (
    unit &&
    gunShell(unit, shot.artillery, shot.aim, shot.ammo, {
      mode: 'direct',
      enfilade: shot.enfilade,
      marked: true,
    })
  )
}

const fireWords = (view: View, fire: Fire): Pick<Edit, 'detail' | 'odds'> => {
  if (fire.kind === 'small-arms') {
    const { range } = fire.shot.input
    return {
      detail: `${range.toFixed(1).replace(/\.0$/, '')}″; ${shotWords(fire.shot)}`,
      odds: oddsOfShot(fire.shot),
    }
  }
  const shell = shellOf(view, fire)
  const { aim, ammo } = fire.shot
  return {
    detail: `${ammo === 'he' ? 'high explosive' : ammo}; ${shell ? burstWords(view, shell, aim) : ''}`,
    odds: onTargetOdds(view, 'direct', aim),
  }
}

/** The men whom a shot hits on average; shells are not compared. */
const worthOf = (fire: Fire): number => (fire.kind === 'small-arms' ? meanCasualties(fire.shot) : 0)

/** SK-FIRE-38: targets of one weapon, those it would usually choose first. */
const targetEdits = (
  view: View,
  { side }: Phase,
  unit: Unit,
  weapon: string,
  written: Order | undefined,
): readonly Edit[] =>
  view.units
    .filter((target) => target.side !== side && target.where === 'table')
    .flatMap((target) => {
      const order = fireOrder(unit.id, weapon, target.id)
      const fire = fireOf(view, side, order)
      return isFire(fire) ? [{ target, order, fire, worth: worthOf(fire) }] : []
    })
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ target, order, fire }): Edit => {
      const chosen = written?.weapon === weapon && written.target === target.id
      return {
        title: `At ${nameOf(view, target.id)}`,
        ...fireWords(view, fire),
        chosen,
        pieces: piecesOf(target),
        order: chosen ? written : order,
      }
    })

/** SK-ART-26: a gun lays on any point it sees, and may have smoke or gas. */
const aimEdits = (view: View, { side }: Phase, unit: Unit, weapon: string): readonly Edit[] => {
  const artillery = gunOf(unit, weapon)
  if (!artillery) return []
  const kinds = [undefined, ...(['smoke', 'gas'] as const).filter((ammo) => unit.ammo.includes(ammo))]
  return kinds.map((ammo): Edit => {
    const orderAt = (point: Point): Order => ({
      kind: 'fire',
      units: [unit.id],
      weapon,
      aim: spotOnTable(point),
      ...(ammo === undefined ? {} : { ammo }),
    })
    return {
      title: ammo === undefined ? 'At a place' : `${capitalised(ammo)} at a place`,
      detail: 'a trench, wire or a structure',
      pick: {
        prompt: 'Tap where the gun is to be laid.',
        preview(point) {
          const refusal = refusalOf(view, side, orderAt(point))
          const shot = directShotOf(view, unit, weapon, { aim: point }, ammo)
          const shown = isDirectShot(shot) ? shot.ammo : 'he'
          const words = isDirectShot(shot) ? fireWords(view, { kind: 'shell', shot }).detail : undefined
          return {
            legal: refusal === undefined,
            ...(refusal || words === undefined ? { text: refusal?.message ?? '' } : { text: words }),
            shapes: [burstArea(artillery, shown, point, sideIndex(view, side))],
          }
        },
        order: orderAt,
      },
    }
  })
}

const weaponGroups = (
  view: View,
  phase: Phase,
  unit: Unit,
  written: Order | undefined,
): readonly EditGroup[] =>
  readyWeapons(view, unit).flatMap((weapon): readonly EditGroup[] => {
    const edits = [...targetEdits(view, phase, unit, weapon, written), ...aimEdits(view, phase, unit, weapon)]
    return edits.length === 0 ? [] : [{ title: capitalised(weaponWords(unit, weapon)), edits }]
  })

/** SK-FIRE-21: squads that may add their rifles to the shot. */
const togetherGroup = (view: View, phase: Phase, written: Order | undefined): readonly EditGroup[] => {
  if (written?.weapon !== 'rifle' || written.target === undefined) return []
  const others = readyUnits(view, phase.side).flatMap((other): readonly Edit[] => {
    const chosen = written.units.includes(other.id)
    if (other.id === written.units[0]) return []
    const units = chosen ? written.units.filter((id) => id !== other.id) : [...written.units, other.id]
    const order: Order = { ...written, units }
    return chosen || isAllowed(view, phase.side, order) ? [{ title: other.name, chosen, order }] : []
  })
  return others.length === 0 ? [] : [{ title: 'Rifles together with', edits: others }]
}

/** SK-FIRE-38: what a unit fires if nobody says otherwise. */
const usualFire = (view: View, phase: Phase, unit: Unit): Order | undefined => {
  for (const weapon of readyWeapons(view, unit)) {
    const shot = gunOf(unit, weapon) ? undefined : usualShot(view, unit, weapon)
    if (shot) {
      const order = fireOrder(unit.id, weapon, shot.target)
      if (isAllowed(view, phase.side, order)) return order
    }
    const gunned = gunOf(unit, weapon) ? nearestTarget(view, phase, unit, weapon) : undefined
    if (gunned) return gunned
  }
  return undefined
}

const nearestTarget = (view: View, { side }: Phase, unit: Unit, weapon: string): Order | undefined =>
  view.units
    .filter((target) => target.side !== side && target.where === 'table')
    .map((target) => fireOrder(unit.id, weapon, target.id))
    .find((order) => isAllowed(view, side, order))

const fireTitle = (view: View, { units, weapon, target }: Order): string => {
  const [first] = units
  const unit = first === undefined ? undefined : unitNamed(view, first)
  const names = listed(units.map((id) => unitNamed(view, id)?.name ?? id))
  const at = target === undefined ? 'the place' : nameOf(view, target)
  return `${capitalised(names)}: ${weaponWords(unit, weapon)} at ${at}`
}

const sheetsOf = (view: View, phase: Phase, order: Order): readonly ShownSheet[] => {
  const fire = fireOf(view, phase.side, order)
  if (!isFire(fire)) return []
  if (fire.kind === 'small-arms') return sheetsOfShot(fire.shot, 'Table of this shot')
  const shell = shellOf(view, fire)
  return shell ? sheetsOfBurst(view, shell, fire.shot.aim, 'Table of this shell') : []
}

/** The order that stands written for a unit, if it may be given. */
const writtenFor = (
  view: View,
  phase: Phase,
  before: PlayerOrder | undefined,
  unit: Unit,
): Order | OrderOf<'throw'> | undefined => {
  const own =
    (before?.kind === 'fire' && before.units.includes(unit.id)) ||
    (before?.kind === 'throw' && unit.figures.some(({ id }) => id === before.bomber))
  return own && isAllowed(view, phase.side, before) ? before : undefined
}

const unitOf = (view: View, order: PlayerOrder | undefined): string | undefined => {
  if (order?.kind === 'fire') return order.units[0]
  if (order?.kind !== 'throw') return undefined
  return view.units.find(({ figures }) => figures.some(({ id }) => id === order.bomber))?.id
}

/** Whether there is anybody to fire at. */
const hasTarget = (view: View, unit: Unit): boolean =>
  readyWeapons(view, unit).some((weapon) =>
    view.units.some(
      (target) =>
        target.side !== unit.side &&
        target.where === 'table' &&
        (gunOf(unit, weapon)
          ? isDirectShot(directShotOf(view, unit, weapon, { target }, undefined))
          : isShot(shotOf(view, unit, weapon, target))),
    ),
  )

/** It is asked for many times a decision, and who can fire takes long to find out. */
const unitsWithTargets = recentMemo(
  (view: View, { side }: Phase): ReadonlySet<string> =>
    new Set(
      readyUnits(view, side)
        .filter((unit) => hasTarget(view, unit))
        .map(({ id }) => id),
    ),
)

const refusalNote = ({ message, clause }: Refusal): string =>
  clause === undefined ? message : `${message} (${clause})`

/** SK-FIRE-34: one weapon after the other, its table and all six results before the die. */
const writing = ({ view, phase, before, unit: chosen }: Asked<'fire'>): Writing => {
  const ready = readyUnits(view, phase.side)
  const wanted = chosen ?? unitOf(view, before)
  const unit = ready.find(({ id }) => id === wanted) ?? (wanted === undefined ? ready[0] : undefined)
  const done = { title: 'No more fire', order: DONE }
  const common = { draggable: [], gives: true, todo: 'can fire' }
  const usual = unit && before?.kind !== 'pass' ? usualFire(view, phase, unit) : undefined
  const order = unit && (writtenFor(view, phase, before, unit) ?? usual)
  const written = order?.kind === 'fire' ? order : undefined
  const groups = unit
    ? [
        ...weaponGroups(view, phase, unit, written),
        ...togetherGroup(view, phase, written),
        ...throwGroups(view, phase, unit, order),
      ]
    : []
  if (!unit || !order)
    return {
      ...common,
      order: DONE,
      give: done.title,
      groups,
      ...(unit ? { unit: unit.id } : {}),
      ...(unit && groups.length === 0 ? { note: refusalNote(noShotRefusal(view, unit)) } : {}),
      ends: { plan: 'Fire as the staff plans' },
    }
  return {
    ...common,
    order,
    unit: unit.id,
    give: order.kind === 'fire' ? fireTitle(view, order) : throwTitle(view, order),
    groups,
    sheets: order.kind === 'fire' ? sheetsOf(view, phase, order) : throwSheets(view, phase, order),
    otherwise: done,
  }
}

/** The nearest pair of a shot, or the burst of a shell. */
const fireAreas = (view: View, order: Order): readonly Area[] => {
  const [first] = order.units
  const unit = first === undefined ? undefined : unitNamed(view, first)
  const fire = unit && fireOf(view, unit.side, order)
  if (!unit || !fire || !isFire(fire)) return []
  const side = sideIndex(view, unit.side)
  if (fire.kind === 'small-arms') {
    const { from, to } = fire.shot
    return [{ id: 'shot', style: 'path', side, outline: { shape: 'line', points: [from, to] } }]
  }
  const { artillery, ammo, aim } = fire.shot
  return [burstArea(artillery, ammo, aim, side)]
}

export const FIRE_DESK: PhaseDesk<'fire'> = {
  title: 'our fire',
  writing,
  todo: ({ view, phase }) => unitsWithTargets(view, phase),
  words: [
    ['fire', 'shot', 'shots'],
    ['throw', 'grenade', 'grenades'],
  ],
  areas(view, order) {
    if (order.kind === 'fire') return fireAreas(view, order)
    return order.kind === 'throw' ? [burstArea('grenade', 'he', pointAt(order.aim), 0)] : []
  },
}
