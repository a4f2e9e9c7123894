import { describe, expect, test } from 'vitest'
import { formsOf } from '#kernel/procedure/reading.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type Card, cardOf } from '#rules/passchendaele/armies/card.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { REFEREE } from '#rules/passchendaele/referee/index.ts'
import { rule } from '../../rule.ts'
import { applied, roleOf } from './roster.ts'

const { procedures, rulebook } = PASSCHENDAELE
const NAMES = procedures.map(({ name }) => name)
const STEPS = REFEREE.sequence({})

const LINE = cardOf({ cover: 'cratered', order: 'advance' })

describe('the turn of Passchendaele', () => {
  test('names procedures and clauses that exist, and leaves no procedure out', () => {
    const clauses = rulebook.flatMap((chapter) => chapter.clauses.map(({ id }) => id))
    for (const step of STEPS) {
      for (const clause of step.clauses) expect(clauses, step.id).toContain(clause)
      for (const name of step.procedures) expect(NAMES, step.id).toContain(name)
      expect(step.text, step.id).toMatch(/^[A-Z].*\.$/)
    }
    expect(new Set(STEPS.flatMap((step) => step.procedures))).toEqual(new Set(NAMES))
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length)
  })

  test('begins with setting up, has two halves of checks, and ends after the battle', () => {
    expect(STEPS.map(({ id }) => id)).toEqual([
      'setup-armies',
      'setup-terrain',
      'setup-attach',
      'setup-front',
      'setup-attack',
      'setup-reserve',
      'setup-relocate',
      'setup-orders',
      'initiative',
      'first-side',
      'second-side',
      'end-objectives',
      'end-collapse',
      'end-armistice',
      'after-casualties',
      'after-victory',
    ])
  })

  test('puts the three verbs first where every unit of a side is checked', () => {
    const halves = STEPS.filter(({ procedures: [first] }) => first === 'carry-on')
    expect(halves).toHaveLength(2)
    for (const { procedures: verbs, everyUnit } of halves) {
      expect(verbs.slice(0, 3)).toEqual(['carry-on', 'change-orders', 'close-combat'])
      expect(everyUnit).toBe(true)
    }
  })

  test('follows the settings: who defends deploys first, who won the initiative may move first', () => {
    const sides = (settings: Fields) =>
      REFEREE.sequence(settings).flatMap(({ id, side }) => (side ? [[id, side]] : []))
    expect(sides({ defender: 'entente', firstSide: 'german' })).toEqual([
      ['setup-front', 'entente'],
      ['setup-attack', 'german'],
      ['setup-reserve', 'entente'],
      ['setup-relocate', 'german'],
      ['first-side', 'german'],
      ['second-side', 'entente'],
    ])
    expect(sides({}).map(([, side]) => side)).toEqual([
      'german',
      'entente',
      'german',
      'entente',
      'entente',
      'german',
    ])
    expect(accept(REFEREE.settings, {})).toEqual({
      ok: true,
      value: { year: 1917, defender: 'german', firstSide: 'entente', zoneRange: 6 },
    })
  })
})

