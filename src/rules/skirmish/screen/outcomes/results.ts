import { distance } from '#kernel/geometry/point.ts'
import { capitalised, listed, several } from '#kernel/words.ts'
import type { HeardOrder, ShownResult, ShownThrow } from '#screen/results.ts'
import type { State } from '../../game/state.ts'
import { nameOf, sideWords } from '../../game/stories/names.ts'
import type { Story } from '../../game/stories/story.ts'
import { tell } from '../../game/stories/tell.ts'
import { unitNamed } from '../../game/units.ts'
import { SPECIALIST_FROM } from '../../tables/index.ts'
import type { CheckReason } from '../../vocabulary.ts'
import { FAILURE_WORDS } from '../../wording.ts'
import { figureOf } from '../writing/lengths.ts'
import { weaponWords } from '../writing/weapon-words.ts'
import { shownDice, type ThrownDice, thrownDice } from './dice.ts'
import { meleeFactors, moraleFactors, shotFactors } from './factors.ts'
import type { Heard, Told } from './told.ts'

const menHit = (casualties: number): string =>
  casualties === 0 ? 'nobody hit' : several(casualties, 'man hit', 'men hit')

/** "seven of eight left" */
const leftOf = (state: State, id: string): readonly string[] => {
  const unit = unitNamed(state, id)
  if (!unit) return []
  const left = unit.figures.filter(({ hit }) => hit === null).length
  return [`${left} of ${unit.strength} left`]
}

const follows = (...said: readonly string[]): Pick<ShownResult, 'follows'> => {
  const words = said.filter((one) => one !== '').join('; ')
  return words === '' ? {} : { follows: capitalised(words) }
}

const casualtyThrows = (dice: ThrownDice, label: string, casualties: number): readonly ShownThrow[] => {
  const die = dice.take('casualties')
  const specialist = casualties > 0 ? dice.take('specialist') : []
  return [
    ...(die.length > 0 ? [{ label, dice: shownDice(die, () => casualties > 0) }] : []),
    ...(specialist.length > 0
      ? [
          {
            label: `specialist on ${SPECIALIST_FROM} or more`,
            dice: shownDice(specialist, (value) => value >= SPECIALIST_FROM),
          },
        ]
      : []),
  ]
}

const shot = ({ before, after }: Heard, story: Told<'shot'>, dice: ThrownDice): ShownResult => {
  const { units, weapon, target, table, figures, casualties, specialist } = story
  const by = listed(units.map((id) => nameOf(after, id)))
  const [first] = units
  const arms = weaponWords(first === undefined ? undefined : unitNamed(after, first), weapon)
  return {
    throws: table === 0 ? [] : casualtyThrows(dice, `table ${table}, ${figures} figures`, casualties),
    outcome: capitalised(
      `${by}, ${arms}, at ${nameOf(after, target)}: ${table === 0 ? 'too weak to hurt anyone' : menHit(casualties)}`,
    ),
    ...follows(specialist ? 'a specialist among them' : '', shotFactors(before, story)),
  }
}

const shell = ({ after }: Heard, story: Told<'shell'>, dice: ThrownDice): ShownResult => {
  const { gun, weapon, onTarget, aim, at } = story
  const inches = figureOf(distance(aim, at))
  const off = dice.take('deviation')
  const drift = onTarget ? [] : dice.take('drift', 6)
  return {
    throws: [
      { label: 'where it lands', dice: shownDice(off, () => onTarget) },
      ...(drift.length > 0 ? [{ label: 'inches off', dice: shownDice(drift) }] : []),
    ],
    outcome: capitalised(
      `${weapon === 'grenade' ? 'a grenade' : 'a shell'} of ${nameOf(after, gun)} ${onTarget ? 'is on target' : `falls ${inches}″ off`}`,
    ),
  }
}

const blast = ({ after }: Heard, story: Told<'blast'>, dice: ThrownDice): ShownResult | undefined => {
  const { table, men, casualties, specialist, units } = story
  if (units.length === 0) return undefined
  return {
    throws: table === 0 ? [] : casualtyThrows(dice, `table ${table}, ${men} in the burst`, casualties),
    outcome: capitalised(
      `it bursts among ${listed(units.map((id) => nameOf(after, id)))}: ${menHit(casualties)}`,
    ),
    ...follows(specialist ? 'a specialist among them' : ''),
  }
}

const REASON_WORDS: Readonly<Record<CheckReason, string>> = {
  'melee-lost': 'beaten hand to hand',
  'first-fire': 'under fire for the first time',
  'half-strength': 'down to half its strength',
  gas: 'gassed',
  rout: 'routing',
}

const checked = ({ before, after }: Heard, story: Told<'checked'>, dice: ThrownDice): ShownResult => {
  const { unit, score, roll, result, reasons } = story
  const die = dice.take('morale')
  const failure = result === 'pass' ? [] : dice.take('morale failure')
  const why = reasons.map((reason) => REASON_WORDS[reason])
  return {
    throws: [
      { label: `nerve, ${score} or less`, dice: shownDice(die, () => result === 'pass') },
      ...(failure.length > 0 ? [{ label: 'how it breaks', dice: shownDice(failure) }] : []),
    ],
    outcome: capitalised(
      `${nameOf(after, unit)} ${result === 'pass' ? `keeps its nerve (${roll})` : FAILURE_WORDS[result].one.toLowerCase()}`,
    ),
    ...follows(listed(why), moraleFactors(before, unit, score)),
  }
}

