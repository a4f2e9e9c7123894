import { oneOf, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { along, type Heading } from '#kernel/geometry/angle.ts'
import { reach } from '#kernel/geometry/footprint.ts'
import { gap, within } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import { fromCm, KEEP_CLEAR, placeOf, TOUCHING } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { crowdedRefusal, groundRefusal } from '../../board/setting-down.ts'
import { isNearEnemy } from '../../moves/standing.ts'
import { nameOf } from '../../names.ts'
import { changeBattalion, changeRegiment, type Play } from '../../play.ts'
import { standOf } from '../../roster.ts'
import { standAt } from '../../stand-at.ts'
import type { Battalion, Stand, State } from '../../state.ts'
import { battalionNamed, battalionOf, commandOf, isGone, isRifles, isTank } from '../../units.ts'
import { at, GO_ON, id, kind } from '../forms.ts'
import type { Page } from '../page.ts'

/** A command stand that is to be replaced, and those that its successor may touch. */
export interface Vacancy {
  readonly command: string
  readonly body: string
  readonly touched: readonly Stand[]
}

/** FF-CMD-08: a rifle platoon of the battalion, else anybody of it but tanks. */
const survivorsOf = (state: State, { id }: Battalion): readonly Stand[] => {
  const own = state.stands.filter((stand) => !isTank(stand) && battalionOf(state, stand)?.id === id)
  const rifles = own.filter(isRifles)
  return rifles.length > 0 ? rifles : own
}

const SUCCESSOR_FORM = form({ kind: kind('successor'), command: id(), ...at })
type SuccessorOrder = Accepted<typeof SUCCESSOR_FORM>

const isVacant = ({ stands, lost }: State, command: string): boolean =>
  lost.some(({ id }) => id === command) && !stands.some(({ id }) => id === command)

/** FF-CMD-04, FF-CMD-08: battalions before regiments; none where there is nobody to touch. */
export const vacancies = (state: State, side: Side): readonly Vacancy[] => {
  const due: Vacancy[] = []
  for (const battalion of state.battalions) {
    if (battalion.side !== side) continue
    const command = `${battalion.id}h`
    if (!isVacant(state, command) || isGone(state, battalion)) continue
    const touched = survivorsOf(state, battalion)
    if (touched.length > 0) due.push({ command, body: battalion.id, touched })
  }
  for (const regiment of state.regiments) {
    if (regiment.side !== side) continue
    const command = `${regiment.id}h`
    if (!isVacant(state, command)) continue
    const touched = state.battalions.flatMap((battalion) => {
      const stand = battalion.regiment === regiment.id ? commandOf(state, battalion.id) : undefined
      return stand ? [stand] : []
    })
    if (touched.length > 0) due.push({ command, body: regiment.id, touched })
  }
  return due
}

/** The new stand, facing the enemy. */
const successorAt = (
  state: State,
  side: Side,
  { command, body }: Vacancy,
  { x, y }: { x: number; y: number },
): Stand => {
  const battalion = battalionNamed(state, body)
  const owner = { side, regiment: battalion?.regiment ?? body, battalion: battalion?.id ?? null }
  const type = battalion ? 'battalion-command' : 'regimental-command'
  return standOf(owner, command, command, type, [x, y], false)
}

const placeRefusal = (state: State, { touched }: Vacancy, stand: Stand): Refusal | undefined => {
  const near = fromCm(TOUCHING.base)
  if (!touched.some((other) => within(other, stand, near)))
    return refuse(
      'touches-nobody',
      `${capitalised(nameOf(state, stand.id))} must touch a stand that is still in action.`,
      'FF-CMD-08',
    )
  const refusal = groundRefusal(state, stand, 'FF-CMD-08')
  if (refusal) return refusal
  const others = state.stands.filter(({ below }) => !below)
  if (isNearEnemy(state, stand.side, stand, fromCm(KEEP_CLEAR)))
    return refuse(
      'near-enemy',
      `${capitalised(nameOf(state, stand.id))} would stand less than ${KEEP_CLEAR} cm from an enemy.`,
      'FF-CMD-08',
    )
  return crowdedRefusal(state, [stand], [...others, ...state.blockHouses], 'FF-CMD-08')
}

export const successorRefusal = (
  state: State,
  side: Side,
  { command, x, y }: SuccessorOrder,
): Refusal | undefined => {
  const vacancy = vacancies(state, side).find((one) => one.command === command)
  return vacancy
    ? placeRefusal(state, vacancy, successorAt(state, side, vacancy, { x, y }))
    : refuse('no-vacancy', `No successor is due for "${command.slice(0, 60)}".`, 'FF-CMD-08')
}

const PROMOTE = 'Place the successors of your lost commanders, or go on.'

/** So far, in cm, a new stand is held off before it is pushed up to the one that it touches. */
const HELD_OFF = 10

/** A successor who touches a stand on the side that a heading leads to; none off the table. */
export const successorBeside = (
  state: State,
  side: Side,
  vacancy: Vacancy,
  beside: Stand,
  heading: Heading,
): SuccessorOrder | undefined => {
  const stand = successorAt(state, side, vacancy, placeOf(beside.centre))
  const apart = gap(beside, standAt(stand, along(beside.centre, heading, fromCm(HELD_OFF))))
  const centre = along(beside.centre, heading, fromCm(HELD_OFF) - apart)
  if (centre.x < reach(stand) || centre.y < reach(stand)) return undefined
  return { kind: 'successor', command: vacancy.command, ...placeOf(centre) }
}

export const DIRECTIONS = Array.from({ length: 12 }, (_, i) => fromDegrees(i * 30))

/** A place that touches one of those it may touch; none if there is no room at those tried. */
const randomSuccessor = (
  state: State,
  side: Side,
  vacancy: Vacancy,
  random: Random,
): SuccessorOrder | undefined => {
  for (let tries = 0; tries < 12; tries++) {
    const beside = oneOf(random, vacancy.touched)
    const direction = oneOf(random, DIRECTIONS)
    if (!beside || direction === undefined) return undefined
    const order = successorBeside(state, side, vacancy, beside, direction)
    if (order && !successorRefusal(state, side, order)) return order
  }
  return undefined
}

const ORDERS = [SUCCESSOR_FORM, GO_ON] as const

/** FF-TURN-03, FF-CMD-08: if he goes on without placing one, it comes at his next turn start. */
export const SUCCESSORS: Page<'successors', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state, { side }) => (vacancies(state, side).length > 0 ? [side] : []),
  prompt: () => PROMOTE,
  check: (state, _, side, order) =>
    order.kind === 'successor' ? successorRefusal(state, side, order) : undefined,
  sample(state, _, side, random) {
    const [vacancy] = vacancies(state, side)
    return (vacancy && randomSuccessor(state, side, vacancy, random)) ?? { kind: 'go-on' }
  },
  act(play, _, side, order) {
    if (order.kind !== 'successor') {
      popPhase(play)
      return
    }
    const vacancy = vacancies(play.state, side).find((one) => one.command === order.command)
    if (!vacancy) return
    const stand = successorAt(play.state, side, vacancy, order)
    change(play, { stands: [...play.state.stands, stand] })
    if (stand.type === 'battalion-command') changeBattalion(play, vacancy.body, { promoted: true })
    else changeRegiment(play, vacancy.body, { promoted: true })
    tellOf(play, { kind: 'promoted', side, command: stand.id, body: vacancy.body })
  },
  resume(play, { side }) {
    if (vacancies(play.state, side).length === 0) popPhase(play)
  },
}

export const askForSuccessors = (play: Play): void =>
  pushPhase(play, { name: 'successors', side: play.state.active })
