import { gap } from '#kernel/geometry/gap.ts'
import type { Area } from '#screen/area.ts'
import type { Danger } from '#screen/odds.ts'
import { shownSquare } from '#table/shown.ts'
import { fireOn } from '../game/board/fire-count.ts'
import { keepsSheaves, sheafOn } from '../game/board/sheaves.ts'
import type { UnitOrder } from '../game/forms.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { sheafOf } from '../game/phases/sheaf-orders.ts'
import type { Base, Sheaf, Unit } from '../game/state.ts'
import { isOnTable } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { hasPoints } from '../reckoning/load.ts'
import { toInches } from '../tables/index.ts'
import type { SideName } from '../vocabulary.ts'
import { fireWords } from './fire-words.ts'
import { toldIn } from './order-written.ts'
import { aimOfLying } from './writing/patterns.ts'
import { placeWords, shellWords } from './writing/sheaf-words.ts'

/** Guns as an order has them: with its sheaves, and firing if it says so. */
const gunsTold = (unit: Unit, told: UnitOrder): Unit => ({
  ...unit,
  order: told.order,
  bases: unit.bases.map((base) => {
    const sheaf = told.sheaves?.find((one) => one.base === base.id)
    return sheaf ? { ...base, sheaf: sheafOf(sheaf) } : base
  }),
})

/** The table as it would be with the fire that an order being written lays. */
export const withFireOf = (view: View, order: PlayerOrder | undefined): View => {
  const told = toldIn(order)
  return told.length === 0
    ? view
    : {
        ...view,
        units: view.units.map((unit) => {
          const own = told.find((one) => one.unit === unit.id)
          return own ? gunsTold(unit, own) : unit
        }),
      }
}

/** The table as if one side alone fired with its guns. */
const onlyGunsOf = (view: View, side: SideName): View => ({
  ...view,
  gas: [],
  units: view.units.map((unit) => (unit.side === side ? unit : { ...unit, status: 'disordered' })),
})

const firersOn = (view: View, unit: Unit): readonly string[] =>
  view.units
    .filter(
      (firer) =>
        firer.side === unit.side &&
        keepsSheaves(firer) &&
        firer.bases.some(({ sheaf }) => sheaf?.shell === 'he' && sheafOn(unit, sheaf.squares) > 0),
    )
    .map(({ name }) => name)

/** Own shells on a unit of one's own. */
const ownFireOn = (view: View, unit: Unit): readonly Danger[] => {
  const fire = fireOn(onlyGunsOf(view, unit.side), unit)
  return hasPoints(fire)
    ? [
        {
          text: `Our own guns fall on ${unit.name}: ${firersOn(view, unit).join(', ')} (${fireWords(fire)}).`,
          own: true,
        },
      ]
    : []
}

/** Everybody of a side on whom its own guns fall. */
export const ownFire = (view: View, side: SideName): readonly Danger[] =>
  view.units.filter((unit) => unit.side === side && isOnTable(unit)).flatMap((unit) => ownFireOn(view, unit))

/** The same for one unit, as where it is to go. */
export const ownFireThere = ownFireOn

const targetsUnder = (view: View, guns: Unit, { squares }: Sheaf): readonly string[] =>
  view.units
    .filter((unit) => unit !== guns && isOnTable(unit) && sheafOn(unit, squares) > 0)
    .map((unit) => (unit.side === guns.side ? `own ${unit.name}` : unit.name))

/** "HE at 18, 15½: 79th Reserve Division". */
const aimWords = (view: View, guns: Unit, sheaf: Sheaf): string => {
  const aim = aimOfLying(sheaf)
  const at = aim ? ` at ${placeWords(aim.centre)}` : ''
  const targets = targetsUnder(view, guns, sheaf)
  return `${shellWords(sheaf.shell)}${at}: ${targets.length === 0 ? 'nobody under it' : targets.join(', ')}`
}

const firing = (unit: Unit): readonly (Base & { readonly sheaf: Sheaf })[] =>
  keepsSheaves(unit) ? unit.bases.flatMap((base) => (base.sheaf ? [{ ...base, sheaf: base.sheaf }] : [])) : []

/** Where each gun base of a unit fires; none for those that do not. */
export const firesAt = (view: View, unit: Unit): readonly string[] => [
  ...new Set(firing(unit).map(({ sheaf }) => aimWords(view, unit, sheaf))),
]

/** From guns to what they fire at, and their sheaves picked out among the others. */
export const fireLines = (unit: Unit): readonly Area[] =>
  firing(unit).flatMap(({ id, centre, sheaf }): Area[] => {
    const aim = aimOfLying(sheaf)?.centre ?? sheaf.squares[0]?.box.centre
    return [
      ...sheaf.squares.map(
        ({ box }, i): Area => ({ id: `aimed-${id}-${i}`, style: 'chosen', outline: shownSquare(box) }),
      ),
      ...(aim
        ? [
            {
              id: `fire-line-${id}`,
              style: 'path' as const,
              outline: { shape: 'arrow' as const, points: [centre, aim] },
            },
          ]
        : []),
    ]
  })

/** "1.4 in to 214th Division": how far off the nearest enemy is. */
export const nearestEnemy = (view: View, unit: Unit): string | undefined => {
  let least = Number.POSITIVE_INFINITY
  let name: string | undefined
  for (const enemy of view.units) {
    if (enemy.side === unit.side) continue
    for (const theirs of enemy.bases) {
      for (const own of unit.bases) {
        const away = gap(own, theirs)
        if (away >= least) continue
        least = away
        name = enemy.name
      }
    }
  }
  return name === undefined ? undefined : `${toInches(least).toFixed(1)} in to ${name}`
}
