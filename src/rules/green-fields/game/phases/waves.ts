import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, list } from '#kernel/procedure/schema.ts'
import { referenceOf, zoneNamed } from '../../reckoning/grid.ts'
import { MOST_WAVES } from '../../tables/index.ts'
import { stackIn } from '../board/zones.ts'
import { changeUnit, type Play } from '../play.ts'
import type { SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { ZoneNumber } from '../zone.ts'
import { kind, unit, zone } from './forms.ts'

/** GF-STACK-02: the units of one zone, leading wave first. */
export const ORDER_WAVES = form({
  kind: kind('order-waves'),
  zone: zone(),
  units: list(unit(), 1, MOST_WAVES),
})

type Waves = Accepted<typeof ORDER_WAVES>

/** Which zones it may be given for is for the phase to say. */
export const checkWaves = (
  { country, units: all }: State,
  side: SideName,
  { zone, units }: Waves,
): Refusal | undefined => {
  const place = zoneNamed(country, zone)
  if (place === undefined) return refuse('unknown-zone', `There is no zone ${zone.slice(0, 20)}.`)
  let standing = 0
  for (const one of all) if (one.place === place && one.side === side) standing++
  const named = all.filter((one) => one.place === place && one.side === side && units.includes(one.id))
  return named.length === units.length && named.length === standing
    ? undefined
    : refuse('not-the-stack', `Name each of your units in ${zone} once, leading wave first.`, 'GF-STACK-02')
}

export const playWaves = (play: Play, { units }: Waves): void =>
  units.forEach((id, wave) => {
    changeUnit(play, id, { wave })
  })

/** The waves of a zone stand so already. */
export const isInOrder = (state: State, side: SideName, { zone, units }: Waves): boolean => {
  const stack = stackIn(state, zoneNamed(state.country, zone) ?? -1, side)
  return stack.length === units.length && stack.every(({ id }, i) => units[i] === id)
}

/** Some order of the waves of a zone. */
export const sampleWaves = (state: State, side: SideName, place: ZoneNumber, random: Random): Waves => {
  const rest = stackIn(state, place, side).map(({ id }) => id)
  const units: string[] = []
  while (rest.length > 0) units.push(...rest.splice(fair(random, rest.length), 1))
  return { kind: 'order-waves', zone: referenceOf(state.country, place), units }
}
