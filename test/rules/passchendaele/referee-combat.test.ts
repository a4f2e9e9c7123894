import { describe, expect, test } from 'vitest'
import type { Fields } from '#kernel/procedure/referee.ts'
import { type Card, cardOf } from '#rules/passchendaele/armies/card.ts'
import { afterCombat } from '#rules/passchendaele/referee/combat-roles.ts'
import { REFEREE } from '#rules/passchendaele/referee/index.ts'
import { resolved } from '../../rule.ts'
import { applied, roleOf } from './roster.ts'

const linesOf = (procedure: string, title: string, list: string, cards: readonly Card[]): Fields => ({
  [list]: cards.flatMap((card) => {
    const bases = roleOf(procedure, title).prefill(card)[list]
    return Array.isArray(bases) ? bases : []
  }),
})

/** Fights with these units and gives both sides' cards afterwards. */
const fought = (
  procedure: 'close-combat' | 'combat-round',
  attackers: readonly Card[],
  defenders: readonly Card[],
  dice: readonly number[],
  options: Fields = {},
) => {
  const input: Fields = {
    ...linesOf(procedure, 'Attackers', 'attackers', attackers),
    ...linesOf(procedure, 'Defenders', 'defenders', defenders),
    ...options,
  }
  const result = resolved('passchendaele', procedure, input, dice)
  const afterwards = (title: string, cards: readonly Card[]) =>
    cards.map((card, place) => roleOf(procedure, title).apply?.(card, result, place, input) ?? card)
  return {
    attackers: afterwards('Attackers', attackers),
    defenders: afterwards('Defenders', defenders),
  }
}

const PAIR = cardOf({ bases: 2, order: 'advance', cover: 'cratered', inches: 2 })
const GARRISON = cardOf({ bases: 2, status: 'wavering' })

describe('the third verb', () => {
  test('takes off the bases lost, wears the survivors down and puts them into the trench', () => {
    const { attackers, defenders } = fought('close-combat', [PAIR], [GARRISON], [1, 2, 6, 5, 4, 1, 1, 6, 5])
    expect(attackers[0]).toMatchObject({ status: 'disordered', basesLost: 1, cover: 'trench', inches: 0 })
    expect(defenders[0]).toMatchObject({ fate: 'removed', basesLost: 2 })
  })

  test('a house rule may leave them in front of it, or give them mere craters', () => {
    const dice = [6, 6, 1, 1, 6, 6, 1]
    const cover = (options: Fields) =>
      fought('close-combat', [PAIR], [GARRISON], dice, { options }).attackers[0]?.cover
    expect(cover({})).toBe('trench')
    expect(cover({ consolidation: 'off' })).toBe('cratered')
    expect(cover({ 'captured-trench': 'cratered' })).toBe('cratered')
  })

  test('an attached base is lost as what it is', () => {
    const mixed = cardOf({ bases: 1, attachedMachineGuns: 1, cover: 'cratered' })
    const { defenders } = fought('close-combat', [cardOf({ bases: 1 })], [mixed], [6, 3, 2])
    expect(defenders[0]).toMatchObject({ basesLost: 0, machineGunsLost: 1, fate: 'on-table' })
  })

  test('a supporting unit pays with its own status only', () => {
    const tanks = cardOf({ troop: 'tank', bases: 1, cover: 'cratered' })
    const { attackers } = fought('close-combat', [PAIR, tanks], [cardOf({ bases: 1 })], [4, 4, 4, 2])
    expect(attackers[0]).toMatchObject({ status: 'wavering', basesLost: 0, cover: 'trench' })
    expect(attackers[1]).toMatchObject({ status: 'wavering', basesLost: 0, cover: 'cratered' })
  })

  test('the cards of the units before it tell where the bases of a third unit stand', () => {
    const tanks = cardOf({ troop: 'tank', bases: 1 })
    const guns = cardOf({ troop: 'machine-gun', bases: 1, status: 'pinned' })
    const cards = [PAIR, tanks, guns]
    const input: Fields = {
      ...linesOf('close-combat', 'Attackers', 'attackers', cards),
      defenders: [{ status: 'disordered' }],
    }
    const result = resolved('passchendaele', 'close-combat', input, [4, 4, 4, 4, 1])
    const apply = afterCombat('attackers')
    expect(apply(tanks, result, 1, input, [PAIR])).toMatchObject({ status: 'wavering' })
    expect(apply(guns, result, 2, input, [PAIR, tanks])).toMatchObject({ status: 'disordered' })
  })

  test('bases that took no part keep their unit and its status', () => {
    const wide = cardOf({ bases: 3 })
    const attackers = [{ status: 'solid' }, { status: 'solid' }]
    const input: Fields = { attackers, defenders: [{ status: 'solid' }] }
    const result = resolved('passchendaele', 'close-combat', input, [6, 6, 1])
    const left = roleOf('close-combat', 'Defenders').apply?.(wide, result, 0, input)
    expect(left).toMatchObject({ basesLost: 1, status: 'solid', fate: 'on-table' })
  })
})

