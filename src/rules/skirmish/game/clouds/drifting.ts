import { change, tellOf } from '#kernel/game/play.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import { along } from '#kernel/geometry/angle.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { CLOUD_LIFE, DRIFT, WIND_DIRECTIONS } from '../../tables/index.ts'
import { fromInches } from '../../tables/table-top.ts'
import { closeRanks } from '../board/closing-up.ts'
import { isOnTableTop } from '../board/room.ts'
import type { Play } from '../play.ts'
import { otherSide } from '../sides.ts'
import type { Cloud, State } from '../state.ts'
import { exposeToGas } from './exposure.ts'

/** SK-CLD-10: directions 1 to 8 are bearings it blows towards; none in a calm. */
export const windHeading = ({ wind }: State): Heading | undefined =>
  wind && wind.direction > 0 && wind.strength !== 'calm'
    ? fromDegrees(((wind.direction - 1) * 360) / WIND_DIRECTIONS)
    : undefined

/** SK-CLD-09: a cloud one move older. */
export const agedCloud = (state: State, cloud: Cloud): Cloud | undefined => {
  const age = cloud.age + 1
  const stage = CLOUD_LIFE[age - 1]
  if (!stage) return undefined
  const downwind = windHeading(state)
  let { puffs } = cloud
  const [first] = puffs
  if (age === 2 && first) puffs = [first, along(first, downwind ?? cloud.along, cloud.diameter)]
  if (stage.drifts && downwind !== undefined) {
    const drift = fromInches(DRIFT[state.wind?.strength ?? 'calm'])
    puffs = puffs.map((puff) => along(puff, downwind, drift))
  }
  if (age === CLOUD_LIFE.length) puffs = puffs.slice(1)
  puffs = puffs.filter((puff) => isOnTableTop(state, puff))
  return puffs.length > 0 ? { ...cloud, age, puffs } : undefined
}

/** SK-CLD-11, SK-CLD-14: all clouds age and drift, then those whom gas touches throw. */
export const driftClouds = (play: Play): void => {
  if (play.state.clouds.length === 0) return
  const clouds = play.state.clouds.flatMap((cloud) => agedCloud(play.state, cloud) ?? [])
  change(play, { clouds })
  tellOf(play, { kind: 'clouds-drifted', clouds: clouds.length })
  const before = new Map(play.state.units.map(({ id, figures }) => [id, figures.length]))
  const first = play.state.initiative ?? 'a'
  for (const side of [first, otherSide(first)])
    for (const { id, side: own } of play.state.units) if (own === side) exposeToGas(play, id)
  closeRanks(play, before)
}
