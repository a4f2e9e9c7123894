import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { popPhase, replacePhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { choice, form, integer } from '#kernel/procedure/schema.ts'
import { fightUnderground } from '../../../procedures/mine-fight.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import { learns } from '../../../reckoning/resolve.ts'
import { PERFECT_THROW, TUNNEL_PARTY } from '../../../tables/index.ts'
import { lose } from '../../board/casualties.ts'
import { changeUnit, type Play, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { kind } from '../forms.ts'
import { notNow, type Page } from '../page.ts'
import { blast, collapse } from './mine-blast.ts'
import { mindIdle } from './mines.ts'
import { checkParty, type Fight, feeding, goneDown, limits, roleOf, withNamed } from './parties.ts'

const ORDERS = [
  /** GF-MINE-03: how many go down into the tunnel. */
  form({ kind: kind('send-party'), strength: integer(0, TUNNEL_PARTY.first) }),
  /** GF-MINE-04 */
  form({ kind: kind('mine-choice'), choice: choice(['collapse', 'detonate', 'continue']) }),
] as const

type Order = OrderIn<typeof ORDERS>

const PROMPTS = {
  attackers: 'Your mine is found. Name in secret who goes down.',
  defenders: 'You have found a mine. Name in secret who goes down.',
  more: 'Name in secret who goes down after them.',
  choice: 'The tunnel is yours: collapse it, fire it, or fight on?',
} as const

const promptOf = (state: State, fight: Fight, side: SideName): string =>
  PROMPTS[fight.wanted === 'parties' ? roleOf(state, fight, side) : fight.wanted]

const check = (state: State, fight: Fight, side: SideName, order: Order): Refusal | undefined => {
  if (fight.wanted !== 'choice') {
    return order.kind === 'send-party'
      ? checkParty(state, fight, side, order.strength)
      : notNow(promptOf(state, fight, side))
  }
  if (order.kind !== 'mine-choice') return notNow(PROMPTS.choice)
  if (!fight.choices.includes(order.choice)) {
    return refuse('not-open', 'The other side has nobody left to fight.', 'GF-MINE-04')
  }
  const more: Fight = { ...fight, wanted: 'more' }
  return order.choice === 'continue' && limits(state, more, roleOf(state, fight, side)).most === 0
    ? refuse('nobody-left', 'There is nobody left to feed into the tunnel.', 'GF-MINE-04')
    : undefined
}

/** GF-MINE-07: they fight when all who were asked have named their parties. */
const goOn = (play: Play, fight: Fight): void => {
  if (fight.asked.length > 0) replacePhase(play, fight)
  else fightRound(play, goneDown(fight))
}

const fightRound = (play: Play, fight: Fight): void => {
  const attacker = unitNow(play, fight.attackers.unit)
  const defender = unitNow(play, fight.defenders.unit)
  const tunnel = play.state.tunnels.find(({ id }) => id === fight.tunnel)
  if (!tunnel) return
  play.dice.about?.({ title: `Fight underground at ${referenceOf(play.state.country, tunnel.head)}` })
  const { attackerLeft, defenderLeft, control, collapsed, choices, learnt } = fightUnderground(
    {
      attacker: { strength: fight.attackers.strength, experience: attacker.experience },
      defender: { strength: fight.defenders.strength, experience: defender.experience },
      round: fight.round,
    },
    play.dice,
    play.trace,
  )
  const attackersLost = fight.attackers.strength - attackerLeft
  const defendersLost = fight.defenders.strength - defenderLeft
  tellOf(play, {
    kind: 'mine-fought',
    head: tunnel.head,
    attackers: fight.attackers.strength,
    defenders: fight.defenders.strength,
    attackersLost,
    defendersLost,
    control,
  })
  // GF-MINE-06: parties come off their parents, which do not check
  lose(play, attacker.id, attackersLost)
  lose(play, defender.id, defendersLost)
  if (learnt.attacker) learn(play, attacker.id)
  if (learnt.defender) learn(play, defender.id)
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
  } else if (control === 'none') goOn(play, feeding(play.state, after))
  else {
    const side = control === 'attacker' ? tunnel.side : otherSide(tunnel.side)
    replacePhase(play, { ...after, wanted: 'choice', asked: [side] })
  }
}

/** GF-EXP-03: a party whose every die saved teaches its regiment. */
const learn = (play: Play, id: string): void => {
  const { gone, side, experience: before, experienceCap } = unitNow(play, id)
  if (gone !== null || !learns(true, before, experienceCap)) return
  const experience = before + PERFECT_THROW
  tellOf(play, { kind: 'learnt-underground', unit: id, experience, only: side })
  changeUnit(play, id, { experience })
}

const decide = (play: Play, fight: Fight, chosen: Fight['choices'][number]): void => {
  if (chosen === 'continue') {
    goOn(play, feeding(play.state, fight))
    return
  }
  const tunnel = play.state.tunnels.find(({ id }) => id === fight.tunnel)
  popPhase(play)
  if (!tunnel) return
  if (chosen === 'collapse') collapse(play, tunnel)
  else blast(play, tunnel, true)
}

const sample = (state: State, fight: Fight, side: SideName, random: Random): Order => {
  if (fight.wanted !== 'choice') {
    const { least, most } = limits(state, fight, roleOf(state, fight, side))
    return { kind: 'send-party', strength: least + fair(random, most - least + 1) }
  }
  const open = fight.choices.filter((one) => !check(state, fight, side, { kind: 'mine-choice', choice: one }))
  return { kind: 'mine-choice', choice: open[fair(random, open.length)] ?? 'collapse' }
}

export const MINE_FIGHT: Page<'mine-fight', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { asked }) => asked,
  prompt: (state, fight, side) => {
    const head = state.tunnels.find(({ id }) => id === fight.tunnel)?.head
    const where = head === undefined ? '' : `${referenceOf(state.country, head)}: `
    return `${where}${promptOf(state, fight, side)}`
  },
  check,
  sample,
  act(play, fight, side, order) {
    if (order.kind === 'send-party') goOn(play, withNamed(play.state, fight, side, order.strength))
    else decide(play, fight, order.choice)
    mindIdle(play)
  },
}
