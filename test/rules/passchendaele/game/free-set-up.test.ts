import { expect } from 'vitest'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { field, infantry, tank, unit } from '#rules/passchendaele/scenarios/scenario.ts'
import type { SideName } from '#rules/passchendaele/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { baseOf, british, eventOf, give, laidOut, phaseOf, refused, unitOf } from './table.ts'

const stellung = unit('german', 'front-line')
const support = unit('german', 'front-support')
const eingreif = unit('german', 'eingreif')

/** The British trench reaches up to y = 21, the German one down to y = 25; the German table edge is y = 60. */
const freely = (
  units = [
    stellung('Stellung', 'line', infantry([10, 26])),
    support('Guns', 'line', field([10, 30])),
    eingreif('Eingreif', 'line', infantry([10, 50])),
    british('Attackers', 'line', infantry([10, 20])),
  ],
) =>
  laidOut(units, {
    depth: 60,
    terrain: [
      ['ours', 'trench', 0, 20, 40, 21],
      ['theirs', 'trench', 4, 25, 36, 26],
    ],
    front: { german: 'theirs', entente: 'ours' },
    options: { deployment: 'free' },
  })

const put = (id: string, ...at: readonly (readonly [number, number])[]) => ({
  kind: 'deploy',
  unit: id,
  bases: at.map(([x, y], i) => ({ base: `${id}-${i + 1}`, x, y })),
})
const CONFIRM = { kind: 'end-deployment' }
const confirmed = (state: State, side: SideName, ...orders: readonly object[]) => {
  for (const order of [...orders, CONFIRM]) give(state, side, order)
  return state
}
/** In the third step, the front line having been set down like this. */
const inReserve = (state: State, ...front: readonly object[]) => {
  confirmed(state, 'german', ...front)
  return confirmed(state, 'entente', put('attackers', [12, 20.5]))
}

rule(
  ['PA-SETUP-04', 'PA-SETUP-10', 'PA-SETUP-14'],
  'first the front line and supports within 12 inches',
  () => {
    const state = freely()
    expect(refused(state, 'german', put('eingreif', [10, 48]))).toBe('not-to-deploy PA-SETUP-04')
    expect(refused(state, 'german', put('stellung', [10, 25]))).toBe('outside-friendly-ground PA-SETUP-14')
    give(state, 'german', put('stellung', [10, 25.5]))
    // From its rear edge on y = 26 to the front edge of a base 2 inches deep.
    expect(refused(state, 'german', put('guns', [10, 39]))).toBe('legal')
    expect(refused(state, 'german', put('guns', [10, 39.01]))).toBe('too-far-from-front PA-SETUP-04')
    expect(refused(state, 'german', put('guns', [16, 38.9]))).toBe('too-far-from-front PA-SETUP-04')
  },
)

rule(['PA-SETUP-05', 'PA-SETUP-06'], 'then the attacker, then reserves at least 12 inches behind', () => {
  const state = inReserve(freely(), put('stellung', [10, 25.5]), { kind: 'deploy', unit: 'guns' })
  expect(refused(state, 'german', put('eingreif', [10, 38.49]))).toBe('too-close-to-front PA-SETUP-06')
  confirmed(state, 'german', put('eingreif', [10, 38.5]))
  expect(phaseOf(state)).toBe('relocation')
  expect(baseOf(state, 'attackers-1').centre).toEqual({ x: 12 * 2540, y: 20.5 * 2540 })
})

rule(
  'PA-SETUP-17',
  'divisions come before their supports, so that the order of setting down decides nothing',
  () => {
    const state = freely()
    expect(refused(state, 'german', put('guns', [10, 34.5]))).toBe('divisions-first PA-SETUP-17')
    give(state, 'german', put('stellung', [10, 25.5]))
    give(state, 'german', put('guns', [10, 34.5]))
    expect(GAME.prompt(state, 'german')).toBe('All units are down: confirm the deployment.')
    const late = inReserve(freely(), put('stellung', [10, 25.5]))
    expect(refused(late, 'german', put('guns', [10, 45]))).toBe('divisions-first PA-SETUP-17')
  },
)

