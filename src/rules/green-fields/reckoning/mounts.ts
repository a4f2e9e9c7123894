import type { Fault } from '#kernel/procedure/result.ts'
import type { Mount, UnitType } from '../vocabulary.ts'

/** GF-MOVE-02: cavalry is on horses unless it says otherwise. */
export const mountOf = (type: UnitType, mount: Mount | undefined): Mount =>
  mount ?? (type === 'cavalry' ? 'horses' : 'none')

const RIDES: Readonly<Record<Mount, readonly string[]>> = {
  none: [],
  horses: ['cavalry'],
  bicycles: ['infantry', 'pioneer', 'sapper'],
  motor: ['infantry', 'pioneer', 'sapper'],
}

export const mountFault = ({
  type,
  mount = 'none',
}: {
  readonly type: string
  readonly mount?: Mount | undefined
}): Fault | undefined =>
  mount === 'none' || RIDES[mount].includes(type)
    ? undefined
    : { path: 'mount', message: `A unit of type ${type} does not go on ${mount}.` }
