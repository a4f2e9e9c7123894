import { fair, type Random } from '#kernel/chance/random.ts'
import type { Army } from '#rules/green-fields/game/army.ts'
import { hasUnits } from '#rules/green-fields/game/board/zones.ts'
import { otherSide, type SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { put } from './field.ts'

const below = (random: Random, most: number): number => 1 + fair(random, most)

/** Figures and orders that no stand on the table shows. */
const figures = (unit: Unit, random: Random): Partial<Unit> => ({
  strength: below(random, 12),
  establishment: 12,
  experience: below(random, 5),
  morale: below(random, 5),
  maxMorale: 5,
  drafts: fair(random, 3),
  standing: unit.type === 'balloon' ? 'hold' : 'first-chance',
  atLeast: below(random, 3),
})

/** A zone of its own side where a hidden unit may lie without meeting anybody. */
const elsewhere = (state: State, { side, place }: Unit, random: Random): number => {
  const free: number[] = []
  state.zones.forEach(({ owner }, zone) => {
    if (owner === side && !hasUnits(state, zone, otherSide(side))) free.push(zone)
  })
  return place < 0 ? place : (free[fair(random, Math.max(1, free.length))] ?? place)
}

const otherStores = (army: Army, random: Random): Partial<Army> => ({
  shells: fair(random, 60),
  luxuries: fair(random, 12),
  canisters: fair(random, 6),
  supply: fair(random, 20),
  pool: fair(random, 8),
  lost: army.lost + 1 + fair(random, 20),
  recovered: army.recovered + fair(random, 20),
})

/** Who raids, who flies when, and in an assault what the guns will fire at. */
const otherPlans = ({ raids, sorties, fire }: Army, inAssault: boolean): Partial<Army> => ({
  raids: raids.map((raid) => ({ ...raid, unit: 'nobody' })),
  sorties: sorties.map((sortie) => (sortie.flying ? sortie : { ...sortie, unit: 'nobody', period: 'dusk' })),
  fire: inAssault ? [] : fire.map((mission) => ({ ...mission, unit: 'nobody' })),
})

/** Changes only what a side may not know: figures, hidden units and where they are, stores, plans, tunnels not found. */
export const alterSecrets = (state: State, unknownTo: string, random: Random): void => {
  if (state.ending) return
  const enemy: SideName = unknownTo === 'a' ? 'b' : 'a'
  const placing = state.phases.at(-1)?.name === 'deployment'
  put(state, {
    units: state.units.map((unit) => {
      if (unit.side !== enemy || unit.gone !== null) return unit
      const known = unit.revealed || unit.spotted
      const hidden = placing || !known ? { place: elsewhere(state, unit, random), wave: fair(random, 3) } : {}
      return { ...unit, ...figures(unit, random), ...hidden }
    }),
  })
  put(state, {
    armies: {
      ...state.armies,
      [enemy]: {
        ...state.armies[enemy],
        ...otherStores(state.armies[enemy], random),
        ...otherPlans(state.armies[enemy], state.assault !== null),
      },
    },
  })
  put(state, {
    zones: state.zones.map((zone, i) =>
      i % 5 === 0
        ? {
            ...zone,
            wrecks: { ...zone.wrecks, [enemy]: zone.wrecks[enemy] + 1 },
            unseenWrecks: { ...zone.unseenWrecks, [enemy]: zone.unseenWrecks[enemy] + 1 },
          }
        : zone,
    ),
  })
  put(state, {
    tunnels: state.tunnels.map((tunnel) =>
      tunnel.side === enemy && !tunnel.known
        ? { ...tunnel, explosives: fair(random, 6), dug: fair(random, 2) }
        : tunnel,
    ),
  })
}

/** Units that a side has no way to know of, and those it knows only by a marker (GF-OBS-17). */
export const hiddenNames = (state: State, from: string): readonly string[] =>
  state.ending
    ? []
    : state.units
        .filter(({ side, gone, figures }) => side !== from && gone === null && figures === null)
        .map(({ id }) => id)
