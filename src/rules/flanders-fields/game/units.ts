import { QUALITIES, type Quality } from '../vocabulary.ts'
import type { Battalion, Stand, State, Unit } from './state.ts'

export const unitNamed = ({ units }: Pick<State, 'units'>, id: string): Unit | undefined =>
  units.find((unit) => unit.id === id)

export const battalionNamed = (
  { battalions }: Pick<State, 'battalions'>,
  id: string | null,
): Battalion | undefined => battalions.find((battalion) => battalion.id === id)

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
  return battalionOf(state, stand)?.quality ?? regimentQuality(state, regimentOf(state, stand))
}
