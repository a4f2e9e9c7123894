import { expect, it } from 'vitest'
import { sfc32 } from '../../../../src/kernel/chance/random.ts'
import { beginBattle, giveOrder } from '../../../../src/kernel/game/battle/battle.ts'
import { accept } from '../../../../src/kernel/procedure/schema.ts'
import { SKIRMISH } from '../../../../src/rules/skirmish/index.ts'
import { fromInches } from '../../../../src/rules/skirmish/tables/table-top.ts'
import type { AskedChance, EditOdds } from '../../../../src/screen/odds.ts'
import type { Writing } from '../../../../src/screen/writing.ts'

const { game, tableTop, procedures, houseRules } = SKIRMISH
if (!game || !tableTop) throw new Error('no screen')

type Asked = Pick<AskedChance, 'procedure' | 'input'>

const ofEdit = ({ likely, feared }: EditOdds = {}): readonly Asked[] =>
  [likely, feared].filter((asked) => asked !== undefined)

/** All figures that a player is shown before he gives an order. */
const figuresOf = (view: unknown, side: string, writing: Writing): readonly Asked[] => {
  const groups = [...writing.groups, ...(writing.later?.groups ?? [])]
  const dragged = writing.draggable.slice(0, 4).flatMap((id) => {
    const piece = tableTop.pieces(view, undefined).find((one) => one.id === id)
    if (!piece) return []
    const to = { x: piece.centre.x, y: piece.centre.y + fromInches(side === 'a' ? 4 : -4) }
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

/** What is left out of an input would be reckoned with as nothing at all. */
const isWhole = ({ procedure, input }: Asked): boolean => {
  const named = typeof procedure === 'string' ? procedures.find(({ name }) => name === procedure) : procedure
  if (!named || !('input' in named)) return named !== undefined
  const known = procedures.find((one) => one === named)
  const asked = ruled(input)
  const whole = known && accept(known.input, asked)
  if (whole && !whole.ok) throw new Error(`${known.name}: ${whole.error.message}`)
  if (whole) expect(asked, known.name).toEqual(whole.value)
  return true
}

/** A battle has choices of its own, which no procedure asks for. */
const ruled = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || !('options' in input)) return input
  const options = Object.entries(input.options ?? {}).filter(([id]) => id in houseRules)
  return { ...input, options: Object.fromEntries(options) }
}

it.each([
  ['shrine-1914', 120],
  ['raid-1916', 130],
  ['ridge-1917', 50],
  ['crossroads-1914', 60],
  ['ravine-1916', 40],
])(
  'on the screen of %s every press gives a legal order, and every figure its whole input',
  (scenario, count) => {
    const begun = beginBattle(game, { ruleset: SKIRMISH.id, scenario, options: {}, seed: 5 })
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
      const pressed = [
        writing.order,
        ...(writing.otherwise ? [writing.otherwise.order] : []),
        ...writing.groups.flatMap(({ edits }) => edits.flatMap(({ order }) => order ?? [])),
      ]
      for (const order of pressed.filter(({ kind }) => kind !== 'name-loss'))
        expect(game.check(state, side, order), JSON.stringify(order)).toBeUndefined()
      const asked = figuresOf(view, side, writing)
      expect(asked.every(isWhole)).toBe(true)
      figures += asked.length
      const given = giveOrder(battle, side, game.sample(state, side, random))
      if (!given.ok) throw new Error(given.error.message)
    }
    expect(figures).toBeGreaterThan(20)
  },
)
