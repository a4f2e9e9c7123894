import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, maybe } from '#kernel/procedure/schema.ts'
import { construction } from '../../../procedures/construction.ts'
import { referenceOf, zoneNamed } from '../../../reckoning/grid.ts'
import { zoneAt } from '../../board/zones.ts'
import { changeUnit, changeZone, type Play, tellAbout, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import { DONE, kind, ORDER_DONE, unit, zone } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { buildBridge, buildRoad, lacksRoad, unbridgedEdge } from '../works.ts'
import { bridgeable, buildsSomething, dig, hasFired, hasWork, mayScrape } from './labour.ts'

/** GF-ACON-01: pioneers; a bridge is built towards a neighbouring zone. */
const BUILD = form({ kind: kind('build'), unit: unit(), work: choice(['road', 'bridge']), to: maybe(zone()) })
type Build = Accepted<typeof BUILD>

/** GF-ACON-02 */
const SCRAPE_TRENCH = form({ kind: kind('scrape-trench'), unit: unit() })
type Scrape = Accepted<typeof SCRAPE_TRENCH>

const ORDERS = [ORDER_DONE, BUILD, SCRAPE_TRENCH] as const

const ask = (play: Play, side: SideName): boolean => {
  if (!hasWork(play.state, side)) return false
  pushPhase(play, { name: 'assault-construction', side })
  return true
}

/** A5: the first mover builds, then the other; whoever has nobody to do it is not asked. */
export const enterAssaultConstruction = (play: Play): void => {
  const first = play.state.assault?.firstMover
  if (first && !ask(play, first)) ask(play, otherSide(first))
}

const finish = (play: Play, { side }: PhaseOf<'assault-construction'>): void => {
  popPhase(play)
  if (side === play.state.assault?.firstMover) ask(play, otherSide(side))
}

/** Why a unit may not put its hand to anything now. */
const workerRefusal = (unit: Unit | undefined, side: SideName): Refusal | undefined => {
  if (!unit || unit.side !== side || !isOnBoard(unit))
    return refuse('not-yours', 'You have no such unit on the table.', 'GF-ACON-01')
  if (unit.worked) return refuse('has-worked', `${unit.name} has worked this turn.`, 'GF-ACON-01')
  if (unit.status === 'routing') return refuse('routing', `${unit.name} is running.`, 'GF-MOR-05')
  return unit.duty === 'digging'
    ? refuse('digging', `${unit.name} is underground this week.`, 'GF-MINE-01')
    : undefined
}

const checkBuild = (state: State, side: SideName, order: Build): Refusal | undefined => {
  const unit = unitNamed(state, order.unit)
  const refusal = workerRefusal(unit, side)
  if (refusal || !unit) return refusal
  if (unit.type !== 'pioneer')
    return refuse('not-pioneers', 'Only pioneers build roads and bridges.', 'GF-ACON-01')
  if (hasFired(unit)) return refuse('has-fired', `${unit.name} has fired this turn.`, 'GF-ACON-01')
  if (order.work === 'road') {
    if (order.to !== undefined)
      return refuse('no-far-bank', 'A road is built in the zone of the pioneers.', 'GF-CON-06')
    return lacksRoad(state, unit.place)
      ? undefined
      : refuse('road-is-there', 'There is a good road through the zone already.', 'GF-CON-06')
  }
  const to = order.to === undefined ? undefined : zoneNamed(state.country, order.to)
  return to !== undefined && unbridgedEdge(state, unit.place, to) >= 0
    ? undefined
    : refuse('nothing-to-bridge', 'Name a zone beyond water that has no bridge.', 'GF-CON-06')
}

const checkScrape = (state: State, side: SideName, order: Scrape): Refusal | undefined => {
  const unit = unitNamed(state, order.unit)
  const refusal = workerRefusal(unit, side)
  if (refusal || !unit) return refusal
  return mayScrape(state, unit)
    ? undefined
    : refuse(
        'may-not-dig',
        `${unit.name} cannot dig: foot or cavalry that neither moved nor fired, with morale to spare, where no trench is.`,
        'GF-ACON-02',
      )
}

/** What everybody sees of work done by a unit that the enemy does not. */
const tellOfWork = (play: Play, unit: Unit, work: 'road' | 'bridge' | 'trench'): void => {
  if (!unit.revealed) tellOf(play, { kind: 'works-seen', work, zone: unit.place, only: otherSide(unit.side) })
}

const playBuild = (play: Play, { unit: id, work, to: reference }: Build): void => {
  const { state } = play
  const unit = unitNow(play, id)
  const { place, type, strength } = unit
  play.dice.about?.({ title: 'Work under fire', unit: id })
  const { hits, needed, success } = construction.resolve(
    {
      scale: 'assault',
      method: 'pioneers',
      type,
      work,
      strength,
      morale: undefined,
      trench: zoneAt(state, place).trench,
      moved: unit.moving,
      fired: false,
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  const to = reference === undefined ? null : (zoneNamed(state.country, reference) ?? null)
  tellAbout(play, unit, { kind: 'pioneers-built', unit: id, work, zone: place, to, hits, needed, success })
  changeUnit(play, id, { worked: true })
  if (!success) return
  tellOfWork(play, unit, work)
  if (to === null) buildRoad(play, place)
  else buildBridge(play, unbridgedEdge(state, place, to))
}

const playScrape = (play: Play, { unit: id }: Scrape): void => {
  const unit = unitNow(play, id)
  const { place } = unit
  const result = dig(play.state, unit)
  tellAbout(play, unit, { kind: 'trench-scraped', unit: id, zone: place })
  tellOfWork(play, unit, 'trench')
  changeUnit(play, id, {
    worked: true,
    ...('moraleAfter' in result ? { morale: result.moraleAfter } : {}),
  })
  changeZone(play, place, { trench: result.trenchAfter })
}

const own = (state: State, side: SideName, may: (unit: Unit) => boolean): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && isOnBoard(unit) && may(unit))

const sampleWork = (state: State, side: SideName, random: Random): OrderIn<typeof ORDERS> => {
  if (fair(random, 3) > 0) return DONE
  const workers = own(state, side, (unit) => buildsSomething(state, unit) || mayScrape(state, unit))
  const unit = workers[fair(random, Math.max(1, workers.length))]
  if (!unit) return DONE
  if (!buildsSomething(state, unit) || (mayScrape(state, unit) && fair(random, 3) === 0)) {
    return { kind: 'scrape-trench', unit: unit.id }
  }
  const banks = bridgeable(state, unit)
  const to =
    lacksRoad(state, unit.place) && fair(random, 2) === 0
      ? undefined
      : banks[fair(random, Math.max(1, banks.length))]
  return to === undefined
    ? lacksRoad(state, unit.place)
      ? { kind: 'build', unit: unit.id, work: 'road' }
      : DONE
    : { kind: 'build', unit: unit.id, work: 'bridge', to: referenceOf(state.country, to) }
}

export const ASSAULT_CONSTRUCTION: Page<'assault-construction', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Build roads and bridges, dig in, and say when you have done.',
  check(state, _, side, order) {
    if (order.kind === 'done') return undefined
    return order.kind === 'build' ? checkBuild(state, side, order) : checkScrape(state, side, order)
  },
  sample: (state, _, side, random) => sampleWork(state, side, random),
  act(play, phase, side, order) {
    if (order.kind === 'build') playBuild(play, order)
    else if (order.kind === 'scrape-trench') playScrape(play, order)
    else finish(play, phase)
    if (order.kind !== 'done' && !hasWork(play.state, side)) finish(play, phase)
  },
}