describe('the first verb', () => {
  test('needs nothing but the fire: the card knows the rest', () => {
    const input = { ...roleOf('carry-on', 'Unit').prefill(cardOf({})) }
    expect(input).toEqual({
      status: 'solid',
      order: 'hold',
      cover: 'trench',
      troop: 'infantry',
      quality: 'line',
      smallArms: 0,
      trenchMortar: 0,
      fieldArtillery: 0,
      heavyArtillery: 0,
      gas: false,
      tankSupport: false,
      halfStrength: false,
      enemyInRear: false,
    })
  })

  test('writes status, fire and the tick; a unit that stays remembers its fire', () => {
    const held = cardOf({ quality: 'reservist' })
    const checked = applied(held, 'carry-on', 'Unit', { smallArms: 2, fieldArtillery: 4 }, [1, 3])
    expect(checked).toMatchObject({ status: 'wavering', order: 'hold', checked: true, fallBack: false })
    expect(roleOf('carry-on', 'Unit').prefill(checked)).toMatchObject({
      status: 'wavering',
      smallArms: 2,
      fieldArtillery: 4,
      cover: 'trench',
    })
    expect(REFEREE.marks(checked)).toEqual([
      'wavering',
      'hold',
      'trench',
      'sheltered',
      'shelled',
      'in a beaten zone',
      'checked',
    ])
  })

  test('a unit that moves leaves its works and the fire it counted there', () => {
    const moved = applied(cardOf({ order: 'advance' }), 'carry-on', 'Unit', { smallArms: 1 }, [4, 5])
    expect(moved).toMatchObject({ inches: 2, cover: 'cratered', smallArms: 0 })
    expect(REFEREE.marks(moved)).toContain('may move 2 in')
  })

  test('a unit below disordered is removed with all its bases', () => {
    const doomed = cardOf({ ...LINE, status: 'disordered', attachedMachineGuns: 1 })
    const lost = applied(doomed, 'carry-on', 'Unit', { smallArms: 3, gas: true }, [1, 2])
    expect(REFEREE.gone(lost)).toBe(true)
    expect(lost).toMatchObject({ fate: 'removed', basesLost: 3, machineGunsLost: 1 })
    expect(REFEREE.marks(lost)).toEqual(['removed'])
    expect(roleOf('carry-on', 'Unit').fits(lost)).toBe(false)
    expect(roleOf('casualty-points', 'Unit').fits(lost)).toBe(true)
  })

  test('falling back is remembered until it is done, and may end in surrender', () => {
    const shaken = applied(LINE, 'carry-on', 'Unit', { smallArms: 2, heavyArtillery: 2 }, [2, 3])
    expect(shaken).toMatchObject({ fallBack: true, heavyArtillery: 2, status: 'pinned' })
    const back = applied(shaken, 'fall-back', 'Unit', { clear: 3, leavesShellingAt: 1.5 })
    expect(back).toMatchObject({ fallBack: false, heavyArtillery: 0 })
    expect(applied(shaken, 'fall-back', 'Unit', { clear: 0.5 })).toMatchObject({ fate: 'removed' })
  })

  rule('PA-MOVE-23', 'bases with an inch of their own go back, and the card loses only the others', () => {
    const division = { ...LINE, bases: 3, attachedMachineGuns: 1, fallBack: true, smallArms: 2 }
    const back = (ways: readonly boolean[], clear = 0.5) => {
      const found = roleOf('fall-back', 'Unit').prefill(division).bases
      const bases = formsOf(found).map((base, i) => ({ ...base, wayBack: ways[i] ?? false }))
      return applied(division, 'fall-back', 'Unit', { clear, bases })
    }
    // Two of four are half of them: an infantry base and the machine guns are taken.
    expect(back([true, true, false, false])).toMatchObject({
      fate: 'on-table',
      basesLost: 1,
      machineGunsLost: 1,
      fallBack: false,
      smallArms: 0,
    })
    expect(back([true, false, false, false])).toMatchObject({ fate: 'removed', basesLost: 3 })
    // With an inch for the whole nobody is lost, whatever was entered of each.
    expect(back([], 1)).toMatchObject({ fate: 'on-table', basesLost: 0, machineGunsLost: 0 })
  })

  test('half strength follows from the bases lost, attached ones counted', () => {
    const half = (card: Partial<Card>) => roleOf('carry-on', 'Unit').prefill(cardOf(card)).halfStrength
    expect(half({ bases: 3, basesLost: 1 })).toBe(false)
    expect(half({ bases: 3, basesLost: 2 })).toBe(true)
    expect(half({ bases: 3, attachedMachineGuns: 1, basesLost: 2 })).toBe(true)
    expect(half({ bases: 3, attachedMachineGuns: 2, basesLost: 2 })).toBe(false)
    expect(half({ troop: 'tank', bases: 1 })).toBe(false)
  })

  test('guns are entrenched in their pits until they move', () => {
    const battery = cardOf({ troop: 'field-artillery', bases: 2, cover: 'cratered', order: 'retreat' })
    expect(roleOf('carry-on', 'Unit').prefill(battery)).toMatchObject({ cover: 'trench' })
    const moved = applied(battery, 'carry-on', 'Unit', {}, [4, 4])
    expect(moved).toMatchObject({ inches: 1, moved: true, cover: 'cratered' })
    expect(roleOf('carry-on', 'Unit').prefill(moved)).toMatchObject({ cover: 'cratered' })
    const firing = { ...battery, order: 'fire-barrage' } as const
    expect(applied(firing, 'carry-on', 'Unit', {}, [4, 4])).toMatchObject({ cover: 'cratered', moved: false })
  })

  test('a new turn wipes the ticks and the moves', () => {
    expect(REFEREE.newTurn?.({ ...LINE, checked: true, inches: 2 })).toEqual(LINE)
  })
})

describe('the second verb', () => {
  const waiting = cardOf({ quality: 'reservist', objective: 'the farm' })

  test('an order that arrives is in force, and the old objective is forgotten', () => {
    const sent = applied(
      waiting,
      'change-orders',
      'Unit',
      { newOrder: 'retreat', fieldArtillery: 3 },
      [2, 6, 4, 3],
    )
    expect(sent).toMatchObject({ order: 'retreat', status: 'solid', inches: 2, objective: '', checked: true })
  })

  test('one that is lost changes nothing but the status', () => {
    const sent = applied(waiting, 'change-orders', 'Unit', { newOrder: 'retreat' }, [2, 3, 4, 4, 3])
    expect(sent).toMatchObject({ order: 'hold', objective: 'the farm', inches: 0, checked: true })
  })

  test('guns are taken to want a new target', () => {
    expect(roleOf('change-orders', 'Unit').prefill(cardOf({ troop: 'heavy-artillery' }))).toMatchObject({
      newOrder: 'fire-barrage',
    })
  })
})
