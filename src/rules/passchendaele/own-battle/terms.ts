import {
  CAVALRY_BASES,
  DIVISIONS,
  FRENCH_GUNS,
  FRONT_DIVISIONS,
  GAS_BY_YEAR,
  STRENGTHS,
  TABLE_SIZE,
  TURNS,
  USUAL_SUPPORTS,
} from '../tables/pick-up.ts'
import { type Nation, otherSide, type SideName } from '../vocabulary.ts'
import type { Given, Part } from './form.ts'

type Settled<K extends keyof Given> = NonNullable<Given[K]>

export interface Supports {
  readonly heavy: number
  readonly extraHeavy: number
  readonly superHeavy: number
  readonly tanks: number
  /** Units of two bases. */
  readonly lightTanks: number
  readonly stosstruppen: number
  readonly cavalry: number
  readonly cavalryBases: number
}

/** Bases of a division. */
export interface Establishment {
  readonly infantry: number
  readonly field: number
  readonly machineGun: number
  readonly mortar: number
}

/** What was agreed, with everything that nobody spoke of. */
export interface Terms {
  readonly attacker: SideName
  readonly nations: Readonly<Record<Part, Nation>>
  readonly year: number
  readonly width: number
  readonly depth: number
  readonly ground: Settled<'ground'>
  readonly terrain: Settled<'terrain'>
  readonly mapSeed: number
  readonly defenceDivisions: number
  readonly attackDivisions: number
  /** Of the attackers, in front. */
  readonly firstWave: number
  readonly eingreif: number
  readonly divisions: Readonly<Record<Part, Establishment>>
  readonly quality: Readonly<Record<Part, NonNullable<Settled<'quality'>['attack']>>>
  readonly supports: Readonly<Record<Part, Supports>>
  readonly attachments: Settled<'attachments'>
  readonly gas: Readonly<Record<SideName, number>>
  readonly turns: number
  readonly objectives: Settled<'objectives'>
}

/** What a table says of a nation in a year. */
const rowOf = <R extends { readonly nation: Nation; readonly years: readonly [number, number] }>(
  table: readonly R[],
  nation: Nation,
  year: number,
): R | undefined => table.find((row) => row.nation === nation && year >= row.years[0] && year <= row.years[1])

const establishmentOf = (nation: Nation, year: number, strength: Settled<'organisation'>): Establishment => {
  const row = rowOf(DIVISIONS, nation, year)
  const column = STRENGTHS.indexOf(strength)
  return {
    infantry: row?.infantry[column] ?? 0,
    field: row?.field[column] ?? 0,
    machineGun: row?.machineGun[column] ?? 0,
    mortar: row?.mortar[column] ?? 0,
  }
}

/** What the defaults go by. */
interface Force {
  readonly part: Part
  readonly nation: Nation
  readonly year: number
  readonly divisions: number
  readonly field: number
  readonly firstWave: number
  readonly ground: Settled<'ground'>
}

const heavyFor = ({ part, nation, divisions, field }: Force): number => {
  if (nation === 'german') return Math.ceil(field / (part === 'attack' ? 2 : 3))
  return Math.max(2, nation === 'french' ? field - 2 : divisions)
}

const usualSupports = (force: Force): Supports => {
  const { part, nation, year, divisions, firstWave, ground } = force
  const heavy = heavyFor(force)
  const none = { extraHeavy: 0, superHeavy: 0, tanks: 0, lightTanks: 0, stosstruppen: 0, cavalry: 0 }
  const cavalryBases = CAVALRY_BASES.least
  if (part === 'defence') return { ...none, heavy, cavalryBases }
  const usual = rowOf(USUAL_SUPPORTS, nation, year)
  const { tanksADivision = 0, tanks = 0, lightTanks = 0, extraHeavy = 0, stosstruppen = 0 } = usual ?? {}
  const french = nation === 'french'
  return {
    heavy,
    extraHeavy: french && divisions >= FRENCH_GUNS.extraHeavyFrom ? 1 : extraHeavy,
    superHeavy: french && divisions >= FRENCH_GUNS.superHeavyFrom ? 1 : 0,
    tanks: tanks + Math.ceil(divisions * tanksADivision),
    lightTanks,
    stosstruppen: stosstruppen === 'first-wave' ? firstWave : stosstruppen,
    cavalry: ground === 'cratered' ? 0 : 1,
    cavalryBases,
  }
}

const REST = { none: 0, half: 0.5, equal: 1 } as const

/** Everything that was agreed, and the rest as 7.9 has it. */
export const termsOf = (given: Given, seed: number): Terms => {
  const attacker = given.attacker ?? 'entente'
  const nation = given.nation ?? 'british'
  const nations: Terms['nations'] =
    attacker === 'entente' ? { attack: nation, defence: 'german' } : { attack: 'german', defence: nation }
  const year = given.year ?? (nation === 'american' ? 1918 : 1917)
  const width = given.width ?? TABLE_SIZE.width.usual
  const ground = given.ground ?? 'cratered'
  const defenceDivisions =
    given.defenceDivisions ?? Math.max(FRONT_DIVISIONS.least, Math.round(width / FRONT_DIVISIONS.inchesEach))
  const attackDivisions = given.attackDivisions ?? defenceDivisions + 1
  const firstWave = given.waves === 1 ? attackDivisions : Math.ceil((attackDivisions * 2) / 3)
  const eingreif = Math.ceil(defenceDivisions * REST[given.eingreif ?? 'half'])
  const strength = given.organisation ?? 'usual'
  const divisions = {
    attack: establishmentOf(nations.attack, year, strength),
    defence: establishmentOf(nations.defence, year, strength),
  }
  const supportsOf = (part: Part, count: number): Supports => {
    const usual = usualSupports({
      part,
      nation: nations[part],
      year,
      divisions: count,
      field: count * divisions[part].field,
      firstWave,
      ground,
    })
    const said = given.supports?.[part] ?? {}
    return {
      heavy: said.heavy ?? usual.heavy,
      extraHeavy: said.extraHeavy ?? usual.extraHeavy,
      superHeavy: said.superHeavy ?? usual.superHeavy,
      tanks: said.tanks ?? usual.tanks,
      lightTanks: said.lightTanks ?? usual.lightTanks,
      stosstruppen: said.stosstruppen ?? usual.stosstruppen,
      cavalry: said.cavalry ?? usual.cavalry,
      cavalryBases: said.cavalryBases ?? usual.cavalryBases,
    }
  }
  const gasOf = (side: SideName): number =>
    given.gas?.[side] ?? (GAS_BY_YEAR[year] ?? 0) + (side === attacker ? 1 : 0)
  return {
    attacker,
    nations,
    year,
    width,
    depth: given.depth ?? TABLE_SIZE.depth.usual,
    ground,
    terrain: given.terrain ?? 'generated',
    mapSeed: given.mapSeed ?? seed,
    defenceDivisions,
    attackDivisions,
    firstWave,
    eingreif,
    divisions,
    quality: { attack: given.quality?.attack ?? 'mixed', defence: given.quality?.defence ?? 'mixed' },
    supports: {
      attack: supportsOf('attack', attackDivisions),
      defence: supportsOf('defence', defenceDivisions + eingreif),
    },
    attachments: given.attachments ?? 'attached',
    gas: { german: gasOf('german'), entente: gasOf('entente') },
    turns: given.turns ?? TURNS.usual,
    objectives: given.objectives ?? 'lines',
  }
}

export const sideOfPart = ({ attacker }: Terms, part: Part): SideName =>
  part === 'attack' ? attacker : otherSide(attacker)
