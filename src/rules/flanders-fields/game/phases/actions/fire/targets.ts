import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { farApart } from '#kernel/geometry/footprint.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { targetPriority } from '../../../../procedures/target-priority.ts'
import { longestRange } from '../../../../reckoning/range.ts'
import { fromCm, LENGTH_FORGIVEN } from '../../../../tables/index.ts'
import { arcOf, isStraightAhead, maskedBy } from '../../../board/arcs.ts'
import { burstGround, burstMaskedBy } from '../../../board/bursts.ts'
import { bodiesOf, groundHeld } from '../../../board/houses.ts'
import { sees } from '../../../board/sight.ts'
import type { Stand, State } from '../../../state.ts'
import { ARC_OF, type Barrel, rangeTo } from './barrels.ts'
import { canHarm, type FireAction } from './conditions.ts'

const isBurst = (barrel: Barrel): barrel is Barrel & { readonly weapon: 'machine-gun' | 'block-house' } =>
  barrel.weapon === 'machine-gun' || barrel.weapon === 'block-house'

/** FF-NAT-01, FF-ARC-05: in cm. */
export const reachOf = (state: State, { weapon, firer }: Barrel): number =>
  longestRange(weapon, state.scenario[firer.side].national?.includes('marksmanship') ?? false, state.options)

/** FF-ARC-09: the friend that a shot would have to go through. */
export const maskOf = (state: State, barrel: Barrel, target: Stand): Stand | undefined => {
  const ground = groundHeld(state, target)
  return isBurst(barrel)
    ? burstMaskedBy(state, barrel.firer, burstGround(barrel.weapon, barrel.from, ground))
    : maskedBy(state, barrel.firer, ground, barrel.from)
}

interface Aimed {
  readonly target: Stand
  readonly range: number
}

/** Enemies in arc and range, the nearest first, ties by id. */
const inReach = (state: State, barrel: Barrel, except: readonly string[]): readonly Aimed[] => {
  const { firer, from, weapon } = barrel
  const most = reachOf(state, barrel)
  const far = fromCm(most) + LENGTH_FORGIVEN
  const isAhead = arcOf(ARC_OF[weapon], from)
  const found: Aimed[] = []
  for (const target of bodiesOf(state)) {
    if (target.side === firer.side || target.below || farApart(from, target, far)) continue
    if (except.includes(target.id)) continue
    if (!isAhead(groundHeld(state, target))) continue
    const range = rangeTo(state, barrel, target)
    if (range <= most) found.push({ target, range })
  }
  return found.sort((a, b) => a.range - b.range || (a.target.id < b.target.id ? -1 : 1))
}

/** What a weapon may be aimed at. */
export interface Choice {
  /** Targets allowed, the nearest first. */
  readonly targets: readonly Stand[]
  /** FF-ARC-06: of the four lists the one they come from; 0 if there is none. */
  readonly list: number
  /** The nearest enemy that it sees and could hit, harmed or not. */
  readonly nearest: Stand | undefined
}

/**
 * FF-ARC-06, FF-MG-01, FF-TANK-06: the targets that the order of targets leaves to a weapon. Sight is the dearest question:
 * where the closest must be taken, those farther off are not looked at.
 */
export const choiceOf = (
  state: State,
  barrel: Barrel,
  action: FireAction,
  except: readonly string[] = [],
): Choice => {
  const closestOnly = state.options['target-priority'] === 'closest'
  const seen: (Aimed & { readonly affectable: boolean })[] = []
  let settled = Number.POSITIVE_INFINITY
  for (const aimed of inReach(state, barrel, except)) {
    if (aimed.range > settled) break
    const { target, range } = aimed
    if (!sees(state, barrel.firer, target) || maskOf(state, barrel, target)) continue
    const affectable = canHarm(state, barrel, target, action)
    seen.push({ target, range, affectable })
    if (closestOnly && affectable && range === seen[0]?.range) settled = range
  }
  const { list, choices } = targetPriority.resolve(
    {
      targets: seen.map(({ target, range, affectable }) => ({
        id: target.id,
        range,
        straightAhead: isStraightAhead(barrel.from, groundHeld(state, target)),
        affectable,
      })),
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  const targets = seen.filter(({ target }) => choices.includes(target.id)).map(({ target }) => target)
  return { targets, list, nearest: seen[0]?.target }
}
