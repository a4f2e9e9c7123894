import type { Dice } from '#kernel/chance/dice.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { closeDice } from '../../../reckoning/attack-dice.ts'
import { stands, type UnitResult } from '../../../reckoning/resolve.ts'
import type { Unit as Target } from '../../../reckoning/unit.ts'
import type { Facing } from './facings.ts'

/** Who stands against whom on several facings, as they are shot at. */
export interface Engagement {
  readonly defenders: readonly Target[]
  /** Front first; the leading wave of each first. */
  readonly attacks: readonly { readonly facing: Facing; readonly attackers: readonly Target[] }[]
  /** Which of the defenders answers for a facing, and with how many dice. */
  readonly posts: readonly { readonly facing: Facing; readonly defender: number; readonly dice: number }[]
  readonly front: Facing
}

/** One unit fires at those on a facing, or from it. */
export interface Shot {
  readonly facing: Facing
  /** The place of the defender who fires; none if the leading attacker does. */
  readonly defender?: number
  readonly dice: number
  /** Places of those under fire among the attackers of the facing or the defenders, the first of them in front. */
  readonly places: readonly number[]
  readonly targets: readonly Target[]
  /** How much of what it does the rest of the round depends on. */
  readonly told: 'tally' | 'each'
}

interface Fighter {
  readonly target: Target
  readonly lost: number
  /** Whoever wavers or routs is out of the fight. */
  readonly stands: boolean
}

/** A round as far as it has been fought. */
export interface Standing {
  readonly defenders: readonly Fighter[]
  readonly attacks: readonly (readonly Fighter[])[]
}

const fresh = (target: Target): Fighter => ({ target, lost: 0, stands: true })

const struckBy = (fighter: Fighter, result: UnitResult): Fighter => {
  if (result.hits === 0) return fighter
  const { strengthAfter: strength, experienceAfter: experience, casualties } = result
  const { moraleAfter: morale, maxMoraleAfter: maxMorale } = result
  return {
    target: { ...fighter.target, strength, experience, morale, maxMorale },
    lost: fighter.lost + casualties,
    stands: stands(result),
  }
}

const allStruck = (
  fighters: readonly Fighter[],
  { places }: Shot,
  results: readonly UnitResult[],
): readonly Fighter[] =>
  fighters.map((fighter, place) => {
    const result = results[places.indexOf(place)]
    return result ? struckBy(fighter, result) : fighter
  })

/** GF-CLOSE-03: the defenders fire first, each on the facing it answers for. */
const defending = ({ attacks, posts }: Engagement, attack: number, now: Standing): Shot | undefined => {
  const post = posts.find(({ facing }) => facing === attacks[attack]?.facing)
  const targets = (now.attacks[attack] ?? []).map(({ target }) => target)
  if (!post || post.dice === 0 || targets.length === 0) return undefined
  return { ...post, targets, places: [...targets.keys()], told: 'tally' }
}

/** Then the leading attackers that still stand, at the defender opposite and through him at the others. */
const attacking = (
  { attacks, posts, front }: Engagement,
  attack: number,
  { attacks: fighters, defenders }: Standing,
): Shot | undefined => {
  const facing = attacks[attack]?.facing
  const leader = fighters[attack]?.[0]
  const dice = leader?.stands ? (closeDice(leader.target, SILENT) ?? 0) : 0
  if (facing === undefined || dice === 0) return undefined
  const opposite = posts.find((post) => post.facing === facing)?.defender
  const standing = [...defenders.keys()].filter((place) => defenders[place]?.stands)
  const places = [
    ...standing.filter((place) => place === opposite),
    ...standing.filter((place) => place !== opposite),
  ]
  // GF-STACK-05: whoever does not come from the front takes them in the flank.
  const flanked = facing !== front
  const targets = places.flatMap((place) => {
    const target = defenders[place]?.target
    return target ? [{ ...target, flanked }] : []
  })
  const told = attack === attacks.length - 1 ? 'tally' : 'each'
  return targets.length === 0 ? undefined : { facing, dice, places, targets, told }
}

/** What can be told of a round: more losses than these are all the same to whoever asks for odds. */
export const TOLD_LOSSES = 2

export const lossesTold = (fighters: readonly Fighter[]): number =>
  Math.min(
    TOLD_LOSSES,
    fighters.reduce((sum, { lost }) => sum + lost, 0),
  )

/** What the rest of a round, and what is told of it, depends on when so many attacks have been met, and have fired. */
const keyOf = ({ defenders, attacks }: Standing, met: number, fired: number): string => {
  const pending = attacks.slice(fired).map(([leader]) => (leader?.stands ? leader.target.strength : 0))
  const left = attacks.slice(0, met).flat()
  const holding = defenders.map(({ target, stands: holds }) =>
    holds ? `${target.strength}.${target.experience}.${target.morale}.${target.maxMorale ?? ''}` : 'x',
  )
  const defence = pending.length > 0 ? holding : [defenders.some((one) => one.stands)]
  return `${lossesTold(left)},${left.some((one) => one.stands)},${pending};${lossesTold(defenders)},${defence}`
}

interface Step {
  readonly by: 'defender' | 'attacker'
  readonly facing: number
}

/** The defenders fire on all facings before any attacker does; what they throw depends on nothing he does. */
const inTurn = (facings: readonly number[]): readonly Step[] => [
  ...facings.map((facing): Step => ({ by: 'defender', facing })),
  ...facings.map((facing): Step => ({ by: 'attacker', facing })),
]

/** So that each facing can be reckoned by itself, with less to be kept in mind. */
const byFacing = (facings: readonly number[]): readonly Step[] =>
  facings.flatMap((facing): Step[] => [
    { by: 'defender', facing },
    { by: 'attacker', facing },
  ])

/**
 * GF-CLOSE-03, GF-STACK-04, GF-STACK-05: a round on several facings; `fire` throws the dice of each shot. Odds may be
 * asked for facing by facing.
 */
export const foughtOnSeveral = (
  engagement: Engagement,
  fire: (shot: Shot) => readonly UnitResult[],
  dice: Dice,
  order: 'in-turn' | 'by-facing' = 'in-turn',
): Standing => {
  const { defenders, attacks } = engagement
  const begun: Standing = {
    defenders: defenders.map(fresh),
    attacks: attacks.map(({ attackers }) => attackers.map(fresh)),
  }
  const facings = [...attacks.keys()]
  const steps = order === 'in-turn' ? inTurn(facings) : byFacing(facings)
  const after = (count: number): Standing => {
    const step = steps[count - 1]
    if (!step) return begun
    const done = (who: Step['by']): number => steps.slice(0, count).filter(({ by }) => by === who).length
    const [met, fired] = [done('defender'), done('attacker')]
    return dice.stage(
      () => taken(engagement, step, after(count - 1), fire),
      (now) => keyOf(now, met, fired),
    )
  }
  return after(steps.length)
}

/** One shot, and what it does. */
const taken = (
  engagement: Engagement,
  { by, facing }: Step,
  now: Standing,
  fire: (shot: Shot) => readonly UnitResult[],
): Standing => {
  if (by === 'attacker') {
    const shot = attacking(engagement, facing, now)
    return shot ? { ...now, defenders: allStruck(now.defenders, shot, fire(shot)) } : now
  }
  const shot = defending(engagement, facing, now)
  const fighters = now.attacks[facing]
  return shot && fighters
    ? { ...now, attacks: now.attacks.with(facing, allStruck(fighters, shot, fire(shot))) }
    : now
}
