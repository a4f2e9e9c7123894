import { tellOf } from '#kernel/game/play.ts'
import { along } from '#kernel/geometry/angle.ts'
import { type Box, standingAt } from '#kernel/geometry/footprint.ts'
import { driftOver, underOne } from '#table/template.ts'
import { GAS_TURNS } from '../../../tables/index.ts'
import { groundOfCloud } from '../../board/gas.ts'
import { bodiesOf, groundHeld } from '../../board/houses.ts'
import { fieldOf } from '../../field.ts'
import type { Play } from '../../play.ts'
import type { Cloud, State } from '../../state.ts'
import { attackThese } from '../../zones/attack.ts'
import { type AreaTarget, nearestFirst } from '../../zones/targets.ts'

/** FF-GAS-05, FF-GAS-08, option `denying-gas`: it goes with the wind this turn, if there is one. */
export const drifts = ({ options }: State, { kind, age }: Cloud): boolean =>
  kind === 'offensive' || (options['denying-gas'] === 'drifts-once' && age === 1)

/** FF-GAS-05, FF-GAS-08: an offensive cloud that has had its turns. */
export const isSpent = ({ options }: State, { kind, age }: Cloud): boolean =>
  kind === 'offensive' && age >= GAS_TURNS[options['gas-duration']]

/** FF-GAS-09: any part of it is on the table. */
export const isOnTable = ({ scenario }: State, { centre: { x, y }, width, depth }: Cloud): boolean => {
  const { width: wide, length } = fieldOf(scenario)
  return x + width / 2 > 0 && x - width / 2 < wide && y + depth / 2 > 0 && y - depth / 2 < length
}

/** FF-GAS-06: everybody the cloud has swept from where it was to where it is, friend or foe. */
const sweptBy = (state: State, from: Box, drift: { readonly heading: number; readonly length: number }) => {
  const targets: AreaTarget[] = []
  for (const body of bodiesOf(state)) {
    const ground = groundHeld(state, body)
    if (drift.length === 0) {
      const under = underOne(from, ground)
      if (under !== 'none') targets.push({ body, partial: under === 'partly' })
      continue
    }
    const passage = driftOver(from, drift.heading, drift.length, ground)
    if (passage) targets.push({ body, partial: passage.wholly === undefined })
  }
  return targets
}

/** FF-GAS-06, FF-GAS-11: one cloud's attack on all it has swept, nearest to its middle first. */
export const attackWithCloud = (
  play: Play,
  from: Cloud,
  drift: { readonly heading: number; readonly length: number },
): void => {
  const start = groundOfCloud(from)
  const centre = along(from.centre, drift.heading, drift.length)
  const targets = sweptBy(play.state, standingAt(start, start.centre, 0), drift)
  if (targets.length === 0) return
  attackThese(
    play,
    { weapon: 'gas', mode: 'indirect', title: 'Gas' },
    centre,
    targets.sort(nearestFirst(centre)),
  )
}

export const tellGone = (play: Play, clouds: readonly Cloud[]): void => {
  if (clouds.length > 0) tellOf(play, { kind: 'gas-gone', clouds: clouds.map(({ id }) => id) })
}
