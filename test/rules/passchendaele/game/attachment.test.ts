import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { checkInput, fireOn } from '#rules/passchendaele/game/board/fire-count.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { hasCollapsed } from '#rules/passchendaele/game/scoring.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { infantry, machineGun, mortar, unit } from '#rules/passchendaele/scenarios/scenario.ts'
import { writing } from '#rules/passchendaele/screen/desks/index.ts'
import { rule } from '../../../rule.ts'
import {
  british,
  eventOf,
  type Ground,
  german,
  give,
  laidOut,
  phaseOf,
  places,
  refused,
  setUnit,
  unitOf,
} from './table.ts'

const eingreif = unit('german', 'eingreif')

/** A division with both, one with neither, a battalion between them and one far away; a German one with mortars. */
const forces = (ground: Ground = {}): State =>
  laidOut(
    [
      british('38th (Welsh) Division', 'veteran', machineGun([5, 1.5]), infantry([7, 1.5]), mortar([9, 1.5])),
      british('Left Division', 'line', infantry([14, 1.5])),
      british('MG Battalion', 'reservist', machineGun([11, 1.5])),
      british('Far Battalion', 'line', machineGun([38, 1.5])),
      german('Stellung', 'line', infantry([10, 38.5]), mortar([12, 38.5])),
      eingreif('Eingreif', 'reservist', infantry([20, 38.5]), machineGun([22, 38.5])),
    ],
    { ...ground, options: { attachment: 'choose', ...Object(ground.options) } },
  )

type Change = readonly [base: string, to?: string]
const attach = (...changes: readonly Change[]) => ({
  kind: 'attach',
  changes: changes.map(([base, to]) => (to === undefined ? { base } : { base, to })),
})
const LISTED = attach()
const WELSH_MG = '38th-welsh-division-1'
const WELSH_MORTAR = '38th-welsh-division-3'

rule('PA-TROOP-13', 'before anybody deploys both say it, and one word accepts the listing', () => {
  const state = forces()
  expect([phaseOf(state), GAME.pending(state)]).toEqual(['attach', ['german', 'entente']])
  const before = state.units
  give(state, 'entente', LISTED)
  expect(GAME.pending(state)).toEqual(['german'])
  const events = give(state, 'german', LISTED)
  expect(eventOf(events, 'attachments-shown').changes).toEqual([])
  expect(state.units).toEqual(before)
  expect(phaseOf(state)).toBe('initial-orders')
})

rule('PA-TROOP-13', 'it is skipped where nobody has anything to attach, and by house rule', () => {
  const bare = laidOut([british('A', 'line', infantry([10, 1.5]))], { options: { attachment: 'choose' } })
  expect(phaseOf(bare)).toBe('initial-orders')
  expect(phaseOf(forces({ options: { attachment: 'listed' } }))).toBe('initial-orders')
  const alone = laidOut([british('A', 'line', infantry([10, 1.5]), mortar([12, 1.5]))], {
    options: { attachment: 'choose' },
  })
  expect(GAME.pending(alone)).toEqual(['entente'])
})

rule('PA-TROOP-13', 'one mortar and one MG base to a division, of one’s own, each named once', () => {
  const state = forces()
  const why = (...changes: readonly Change[]) => refused(state, 'entente', attach(...changes))
  expect(why(['mg-battalion-1', '38th-welsh-division'])).toBe('one-of-each PA-TROOP-13')
  expect(why(['mg-battalion-1', '38th-welsh-division'], [WELSH_MG])).toBe('legal')
  expect(why(['mg-battalion-1', 'far-battalion'])).toBe('not-a-division PA-TROOP-13')
  expect(why(['mg-battalion-1', 'stellung'])).toBe('not-a-division PA-TROOP-13')
  expect(why(['stellung-2'])).toBe('not-attachable PA-TROOP-13')
  expect(why(['left-division-1'])).toBe('not-attachable PA-TROOP-13')
  expect(why([WELSH_MG], [WELSH_MG])).toBe('named-twice PA-TROOP-13')
})

rule('PA-TROOP-13', 'what a side has said is hidden until both have', () => {
  const [plain, changed] = [forces(), forces()]
  give(plain, 'entente', LISTED)
  give(changed, 'entente', { kind: 'change-attachments' })
  expect(GAME.view(changed, 'german')).toEqual(GAME.view(forces(), 'german'))
  expect([GAME.hides(changed, 'entente'), GAME.hides(changed, 'german')]).toEqual([true, false])
  give(changed, 'entente', attach([WELSH_MG]))
  const seen = GAME.view(changed, 'german')
  expect(seen).toEqual(GAME.view(plain, 'german'))
  expect(GAME.view(GAME.imagine?.(seen, 'german', sfc32(1)) ?? plain, 'german')).toEqual(seen)
  const events = give(changed, 'german', LISTED)
  expect(GAME.tell(changed, eventOf(events, 'attachments-shown'), 'german')).toBe(
    'Mortars and MG battalions: 38th MG Battalion stands alone.',
  )
})

