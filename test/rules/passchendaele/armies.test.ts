import { describe, expect, test } from 'vitest'
import type { Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { Card } from '#rules/passchendaele/armies/card.ts'
import { ARMIES } from '#rules/passchendaele/armies/index.ts'
import { PROCEDURES } from '#rules/passchendaele/procedures/index.ts'
import { REFEREE } from '#rules/passchendaele/referee/index.ts'
import { resolved } from '../../rule.ts'
import { roleOf } from './roster.ts'

const schemaOf = (name: string) => {
  const found = PROCEDURES.find((procedure) => procedure.name === name)
  if (!found) throw new Error(`no procedure ${name}`)
  return found.input
}

const unitNamed = (army: string, name: string): Card => {
  const found = ARMIES.find(({ id }) => id === army)?.units.find((unit) => unit.name === name)
  if (!found) throw new Error(`no unit ${name} in ${army}`)
  return found.card
}

const BASE = { status: 'solid' }

/** What the players would add to what the cards say. */
const ENTERED: Readonly<Record<string, Fields>> = {
  'organisation-check': { nation: 'german', year: 1917, infantry: 3 },
  'deployment-check': { distanceBehindFront: 12 },
  'change-orders': { newOrder: 'hold' },
  'beaten-zone': { range: 4 },
  'sheaf-placement': { squares: [{ range: 12, stack: 4 }], guns: 'field-artillery' },
  'sheaf-points': { squareInches: 2 },
  'status-result': { score: 7 },
  'movement-allowance': { score: 7 },
  'move-direction': { angle: 10 },
  'move-stop': {},
  'pass-through': { inches: 2, enemyDistance: 1 },
  'fall-back': { clear: 3 },
  'combat-aftermath': { rounds: 1 },
  victory: { germanPoints: 3, ententePoints: 4 },
}

/** Lists whose entries the players complete with what they measured. */
const measured = (procedure: string, input: Fields): Fields => {
  const each = (name: string, more: Fields): Fields => {
    const entries = input[name]
    return Array.isArray(entries) ? { [name]: entries.map((entry) => ({ ...entry, ...more })) } : {}
  }
  if (procedure === 'fire-total') {
    return { ...input, ...each('zones', { range: 4 }), ...each('sheaves', { squareInches: 1.5 }) }
  }
  if (procedure === 'combat-involved') return { ...input, ...each('bases', { contact: true }) }
  if (procedure === 'casualty-points') return { bases: {}, ...input }
  if (procedure === 'close-combat' || procedure === 'combat-round') {
    return { attackers: [BASE], defenders: [BASE], ...input }
  }
  return input
}

describe('the armies of Passchendaele', () => {
  test.each(ARMIES.map((army) => [army.id, army] as const))('%s has cards that pass', (_id, army) => {
    const names = army.units.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, card } of army.units) {
      expect(accept(REFEREE.card, card), name).toEqual({ ok: true, value: card })
      expect(REFEREE.gone(card), name).toBe(false)
    }
  })

  test.each(ARMIES.map((army) => [army.id, army] as const))(
    '%s prefills every part its units may take',
    (_id, army) => {
      for (const { name, card } of army.units) {
        for (const [procedure, roles] of Object.entries(REFEREE.roles)) {
          for (const role of roles) {
            if (!role.fits(card)) continue
            const input = measured(procedure, { ...ENTERED[procedure], ...role.prefill(card) })
            expect(accept(schemaOf(procedure), input), `${name}: ${procedure}`).toMatchObject({ ok: true })
          }
        }
      }
    },
  )

  test('a hand-made unit needs nothing at all', () => {
    expect(accept(REFEREE.card, {})).toMatchObject({
      ok: true,
      value: { kind: 'unit', troop: 'infantry', quality: 'line', bases: 3, status: 'solid', order: 'hold' },
    })
  })

  test('a card cannot lose what it never had, nor have an order its troops cannot follow', () => {
    expect(accept(REFEREE.card, { bases: 3, basesLost: 4 })).toMatchObject({ error: { path: 'basesLost' } })
    expect(accept(REFEREE.card, { order: 'fire-barrage' })).toMatchObject({ error: { path: 'order' } })
  })

  test('usual divisions are usual', () => {
    const years: Readonly<Record<string, number>> = { 'british-corps-1918': 1918, 'american-corps': 1918 }
    for (const { id, units } of ARMIES.filter((army) => /group|corps/.test(army.id))) {
      const divisions = units.filter(({ card }) => card.kind === 'unit' && card.troop === 'infantry')
      expect(divisions.length, id).toBeGreaterThan(1)
      for (const { name, card } of divisions) {
        const guns = units.find((unit) => unit.name === `${name.replace(' Division', '')} Artillery`)
        const input = {
          ...roleOf('organisation-check', 'Division').prefill(card),
          ...(guns ? roleOf('organisation-check', 'Its field guns').prefill(guns.card) : {}),
          year: years[id] ?? 1917,
        }
        expect(resolved('passchendaele', 'organisation-check', input), `${id} ${name}`).toEqual({
          usual: true,
          notes: [],
        })
      }
    }
  })

  test('the scenarios begin as they are set up', () => {
    expect(unitNamed('langemarck-entente', '29th Division')).toMatchObject({
      quality: 'veteran',
      bases: 3,
      attachedMachineGuns: 1,
      attachedMortars: 1,
      cover: 'trench',
    })
    expect(unitNamed('langemarck-german', 'MG Battalion')).toMatchObject({ cover: 'fortified' })
    expect(unitNamed('masnieres-german', '54th Artillery')).toMatchObject({ order: 'hold', quality: 'line' })
    expect(unitNamed('one-trench-german', 'German headquarters')).toMatchObject({
      infantryBases: 6,
      gasSheaves: 0,
    })
    expect(unitNamed('st-quentin-german', 'Storm Battalion 1')).toMatchObject({ quality: 'veteran' })
    expect(unitNamed('st-quentin-entente', 'Racecourse')).toMatchObject({ points: 3, holder: 'entente' })
  })
})
