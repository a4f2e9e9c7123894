import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { boundsOfFootprint } from '#kernel/geometry/bounds.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, list } from '#kernel/procedure/schema.ts'
import { capitalised } from '#kernel/words.ts'
import { BASES, ENTRY, fromCm } from '../../../tables/index.ts'
import type { OrderUnit, Side } from '../../../vocabulary.ts'
import { cohesionRefusal, crowdedRefusal, groundRefusal } from '../../board/setting-down.ts'
import { fieldOf } from '../../field.ts'
import { isColumn } from '../../moves/columns.ts'
import { nameOf } from '../../names.ts'
import { changeUnit, type Play } from '../../play.ts'
import { standWith } from '../../records.ts'
import { standOf } from '../../roster.ts'
import type { Stand, State } from '../../state.ts'
import { battalionNamed, unitNamed } from '../../units.ts'
import { ridersOf, setDown, statesRefusal } from '../deployment/set-down.ts'
import { id, kind, MOST_STANDS, placedStand } from '../forms.ts'

export const ENTER_FORM = form({
  kind: kind('enter'),
  unit: id(),
  stands: list(placedStand, 1, MOST_STANDS),
})
type Entry = Accepted<typeof ENTER_FORM>

/** Units of several stands, numbered through. */
const TOGETHER: readonly OrderUnit[] = ['rifle-company', 'cavalry-squadron', 'light-team']

const regimentNamed = ({ regiments }: State, command: string) =>
  regiments.find(({ id }) => `${id}h` === command)

const regimentalCommand = (side: Side, regiment: string): Stand =>
  standOf(
    { side, regiment, battalion: null },
    `${regiment}h`,
    `${regiment}h`,
    'regimental-command',
    [0, 0],
    false,
  )

/** The stands of a unit, or the command stand, that has come out of reserve, before they are set down. */
export const standsToEnter = (state: State, side: Side, id: string): readonly Stand[] => {
  const unit = unitNamed(state, id)
  const regiment = unit ? undefined : regimentNamed(state, id)
  if (regiment) return [regimentalCommand(side, regiment.id)]
  if (!unit) {
    const battalion = battalionNamed(state, id.slice(0, -1))
    const owner = { side, regiment: battalion?.regiment ?? '', battalion: battalion?.id ?? null }
    return [standOf(owner, id, id, 'battalion-command', [0, 0], false)]
  }
  const ids = TOGETHER.includes(unit.kind)
    ? Array.from({ length: unit.strength }, (_, i) => `${id}${i + 1}`)
    : [id]
  return ids.map((stand) => standOf(unit, stand, id, unit.type, [0, 0], false))
}

const isNearEdge = (state: State, stand: Stand): boolean => {
  const { y1, y2 } = boundsOfFootprint(stand)
  const { length } = fieldOf(state.scenario)
  const deep = fromCm(ENTRY.depth)
  return stand.side === 'attacker' ? y2 <= deep : y1 >= length - deep
}

const entryRefusal = (state: State, stand: Stand): Refusal | undefined => {
  const refusal = groundRefusal(state, stand, 'FF-END-08')
  if (refusal) return refusal
  if (!isNearEdge(state, stand))
    return refuse(
      'too-far-in',
      `${capitalised(nameOf(state, stand.id))} must enter within ${ENTRY.depth} cm of your base edge.`,
      'FF-END-08',
    )
  const clear = fromCm(ENTRY.clear)
  const enemies = [
    ...state.stands.filter(({ side }) => side !== stand.side),
    ...state.blockHouses.filter(({ holder }) => holder !== null && holder !== stand.side),
  ]
  return enemies.some((enemy) => gap(enemy, stand) < clear)
    ? refuse(
        'near-enemy',
        `${capitalised(nameOf(state, stand.id))} must enter ${ENTRY.clear} cm or more from every enemy.`,
        'FF-END-08',
      )
    : undefined
}

const setDownAll = (state: State, coming: readonly Stand[], places: Entry['stands']): readonly Stand[] =>
  coming.map((stand) => {
    const place = places.find((one) => one.stand === stand.id)
    return place ? setDown(state, stand, place) : stand
  })

/** FF-END-08: why a unit cannot enter so. */
export const enterRefusal = (
  state: State,
  side: Side,
  { unit, stands: places }: Entry,
): Refusal | undefined => {
  if (!state.arrived.includes(unit))
    return refuse('not-arrived', `"${unit.slice(0, 60)}" has not come out of reserve.`, 'FF-END-08')
  const coming = standsToEnter(state, side, unit)
  if (places.length !== coming.length || !coming.every(({ id }) => places.some(({ stand }) => stand === id)))
    return refuse(
      'all-stands',
      `${capitalised(nameOf(state, unit))} enters as a whole: place each of its stands once.`,
      'FF-END-08',
    )
  const stands = setDownAll(state, coming, places)
  for (const stand of stands) {
    const refusal = entryRefusal(state, stand)
    if (refusal) return refusal
  }
  const taken = [...state.stands.filter(({ below }) => !below), ...state.blockHouses]
  return (
    statesRefusal(state, stands, places, 'FF-END-08') ??
    crowdedRefusal(state, stands, taken, 'FF-END-08') ??
    cohesionRefusal(state, stands, 'FF-END-08')
  )
}

export const enter = (play: Play, side: Side, { unit, stands: places }: Entry): void => {
  const { state } = play
  const coming = standsToEnter(state, side, unit)
  const stands = setDownAll(state, coming, places)
  // FF-FORM-05: whoever stands one behind the other along a road is a column.
  const column = isColumn(
    state,
    stands.map((stand) => ({ way: [stand.centre], end: stand })),
  )
  change(play, {
    stands: [...state.stands, ...(column ? stands.map((stand) => standWith(stand, { column })) : stands)],
    arrived: state.arrived.filter((id) => id !== unit),
  })
  if (unitNamed(state, unit)) changeUnit(play, unit, { at: 'table' })
  for (const [squadron, mounted] of ridersOf(coming, places)) changeUnit(play, squadron, { mounted })
  tellOf(play, { kind: 'entered', side, unit, column })
}

const TRIES = 12

/** How wide a stand is in a line, with the gap beside it, cm. */
export const widthInLine = ({ type }: Stand): number => {
  const base = BASES[type]
  return ('width' in base ? base.width : base.diameter) / 10 + 0.1
}

/** One line across from x to the right, so deep from the base edge. */
export const entryInLine = (state: State, side: Side, unit: string, x: number, deep: number): Entry => {
  const coming = standsToEnter(state, side, unit)
  const wide = coming[0] ? widthInLine(coming[0]) : 0
  return {
    kind: 'enter',
    unit,
    stands: coming.map(({ id, type }, i) => ({
      stand: id,
      x: Math.round((x + i * wide) * 10) / 10,
      y: side === 'attacker' ? deep : state.scenario.length - deep,
      ...(type === 'cavalry' ? { state: 'mounted' as const } : {}),
    })),
  }
}

/** Somewhere along the edge; none where no room came to mind. */
export const randomEntry = (state: State, side: Side, unit: string, random: Random): Entry | undefined => {
  for (let tries = 0; tries < TRIES; tries++) {
    const x = fair(random, state.scenario.width)
    const order = entryInLine(state, side, unit, x, 3.5 + fair(random, 9))
    if (!enterRefusal(state, side, order)) return order
  }
  return undefined
}