const settled = (ground: Ground, ...changes: readonly Change[]): State => {
  const state = forces(ground)
  give(state, 'entente', attach(...changes))
  give(state, 'german', attach(['stellung-2'], ['eingreif-2']))
  return state
}

rule('PA-TROOP-14', 'a base that leaves a division is called after it and has its quality', () => {
  const state = settled({}, [WELSH_MG], [WELSH_MORTAR])
  const about = (id: string) => {
    const { name, quality, group, troop } = unitOf(state, id)
    return [name, quality, group, troop]
  }
  expect(about('38th-mg-battalion')).toEqual(['38th MG Battalion', 'veteran', 'attacker', 'machine-gun'])
  expect(about('38th-trench-mortars')).toEqual([
    '38th Trench Mortars',
    'veteran',
    'attacker',
    'trench-mortar',
  ])
  expect(about('stellung-trench-mortars').slice(1, 3)).toEqual(['line', 'front-support'])
  expect(about('eingreif-mg-battalion').slice(1, 3)).toEqual(['reservist', 'eingreif-support'])
  expect(unitOf(state, '38th-welsh-division').bases).toHaveLength(1)
})

rule('PA-TROOP-14', 'an attached base is one of the division and stands where it is listed', () => {
  const state = settled({}, ['mg-battalion-1', 'left-division'])
  expect(places(state, 'left-division')).toEqual([
    [11, 1.5],
    [14, 1.5],
  ])
  expect(unitOf(state, 'left-division')).toMatchObject({ quality: 'line', troop: 'infantry' })
  expect(state.units.some(({ id }) => id === 'mg-battalion')).toBe(false)
})

rule('PA-TROOP-14', 'in the standard set-up it must make one chain with the division', () => {
  const far = attach(['far-battalion-1', 'left-division'])
  expect(refused(forces(), 'entente', far)).toBe('not-together PA-TROOP-14')
  expect(refused(forces({ options: { deployment: 'free' } }), 'entente', far)).toBe('legal')
  // The gap from the battalion to the Left Division is 1.5 inches.
  const near = attach(['mg-battalion-1', 'left-division'])
  expect(refused(forces({ options: { 'max-gap': '2' } }), 'entente', near)).toBe('legal')
})

rule('PA-TROOP-14', 'in a free set-up it is set down with the division', () => {
  const state = settled({ options: { deployment: 'free' } }, ['far-battalion-1', 'left-division'])
  expect(places(state, 'left-division')).toEqual([
    [14, 1.5],
    [15.5, 1.5],
  ])
  const [, , reserve] = state.phases
  expect(reserve).toMatchObject({ step: 'reserve', units: ['eingreif', 'eingreif-mg-battalion'] })
})

rule('PA-TROOP-15', 'half strength and collapse count a division as it stands after attachment', () => {
  const lose = (state: State) => {
    const { bases } = unitOf(state, '38th-welsh-division')
    const [lost] = bases.filter(({ troop }) => troop === 'infantry')
    return setUnit(state, '38th-welsh-division', {
      bases: bases.filter((base) => base !== lost),
      gone: lost ? [{ id: lost.id, troop: lost.troop, fate: 'lost' }] : [],
    })
  }
  const [whole, bare] = [settled({}), settled({}, [WELSH_MG])]
  expect([
    unitOf(whole, '38th-welsh-division').strength,
    unitOf(bare, '38th-welsh-division').strength,
  ]).toEqual([3, 2])
  // One of three is less than half, one of two is half.
  const halved = (state: State) => {
    const division = lose(state)
    return checkInput(state, division, fireOn(state, division), 'hold').halfStrength
  }
  expect([halved(whole), halved(bare)]).toEqual([false, true])
  expect(hasCollapsed(bare, 'entente')).toBe(false)
})

test('the screen takes the listing at one press; changing it is a press more', () => {
  const state = forces()
  const plain = writing(GAME.view(state, 'entente'), 'entente', undefined, undefined, undefined)
  expect([plain?.give, plain?.order, plain?.otherwise?.title, plain?.groups]).toEqual([
    'Take them as listed',
    LISTED,
    'Change them in secret',
    [],
  ])
  give(state, 'entente', { kind: 'change-attachments' })
  const open = writing(GAME.view(state, 'entente'), 'entente', undefined, undefined, undefined)
  expect(open?.groups.map(({ title, edits }) => [title, ...edits.map((edit) => edit.title)])).toEqual([
    ['MG base of 38th (Welsh) Division', 'Alone', 'With 38th (Welsh) Division'],
    ['Mortar base of 38th (Welsh) Division', 'Alone', 'With 38th (Welsh) Division', 'With Left Division'],
    ['MG Battalion', 'Alone', 'With Left Division'],
    ['Far Battalion', 'Alone'],
  ])
})
