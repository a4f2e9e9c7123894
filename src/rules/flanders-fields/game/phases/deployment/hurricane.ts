import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import type { Shape } from '#kernel/geometry/outline.ts'
import { rectangleCentre } from '#kernel/geometry/rectangle.ts'
import { shapeOverlaps } from '#kernel/geometry/shape.ts'
import { bodiesOf, groundHeld } from '../../board/houses.ts'
import { type Field, fieldOf, type Trench } from '../../field.ts'
import type { Play } from '../../play.ts'
import type { Stand, State } from '../../state.ts'
import { attackThese } from '../../zones/attack.ts'
import { forgetPointsOutOfReach } from '../actions/guns/planned-points.ts'
import { reckon } from '../morale/reckoning.ts'
import { byItself } from '../page.ts'

/** A work of the defender that is attacked once. */
interface Work {
  readonly shape: Shape
  readonly weapon: 'super-heavy-artillery' | 'heavy-artillery'
  readonly title: string
}

const nearest = ({ line }: Trench): number => Math.min(...line.map(({ y }) => y))

/** FF-HUR-03: his strong points as they are listed, then his trench lines, nearest the attacker first. */
const worksOf = ({ patches, trenches }: Field): readonly Work[] => [
  ...patches
    .filter(({ kind }) => kind === 'strong-point')
    .map(
      ({ shape, name = 'a strong point' }): Work => ({ shape, weapon: 'super-heavy-artillery', title: name }),
    ),
  ...trenches
    .filter(({ of }) => of === 'defender')
    .toSorted((one, other) => nearest(one) - nearest(other))
    .map(({ shape, name = 'a trench line' }): Work => ({ shape, weapon: 'heavy-artillery', title: name })),
]

/** FF-HUR-03: any part in the work, by rising x; whoever has been attacked in a strong point is left alone in a trench. */
const standsIn = (state: State, works: readonly Work[], at: number): readonly Stand[] => {
  const work = works[at]
  if (!work) return []
  const earlier = works.slice(0, at).filter(({ weapon }) => weapon !== work.weapon)
  const lies = ({ shape }: Work, body: Stand): boolean =>
    shapeOverlaps(shape, body.house === null ? body : groundHeld(state, body))
  return bodiesOf(state)
    .filter((body) => lies(work, body) && !earlier.some((other) => lies(other, body)))
    .toSorted((one, other) => one.centre.x - other.centre.x || (one.id < other.id ? -1 : 1))
}

export const beginHurricane = (play: Play): void => {
  forgetPointsOutOfReach(play)
  if (play.state.scenario.grants.includes('hurricane')) pushPhase(play, { name: 'hurricane', next: 0 })
}

/** FF-HUR-01: one work after the other; morale is tested after each (FF-MOR-06). */
export const HURRICANE = byItself<'hurricane'>((play, { name, next }) => {
  const works = worksOf(fieldOf(play.state.scenario))
  const work = works[next]
  if (!work) {
    popPhase(play)
    return
  }
  replacePhase(play, { name, next: next + 1 })
  const targets = standsIn(play.state, works, next).map((body) => ({ body, partial: false }))
  if (targets.length === 0) return
  const { weapon, title, shape } = work
  const attack = { weapon, mode: 'indirect', title: `Hurricane bombardment of ${title}` } as const
  attackThese(play, attack, rectangleCentre(shape.bounds), targets)
  reckon(play)
})
