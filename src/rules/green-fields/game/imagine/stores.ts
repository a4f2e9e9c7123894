import { fair } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { STANDARD, type Troops } from '../../scenarios/forces/troops.ts'
import { CASUALTY_BASE, SUPPLY_DIE } from '../../tables/index.ts'
import type { FieldUnit } from '../../vocabulary.ts'
import type { Army } from '../army.ts'
import type { Box } from '../state.ts'
import type { Zone } from '../zone.ts'
import type { Draft } from './draft.ts'

type Stores = Pick<Army, 'shells' | 'luxuries' | 'canisters' | 'supply' | 'pool' | 'lost'>

/** GF-DPT-02: what his depot may just have sent up. */
const supplyOf = ({ view, enemy, random }: Draft): number => {
  if (topPhase(view)?.name !== 'replacements') return fair(random, 3)
  const { depot, ready } = view.armies[enemy]
  if (ready) return 0
  let points = 0
  for (let die = 0; die < depot; die++) points += SUPPLY_DIE[fair(random, SUPPLY_DIE.length)] ?? 0
  return points
}

const canistersOf = ({ view, enemy, random, start }: Draft): number => {
  const phase = topPhase(view)
  const least = phase?.name === 'gas' && phase.side === enemy ? 1 : 0
  const { canisters } = start.armies[enemy]
  return Math.max(least, view.week < 2 ? canisters : fair(random, canisters + 1))
}

/** What his dumps may hold, and what his army has lost, given what is thought to be left of it. */
export const storesOf = (draft: Draft): Stores => {
  const { view, enemy, random, start, units } = draft
  const { shells, luxuries } = start.armies[enemy]
  const { fire, depot } = view.armies[enemy]
  const isEarly = view.week < 2
  let lost = 0
  for (const { establishment, strength } of units) lost += Math.max(0, establishment - strength)
  return {
    shells: Math.max(fire.length, isEarly ? shells : fair(random, shells + depot + 1)),
    luxuries: isEarly ? luxuries : fair(random, luxuries + 1),
    canisters: canistersOf(draft),
    supply: supplyOf(draft),
    pool: view.week < 2 ? 0 : fair(random, 3),
    lost,
  }
}

const TROOPS: Readonly<Partial<Record<FieldUnit, Troops>>> = STANDARD

/** How strong the guns of his barrages are. */
export const boxesOf = ({ view, enemy, random }: Draft): readonly Box[] =>
  view.boxes.map((box) =>
    box.side === enemy
      ? {
          ...box,
          guns: box.guns.map(({ type }) => ({
            type,
            strength: Math.max(1, (TROOPS[type]?.strength ?? 1) - fair(random, 4)),
          })),
        }
      : box,
  )

/** GF-VP-06: how many may have fallen where somebody was shaken in this assault. */
export const fieldOf = ({ view, random }: Draft): readonly Zone[] => {
  if (!view.assault) return view.zones
  const fought = new Set(
    view.units.filter(({ place, status }) => place >= 0 && status !== 'steady').map(({ place }) => place),
  )
  return fought.size === 0
    ? view.zones
    : view.zones.map((zone, number) =>
        fought.has(number) ? { ...zone, fallen: fair(random, 2 * CASUALTY_BASE) } : zone,
      )
}
