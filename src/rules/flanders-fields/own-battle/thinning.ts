import type { Counted, Weapon } from '../scenarios/scenario.ts'
import type { Side } from '../vocabulary.ts'
import { type Army, type Battalion, MOST_STANDS, type Regiment, standsIn } from './army.ts'
import type { Given } from './form.ts'

const atMost = (counts: Counted, weapon: Weapon, most: number): Counted => {
  const { [weapon]: now = 0, ...rest } = counts
  const left = Math.min(now, most)
  return left > 0 ? { ...rest, [weapon]: left } : rest
}

const eachBattalion = (army: Army, change: (battalion: Battalion) => Battalion): Army => ({
  ...army,
  regiments: army.regiments.map((regiment) => ({ ...regiment, battalions: regiment.battalions.map(change) })),
})

const eachRegiment = (army: Army, change: (regiment: Regiment) => Counted): Army => ({
  ...army,
  regiments: army.regiments.map((regiment) => ({ ...regiment, assets: change(regiment) })),
})

const weaponTo = (weapon: Weapon, most: number, storm: boolean) => (army: Army) =>
  eachBattalion(army, (battalion) =>
    battalion.kind === 'storm' && !storm
      ? battalion
      : { ...battalion, weapons: atMost(battalion.weapons, weapon, most) },
  )

/** Tanks from the last, until it fits. */
const fewerTanks = (army: Army): Army => {
  let over = standsIn(army) - MOST_STANDS
  const rounds = Math.max(
    0,
    ...army.regiments.flatMap(({ battalions }) => battalions.map(({ tanks }) => tanks.length)),
  )
  let thinned = army
  for (let round = rounds; round > 0 && over > 0; round--) {
    const hosts = thinned.regiments
      .flatMap(({ battalions }) => battalions)
      .filter(({ tanks }) => tanks.length === round)
    const losers = new Set(hosts.slice(Math.max(0, hosts.length - over)))
    over -= losers.size
    thinned = eachBattalion(thinned, (battalion) =>
      losers.has(battalion) ? { ...battalion, tanks: battalion.tanks.slice(0, -1) } : battalion,
    )
  }
  return thinned
}

/** A whole step at a time; what the players asked for by name stays. */
const stepsFor = (given: Given, side: Side): readonly ((army: Army) => Army)[] => [
  weaponTo('lmg', 2, true),
  weaponTo('light-mortar', 1, true),
  weaponTo('machine-gun', 2, false),
  (army) =>
    eachRegiment(army, ({ assets, battalions }) => {
      const own = battalions.filter(({ kind }) => kind !== 'cavalry').length
      return atMost(assets, 'machine-gun', Math.floor(own / 2))
    }),
  ...(given.pioneers === undefined
    ? [(army: Army) => eachBattalion(army, (battalion) => ({ ...battalion, pioneers: 0 }))]
    : []),
  ...(given.tanks?.[side] === undefined ? [fewerTanks] : []),
  (army) => eachRegiment(army, ({ assets }) => atMost(atMost(assets, 'medium-mortar', 0), 'heavy-mortar', 0)),
  ...(given.guns?.[side]?.table === undefined
    ? [(army: Army) => eachRegiment(army, ({ assets }) => atMost(assets, 'field-gun', 0))]
    : []),
]

/** FF-ORG-09: a force over 130 stands is thinned until it fits, if it can be. */
export const thinnedArmy = (army: Army, given: Given, side: Side): Army => {
  let thinned = army
  for (const step of stepsFor(given, side)) {
    if (standsIn(thinned) <= MOST_STANDS) break
    thinned = step(thinned)
  }
  return thinned
}

/** The army with ever less beside its rifles, for a table that has no room for all of it. */
export const everThinner = (army: Army): readonly Army[] => {
  const thinner = [army]
  for (const step of stepsFor({}, 'attacker')) thinner.push(step(thinner.at(-1) ?? army))
  return thinner
}
