import { capitalised, listed, several } from '#kernel/words.ts'
import type { AskedChance, Danger, EditOdds } from '#screen/odds.ts'
import type { DraggedTo, Edit, EditGroup } from '#screen/writing.ts'
import { chargeLine, isChargeLine } from '../../game/contact/charge-line.ts'
import { figureOf } from '../../game/lengths.ts'
import { nameOf } from '../../game/names.ts'
import { chargesOf } from '../../game/phases/charge/declaring.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { Unit } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { weaponWords } from '../../game/weapons.ts'
import { meleeRound } from '../../procedures/melee-round.ts'
import type { Side } from '../../vocabulary.ts'
import { type ChargePreview, previewOf } from './charge-preview.ts'
import { hitBy, shotWords } from './shots.ts'
import { ghostsOf, piecesOf } from './whose.ts'

type Order = OrderOf<'charge'>

const roundChance = (round: ChargePreview['round'], side: Side, title: string): AskedChance | undefined =>
  round && {
    procedure: meleeRound,
    input: round,
    title,
    holds: ({ loser }) => loser === side,
  }

/** The first round if everybody gets there. */
const oddsOf = ({ round }: ChargePreview, side: Side): EditOdds => {
  const likely = roundChance(round, side === 'a' ? 'b' : 'a', 'wins the round')
  const feared = roundChance(round, side, 'is beaten')
  return { ...(likely ? { likely } : {}), ...(feared ? { feared } : {}) }
}

const involvedWords = ({ round }: ChargePreview, side: Side): string => {
  if (!round) return 'no fight'
  const [own, enemy] = side === 'a' ? [round.a, round.b] : [round.b, round.a]
  return `${own.figures} against ${enemy.figures}`
}

/** How far a unit has to go: "7.1 of 10″". */
const lengthOf = (view: View, unit: Unit, target: Unit): string => {
  const line = chargeLine(view, unit, target)
  return isChargeLine(line) ? `${figureOf(line.cost)} of ${figureOf(line.allowance)}″` : ''
}

const orderWith = (units: readonly string[], target: string): Order => ({
  kind: 'charge',
  units: [...units],
  target,
})

/** What the enemy fires as they close, and how the fight would stand. */
export const chargeDanger = (view: View, side: Side, order: Order): readonly Danger[] => {
  const preview = previewOf(view, side, order)
  const odds = oddsOf(preview, side)
  return [
    ...preview.shots.map((shot) => ({
      text: `Fires as they close: ${weaponWords(unitNamed(view, order.target), shot.weapon)}, ${shotWords(shot)}`,
      chance: { ...hitBy(shot), title: 'a man hit' },
    })),
    ...(odds.likely
      ? [{ text: `Hand to hand, ${involvedWords(preview, side)}`, chance: odds.likely }]
      : [{ text: 'Taken without a fight' }]),
  ]
}

export const chargeGhosts = (view: View, side: Side, order: Order): DraggedTo['ghosts'] =>
  previewOf(view, side, order).chargers.flatMap(ghostsOf)

const targetEdit = (view: View, side: Side, unit: Unit, target: Unit, written: Order | undefined): Edit => {
  const isWritten = written?.target === target.id && written.units.includes(unit.id)
  const order = isWritten ? written : orderWith([unit.id], target.id)
  const preview = previewOf(view, side, order)
  return {
    title: `Charge ${nameOf(view, target.id)}`,
    detail: `${lengthOf(view, unit, target)}; ${involvedWords(preview, side)}`,
    odds: oddsOf(preview, side),
    chosen: isWritten,
    pieces: piecesOf(target),
    order,
  }
}

/** SK-MOV-18: others who can charge the same enemy with it. */
const withGroup = (view: View, charges: Charges, written: Order): readonly EditGroup[] => {
  const others = charges
    .filter(({ target }) => target === written.target)
    .flatMap(({ unit }) => unitNamed(view, unit) ?? [])
  return others.length < 2
    ? []
    : [
        {
          title: 'Who charges together',
          edits: others.map(({ id, name }) => {
            const chosen = written.units.includes(id)
            const units = chosen ? written.units.filter((one) => one !== id) : [...written.units, id]
            return {
              title: name,
              chosen,
              order: units.length > 0 ? orderWith(units, written.target) : written,
            }
          }),
        },
      ]
}

type Charges = ReturnType<typeof chargesOf>

/** The charges that a unit can declare, and who goes with it. */
export const chargeGroups = (
  view: View,
  side: Side,
  unit: Unit | undefined,
  before: PlayerOrder | undefined,
): readonly EditGroup[] => {
  const charges = chargesOf(view, side)
  const written = before?.kind === 'charge' ? before : undefined
  const targets = charges
    .filter((one) => one.unit === unit?.id)
    .flatMap(({ target }) => unitNamed(view, target) ?? [])
  const able = [...new Set(charges.map((one) => one.unit))].flatMap((id) => unitNamed(view, id) ?? [])
  if (unit && targets.length > 0)
    return [
      {
        title: 'Charge',
        edits: targets.map((target) => targetEdit(view, side, unit, target, written)),
      },
      ...(written ? withGroup(view, charges, written) : []),
    ]
  return able.length === 0
    ? []
    : [
        {
          title: 'Who can charge',
          edits: able.map(({ id, name }) => ({ title: name, turnsTo: id, chosen: false })),
        },
      ]
}

/** "1st and 2nd squad charge the Maxim team" */
export const chargeTitle = (view: View, { units, target }: Order): string => {
  const names = units.map((id) => unitNamed(view, id)?.name ?? id)
  return capitalised(
    `${names.length > 2 ? several(names.length, 'unit') : listed(names)} ${names.length > 1 ? 'charge' : 'charges'} ${nameOf(view, target)}`,
  )
}
