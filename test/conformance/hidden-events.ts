import { expect, test } from 'vitest'
import { carriedOut, diceFrom } from '#kernel/game/battle/dice.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { type AnyEvent, type AnyOrder, type Side, snapshot } from '#kernel/game/game.ts'
import { battles, battlesUntil, lookOn, lookOnAll, type Remembered, type Subject, told } from './wander.ts'

/** What an order leads to, as a side may know it; only as far as nothing hidden is shown. */
const seenOf = <S, O extends AnyOrder, E extends AnyEvent, V>(
  { game }: Subject<S, O, E, V>,
  start: S,
  by: Side,
  order: O,
  seed: number,
  viewer: Side,
): { readonly seen: readonly E[]; readonly after: S } => {
  const state = snapshot(start)
  const seen: E[] = []
  let shown = false
  carriedOut(game, state, by, order, diceFrom(seed), (event) => {
    shown ||= event.reveals === true
    if (shown) return
    const own = game.eventView ? game.eventView(state, event, viewer) : event
    if (own) seen.push(own)
    if (game.eventView) expect([event, undefined]).toContainEqual(game.eventView(state, event, 'umpire'))
  })
  return { seen, after: state }
}

/** Battles that differ only in what a side may not know tell it the same, until it is shown. */
export const proveHiddenEvents = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
): void => {
  const { game, scenario, demands } = subject
  const { alterSecrets, alterOrder } = demands

  // What the enemy does may well follow from what he hides; what comes of a side's own orders may not.
  test.skipIf(!alterSecrets)('the orders of a side come out the same whatever the enemy hides', () => {
    let altered = 0
    for (const number of battles(demands)) {
      lookOn(subject, number, ({ state }, { side, order, random }) => {
        const other = snapshot(state)
        alterSecrets?.(other, side, random)
        if (hashOf(other) === hashOf(state)) return
        altered++
        expect(game.check(other, side, order), told(order)).toBeUndefined()
        if (demands.rollsForSecrets) return
        const here = seenOf(subject, state, side, order, number, side).seen
        const there = seenOf(subject, other, side, order, number, side).seen
        expect(there, told(order)).toEqual(here)
      })
    }
    expect(altered, 'no secret was ever altered').toBeGreaterThan(0)
  })

  const isOpen = demands.openScenarios?.includes(scenario.id)
  test.skipIf(!alterOrder || isOpen)(
    'events of orders that differ only in what is hidden look the same',
    () => {
      let hidden = 0
      for (const number of battlesUntil(demands, () => hidden > 0)) {
        lookOnAll(subject, number, ({ state }, { side: by, order, random }) => {
          const other = alterOrder?.(state, order, random)
          const enemy = scenario.sides.find((side) => side !== by) ?? by
          if (!other || game.check(state, by, other)) return
          const here = seenOf(subject, state, by, order, number, enemy)
          const there = seenOf(subject, state, by, other, number, enemy)
          expect(there.seen, told(order)).toEqual(here.seen)
          if (hashOf(there.after) !== hashOf(here.after)) hidden++
        })
      }
      expect(hidden, 'nothing was ever hidden').toBeGreaterThan(0)
    },
  )

  test.skipIf(!demands.hiddenNames)('no event names to a side what is hidden from it all along', () => {
    let hidden = 0
    for (const number of battles(demands)) {
      lookOn(subject, number, ({ state }, { side: by, order }) => {
        for (const viewer of scenario.sides) {
          const { heard, names } = heardAll(subject, state, by, order, number, viewer)
          hidden += names.length
          for (const name of names) expect(heard.includes(`"${name}"`), `${name}: ${heard}`).toBe(false)
        }
      })
    }
    expect(hidden, 'nothing was ever hidden').toBeGreaterThan(0)
  })
}

/** All that a side hears of an order, and the names that are hidden from it before, after and throughout. */
const heardAll = <S, O extends AnyOrder, E extends AnyEvent, V>(
  { game, demands }: Subject<S, O, E, V>,
  start: S,
  by: Side,
  order: O,
  seed: number,
  viewer: Side,
): { readonly heard: string; readonly names: readonly string[] } => {
  const state = snapshot(start)
  const heard: E[] = []
  let names = demands.hiddenNames?.(state, viewer) ?? []
  carriedOut(game, state, by, order, diceFrom(seed), (event) => {
    const own = game.eventView ? game.eventView(state, event, viewer) : event
    if (own) heard.push(own)
    if (names.length === 0) return
    const now = new Set(demands.hiddenNames?.(state, viewer))
    names = names.filter((name) => now.has(name))
  })
  return { heard: JSON.stringify(heard), names }
}
