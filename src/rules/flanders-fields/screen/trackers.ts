import type { ShownTracker } from '../../../screen/beside.ts'
import { scores } from '../game/scoring.ts'
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
  const { name, start, lost } = battalion
  const test = nextTest(battalion)
  const left = test === undefined ? '' : `, tests at ${test}`
  return {
    label: name,
    value: isGone(view, battalion) ? 'gone' : `${lost} of ${start} lost${left}`,
    scale: { at: lost, least: 0, most: start },
  }
}

const scoreOf = (view: View, side: Side): ShownTracker => ({
  label: `Score: ${NATION_NAMES[view.scenario[side].nation].name}`,
  value: String(scores(view)[side]),
})

/** FF-ORG-06: the score, what is left of the barrage, and how far battalions are from their tests. */
export const trackers = (view: View, by: string | undefined): readonly ShownTracker[] => {
  const side = (by === undefined ? undefined : asSide(by)) ?? 'attacker'
  const { barrage, deepSuppression, wind } = view
  return [
    scoreOf(view, side),
    scoreOf(view, otherSide(side)),
    ...(barrage ? [{ label: 'Rolling barrage', value: `${barrage.turnsLeft} turns left` }] : []),
    ...(deepSuppression > 0 ? [{ label: 'Deep suppression', value: `−${deepSuppression}` }] : []),
    ...(wind && view.clouds.length > 0
      ? [{ label: 'Clouds of gas', value: String(view.clouds.length) }]
      : []),
    ...view.battalions.filter((one) => one.side === side).map((one) => lossesOf(view, one)),
  ]
}
