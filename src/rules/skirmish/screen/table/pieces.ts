import type { AnyOrder } from '#kernel/game/game.ts'
import { isDisc } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { ArmSymbol, Piece } from '#screen/piece.ts'
import { modelOf, radiusOf } from '../../game/board/bases.ts'
import { involvedOf, unitsIn } from '../../game/phases/melee/involved.ts'
import { otherSide, sideIndex } from '../../game/sides.ts'
import type { Figure, Unit } from '../../game/state.ts'
import { isInMelee } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { placeOf } from '../../tables/table-top.ts'
import { MODEL_SYMBOLS, MODEL_WORDS, ROLE_SYMBOLS, ROLE_WORDS } from '../naming.ts'
import { insidePlaces } from './inside.ts'
import { shakenOf, squadNumber, tagOf } from './standing.ts'

const at = (p: Point): string => {
  const { x, y } = placeOf(p)
  return `${x.toFixed(1)}, ${y.toFixed(1)}`
}

const symbolOf = ({ traits, mounted }: Unit, { role }: Figure): ArmSymbol =>
  role === 'trooper' && !mounted
    ? 'figure'
    : role === 'trooper' && traits.includes('lancers')
      ? 'lancer'
      : ROLE_SYMBOLS[role]

const tagged = (view: View, unit: Unit): Pick<Piece, 'order'> => {
  const order = tagOf(view, unit)
  return order ? { order } : {}
}

/** The gun, mortar, wagon or hull of a unit. */
const modelPiece = (view: View, unit: Unit): readonly Piece[] => {
  const model = modelOf(unit)
  if (!model) return []
  const { vehicle, weapon } = unit
  const kind = vehicle?.vehicle ?? weapon ?? 'wagon'
  const wreck = vehicle?.destroyed ?? false
  const words = [
    `${MODEL_WORDS[kind]} at ${at(model.centre)}`,
    ...(unit.limbered ? ['limbered'] : []),
    ...(wreck ? ['a wreck'] : vehicle && !vehicle.running ? ['stopped'] : []),
  ]
  return [
    {
      id: unit.id,
      unit: unit.id,
      side: sideIndex(view, unit.side),
      centre: model.centre,
      heading: model.heading,
      ...(isDisc(model)
        ? { width: 2 * model.radius, depth: 2 * model.radius, round: true as const }
        : { width: model.width, depth: model.depth }),
      symbol: MODEL_SYMBOLS[kind],
      name: unit.name,
      text: words.join(', '),
      status: wreck ? 3 : shakenOf(view, unit),
      done: unit.marks.done,
      ...tagged(view, unit),
      ...(wreck ? { struck: true as const } : {}),
    },
  ]
}

const figurePiece = (
  view: View,
  unit: Unit,
  figure: Figure,
  { centre, squad, fights }: { readonly centre: Point; readonly squad: number; readonly fights: boolean },
): Piece => {
  const across = 2 * radiusOf(unit)
  const words = [
    `${ROLE_WORDS[figure.role][0]} at ${at(centre)}`,
    ...(unit.prone ? ['prone'] : []),
    ...(figure.hit === null ? [] : ['hit']),
    ...(isInMelee(view, unit) ? [fights ? 'fights' : 'waits'] : []),
  ]
  return {
    id: figure.id,
    unit: unit.id,
    side: sideIndex(view, unit.side),
    centre,
    heading: unit.facing,
    width: across,
    depth: across,
    round: true,
    symbol: symbolOf(unit, figure),
    name: unit.name,
    text: words.join(', '),
    status: shakenOf(view, unit),
    done: unit.marks.done,
    squad,
    ...tagged(view, unit),
    ...(fights ? { mixed: true as const } : {}),
    ...(unit.prone && !unit.mounted && unit.inside === null ? { prone: true as const } : {}),
    ...(figure.hit === null ? {} : { struck: true as const }),
  }
}

/** SK-MEL-27: the men of a unit who would fight in the next round of its melee. */
const fightersOf = (view: View, unit: Unit): readonly Figure[] => {
  const melee = view.melees.find(({ units }) => units.includes(unit.id))
  return melee ? involvedOf(view, melee, unit, unitsIn(view, melee, otherSide(unit.side))) : []
}

const piecesOf = (view: View, unit: Unit): readonly Piece[] => {
  if (unit.where !== 'table' && !unit.vehicle?.destroyed) return []
  const model = modelPiece(view, unit)
  if (unit.vehicle) return model
  const places = unit.inside === null ? undefined : insidePlaces(view, unit)
  const squad = squadNumber(view, unit)
  const fighting = fightersOf(view, unit)
  return [
    ...model,
    ...unit.figures.map((figure, i) =>
      figurePiece(view, unit, figure, {
        centre: places?.[i] ?? figure.at,
        squad,
        fights: fighting.includes(figure),
      }),
    ),
  ]
}

/** Every man and every model on the table; men inside a structure stand in it side by side. */
export const shownPieces = (view: View, _writing: AnyOrder | undefined): readonly Piece[] =>
  view.units.flatMap((unit) => piecesOf(view, unit))
