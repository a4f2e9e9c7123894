import { capitalised, listed } from '#kernel/words.ts'
import type { ShownModifier, ShownResult } from '#screen/results.ts'
import { nameOf, unitOfId } from '../../game/names.ts'
import { added, die, neededWords, strikeDice, toll } from '../../game/shown-dice.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'

export type Told<K extends Story['kind']> = Extract<Story, { readonly kind: K }>

const bodies = (state: State, ids: readonly string[]): string =>
  listed([...new Set(ids.map((id) => nameOf(state, unitOfId(state, id)?.id ?? id)))])

const sameFor = (shots: readonly Told<'fired'>[]): readonly ShownModifier[] => {
  const [first] = shots
  const words = JSON.stringify(first?.modifiers)
  return first && shots.every(({ modifiers }) => JSON.stringify(modifiers) === words) ? first.modifiers : []
}

const follows = (said: string): Pick<ShownResult, 'follows'> =>
  said === '' ? {} : { follows: capitalised(said) }

/** The shots of one unit, one after the other. */
export const volley = (state: State, shots: readonly Told<'fired'>[]): ShownResult => {
  const [first] = shots
  const modifiers = sameFor(shots)
  const needs = new Set(shots.map(({ needSuppress, needKill }) => neededWords(needSuppress, needKill)))
  const by = bodies(state, [first?.firer ?? ''])
  return {
    throws: [
      {
        dice: shots.flatMap(({ dice }) =>
          dice.map(({ natural, outcome }) => die(natural, outcome !== 'none')),
        ),
        ...(modifiers.length > 0 ? { modifiers } : {}),
      },
    ],
    outcome: capitalised(
      `${by} fires at ${bodies(
        state,
        shots.map(({ target }) => target),
      )}: ${toll(shots.map(({ outcome }) => outcome))}`,
    ),
    ...(needs.size === 1 ? follows([...needs].join('')) : {}),
  }
}

export const burst = (state: State, { gun, strikes }: Told<'burst'>): ShownResult => ({
  throws: [{ dice: strikeDice(strikes), modifiers: added('first target', strikes[0]?.modifier ?? 0) }],
  outcome: capitalised(
    `${nameOf(state, gun)} fires at ${bodies(
      state,
      strikes.map(({ stand }) => stand),
    )}: ${toll(strikes.map(({ outcome }) => outcome))}`,
  ),
})

export const areaFired = (state: State, { by, weapon, strikes }: Told<'area-fired'>): ShownResult => {
  const firer = by === null ? (weapon === 'gas' ? 'gas' : 'the bombardment') : nameOf(state, by)
  const struck = strikes.map(({ target }) => target)
  const modifiers = new Set(strikes.map(({ modifier }) => modifier))
  const [same] = [...modifiers]
  return {
    throws: [
      {
        dice: strikeDice(strikes),
        ...(modifiers.size === 1 && same !== undefined ? { modifiers: added('modifiers', same) } : {}),
      },
    ],
    outcome: capitalised(
      strikes.length === 0
        ? `${firer} falls on empty ground`
        : `${firer} on ${bodies(state, struck)}: ${toll(strikes.map(({ outcome }) => outcome))}`,
    ),
  }
}

/** Stands that met fire or gas on their way. */
export const metFire = (state: State, met: readonly Told<'met-fire'>[]): ShownResult => ({
  throws: [{ dice: strikeDice(met.map(({ strike }) => strike)) }],
  outcome: capitalised(
    `${bodies(
      state,
      met.map(({ stand }) => stand),
    )} under fire on the way: ${toll(met.map(({ strike }) => strike.outcome))}`,
  ),
})

export const underBarrage = ({ stands }: Told<'under-barrage'>): ShownResult => ({
  throws: [{ dice: strikeDice(stands) }],
  outcome: `Under the rolling barrage: ${toll(stands.map(({ outcome }) => outcome))}`,
})

/** FF-RB-04: the risk die, and the die of the guns where it goes wrong. */
export const closeBehind = (
  state: State,
  { stand, risk, natural, outcome }: Told<'close-behind-barrage'>,
): ShownResult => ({
  throws: [
    { label: 'risk', dice: [die(risk, natural !== null)] },
    ...(natural === null ? [] : [{ dice: [die(natural, outcome !== 'none')] }]),
  ],
  outcome: capitalised(`${nameOf(state, stand)} close behind its own barrage: ${toll([outcome])}`),
})
