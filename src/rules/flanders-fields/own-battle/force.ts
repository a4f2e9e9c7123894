import {
  type Counted,
  type Force,
  type Battalion as ScenarioBattalion,
  type Regiment as ScenarioRegiment,
  type Spot,
  type TankGroup,
  WEAPONS,
  type Weapon,
} from '../scenarios/scenario.ts'
import { BATTERIES, type Side } from '../vocabulary.ts'
import type { Army, Battalion, Regiment } from './army.ts'
import { battalionsIn } from './army.ts'
import type { Laid } from './ground.ts'
import { grantOf } from './national.ts'
import { isAway, type Numbered, numbered, ownerOf } from './pieces.ts'
import { type Placed, widthOf } from './rows.ts'

const spotsOf = ({ pieces }: Placed, owner: string, type: Weapon | 'command'): readonly Spot[] =>
  pieces
    .filter((piece) => piece.owner === owner && piece.type === type)
    .toSorted((one, other) => one.index - other.index)
    .map(({ at }) => at)

const weaponsAt = (placed: Placed, owner: string) => {
  const entries = WEAPONS.map((type) => [type, spotsOf(placed, owner, type)] as const)
  return Object.fromEntries(entries.filter(([, spots]) => spots.length > 0))
}

const inReserve = ({
  title,
  quality,
  kind,
  companies,
  pioneers,
  platoons,
  weapons,
}: Battalion): ScenarioBattalion => ({
  name: title,
  quality,
  reserve: {
    companies: companies + pioneers,
    stands: platoons,
    arm: kind === 'cavalry' ? 'cavalry' : 'infantry',
    weapons,
    ...(pioneers > 0 ? { pioneers } : {}),
  },
})

const tanksAt = ({ pieces }: Placed, owner: string) =>
  pieces.flatMap(({ owner: of, tank, at }) => (of === owner && tank ? [{ type: tank, at }] : []))

const battalionOf = (one: Numbered, placed: Placed): ScenarioBattalion => {
  const { battalion, number } = one
  const { title, quality, pioneers, platoons } = battalion
  if (battalion.reserve) return inReserve(battalion)
  const owner = ownerOf('battalion', number)
  const tanks = tanksAt(placed, owner)
  return {
    name: title,
    quality,
    command: spotsOf(placed, owner, 'command')[0] ?? [0, 0],
    companies: placed.companies
      .filter((company) => company.owner === owner)
      .toSorted((a, b) => a.index - b.index)
      .map(({ gap, at }) => ({ stands: platoons, gap, at })),
    ...(pioneers > 0 ? { pioneers } : {}),
    weapons: weaponsAt(placed, owner),
    ...(tanks.length > 0 ? { tanks } : {}),
  }
}

const listed = (counts: Counted) =>
  BATTERIES.flatMap((type) => Array.from({ length: counts[type] ?? 0 }, () => type))

const regimentOf = (army: Army, regiment: Regiment, r: number, placed: Placed): ScenarioRegiment => {
  const own = numbered(army).filter((one) => one.regiment === r)
  const owner = ownerOf('regiment', r)
  const [command] = spotsOf(placed, owner, 'command')
  return {
    name: regiment.title,
    ...(command ? { command } : {}),
    weapons: weaponsAt(placed, owner),
    offTable: listed(regiment.offTable),
    ...(isAway(regiment) ? { reserve: regiment.assets } : {}),
    battalions: own.map((one) => battalionOf(one, placed)),
  }
}

/** FF-ORG-09: a defender's tanks are in reserve by type; so are those of attackers with none of their regiment present. */
const groupsOf = (army: Army, side: Side): readonly TankGroup[] => {
  if (side === 'defender') {
    const tanks = battalionsIn(army).flatMap((battalion) => battalion.tanks)
    return [...new Set(tanks)].map((type) => ({ battalion: 1, tanks: tanks.filter((one) => one === type) }))
  }
  return numbered(army)
    .filter(({ battalion, regiment }) => {
      const own = army.regiments[regiment]
      return battalion.tanks.length > 0 && own !== undefined && isAway(own)
    })
    .map(({ battalion, number }) => ({ battalion: number + 1, tanks: battalion.tanks, together: true }))
}

/** FF-DUG: platoons in a trench are below, those of each battalion's first company excepted. */
export const shelteredIn = ({ companies }: Placed, { lines, saps, sapsTo }: Laid): readonly string[] => {
  const apart = widthOf('infantry')
  const dug = [lines.front, lines.second, ...(lines.third === undefined ? [] : [lines.third])]
  return companies.flatMap(({ owner, index, platoons, gap, at: [x, y] }) => {
    if (index === 0) return []
    const id = `d${Number(owner.split(' ')[1]) + 1}${'abcdefgh'[index]}`
    return Array.from({ length: platoons }, (_, i) => i).flatMap((i) => {
      const place = x - (i - (platoons - 1) / 2) * (apart + gap)
      const isIn =
        dug.some((line) => Math.abs(line - y) <= 1) ||
        (y >= lines.front && y <= sapsTo && saps.some((sap) => Math.abs(sap - place) <= 1))
      return isIn ? [`${id}${i + 1}`] : []
    })
  })
}

/** A side with everything where the set-up puts it; plan and zone are still to come. */
export const forceOf = (army: Army, side: Side, placed: Placed): Omit<Force, 'zone' | 'plan'> => {
  const groups = groupsOf(army, side)
  return {
    nation: army.nation,
    regiments: army.regiments.map((regiment, r) => regimentOf(army, regiment, r, placed)),
    ...(groups.length > 0 ? { groups } : {}),
    national: army.national.map(grantOf),
    tankCrews: army.tankQuality,
    airMissions: army.air,
  }
}
