import { capitalised, listed, several } from '#kernel/words.ts'
import type { FireOutcome } from '../../../../vocabulary.ts'
import { nameOf } from '../../../names.ts'
import type { Lines } from '../../../stories/words.ts'
import type { FireStory } from './story.ts'

const EFFECTS: Readonly<Record<FireOutcome, string>> = {
  none: 'no effect',
  suppressed: 'suppressed',
  killed: 'destroyed',
}

const faceOf = (face: string | null): string => (face === null || face === 'front' ? '' : ` (${face} face)`)

/** 'kills on 6, suppresses on 4' */
const needed = (suppress: number | 'auto' | null, kill: number | null): string => {
  const parts = [
    ...(kill === null ? [] : [`destroys on ${kill}`]),
    ...(suppress === null ? [] : [suppress === 'auto' ? 'always suppresses' : `suppresses on ${suppress}`]),
  ]
  return parts.length > 0 ? `; ${parts.join(', ')}` : ''
}

export const FIRE_LINES: Lines<FireStory> = {
  fired(state, { firer, face, target, dice, outcome, needSuppress, needKill }) {
    const totals = listed(dice.map(({ total }) => String(total)))
    const rolled = totals === '' ? '' : ` (rolled ${totals}${needed(needSuppress, needKill)})`
    return capitalised(
      `${nameOf(state, firer)}${faceOf(face)} fires at ${nameOf(state, target)}: ${EFFECTS[outcome]}${rolled}.`,
    )
  },
  burst(state, { gun, face, strikes }) {
    const [first, ...behind] = strikes
    const hit = strikes.filter(({ outcome }) => outcome !== 'none')
    const missed = behind.filter(({ outcome }) => outcome === 'none').length
    const others = missed > 0 ? [`${several(missed, 'other')} behind`] : []
    const spared = first?.outcome === 'none' ? [nameOf(state, first.stand), ...others] : others
    const struck = [
      ...hit.map(({ stand, outcome }) => `${nameOf(state, stand)} ${EFFECTS[outcome]}`),
      ...(spared.length > 0 ? [`no effect on ${listed(spared)}`] : []),
    ]
    return capitalised(`${nameOf(state, gun)}${faceOf(face)} fires a burst: ${struck.join('; ')}.`)
  },
  'mad-minute': (state, { unit }) => `${capitalised(nameOf(state, unit))} has its Mad Minute.`,
}
