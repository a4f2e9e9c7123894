import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { artilleryTable } from '../../procedures/artillery-table.ts'
import { blastCasualties } from '../../procedures/blast-casualties.ts'
import { BURST_DIAMETER } from '../../tables/index.ts'
import { fromInches } from '../../tables/table-top.ts'
import type { Ammo, Artillery, FireMode, Quality, Side } from '../../vocabulary.ts'
import { isOnTableTop } from '../board/room.ts'
import type { Cause } from '../causes.ts'
import { exposeToGas } from '../clouds/exposure.ts'
import { takeCasualties } from '../harm/casualties.ts'
import { fall, markHit, putUnderFire } from '../harm/losses.ts'
import type { Play } from '../play.ts'
import type { Cloud, State } from '../state.ts'
import { isSpecialist } from '../units.ts'
import { menInBlast, shelterOf, type Touched } from './blast.ts'
import { batterAll, hitModels } from './damage.ts'

/** A shell, or a grenade, as it leaves the weapon. */
export interface Shell {
  readonly by: Side
  readonly weapon: Artillery | 'grenade'
  readonly ammo: Ammo
  readonly mode: FireMode
  readonly offTable: boolean
  /** Inches from the weapon to the aim point (SK-ART-24). */
  readonly range: number
  readonly quality: Quality
  readonly gunnersLost: number
  readonly tankGun: boolean
  /** Of the unit aimed at. */
  readonly enfilade: boolean
  readonly along: Heading
  /** Where the weapon stands that aimed it; null for plotted fire. */
  readonly from: Point | null
  readonly cause: Cause
  /** In the Fire phase. */
  readonly marked: boolean
}

/** SK-CLD-04: what a shell of smoke or gas leaves where it bursts, one puff of the basic size. */
export const cloudAt = ({ weapon, ammo, along }: Shell, at: Point, id: number): Cloud | undefined =>
  ammo === 'smoke' || ammo === 'gas'
    ? { id, kind: ammo, diameter: fromInches(BURST_DIAMETER[weapon]), along, age: 1, puffs: [at] }
    : undefined

const formCloud = (play: Play, cloud: Cloud, at: Point, marked: boolean): void => {
  change(play, { clouds: [...play.state.clouds, cloud], counted: cloud.id })
  tellOf(play, { kind: 'cloud', of: cloud.kind, at })
  if (cloud.kind === 'gas') for (const { id: unit } of play.state.units) exposeToGas(play, unit, [], marked)
}

const byDistance =
  (by: Side) =>
  (one: Touched, other: Touched): number =>
    one.far - other.far || Number(one.unit.side === by) - Number(other.unit.side === by)

/** SK-ART-39: ordinary men nearest the burst fall; a specialist only by the throw or when there is nobody else. */
const takeVictims = (
  play: Play,
  shell: Shell,
  men: readonly Touched[],
  count: number,
  found: boolean,
): void => {
  const { by, cause, marked } = shell
  const ordinary = men.filter(({ figure }) => !isSpecialist(figure.role)).toSorted(byDistance(by))
  const special = men.filter(({ figure }) => isSpecialist(figure.role)).toSorted(byDistance(by))
  const plain = ordinary.slice(0, Math.min(ordinary.length, count - (found && special.length > 0 ? 1 : 0)))
  for (const id of new Set(plain.map(({ unit }) => unit.id))) {
    const ids = plain.filter(({ unit }) => unit.id === id).map(({ figure }) => figure.id)
    if (marked) markHit(play, id, ids, cause)
    else fall(play, id, ids, 'dead', cause)
  }
  let left = count - plain.length
  for (const id of new Set(special.map(({ unit }) => unit.id))) {
    if (left <= 0) return
    const among = special.filter(({ unit }) => unit.id === id).map(({ figure }) => figure)
    const here = Math.min(left, among.length)
    takeCasualties(play, {
      unit: id,
      among,
      from: undefined,
      count: here,
      specialist: true,
      cause,
      marked,
      nearestFirst: true,
    })
    left -= here
  }
}

/** SK-ART-18, SK-ART-19: who is in a burst, and what decides how many of them fall. */
export const blastOf = (state: State, shell: Shell, at: Point, onTarget: boolean) => {
  const { weapon, ammo, mode, offTable, range, quality, gunnersLost, tankGun, enfilade } = shell
  const { options } = state
  const shared = { range, offTable, mode, ammo, quality, gunnersLost, tankGun, enfilade, options }
  const isGrenade = weapon === 'grenade'
  const plain = { cover: 'none', prone: false, targetSkirmish: false } as const
  const { burstDiameter, structureTable } = isGrenade
    ? { burstDiameter: BURST_DIAMETER.grenade, structureTable: 0 }
    : artilleryTable.resolve({ weapon, ...shared, ...plain }, NO_DICE, SILENT)
  const radius = fromInches(burstDiameter) / 2
  const men = menInBlast(state, at, radius, isGrenade ? (onTarget ? 'on-target' : 'stray') : undefined)
  const specialists =
    men.some(({ figure }) => isSpecialist(figure.role)) &&
    men.some(({ figure }) => !isSpecialist(figure.role))
  const input = { weapon, ...shared, ...shelterOf(state, men, at), menInBlast: men.length, specialists }
  return { radius, structureTable, men, input }
}

/** SK-ART-18, SK-ART-35: what a shell does where it bursts. Nothing beyond the edge of the table (SK-ART-23). */
export const burst = (play: Play, shell: Shell, at: Point, onTarget: boolean): void => {
  const { state } = play
  if (!isOnTableTop(state, at)) return
  const { weapon, ammo, by, marked } = shell
  const cloud = cloudAt(shell, at, state.counted + 1)
  if (cloud) {
    formCloud(play, cloud, at, marked)
    return
  }
  const { radius, structureTable, men, input } = blastOf(state, shell, at, onTarget)
  const blast = blastCasualties.resolve(input, play.dice, play.trace)
  const units = [...new Set(men.map(({ unit }) => unit.id))]
  const { table, casualties, specialistHit } = blast
  tellOf(play, {
    kind: 'blast',
    at,
    table,
    men: men.length,
    casualties,
    specialist: specialistHit,
    units,
  })
  for (const id of units) putUnderFire(play, id)
  takeVictims(play, shell, men, casualties, specialistHit)
  if (weapon === 'grenade') return
  batterAll(play, { at, radius, weapon, ammo, table: structureTable, by, from: shell.from, marked })
  hitModels(play, at, marked)
}