const checkedTogether = (
  { after }: Heard,
  { units, score, result }: Told<'checked-together'>,
  dice: ThrownDice,
): ShownResult => {
  const die = dice.take('morale', units.length)
  const failure = result === 'pass' ? [] : dice.take('morale failure')
  return {
    throws: [
      { label: `nerve together, ${score} or less`, dice: shownDice(die, () => result === 'pass') },
      ...(failure.length > 0 ? [{ label: 'how it breaks', dice: shownDice(failure) }] : []),
    ],
    outcome: capitalised(
      `${listed(units.map((id) => nameOf(after, id)))} ${result === 'pass' ? 'keep their nerve' : 'lose their nerve'}`,
    ),
    ...follows(result === 'pass' ? '' : FAILURE_WORDS[result].all),
  }
}

const melee = ({ before, after }: Heard, story: Told<'melee-round'>, dice: ThrownDice): ShownResult => {
  const { tableA, tableB, lostA, lostB } = story
  const [a, b] = [dice.take('side a'), dice.take('side b')]
  const nation = (side: 'a' | 'b'): string => after.scenario[side].name
  const said = (side: 'a' | 'b'): string => {
    const words = meleeFactors(before, story, side)
    return words === '' ? '' : `${nation(side)}: ${words}`
  }
  return {
    throws: [
      { label: `${nation('a')}, table ${tableA}`, dice: shownDice(a, () => story.loser === 'b') },
      {
        label: `${nation('b')}, table ${tableB}`,
        dice: shownDice(b, () => story.loser === 'a'),
        against: true,
      },
    ],
    outcome: `Hand to hand: ${nation('a')} lose ${lostA}, ${nation('b')} ${lostB}`,
    ...follows(tell(after, story).replace(/ \(.*$/, ''), said('a'), said('b')),
  }
}

/** A story told by its line, with the dice it came from. */
const rolled = (
  { after }: Heard,
  story: Story,
  dice: ThrownDice,
  ...what: readonly (readonly [string, number])[]
): ShownResult | undefined => {
  const found = what.flatMap(([name, most]) => dice.take(name, most))
  return found.length === 0
    ? undefined
    : { throws: [{ dice: shownDice(found) }], outcome: tell(after, story).replace(/\.$/, '') }
}

const initiative = (heard: Heard, { side }: Told<'initiative'>, dice: ThrownDice): ShownResult => {
  const { scenario } = heard.after
  return {
    throws: [
      { label: scenario.a.name, dice: shownDice(dice.take('side a'), () => side === 'a') },
      { label: scenario.b.name, dice: shownDice(dice.take('side b'), () => side === 'b'), against: true },
    ],
    outcome: `${capitalised(sideWords(heard.after, side))} have the initiative`,
  }
}

const resultOf = (heard: Heard, dice: ThrownDice): ShownResult | undefined => {
  const { event, after } = heard
  switch (event.kind) {
    case 'shot':
      return shot(heard, event, dice)
    case 'shell':
      return shell(heard, event, dice)
    case 'blast':
      return blast(heard, event, dice)
    case 'checked':
      return checked(heard, event, dice)
    case 'checked-together':
      return checkedTogether(heard, event, dice)
    case 'melee-round':
      return melee(heard, event, dice)
    case 'initiative':
      return initiative(heard, event, dice)
    case 'rallied':
      return rolled(heard, event, dice, ['rally', 1])
    case 'gassed':
      return rolled(heard, event, dice, ['gas', event.men])
    case 'breakdown':
      return rolled(heard, event, dice, [event.was ? 'breakdown' : 'restart', 1])
    case 'counter-battery':
      return rolled(heard, event, dice, ['counter-battery', event.thrown])
    case 'wind':
      return rolled(heard, event, dice, ['wind direction', 1], ['wind strength', 1])
    case 'fell':
      return {
        throws: [],
        outcome: tell(after, event).replace(/\.$/, ''),
        ...follows(leftOf(after, event.unit).join('')),
      }
    default:
      return undefined
  }
}

/** What the eye wants first. */
const FIRST: Readonly<Partial<Record<Story['kind'], number>>> = {
  'melee-round': 6,
  checked: 5,
  'checked-together': 5,
  shot: 4,
  blast: 4,
  rallied: 3,
  gassed: 3,
  shell: 2,
  fell: 1,
}

/** What is only done so that something else can be. */
const QUIET: readonly Story['kind'][] = ['deployed', 'plotted', 'turn-chosen', 'move-begun', 'answered']

/** Nothing of an order is worth the place where results are looked for. */
export const silent = ({ heard }: HeardOrder<State, Story>): boolean =>
  heard.every(({ event }) => QUIET.includes(event.kind))

/** What came of an order that dice were thrown for. */
export const results = ({ heard, dice }: HeardOrder<State, Story>): readonly ShownResult[] => {
  const thrown = thrownDice(dice)
  const shown = heard.flatMap((one) => {
    const result = resultOf(one, thrown)
    return result ? [{ result, rank: FIRST[one.event.kind] ?? 0 }] : []
  })
  return shown.toSorted((a, b) => b.rank - a.rank).map(({ result }) => result)
}
