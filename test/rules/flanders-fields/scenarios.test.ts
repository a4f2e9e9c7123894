import { describe, expect, test } from 'vitest'
import { SCENARIOS } from '#rules/flanders-fields/scenarios/index.ts'
import type { Force, Placed, Scenario, Spot } from '#rules/flanders-fields/scenarios/scenario.ts'
import { BASES } from '#rules/flanders-fields/tables/index.ts'
import { SIDES, type Side, type Stand } from '#rules/flanders-fields/vocabulary.ts'

interface Set {
  readonly stand: Stand
  readonly at: Spot
}

const placed = (weapons: Placed = {}): readonly Set[] => [
  ...(weapons['machine-gun'] ?? []).map((at): Set => ({ stand: 'machine-gun', at })),
  ...(weapons.lmg ?? []).map((at): Set => ({ stand: 'lmg', at })),
  ...(weapons.flamethrower ?? []).map((at): Set => ({ stand: 'flamethrower', at })),
  ...(weapons['at-rifle'] ?? []).map((at): Set => ({ stand: 'at-rifle', at })),
  ...(weapons['light-mortar'] ?? []).map((at): Set => ({ stand: 'light-mortar', at })),
  ...(weapons['medium-mortar'] ?? []).map((at): Set => ({ stand: 'medium-mortar', at })),
  ...(weapons['field-gun'] ?? []).map((at): Set => ({ stand: 'field-gun', at })),
  ...(weapons['field-howitzer'] ?? []).map((at): Set => ({ stand: 'field-howitzer', at })),
  ...(weapons['block-house'] ?? []).map((at): Set => ({ stand: 'block-house', at })),
]

/** Width and depth of a base in cm. */
const sizeOf = (stand: Stand): readonly [number, number] => {
  const base = BASES[stand]
  return 'diameter' in base ? [base.diameter / 10, base.diameter / 10] : [base.width / 10, base.depth / 10]
}

/** Every stand of a force where it begins. */
const standsOf = (force: Force): readonly Set[] =>
  force.regiments.flatMap(({ command, weapons, battalions }) => [
    ...(command ? [{ stand: 'regimental-command', at: command } as const] : []),
    ...placed(weapons),
    ...battalions.flatMap((battalion) =>
      'reserve' in battalion
        ? []
        : [
            { stand: 'battalion-command', at: battalion.command } as const,
            ...battalion.companies.flatMap(({ stands, gap, at: [x, y] }) => {
              const apart = sizeOf('infantry')[0] + gap
              return Array.from(
                { length: stands },
                (_, i): Set => ({ stand: 'infantry', at: [x + (i - (stands - 1) / 2) * apart, y] }),
              )
            }),
            ...placed(battalion.weapons),
            ...(battalion.tanks ?? []).map(({ at }): Set => ({ stand: 'heavy-tank', at })),
          ],
    ),
  ])

const SLACK = 0.001

const overlap = (one: Set, other: Set): boolean =>
  [0, 1].every((axis) => {
    const apart = Math.abs((one.at[axis] ?? 0) - (other.at[axis] ?? 0))
    return apart < ((sizeOf(one.stand)[axis] ?? 0) + (sizeOf(other.stand)[axis] ?? 0)) / 2 - SLACK
  })

/** The batteries and mortars that a plan may name (section 7: regiments are numbered through a side). */
const planned = (side: Side, { regiments }: Force): readonly string[] =>
  regiments.flatMap(({ weapons = {}, offTable = [] }, i) => {
    const own = `${side === 'attacker' ? 'a' : 'd'}R${i + 1}`
    const guns = (weapons['field-gun']?.length ?? 0) + (weapons['field-howitzer']?.length ?? 0)
    return [
      ...offTable.map((_, n) => `${own}o${n + 1}`),
      ...Array.from({ length: guns }, (_, n) => `${own}g${n + 1}`),
      ...(weapons['medium-mortar'] ?? []).map((_, n) => `${own}t${n + 1}`),
    ]
  })

const isOnTable = ({ width, length }: Scenario, [x, y]: Spot): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= length

describe.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
  test('FF-END-06: every stand begins wholly in its zone and on no other', () => {
    const all = SIDES.flatMap((side) => {
      const [from, to] = scenario[side].zone
      const stands = standsOf(scenario[side])
      for (const { stand, at } of stands) {
        const [width, depth] = sizeOf(stand)
        const place = `${id}: ${stand} at ${at}`
        expect(at[0] - width / 2, place).toBeGreaterThanOrEqual(-SLACK)
        expect(at[0] + width / 2, place).toBeLessThanOrEqual(scenario.width + SLACK)
        expect(at[1] - depth / 2, place).toBeGreaterThanOrEqual(from - SLACK)
        expect(at[1] + depth / 2, place).toBeLessThanOrEqual(to + SLACK)
      }
      return stands
    })
    const crossed = all.filter((one, i) => all.slice(i + 1).some((other) => overlap(one, other)))
    expect(crossed).toEqual([])
  })

  test('FF-PLAN-06: plans name batteries and mortars that there are, and points of the table', () => {
    for (const side of SIDES) {
      const { plan } = scenario[side]
      for (const [battery, point] of Object.entries(plan?.points ?? {})) {
        expect(planned(side, scenario[side]), id).toContain(battery)
        expect(isOnTable(scenario, point), battery).toBe(true)
      }
      for (const { at } of [...(plan?.gas ?? []), ...(plan?.fires ?? [])])
        expect(isOnTable(scenario, at), id).toBe(true)
    }
  })

  test('FF-END-03: objectives lie on the table or on ground of their name', () => {
    const names = scenario.ground.flatMap((one) =>
      'name' in one && one.name !== undefined ? [one.name] : [],
    )
    expect(scenario.objectives.length).toBeGreaterThan(1)
    for (const { name, at } of scenario.objectives) {
      if (at === 'area') expect(names, id).toContain(name)
      else expect(isOnTable(scenario, at), name).toBe(true)
    }
  })
})

test('the scenarios are as large as printed, and as long as balance asks', () => {
  const sizes = SCENARIOS.map((scenario) => [
    scenario.id,
    ...SIDES.map((side) => standsOf(scenario[side]).length),
    scenario.turns,
  ])
  expect(sizes).toEqual([
    ['first-battle', 12, 8, 7],
    ['gheluvelt-1914', 31, 10, 8],
    ['mons-1914', 68, 59, 9],
    ['langemarck-1915', 46, 29, 9],
    ['flers-1916', 34, 18, 11],
    ['serre-1916', 73, 19, 7],
    ['thiepval-1916', 132, 57, 11],
    ['villers-bretonneux-1918', 35, 20, 11],
    ['hamel-1918', 52, 33, 8],
    ['kaiserschlacht-1918', 63, 47, 11],
    ['amiens-1918', 101, 104, 9],
  ])
})
