import type { Fault } from '#kernel/procedure/result.ts'
import { several } from '#kernel/words.ts'
import {
  AT_RIFLES_FROM,
  type BattalionWeapon,
  FLAMETHROWERS_FROM,
  ORGANISATION,
  organisationAt,
  stormWeapons,
} from '../armies/organisations.ts'
import type { Counted } from '../scenarios/scenario.ts'
import type { Nation, Side, TankType } from '../vocabulary.ts'
import { NATION_WORDS } from '../wording.ts'
import { type Army, type Battalion, battalionsIn, countOf, MOST_STANDS, standsIn } from './army.ts'
import { isInForce } from './national.ts'
import { isDug, type Terms } from './terms.ts'

/** An army is looked at as built from options or as it was brought in a file; grades and weapons may be free. */
export interface Look {
  /** Where a field of this side is, for the player to find it. */
  readonly path: (field: string) => string
  readonly anyQuality: boolean
  readonly weapons: 'free' | 'by-table'
  /** FF-CAMP-07: storm battalions of a series fight wherever their army does. */
  readonly stormAnywhere?: true
}

interface TankFacts {
  readonly nations: readonly Nation[]
  readonly from: string
  readonly captured?: string
}

const BRITISH: TankFacts = { nations: ['british', 'german'], from: '1916-09', captured: '1918-01' }

const TANKS: Readonly<Record<TankType, TankFacts>> = {
  'british-male': BRITISH,
  'british-female': BRITISH,
  whippet: { nations: ['british', 'german'], from: '1918-03' },
  'st-chamond': { nations: ['french'], from: '1917-04' },
  'renault-gun': { nations: ['french'], from: '1918-05' },
  'renault-lmg': { nations: ['french'], from: '1918-05' },
  a7v: { nations: ['german'], from: '1918-03' },
}

type Checked = { readonly army: Army; readonly terms: Terms; readonly side: Side; readonly look: Look }

const at = ({ look }: Checked, field: string, message: string): Fault => ({ path: look.path(field), message })

const nationOf = ({ nation }: Army): string => NATION_WORDS[nation]

const MOST_TANKS: Readonly<Record<Side, number>> = { attacker: 12, defender: 8 }

const tanksFault = (checked: Checked): Fault | undefined => {
  const { army, terms, side } = checked
  const tanks = battalionsIn(army).flatMap((battalion) => battalion.tanks)
  for (const type of tanks) {
    const { nations, from, captured } = TANKS[type]
    if (!nations.includes(army.nation))
      return at(checked, 'tanks', `The ${nationOf(army)} have no tank of the type ${type}.`)
    const since = army.nation === 'german' ? (captured ?? from) : from
    if (terms.date < since)
      return at(checked, 'tanks', `The ${nationOf(army)} have no ${type} before ${since}.`)
  }
  return tanks.length > MOST_TANKS[side]
    ? at(checked, 'tanks', `The ${side} has ${MOST_TANKS[side]} tanks at most, not ${tanks.length}.`)
    : undefined
}

const gasFault = (checked: Checked): Fault | undefined => {
  const { army, terms, side } = checked
  const { date } = terms
  const first = army.nation === 'german' ? '1915-04' : '1915-09'
  for (const { kind, delivery } of army.gas) {
    if (date < first) return at(checked, 'gas', `The ${nationOf(army)} have no gas before ${first}.`)
    if (delivery === 'projector' && !(side === 'attacker' && isDug(terms.works)))
      return at(checked, 'gas', 'Only an attacker with a trench throws gas from projectors (FF-GAS-02).')
    if (delivery === 'artillery' && date < '1916-02')
      return at(checked, 'gas', 'Guns fire no gas before February 1916.')
    if (kind === 'denying' && date < '1917-07')
      return at(checked, 'gas', 'There is no denying gas before July 1917.')
  }
  return undefined
}

const troopsFault = (checked: Checked): Fault | undefined => {
  const { army, terms, side, look } = checked
  const battalions = battalionsIn(army)
  if (army.air > 0 && terms.period !== 'late')
    return at(checked, 'air', 'Aircraft attack in the late period only (FF-AIR-01).')
  if (terms.ground === 'shattered' && battalions.some(({ kind }) => kind === 'cavalry'))
    return at(checked, 'cavalry', 'Cavalry does not come to shattered ground.')
  const storm = look.stormAnywhere ? 0 : battalions.filter(({ kind }) => kind === 'storm').length
  if (storm > 0 && !(army.nation === 'german' && side === 'attacker' && terms.date.startsWith('1918')))
    return at(checked, 'storm', 'Storm battalions are for Germans attacking in 1918 (FF-NAT-08).')
  if (storm > army.regiments.length)
    return at(
      checked,
      'storm',
      `One storm battalion joins each regiment, and there are ${storm} (FF-NAT-08).`,
    )
  const heaviest = army.regiments.some(({ offTable }) => countOf(offTable, 'super-heavy-artillery') > 0)
  if (heaviest && (side === 'defender' || terms.period === 'early'))
    return at(checked, 'guns', 'Super-heavy guns are for an attacker of the mid or late period (FF-ART-07).')
  const out = army.national.find((rule) => !isInForce(rule, army.nation, terms.date, side))
  return out === undefined
    ? undefined
    : at(
        checked,
        'national',
        `"${out}" is no rule of the ${nationOf(army)} as ${side} in ${terms.date} (FF-NAT-10).`,
      )
}

