import type { Force, Line, Battalion as PrintedBattalion, Scenario, Spot } from '../../scenarios/scenario.ts'
import { BASES, NATIONAL_USES } from '../../tables/index.ts'
import type { Side } from '../../vocabulary.ts'
import { standWith } from '../records.ts'
import { baseOf, facing, type Owner, pointOf, type Roster, standOf, TENTH, unitOf } from '../roster.ts'
import type { Battalion } from '../state.ts'
import { addTank, arm, armInReserve } from './arming.ts'

const LETTERS = 'abcdefgh'

/** A company in one line, from its own left to its right. */
const lineUp = (
  roster: Roster,
  owner: Owner,
  id: string,
  { stands, gap, at: [x, y] }: Line,
  below: readonly string[],
): void => {
  const base = BASES.infantry
  const apart = ('width' in base ? base.width * TENTH : 0) + gap
  const right = owner.side === 'attacker' ? 1 : -1
  for (let i = 0; i < stands; i++) {
    const spot: Spot = [x + right * (i - (stands - 1) / 2) * apart, y]
    const stand = standOf(owner, `${id}${i + 1}`, id, 'infantry', spot, false)
    const isBelow = below.includes(id) || below.includes(stand.id)
    roster.stands.push(isBelow ? standWith(stand, { below: true }) : stand)
  }
}

/** Uses that a battalion has of its side's national rule (FF-NAT-10). */
const usesOf = ({ national = [] }: Force, quality: Battalion['quality']): number => {
  if (national.includes('prussian-discipline')) return NATIONAL_USES['prussian-discipline']
  if (national.includes('professionalism')) return NATIONAL_USES.professionalism
  return national.includes('pals') && quality === 'raw' ? NATIONAL_USES.pals : 0
}

const addBattalion = (
  roster: Roster,
  scenario: Scenario,
  owner: Owner,
  id: string,
  printed: PrintedBattalion,
): void => {
  const force = scenario[owner.side]
  const own: Owner = { ...owner, battalion: id }
  const madMinute = force.national?.includes('mad-minute') ?? false
  const companies =
    'reserve' in printed
      ? Array.from({ length: printed.reserve.companies }, () => printed.reserve.stands)
      : printed.companies.map(({ stands }) => stands)
  const troop = 'reserve' in printed ? printed.reserve.arm : 'infantry'
  const waits = 'reserve' in printed
  const { pioneers = 0 } = waits ? printed.reserve : printed
  if (!waits)
    roster.stands.push(standOf(own, `${id}h`, `${id}h`, 'battalion-command', printed.command, false))
  companies.forEach((stands, i) => {
    const company = `${id}${LETTERS[i]}`
    roster.units.push(
      unitOf(own, {
        id: company,
        kind: troop === 'cavalry' ? 'cavalry-squadron' : 'rifle-company',
        name: company,
        strength: stands,
        type: troop,
        at: waits ? 'reserve' : 'table',
        pioneers: i >= companies.length - pioneers,
        madMinute: madMinute && troop === 'infantry',
      }),
    )
    const line = waits ? undefined : printed.companies[i]
    if (line) lineUp(roster, own, company, line, force.below ?? [])
  })
  if (waits) armInReserve(roster, own, id, printed.reserve.weapons ?? {})
  else {
    arm(roster, own, id, printed.weapons ?? {}, scenario.onTheMarch === true)
    for (const [i, { type, at }] of (printed.tanks ?? []).entries())
      addTank(roster, own, `${id}k${i + 1}`, type, at)
  }
  roster.battalions.push({
    id,
    side: owner.side,
    name: printed.name,
    regiment: owner.regiment,
    quality: printed.quality,
    start: companies.reduce((sum, stands) => sum + stands, 0),
    lost: 0,
    underFire: false,
    tested: { half: false, threeQuarters: false },
    uses: usesOf(force, printed.quality),
    staff: false,
    promoted: false,
    mutinous: false,
    routed: false,
    done: false,
  })
}

export const addForce = (roster: Roster, scenario: Scenario, side: Side): void => {
  const force = scenario[side]
  const letter = side === 'attacker' ? 'a' : 'd'
  let battalions = 0
  force.regiments.forEach((printed, i) => {
    const id = `${letter}R${i + 1}`
    const owner: Owner = { side, regiment: id, battalion: null }
    const { command, weapons = {}, offTable = [], reserve } = printed
    if (command) roster.stands.push(standOf(owner, `${id}h`, `${id}h`, 'regimental-command', command, false))
    arm(roster, owner, id, weapons, scenario.onTheMarch === true)
    if (reserve) armInReserve(roster, owner, id, reserve)
    weapons['block-house']?.forEach((at, n) => {
      roster.blockHouses.push({
        ...baseOf('block-house', pointOf(at), facing(side)),
        id: `${id}b${n + 1}`,
        regiment: id,
        holder: side,
        faces: [0, 0, 0],
        done: false,
      })
    })
    offTable.forEach((type, n) => {
      const battery = `${id}o${n + 1}`
      roster.units.push(
        unitOf(owner, { id: battery, kind: 'artillery', name: battery, strength: 1, type, at: 'off-table' }),
      )
    })
    const regimentUses = force.national?.includes('prussian-regiments')
      ? NATIONAL_USES['prussian-discipline']
      : 0
    roster.regiments.push({
      id,
      side,
      name: printed.name,
      uses: regimentUses,
      promoted: false,
      staffGiven: false,
      airCalled: false,
    })
    for (const battalion of printed.battalions) {
      battalions++
      addBattalion(roster, scenario, owner, `${letter}${battalions}`, battalion)
    }
  })
  for (const { battalion, tanks } of force.groups ?? []) {
    const host = `${letter}${battalion}`
    const { regiment = '' } = roster.battalions.find(({ id }) => id === host) ?? {}
    const first = roster.units.filter((unit) => unit.battalion === host && unit.kind === 'tank').length
    for (const [i, tank] of tanks.entries())
      addTank(roster, { side, regiment, battalion: host }, `${host}k${first + i + 1}`, tank, undefined)
  }
}
