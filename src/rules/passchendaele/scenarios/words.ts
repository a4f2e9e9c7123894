import type { Trial } from '../../../screen/briefing.ts'

/** What is told of a scenario in words; everything else of a briefing is read from its data. */
export interface ScenarioWords {
  /** On its card. */
  readonly about: string
  readonly situation: string
  /** Of the attacker, then of the defender. */
  readonly tasks: readonly [string, string]
  readonly remember: readonly [string, string]
  readonly minutes: number
  /** By the attacker and the defender. */
  readonly trial: Trial
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
    trial: { battles: 100, wins: [47, 43] },
  },
  langemarck: {
    about: 'Over the Steenbeek to the village, with the counter-attack division waiting behind it.',
    situation:
      '16 August 1917. Two British divisions lie along the Steenbeek with a third behind them. Before them a line of shell holes and pillboxes, then the ruins of Langemarck, then the Wilhelmstellung; the 183rd Division stands ready to strike back.',
    tasks: [
      'Take the front line early, pass the 38th Division through to Langemarck, and hold it.',
      'Make the front line cost time, and meet whoever reaches the village with the 183rd.',
    ],
    remember: [
      'Lay some of your heavy guns on his batteries: attackers who leave them alone win half as often.',
      'Gas stays where it falls. It closes a village to both sides.',
    ],
    minutes: 90,
    trial: { battles: 100, wins: [43, 35] },
  },
  masnieres: {
    about: 'Massed tanks through the Hindenburg Line, and cavalry for the canal bridges.',
    situation:
      '20 November 1917. No shells have warned the Germans: at dawn the tanks come out of the mist. The Hindenburg Line is strong, its garrison thin, and behind it two bridges lead over the canal.',
    tasks: [
      'Break the main line behind the tanks, clear the support line, and reach the bridges.',
      'Hold the main line against the tanks, and keep the bridges with whatever comes up.',
    ],
    remember: [
      'The Germans cannot change an order in the first turn. Use it.',
      'Guns are the best answer to tanks; infantry in the strongpoints the next.',
    ],
    minutes: 100,
    trial: { battles: 100, wins: [52, 40] },
  },
  'st-quentin': {
    about: 'Fog, gas and storm troops against a thin British line.',
    situation:
      '21 March 1918. Three German divisions and their storm battalions wait behind the fog. The British hold outposts, redoubts and a battle zone with two divisions; a third is in reserve on the green line.',
    tasks: [
      'Storm the redoubts while the fog lasts, then break the battle zone behind them.',
      'Let the redoubts hold as long as they can, and keep the battle zone.',
    ],
    remember: [
      'Put the gas on the redoubts before the first wave goes.',
      'In the fog your machine guns reach only three inches. Afterwards they are your strength.',
    ],
    minutes: 80,
    trial: { battles: 100, wins: [52, 43] },
  },
}
