import type { PhaseOf } from '../game/phases/shapes.ts'
import { isOnBoard } from '../game/unit.ts'
import { unitNamed } from '../game/units.ts'
import { distance } from '../reckoning/grid.ts'
import { MOST_EXPLOSIVES, TUNNEL_PARTY } from '../tables/index.ts'
import { done, type Intent } from './intent.ts'
import { target, wouldAttack } from './sector.ts'
import { enemyFront, isArtillery, isLikelyHeld, isOurs, named, type Situation } from './situation.ts'

/** W8: mines go up before an attack; else the tunnels go on. */
export const mineIntents = (situation: Situation): readonly Intent[] => {
  const { own, view, side, thresholds } = situation
  const { worthFiring, keptRounds } = thresholds.mines
  const intents: Intent[] = []
  const attacks = wouldAttack(situation)
  const guns = own.filter(isArtillery).length
  for (const unit of own) {
    if (unit.type !== 'sapper' || !isOnBoard(unit)) continue
    const tunnel = view.tunnels.find((one) => one.side === side && one.start === unit.place)
    if (!tunnel) {
      const goal = target(situation)
      const [under] = enemyFront(situation)
        .filter((zone) => distance(view.country, zone, unit.place) === 1)
        .sort((one, other) => Number(other === goal) - Number(one === goal))
      if (under !== undefined && !attacks)
        intents.push({
          order: { kind: 'dig-tunnel', unit: unit.id, to: named(situation, under) },
          why: `${unit.name} is to begin a tunnel towards ${named(situation, under)}.`,
        })
      continue
    }
    if (isOurs(situation, tunnel.head)) {
      const to =
        tunnel.next ?? enemyFront(situation).find((zone) => distance(view.country, zone, tunnel.head) === 1)
      if (to !== undefined)
        intents.push({
          order: { kind: 'dig-tunnel', unit: unit.id, tunnel: tunnel.id, to: named(situation, to) },
          why: `The tunnel is to go on towards ${named(situation, to)}.`,
        })
      continue
    }
    const room = Math.min(MOST_EXPLOSIVES, unit.strength) - tunnel.explosives
    const spare = view.armies[side].shells - guns * keptRounds
    const explosives = Math.min(room, spare)
    const held = isLikelyHeld(situation, tunnel.head)
    if (explosives > 0 && tunnel.explosives + explosives >= worthFiring && (held || !attacks))
      intents.push({
        order: { kind: 'pack-mine', unit: unit.id, tunnel: tunnel.id, explosives },
        why: `The mine under ${named(situation, tunnel.head)} is to be packed.`,
      })
    if (attacks && held && tunnel.explosives >= worthFiring)
      intents.push({
        order: { kind: 'detonate', unit: unit.id, tunnel: tunnel.id },
        why: `The mine under ${named(situation, tunnel.head)} is to go up before the attack.`,
      })
  }
  return [...intents, done('Nothing more to do underground.')]
}

/** Other zones that a tunnel might be driven under. */
export const otherTunnels = (situation: Situation, { order }: Intent): readonly Intent[] => {
  if (order.kind !== 'dig-tunnel' || order.tunnel !== undefined) return []
  const unit = unitNamed(situation.view, order.unit)
  if (!unit) return []
  return enemyFront(situation)
    .filter((zone) => distance(situation.view.country, zone, unit.place) === 1)
    .map((zone) => ({
      order: { kind: 'dig-tunnel', unit: unit.id, to: named(situation, zone) },
      why: `${unit.name} is to begin a tunnel towards ${named(situation, zone)}.`,
    }))
}

/** A fight in a tunnel: whoever fires it wants it kept, whoever found it wants it shut. */
export const mineFightIntents = (situation: Situation, fight: PhaseOf<'mine-fight'>): readonly Intent[] => {
  const { view, side } = situation
  const attacks = view.tunnels.find(({ id }) => id === fight.tunnel)?.side === side
  if (fight.wanted === 'choice') {
    const choice = attacks ? 'detonate' : 'collapse'
    return [
      {
        order: { kind: 'mine-choice', choice },
        why: attacks ? 'The mine is to go up.' : 'The tunnel is to be blown in on them.',
      },
      { order: { kind: 'mine-choice', choice: 'collapse' }, why: 'The tunnel is to be given up.' },
      { order: { kind: 'mine-choice', choice: 'continue' }, why: 'The fight underground is to go on.' },
    ]
  }
  const party = attacks ? fight.attackers : fight.defenders
  const left = (unitNamed(view, party.unit)?.strength ?? 0) - party.strength
  const first = fight.wanted === 'parties'
  const wished = Math.min(left, first ? TUNNEL_PARTY.first : TUNNEL_PARTY.more)
  return [wished, 1, 0].map((strength) => ({
    order: { kind: 'send-party', strength },
    why: 'The tunnel is worth fighting for.',
  }))
}
