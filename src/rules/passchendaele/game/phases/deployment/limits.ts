import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { farAlong, type Heading } from '#kernel/geometry/angle.ts'
import { type Box, corners } from '#kernel/geometry/box.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { inchesLong } from '#kernel/words.ts'
import { gapBetween } from '#table/apart.ts'
import { deploymentCheck } from '../../../procedures/deployment-check.ts'
import type { Table } from '../../../scenarios/table.ts'
import { FRONT_BY, FRONT_TO_REAR, ROOM_FOR_RESERVES, toInches } from '../../../tables/index.ts'
import type { Group, SideName } from '../../../vocabulary.ts'
import { beyondFront } from '../../board/ground.ts'
import type { Base, State, Unit } from '../../state.ts'

const depths = (looks: Heading, boxes: readonly Box[]): readonly number[] =>
  boxes.flatMap((box) => corners(box).map((p) => farAlong(looks, p)))

const frontLine = (deployed: readonly Unit[], side: SideName): readonly Base[] =>
  deployed.flatMap((unit) => (unit.side === side && unit.group === 'front-line' ? unit.bases : []))

/** PA-SETUP-19: how far back a side's front line reaches; none if it has none. */
export const rearOfFrontLine = (
  table: Table,
  side: SideName,
  deployed: readonly Unit[],
): number | undefined => {
  const front = frontLine(deployed, side)
  return front.length === 0 ? undefined : Math.min(...depths(table.enemy[side], front))
}

/** How far back a side's own edge of the table lies. */
export const ownEdge = ({ width, depth, enemy }: Table, side: SideName): number =>
  Math.min(...[0, width].flatMap((x) => [0, depth].map((y) => farAlong(enemy[side], { x, y }))))

/** PA-SETUP-10, PA-SETUP-19: `distanceBehindFront` in inches; none while no front-line unit is down. */
const distanceBehindFront = (
  table: Table,
  group: Group,
  side: SideName,
  bases: readonly Base[],
  deployed: readonly Unit[],
): number | undefined => {
  const rear = rearOfFrontLine(table, side, deployed)
  if (rear === undefined) return undefined
  if (group === 'front-support') return toInches(gapBetween(bases, frontLine(deployed, side)))
  return Math.max(0, toInches(rear - Math.max(...depths(table.enemy[side], bases))))
}

const inches = (length: number): string => inchesLong(Math.round(length * 100) / 100)

/** PA-SETUP-18: a front line that stands in the rear is none, and the reserves must have room. */
const frontRefusal = (
  { table }: State,
  { name, side }: Unit,
  bases: readonly Base[],
  hasReserves: boolean,
): Refusal | undefined => {
  const no = (code: string, why: string) => refuse(code, `${name} ${why}`, 'PA-SETUP-18')
  const behind = bases.map((base) => toInches(-beyondFront(table, side, base)))
  const farthest = Math.max(...behind)
  if (farthest > FRONT_BY.all)
    return no(
      'not-at-the-front',
      `would have a base ${inches(farthest)} behind the front edge; no base of a front-line division stands more than ${inches(FRONT_BY.all)} behind it.`,
    )
  if (behind.filter((far) => far <= FRONT_BY.half).length * 2 < bases.length)
    return no(
      'not-at-the-front',
      `needs half its bases no more than ${inches(FRONT_BY.half)} behind the front edge.`,
    )
  const room = toInches(Math.min(...depths(table.enemy[side], bases)) - ownEdge(table, side))
  return hasReserves && room < ROOM_FOR_RESERVES
    ? no(
        'no-room-for-reserves',
        `would reach to ${inches(room)} from its own table edge; the reserves need ${inches(ROOM_FOR_RESERVES)}.`,
      )
    : undefined
}

const WHY: Readonly<
  Record<'too-far-from-front' | 'too-close-to-front', (far: number) => readonly [string, ClauseId]>
> = {
  'too-far-from-front': (far) => [
    `would stand ${inches(far)} from the nearest front-line division; supports of the front stand within ${inches(FRONT_TO_REAR)}, or are kept back for the third step.`,
    'PA-SETUP-04',
  ],
  'too-close-to-front': (far) => [
    `would stand ${inches(far)} behind the front line; reserves stand at least ${inches(FRONT_TO_REAR)} straight behind all of it.`,
    'PA-SETUP-06',
  ],
}

/** Reserves of the side are still to come. */
const awaitsReserves = ({ phases, units }: State, side: SideName): boolean =>
  phases.some((phase) => phase.name === 'deploy' && phase.side === side && phase.step === 'reserve') ||
  units.some((unit) => unit.side === side && unit.group.startsWith('eingreif'))

/**
 * PA-SETUP-17 to PA-SETUP-21: why a unit of its group cannot stand so, `deployed` being on the table; supports may be kept
 * back for the reserves.
 */
export const limitRefusal = (
  state: State,
  unit: Unit,
  bases: readonly Base[],
  deployed: readonly Unit[],
  keepsBack = false,
): Refusal | undefined => {
  const { group, side, name } = unit
  if (group === 'front-line')
    return frontRefusal(state, unit, bases, keepsBack || awaitsReserves(state, side))
  const others = deployed.filter((other) => other !== unit)
  const distance = distanceBehindFront(state.table, group, side, bases, others)
  if (distance === undefined) return undefined
  const { reason } = deploymentCheck.resolve(
    { group, distanceBehindFront: distance, outsideFriendlyGround: false, options: state.options },
    NO_DICE,
    SILENT,
  )
  if (reason === 'ok' || reason === 'outside-friendly-ground') return undefined
  const [why, clause] = WHY[reason](distance)
  return refuse(reason, `${name} ${why}`, clause)
}
