import { describe, expect, test } from 'vitest'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { CARD_TYPES, type Card, cardOf } from '#rules/green-fields/armies/card.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { REFEREE } from '#rules/green-fields/referee/index.ts'
import { gone, marks, newTurn } from '#rules/green-fields/referee/marks.ts'
import { SCALES, VARIATIONS } from '#rules/green-fields/vocabulary.ts'

const { procedures, rulebook } = GREEN_FIELDS
const NAMES = procedures.map(({ name }) => name)
const CLAUSES = rulebook.flatMap(({ clauses }) => clauses.map(({ id }) => id))
const ROSTER = REFEREE.armies.flatMap(({ id, units }) => units.map(({ name, card }) => ({ id, name, card })))

describe('the two turns', () => {
  test('name procedures and clauses that exist, and together leave no procedure out', () => {
    const steps = SCALES.flatMap((scale) =>
      VARIATIONS.flatMap((v) => REFEREE.sequence({ scale, variation: v })),
    )
    for (const step of steps) {
      for (const clause of step.clauses) expect(CLAUSES, step.id).toContain(clause)
      for (const name of step.procedures) expect(NAMES, step.id).toContain(name)
      expect(step.text, step.id).toMatch(/^[A-Z].*[.?]$/)
      if (step.everyUnit) expect(REFEREE.roles[step.procedures[0] ?? ''], step.id).toBeDefined()
    }
    expect(new Set(steps.flatMap((step) => step.procedures))).toEqual(new Set(NAMES))
  })

  test('the weekly turn has its ten phases in order, the loser of the dice before the winner', () => {
    const steps = REFEREE.sequence({ scale: 'weekly', declaresFirst: 'b' })
    expect(steps.map(({ id, side }) => (side ? `${id} ${side}` : id))).toEqual([
      'setup-armies',
      'setup-table',
      'initiative',
      'deployment',
      'attrition',
      'construction-first b',
      'construction-second a',
      'raids-first b',
      'raids-second a',
      'air',
      'bombardment-1',
      'bombardment-2',
      'damage',
      'gas-first b',
      'gas-second a',
      'mines-first b',
      'mines-second a',
      'replacements',
      'assault-decision-first b',
      'assault-decision-second a',
      'after-week',
    ])
  })

  test('the assault turn has six phases, each side rallying before it moves', () => {
    const steps = REFEREE.sequence({ scale: 'assault', movesFirst: 'a' })
    expect(steps.map(({ id, side }) => (side ? `${id} ${side}` : id))).toEqual([
      'setup-assault',
      'weather',
      'artillery',
      'artillery-damage',
      'rally-first a',
      'movement-first a',
      'rally-second b',
      'movement-second b',
      'close-assault',
      'assault-air',
      'assault-construction-first a',
      'assault-construction-second b',
      'reserves-first a',
      'reserves-second b',
      'clock',
      'after-assault',
    ])
  })
})

describe('settings', () => {
  test('are complete when nothing is written, and begin with the weeks', () => {
    const presets = accept(REFEREE.settings, {})
    expect(presets.ok && presets.value).toMatchObject({
      scale: 'weekly',
      season: 'spring',
      light: 'day',
      limit: 30,
    })
    expect(REFEREE.sequence({})).toEqual(REFEREE.sequence({ scale: 'weekly' }))
  })

  test('fill fields of procedures that bear the same name', () => {
    const inputs = new Set(procedures.flatMap(({ input }) => fieldsOf(input).map(({ name }) => name)))
    const ownFields = ['declaresFirst', 'movesFirst']
    for (const { name } of fieldsOf(REFEREE.settings)) {
      if (!ownFields.includes(name)) expect(inputs, name).toContain(name)
    }
  })
})

describe('cards', () => {
  test('need only a type', () => {
    for (const type of CARD_TYPES) {
      expect(accept(REFEREE.card, { type })).toEqual({ ok: true, value: cardOf(type) })
    }
  })

  test('refuse what no unit can be', () => {
    const fault = (fields: Fields) => {
      const checked = accept(REFEREE.card, fields)
      return checked.ok ? 'fine' : checked.error.path
    }
    expect(fault({ type: 'infantry', strength: 13 })).toBe('strength')
    expect(fault({ type: 'depot', strength: 13 })).toBe('fine')
    expect(fault({ type: 'infantry', morale: 4, maxMorale: 3 })).toBe('maxMorale')
    expect(fault({ type: 'infantry', mount: 'horses' })).toBe('mount')
    expect(fault({ type: 'fighter', period: 'night' })).toBe('period')
    expect(fault({ type: 'assault', attackerUnits: 2, attackerOutOfAction: 3 })).toBe('attackerOutOfAction')
  })

  test('of every army pass, under names of their own', () => {
    expect(new Set(REFEREE.armies.map(({ id }) => id)).size).toBe(REFEREE.armies.length)
    for (const { id, units } of REFEREE.armies) {
      expect(new Set(units.map(({ name }) => name)).size, id).toBe(units.length)
    }
    for (const { id, name, card } of ROSTER) {
      expect(accept(REFEREE.card, card), `${id}: ${name}`).toEqual({ ok: true, value: card })
      expect(gone(card), `${id}: ${name}`).toBe(false)
      expect(REFEREE.face?.(card)?.strength ?? marks(card)[0], `${id}: ${name}`).toBeTruthy()
    }
  })
})

