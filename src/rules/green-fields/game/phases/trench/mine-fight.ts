import { fair, type Random } from '../../../../../kernel/chance/random.ts'
import type { Refusal } from '../../../../../kernel/game/game.ts'
import { popPhase, replacePhase } from '../../../../../kernel/game/phases.ts'
import { tellOf } from '../../../../../kernel/game/play.ts'
import { refuse } from '../../../../../kernel/procedure/refusal.ts'
import { mineFight } from '../../../procedures/mine-fight.ts'
import { TUNNEL_PARTY } from '../../../tables/index.ts'
import { lose } from '../../board/casualties.ts'
import { referenceOf } from '../../board/grid.ts'
import type { PlayerOrder } from '../../orders.ts'
import { type Play, unitNow } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import type { State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import type { PhaseOf } from '../phase.ts'
import type { PhaseRules } from '../rules.ts'
import { notNow } from '../rules.ts'
import { blast, collapse } from './mine-blast.ts'
import { mindIdle } from './mines.ts'
import type { Party } from './phase.ts'

type Fight = PhaseOf<'mine-fight'>

const PROMPTS: Readonly<Record<Fight['wanted'], string>> = {
  attackers: 'Your mine is found: how many go down to hold the tunnel?',
  defenders: 'You have found a mine: how many go down to take the tunnel?',
  choice: 'The tunnel is yours: collapse it, fire it, or fight on?',
  'more-attackers': 'How many more go down into the tunnel?',
  'more-defenders': 'How many more go down into the tunnel?',
}

const partyOf = ({ wanted, attackers, defenders }: Fight): Party =>
  wanted === 'attackers' || wanted === 'more-attackers' ? attackers : defenders

/** Who holds the tunnel after a round. */
const holderOf = ({ attackers, defenders }: Fight): 'attackers' | 'defenders' =>
  attackers.strength > defenders.strength ? 'attackers' : 'defenders'

/** GF-MINE-03, GF-MINE-04: 1 to 3 at first, then 1 or 2 more from the holder and up to 2 from the other. */
/** The parties that meet when the mine is found, not those fed in later. */
const isFirst = ({ wanted }: Fight): boolean => wanted === 'attackers' || wanted === 'defenders'

const limits = (state: State, fight: Fight): { readonly least: number; readonly most: number } => {
  const party = partyOf(fight)
  const left = (unitNamed(state, party.unit)?.strength ?? 0) - party.strength
  if (isFirst(fight)) return { least: 1, most: Math.min(TUNNEL_PARTY.first, left) }
  const holds = (fight.wanted === 'more-attackers' ? 'attackers' : 'defenders') === holderOf(fight)
  const most = Math.min(TUNNEL_PARTY.more, left)
  return { least: Math.min(holds ? 1 : 0, most), most }
}

const checkParty = (state: State, fight: Fight, strength: number): Refusal | undefined => {
  const { least, most } = limits(state, fight)
  return strength >= least && strength <= most
    ? undefined
    : refuse(
        'party-size',
        `Send ${least === most ? most : `${least} to ${most}`} strength points.`,
        isFirst(fight) ? 'GF-MINE-03' : 'GF-MINE-04',
      )
}

const check = (state: State, fight: Fight, order: PlayerOrder): Refusal | undefined => {
  if (fight.wanted !== 'choice') {
    return order.kind === 'send-party'
      ? checkParty(state, fight, order.strength)
      : notNow(PROMPTS[fight.wanted])
  }
  if (order.kind !== 'mine-choice') return notNow(PROMPTS.choice)
  if (!fight.choices.includes(order.choice)) {
    return refuse('not-open', 'The other side has nobody left to fight.', 'GF-MINE-04')
  }
  return order.choice === 'continue' && limits(state, feeding(fight)).most === 0
    ? refuse('nobody-left', 'There is nobody left to feed into the tunnel.', 'GF-MINE-04')
    : undefined
}

/** The holder sends more first. */
const feeding = (fight: Fight): Fight => ({
  ...fight,
  wanted: holderOf(fight) === 'attackers' ? 'more-attackers' : 'more-defenders',
})

const withMore = (fight: Fight, strength: number): Fight => {
  const { attackers, defenders } = fight
  return fight.wanted === 'attackers' || fight.wanted === 'more-attackers'
    ? { ...fight, attackers: { ...attackers, strength: attackers.strength + strength } }
    : { ...fight, defenders: { ...defenders, strength: defenders.strength + strength } }
}

/** A party has been named: the other is asked, or they fight. */
const sendParty = (play: Play, fight: Fight, strength: number): void => {
  const next = withMore(fight, strength)
  const other = otherSide(fight.side)
  const { wanted } = fight
  const holder = holderOf(fight)
  if (wanted === 'attackers') {
    replacePhase(play, { ...next, side: other, wanted: 'defenders' })
  } else if (wanted === 'more-attackers' && holder === 'attackers') {
    askMore(play, { ...next, side: other, wanted: 'more-defenders' })
  } else if (wanted === 'more-defenders' && holder === 'defenders') {
    askMore(play, { ...next, side: other, wanted: 'more-attackers' })
  } else fightRound(play, next)
}

/** The other side is asked only if it has somebody to send. */
const askMore = (play: Play, fight: Fight): void => {
  if (limits(play.state, fight).most > 0) replacePhase(play, fight)
  else fightRound(play, fight)
}

const fightRound = (play: Play, fight: Fight): void => {
  const attacker = unitNow(play, fight.attackers.unit)
  const defender = unitNow(play, fight.defenders.unit)
  const tunnel = play.state.tunnels.find(({ id }) => id === fight.tunnel)
  if (!tunnel) return
  play.dice.about?.({ title: `Fight underground at ${referenceOf(play.state.country, tunnel.head)}` })
  const { attackerLeft, defenderLeft, control, collapsed, choices } = mineFight.resolve(
    {
      attacker: { strength: fight.attackers.strength, experience: attacker.experience },
      defender: { strength: fight.defenders.strength, experience: defender.experience },
      round: fight.round,
      options: play.state.options,
    },
    play.dice,
    play.trace,
  )
  const attackersLost = fight.attackers.strength - attackerLeft
  const defendersLost = fight.defenders.strength - defenderLeft
  tellOf(play, { kind: 'mine-fought', head: tunnel.head, attackersLost, defendersLost, control })
  // GF-MINE-06: parties come off their parents, which do not check
  lose(play, attacker.id, attackersLost)
  lose(play, defender.id, defendersLost)
  const after: Fight = {
    ...fight,
    round: fight.round + 1,
    attackers: { ...fight.attackers, strength: attackerLeft },
    defenders: { ...fight.defenders, strength: defenderLeft },
    choices,
  }
  if (collapsed) {
    popPhase(play)
    collapse(play, tunnel)
  } else if (control === 'none') fightRound(play, after)
  else {
    const side = control === 'attacker' ? tunnel.side : otherSide(tunnel.side)
    replacePhase(play, { ...after, side, wanted: 'choice' })
  }
}

const decide = (play: Play, fight: Fight, choice: Fight['choices'][number]): void => {
  if (choice === 'continue') {
    replacePhase(play, feeding(fight))
    return
  }
  const tunnel = play.state.tunnels.find(({ id }) => id === fight.tunnel)
  popPhase(play)
  if (!tunnel) return
  if (choice === 'collapse') collapse(play, tunnel)
  else blast(play, tunnel, true)
}

const sample = (state: State, fight: Fight, random: Random): PlayerOrder => {
  if (fight.wanted !== 'choice') {
    const { least, most } = limits(state, fight)
    return { kind: 'send-party', strength: least + fair(random, most - least + 1) }
  }
  const open = fight.choices.filter((choice) => !check(state, fight, { kind: 'mine-choice', choice }))
  return { kind: 'mine-choice', choice: open[fair(random, open.length)] ?? 'collapse' }
}

export const MINE_FIGHT: PhaseRules<Fight> = {
  pending: (_, { side }) => [side],
  prompt: (state, fight) => {
    const head = state.tunnels.find(({ id }) => id === fight.tunnel)?.head
    const where = head === undefined ? '' : `${referenceOf(state.country, head)}: `
    return `${where}${PROMPTS[fight.wanted]}`
  },
  check: (state, fight, _, order) => check(state, fight, order),
  sample: (state, fight, _, random) => sample(state, fight, random),
  act(play, fight, _, order) {
    if (order.kind === 'send-party') sendParty(play, fight, order.strength)
    else if (order.kind === 'mine-choice') decide(play, fight, order.choice)
    mindIdle(play)
  },
}
