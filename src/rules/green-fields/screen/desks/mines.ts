import type { Edit, Writing } from '#screen/writing.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import { roleOf } from '../../game/phases/trench/parties.ts'
import { sappersOf } from '../../game/phases/trench/tunnels.ts'
import type { Unit } from '../../game/unit.ts'
import { referenceOf } from '../../reckoning/grid.ts'
import { MOST_EXPLOSIVES, TUNNEL_PARTY } from '../../tables/index.ts'
import { isLegal, offered, zoneEdit } from '../legal.ts'
import { deskWriting, oneOf, type Writer, writerOf, written } from '../writing/pattern.ts'
import { type Desk, idsOf } from './desk.ts'

const mineEdits = ({ view, side }: Writer, unit: Unit): readonly Edit[] => {
  const own = view.tunnels.filter((tunnel) => tunnel.side === side && tunnel.start === unit.place)
  const digs = [undefined, ...own].flatMap((tunnel) =>
    zoneEdit(view, side, {
      title: tunnel
        ? `Drive on the gallery under ${referenceOf(view.country, tunnel.head)}…`
        : 'Begin a gallery…',
      prompt: 'Towards which zone?',
      orderFor: (to) => ({ kind: 'dig-tunnel', unit: unit.id, to, ...(tunnel ? { tunnel: tunnel.id } : {}) }),
    }),
  )
  return [
    ...digs,
    ...own.flatMap(({ id, head }) => {
      const where = referenceOf(view.country, head)
      const packs = Array.from({ length: MOST_EXPLOSIVES }, (_, i) => i + 1).flatMap((explosives) =>
        offered(view, side, `Pack ${explosives} under ${where} (${explosives} SHELLS)`, {
          kind: 'pack-mine',
          unit: unit.id,
          tunnel: id,
          explosives,
        }),
      )
      return [
        ...packs,
        ...offered(view, side, `Fire the mine under ${where}`, {
          kind: 'detonate',
          unit: unit.id,
          tunnel: id,
        }),
      ]
    }),
  ]
}

/** W8 */
const writingMines = (writer: Writer): Writing => {
  const { view, side, unit } = writer
  const edits = unit ? mineEdits(writer, unit) : []
  return deskWriting(writer, unit ? written(`${unit.name} underground`, edits) : [], {
    give: 'Done underground',
    ends: { plan: 'Dig as the staff plans' },
    todo: 'can dig underground',
    ...(unit && edits.length === 0 && sappersOf(view, side).some(({ id }) => id === unit.id)
      ? { note: `${unit.name} can do no more underground this week.` }
      : {}),
  })
}

const MINE_CHOICES = {
  detonate: 'Fire the mine',
  collapse: 'Collapse the gallery',
  continue: 'Fight on',
} as const

/** Who is in the tunnel already. */
const partiesNote = ({ view, side }: Writer, fight: PhaseOf<'mine-fight'>): string | undefined => {
  const own = roleOf(view, fight, side)
  const enemy = own === 'attackers' ? 'defenders' : 'attackers'
  return fight.wanted === 'parties'
    ? 'Both sides name theirs in secret, and they go down together.'
    : `In the tunnel: ours ${fight[own].strength}, theirs ${fight[enemy].strength}. Both sides name more in secret, and they go down together.`
}

const writingMineFight = (writer: Writer, fight: PhaseOf<'mine-fight'>): Writing | undefined => {
  const { view, side } = writer
  const { wanted } = fight
  if (wanted === 'choice') {
    return oneOf(
      writer,
      'The gallery is ours',
      (['detonate', 'collapse', 'continue'] as const)
        .map((choice) => ({ title: MINE_CHOICES[choice], order: { kind: 'mine-choice', choice } as const }))
        .filter(({ order }) => isLegal(view, side, order)),
    )
  }
  return oneOf(
    writer,
    'What strength goes down?',
    Array.from({ length: TUNNEL_PARTY.first + 1 }, (_, i) => TUNNEL_PARTY.first - i)
      .map((strength) => ({
        title: strength === 0 ? 'Nobody' : String(strength),
        order: { kind: 'send-party', strength } as const,
      }))
      .filter(({ order }) => isLegal(view, side, order)),
    partiesNote(writer, fight),
  )
}

export const MINES: Desk<'mines'> = {
  title: 'the mines',
  writing: (asked) => writingMines(writerOf(asked)),
  todo: ({ view, side }) => idsOf(sappersOf(view, side)),
}

export const MINE_FIGHT: Desk<'mine-fight'> = {
  title: 'the mine fight',
  writing: (asked) => writingMineFight(writerOf(asked), asked.phase),
}
