import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, maybe } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { worksAfter } from '../../../effects/ground.ts'
import { construction } from '../../../procedures/construction.ts'
import { neighbours, referenceOf, zoneNamed } from '../../../reckoning/grid.ts'
import { ARM } from '../../../tables/index.ts'
import { zoneAt } from '../../board/zones.ts'
import { changeUnit, changeZone, type Play, tellAbout, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import type { ZoneNumber } from '../../zone.ts'
import { DONE, kind, ORDER_DONE, unit, zone } from '../forms.ts'
import type { Page } from '../page.ts'
import { askIf, askLoserFirst, askNext } from '../taking-turns.ts'
import { buildBridge, buildRoad, lacksRoad, unbridgedEdge } from '../works.ts'

/** GF-CON-01: a bridge is built towards a neighbouring zone. */
const PIONEER_WORK = form({
  kind: kind('pioneer-work'),
  unit: unit(),
  work: choice(['road', 'bridge', 'trench']),
  to: maybe(zone()),
})
type Work = Accepted<typeof PIONEER_WORK>

/** GF-CON-02, GF-CON-04 */
const ENTRENCH = form({ kind: kind('entrench'), unit: unit() })

const ORDERS = [ORDER_DONE, PIONEER_WORK, ENTRENCH] as const

const isGuns = ({ type }: Unit): boolean => ARM[type] === 'artillery'

const worksOf = (state: State, unit: Unit) => {
  const { trench, emplacement } = zoneAt(state, unit.place)
  return isGuns(unit) ? emplacement : trench
}

const entrenching = (state: State, unit: Unit) =>
  construction.resolve(
    {
      scale: 'weekly',
      method: 'entrench',
      type: unit.type,
      work: undefined,
      strength: undefined,
      morale: unit.morale,
      trench: worksOf(state, unit),
      moved: false,
      fired: false,
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )

/** GF-CON-03: one grade a zone a week, of trenches and of emplacements. */
const isBeingDug = (state: State, unit: Unit): boolean =>
  state.units.some(
    (other) =>
      other.duty === 'entrenching' &&
      other.place === unit.place &&
      other.side === unit.side &&
      isGuns(other) === isGuns(unit),
  )

const mayEntrench = (state: State, unit: Unit): boolean =>
  unit.duty === 'none' && !isBeingDug(state, unit) && entrenching(state, unit).permitted

const entrenchRefusal = (state: State, unit: Unit): Refusal | undefined => {
  if (mayEntrench(state, unit)) return undefined
  if (unit.duty !== 'none') return refuse('busy', `${unit.name} has other work this week.`, 'GF-CON-03')
  return isBeingDug(state, unit)
    ? refuse('being-dug', 'Somebody digs there already this week.', 'GF-CON-03')
    : refuse(
        'may-not-dig',
        `${unit.name} cannot dig in: foot, cavalry or guns with morale to spare, where the works are not heavy already.`,
        'GF-CON-03',
      )
}

/** The far banks towards which a bridge can be built. */
const banksOf = (state: State, zone: ZoneNumber): readonly ZoneNumber[] =>
  neighbours(state.country, zone).filter((to) => unbridgedEdge(state, zone, to) >= 0)

const workRefusal = (
  state: State,
  unit: Unit,
  { work, to }: Pick<Work, 'work' | 'to'>,
): Refusal | undefined => {
  if (unit.type !== 'pioneer') {
    const clause = unit.type === 'sapper' ? 'GF-CON-05' : 'GF-CON-01'
    return refuse('not-pioneers', 'Only pioneers do such work.', clause)
  }
  if (unit.duty !== 'none') return refuse('busy', `${unit.name} has work for this week.`, 'GF-CON-01')
  if (work !== 'bridge' && to !== undefined) {
    return refuse(
      'no-far-bank',
      `${unit.name} does that work where it stands; a far bank is named for a bridge only.`,
      'GF-CON-06',
    )
  }
  if (work === 'trench') {
    return zoneAt(state, unit.place).trench === 'heavy'
      ? refuse('heavy-already', 'The trench there is as deep as they come.', 'GF-CON-01')
      : undefined
  }
  if (work === 'road') {
    return lacksRoad(state, unit.place)
      ? undefined
      : refuse('road-is-there', 'There is a good road through the zone already.', 'GF-CON-06')
  }
  const bank = to === undefined ? undefined : zoneNamed(state.country, to)
  return bank !== undefined && unbridgedEdge(state, unit.place, bank) >= 0
    ? undefined
    : refuse('nothing-to-bridge', 'Name a zone beyond water that has no bridge.', 'GF-CON-06')
}

const ownOnBoard = (state: State, side: SideName, id: string): Unit | undefined => {
  const unit = unitNamed(state, id)
  return unit && unit.side === side && isOnBoard(unit) ? unit : undefined
}

const checkWork = (state: State, side: SideName, order: Work | Accepted<typeof ENTRENCH>) => {
  const unit = ownOnBoard(state, side, order.unit)
  if (!unit) return refuse('not-yours', 'You have no such unit on the table.', 'GF-CON-03')
  return order.kind === 'entrench' ? entrenchRefusal(state, unit) : workRefusal(state, unit, order)
}

/** Works are there for all to see, whoever dug them. */
const seeWorks = (play: Play, { revealed, side, place }: Unit, work: 'road' | 'bridge' | 'trench'): void => {
  if (!revealed) tellOf(play, { kind: 'works-seen', work, zone: place, only: otherSide(side) })
}

const playEntrench = (play: Play, id: string): void => {
  const unit = unitNow(play, id)
  const result = entrenching(play.state, unit)
  if (!('moraleAfter' in result)) return
  const { trenchAfter, moraleAfter, emplacement } = result
  tellAbout(play, unit, { kind: 'entrenched', unit: id, zone: unit.place, works: trenchAfter, emplacement })
  seeWorks(play, unit, 'trench')
  changeZone(play, unit.place, worksAfter({ trenchAfter, emplacement }))
  changeUnit(play, id, { duty: 'entrenching', morale: moraleAfter })
}

const playWork = (play: Play, { unit: id, work, to }: Work): void => {
  const unit = unitNow(play, id)
  const { state } = play
  play.dice.about?.({ title: 'Work of the week', unit: id })
  const { hits, needed, success, trenchAfter } = construction.resolve(
    {
      scale: 'weekly',
      method: 'pioneers',
      type: unit.type,
      work,
      strength: unit.strength,
      morale: undefined,
      trench: zoneAt(state, unit.place).trench,
      moved: false,
      fired: false,
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  const zone = unit.place
  tellAbout(play, unit, { kind: 'pioneers-worked', unit: id, work, zone, hits, needed, success })
  if (success) seeWorks(play, unit, work)
  changeUnit(play, id, { duty: 'working' })
  if (!success) return
  if (work === 'trench') changeZone(play, zone, { trench: trenchAfter })
  else if (work === 'road') buildRoad(play, zone)
  else {
    const bank = to === undefined ? undefined : zoneNamed(state.country, to)
    if (bank !== undefined) buildBridge(play, unbridgedEdge(state, zone, bank))
  }
}

const pioneerWorks = (state: State, unit: Unit): readonly Omit<Work, 'kind' | 'unit'>[] => [
  ...(['trench', 'road'] as const)
    .filter((work) => !workRefusal(state, unit, { work }))
    .map((work) => ({ work })),
  ...banksOf(state, unit.place)
    .map((zone) => ({ work: 'bridge' as const, to: referenceOf(state.country, zone) }))
    .filter((work) => !workRefusal(state, unit, work)),
]

const pioneersOf = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter(
    (unit) => unit.side === side && unit.type === 'pioneer' && unit.duty === 'none' && isOnBoard(unit),
  )

const isDigger = (state: State, side: SideName, unit: Unit): boolean =>
  unit.side === side && isOnBoard(unit) && mayEntrench(state, unit)

const diggersOf = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter((unit) => isDigger(state, side, unit))

const hasWork = (state: State, side: SideName): boolean =>
  state.units.some((unit) => isDigger(state, side, unit)) ||
  pioneersOf(state, side).some((unit) => pioneerWorks(state, unit).length > 0)

const ask = (play: Play, side: SideName): boolean =>
  askIf(play, hasWork(play.state, side), { name: 'construction', side })

export const enterConstruction = (play: Play): void => askLoserFirst(play, ask)

const sampleWork = (state: State, side: SideName, random: Random): OrderIn<typeof ORDERS> => {
  if (fair(random, 3) === 0) return DONE
  const pioneers = pioneersOf(state, side)
  const pioneer = pioneers[fair(random, Math.max(1, pioneers.length))]
  const works = pioneer ? pioneerWorks(state, pioneer) : []
  const work = works[fair(random, Math.max(1, works.length))]
  if (pioneer && work) return { kind: 'pioneer-work', unit: pioneer.id, ...work }
  const diggers = diggersOf(state, side)
  const digger = diggers[fair(random, Math.max(1, diggers.length))]
  return digger && fair(random, 3) === 0 ? { kind: 'entrench', unit: digger.id } : DONE
}

export const CONSTRUCTION: Page<'construction', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Set the pioneers to work and dig in, or say that you have done.',
  check: (state, _, side, order) => (order.kind === 'done' ? undefined : checkWork(state, side, order)),
  sample: (state, _, side, random) => sampleWork(state, side, random),
  act(play, _, side, order) {
    if (order.kind === 'pioneer-work') playWork(play, order)
    else if (order.kind === 'entrench') playEntrench(play, order.unit)
    if (order.kind === 'done' || !hasWork(play.state, side)) askNext(play, side, ask)
  },
}
