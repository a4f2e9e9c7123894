import { expect } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { AskedChance, EditOdds } from '#screen/odds.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import type { TableTop } from '#screen/tabletop.ts'
import type { Writing } from '#screen/writing.ts'

type Asked = Pick<AskedChance, 'procedure' | 'input'>

/** How a rule set's screen is tried. */
interface Trial {
  /** How far pieces are dragged, in the units of the table: towards the enemy. */
  ahead(side: string): number
  /** The orders that a press gives, besides the one that is written. */
  pressed(writing: Writing): readonly AnyOrder[]
}

const ofEdit = ({ likely, feared }: EditOdds = {}): readonly Asked[] =>
  [likely, feared].filter((asked) => asked !== undefined)

/** All figures that a player is shown before he gives an order. */
const figuresOf = (
  tableTop: TableTop,
  view: unknown,
  side: string,
  writing: Writing,
  ahead: number,
): readonly Asked[] => {
  const groups = [...writing.groups, ...(writing.later?.groups ?? [])]
  const dragged = writing.draggable.slice(0, 4).flatMap((id) => {
    const piece = tableTop.pieces(view, undefined).find((one) => one.id === id)
    if (!piece) return []
    const to = { x: piece.centre.x, y: piece.centre.y + ahead }
    return tableTop.drag(view, side, writing.order, [id], [piece.centre, to], piece.heading) ?? []
  })
  const laid = (writing.templates ?? []).map((template) => template.at(template.centre, template.heading))
  const dangers = [
    ...(writing.warnings ?? []),
    ...dragged.flatMap(({ danger = [] }) => danger),
    ...laid.flatMap(({ effects = [] }) => effects),
  ]
  return [
    ...groups.flatMap(({ edits }) => edits.flatMap(({ odds }) => ofEdit(odds))),
    ...(writing.odds?.asked ?? []),
    ...dangers.flatMap(({ chance }) => chance ?? []),
  ]
}

/** A battle has choices of its own, which no procedure asks for. */
const ruled = ({ houseRules }: PlayedRuleset, input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || !('options' in input)) return input
  const options = Object.entries(input.options ?? {}).filter(([id]) => id in houseRules)
  return { ...input, options: Object.fromEntries(options) }
}

/** What is left out of an input would be reckoned with as nothing at all. */
const isWhole = (ruleset: PlayedRuleset, { procedure, input }: Asked): boolean => {
  const { procedures } = ruleset
  const named = typeof procedure === 'string' ? procedures.find(({ name }) => name === procedure) : procedure
  if (!named || !('input' in named)) return named !== undefined
  const known = procedures.find((one) => one === named)
  const asked = ruled(ruleset, input)
  const whole = known && accept(known.input, asked)
  if (whole && !whole.ok) throw new Error(`${known.name}: ${whole.error.message}`)
  if (whole) expect(asked, known.name).toEqual(whole.value)
  return true
}

/** Through some random orders of a battle: every press gives a legal order, every figure has its whole input. */
export const figuresShown = (
  ruleset: PlayedRuleset,
  scenario: string,
  count: number,
  { ahead, pressed }: Trial,
): number => {
  const { id, game, tableTop } = ruleset
  if (!game || !tableTop) throw new Error('no screen')
  const begun = beginBattle(game, { ruleset: id, scenario, options: {}, seed: 5 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const random = sfc32(2)
  let figures = 0
  for (let i = 0; i < count && !game.result(battle.state); i++) {
    const { state } = battle
    const side = game.pending(state).at(-1) ?? ''
    const view = game.view(state, side)
    const chosen = tableTop.units(view, side, undefined).find(({ todo }) => todo)?.id
    const writing = tableTop.writing(view, side, undefined, chosen)
    if (!writing) throw new Error(`nothing is written in step ${game.step(state)}`)
    const otherwise = writing.otherwise ? [writing.otherwise.order] : []
    for (const order of [writing.order, ...otherwise, ...pressed(writing)])
      expect(game.check(state, side, order), JSON.stringify(order)).toBeUndefined()
    const asked = figuresOf(tableTop, view, side, writing, ahead(side))
    for (const one of asked) expect(isWhole(ruleset, one)).toBe(true)
    figures += asked.length
    const given = giveOrder(battle, side, game.sample(state, side, random))
    if (!given.ok) throw new Error(given.error.message)
  }
  return figures
}
