import { fair } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { distance } from '../../reckoning/grid.ts'
import { MOST_EXPLOSIVES, TUNNEL_PARTY } from '../../tables/index.ts'
import { isFoot } from '../board/target.ts'
import type { Phase, PhaseOf } from '../phases/shapes.ts'
import { digTargets } from '../phases/trench/tunnels.ts'
import type { Tunnel } from '../state.ts'
import { isOnBoard, type Unit } from '../unit.ts'
import { type Draft, type DraftUnit, happens, idOf, oneOf, takeFree } from './draft.ts'
import { joined } from './known.ts'
import { lieIn } from './lying.ts'

/** How many in a hundred units of sappers at the front have begun a tunnel that nobody has heard. */
const AT_WORK = 30

type Fight = PhaseOf<'mine-fight'>

/** The party of a fight underground that is the enemy's, and the end of the tunnel it came in by. */
const partiesOf = ({ view, enemy }: Draft, fight: Fight) => {
  const tunnel = view.tunnels.find(({ id }) => id === fight.tunnel)
  return tunnel?.side === enemy
    ? ({ party: 'attackers', mouth: tunnel.start } as const)
    : ({ party: 'defenders', mouth: tunnel?.head ?? 0 } as const)
}

/** GF-MINE-03, GF-MINE-04: a party leaves somebody behind to be fed in after it. */
const strongEnough = ({ random }: Draft, unit: DraftUnit, strength: number): void => {
  if (unit.strength > strength) return
  unit.strength = strength + 1 + fair(random, TUNNEL_PARTY.first)
  unit.establishment = Math.max(unit.establishment, unit.strength)
}

/** GF-MINE-07: those whom the enemy has named and nobody has seen go down. */
const namedBy = ({ enemy, random }: Draft, { wanted, asked }: Fight): number => {
  if (wanted === 'choice' || asked.includes(enemy)) return 0
  return wanted === 'parties' ? 1 + fair(random, TUNNEL_PARTY.first) : fair(random, TUNNEL_PARTY.more + 1)
}

/** The decisions waited for, with the units they name; whom a party underground comes from does not always show. */
export const phasesIn = (draft: Draft): readonly Phase[] => {
  const { view, units } = draft
  return view.phases.map((phase): Phase => {
    if (phase.name === 'movement') return { ...phase, moved: phase.moved.map((id) => idOf(draft, id)) }
    if (phase.name === 'replacements')
      return { ...phase, arrived: phase.arrived.map((id) => idOf(draft, id)) }
    if (phase.name !== 'mine-fight') return phase
    const { party, mouth } = partiesOf(draft, phase)
    const sent = { ...phase[party], unit: idOf(draft, phase[party].unit) }
    const named = { ...phase.named, [party]: namedBy(draft, phase) }
    const known = units.find(({ id }) => id === sent.unit)
    const unit = known ?? takeFree(draft, 'infantry', (one) => isFoot(one) && !one.mounted)
    strongEnough(draft, unit, sent.strength + named[party])
    if (known) return { ...phase, named, [party]: sent }
    lieIn(draft, unit, (zone) => distance(view.country, zone, mouth) <= TUNNEL_PARTY.within)
    return { ...phase, named, [party]: { ...sent, unit: unit.id } }
  })
}

const explosivesIn = ({ view, enemy, random }: Draft, { id, head }: Tunnel): number => {
  const fight = topPhase(view)
  if (fight?.name === 'mine-fight' && fight.tunnel === id) return 1 + fair(random, MOST_EXPLOSIVES)
  return view.zones[head]?.owner === enemy ? 0 : fair(random, MOST_EXPLOSIVES + 1)
}

/** GF-RAID-08: of a tunnel that was found, how far it has got and what is in it. */
const found = (draft: Draft, tunnel: Tunnel): Tunnel => ({
  ...tunnel,
  dugIn: Math.max(0, draft.view.week - 1),
  explosives: explosivesIn(draft, tunnel),
})

/** What was dug before the campaign, unless it has gone off, was lost with its mouth, or is known. */
const oldTunnels = ({ view, enemy, start }: Draft): readonly Tunnel[] =>
  start.tunnels.filter(
    (old) =>
      old.side === enemy &&
      !view.tunnels.some(({ id }) => id === old.id) &&
      view.zones[old.start]?.owner === enemy &&
      !view.zones[old.head]?.crater,
  )

const begunBy = (draft: Draft, unit: Unit, number: number): readonly Tunnel[] => {
  const { view, enemy, random } = draft
  const others = { ...view, units: [unit], tunnels: [] }
  const ways = digTargets(others, unit).filter(({ to }) => view.zones[to]?.owner !== enemy)
  const next = oneOf(random, ways)?.to
  if (next === undefined) return []
  const id = `${enemy}-tunnel-${number}`
  const { place } = unit
  return [
    {
      id,
      side: enemy,
      start: place,
      head: place,
      dug: 1,
      next,
      dugIn: view.week - 1,
      explosives: 0,
      known: false,
    },
  ]
}

const numberOf = ({ id }: Tunnel): number => Number(id.slice(id.lastIndexOf('-') + 1)) || 0

/** GF-MINE-06: tunnels that may be there, one for each unit of sappers at most. */
export const tunnelsUnder = (draft: Draft): readonly Tunnel[] => {
  const { view, enemy, units, random } = draft
  const tunnels = view.tunnels.map((tunnel) => (tunnel.side === enemy ? found(draft, tunnel) : tunnel))
  tunnels.push(...oldTunnels(draft))
  const own = () => tunnels.filter(({ side }) => side === enemy)
  const sappers = () => units.filter(({ type }) => type === 'sapper')
  while (sappers().length < own().length) units.push(joined(draft, units, 'sapper'))
  for (const unit of sappers()) {
    if (own().length >= sappers().length) break
    const taken = own().some(({ start }) => start === unit.place)
    if (view.week < 2 || taken || !isOnBoard(unit) || !happens(random, AT_WORK)) continue
    tunnels.push(...begunBy(draft, unit, 1 + Math.max(0, ...own().map(numberOf))))
  }
  return tunnels
}
