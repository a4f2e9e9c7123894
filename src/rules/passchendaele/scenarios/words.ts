import { spelled } from '#kernel/words.ts'
import type { Trial } from '#screen/briefing.ts'
import type { Nation } from '../vocabulary.ts'
import type { Scenario } from './scenario.ts'

/** What is told of a scenario in words; everything else of a briefing is read from its data. */
export interface ScenarioWords {
  /** On its card. */
  readonly about: string
  readonly situation: string
  /** Of the attacker, then of the defender. */
  readonly tasks: readonly [string, string]
  readonly remember: readonly [string, string]
  readonly minutes: number
  /** By the attacker and the defender; none if nobody has tried. */
  readonly trial?: Trial
}

export const SCENARIO_WORDS: Readonly<Record<string, ScenarioWords>> = {
  'one-trench': {
    about: 'Two divisions, one trench, one farm. Learn checks, sheaves and close combat.',
    situation:
      'A tired German division holds one trench across five inches of craters. Behind it lies a ruined farm, and behind the farm a fresh division waits to counter-attack.',
    tasks: [
      'Take the trench, then the farm, and be standing there at the end.',
      'Hold the trench as long as it pays, then win the farm back with the Eingreifdivision.',
    ],
    remember: [
      'Men in a trench under shells fight badly; men in a trench left in peace do not. Let the guns fall first, then go.',
      'Runners find their man half the time. Send the Eingreifdivision early.',
    ],
    minutes: 40,
    trial: { battles: 200, wins: [66, 107] },
  },
  langemarck: {
    about: 'Over the Steenbeek to the village, with the counter-attack division waiting behind it.',
    situation:
      '16 August 1917. Two British divisions lie south of the Steenbeek with a third behind them; footbridges have been laid over the brook in the night. Beyond it are a line of shell holes and pillboxes, the ruins of Langemarck and the Wilhelmstellung, and the 183rd Division stands ready to strike back.',
    tasks: [
      'Take the front line early, pass the 38th Division through to Langemarck, and hold it.',
      'Make the front line cost time, and meet whoever reaches the village with the 183rd.',
    ],
    remember: [
      'The brook costs whoever reaches it a move, except within six inches of a footbridge.',
      'Gas stays where it falls. It closes a village to both sides.',
    ],
    minutes: 90,
    trial: { battles: 200, wins: [120, 55] },
  },
  masnieres: {
    about: 'Massed tanks through the Hindenburg Line, and cavalry for the canal bridges.',
    situation:
      '20 November 1917. No shells have warned the Germans: at dawn six battalions of tanks come out of the mist. The Hindenburg Line is strong, its garrison thin. Behind it lie Marcoing and Masnières, each before a bridge over the canal.',
    tasks: [
      'Break the main line behind the tanks, clear the support line, and reach the bridges.',
      'Hold the main line against the tanks, and keep the bridges with whatever comes up.',
    ],
    remember: [
      'The Germans cannot change an order in the first turn. Use it.',
      'Only bases within six inches of a bridge can cross the canal: guard the bridges and you guard all of it.',
    ],
    minutes: 100,
    trial: { battles: 200, wins: [91, 92] },
  },
  'st-quentin': {
    about: 'Fog, gas and storm troops against a thin British line.',
    situation:
      '21 March 1918. Three German divisions and their storm battalions wait behind the fog. The British hold outposts, redoubts and a battle zone with two divisions; the Savy switch runs back from it, and a third division is in reserve on the green line.',
    tasks: [
      'Storm the redoubts while the fog lasts, then break the battle zone behind them.',
      'Let the redoubts hold as long as they can, and keep the battle zone.',
    ],
    remember: [
      'Put the gas on the redoubts before the first wave goes.',
      'In the fog your machine guns reach only three inches. Afterwards they are your strength.',
    ],
    minutes: 80,
    trial: { battles: 200, wins: [112, 83] },
  },
  malmaison: {
    about: 'French divisions and siege guns against a ruined fort, its quarries and its salient.',
    situation:
      '23 October 1917. For six days the French have shelled the end of the Chemin des Dames with everything up to railway guns. Now three divisions go for the quarries, and for the fort between two spurs, with a fourth behind them. What the shells have left of two German divisions is in the line; another stands before the Ailette, its back to river and canal.',
    tasks: [
      'Take the salient and the quarries, storm the fort, and pass the 13th Division through to Chavignon.',
      'Hold the fort. Give ground in the west along the switch line, and strike from the Ailette before the French have settled in.',
    ],
    remember: [
      'Concrete laughs at shells: the fort must be gassed or stormed.',
      'Fire does not pass through the spurs. They part the attack into three lanes; fight them one at a time.',
    ],
    minutes: 90,
    trial: { battles: 200, wins: [94, 97] },
  },
  soissons: {
    about: 'Americans, Moroccans, light tanks and cavalry out of the forest, without a shell of warning.',
    situation:
      '18 July 1918. Out of the forest of Retz two large American divisions and the Moroccans fall on the flank of the Marne salient, light tanks among them and cavalry behind. Tired German divisions hold shallow outposts in the corn; two more are coming up.',
    tasks: [
      'Overrun the outposts, take the farms and the second position, and be in Chaudun and Vierzy at the end.',
      'Buy time with the outposts, and bring both divisions down from the Crise in time for Chaudun and Vierzy.',
    ],
    remember: [
      'The ravines stop tanks. Keep them in the middle, between the two.',
      'You cannot change an order in the first turn. After that your guns are worth more than your trenches.',
    ],
    minutes: 110,
    trial: { battles: 200, wins: [100, 100] },
  },
}

const MEN: Readonly<Record<Nation, string>> = {
  german: 'German',
  british: 'British',
  french: 'French',
  american: 'American',
}

const divisionsIn = ({ units }: Scenario, wanted: (group: string) => boolean): string => {
  const divisions = units.filter(
    ({ group, bases }) => wanted(group) && bases.some(([troop]) => troop === 'infantry'),
  )
  const [first] = divisions
  const men = first ? MEN[first.nation] : ''
  return `${spelled(divisions.length)} ${men} ${divisions.length === 1 ? 'division' : 'divisions'}`
}

/** What is told of a battle that the players have drawn up. */
export const ownWords = (scenario: Scenario): ScenarioWords => {
  const attack = divisionsIn(scenario, (group) => group === 'attacker')
  const front = divisionsIn(scenario, (group) => group === 'front-line')
  const reserve = scenario.units.some(({ group }) => group === 'eingreif')
  const first = `${attack.charAt(0).toUpperCase()}${attack.slice(1)}`
  return {
    about: '',
    situation: `${scenario.year}. ${first} ${attack.endsWith('s') ? 'stand' : 'stands'} ready against ${front} in the line${reserve ? ', with more behind it' : ''}.`,
    tasks: [
      'Take what counts, and be standing there at the end.',
      `Hold what counts${reserve ? ', and strike back with the reserve before he has settled in' : ''}.`,
    ],
    remember: [
      'Men in a trench under shells fight badly; men left in peace do not. Let the guns fall first, then go.',
      'Runners find their man half the time. Send orders before you need them.',
    ],
    minutes: 5 * scenario.turns + scenario.units.length,
  }
}
