import type { UnitResult } from '../../combat/resolve.ts'
import type { Unit as Target } from '../../combat/unit.ts'
import { referenceOf } from '../../grid.ts'
import { changeUnit, named, type Play, tellOf, unitNow } from '../../play.ts'
import { targetOf, WITHOUT_WORKS } from '../../posture.ts'
import { closeAssaultRound } from '../../procedures/close-assault-round.ts'
import { directFire } from '../../procedures/direct-fire.ts'
import { retreatAll } from '../../retreat.ts'
import { revealSeen } from '../../sight.ts'
import { isOnBoard, type Unit } from '../../state.ts'
import { strike } from '../../strike.ts'
import { sufferedBy } from '../../suffered.ts'
import type { Retreat } from '../../vocabulary.ts'
import type { Facing } from './facings.ts'
import { type Attack, diceOf, type LineUp } from './line-up.ts'
import type { CloseAssaultPhase } from './phase.ts'
import { frontOf, type Post, postsOf } from './posts.ts'

/** A round as it is fought: who has broken is still in the zone until it is over, but out of the fight. */
interface Round {
  readonly zone: number
  readonly round: number
  readonly retreats: { readonly id: string; readonly retreat: Retreat }[]
}

const closeTitle = ({ state }: Play, { zone, round }: Round): string =>
  `Close assault in ${referenceOf(state.country, zone)}, round ${round}`

type Dispositions = Pick<CloseAssaultPhase, 'round' | 'front' | 'split'>

/** GF-CLOSE-03, GF-CLOSE-05: one round; whoever breaks leaves at the end of it. */
export const fightRound = (play: Play, line: LineUp, { round: number, front, split }: Dispositions): void => {
  const round: Round = { zone: line.zone, round: number, retreats: [] }
  const [only] = line.attacks
  if (only && line.attacks.length === 1) fightOnOneFacing(play, round, line, only)
  else fightOnSeveral(play, round, line, frontOf(line, front), split)
  retreatAll(play, round.retreats)
  revealSeen(play)
}

const fightOnOneFacing = (play: Play, round: Round, { defenders }: LineUp, { attackers }: Attack): void => {
  const { state } = play
  const attacking = attackers.map((unit) => targetOf(state, unit))
  const defending = defenders.map((unit) => targetOf(state, unit))
  play.dice.about?.({
    title: closeTitle(play, round),
    units: [...named(attackers, attacking), ...named(defenders, defending)],
  })
  const result = closeAssaultRound.resolve(
    {
      attackers: attacking,
      defenders: defending,
      defenderDice: undefined,
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  const [defender] = defenders
  const [attacker] = attackers
  if (defender && result.defenderDice > 0) {
    suffer(play, round, defender, null, result.defenderDice, attackers, result.attackers)
  }
  if (attacker && result.attackerDice > 0) {
    suffer(play, round, attacker, null, result.attackerDice, defenders, result.defenders)
  }
}

const fightOnSeveral = (
  play: Play,
  round: Round,
  line: LineUp,
  front: Facing,
  split: CloseAssaultPhase['split'],
): void => {
  const posts = postsOf(line, front, split)
  for (const { facing, defender, dice } of posts) {
    if (dice > 0 && dice < diceOf(defender, play.trace))
      play.trace.note('GF-STACK-04', 'Its share of them for this facing', dice)
    const attackers = line.attacks.find((attack) => attack.facing === facing)?.attackers ?? []
    fire(play, round, defender, facing, dice, attackers, { moving: true, ...WITHOUT_WORKS })
  }
  for (const { facing, attackers } of line.attacks) {
    const [leader] = attackers
    if (!leader || !isInTheFight(play, round, leader)) continue
    const targets = inReach(play, round, line, posts, facing)
    if (targets.length === 0) continue
    const dice = diceOf(unitNow(play, leader.id), play.trace)
    fire(play, round, leader, facing, dice, targets, { flanked: facing !== front })
  }
}

/** The defender opposite, and behind it the others by wave. */
const inReach = (
  play: Play,
  round: Round,
  { defenders }: LineUp,
  posts: readonly Post[],
  facing: Facing,
): readonly Unit[] => {
  const opposite = posts.find((post) => post.facing === facing)?.defender.id
  const standing = defenders.filter((unit) => isInTheFight(play, round, unit))
  return [
    ...standing.filter(({ id }) => id === opposite),
    ...standing.filter(({ id }) => id !== opposite),
  ].map(({ id }) => unitNow(play, id))
}

const isInTheFight = (play: Play, { retreats }: Round, { id }: Unit): boolean =>
  isOnBoard(unitNow(play, id)) && !retreats.some((one) => one.id === id)

const fire = (
  play: Play,
  round: Round,
  firer: Unit,
  facing: Facing,
  dice: number,
  targets: readonly Unit[],
  posture: Partial<Target>,
): void => {
  if (dice === 0) return
  const { state } = play
  const underFire = targets.map((unit) => targetOf(state, unit, posture))
  play.dice.about?.({
    title: `${closeTitle(play, round)}, ${facing}`,
    units: named(targets, underFire),
    words: { attack: 'the fire' },
  })
  const { targets: results } = directFire.resolve(
    {
      attackDice: dice,
      attack: 'direct',
      targets: underFire,
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  suffer(play, round, firer, facing, dice, targets, results)
}

/** A volley is told and takes its toll. */
const suffer = (
  play: Play,
  round: Round,
  firer: Unit,
  facing: Facing | null,
  dice: number,
  targets: readonly Unit[],
  results: readonly UnitResult[],
): void => {
  const struck = targets.flatMap((unit, wave) => {
    const result = results[wave]
    return result && (wave === 0 || result.hits > 0) ? [{ unit, result }] : []
  })
  tellOf(play, {
    kind: 'close-fire',
    zone: round.zone,
    round: round.round,
    unit: firer.id,
    facing,
    dice,
    struck: struck.map(({ unit, result }) => sufferedBy(unit, result)),
  })
  if (!unitNow(play, firer.id).fired) changeUnit(play, firer.id, { fired: true })
  for (const { unit, result } of struck) {
    if (result.hits === 0) continue
    const retreat = strike(play, unit.id, result)
    if (retreat !== 'none') round.retreats.push({ id: unit.id, retreat })
  }
}
