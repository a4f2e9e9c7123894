import { oneOf } from '#kernel/chance/random.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { along } from '#kernel/geometry/angle.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { eventCard } from '../../../procedures/event-card.ts'
import { fromCm, KEEP_CLEAR, placeOf, RALLY_LOSSES } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { crowdedRefusal, groundRefusal } from '../../board/setting-down.ts'
import { changeBattalion, changeUnit, type Play } from '../../play.ts'
import { standOf } from '../../roster.ts'
import { standAt } from '../../stand-at.ts'
import type { Battalion, Lost, Stand, State } from '../../state.ts'
import { commandOf, standsOf, unitNamed } from '../../units.ts'
import type { ChoiceCard } from './choice.ts'

/** Platoons of it that are lost and could come back. */
const fallen = ({ lost }: State, { id }: Battalion): readonly Lost[] =>
  lost.filter(({ battalion, type }) => battalion === id && (type === 'infantry' || type === 'cavalry'))

const rallying = (state: State, side: Side): readonly Battalion[] =>
  state.battalions.filter(
    (battalion) =>
      battalion.side === side &&
      !battalion.routed &&
      commandOf(state, battalion.id) &&
      Math.min(battalion.lost, fallen(state, battalion).length) >= RALLY_LOSSES,
  )

const AROUND = Array.from({ length: 24 }, (_, i) => fromDegrees(i * 15))
const FAR_OFF = fromCm(10)

/** A place where it touches the command stand, if there is room for it. */
const besideCommand = (state: State, stand: Stand, command: Stand): Stand | undefined => {
  const clear = fromCm(KEEP_CLEAR)
  for (const direction of AROUND) {
    const off = gap(command, standAt(stand, along(command.centre, direction, FAR_OFF)))
    const placed = standAt(stand, along(command.centre, direction, FAR_OFF - off + 1))
    const others = state.stands.filter(({ below }) => !below)
    const isFree =
      !groundRefusal(state, placed, 'FF-EVT-05') &&
      !crowdedRefusal(state, [placed], [...others, ...state.blockHouses], 'FF-EVT-05') &&
      others.every((other) => other.side === placed.side || gap(other, placed) >= clear)
    if (isFree) return placed
  }
  return undefined
}

/** FF-EVT-05: the next of the fallen, of the company with fewest stands. */
const nextBack = (state: State, battalion: Battalion): Lost | undefined =>
  fallen(state, battalion)
    .map((lost) => ({ lost, left: standsOf(state, lost.unit).length }))
    .sort((a, b) => a.left - b.left || (a.lost.id < b.lost.id ? -1 : 1))[0]?.lost

/** Back on the table, if there is room beside the commander. */
const bringBack = (play: Play, battalion: Battalion, lost: Lost): boolean => {
  const { state } = play
  const command = commandOf(state, battalion.id)
  const unit = unitNamed(state, lost.unit)
  if (!command || !unit) return false
  const { x, y } = placeOf(command.centre)
  const owner = { side: battalion.side, regiment: battalion.regiment, battalion: battalion.id }
  const placed = besideCommand(state, standOf(owner, lost.id, lost.unit, lost.type, [x, y], false), command)
  if (!placed) return false
  change(play, {
    stands: [...state.stands, placed],
    lost: state.lost.filter((one) => one !== lost),
  })
  if (unit.at === 'gone') changeUnit(play, unit.id, { at: 'table' })
  const now = play.state.battalions.find(({ id }) => id === battalion.id)
  if (now) changeBattalion(play, now.id, { lost: now.lost - 1 })
  return true
}

/** FF-EVT-02: D3 platoons come back, never more than were lost. */
export const RALLY: ChoiceCard = {
  isPossible: (state, side) => rallying(state, side).length > 0,
  check: (state, side, { unit }) =>
    rallying(state, side).some(({ id }) => id === unit)
      ? undefined
      : refuse(
          'no-rally',
          `Name a battalion of yours that has lost ${RALLY_LOSSES} platoons or more and has its commander.`,
          'FF-EVT-02',
        ),
  act(play, side, { unit }) {
    const battalion = rallying(play.state, side).find(({ id }) => id === unit)
    if (!battalion) return
    play.dice.about?.({ title: `Rally of ${battalion.name}` })
    const { platoonsReturned = 0 } = eventCard.resolve(
      { card: 'QH', resolve: true, platoonsLost: battalion.lost, options: play.state.options },
      play.dice,
      play.trace,
    )
    const back: string[] = []
    while (back.length < platoonsReturned) {
      const lost = nextBack(play.state, battalion)
      if (!lost || !bringBack(play, battalion, lost)) break
      back.push(lost.id)
    }
    tellOf(play, { kind: 'rallied', battalion: battalion.id, roll: platoonsReturned, stands: back })
  },
  sample(state, side, random) {
    const battalion = oneOf(random, rallying(state, side))
    return battalion ? { unit: battalion.id } : {}
  },
}