/** Limits of grades, of the side's battalions rounded up. */
const gradesFault = (checked: Checked): Fault | undefined => {
  const { army, look } = checked
  const rifles = battalionsIn(army).filter(({ kind }) => kind === 'rifle')
  const all = battalionsIn(army).filter(({ kind }) => kind !== 'cavalry').length
  if (battalionsIn(army).some(({ kind, quality }) => quality === 'storm' && kind !== 'storm'))
    return at(checked, 'quality', 'Only storm battalions are storm troops (FF-QUAL-01).')
  if (look.anyQuality) return undefined
  const most = ORGANISATION[army.organisation].most(all)
  const count = (grade: string) =>
    rifles.filter(({ quality }: Battalion) => (grade === 'not-raw' ? quality !== 'raw' : quality === grade))
      .length
  for (const [grade, limit] of Object.entries(most))
    if (count(grade) > limit) {
      const called = grade === 'not-raw' ? 'better than raw' : grade
      return at(
        checked,
        'quality',
        `${several(limit, 'battalion')} of ${all} at most may be ${called}, and ${count(grade)} are (FF-QUAL-07).`,
      )
    }
  return undefined
}

const regimentalWeapons = (army: Army, date: string) => {
  const id = organisationAt(army.nation, date)
  return {
    'machine-gun': ORGANISATION[id].machineGuns.some((number) => number > 0),
    'medium-mortar': id === 'british-1916' || id === 'british-1917',
    'heavy-mortar': id === 'british-1916',
  } as const
}

const mayHave = (army: Army, { kind }: Battalion, weapon: string, date: string): boolean => {
  const german = army.nation === 'german'
  if (weapon === 'flamethrower' && german && date >= FLAMETHROWERS_FROM) return true
  if (weapon === 'at-rifle' && german && date >= AT_RIFLES_FROM) return true
  if (kind === 'cavalry') return weapon === 'machine-gun'
  if (kind === 'storm') return weapon in stormWeapons('rich')
  const { weapons, first } = ORGANISATION[organisationAt(army.nation, date)]
  const known: Readonly<Record<string, unknown>> = { ...weapons, ...first }
  return known[weapon as BattalionWeapon] !== undefined
}

const named = (counts: Counted): readonly string[] =>
  Object.entries(counts).flatMap(([weapon, count]) => (count > 0 ? [weapon] : []))

const weaponsFault = (checked: Checked): Fault | undefined => {
  const { army, terms, look } = checked
  if (look.weapons === 'free') return undefined
  const regimental: Readonly<Record<string, boolean>> = regimentalWeapons(army, terms.date)
  for (const [r, { battalions, assets }] of army.regiments.entries()) {
    for (const [b, battalion] of battalions.entries()) {
      const odd = named(battalion.weapons).find((weapon) => !mayHave(army, battalion, weapon, terms.date))
      if (odd !== undefined)
        return at(
          checked,
          `regiments.${r}.battalions.${b}.weapons.${odd}`,
          `${battalion.title}: a battalion of the ${nationOf(army)} has no ${odd} in ${terms.date}.`,
        )
    }
    const odd = named(assets).find((weapon) => regimental[weapon] === false)
    if (odd !== undefined)
      return at(
        checked,
        `regiments.${r}.assets.${odd}`,
        `A regiment of the ${nationOf(army)} has no ${odd} in ${terms.date}.`,
      )
  }
  return undefined
}

const strengthFault = (checked: Checked): Fault | undefined => {
  const stands = standsIn(checked.army)
  if (battalionsIn(checked.army).every(({ reserve }) => reserve))
    return at(checked, 'reserve', `The ${checked.side} has no battalion on the table.`)
  return stands > MOST_STANDS
    ? {
        path: 'stands',
        message: `The ${checked.side} would have ${stands} stands, and ${MOST_STANDS} are the most (FF-ORG-09).`,
      }
    : undefined
}

/** Why an army may not fight this battle on this side. */
export const armyFault = (army: Army, terms: Terms, side: Side, look: Look): Fault | undefined => {
  const checked = { army, terms, side, look }
  return (
    tanksFault(checked) ??
    troopsFault(checked) ??
    gasFault(checked) ??
    gradesFault(checked) ??
    weaponsFault(checked) ??
    strengthFault(checked)
  )
}
