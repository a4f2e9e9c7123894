import type { Random } from '#kernel/chance/random.ts'
import type { Side } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { Army } from '../army.ts'
import { isFoot } from '../board/target.ts'
import { armyWith, assaultWith, stateWith } from '../records.ts'
import type { Assault, State } from '../state.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../unit.ts'
import type { View } from '../view.ts'
import { type Draft, idOf, takeFree } from './draft.ts'
import { knownOf } from './known.ts'
import { lieAnywhere, lieIn, placeAnew, takePosts } from './lying.ts'
import { fireFrom, raidsFrom, writtenPlans } from './plans.ts'
import { boardLorries } from './riders.ts'
import { boxesOf, fieldOf, storesOf } from './stores.ts'
import { phasesIn, tunnelsUnder } from './underground.ts'
import { draftOf } from './units.ts'
import { numberAllWaves } from './waves.ts'

/** GF-RAID-02: raiders have met somebody in a zone, whether or not he was seen there before. */
const meetRaiders = (draft: Draft): void => {
  const phase = topPhase(draft.view)
  if (phase?.name !== 'raid-defence' || phase.side !== draft.enemy) return
  if (draft.units.some(({ place }) => place === phase.zone)) return
  const unit = takeFree(draft, 'infantry', (one) => isFoot(one) && !one.mounted)
  lieIn(draft, unit, (zone) => zone === phase.zone)
}

/** GF-ASLT-05: those of the announcer's units that nobody has seen count as well. */
const assaultBy = (draft: Draft, hidden: readonly Unit[]): Assault | null => {
  const { assault } = draft.view
  if (assault?.announcer !== draft.enemy) return assault
  const engaged = hidden.filter((unit) => isOnBoard(unit) && isCombatUnit(unit)).map(({ id }) => id)
  return assaultWith(assault, {
    engaged: [...assault.engaged.map((id) => idOf(draft, id)), ...engaged],
  })
}

/**
 * A campaign that a side's view could be of. The enemy has the army he began with, about as worn as one's own; whom
 * nobody has seen is where his kind usually is, and is made to fit what is known of raids, guns, barrages and tunnels.
 */
export const imagine = (view: View, side: Side, random: Random): State => {
  const state = stateWith(view)
  if (view.ending) return state
  const viewer = side === 'b' ? 'b' : 'a'
  const draft = draftOf(knownOf(view, viewer), random)
  const { enemy, units, seen } = draft
  takePosts(draft)
  boardLorries(draft)
  const phases = phasesIn(draft)
  meetRaiders(draft)
  const raids = raidsFrom(draft)
  const announced = view.assault ? [] : fireFrom(draft)
  lieAnywhere(draft)
  placeAnew(draft)
  const tunnels = tunnelsUnder(draft)
  const isPlacing = topPhase(view)?.name === 'deployment'
  numberAllWaves(draft, new Set(isPlacing ? [] : units.slice(0, seen.length)))
  const stores = storesOf(draft)
  const army: Army = armyWith(view.armies[enemy], {
    ...stores,
    raids,
    fire: announced,
    ...writtenPlans(draft, stores.shells),
  })
  return Object.assign(state, {
    terms: {
      ...view.terms,
      placed: [...view.terms.placed, ...draft.start.terms.placed.filter(({ unit }) => isEnemy(draft, unit))],
      heldBack: [
        ...view.terms.heldBack,
        ...draft.start.terms.heldBack.filter((unit) => isEnemy(draft, unit)),
      ],
    },
    units: [...view.units.filter((unit) => unit.side === viewer), ...units],
    zones: fieldOf(draft),
    armies: enemy === 'a' ? { a: army, b: view.armies.b } : { a: view.armies.a, b: army },
    tunnels,
    boxes: boxesOf(draft),
    assault: assaultBy(draft, units.slice(seen.length)),
    phases,
  })
}

const isEnemy = ({ start, enemy }: Draft, unit: string): boolean =>
  start.units.some(({ id, side }) => id === unit && side === enemy)
