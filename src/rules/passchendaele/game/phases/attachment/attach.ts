import { oneOf, percent, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind, list, maybe, preset } from '#kernel/procedure/schema.ts'
import { words } from '#kernel/words.ts'
import { SIDES, type SideName } from '../../../vocabulary.ts'
import { base, MOST_UNITS, unit } from '../../forms.ts'
import type { Play } from '../../play.ts'
import type { Attachment, State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import { isTogether } from '../deployment/placing.ts'
import { setUpPhases } from '../deployment/steps.ts'
import type { Page } from '../page.ts'
import { divisionOf, goesWith, isAttachable, isDivision, looseBases, regrouped } from './regrouping.ts'
import type { Reattached } from './stories.ts'

/** A mortar or MG base, and the division it goes with; it stands alone if none is named. */
const attachment = form({ base: base(), to: maybe(unit()) })

/** Whatever is not named stays as the scenario lists it. */
const ATTACHING = form({ kind: kind('attach'), changes: preset(list(attachment, 0, MOST_UNITS), []) })

const ORDERS = [
  ATTACHING,
  /** The side wants to change something, and its screen is nobody else's until it has. */
  form({ kind: kind('change-attachments') }),
] as const

const PROMPT = 'Mortars and MG battalions: take the attachments as listed, or change them in secret.'
const CHANGING = 'Say which mortars and MG battalions go with which division, and which stand alone.'

const prompt = ({ attachments }: State, side: SideName): string =>
  attachments[side] === 'changing' ? CHANGING : PROMPT

/** PA-TROOP-13: it is asked of a side that has anything to attach. */
export const mayAttach = (state: Pick<State, 'units'>, side: SideName): boolean =>
  state.units.some((unit) => unit.side === side && unit.bases.some(({ troop }) => isAttachable(troop)))

const measured = ({ changes }: Accepted<typeof ATTACHING>): readonly Attachment[] =>
  changes.map(({ base, to }) => ({ base, to: to ?? null }))

const nameRefusal = (state: State, side: SideName, changes: readonly Attachment[]): Refusal | undefined => {
  const named = new Set<string>()
  const own = new Set(looseBases(state, side).map(({ base }) => base.id))
  for (const { base, to } of changes) {
    if (!own.has(base))
      return refuse(
        'not-attachable',
        `You have no trench mortar or MG base "${base.slice(0, 60)}".`,
        'PA-TROOP-13',
      )
    if (named.has(base)) return refuse('named-twice', 'A base goes with one division only.', 'PA-TROOP-13')
    named.add(base)
    const division = to === null ? undefined : unitNamed(state, to)
    if (to !== null && (division?.side !== side || !isDivision(division)))
      return refuse(
        'not-a-division',
        `You have no infantry or cavalry division "${to.slice(0, 60)}".`,
        'PA-TROOP-13',
      )
  }
  return undefined
}

/** Why a side may not attach its bases so. */
export const attachmentRefusal = (
  state: State,
  side: SideName,
  changes: readonly Attachment[],
): Refusal | undefined => {
  const misnamed = nameRefusal(state, side, changes)
  if (misnamed) return misnamed
  for (const unit of regrouped(state, side, changes)) {
    const before = unitNamed(state, unit.id)
    if (unit === before || !before || !isDivision(unit)) continue
    for (const troop of ['trench-mortar', 'machine-gun'] as const)
      if (unit.bases.filter((base) => base.troop === troop).length > 1)
        return refuse(
          'one-of-each',
          `${unit.name} would have two ${words(troop)} bases; a division takes one.`,
          'PA-TROOP-13',
        )
    const joined = unit.bases.some(({ id }) => !before.bases.some((base) => base.id === id))
    if (joined && state.options.deployment !== 'free' && !isTogether(state, unit, unit.bases, state.units))
      return refuse('not-together', `The new base stands too far from ${unit.name}.`, 'PA-TROOP-14')
  }
  return undefined
}

/** A legal change of one base, now and then; else as listed. */
const sampled = (state: State, side: SideName, random: Random): readonly Attachment[] => {
  const loose = oneOf(random, looseBases(state, side))
  if (!loose || percent(random, 50)) return []
  const divisions = state.units.filter((unit) => unit.side === side && isDivision(unit)).map(({ id }) => id)
  const to = oneOf(random, divisionOf(loose) === undefined ? divisions : [null, ...divisions]) ?? null
  const changes = [{ base: loose.base.id, to }]
  return attachmentRefusal(state, side, changes) ? [] : changes
}

const reattached = (state: State, side: SideName): readonly Reattached[] => {
  const said = state.attachments[side]
  if (said === null || said === 'changing' || said.length === 0) return []
  const after = regrouped(state, side, said)
  return [...goesWith(state, side, said)].flatMap(([one, to]) => {
    const unit = after.find(({ bases }) => bases.some(({ id }) => id === one.base.id))
    return to === divisionOf(one) || !unit
      ? []
      : [{ unit: unit.id, troop: one.troop, joins: to !== undefined }]
  })
}

/** PA-TROOP-13: both are shown together, and the deployment begins. */
const show = (play: Play): void => {
  const changes = SIDES.flatMap((side) => reattached(play.state, side))
  for (const side of SIDES) {
    const said = play.state.attachments[side]
    if (said !== null && said !== 'changing' && said.length > 0)
      change(play, { units: regrouped(play.state, side, said) })
  }
  change(play, { attachments: { german: null, entente: null }, phases: setUpPhases(play.state) })
  tellOf(play, { kind: 'attachments-shown', changes, reveals: true })
}

const hasSaid = ({ attachments }: State, side: SideName): boolean =>
  attachments[side] !== null && attachments[side] !== 'changing'

const owing = (state: State): readonly SideName[] =>
  SIDES.filter((side) => !hasSaid(state, side) && mayAttach(state, side))

/** Step S1a, PA-TROOP-13. */
export const ATTACH: Page<'attach', typeof ORDERS> = {
  orders: ORDERS,
  pending: (state) => owing(state),
  prompt: (state, _, side) => prompt(state, side),
  check(state, _, side, order) {
    if (order.kind === 'attach') return attachmentRefusal(state, side, measured(order))
    return state.attachments[side] === 'changing'
      ? refuse('changing', 'You are changing your attachments already.', 'PA-TROOP-13')
      : undefined
  },
  sample: (state, _, side, random) => ({
    kind: 'attach',
    changes: sampled(state, side, random).map(({ base, to }) => (to === null ? { base } : { base, to })),
  }),
  act(play, _, side, order) {
    const said = order.kind === 'attach' ? measured(order) : 'changing'
    change(play, { attachments: { ...play.state.attachments, [side]: said } })
    if (said === 'changing') return
    tellOf(play, { kind: 'attachments-written', side })
    if (owing(play.state).length === 0) show(play)
  },
}
