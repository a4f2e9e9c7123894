import { type Counted, type Placed, type Spot, WEAPONS, type Weapon } from '../../scenarios/scenario.ts'
import { TANKS } from '../../tables/index.ts'
import type { OrderUnit, Stand as StandType, TankType } from '../../vocabulary.ts'
import { type Owner, type Roster, standOf, unitOf } from '../roster.ts'

/** How the weapons of a scenario are ordered, and the letter of their ids. */
const ORDERED: Readonly<
  Record<Exclude<Weapon, 'block-house'>, { readonly letter: string; readonly kind: OrderUnit }>
> = {
  'machine-gun': { letter: 'm', kind: 'machine-gun' },
  lmg: { letter: 'l', kind: 'light-team' },
  flamethrower: { letter: 'f', kind: 'light-team' },
  'at-rifle': { letter: 'r', kind: 'light-team' },
  'light-mortar': { letter: 't', kind: 'battalion-mortar' },
  'medium-mortar': { letter: 't', kind: 'regimental-mortar' },
  'heavy-mortar': { letter: 't', kind: 'regimental-mortar' },
  'field-gun': { letter: 'g', kind: 'artillery' },
  'field-howitzer': { letter: 'g', kind: 'artillery' },
  'heavy-artillery': { letter: 'g', kind: 'artillery' },
  'super-heavy-artillery': { letter: 'g', kind: 'artillery' },
}

/** Weapons of a battalion or a regiment: teams are ordered together, all others singly (FF-ORD-14). */
const armed = (
  roster: Roster,
  owner: Owner,
  prefix: string,
  spotsOf: (weapon: Weapon) => readonly (Spot | undefined)[],
  stowed: boolean,
): void => {
  const numbers = new Map<string, number>()
  for (const type of WEAPONS) {
    if (type === 'block-house') continue
    const spots = spotsOf(type)
    const at = spots.some((spot) => spot === undefined) ? 'reserve' : 'table'
    const { letter, kind } = ORDERED[type]
    const team = kind === 'light-team' ? `${prefix}${letter}` : undefined
    for (const spot of spots) {
      const number = (numbers.get(letter) ?? 0) + 1
      numbers.set(letter, number)
      const id = `${prefix}${letter}${number}`
      if (spot)
        roster.stands.push(standOf(owner, id, team ?? id, type, spot, stowed && kind !== 'light-team'))
      if (team === undefined) roster.units.push(unitOf(owner, { id, kind, name: id, strength: 1, type, at }))
    }
    if (team !== undefined && spots.length > 0)
      roster.units.push(unitOf(owner, { id: team, kind, name: team, strength: spots.length, type, at }))
  }
}

export const arm = (roster: Roster, owner: Owner, prefix: string, weapons: Placed, stowed: boolean): void =>
  armed(roster, owner, prefix, (weapon) => weapons[weapon] ?? [], stowed)

/** The same for weapons that are still to come. */
export const armInReserve = (roster: Roster, owner: Owner, prefix: string, weapons: Counted): void =>
  armed(
    roster,
    owner,
    prefix,
    (weapon) => Array.from({ length: weapons[weapon] ?? 0 }, () => undefined),
    false,
  )

const tankStand = (type: TankType): StandType => (TANKS[type].class === 'heavy' ? 'heavy-tank' : 'light-tank')

export const addTank = (
  roster: Roster,
  owner: Owner,
  id: string,
  tank: TankType,
  at: Spot | undefined,
): void => {
  const type = tankStand(tank)
  roster.units.push(
    unitOf(owner, { id, kind: 'tank', name: id, strength: 1, type, tank, at: at ? 'table' : 'reserve' }),
  )
  if (at) roster.stands.push(standOf(owner, id, id, type, at, false))
}