rule('PA-SETUP-17', 'a unit is picked up and set down again until the step is confirmed', () => {
  const state = freely()
  give(state, 'german', put('stellung', [10, 25.5]))
  give(state, 'german', put('guns', [10, 34.5]))
  give(state, 'german', put('guns', [20, 30]))
  expect(baseOf(state, 'guns-1').centre).toEqual({ x: 20 * 2540, y: 30 * 2540 })
  give(state, 'german', { kind: 'pick-up', unit: 'guns' })
  expect(state.phases.at(-1)).toMatchObject({ units: ['guns'], down: ['stellung'] })
  give(state, 'german', { kind: 'deploy', unit: 'guns' })
  expect(baseOf(state, 'guns-1').centre).toEqual({ x: 20 * 2540, y: 30 * 2540 })
  expect(refused(state, 'german', { kind: 'pick-up', unit: 'eingreif' })).toBe('not-down PA-SETUP-17')
  give(state, 'german', CONFIRM)
  expect(refused(state, 'entente', { kind: 'pick-up', unit: 'guns' })).toBe('not-down PA-SETUP-17')
})

rule('PA-SETUP-17', 'a division that is picked up takes every support of the step along', () => {
  for (const order of [{ kind: 'pick-up', unit: 'stellung' }, put('stellung', [30, 25.5])]) {
    const state = freely()
    give(state, 'german', put('stellung', [10, 25.5]))
    give(state, 'german', put('guns', [10, 34.5]))
    give(state, 'german', order)
    const phase = state.phases.at(-1)
    expect(phase?.name === 'deploy' && phase.units).toContain('guns')
    // The guns are too far from where the division now stands.
    if (order.kind === 'deploy')
      expect(refused(state, 'german', { kind: 'deploy', unit: 'guns' })).toBe(
        'too-far-from-front PA-SETUP-04',
      )
  }
})

rule('PA-SETUP-17', 'confirming waits for all divisions and names who is missing', () => {
  const state = freely()
  expect(refused(state, 'german', CONFIRM)).toBe('not-all-down PA-SETUP-17')
  expect(GAME.check(state, 'german', { kind: 'end-deployment' })?.message).toBe(
    'Still to be set down: Stellung. (PA-SETUP-17)',
  )
  const attack = confirmed(freely(), 'german', put('stellung', [10, 25.5]))
  expect(refused(attack, 'entente', CONFIRM)).toBe('not-all-down PA-SETUP-17')
})

/** A front-line division of three, with these distances behind the front edge from y = 25. */
const front = (...behind: readonly [number, number, number]) => {
  const state = freely([
    stellung('Stellung', 'line', infantry([10, 26], [14, 26], [18, 26])),
    eingreif('Eingreif', 'line', infantry([10, 50])),
    british('Attackers', 'line', infantry([10, 20])),
  ])
  const [a, b, c] = behind
  return refused(state, 'german', put('stellung', [10, a + 25.5], [14, b + 25.5], [18, c + 25.5]))
}

rule(
  'PA-SETUP-18',
  'half a front-line division stands within 6 inches of the front edge, all within 12',
  () => {
    expect(front(6, 6, 10)).toBe('legal')
    expect(front(6, 6.01, 10)).toBe('not-at-the-front PA-SETUP-18')
    expect(front(6, 6, 12)).toBe('legal')
    expect(front(6, 6, 12.01)).toBe('not-at-the-front PA-SETUP-18')
  },
)

rule('PA-SETUP-18', 'beyond the ends of the trench the front edge goes straight on', () => {
  const state = freely()
  expect(refused(state, 'german', put('stellung', [2, 25.5]))).toBe('legal')
  expect(refused(state, 'german', put('stellung', [2, 25.4]))).toBe('outside-friendly-ground PA-SETUP-14')
  expect(refused(state, 'german', put('stellung', [38, 31.6]))).toBe('not-at-the-front PA-SETUP-18')
})

