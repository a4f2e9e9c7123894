import { fair } from '../../../../kernel/chance/random.ts'
import { ARM, MOST_IN_ZONE } from '../../tables/index.ts'
import type { FieldUnit } from '../../vocabulary.ts'
import { connectedZones, toEnemyLines } from '../board/control.ts'
import { middleColumn, rowsFromBase } from '../board/grid.ts'
import { isSeen } from '../board/sight.ts'
import { isFirstDeployment } from '../phases/deployment/placing.ts'
import { usualDistance } from '../phases/deployment/usual.ts'
import { hasUnits, OFF_BOARD, topPhase, type Unit, type ZoneNumber } from '../state.ts'
import { type Draft, happens, put } from './draft.ts'

/** How many in a hundred of a kind are up in the line rather than behind it; aircraft never are. */
const IN_THE_LINE: Readonly<Partial<Record<FieldUnit, number>>> = {
  cavalry: 50,
  'heavy-tank': 40,
  'light-tank': 40,
  'armoured-car': 40,
  'motor-transport': 30,
}
const MOST_IN_THE_LINE = 85

/** What speaks against a zone: being nearer to the enemy or farther than usual, a crowd, and that nobody can be sure. */
const AGAINST = { distance: 40, crowd: 30, chance: 90 } as const

/** Where enemies that nobody has seen may be. */
export interface Hideouts {
  readonly zones: readonly ZoneNumber[]
  /** His units in each zone of the table, as far as they have been placed. */
  readonly crowd: number[]
}

/** His own ground that hangs together, as far as none of one's own is there and no report says who is. */
export const hideoutsOf = ({ view, viewer, enemy, units }: Draft): Hideouts => {
  const { country, terms } = view
  const rows = isFirstDeployment(view) ? terms.firstRows : null
  const crowd = view.zones.map(() => 0)
  for (const { place } of units) if (place >= 0) crowd[place] = (crowd[place] ?? 0) + 1
  const zones = [...connectedZones(view, enemy)].filter((zone) => {
    const ground = view.zones[zone]
    return (
      ground !== undefined &&
      !ground.reported.includes(viewer) &&
      !ground.glimpsed.includes(viewer) &&
      !hasUnits(view, zone, viewer) &&
      (rows === null || rowsFromBase(country, enemy, zone) < rows)
    )
  })
  return { zones, crowd }
}

/** Units are placed in secret, so that it does not matter yet who sees them. */
const isPlacing = ({ view }: Draft): boolean => topPhase(view)?.name === 'deployment'

const couldLie = (draft: Draft, { crowd }: Hideouts, unit: Unit, zone: ZoneNumber): boolean =>
  (crowd[zone] ?? 0) < MOST_IN_ZONE && (isPlacing(draft) || !isSeen(draft.view, { ...unit, place: zone }))

/** The likeliest of some zones in which a unit could lie unseen. */
const likeliest = (
  draft: Draft,
  hideouts: Hideouts,
  unit: Unit,
  zones: readonly ZoneNumber[],
): ZoneNumber | undefined => {
  const { view, enemy, random } = draft
  const wanted = usualDistance(unit.type)
  const against = zones.map(
    (zone) =>
      Math.abs(toEnemyLines(view, zone, enemy) - wanted) * AGAINST.distance +
      (hideouts.crowd[zone] ?? 0) * AGAINST.crowd +
      fair(random, AGAINST.chance),
  )
  const order = [...zones.keys()].sort((one, other) => (against[one] ?? 0) - (against[other] ?? 0))
  for (const index of order) {
    const zone = zones[index]
    if (zone !== undefined && couldLie(draft, hideouts, unit, zone)) return zone
  }
  return undefined
}

/** Puts a unit in the likeliest of the zones that would do; false if it cannot be in any of them. */
export const lieIn = (
  draft: Draft,
  hideouts: Hideouts,
  index: number,
  wouldDo: (zone: ZoneNumber) => boolean,
): boolean => {
  const unit = draft.units[index]
  const zone = unit && likeliest(draft, hideouts, unit, hideouts.zones.filter(wouldDo))
  if (zone === undefined) return false
  hideouts.crowd[zone] = (hideouts.crowd[zone] ?? 0) + 1
  put(draft, index, { place: zone, ...(unit?.parked === null ? {} : { parked: zone }) })
  return true
}

