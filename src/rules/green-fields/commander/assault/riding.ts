import type { OrderOf } from '../../game/phases/index.ts'
import { checkDismount, checkMount, checkUnload } from '../../game/phases/riding.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../../game/unit.ts'
import { OFF_BOARD } from '../../game/zone.ts'
import type { Intent } from '../intent.ts'
import { named, type Situation, situationOf } from '../situation.ts'
import { bestAdvance, canMove, movesOf } from './advance.ts'

type Riding = OrderOf<'mount'> | OrderOf<'dismount'> | OrderOf<'unload'>

const bestMove = (situation: Situation, unit: Unit): number =>
  bestAdvance(movesOf(situation, [unit]))?.worth ?? 0

/** The campaign as it would be if a unit had got on or off. */
const imagined = ({ view, side, thresholds }: Situation, unit: Unit, changed: Partial<Unit>) => {
  const other = { ...unit, ...changed }
  const units = view.units.map((one) => (one === unit ? other : one))
  return { situation: situationOf({ ...view, units }, side, thresholds), unit: other }
}

const variantsOf = (
  { view }: Situation,
  unit: Unit,
): readonly { order: Riding; changed: Partial<Unit> }[] => {
  const { id, place } = unit
  if (!checkMount(unit))
    return [{ order: { kind: 'mount', unit: id }, changed: { mounted: true, parked: null } }]
  // Bicycles are no mount under fire (GF-SAVE-09).
  if (!checkDismount(unit))
    return unit.mount === 'bicycles'
      ? []
      : [{ order: { kind: 'dismount', unit: id }, changed: { mounted: false, parked: place } }]
  return unit.mount === 'motor' && !checkUnload(view, unit)
    ? [{ order: { kind: 'unload', unit: id }, changed: { mount: 'none', mounted: false, aboard: null } }]
    : []
}

const WORDS = { mount: 'mount', dismount: 'dismount', unload: 'get off its lorries' } as const

/** A2: horses and lorries for those with a way to go, feet for those with a fight before them. */
export const ridingIntents = (situation: Situation, moved: readonly string[]): readonly Intent[] =>
  situation.own
    .filter((unit) => isOnBoard(unit) && unit.mount !== 'none' && canMove(situation, moved, unit))
    .flatMap((unit) =>
      variantsOf(situation, unit).flatMap(({ order, changed }): Intent[] => {
        const other = imagined(situation, unit, changed)
        const { gain, mount } = situation.thresholds.riding
        const least = bestMove(situation, unit) + (order.kind === 'mount' ? mount : gain)
        if (bestMove(other.situation, other.unit) < least) return []
        const why = `${unit.name} is to ${WORDS[order.kind]} in ${named(situation, unit.place)}: it goes better so.`
        return [{ order, why }]
      }),
    )

/** W1: lorries behind the line take up whoever waits there, and set down whoever goes into it. */
export const lorryIntents = ({ own }: Situation, goesUp: (unit: Unit) => boolean): readonly Intent[] => {
  const lorries = own.filter(({ type, place }) => type === 'motor-transport' && place === OFF_BOARD)
  const intents: Intent[] = own
    .filter((unit) => unit.mount === 'motor' && isCombatUnit(unit) && goesUp(unit))
    .map((unit) => ({
      order: { kind: 'unload', unit: unit.id },
      why: `${unit.name} is to get off its lorries to go into the line.`,
    }))
  const [transport] = lorries
  const riders = own
    .filter((unit) => unit.type === 'infantry' && unit.place === OFF_BOARD && !goesUp(unit))
    .filter((unit) => unit.mount === 'none' && unit.strength <= (transport?.strength ?? 0))
    .sort((one, other) => other.strength - one.strength)
  const [first] = riders
  if (transport && first)
    intents.push({
      order: { kind: 'load', unit: first.id, transport: transport.id },
      why: `${first.name} is to wait on lorries, to be quick where it is wanted.`,
    })
  return intents
}
