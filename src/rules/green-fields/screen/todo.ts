import { topPhase } from '#kernel/game/phases.ts'
import { neighbours, referenceOf } from '../game/board/grid.ts'
import { flyersOf, sortieOf } from '../game/phases/air/sorties.ts'
import { actors } from '../game/phases/air/targets.ts'
import { entryZones, mayEnter } from '../game/phases/assault/entering.ts'
import { buildsSomething, mayScrape } from '../game/phases/assault/labour.ts'
import { plannedFor } from '../game/phases/bombardment/plans.ts'
import { ableGuns } from '../game/phases/bombardment/sampling.ts'
import { isWaiting } from '../game/phases/deployment/usual.ts'
import { rulesOf } from '../game/phases/index.ts'
import { mayMove } from '../game/phases/movement/movers.ts'
import type { Phase } from '../game/phases/shapes.ts'
import { sappersOf } from '../game/phases/trench/tunnels.ts'
import type { SideName } from '../game/sides.ts'
import { isOnBoard, type Unit } from '../game/unit.ts'
import type { View } from '../game/view.ts'
import { isLegal } from './legal.ts'
import { wantsMen } from './writing/drafts.ts'

const canWork = (view: View, side: SideName, { id, type }: Unit): boolean =>
  isLegal(view, side, { kind: 'entrench', unit: id }) ||
  (type === 'pioneer' &&
    (['trench', 'road'] as const).some((work) =>
      isLegal(view, side, { kind: 'pioneer-work', unit: id, work }),
    ))

/** Whether a unit can raid the zones around it, or if it goes farther, any. */
export const canRaid = (view: View, side: SideName, unit: Unit): boolean => {
  if (!isOnBoard(unit)) return false
  const { country, zones } = view
  const reach = unit.stosstruppe ? [...zones.keys()] : neighbours(country, unit.place)
  return reach.some((zone) =>
    isLegal(view, side, {
      kind: 'raid',
      unit: unit.id,
      strength: 1,
      zone: referenceOf(country, zone),
      purpose: 'information',
    }),
  )
}

const ids = (units: readonly Unit[]): ReadonlySet<string> => new Set(units.map(({ id }) => id))

const NOBODY: ReadonlySet<string> = new Set()

const inPhase = (view: View, phase: Phase, side: SideName): ReadonlySet<string> => {
  const own = view.units.filter((unit) => unit.side === side && unit.gone === null)
  switch (phase.name) {
    case 'deployment':
      return ids(own.filter((unit) => isWaiting(unit, side)))
    case 'construction':
      return ids(own.filter((unit) => isOnBoard(unit) && canWork(view, side, unit)))
    case 'raids':
      return ids(
        own.filter(
          (unit) =>
            !view.armies[side].raids.some((raid) => raid.unit === unit.id) && canRaid(view, side, unit),
        ),
      )
    case 'air-plans':
      return ids(flyersOf(view, side).filter(({ id }) => !sortieOf(view, side, id)))
    case 'air-action':
      return ids(actors(view, side, phase.step))
    case 'bombardment':
    case 'artillery':
      return view.armies[side].shells > view.armies[side].fire.length
        ? ids(ableGuns(view, side).filter(({ id }) => !plannedFor(view, side, id)))
        : NOBODY
    case 'mines':
      return ids(sappersOf(view, side))
    case 'movement':
      return ids(own.filter((unit) => mayMove(view, phase, unit)))
    case 'assault-construction':
      return ids(
        own.filter((unit) => isOnBoard(unit) && (buildsSomething(view, unit) || mayScrape(view, unit))),
      )
    case 'replacements':
      return ids(own.filter((unit) => wantsMen(view, side, unit)))
    case 'reserves':
      return ids(own.filter((unit) => mayEnter(unit) && entryZones(view, unit).length > 0))
    default:
      return NOBODY
  }
}

/** Units that the side to decide can still do something with. */
export const toDo = (view: View, side: SideName | undefined): ReadonlySet<string> => {
  const phase = topPhase(view)
  if (!phase || side === undefined || !rulesOf(phase).pending(view, phase).includes(side)) return NOBODY
  return inPhase(view, phase, side)
}

/** Whom a player would set to work before all others: works are the business of pioneers. */
export const wantedFirst = (view: View, { type }: Unit): boolean => {
  const phase = topPhase(view)?.name
  return type === 'pioneer' && (phase === 'construction' || phase === 'assault-construction')
}
