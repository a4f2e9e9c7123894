import { fromDegrees } from '#kernel/geometry/measure.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Muster, Scenario } from '../../scenarios/scenario.ts'
import { GUN_CREWS, HMG_CREW, modelNamed, type VehicleModel } from '../../tables/organisation.ts'
import { isSquadId, SQUADS, type Squad, TROOPERS, WAGON_DRIVERS } from '../../tables/squads.ts'
import { pointAt } from '../../tables/table-top.ts'
import { ARTILLERY, type Artillery, ROLES, type Role, type Side, type TroopKind } from '../../vocabulary.ts'
import { nearestOn } from '../board/centreline.ts'
import { fieldOf } from '../field.ts'
import { marksWith } from '../records.ts'
import type { Figure, Unit, VehicleState } from '../state.ts'
import { forward, NO_MARKS } from '../units.ts'

/** What a unit of a roster is made of. */
interface Made {
  readonly kind: TroopKind
  readonly roles: readonly Role[]
  readonly squad?: Squad
  readonly weapon?: NonNullable<Unit['weapon']>
  readonly model?: VehicleModel
}

const several = (role: Role, count: number): readonly Role[] => Array.from({ length: count }, () => role)

const isArtillery = (id: string): id is Artillery => ARTILLERY.some((weapon) => weapon === id)

const madeOf = ({ organisation, officer }: Muster): Made => {
  const led = officer ? (['officer'] as const) : []
  if (isSquadId(organisation)) {
    const squad: Squad = SQUADS[organisation]
    const roles = squad.figures.flatMap(([role, count]) => several(role, count))
    return { kind: 'rifle-squad', roles: [...led, 'nco', ...roles], squad }
  }
  if (isArtillery(organisation))
    return {
      kind: organisation === 'mortar' ? 'mortar-team' : 'gun-crew',
      roles: several('gunner', GUN_CREWS[organisation]),
      weapon: organisation,
    }
  switch (organisation) {
    case 'hmg-team':
      return { kind: 'hmg-team', roles: several('hmg-gunner', HMG_CREW), weapon: 'hmg' }
    case 'cavalry-troop':
      return { kind: 'cavalry-troop', roles: [...led, ...several('trooper', TROOPERS)] }
    case 'sniper':
      return { kind: 'sniper', roles: ['sniper'] }
    case 'command':
      return { kind: 'command', roles: ['officer'] }
    case 'wagon':
      return { kind: 'wagon', roles: several('crew', WAGON_DRIVERS), weapon: 'wagon' }
    default: {
      const model = modelNamed(organisation)
      if (!model) throw new Error(`there is no organisation ${organisation}`)
      const kind = model.vehicle.endsWith('armoured-car') ? 'armoured-car' : 'tank'
      return { kind, roles: several('crew', model.crew), model }
    }
  }
}

/** SK-VEH-20: weapon, arc and a number for the same weapon and arc. */
const weaponIds = ({ mountings }: VehicleModel): readonly string[] =>
  mountings.flatMap(([weapon, arc, count]) =>
    Array.from({ length: count }, (_, i) => `${weapon}-${arc === 'all-round' ? 'all' : arc}-${i + 1}`),
  )

const vehicleOf = (model: VehicleModel): VehicleState => ({
  vehicle: model.vehicle,
  damage: 0,
  running: true,
  weapons: weaponIds(model),
  weaponsHit: [],
  underFire: false,
  destroyed: false,
  survivors: 0,
})

/** On the centreline of its trench, in the middle of its structure, or where it is listed. */
const positionOf = (scenario: Scenario, { at: [x, y], trench, inside }: Muster): Point => {
  const listed = pointAt({ x, y })
  const { trenches, houses } = fieldOf(scenario)
  const house = houses.find(({ id }) => id === inside)
  if (house) return house.middle
  const line = trenches.find(({ id }) => id === trench)?.line
  return line ? nearestOn(line, listed).at : listed
}

const facingOf = (scenario: Scenario, side: Side, { facing, inside }: Muster) => {
  const faces = facing ?? fieldOf(scenario).houses.find(({ id }) => id === inside)?.faces
  return faces === undefined ? forward(side) : fromDegrees(faces)
}

/** A unit as it is listed; its figures are still to be laid out. */
export const musteredUnit = (scenario: Scenario, side: Side, muster: Muster): Unit => {
  const { id, name, quality, traits = [], formation = 'line', arrives, heldUntil } = muster
  const { kind, roles, squad, weapon, model } = madeOf(muster)
  const position = positionOf(scenario, muster)
  const ordered = roles.toSorted((one, other) => ROLES.indexOf(one) - ROLES.indexOf(other))
  const figures = ordered.map(
    (role, i): Figure => ({ id: `${id}.${i + 1}`, role, at: position, hit: null, gasThrown: false }),
  )
  const usualAmmo = weapon === 'mortar' ? (['he'] as const) : (['he', 'shrapnel'] as const)
  return {
    id,
    side,
    kind,
    name,
    quality: quality ?? squad?.quality ?? 'average',
    traits: [...(squad?.traits ?? []), ...traits],
    strength: figures.length,
    figures,
    where: arrives === undefined ? 'table' : 'to-come',
    fate: null,
    position,
    facing: facingOf(scenario, side, muster),
    formation,
    prone: false,
    mounted: muster.mounted ?? false,
    weapon: weapon ?? null,
    limbered: (muster.stowed ?? false) || weapon === 'wagon',
    horseArtillery: false,
    vehicle: model ? vehicleOf(model) : null,
    inside: muster.inside ?? null,
    trench: muster.trench ?? null,
    squad: muster.squad ?? null,
    arrives: arrives ?? null,
    heldUntil: heldUntil ?? null,
    ammo: muster.ammo ?? (weapon !== undefined && isArtillery(weapon) ? usualAmmo : []),
    shells: muster.shells ?? null,
    marks: marksWith(NO_MARKS, { strengthBefore: figures.length }),
    firstFireTaken: false,
    haltedTo: null,
    retreatOwed: false,
    routedIn: null,
    wonLastRound: false,
    movesAtRest: 0,
    attackedLast: false,
  }
}
