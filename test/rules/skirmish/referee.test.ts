import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjudicate } from '#kernel/procedure/adjudicate.ts'
import { fieldsOf } from '#kernel/procedure/fields.ts'
import type { Procedure } from '#kernel/procedure/procedure.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { BLANK, CARD, type Card } from '#rules/skirmish/armies/card.ts'
import { SKIRMISH } from '#rules/skirmish/index.ts'
import { PROCEDURES } from '#rules/skirmish/procedures/index.ts'
import { REFEREE } from '#rules/skirmish/referee/index.ts'
import { SHOWN_TABLES } from '#rules/skirmish/reference/index.ts'
import { inputsOf } from '../../arbitrary.ts'
import { rule } from '../../rule.ts'

const CLAUSES = new Set(SKIRMISH.rulebook.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
const NAMES = PROCEDURES.map(({ name }) => name)
const SOME_SETTINGS = [{}, { year: 1914, movesFirst: 'b' }, { year: 1916, wind: 'strong', attacker: 'b' }]
const CARDS = REFEREE.armies.flatMap(({ units }) => units.map(({ card }) => card))

const GAS: Card = { ...BLANK, kind: 'cloud', weapon: 'mortar', ammo: 'gas', strength: 0, startStrength: 0 }
const ROUTERS: Card = { ...BLANK, status: 'routing' }

const SHAKEN: Card = { ...BLANK, firstUnderFire: true, fallen: 2 }
const UNITS = [...CARDS, GAS, ROUTERS, SHAKEN]

const procedureNamed = (name: string): Procedure => {
  const found = PROCEDURES.find((procedure) => procedure.name === name)
  if (!found) throw new Error(`there is no procedure ${name}`)
  return found
}

/** What the players see on the table and the cards do not know. */
const SEEN: Readonly<Record<string, Fields>> = {
  'casualty-roll': { table: 4, figures: 8 },
  'weapon-figures': { weapon: 'lmg' },
  'small-arms-fire': { weapon: 'rifle', range: 12, figures: 8 },
  'artillery-table': { weapon: 'medium-gun', range: 12 },
  deviation: { kind: 'direct' },
  'blast-casualties': { weapon: 'medium-gun', range: 5, menInBlast: 3 },
  'structure-damage': { structure: 'dugout', table: 6, hit: 'direct' },
  'wire-gap': { weapon: 'howitzer' },
  'vehicle-hit': { vehicle: 'a7v', table: 6, hit: 'direct' },
  'vehicle-cover': { vehicle: 'a7v' },
  'melee-factor': { troop: 'infantry', figures: 8, enemyFigures: 6 },
  'melee-round': { a: { troop: 'infantry', figures: 8 }, b: { troop: 'infantry', figures: 6 } },
  'gas-exposure': { men: 3, age: 1 },
  'sniper-status': { distanceToUnit: 8, movesAtRest: 1 },
  'fire-plan': { kind: 'indirect', orderMove: 2 },
}

/** An input as the referee makes it: what is seen, and what the card says for one role. */
const inputFor = (name: string, role: Role<Card>, unit: Card): Fields => {
  const said = role.prefill(unit)
  if (!role.many) return { ...SEEN[name], ...said }
  const lists = Object.entries(said).map(([field, entries]) => [field, [entries, entries].flat()])
  return { ...SEEN[name], ...Object.fromEntries(lists) }
}

const ROLES = Object.entries(REFEREE.roles).flatMap(([name, roles]) => roles.map((role) => ({ name, role })))

describe('armies', () => {
  test.each(REFEREE.armies)('$id: every card passes the schema as it stands', ({ units }) => {
    expect(units.length).toBeGreaterThan(0)
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length)
    for (const { card } of units) expect(accept(CARD, card)).toEqual({ ok: true, value: card })
  })

  test('have ids of their own', () => {
    const ids = REFEREE.armies.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each([
    ['br-section-1914', 10],
    ['br-section-1916', 10],
    ['br-raiders-1916', 8],
    ['br-section-1917', 11],
    ['fr-squad-1914', 12],
    ['fr-squad-1917', 12],
    ['ge-gruppe-1914', 12],
    ['ge-gruppe-1916', 8],
    ['ge-gruppe-1917', 9],
    ['ge-stosstrupp', 9],
    ['hmg-team', 3],
    ['cavalry-troop', 8],
    ['sniper', 1],
    ['command', 1],
    ['medium-gun', 4],
    ['mark-iv-male', 8],
    ['ft17-mg', 2],
    ['wagon', 2],
  ])('%s has %i figures', (id, figures) => {
    expect(REFEREE.armies.find((army) => army.id === id)?.units[0]?.card.strength).toBe(figures)
  })

  test('the two sides of each scenario are named', () => {
    const sides = REFEREE.armies.flatMap(({ id, side }) => (side === undefined ? [] : [`${id} ${side}`]))
    const scenarios = ['shrine-1914', 'crossroads-1914', 'raid-1916', 'ridge-1917', 'ravine-1916']
    expect(sides).toEqual(scenarios.flatMap((id) => [`${id}-a a`, `${id}-b b`]))
  })

  test('the ridge: the middle squad and the reserve pierce armour', () => {
    const units = REFEREE.armies.find(({ id }) => id === 'ridge-1917-b')?.units ?? []
    expect(units.filter(({ card }) => card.armourPiercing).map(({ name }) => name)).toEqual([
      '2nd squad',
      'Reserve squad with officer',
    ])
  })

  test('the ravine: men in dugouts and trenches, a battery of field guns, and each section of a wall by itself', () => {
    const units = REFEREE.armies.find(({ id }) => id === 'ravine-1916-b')?.units ?? []
    expect(units.map(({ name, card }) => [name, card.cover])).toEqual([
      ['1st squad', 'bunker'],
      ['2nd squad', 'bunker'],
      ['3rd squad', 'bunker'],
      ['Blockhouse team', 'bunker'],
      ['Maxim team', 'trench'],
      ['Reserve squad with officer', 'bunker'],
      ['Sniper', 'trench'],
      ['Mortar', 'none'],
      ['Field battery', 'none'],
    ])
    expect(units.at(-1)?.card).toMatchObject({ kind: 'battery', weapon: 'medium-gun', gunsWorking: 4 })
    const ground = REFEREE.armies.find(({ id }) => id === 'crossroads-1914-ground')?.units ?? []
    expect(ground.filter(({ card }) => card.structure === 'wall')).toHaveLength(6)
  })

  test('the crossroads: reinforcements say when they come, and b has the tie', () => {
    const british = REFEREE.armies.find(({ id }) => id === 'crossroads-1914-a')
    expect(british?.settings).toEqual({ year: 1914, wind: 'calm', attacker: 'b' })
    expect(british?.units.slice(-2).map(({ name }) => name)).toEqual([
      'Armoured car, from move 2',
      'Ammunition wagon, from move 4',
    ])
  })
})

describe('roles', () => {
  test('every procedure has one, and each names a procedure', () => {
    expect(Object.keys(REFEREE.roles).toSorted()).toEqual(NAMES.toSorted())
  })

  test.each(ROLES)('$name, $role.title: some unit of an army or of the table fits', ({ role }) => {
    expect(UNITS.some((unit) => role.fits(unit))).toBe(true)
  })

  test.each(ROLES)('$name, $role.title: fills fields of the procedure with what passes', ({ name, role }) => {
    const procedure = procedureNamed(name)
    const fields = fieldsOf(procedure.input).map((field) => field.name)
    for (const unit of UNITS.filter((card) => role.fits(card))) {
      for (const field of Object.keys(role.prefill(unit))) expect(fields).toContain(field)
      expect(accept(procedure.input, inputFor(name, role, unit))).toMatchObject({ ok: true })
    }
  })

  const STATE = [
    'quality',
    'status',
    'statusMoves',
    'formation',
    'cover',
    'prone',
    'moved',
    'charging',
    'underFire',
    'gasAttack',
    'casualties',
    'fallen',
    'firstUnderFire',
    'uncheckedLosses',
    'meleeRounds',
    'mounted',
    'limbered',
    'gunsWorking',
    'plotMove',
    'movesOnTarget',
    'damage',
    'age',
    'state',
  ] as const

  /** Cards that may take a role, in any state they may come to. */
  const unitsFor = (role: Role<Card>) =>
    fc
      .tuple(fc.constantFrom(...UNITS.filter((unit) => role.fits(unit))), inputsOf(CARD as never), fc.nat())
      .map(([card, random, lost]) => {
        const changed = Object.entries(random as Fields).filter(([field]) =>
          STATE.some((name) => name === field),
        )
        const specialists = card.officers + card.ncos + card.bombers + card.lmgCrew
        const strength = card.strength - (lost % (card.strength - specialists + 1))
        return { ...card, strength, ...Object.fromEntries(changed) }
      })

  /** Few cards fit some of the roles; of those that fit the others these will do. */
  const ENOUGH = 60

  test.each(ROLES)('$name, $role.title: any card stays a card', ({ name, role }) => {
    const procedure = procedureNamed(name)
    let applied = 0
    fc.assert(
      fc.property(unitsFor(role), fc.nat(), (fields, seed) => {
        if (applied === ENOUGH) return
        const card = accept(CARD, fields)
        if (!card.ok || !role.fits(card.value)) return
        applied++
        const input = inputFor(name, role, card.value)
        const answer = adjudicate(procedure, input, { seed })
        if (!answer.ok) throw new Error(`${answer.error.path}: ${answer.error.message}`)
        const after = role.apply?.(card.value, answer.result as Fields, 0, input) ?? card.value
        expect(accept(CARD, after)).toEqual({ ok: true, value: after })
        const next = REFEREE.newTurn?.(after)
        expect(accept(CARD, next)).toEqual({ ok: true, value: next })
        for (const mark of REFEREE.marks(after)) expect(mark).toMatch(/^[^\s].{0,59}$/)
      }),
      { numRuns: 300 },
    )
    expect(applied).toBeGreaterThan(5)
  })
})

describe('sequence', () => {
  const steps = REFEREE.sequence({})

  test('every procedure appears', () => {
    expect([...new Set(steps.flatMap(({ procedures }) => procedures))].toSorted()).toEqual(NAMES.toSorted())
  })

  test('every table is used', () => {
    const ids = SHOWN_TABLES.map(({ id }) => id)
    expect([...new Set(steps.flatMap(({ tables }) => tables))].toSorted()).toEqual(ids.toSorted())
  })

  test.each(SOME_SETTINGS)(
    'with %o: steps have ids of their own, known sides, clauses and procedures',
    (settings) => {
      expect(accept(REFEREE.settings, settings)).toMatchObject({ ok: true })
      const walked = REFEREE.sequence(settings)
      expect(new Set(walked.map(({ id }) => id)).size).toBe(walked.length)
      for (const { side, clauses, procedures, tables } of walked) {
        if (side !== undefined) expect(REFEREE.sides).toContain(side)
        for (const clause of clauses) expect(CLAUSES).toContain(clause)
        for (const name of procedures) expect(NAMES).toContain(name)
        expect(new Set(tables).size).toBe(tables.length)
      }
    },
  )

  test('set-up comes first and the reckoning last', () => {
    const ids = steps.map(({ id }) => id)
    expect(ids[0]).toMatch(/^setup/)
    expect(ids.at(-1)).toMatch(/^after/)
    const phases = [
      'plot',
      'initiative',
      'clouds',
      'bombardment',
      'fire-small-arms',
      'melee',
      'morale-checks',
      'end',
    ]
    expect(ids.filter((id) => phases.includes(id))).toEqual(phases)
  })

  rule('SK-SET-01', 'batteries are plotted before anybody sets up, guns on the table afterwards', () => {
    const before = steps.flatMap(({ id }) => (id.startsWith('setup') ? [id] : []))
    expect(before).toEqual([
      'setup-sides',
      'setup-ground',
      'setup-wind',
      'setup-bombardment',
      'setup-battery-plots',
      'setup-deployment',
      'setup-plots',
    ])
    const plotting = steps.filter(({ procedures }) => procedures[0] === 'fire-plan').map(({ id }) => id)
    expect(plotting).toEqual(['setup-battery-plots', 'setup-plots', 'plot'])
  })

  rule('SK-ART-29', 'a plot stands on the card with its first and last move', () => {
    const mortar: Card = {
      ...BLANK,
      kind: 'mortar-team',
      weapon: 'mortar',
      aimPoint: 'the mill',
      plotMove: 3,
    }
    expect(REFEREE.marks(mortar)).toContain('High explosive on the mill from move 3')
    expect(REFEREE.marks({ ...mortar, plotUntil: 5 })).toContain(
      'High explosive on the mill from move 3 to 5',
    )
    expect(accept(CARD, { ...mortar, plotUntil: 2 })).toMatchObject({
      ok: false,
      error: { path: 'plotUntil' },
    })
  })

  test('the side that moves first is set by the players', () => {
    const sides = (settings: Fields) =>
      REFEREE.sequence(settings).flatMap(({ id, side }) => (id.endsWith('-moves') ? [side] : []))
    expect(sides({})).toEqual(['a', 'b'])
    expect(sides({ movesFirst: 'b' })).toEqual(['b', 'a'])
  })

  test('nobody throws grenades in 1914', () => {
    const ids = REFEREE.sequence({ year: 1914 }).map(({ id }) => id)
    expect(ids).not.toContain('fire-grenades')
    expect(REFEREE.sequence({ year: 1915 }).map(({ id }) => id)).toContain('fire-grenades')
  })
})

test('settings are fields of the procedures, but for who moves first', () => {
  const inputs = new Set(PROCEDURES.flatMap(({ input }) => fieldsOf(input).map(({ name }) => name)))
  const settings = fieldsOf(REFEREE.settings).map(({ name }) => name)
  expect(settings.filter((name) => !inputs.has(name))).toEqual(['movesFirst'])
})