describe('close combat round by round', () => {
  test('the winner takes the best base, a tie costs each the worst', () => {
    const mixed = cardOf({ bases: 1, attachedMortars: 1, cover: 'cratered' })
    const rival = cardOf({ bases: 2, cover: 'cratered' })
    const won = fought('combat-round', [rival], [mixed], [6, 6, 1, 1])
    expect(won.attackers[0]).toEqual(rival)
    expect(won.defenders[0]).toMatchObject({ basesLost: 1, mortarsLost: 0, status: 'solid' })
    const tied = fought('combat-round', [rival], [mixed], [3, 3, 3, 3])
    expect(tied.attackers[0]).toMatchObject({ basesLost: 1 })
    expect(tied.defenders[0]).toMatchObject({ basesLost: 0, mortarsLost: 1 })
  })

  test('the status goes down once it is over', () => {
    expect(applied(GARRISON, 'combat-aftermath', 'Unit', { rounds: 1 })).toMatchObject({ status: 'pinned' })
  })

  test('every base of the unit in contact is named, and those of a support', () => {
    const input = roleOf('combat-involved', 'Units in contact').prefill(GARRISON)
    expect(resolved('passchendaele', 'combat-involved', input)).toMatchObject({
      involved: ['Base 1', 'Base 2'],
    })
  })
})

describe('fire and movement', () => {
  test('all fire on a unit goes onto its card and from there into its check', () => {
    const zones = [{ firer: 'infantry', range: 5 }]
    const sheaves = [{ guns: 'field-artillery', shell: 'gas', squareInches: 1 }]
    const target = applied(GARRISON, 'fire-total', 'Target', { zones, sheaves })
    expect(target).toMatchObject({ smallArms: 1, gas: true })
    expect(roleOf('carry-on', 'Unit').prefill(target)).toMatchObject({ smallArms: 1, gas: true })
    expect(roleOf('runners', 'Unit').prefill(target)).toMatchObject({ gas: true, shelled: false })
    expect(REFEREE.marks(target)).not.toContain('sheltered')
  })

  test('guns keep the shell they laid, and the side has one gas sheaf less', () => {
    const guns = cardOf({ troop: 'field-artillery', order: 'fire-barrage' })
    const squares = Array.from({ length: 4 }, () => ({ range: 10 }))
    expect(applied(guns, 'sheaf-placement', 'Guns', { squares, shell: 'gas' })).toMatchObject({
      shell: 'gas',
    })
    const staff = cardOf({ kind: 'headquarters', gasSheaves: 2 })
    const laid = { guns: 'field-artillery', squares, shell: 'gas' }
    expect(applied(staff, 'sheaf-placement', 'Headquarters', laid)).toMatchObject({ gasSheaves: 1 })
    expect(applied(staff, 'sheaf-placement', 'Headquarters', { ...laid, shell: 'he' })).toEqual(staff)
  })

  test('a unit at its objective holds', () => {
    const marching = cardOf({ order: 'advance', inches: 3, objective: 'the farm' })
    const there = applied(marching, 'move-stop', 'Unit', { objectiveDistance: 2 })
    expect(there).toMatchObject({ order: 'hold', objective: '', inches: 0 })
    expect(applied(marching, 'move-stop', 'Unit', { objectiveDistance: 4 })).toEqual(marching)
  })

  test('a unit that was slipped past has an enemy in its rear', () => {
    const slip = { inches: 2, enemyDistance: 1 }
    expect(applied(GARRISON, 'pass-through', 'Unit passed', slip)).toMatchObject({ enemyInRear: true })
    expect(applied(GARRISON, 'pass-through', 'Unit passed', { ...slip, enemyDistance: 2 })).toEqual(GARRISON)
  })

  test('an order the troops can have is written down', () => {
    expect(applied(GARRISON, 'order-check', 'Unit', { order: 'advance' })).toMatchObject({ order: 'advance' })
    expect(applied(GARRISON, 'order-check', 'Unit', { order: 'fire-barrage' })).toEqual(GARRISON)
  })
})

describe('objectives and headquarters', () => {
  const staff = cardOf({ kind: 'headquarters', infantryBases: 10, infantryLost: 7 })

  test('an objective changes hands', () => {
    const farm = cardOf({ kind: 'objective', points: 6, holder: 'german' })
    const taken = applied(farm, 'objective-holder', 'Objective', { ententeDistance: 0.5 })
    expect(taken).toMatchObject({ holder: 'entente' })
    expect(REFEREE.marks(taken)).toEqual(['6 points', 'held by the Entente'])
  })

  test('a side counts its losses until it breaks', () => {
    expect(applied(staff, 'collapse', 'Headquarters', {})).toMatchObject({ collapsed: false })
    const broken = applied(staff, 'collapse', 'Headquarters', { lostBases: 8 })
    expect(broken).toMatchObject({ collapsed: true, infantryLost: 8 })
    expect(REFEREE.marks(broken)).toEqual(['collapsed', '0 points', '8 of 10 infantry bases lost'])
  })

  test('bases lost are points for the enemy', () => {
    const losses = roleOf('casualty-points', 'Unit').prefill(
      cardOf({ basesLost: 2, attachedMachineGuns: 1, machineGunsLost: 1 }),
    )
    const scored = applied({ ...staff, points: 3 }, 'casualty-points', 'Headquarters of the enemy', losses)
    expect(scored).toMatchObject({ points: 8 })
    expect(roleOf('victory', 'Entente headquarters').prefill(scored)).toEqual({ ententePoints: 8 })
    const battalion = cardOf({ troop: 'machine-gun', bases: 1, basesLost: 1 })
    expect(roleOf('casualty-points', 'Unit').prefill(battalion)).toMatchObject({
      bases: { 'machine-gun': 1 },
    })
  })
})
