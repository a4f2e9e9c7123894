import { capitalised, listed, several } from '#kernel/words.ts'
import { nameOf, unitOfId } from '../names.ts'
import type { Cause, State } from '../state.ts'
import type { Lines } from '../stories/words.ts'
import type { HarmStory } from './story.ts'

export const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
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

export const HARM_LINES: Lines<HarmStory> = {
  suppressed: (state, { stands }) =>
    `Suppressed: ${bodiesOf(
      state,
      stands.map(({ stand }) => stand),
    )}.`,
  lost: (state, { id, cause }) => `${capitalised(nameOf(state, id))} is lost to ${CAUSE_WORDS[cause]}.`,
  'faces-marked': (state, { id }) => `${capitalised(nameOf(state, id))} is suppressed.`,
}
