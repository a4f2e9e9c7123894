import { capitalised, listed, several } from '#kernel/words.ts'
import type { ShownMoment } from '#screen/results.ts'
import type { Heard, StoryPages } from '#screen/stories.ts'
import type { Side, Stand as StandType } from '../../vocabulary.ts'
import { amid, lostSoFar } from '../moments.ts'
import { nameOf, sideWords, unitOfId, unitsOf } from '../names.ts'
import { sideIndex } from '../sides.ts'
import type { Cause, State } from '../state.ts'
import { battalionNamed, unitNamed } from '../units.ts'

interface Loss {
  readonly id: string
  readonly type: StandType
  readonly side: Side
  readonly unit: string
  readonly cause: Cause
}

export interface HarmShapes {
  /** Markers as they are afterwards; a third one has made it a loss, told by itself. */
  suppressed: {
    readonly stands: readonly { readonly stand: string; readonly markers: number }[]
    readonly cause: Cause
  }
  lost: Loss
  /** FF-BLOCK-02 */
  'faces-marked': { readonly id: string; readonly faces: readonly [number, number, number] }
}

const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  rifles: 'rifle fire',
  'machine-guns': 'machine guns',
  artillery: 'artillery',
  mortars: 'mortars',
  tanks: 'tanks',
  flamethrowers: 'flamethrowers',
  gas: 'gas',
  'rolling-barrage': 'the rolling barrage',
  'own-barrage': 'its own barrage',
  assault: 'an assault',
  aircraft: 'aircraft',
  morale: 'flight',
  'heroic-action': 'a heroic action',
  'deep-suppression': 'guns far behind the front',
  event: 'misfortune',
  'table-edge': 'retreat off the table',
}

/** 'three stands of A Company, II Bn and the command of II Battalion' */
const bodiesOf = (state: State, ids: readonly string[]): string => {
  const units = new Map<string, string[]>()
  for (const id of ids) {
    const unit = unitOfId(state, id)?.id ?? id
    units.set(unit, [...(units.get(unit) ?? []), id])
  }
  return listed(
    [...units].map(([unit, stands]) =>
      stands.length === 1
        ? nameOf(state, stands[0] ?? unit)
        : `${several(stands.length, 'stand')} of ${nameOf(state, unit)}`,
    ),
  )
}

/** A company, a tank or a commander is no more; single guns are told in the log only. */
const wholeLost = ({
  story: { id, side, type, cause, unit: name },
  before,
  after,
}: Pick<
  Heard<State, { readonly kind: string } & Loss>,
  'story' | 'before' | 'after'
>): readonly ShownMoment[] => {
  const unit = unitNamed(after, name)
  const whole =
    type === 'battalion-command' ||
    type === 'regimental-command' ||
    (unit?.at === 'gone' &&
      (unit.kind === 'rifle-company' || unit.kind === 'cavalry-squadron' || unit.kind === 'tank'))
  if (!whole) return []
  const battalion = battalionNamed(after, unit?.battalion ?? null)
  return [
    {
      kind: 'lost',
      side: sideIndex(after, side),
      title: `${capitalised(nameOf(after, unit?.id ?? id))} is destroyed`,
      text: capitalised(sideWords(after, side)),
      facts: [
        { label: 'Lost to', value: CAUSE_WORDS[cause] },
        ...(battalion
          ? [
              {
                label: `${nameOf(after, battalion.id)} has left`,
                value: `${battalion.start - battalion.lost} of ${battalion.start} platoons`,
              },
            ]
          : []),
        { label: 'Its side has lost', value: lostSoFar(after, side) },
      ],
      unit: name,
      ...amid(before.stands.filter((stand) => stand.id === id)),
    },
  ]
}

export const HARM_STORIES: StoryPages<HarmShapes, State> = {
  suppressed: {
    line: (state, { stands }) =>
      `Suppressed: ${bodiesOf(
        state,
        stands.map(({ stand }) => stand),
      )}.`,
    weight: () => 0,
    aside: true,
  },
  lost: {
    line: (state, { id, cause }) => `${capitalised(nameOf(state, id))} is lost to ${CAUSE_WORDS[cause]}.`,
    weight: () => 4,
    about: ({ unit }, state) => unitsOf(state, [unit]),
    moments: { of: wholeLost },
    aside: true,
  },
  'faces-marked': {
    line: (state, { id }) => `${capitalised(nameOf(state, id))} is suppressed.`,
    weight: () => 0,
    aside: true,
  },
}