describe('armies', () => {
  const army = (id: string) => REFEREE.armies.find((each) => each.id === id)?.units ?? []
  const count = (id: string, type: Card['type']) => army(id).filter(({ card }) => card.type === type).length
  const stores = (id: string) => army(id).find(({ card }) => card.type === 'army')?.card

  test('both sides of every scenario are there', () => {
    for (const scenario of ['quiet-sector', 'le-cateau-1914', 'somme-1916', 'michael-1918', 'gaza-1917']) {
      for (const side of ['a', 'b']) expect(army(`${scenario}-${side}`), scenario).not.toEqual([])
    }
  })

  test('the quiet sector has the standard force and what was bought', () => {
    expect(count('quiet-sector-a', 'infantry')).toBe(6)
    expect(count('quiet-sector-b', 'infantry')).toBe(7)
    expect(count('quiet-sector-a', 'sapper')).toBe(1)
    expect(count('quiet-sector-a', 'field-artillery')).toBe(3)
    expect(stores('quiet-sector-a')).toMatchObject({ shells: 39, luxuries: 6, gasCanisters: 3 })
    expect(stores('quiet-sector-b')).toMatchObject({ shells: 33 })
  })

  test('the British on the Somme have two mines laid and ten regiments', () => {
    expect(count('somme-1916-a', 'infantry')).toBe(10)
    expect(army('somme-1916-a').filter(({ card }) => card.type === 'mine')).toMatchObject([
      { name: 'Mine under A6', card: { explosives: 4 } },
      { name: 'Mine under D6', card: { explosives: 4 } },
    ])
    expect(army('somme-1916-a').find(({ card }) => card.type === 'depot')?.card.strength).toBe(5)
    // Ten regiments, cavalry, pioneers and two units of sappers.
    expect(army('somme-1916-a').find(({ card }) => card.type === 'assault')?.card.attackerUnits).toBe(14)
  })

  test('stosstruppe may raid in force, dominion horse rides for the British', () => {
    expect(army('michael-1918-b').filter(({ card }) => card.stosstruppe)).toHaveLength(1)
    expect(army('gaza-1917-a').filter(({ card }) => card.nation === 'dominion')).toHaveLength(2)
    expect(army('le-cateau-1914-a').find(({ name }) => name === '4th BEF Regiment')?.card).toMatchObject({
      strength: 6,
      experience: 5,
      morale: 3,
      nation: 'british',
    })
  })
})

describe('marks and turns', () => {
  test('a card tells what has changed', () => {
    const worn = cardOf('infantry', {
      strength: 5,
      establishment: 8,
      morale: 2,
      maxMorale: 3,
      status: 'suppressed',
    })
    expect(marks(worn)).toEqual(['suppressed'])
    expect(REFEREE.face?.(worn)).toEqual({ arm: 'Infantry', strength: '5/8', quality: 'E2 M2/3' })
    expect(marks(cardOf('zone', { trench: 'light', shellHoles: 1, road: true, roadCut: true }))).toEqual([
      'open',
      'light trench',
      '1 shell-hole counter',
      'road cut',
    ])
    expect(marks(cardOf('assault', { turn: 3, attackerUnits: 9, attackerOutOfAction: 4 }))).toEqual([
      'turn 3',
      '4 of 9 out of action',
      'no flying',
    ])
  })

  test('units without strength and mines blown are gone, an empty depot is not', () => {
    expect(gone(cardOf('infantry', { strength: 0 }))).toBe(true)
    expect(gone(cardOf('depot', { strength: 0 }))).toBe(false)
    expect(gone(cardOf('mine', { finished: true }))).toBe(true)
    expect(gone(cardOf('army'))).toBe(false)
  })

  test('a new turn wipes off movement and fire; only a new week ends suppression', () => {
    const tired = cardOf('infantry', {
      status: 'suppressed',
      moving: true,
      fired: true,
      shotTaken: true,
      sortied: true,
    })
    expect(newTurn(tired, { scale: 'assault' })).toMatchObject({
      status: 'suppressed',
      moving: false,
      shotTaken: false,
    })
    expect(newTurn(tired, { scale: 'weekly' })).toMatchObject({
      status: 'steady',
      fired: false,
      sortied: false,
    })
    expect(newTurn(tired)).toMatchObject({ status: 'suppressed', moving: false, fired: false, sortied: true })
  })

  test('a box barrage stands to the next deployment, persistent gas to the end of the assault', () => {
    const boxed = cardOf('zone', { boxWeeks: 2, cloud: 'persistent' })
    expect(newTurn(boxed, { scale: 'weekly' })).toMatchObject({ boxWeeks: 1, cloud: 'none' })
    expect(newTurn(boxed, { scale: 'assault' }).cloud).toBe('persistent')
    expect(newTurn(cardOf('zone', { cloud: 'gas' }), { scale: 'assault' }).cloud).toBe('none')
  })
})