rule('PA-SETUP-18', 'the reserves are left 15 inches, if any are to come', () => {
  const near = (withReserves: boolean) => {
    const state = laidOut(
      [
        stellung('Stellung', 'line', infantry([10, 26])),
        ...(withReserves ? [eingreif('Eingreif', 'line', infantry([10, 38]))] : []),
        british('Attackers', 'line', infantry([10, 20])),
      ],
      {
        terrain: [
          ['ours', 'trench', 0, 19, 40, 20],
          ['theirs', 'trench', 0, 23, 40, 24],
        ],
        front: { german: 'theirs', entente: 'ours' },
        options: { deployment: 'free' },
      },
    )
    return [24.5, 24.51].map((y) => refused(state, 'german', put('stellung', [10, y])))
  }
  // The rear edge lies on y = 25, 15 inches from the edge of the table.
  expect(near(true)).toEqual(['legal', 'no-room-for-reserves PA-SETUP-18'])
  expect(near(false)).toEqual(['legal', 'legal'])
})

rule('PA-SETUP-19', 'twelve inches along the trench are not behind it', () => {
  const state = inReserve(freely(), put('stellung', [7, 25.5]))
  expect(refused(state, 'german', put('eingreif', [25, 25.5]))).toBe('too-close-to-front PA-SETUP-06')
  expect(refused(state, 'german', put('eingreif', [25, 38.5]))).toBe('legal')
  expect(
    GAME.check(state, 'german', {
      kind: 'deploy',
      unit: 'eingreif',
      bases: [{ base: 'eingreif-1', x: 25, y: 30.5 }],
    })?.message,
  ).toBe(
    'Eingreif would stand 4 inches behind the front line; reserves stand at least 12 inches straight behind all of it. (PA-SETUP-06)',
  )
})

rule('PA-SETUP-20', 'a support left out of the first step comes with the reserves, under their limit', () => {
  const state = freely()
  give(state, 'german', put('stellung', [10, 25.5]))
  const events = give(state, 'german', CONFIRM)
  expect(eventOf(events, 'deployment-confirmed').keptBack).toEqual(['guns'])
  confirmed(state, 'entente', put('attackers', [12, 20.5]))
  expect(state.phases.at(-1)).toMatchObject({ step: 'reserve', units: ['eingreif', 'guns'] })
  give(state, 'german', put('eingreif', [10, 50]))
  expect(refused(state, 'german', CONFIRM)).toBe('not-all-down PA-SETUP-17')
  expect(refused(state, 'german', put('guns', [10, 38.99]))).toBe('too-close-to-front PA-SETUP-06')
  confirmed(state, 'german', put('guns', [10, 39]))
  expect([unitOf(state, 'guns').group, phaseOf(state)]).toEqual(['eingreif-support', 'relocation'])
})

rule('PA-SETUP-20', 'where nobody else is held back, the third step is for those supports alone', () => {
  const state = freely([
    stellung('Stellung', 'line', infantry([10, 26])),
    support('Guns', 'line', field([10, 30])),
    british('Attackers', 'line', infantry([10, 20])),
  ])
  inReserve(state, put('stellung', [10, 25.5]))
  expect(state.phases.at(-1)).toMatchObject({
    name: 'deploy',
    side: 'german',
    step: 'reserve',
    units: ['guns'],
  })
})

rule('PA-SETUP-21', 'a listed place has no privilege in a free set-up', () => {
  const state = freely([
    stellung('Stellung', 'line', infantry([10, 35])),
    eingreif('Eingreif', 'line', infantry([10, 30])),
    british('Tanks', 'line', tank([10, 23])),
  ])
  expect(refused(state, 'german', { kind: 'deploy', unit: 'stellung' })).toBe('not-at-the-front PA-SETUP-18')
  confirmed(state, 'german', put('stellung', [10, 25.5]))
  expect(refused(state, 'entente', { kind: 'deploy', unit: 'tanks' })).toBe(
    'outside-friendly-ground PA-SETUP-14',
  )
  confirmed(state, 'entente', put('tanks', [10, 18]))
  expect(refused(state, 'german', { kind: 'deploy', unit: 'eingreif' })).toBe(
    'too-close-to-front PA-SETUP-06',
  )
})
