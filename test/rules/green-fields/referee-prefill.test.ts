import { describe, expect, test } from 'vitest'
import type { Fields } from '#kernel/procedure/referee.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type Card, cardOf, isAircraft } from '#rules/green-fields/armies/card.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { REFEREE } from '#rules/green-fields/referee/index.ts'

const INFANTRY = { type: 'infantry', strength: 8, experience: 2, morale: 3 }
const FIGHTER = { type: 'fighter', strength: 3, experience: 2, morale: 2 }

/** What the players must say themselves, and somebody to take the other parts. */
const REST: Readonly<Record<string, Fields>> = {
  'attack-dice': { mode: 'close-assault' },
  'direct-fire': { attackDice: 3, targets: [INFANTRY] },
  'close-assault-round': { attackers: [INFANTRY], defenders: [INFANTRY] },
  'morale-check': { casualties: 1 },
  observation: { light: 'day', distance: 2 },
  bombardment: { guns: [{ type: 'field-artillery', strength: 9 }], targets: [] },
  movement: { path: [{}] },
  attrition: { distance: 1 },
  construction: { scale: 'weekly', work: 'road' },
  raid: { raiders: { strength: 2, experience: 2 } },
  'air-combat': { a: FIGHTER, b: FIGHTER },
  'gas-attack': { source: 'canister', targets: [{ experience: 2 }] },
  'mine-detonation': { explosives: 3, targets: [] },
  'mine-fight': { attacker: { strength: 2, experience: 2 }, defender: { strength: 2, experience: 2 } },
  supply: { depotStrength: 2, depotStart: 3 },
  replacements: { type: 'infantry', strength: 5, establishment: 8, added: 1, experience: 2 },
  'flight-weather': { season: 'winter' },
  'assault-clock': { season: 'winter' },
  availability: { nation: 'british', year: 1918, month: 3 },
}

/** An attack from the air needs a partner that suits the unit. */
const airPartner = (title: string, card: Card): Fields => {
  const by = (type: string) => ({ type, strength: 2, experience: 2, morale: 3 })
  if (title === 'Attacker') {
    return { scale: 'weekly', target: card.type === 'fighter' ? by('balloon') : by('infantry') }
  }
  const grounded = { scale: 'weekly', attacker: by('bomber') }
  if (title !== 'Target') return { ...grounded, target: by('infantry') }
  if (card.type === 'balloon' || (isAircraft(card) && !card.grounded))
    return { ...grounded, attacker: by('fighter') }
  return grounded
}

/** A card as it may look in the course of a game. */
const worn = (card: Card): readonly Card[] => [
  card,
  {
    ...card,
    strength: Math.max(1, card.strength - 2),
    status: 'suppressed',
    moving: true,
    fired: true,
    ground: 'woods',
    trench: 'heavy',
    emplacement: 'light',
    embankment: true,
    elevation: 2,
  },
  { ...card, strength: 1, morale: 1, experience: 1, status: 'routing', grounded: isAircraft(card) },
  { ...card, offBoard: true, bought: true, identified: true },
]

const BY_HAND: readonly Card[] = [
  cardOf('zone', {
    ground: 'woods',
    shellHoles: 1,
    trench: 'light',
    wireHits: 2,
    newWireHits: 3,
    missions: 2,
    road: true,
  }),
  cardOf('infantry', { mount: 'bicycles' }),
  cardOf('pioneer', { mount: 'motor' }),
  cardOf('cavalry', { mount: 'none' }),
  cardOf('motor-transport', { establishment: 12 }),
  cardOf('light-tank', { strength: 2, experienceCap: 2 }),
  cardOf('armoured-car', { strength: 2 }),
  cardOf('bomber', { strength: 2, period: 'night' }),
  cardOf('ground-attack', { strength: 2, period: 'dusk' }),
  cardOf('depot', { strength: 4, establishment: 3 }),
  cardOf('army', { victoryPoints: -12, losses: 30 }),
]

const CARDS = [
  ...REFEREE.armies.flatMap(({ units }) => units.map(({ card }) => card)).flatMap(worn),
  ...BY_HAND,
]

/** Equal cards need not be tried twice. */
const DIFFERENT = [...new Map(CARDS.map((card) => [JSON.stringify(card), card])).values()]

describe('every part that a unit may take fills in valid fields', () => {
  test('parts are named for procedures that exist, each by a title of its own', () => {
    const names = GREEN_FIELDS.procedures.map(({ name }) => name)
    for (const [name, roles] of Object.entries(REFEREE.roles)) {
      expect(names).toContain(name)
      expect(new Set(roles.map(({ title }) => title)).size, name).toBe(roles.length)
    }
    const without = names.filter((name) => !REFEREE.roles[name])
    expect(without).toEqual(['initiative', 'hit-dice', 'standard-force'])
  })

  for (const [name, roles] of Object.entries(REFEREE.roles)) {
    const input = GREEN_FIELDS.procedures.find((procedure) => procedure.name === name)?.input
    for (const role of roles) {
      test(`${name}: ${role.title}`, () => {
        const fitting = DIFFERENT.filter((card) => role.fits(card))
        expect(fitting.length).toBeGreaterThan(0)
        for (const card of fitting) {
          const rest = name === 'air-attack' ? airPartner(role.title, card) : REST[name]
          // A store or a zone that only keeps the result says nothing of its own.
          const prefill = role.prefill(card)
          if (Object.keys(prefill).length === 0) continue
          const checked = input && accept(input, { ...rest, ...prefill })
          expect(checked, `${JSON.stringify(card)} ${JSON.stringify(prefill)}`).toMatchObject({ ok: true })
        }
      })
    }
  }
})
