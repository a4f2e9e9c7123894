import { capitalised, several } from '#kernel/words.ts'
import { ANY_OF } from '#screen/any-of.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import { chargersFiredAt, counterRefusal, usualAnswer } from '../../game/phases/charge/answering.ts'
import type { OrderOf, PlayerOrder } from '../../game/phases/index.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Figure } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { weaponWords } from '../../game/weapons.ts'
import type { Side } from '../../vocabulary.ts'
import { ROLE_WORDS } from '../naming.ts'
import { isAllowed } from './allowed.ts'
import { answeringShots, broughtUpIn } from './charge-preview.ts'
import { told } from './order-written.ts'
import { asked } from './questions.ts'
import { hitBy, shotWords } from './shots.ts'
import { piecesOf } from './whose.ts'

/** SK-SEQ-02 */
export const writingInitiative = (view: View, { side }: PhaseOf<'initiative'>): Writing => {
  const first: Edit = { title: 'Move first', order: told({ kind: 'choose-turn', turn: 'first' }) }
  const second: Edit = { title: 'Move second', order: told({ kind: 'choose-turn', turn: 'second' }) }
  const edits = view.scenario.attacker === side ? [first, second] : [second, first]
  return asked('You have the initiative', edits, edits[0]?.title ?? 'Go on')
}

/** SK-BOM-10 */
export const writingBatteryFire = (view: View, side: Side): Writing => {
  const silent = view.batteries
    .filter((battery) => battery.side === side)
    .flatMap(({ id, name }) =>
      ([1, 2] as const).map((section) => ({
        title: `${capitalised(name)}, section ${section}`,
        order: { kind: 'skip-fire', gun: id, section } satisfies OrderOf<'skip-fire'>,
      })),
    )
    .filter(({ order }) => isAllowed(view, side, order))
  return {
    order: told({ kind: 'pass' }),
    give: 'Let them fire',
    groups: silent.length > 0 ? [{ title: 'Keep silent this move', atOnce: true, edits: silent }] : [],
    draggable: [],
    gives: true,
  }
}

/** SK-MEL-03: what the fire of the charged unit at one of them comes to. */
const answerEdit = (view: View, phase: PhaseOf<'charge'>, at: string): Edit => {
  const state = broughtUpIn(view, phase)
  const target = unitNamed(view, phase.target)
  const shots = answeringShots(state, phase, at)
  const charger = unitNamed(view, at)
  return {
    title: `Fire at ${nameOf(view, at)}`,
    detail: shots.map((shot) => `${weaponWords(target, shot.weapon)}: ${shotWords(shot)}`).join('; '),
    odds:
      shots.length === 0
        ? {}
        : {
            likely: {
              procedure: ANY_OF,
              input: shots.map(hitBy),
              title: 'a man hit',
              holds: ({ any }) => any === true,
            },
          },
    pieces: charger ? piecesOf(charger) : [],
    order: told({ kind: 'respond', how: 'fire', at }),
  }
}

export const writingAnswer = (view: View, phase: PhaseOf<'charge'>): Writing => {
  const usual = usualAnswer(view, phase)
  const fire = chargersFiredAt(view, phase)
    .toSorted((one, other) => Number(other === usual.at) - Number(one === usual.at))
    .map((at) => answerEdit(view, phase, at))
  const counter: readonly Edit[] = counterRefusal(view, phase)
    ? []
    : [
        {
          title: 'Counter-charge',
          detail: 'meet them half-way',
          order: told({ kind: 'respond', how: 'counter-charge' }),
        },
      ]
  const stand: Edit = {
    title: 'Stand',
    detail: 'and fire in the Fire phase if they are stopped',
    order: told({ kind: 'respond', how: 'stand' }),
  }
  const edits = [...counter, ...fire, stand]
  return {
    ...asked('How it answers', edits, edits[0]?.title ?? 'Stand'),
    unit: phase.target,
  }
}

const manWords = (among: readonly (Figure | undefined)[], figure: Figure | undefined, id: string): string => {
  if (!figure) return id
  const [one] = ROLE_WORDS[figure.role]
  const alike = among.filter((other) => other?.role === figure.role)
  return alike.length > 1 ? `${one} ${alike.indexOf(figure) + 1}` : one
}

/** SK-SEQ-08: who falls, or which weapon is hit. */
export const writingNaming = (
  view: View,
  phase: PhaseOf<'naming'>,
  before: PlayerOrder | undefined,
): Writing => {
  const { unit: id, among, count, what } = phase
  const unit = unitNamed(view, id)
  const men = among.map((one) => unit?.figures.find((figure) => figure.id === one))
  const titleOf = (one: string, i: number): string =>
    capitalised(what === 'weapon' ? weaponWords(unit, one) : manWords(men, men[i], one))
  const name = nameOf(view, id)
  const title =
    what === 'weapon' ? `Which weapon of ${name} is hit` : `Who of ${name} ${count === 1 ? 'falls' : 'fall'}`
  if (count === 1) {
    const edits = among.map(
      (one, i): Edit => ({
        title: titleOf(one, i),
        number: i + 1,
        pieces: [one],
        order: told({ kind: 'name-loss', figures: [one] }),
      }),
    )
    return { ...asked(title, edits, edits[0]?.title ?? ''), unit: id }
  }
  const named =
    before?.kind === 'name-loss' && before.figures.every((one) => among.includes(one))
      ? before.figures
      : among.slice(0, count)
  const edits = among.map((one, i): Edit => {
    const chosen = named.includes(one)
    const next = chosen ? named.filter((other) => other !== one) : [...named, one].slice(-count)
    return {
      title: titleOf(one, i),
      chosen,
      pieces: [one],
      order: told({ kind: 'name-loss', figures: next.length > 0 ? next : [one] }),
    }
  })
  const left = count - named.length
  return {
    order: told({ kind: 'name-loss', figures: [...named] }),
    unit: id,
    give: capitalised(`${several(count, 'man', 'men')} of ${unit?.name ?? id}`),
    groups: [{ title, edits }],
    draggable: [],
    ...(left > 0 ? { note: `Name ${several(left, 'more', 'more')}.` } : {}),
  }
}
