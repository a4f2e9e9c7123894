import { bearing } from '#kernel/geometry/angle.ts'
import { gap, gapToPoint } from '#kernel/geometry/gap.ts'
import type { Refusal } from '#kernel/procedure/refusal.ts'
import { capitalised } from '#kernel/words.ts'
import type { LineEnd, ShownSight } from '#screen/sight.ts'
import { bodyNamed } from '../game/board/houses.ts'
import { lookAt } from '../game/board/sight.ts'
import { seenAsWords, whyUnseen } from '../game/board/why-unseen.ts'
import { nameOf } from '../game/names.ts'
import { barrelsOf } from '../game/phases/actions/fire/barrels.ts'
import { PLAIN_FIRE } from '../game/phases/actions/fire/conditions.ts'
import { shotRefusal } from '../game/phases/actions/fire/no-shot.ts'
import { asAimed, type Battery, batteryOf } from '../game/phases/actions/guns/battery.ts'
import { rangeRefusal, reachRefusal } from '../game/phases/actions/guns/reach.ts'
import { mortarAimRefusal, openSightsRefusal } from '../game/phases/actions/guns/sighting.ts'
import { baseOf } from '../game/roster.ts'
import { asSide } from '../game/sides.ts'
import { standAt, standOn } from '../game/stand-at.ts'
import type { Stand } from '../game/state.ts'
import type { View } from '../game/view.ts'
import { isMortar } from '../game/zones/weapons.ts'
import { toCm } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import { measured } from '../wording.ts'

/** A platoon of nobody's, for a line that is laid on bare ground. */
const NOBODY = ''

/** Who stands at an end of a line, or a platoon that looks along it. */
export const standAtEnd = (view: View, end: LineEnd, other: LineEnd, side: Side): Stand => {
  const body = end.piece === undefined ? undefined : bodyNamed(view, end.piece)
  if (body) return standAt(body, end.point, end.heading ?? body.heading)
  const base = baseOf('infantry', end.point, bearing(end.point, other.point))
  return standOn(base, base.centre, base.heading, {
    id: NOBODY,
    type: 'infantry',
    side,
    unit: NOBODY,
    markers: 0,
    below: false,
    wire: null,
    water: null,
    stowed: false,
    revealed: false,
    realigned: false,
    fellBack: false,
    column: false,
    house: null,
  })
}

const nameAt = (view: View, { id }: Stand, where: string): string =>
  id === NOBODY ? `a platoon ${where}` : nameOf(view, id)

const cm = (length: number): string => measured(Math.round(length * 10) / 10)

/** Why guns may not fire over open sights at a stand, or a mortar may not be laid on it. */
const gunRefusal = (view: View, battery: Battery, body: Stand): Refusal | undefined => {
  const aimed = { at: asAimed(body.centre), body }
  return isMortar(battery.weapon)
    ? (reachRefusal(view, battery, aimed) ?? mortarAimRefusal(view, battery, aimed, false))
    : (openSightsRefusal(view, battery, aimed) ?? rangeRefusal(view, battery, aimed))
}

/** Whether it may fire at whom it sees, where both are stands of two sides. */
const fireWords = (view: View, viewer: Stand, target: Stand): Pick<ShownSight, 'text' | 'clauses'> => {
  const silent = { text: '', clauses: [] }
  if (viewer.id === NOBODY || target.id === NOBODY || viewer.side === target.side) return silent
  const battery = barrelsOf(view, viewer).length === 0 ? batteryOf(view, viewer.unit) : undefined
  if (barrelsOf(view, viewer).length === 0 && !battery) return silent
  const refusal = battery
    ? gunRefusal(view, { ...battery, gun: viewer }, target)
    : shotRefusal(view, viewer, target, PLAIN_FIRE)
  return refusal
    ? // It names its clause itself.
      { text: ` It may not fire: ${refusal.message}`, clauses: [] }
    : { text: ' It may fire at it.', clauses: [] }
}

/** What says by itself how far one sees. */
const LIMITS = ['distance', 'mist', 'deep shelter'] as const

/** FF-VIS: whether the stand at one end of a line sees the one at the other, and why not; as orders are judged. */
export const lineOfSight = (
  view: View,
  from: LineEnd,
  to: LineEnd,
  looking: string | undefined,
): ShownSight => {
  const side = (looking === undefined ? undefined : asSide(looking)) ?? 'attacker'
  const viewer = standAtEnd(view, from, to, side)
  const target = standAtEnd(view, to, from, side === 'attacker' ? 'defender' : 'attacker')
  const causes = whyUnseen(view, viewer, target)
  const [who, whom] = [nameAt(view, viewer, 'here'), nameAt(view, target, 'there')]
  const [first] = causes
  if (first) {
    const isLimit = LIMITS.some((by) => by === first.by)
    const along = isLimit ? '' : ` Along this line it sees ${cm(toCm(gapToPoint(viewer, first.at)))} cm.`
    return {
      seen: false,
      verdict: 'Not seen',
      text: `${capitalised(who)} does not see ${whom}: ${causes.map(({ text }) => text).join('; ')}.${along}`,
      clauses: [...new Set(causes.map(({ clause }) => clause))],
      stop: { at: first.at, by: first.by },
    }
  }
  const { limit } = lookAt(view, viewer, target)
  const fire = fireWords(view, viewer, target)
  return {
    seen: true,
    verdict: 'Seen',
    text: `${capitalised(who)} sees ${whom}: ${cm(toCm(gap(viewer, target)))} cm away, and ${seenAsWords(view, target)} it is seen from ${limit} cm.${fire.text}`,
    clauses: ['FF-VIS-01', ...fire.clauses],
  }
}
