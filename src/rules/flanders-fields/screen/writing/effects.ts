import type { Footprint } from '#kernel/geometry/footprint.ts'
import type { Outcome } from '#kernel/procedure/procedure.ts'
import { capitalised, several, words } from '#kernel/words.ts'
import type { Happening } from '#screen/any-of.ts'
import type { AskedChance, Danger, EditOdds } from '#screen/odds.ts'
import { nameOf } from '../../game/names.ts'
import type { LastFire } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { areaInput } from '../../game/zones/attack.ts'
import { type AreaTarget, targetInput, targetsIn } from '../../game/zones/targets.ts'
import { areaFire } from '../../procedures/area-fire.ts'
import { MOST_AREA_TARGETS } from '../../tables/index.ts'
import type { AreaWeapon, Side } from '../../vocabulary.ts'

/** Stands of one unit that fare alike. */
interface Alike {
  readonly target: AreaTarget
  readonly stands: number
}

const alike = (view: View, targets: readonly AreaTarget[]): readonly Alike[] => {
  const found = new Map<string, Alike>()
  for (const target of targets) {
    const { cover = 'armour' } = { cover: undefined, ...targetInput(view, target, false) }
    const key = `${target.body.unit} ${target.partial} ${cover}`
    found.set(key, { target, stands: (found.get(key)?.stands ?? 0) + 1 })
  }
  return [...found.values()]
}

type Input = Parameters<typeof areaFire.resolve>[0]

/** How fire is fired, as far as it is known. */
type How = Pick<LastFire, 'mode'> & Partial<Pick<LastFire, 'inGas' | 'barrage' | 'card'>>

/** One attack on targets, each for himself: without what only the moment of fire can tell. */
const inputFor = (
  view: View,
  targets: readonly AreaTarget[],
  weapon: AreaWeapon,
  how: How,
  movingThrough: boolean,
): Input => {
  const alone = targets.map((target) => {
    const { company: _, ...input } = { company: undefined, ...targetInput(view, target, movingThrough) }
    return input
  })
  return areaInput(view, { weapon, ...how }, alone)
}

const isHit = ({ killed, suppressed }: Outcome): boolean => Number(killed) + Number(suppressed) > 0

/** One attack that may hit any of its targets. */
export const areaHit = (
  view: View,
  targets: readonly AreaTarget[],
  weapon: AreaWeapon,
  how: How,
  movingThrough: boolean,
): Happening => ({
  procedure: areaFire,
  input: inputFor(view, targets, weapon, how, movingThrough),
  holds: isHit,
})

/** The chance that an attack hits anybody of the enemy, and anybody of ours. */
export const oddsIn = (
  view: View,
  side: Side,
  area: Footprint,
  weapon: AreaWeapon,
  mode: LastFire['mode'],
): EditOdds => {
  const under = targetsIn(view, area).slice(0, MOST_AREA_TARGETS)
  const chance = (own: boolean, title: string): AskedChance | undefined => {
    const struck = under.filter(({ body }) => (body.side === side) === own)
    if (struck.length === 0) return undefined
    return { ...areaHit(view, struck, weapon, { mode }, false), title }
  }
  const [likely, feared] = [chance(false, 'hits an enemy'), chance(true, 'hits our own')]
  return { ...(likely ? { likely } : {}), ...(feared ? { feared } : {}) }
}

/** What one attack of a weapon would do to everybody in its area, as the armies stand now. */
export const effectsIn = (view: View, side: Side, area: Footprint, weapon: AreaWeapon): readonly Danger[] =>
  alike(view, targetsIn(view, area)).map(({ target, stands }) => {
    const stand = targetInput(view, target, false)
    const cover = stand.armour ? 'armour' : `${words(stand.cover)} cover`
    const how = [several(stands, 'stand'), cover, ...(target.partial ? ['partly'] : [])].join(', ')
    return {
      text: `${capitalised(nameOf(view, target.body.unit))} (${how})`,
      own: target.body.side === side,
      chance: {
        ...areaHit(view, [target], weapon, { mode: 'indirect' }, false),
        title: stands === 1 ? 'hit' : 'hit, each',
      },
    }
  })
