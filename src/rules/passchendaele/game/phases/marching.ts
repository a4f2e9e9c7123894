import { tellOf } from '#kernel/game/play.ts'
import type { Box } from '#kernel/geometry/box.ts'
import type { HowMoved } from '../moves/fates.ts'
import type { PlannedBase } from '../moves/plan.ts'
import { moveBases, type Play, removeBase } from '../play.ts'
import type { Fate, Stands } from '../state.ts'

/** A unit moves as planned. */
export const march = (play: Play, unit: string, how: HowMoved, bases: readonly PlannedBase[]): void => {
  const to: Stands[] = []
  const left: { base: string; fate: Fate }[] = []
  for (const { base, place, fate } of bases) {
    if (fate) left.push({ base: base.id, fate })
    else to.push({ base: base.id, centre: place.centre, heading: place.heading })
  }
  moveBases(play, unit, to)
  for (const { base, fate } of left) removeBase(play, unit, base, fate)
  tellOf(play, { kind: 'moved', unit, how, to, left })
}

/** Where those stand who are still on the table. */
export const placesOf = (bases: readonly PlannedBase[]): readonly Box[] =>
  bases.filter(({ fate }) => !fate).map(({ place }) => place)
