import { describe, expect, test } from 'vitest'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import type { Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type Card, cardOf, KINDS } from '#rules/flanders-fields/armies/card.ts'
import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { PROCEDURES } from '#rules/flanders-fields/procedures/index.ts'
import { REFEREE } from '#rules/flanders-fields/referee/index.ts'
import { SHOWN_TABLES } from '#rules/flanders-fields/reference/index.ts'
import { RULEBOOK } from '#rules/flanders-fields/rulebook/index.ts'
import { SCENARIOS } from '#rules/flanders-fields/scenarios/index.ts'
import { PERIODS, TANK_TYPES } from '#rules/flanders-fields/vocabulary.ts'
import { joined, procedureNamed } from './table-play.ts'

const CLAUSES = new Set(RULEBOOK.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
const NAMES = PROCEDURES.map(({ name }) => name)

/** What the players write where the cards leave it open. */
const WRITTEN: Readonly<Record<string, Fields>> = {
  'order-roll': { period: 'late', unit: 'rifle-company' },
  'movement-allowance': { terrain: 'cross-country' },
  'wire-crossing': { period: 'late' },
  'effective-cover': { ground: 'open' },
  visibility: { viewer: 'infantry', target: 'troops-open', range: 10 },
  fire: { period: 'late', weapon: 'infantry', cover: 'soft', range: 20 },
  'fire-at-armour': { period: 'late', weapon: 'infantry', range: 20 },
  'mg-burst': { period: 'late', range: 20 },
  'area-fire': { period: 'late', weapon: 'field-gun' },
  'apply-suppression': { source: 'infantry', target: 0 },
  'rolling-barrage': { period: 'late' },
  'own-barrage-risk': { distance: 3 },
  'deep-suppression': { period: 'late' },
  'defensive-fire': { period: 'late', defender: 'infantry', attackerCover: 'soft' },
  assault: { attacker: { kind: 'infantry' }, defender: { kind: 'infantry' } },
  morale: { trigger: 'half' },
  'air-call': { period: 'late' },
  'reinforcement-arrival': { turn: 2 },
  'campaign-aftermath': { basesLost: 3 },
  'event-card': { card: 'QD' },
  'gas-wind': { speed: 12, heading: 90 },
}
const LISTS: Readonly<Record<string, Fields>> = {
  'mg-burst': { targets: [{ cover: 'soft' }] },
  'area-fire': { targets: [{ cover: 'soft' }] },
  'air-attack': { targets: [{ kind: 'infantry', cover: 'soft' }] },
}

/** Whatever else is open, the prefill of the card alone must be taken. */
const inputWith = (procedure: string, prefill: Fields): Fields => {
  const targets = prefill.targets
  const ranged =
    procedure === 'target-priority' && Array.isArray(targets)
      ? { targets: targets.map((target) => ({ ...target, range: 12 })) }
      : prefill
  const lists = targets === undefined ? (LISTS[procedure] ?? {}) : {}
  return joined(
    { ...WRITTEN[procedure], ...lists, ...(procedure === 'target-priority' ? { targets: [] } : {}) },
    ranged,
  )
}

const everyKind: readonly Card[] = KINDS.flatMap((kind) =>
  [
    {},
    { markers: [1, 2, 0] },
    { markers: [2], inGas: true, underFire: true, revealed: true, fieldPromotion: true, roadColumn: true },
    { place: 'off-table' as const, deepSuppression: 2, transport: 'limbered' as const },
    { place: 'reserve' as const, gasAge: 3, transport: 'pack' as const },
    { dismounted: true, sheltered: 4, onWire: 2, hand: ['QD' as const], heroicActions: 1 },
    {
      markers: [0, 0],
      platoons: 4,
      national: 'stubborn-resistance' as const,
      usesLeft: 1,
      quality: 'raw' as const,
    },
  ].map((written) => cardOf(kind, written)),
)

describe('cards', () => {
  test('a card may be made from nothing but its kind', () => {
    for (const kind of KINDS) expect(accept(REFEREE.card, { kind })).toMatchObject({ ok: true })
    expect(fieldsOf(REFEREE.card).filter(({ required }) => required)).toEqual([])
  })

  test('every card of every army is one, with a name of its own', () => {
    for (const { id, units } of REFEREE.armies) {
      expect(new Set(units.map(({ name }) => name)).size, id).toBe(units.length)
      for (const { name, card } of units) {
        expect(accept(REFEREE.card, card), `${id} ${name}`).toEqual({ ok: true, value: card })
        expect(REFEREE.gone(card)).toBe(false)
      }
    }
    expect(new Set(REFEREE.armies.map(({ id }) => id)).size).toBe(REFEREE.armies.length)
  })

  test('what a card fills in is taken by every procedure it has a part in', () => {
    const cards = [
      ...REFEREE.armies.flatMap(({ units }) => units.map(({ card }) => card)),
      ...everyKind,
      ...TANK_TYPES.map((tankType) => cardOf('tank', { tankType })),
    ]
    let tried = 0
    for (const [procedure, roles] of Object.entries(REFEREE.roles)) {
      for (const role of roles) {
        const fitting = cards.filter((card) => role.fits(card))
        expect(fitting.length, `${procedure}: ${role.title}`).toBeGreaterThan(0)
        for (const card of fitting) {
          const input = inputWith(procedure, role.prefill(card, 'A Company', { period: 'late' }))
          const accepted = accept(procedureNamed(procedure).input, input)
          if (!accepted.ok) expect.fail(`${procedure} ${role.title} ${card.kind}: ${accepted.error.message}`)
          tried++
        }
      }
    }
    expect(tried).toBeGreaterThan(1000)
  })

  test('marks are short, and a fresh company has none', () => {
    expect(REFEREE.marks(cardOf('rifle-company'))).toEqual([])
    for (const card of everyKind) for (const mark of REFEREE.marks(card)) expect(mark.length).toBeLessThan(60)
    expect(
      REFEREE.marks(cardOf('rifle-company', { markers: [1, 0, 2], onWire: 1, ordered: true, actions: 2 })),
    ).toEqual(['3 of 4 stands left', 'suppressed 1-0-2', '1 on the wire', '2 actions'])
  })
})

describe('armies', () => {
  const named = (id: string) => REFEREE.armies.find((army) => army.id === id)?.units ?? []
  const count = (id: string, wanted: (card: Card) => boolean) =>
    named(id).filter(({ card }) => wanted(card)).length

  test('both sides of every scenario are ready, and every organisation', () => {
    for (const { id } of SCENARIOS) {
      expect(named(`${id}-attacker`).length, id).toBeGreaterThan(5)
      expect(named(`${id}-defender`).length, id).toBeGreaterThan(4)
    }
    for (const nation of [
      'british-1914',
      'british-1916',
      'british-1917',
      'french-1914',
      'french-1917',
      'german-1914',
      'german-1916',
    ]) {
      expect(named(`${nation}-division`).length, nation).toBeGreaterThan(60)
    }
    expect(count('british-tank-battalion', ({ kind }) => kind === 'tank')).toBe(12)
  })

  test('Serre: three raw battalions of sixteen platoons, four light mortars, guns off the table', () => {
    const id = 'serre-1916-attacker'
    expect(
      count(
        id,
        ({ kind, quality, platoons }) => kind === 'rifle-company' && quality === 'raw' && platoons === 4,
      ),
    ).toBe(12)
    expect(
      named(id)
        .filter(({ card }) => card.kind === 'light-mortar')
        .map(({ card }) => card.battalion),
    ).toEqual([
      '11th East Lancashire',
      '11th East Lancashire',
      '12th York and Lancaster',
      '14th York and Lancaster',
    ])
    expect(count(id, ({ place }) => place === 'off-table')).toBe(4)
    expect(count(id, ({ national, usesLeft }) => national === 'pals' && usesLeft === 1)).toBe(3)
  })

  test('Mons: guns limbered, machine guns packed, a battalion of each German regiment still to come', () => {
    const id = 'mons-1914-attacker'
    expect(count(id, ({ transport }) => transport === 'limbered')).toBe(6)
    expect(count(id, ({ transport }) => transport === 'pack')).toBe(12)
    expect(count(id, ({ kind, place }) => kind === 'rifle-company' && place === 'reserve')).toBe(8)
    expect(count(id, ({ usesLeft }) => usesLeft === 3)).toBe(8)
  })

  test('Flers: raw crews in the tanks of experienced battalions; a first battle has no regiment', () => {
    const tanks = named('flers-1916-attacker').filter(({ card }) => card.kind === 'tank')
    expect(tanks.map(({ card }) => card.quality)).toEqual(['raw', 'raw'])
    expect(count('first-battle-attacker', ({ kind }) => kind === 'regimental-command')).toBe(0)
    expect(count('first-battle-attacker', ({ kind }) => kind === 'field-gun')).toBe(1)
  })

  test('Hamel: four tanks with one bonus each, two air missions, a barrage', () => {
    const id = 'hamel-1918-attacker'
    expect(
      count(
        id,
        ({ kind, national, usesLeft }) => kind === 'tank' && national === 'professionalism' && usesLeft === 1,
      ),
    ).toBe(4)
    expect(count(id, ({ kind }) => kind === 'air-mission')).toBe(2)
    expect(count(id, ({ kind }) => kind === 'rolling-barrage')).toBe(1)
    expect(count('hamel-1918-defender', ({ kind, place }) => kind === 'tank' && place === 'reserve')).toBe(1)
  })
})

describe('sequence', () => {
  const steps = PERIODS.flatMap((period) => REFEREE.sequence({ period }))

  test('names only procedures, tables and clauses that there are', () => {
    const tables = new Set(SHOWN_TABLES.map(({ id }) => id))
    for (const step of steps) {
      for (const name of step.procedures) expect(NAMES, step.id).toContain(name)
      for (const table of step.tables) expect(tables, step.id).toContain(table)
      for (const clause of step.clauses) expect(CLAUSES, step.id).toContain(clause)
    }
  })

  test('every procedure and every table has its place in it', () => {
    const procedures = new Set(steps.flatMap((step) => step.procedures))
    expect(NAMES.filter((name) => !procedures.has(name))).toEqual([])
    const tables = new Set(steps.flatMap((step) => step.tables))
    expect(SHOWN_TABLES.map(({ id }) => id).filter((id) => !tables.has(id))).toEqual([])
  })

  test('has no step twice, sets up first and counts losses last', () => {
    for (const period of PERIODS) {
      const ids = REFEREE.sequence({ period }).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.at(0)).toBe('setup-terrain')
      expect(ids.at(-1)).toBe('after-campaign')
      expect(ids.indexOf('attacker-turn-end')).toBeLessThan(ids.indexOf('defender-turn-start'))
    }
  })

  test('leaves out what a period does not know', () => {
    const early = REFEREE.sequence({ period: 'early' }).map(({ id }) => id)
    expect(early).not.toContain('attacker-deep-suppression')
    expect(early).toContain('attacker-gas')
    expect(early).not.toContain('attacker-support-air')
    expect(REFEREE.sequence({ period: 'mid' }).map(({ id }) => id)).toContain('attacker-rolling-barrage')
    expect(REFEREE.sequence({}).map(({ id }) => id)).toEqual(
      REFEREE.sequence({ period: 'mid' }).map(({ id }) => id),
    )
  })
})

test('every role belongs to a procedure, and every procedure has one', () => {
  expect(Object.keys(REFEREE.roles).toSorted()).toEqual(NAMES.toSorted())
  for (const roles of Object.values(REFEREE.roles)) {
    expect(new Set(roles.map(({ title }) => title)).size).toBe(roles.length)
  }
})

test('settings are named as the inputs they fill', () => {
  const fields = new Set(PROCEDURES.flatMap(({ input }) => fieldsOf(input).map(({ name }) => name)))
  for (const { name, required } of fieldsOf(REFEREE.settings)) {
    expect(fields).toContain(name)
    expect(required).toBe(false)
  }
  expect(FLANDERS_FIELDS.referee).toBe(REFEREE)
})
