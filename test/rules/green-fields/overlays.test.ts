import { expect, test } from 'vitest'
import { middleOf } from '#rules/green-fields/game/board/sheet.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { view } from '#rules/green-fields/game/view.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import { rule } from '../../rule.ts'
import { at, field, inAssault, type Placed } from './game/field.ts'

/** What an overlay says of a zone; nothing if it does not mark it. */
const label = (state: State, side: SideName, overlay: string, zone: string, chosen?: string) =>
  TABLE_TOP.overlay?.(view(state, side), side, overlay, chosen).find(({ id }) =>
    id.endsWith(`-${at(state, zone)}`),
  )?.label

const gun = (id: string, place: string, rest: Partial<Placed> = {}): Placed => ({
  id,
  at: place,
  type: 'field-artillery',
  strength: 9,
  ...rest,
})

rule(
  ['GF-BOMB-03', 'GF-OBS-12'],
  'the overlay of observed zones tells the dice that would fall there',
  () => {
    const state = field(
      [gun('a-1', 'A4'), gun('a-2', 'A4', { strength: 6 }), gun('a-3', 'A4', { duty: 'entrenching' })],
      'bombardment',
      [],
      { zones: { B5: { trench: 'light' } } },
    )
    expect(label(state, 'a', 'observed', 'A5')).toBe('observed, five dice')
    expect(label(state, 'a', 'observed', 'A5', 'a-2')).toBe('observed, two dice')
    // Three and two dice, each halved and rounded down.
    expect(label(state, 'a', 'observed', 'B5')).toBe('unobserved, two dice')
    expect(label(state, 'a', 'observed', 'F8')).toBe('unobserved')
    expect(label(state, 'a', 'observed', 'A4')).toBeUndefined()
  },
)

rule(['GF-RAID-01', 'GF-DATE-05'], 'the overlay of raids shows the same reach in any phase', () => {
  const state = field(
    [
      { id: 'a-foot', at: 'A4' },
      { id: 'a-horse', at: 'C4', type: 'cavalry' },
      { id: 'a-dismounted', at: 'E4', type: 'cavalry', mounted: false },
      { id: 'b-storm', at: 'A6', stosstruppe: true },
    ],
    'deployment',
    [],
  )
  const raided = ['A5', 'B5', 'C5', 'D5', 'E5', 'F5'].filter((zone) => label(state, 'a', 'raids', zone))
  expect(raided).toEqual(['A5', 'B5', 'D5', 'E5', 'F5'])
  expect([label(state, 'b', 'raids', 'F4'), label(state, 'b', 'raids', 'F3')]).toEqual(['raid', undefined])
})

test('a balloon that was brought down is marked on the table', () => {
  const state = inAssault([{ id: 'a-1', at: 'C2', type: 'balloon', grounded: true }], 'movement', [])
  const labels = TABLE_TOP.areas(view(state, 'a'), undefined, undefined).map((area) => area.label)
  expect(labels).toContain('balloon down')
  const [balloon] = TABLE_TOP.units(view(state, 'a'), 'a', undefined)
  expect(balloon?.order).toBe('C2, down for the day')
})

rule('GF-AMOV-02', 'a way is told to lie under the fire of those alone who can fire at passers-by', () => {
  const state = inAssault(
    [
      { id: 'a-1', at: 'C3' },
      { id: 'b-foot', at: 'C5', revealed: true },
      { id: 'b-balloon', at: 'D5', type: 'balloon', revealed: true },
      { id: 'b-horse', at: 'B5', type: 'cavalry', revealed: true, shotOpportunity: true },
    ],
    'movement',
    [{ name: 'movement', side: 'a', moved: [] }],
  )
  const seen = view(state, 'a')
  const path = ['C3', 'C4'].map((zone) => middleOf(seen, at(state, zone)))
  const to = TABLE_TOP.drag(seen, 'a', undefined, ['a-1'], path, 0)
  expect(to?.text).toBe('C4: one zone, one zone left.')
  expect(to?.danger?.map(({ text }) => text)).toEqual([expect.stringMatching(/^On the way: Infantry/)])
})

rule('GF-DEP-09', 'a pocket is marked on its zone and named in the list of units', () => {
  const state = field([{ id: 'b-1', at: 'C3', revealed: true, marker: 2 }], 'construction', [])
  const seen = view(state, 'a')
  expect(TABLE_TOP.areas(seen, undefined, undefined).map((area) => area.label)).toContain('pocket')
  const [pocket] = TABLE_TOP.units(seen, 'a', undefined)
  expect([pocket?.label, pocket?.name, pocket?.order]).toEqual(['?2 Inf', 'Infantry ?2', 'C3, in a pocket'])
})
