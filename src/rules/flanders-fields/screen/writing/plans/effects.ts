import type { Footprint } from '../../../../../kernel/geometry/footprint.ts'
import { capitalised, several, words } from '../../../../../kernel/words.ts'
import type { Danger } from '../../../../../screen/odds.ts'
import { nameOf } from '../../../game/stories/names.ts'
import type { View } from '../../../game/view.ts'
import { type AreaTarget, targetInput, targetsIn } from '../../../game/zones/targets.ts'
import { areaFire } from '../../../procedures/area-fire.ts'
import type { AreaWeapon, Side } from '../../../vocabulary.ts'

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

/** What one attack of a weapon would do to everybody in its area, as the armies stand now. */
export const effectsIn = (view: View, side: Side, area: Footprint, weapon: AreaWeapon): readonly Danger[] =>
  alike(view, targetsIn(view, area)).map(({ target, stands }) => {
    const { company: _, ...input } = { company: undefined, ...targetInput(view, target, false) }
    const cover = input.armour ? 'armour' : `${words(input.cover)} cover`
    const how = [several(stands, 'stand'), cover, ...(target.partial ? ['partly'] : [])].join(', ')
    return {
      text: `${capitalised(nameOf(view, target.body.unit))} (${how})`,
      own: target.body.side === side,
      chance: {
        procedure: areaFire,
        input: {
          period: view.scenario.period,
          weapon,
          mode: 'indirect',
          targets: [input],
          options: view.options,
        },
        title: stands === 1 ? 'hit' : 'hit, each',
        holds: ({ killed, suppressed }) => Number(killed) + Number(suppressed) > 0,
      },
    }
  })
