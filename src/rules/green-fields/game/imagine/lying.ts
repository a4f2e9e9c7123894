import { fair } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { ARM, MOST_IN_ZONE } from '../../tables/index.ts'
import type { FieldUnit } from '../../vocabulary.ts'
import { isFirstDeployment } from '../phases/deployment/placing.ts'
import { usualDistance } from '../phases/deployment/usual.ts'
import type { ZoneNumber } from '../zone.ts'
import { type Draft, type DraftUnit, happens } from './draft.ts'

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

/** Of those who were seen and are being placed anew, in a hundred. */
const PLACED_ELSEWHERE = 30

/** Puts a unit in the likeliest of the zones that would do; false if it can lie unseen in none of them. */
export const lieIn = (
  { hideouts, crowd, random }: Draft,
  unit: DraftUnit,
  wouldDo: (zone: ZoneNumber) => boolean = () => true,
): boolean => {
  const wanted = usualDistance(unit.type)
  let best: ZoneNumber | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { zone, away } of hideouts.all) {
    const others = crowd[zone] ?? 0
    const against =
      Math.abs(away - wanted) * AGAINST.distance + others * AGAINST.crowd + fair(random, AGAINST.chance)
    if (against >= least || others >= MOST_IN_ZONE) continue
    if (!wouldDo(zone) || !hideouts.conceals(unit, zone)) continue
    least = against
    best = zone
  }
  if (best === undefined) return false
  crowd[best] = (crowd[best] ?? 0) + 1
  if (unit.place >= 0) crowd[unit.place] = (crowd[unit.place] ?? 1) - 1
  unit.place = best
  if (unit.parked !== null) unit.parked = best
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

/** S6: reserves that are still on their way in the first week. */
const isHeldBack = ({ view, start }: Draft, id: string): boolean =>
  isFirstDeployment(view) && start.terms.heldBack.includes(id)

/** S3: sappers at the mouths of their tunnels. */
export const takePosts = (draft: Draft): void => {
  const { crowd } = draft
  draft.free = draft.free.filter((unit) => {
    const post = postOf(draft, unit.id)
    if (post === undefined || (crowd[post] ?? 0) >= MOST_IN_ZONE) return true
    unit.place = post
    crowd[post] = (crowd[post] ?? 0) + 1
    return false
  })
}

/** Whoever could still be anywhere is where his kind usually is, or behind the line. */
export const lieAnywhere = (draft: Draft): void => {
  const { view, random } = draft
  if (!isBeforePlacing(draft)) {
    for (const unit of draft.free) {
      if (ARM[unit.type] === 'aircraft') continue
      const inLine =
        !isHeldBack(draft, unit.id) && happens(random, IN_THE_LINE[unit.type] ?? MOST_IN_THE_LINE)
      if ((!inLine || !lieIn(draft, unit)) && happens(random, 50))
        unit.column = fair(random, view.country.columns)
    }
  }
  draft.free = []
}

/** Units are placed in secret: whoever was seen may be elsewhere by now. */
export const placeAnew = (draft: Draft): void => {
  const { view, enemy, units, random } = draft
  if (topPhase(view)?.name !== 'deployment' || !view.armies[enemy].ready) return
  for (const unit of units) if (unit.place >= 0 && happens(random, PLACED_ELSEWHERE)) lieIn(draft, unit)
}
