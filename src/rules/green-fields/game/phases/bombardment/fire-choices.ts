import { referenceOf } from '../../board/grid.ts'
import { type FireMission, OFF_BOARD, otherSide, type SideName, type State, type Unit } from '../../state.ts'
import type { Choice } from '../choice.ts'
import { reachesBehind, reachesZone } from './guns.ts'
import { mayShell, mayUseGas } from './plans.ts'
import { ableGuns } from './sampling.ts'

const targetsOf = (state: State, gun: Unit): readonly string[] => {
  const enemy = otherSide(gun.side)
  const zones = state.zones.flatMap((_, zone) =>
    mayShell(state, gun.side, zone) && reachesZone(state, gun, zone)
      ? [referenceOf(state.country, zone)]
      : [],
  )
  if (state.assault || !reachesBehind(state, gun, enemy)) return zones
  const spotted = state.units.filter(
    (unit) => unit.side === enemy && unit.spotted && unit.place === OFF_BOARD,
  )
  return [...zones, ...(state.armies[enemy].depot > 0 ? ['depot'] : []), ...spotted.map(({ id }) => id)]
}

/** What each regiment may be told to fire at. */
export const fireChoices = (
  state: State,
  side: SideName,
  missions: readonly FireMission['mission'][],
): readonly Choice[] => {
  const { fire, shells } = state.armies[side]
  const allowed = mayUseGas(state, side)
    ? missions
    : missions.filter((mission) => mission !== 'gas' && mission !== 'persistent')
  const guns = ableGuns(state, side).map((gun) => ({ unit: gun.id, targets: targetsOf(state, gun) }))
  return [
    ...(shells > 0 && guns.length > 0
      ? [
          {
            kind: 'fire',
            title: 'Fire',
            fields: { unit: guns, mission: allowed, shells: shells - fire.length },
          },
        ]
      : []),
    ...(fire.length > 0
      ? [{ kind: 'cease-fire', title: 'Do not fire', fields: { unit: fire.map(({ unit }) => unit) } }]
      : []),
  ]
}
