import type { Box, Footprint } from '#kernel/geometry/footprint.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import type { Cloud, State } from '../state.ts'

/** FF-GAS-09: a cloud lies along the table's edges, whatever the wind. */
export const groundOfCloud = ({ centre, width, depth }: Cloud): Box => ({ centre, heading: 0, width, depth })

/** FF-GEN-11, FF-ORD-16: any part of it lies in a cloud. */
export const isInGas = ({ clouds }: Pick<State, 'clouds'>, footprint: Footprint): boolean =>
  clouds.some((cloud) => overlaps(groundOfCloud(cloud), footprint))
