import { capitalised, several } from '#kernel/words.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { nameOf } from '../../game/names.ts'
import type { Figure } from '../../game/state.ts'
import { unitNamed } from '../../game/units.ts'
import { weaponWords } from '../../game/weapons.ts'
import { ROLE_WORDS } from '../naming.ts'
import { asked, told } from '../writing/orders.ts'
import type { Asked, PhaseDesk } from './desk.ts'

const manWords = (among: readonly (Figure | undefined)[], figure: Figure | undefined, id: string): string => {
  if (!figure) return id
  const [one] = ROLE_WORDS[figure.role]
  const alike = among.filter((other) => other?.role === figure.role)
  return alike.length > 1 ? `${one} ${alike.indexOf(figure) + 1}` : one
}

/** SK-SEQ-08: who falls, or which weapon is hit. */
const writing = ({ view, phase, before }: Asked<'naming'>): Writing => {
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

export const NAMING_DESK: PhaseDesk<'naming'> = {
  writing,
  todo: ({ phase: { unit } }) => new Set([unit]),
}
