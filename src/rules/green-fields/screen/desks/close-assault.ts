import { listed, several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { stackIn } from '../../game/board/zones.ts'
import type { Facing } from '../../game/phases/close-assault/facings.ts'
import { diceOf, type LineUp, lineUp } from '../../game/phases/close-assault/line-up.ts'
import { sharedAttacks } from '../../game/phases/close-assault/posts.ts'
import type { PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { otherSide } from '../../game/sides.ts'
import { referenceOf } from '../../reckoning/grid.ts'
import { offered } from '../legal.ts'
import { closeOdds } from '../odds/close.ts'
import { deskWriting, pressed, type Writer, writerOf } from '../writing/pattern.ts'
import type { Desk } from './desk.ts'

const faceEdits = ({ view, side }: Writer, line: LineUp, phase: PhaseOf<'close-assault'>): readonly Edit[] =>
  line.attacks.flatMap(({ facing, attackers }) =>
    offered(
      view,
      side,
      `${facing} (${several(attackers.length, 'unit')})`,
      { kind: 'face', facing },
      phase.front === facing,
    ),
  )

/** All dice one way, or one die more to each facing that the leading unit answers for. */
const splitEdits = (
  { view, side }: Writer,
  line: LineUp,
  phase: PhaseOf<'close-assault'>,
): readonly Edit[] => {
  const { front, split } = phase
  const [leader] = line.defenders
  if (!front || !leader) return []
  const shared = sharedAttacks(line, front)
  if (shared.length < 2) return []
  const dice = diceOf(leader)
  const even: Record<Facing, number> = { front: 0, left: 0, right: 0, rear: 0 }
  shared.forEach(({ facing }, i) => {
    even[facing] = Math.floor(dice / shared.length) + (i < dice % shared.length ? 1 : 0)
  })
  const now = split ?? even
  const order = (shares: Readonly<Record<Facing, number>>): PlayerOrder => ({ kind: 'split-fire', ...shares })
  const moves = shared.flatMap(({ facing: to }) =>
    shared.flatMap(({ facing: from }) =>
      from !== to && now[from] > 0
        ? offered(
            view,
            side,
            `One from ${from} to ${to}`,
            order({ ...now, [from]: now[from] - 1, [to]: now[to] + 1 }),
          )
        : [],
    ),
  )
  const words = listed(shared.map(({ facing }) => `${facing} ${now[facing]}`))
  return [...offered(view, side, `Divide: ${words}`, order(now), split !== null), ...moves]
}

/** A3: before each round. */
const writingClose = (writer: Writer, phase: PhaseOf<'close-assault'>): Writing => {
  const { view, side } = writer
  const line = lineUp(view, phase.zone)
  const defends = side === line.defending
  const where = referenceOf(view.country, phase.zone)
  // Whoever leads is chosen, so that the list of waves is there to be ordered.
  const leader = writer.unit?.place === phase.zone ? writer.unit : stackIn(view, phase.zone, side)[0]
  const enemies = stackIn(view, phase.zone, otherSide(side))
  const against = listed(enemies.map(({ name }) => name))
  const odds = closeOdds(view, line, phase)
  return deskWriting(
    { ...writer, unit: leader },
    [
      ...pressed(`${where}: you ${defends ? 'defend against' : 'attack'} ${against}`, [
        { title: 'Fight it out without more questions', order: { kind: 'fight-it-out' } },
      ]),
      ...(defends && line.attacks.length > 1
        ? [
            ...pressed('Look to', faceEdits(writer, line, phase)),
            ...pressed('Divide the fire', splitEdits(writer, line, phase)),
          ]
        : []),
    ],
    {
      give: `Fight round ${phase.round} in ${where}`,
      odds: { title: 'Odds of the round', rows: 'Fought', asked: odds },
      note:
        odds.length > 0
          ? 'The leading waves fight; put them in another order below.'
          : 'The leading waves fight; put them in another order below. Of odds nothing can be said: the figures of some enemies are not known.',
    },
  )
}

export const CLOSE_ASSAULT: Desk<'close-assault'> = {
  title: 'the close assault',
  writing: (asked) => writingClose(writerOf(asked), asked.phase),
}
