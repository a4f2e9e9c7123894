import { several } from '#kernel/words.ts'
import type { ShownTracker } from '#screen/beside.ts'
import { nameOf } from '../game/names.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import { scores } from '../game/scores.ts'
import { asSide, otherSide } from '../game/sides.ts'
import type { Battalion } from '../game/state.ts'
import { isGone } from '../game/units.ts'
import type { View } from '../game/view.ts'
import type { Side } from '../vocabulary.ts'
import { NATION_NAMES } from './naming.ts'

/** FF-MOR-05: at how many losses a battalion next tests; none once it has tested twice. */
export const nextTest = ({ start, tested }: Battalion): number | undefined =>
  tested.threeQuarters ? undefined : Math.ceil(tested.half ? (start * 3) / 4 : start / 2)

const lossesOf = (view: View, battalion: Battalion): ShownTracker => {
  const { id, start, lost } = battalion
  const test = nextTest(battalion)
  const left = test === undefined ? '' : `, tests at ${test}`
  return {
    label: nameOf(view, id)
      .replace(/,.*$/, '')
      .replace(/ Battalion\b/, ' Bn'),
    value: isGone(view, battalion) ? 'gone' : `${lost} of ${start} lost${left}`,
    scale: { at: lost, least: 0, most: start },
  }
}

const scoreOf = (view: View, side: Side): ShownTracker => ({
  label: `Score: ${NATION_NAMES[view.scenario[side].nation].name}`,
  value: String(scores(view)[side]),
})

/** The battalion that is getting its orders. */
const commanded = (view: View): string | null =>
  view.phases.find((one): one is PhaseOf<'battalion-orders'> => one.name === 'battalion-orders')?.battalion ??
  null

/** FF-ORG-06: the score, what is left of the barrage, and how far battalions are from their tests. */
export const trackers = (view: View, by: string | undefined): readonly ShownTracker[] => {
  const side = (by === undefined ? undefined : asSide(by)) ?? 'attacker'
  const { barrage, deepSuppression, wind } = view
  if (view.turn === 0) return []
  const own = view.battalions.filter((one) => one.side === side)
  const first = own.find(({ id }) => id === commanded(view)) ?? own[0]
  return [
    ...(first ? [lossesOf(view, first)] : []),
    ...(barrage ? [{ label: 'Rolling barrage', value: `${several(barrage.turnsLeft, 'turn')} left` }] : []),
    ...(deepSuppression > 0 ? [{ label: 'Deep suppression', value: `−${deepSuppression}` }] : []),
    ...(wind && view.clouds.length > 0
      ? [{ label: 'Clouds of gas', value: String(view.clouds.length) }]
      : []),
    ...own.filter((one) => one !== first).map((one) => lossesOf(view, one)),
    scoreOf(view, side),
    scoreOf(view, otherSide(side)),
  ]
}
