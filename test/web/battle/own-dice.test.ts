import { expect, test } from 'vitest'
import { askedDie, type Rolling } from '#kernel/game/battle/asking.ts'
import { type Battle, beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { shownDice, without } from '#web/battle/store/own-dice.ts'

const DONE = { kind: 'done' }

/** A campaign in which the second side is about to end the deployment of both. */
const deployed = (): Battle => {
  const { game } = GREEN_FIELDS
  const begun =
    game && beginBattle(game, { ruleset: 'green-fields', scenario: 'quiet-sector', options: {}, seed: 2 })
  if (!begun?.ok) throw new Error('no campaign')
  for (const [side, kind] of [
    ['a', 'done'],
    ['a', 'deploy-usual'],
    ['a', 'done'],
    ['b', 'deploy-usual'],
  ] as const)
    giveOrder(begun.value, side, { kind })
  return begun.value
}

/** The second player throws nothing but threes; all the dice there were, and how many he threw. */
const thrown = (battle: Battle): { readonly faces: readonly number[]; readonly own: number } => {
  let own = 0
  let roll = askedDie(battle, 'b', DONE, [])
  while (roll.needed) {
    expect(roll.needed.only ?? 'b').toBe('b')
    own++
    roll = askedDie(battle, 'b', DONE, [...roll.faces, 3], roll.hidden)
  }
  return { faces: roll.faces, own }
}

test('dice that only the other side may see are thrown by the app, and the same ones again', () => {
  const { faces, own } = thrown(deployed())
  expect(own).toBeGreaterThan(5)
  expect(faces.length).toBeGreaterThan(own + 5)
  expect(new Set(faces).size).toBeGreaterThan(2)
  expect(thrown(deployed()).faces).toEqual(faces)
  const battle = deployed()
  // Only those that were thrown by hand count as such.
  expect(giveOrder(battle, 'b', DONE, faces)).toMatchObject({ ok: true, value: { byHand: own } })
})

test('a die is taken back alone, unless others have fallen unseen after it', () => {
  const roll: Rolling = {
    order: DONE,
    faces: [1, 2, 3],
    hidden: [],
    needed: { die: 6, why: 'save', nth: 2, of: 4 },
  }
  expect(without(roll, 1)).toEqual([1, 3])
  expect(without({ ...roll, hidden: [0] }, 1)).toEqual([1])
})

test('the dice of the present throw lie in sight, older ones are put away when there are many', () => {
  const faces = Array.from({ length: 20 }, (_, i) => 1 + (i % 6))
  const { away, inSight } = shownDice({
    order: DONE,
    faces,
    hidden: [0],
    needed: { die: 6, why: 'guns', nth: 4, of: 9 },
  })
  expect(inSight.filter(({ past }) => !past).map(({ place }) => place)).toEqual([17, 18, 19])
  expect(inSight.length).toBe(6)
  expect(away.length).toBe(13)
})