/** Nobody has been placed yet: the campaign is about to begin, or he is still at it. */
const isBeforePlacing = ({ view, enemy }: Draft): boolean => {
  const phase = topPhase(view)?.name
  return (
    phase === 'opening' || (phase === 'deployment' && isFirstDeployment(view) && !view.armies[enemy].ready)
  )
}

/** Where the scenario wants a unit in the first week. */
const postOf = ({ view, start }: Draft, id: string): ZoneNumber | undefined =>
  isFirstDeployment(view) ? start.terms.placed.find(({ unit }) => unit === id)?.zone : undefined

/** Whoever could still be anywhere is where his kind usually is, or behind the line. */
export const lieAnywhere = (draft: Draft, hideouts: Hideouts): void => {
  const { view, units, random } = draft
  const { columns } = view.country
  for (const index of draft.free) {
    const unit = units[index]
    if (!unit || ARM[unit.type] === 'aircraft') continue
    const post = postOf(draft, unit.id)
    if (post !== undefined) {
      put(draft, index, { place: post })
      continue
    }
    if (isBeforePlacing(draft)) continue
    const inLine = happens(random, IN_THE_LINE[unit.type] ?? MOST_IN_THE_LINE)
    if (inLine && lieIn(draft, hideouts, index, () => true)) continue
    put(draft, index, {
      place: OFF_BOARD,
      column: happens(random, 50) ? middleColumn(view.country) : fair(random, columns),
    })
  }
  draft.free = []
}

/** Those who are placed in secret may be anywhere again, whoever was seen among them. */
export const placeAnew = (draft: Draft, hideouts: Hideouts): void => {
  const { view, enemy, units, random } = draft
  if (!isPlacing(draft) || !view.armies[enemy].ready) return
  units.forEach(({ place, type }, index) => {
    if (place < 0 || ARM[type] === 'aircraft' || !happens(random, 30)) return
    hideouts.crowd[place] = (hideouts.crowd[place] ?? 1) - 1
    if (!lieIn(draft, hideouts, index, () => true)) hideouts.crowd[place] = (hideouts.crowd[place] ?? 0) + 1
  })
}

/** GF-STACK-02: the waves of each stack, those that were seen in the order in which they were, guns behind the rest. */
export const inWaves = ({ units }: Draft, seen: number): void => {
  const stacks = new Map<ZoneNumber, number[]>()
  units.forEach(({ place }, index) => {
    if (place >= 0) stacks.set(place, [...(stacks.get(place) ?? []), index])
  })
  for (const stack of stacks.values()) number(units, stack, seen)
}

const isRearward = ({ type }: Unit): boolean => ARM[type] === 'artillery' || ARM[type] === 'balloon'

const number = (units: Unit[], stack: readonly number[], seen: number): void => {
  const waveOf = (index: number): number => units[index]?.wave ?? 0
  const known = stack.filter((index) => index < seen).sort((one, other) => waveOf(one) - waveOf(other))
  const [front, rear]: [number[], number[]] = [[], []]
  for (const index of stack) {
    const unit = units[index]
    if (index >= seen && unit) (isRearward(unit) ? rear : front).push(index)
  }
  // A hidden regiment stands before guns that were seen, and behind a regiment that was.
  const guns = known.findIndex((index) => units[index] && isRearward(units[index]))
  const isSplit = guns > 0 && waveOf(known[guns] ?? 0) === waveOf(known[guns - 1] ?? 0)
  const at = guns < 0 || isSplit ? known.length : guns
  const order = [...known.slice(0, at), ...front, ...known.slice(at), ...rear]
  let wave = -1
  let last: number | undefined
  for (const index of order) {
    const unit = units[index]
    const shared = index < seen && last === unit?.wave
    if (!shared) wave++
    last = index < seen ? unit?.wave : undefined
    if (unit) units[index] = { ...unit, wave }
  }
}
