import { bestOf } from '#kernel/game/commander.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { isInArc } from '../../game/board/arcs.ts'
import { pointOn } from '../../game/board/centreline.ts'
import { fieldOf, lengthOfLine } from '../../game/field.ts'
import type { Unit } from '../../game/state.ts'
import type { View } from '../../game/view.ts'
import { fromInches } from '../../tables/table-top.ts'
import type { Situation } from '../situation.ts'
import { inchesTo } from '../stance.ts'

/** Inches from the enemy between which a unit is brought up. */
interface Ring {
  readonly least: number
  readonly most: number
}

/** Machine guns into sight of the enemy; squads to where he does not see them, and at him once he must turn home. */
const ringOf = ({ thresholds, movesLeft }: Situation, isGun: boolean, sight: number): Ring => {
  if (isGun) return { least: 0, most: sight - 1 }
  const { lurk, grip, moves } = thresholds.rescue
  return movesLeft <= moves ? { least: 0, most: grip } : { least: sight + lurk, most: sight + lurk + 2 }
}

/** A machine gun that sees the enemy stays; a squad stays if he is as near as he is wanted. */
const isAtWork = ({ view, enemies }: Situation, unit: Unit, isGun: boolean, within: number): boolean =>
  enemies.some(
    (enemy) =>
      inchesTo(view, enemy, unit.position) <= within &&
      (!isGun || unit.inside === null || isInArc(view, unit, enemy.position)),
  )

const trenchPlaces = ({ scenario }: View): readonly Point[] =>
  fieldOf(scenario).trenches.flatMap(({ line }) =>
    Array.from({ length: Math.floor(lengthOfLine(line) / fromInches(1)) + 1 }, (_, i) =>
      pointOn(line, i * fromInches(1)),
    ),
  )

/** SK 9.13, 9.27: where little is seen, who waits where nobody comes goes by the trenches to where they come. */
export const rescuePlace = (situation: Situation, unit: Unit, troops: readonly Unit[]): Point | undefined => {
  const { view, enemies, thresholds } = situation
  const { sight } = view.scenario
  const isGun = unit.weapon === 'hmg'
  if (sight === undefined || !(isGun || troops.includes(unit))) return undefined
  const { least, most } = ringOf(situation, isGun, sight)
  if (isAtWork(situation, unit, isGun, isGun ? sight : most)) return undefined
  const upon = enemies.filter((enemy) =>
    troops.some((friend) => inchesTo(view, enemy, friend.position) <= thresholds.upon),
  )
  const foe = bestOf(upon, ({ position }) => -distance(position, unit.position))
  if (!foe) return undefined
  const places = trenchPlaces(view).filter((p) => {
    const inches = inchesTo(view, foe, p)
    return inches >= least && inches <= most
  })
  return bestOf(places, (p) => -distance(p, unit.position))
}
