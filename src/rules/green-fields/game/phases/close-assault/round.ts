import { tellOf } from '#kernel/game/play.ts'
import { closeAssaultRound } from '../../../procedures/close-assault-round.ts'
import { directFire } from '../../../procedures/direct-fire.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { UnitResult } from '../../../reckoning/resolve.ts'
import type { Retreat } from '../../../vocabulary.ts'
import { strike } from '../../board/casualties.ts'
import { retreatAll } from '../../board/retreat.ts'
import { revealSeen } from '../../board/sight.ts'
import { sufferedBy } from '../../board/suffered.ts'
import { targetOf } from '../../board/target.ts'
import { changeUnit, named, type Play, unitNow } from '../../play.ts'
import type { Unit } from '../../unit.ts'
import type { PhaseOf } from '../shapes.ts'
import type { Facing } from './facings.ts'
import { type Attack, diceOf, type LineUp } from './line-up.ts'
import { engagementOf, frontOf } from './posts.ts'
import { foughtOnSeveral, type Shot } from './several.ts'

/** A round as it is fought: who has broken is still in the zone until it is over, but out of the fight. */
interface Round {
  readonly zone: number
  readonly round: number
  readonly retreats: { readonly id: string; readonly retreat: Retreat }[]
}

const closeTitle = ({ state }: Play, { zone, round }: Round): string =>
  `Close assault in ${referenceOf(state.country, zone)}, round ${round}`

type Dispositions = Pick<PhaseOf<'close-assault'>, 'round' | 'front' | 'split'>

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
  split: PhaseOf<'close-assault'>['split'],
): void => {
  const fire = (shot: Shot): readonly UnitResult[] => {
    const { facing, defender, dice, places, targets: underFire } = shot
    const attackers = line.attacks.find((attack) => attack.facing === facing)?.attackers ?? []
    const [firer, struck] =
      defender === undefined ? [attackers[0], line.defenders] : [line.defenders[defender], attackers]
    const targets = places.flatMap((place) => {
      const unit = struck[place]
      return unit ? [unitNow(play, unit.id)] : []
    })
    play.dice.about?.({
      title: `${closeTitle(play, round)}, ${facing}`,
      units: named(targets, underFire),
      words: { attack: 'the fire' },
    })
    if (firer) noteDice(play, firer, dice)
    const { options } = play.state
    const fired = { attackDice: dice, attack: 'direct' as const, targets: [...underFire], options }
    const { targets: results } = directFire.resolve(fired, play.dice, play.trace)
    if (firer) suffer(play, round, firer, facing, dice, targets, results)
    return results
  }
  foughtOnSeveral(engagementOf(play.state, line, front, split), fire, play.dice)
}

/** Where the dice of a unit on one of several facings come from. */
const noteDice = (play: Play, { id }: Unit, dice: number): void => {
  const whole = diceOf(unitNow(play, id), play.trace)
  if (dice < whole) play.trace.note('GF-STACK-04', 'Its share of them for this facing', dice)
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
