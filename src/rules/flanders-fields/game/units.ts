import { collection } from '#kernel/game/collection.ts'
import { partsOf } from '#kernel/memo.ts'
import { type OrderUnit, QUALITIES, type Quality } from '../vocabulary.ts'
import { battalionWith, standWith, unitWith } from './records.ts'
import type { Battalion, BlockHouse, Regiment, Stand, State } from './state.ts'

export const STANDS = collection('stands', standWith)
export const UNITS = collection('units', unitWith)
export const BATTALIONS = collection('battalions', battalionWith)
export const REGIMENTS = collection('regiments', (regiment: Regiment, set) => ({ ...regiment, ...set }))
export const BLOCK_HOUSES = collection('blockHouses', (house: BlockHouse, set) =>
  Object.assign({ ...house }, set),
)

export const standNamed = STANDS.named
export const unitNamed = UNITS.named
export const blockHouseNamed = BLOCK_HOUSES.named

export const battalionNamed = (
  { battalions }: Pick<State, 'battalions'>,
  id: string | null,
): Battalion | undefined => (id === null ? undefined : BATTALIONS.named({ battalions }, id))

/** The battalion a stand belongs to; none for what belongs to a regiment. */
export const battalionOf = (state: State, { unit, type }: Stand): Battalion | undefined =>
  type === 'battalion-command'
    ? battalionNamed(state, unit.slice(0, -1))
    : battalionNamed(state, unitNamed(state, unit)?.battalion ?? null)

const regimentOf = (state: State, { unit }: Stand): string =>
  unitNamed(state, unit)?.regiment ?? unit.slice(0, -1)

/** FF-QUAL-07: the grade of most of its battalions, the lower where as many have either. */
const regimentQuality = ({ battalions }: State, regiment: string): Quality => {
  const grades = battalions.filter((one) => one.regiment === regiment).map(({ quality }) => quality)
  const count = (grade: Quality): number => grades.filter((one) => one === grade).length
  return QUALITIES.reduce((best, grade) => (count(grade) > count(best) ? grade : best))
}

/** FF-QUAL-01, FF-QUAL-02, FF-TANK-09: the grade a stand has from its battalion, its regiment or its tank battalion. */
export const qualityOf = (state: State, stand: Stand): Quality => {
  if (stand.type === 'heavy-tank' || stand.type === 'light-tank')
    return state.scenario[stand.side].tankCrews ?? 'experienced'
  if (stand.type === 'block-house') return 'experienced'
  return battalionOf(state, stand)?.quality ?? regimentQuality(state, regimentOf(state, stand))
}

export const standsOf = ({ stands }: Pick<State, 'stands'>, unit: string): readonly Stand[] => {
  const own: Stand[] = []
  for (const stand of stands) if (stand.unit === unit) own.push(stand)
  return own
}

/** FF-ORG-06, FF-MOR-05: a rifle platoon, pioneers and cavalry among them. */
export const isRifles = ({ type }: Stand): boolean => type === 'infantry' || type === 'cavalry'

export const isTank = ({ type }: Stand): boolean => type === 'heavy-tank' || type === 'light-tank'

/** FF-QUAL-02, FF-MOR-08: machine guns, mortars and guns. */
const CREWED: readonly OrderUnit[] = ['machine-gun', 'battalion-mortar', 'regimental-mortar', 'artillery']

export const isCrewed = (state: Pick<State, 'units'>, { unit }: Stand): boolean => {
  const kind = unitNamed(state, unit)?.kind
  return kind !== undefined && CREWED.includes(kind)
}

export const isCommand = ({ type }: Stand): boolean =>
  type === 'battalion-command' ||
  type === 'regimental-command' ||
  type === 'divisional-command' ||
  type === 'liaison'

/** FF-CMD: the stand from which a battalion, or a regiment, is commanded, as long as it lives. */
export const commandOf = ({ stands }: Pick<State, 'stands'>, body: string): Stand | undefined =>
  standNamed({ stands }, `${body}h`)

/** Battalions that have somebody but tanks on the table, by id. */
const onTable = partsOf<State>()('stands', 'units').memo(
  (state: Pick<State, 'stands' | 'units'>): ReadonlySet<string | null> => {
    const found = new Set<string | null>()
    for (const stand of state.stands)
      if (stand.type === 'battalion-command') found.add(stand.unit.slice(0, -1))
      else if (!isTank(stand)) found.add(unitNamed(state, stand.unit)?.battalion ?? null)
    return found
  },
)

/** Nobody of a battalion but tanks is on the table, and others are still to come. */
export const isWaiting = (state: State, id: string): boolean =>
  hasReserves(state, id) && !onTable(state).has(id)

const hasReserves = ({ units }: State, id: string): boolean =>
  units.some(({ battalion, at, kind }) => at === 'reserve' && battalion === id && kind !== 'tank')

/** FF-ORG-08: it routed, or nobody of it but tanks is left on the table or to come. */
export const isGone = (state: State, { id, routed }: Battalion): boolean =>
  routed || !(onTable(state).has(id) || hasReserves(state, id))
