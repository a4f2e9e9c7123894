/** What is told of a scenario in words; everything else of a briefing is read from its data. */
export interface ScenarioWords {
  /** On its card. */
  readonly about: string
  readonly situation: string
  /** Of side a, then of side b. */
  readonly tasks: readonly [string, string]
  readonly remember: readonly [string, string]
  readonly minutes: number
}

export const SCENARIO_WORDS: Readonly<Record<string, ScenarioWords>> = {
  'shrine-1914': {
    about: 'Two squads a side, two walls and a wayside shrine between them. Learn to move, aim and charge.',
    situation:
      'September 1914. Between the armies a wayside shrine stands in a field, with a low wall on either side of it. A French and a German patrol have seen it at the same moment.',
    tasks: [
      'Have three men at the shrine at the end and nobody of the enemy with them.',
      'Have three men at the shrine at the end and nobody of the enemy with them.',
    ],
    remember: [
      'Men who have not moved aim: reach the wall, then stand and shoot.',
      'One squad holds them from the wall while the other goes round by the wood or the hedge.',
    ],
    minutes: 30,
  },
  'crossroads-1914': {
    about:
      'British regulars and a German company meet at a crossroads, with lancers, guns and the first armoured car.',
    situation:
      'August 1914. Two columns on the march come to the same crossroads from either end of the road. Inn and smithy, barn and mill, walls and hedges: nobody holds any of it yet.',
    tasks: [
      'Take the crossroads and hold it with your few rifles; barn and mill are worth having.',
      'Use your numbers: take the crossroads, and send the lancers for barn or mill.',
    ],
    remember: [
      'Aimed rifles are your strength. The car is yours from the second move and rules the road until a gun finds it.',
      'Do not stand in line in the open before the British. Your fifth squad comes up the road in the third move.',
    ],
    minutes: 90,
  },
  'raid-1916': {
    about:
      'Two parties with bombs go through the wire at night for prisoners and the machine gun in its bunker.',
    situation:
      'June 1916, a night without moon: nobody sees farther than nine inches. Two gaps have been cut in the German wire. Two raiding parties lie in no man’s land; a section covers them from the trench.',
    tasks: [
      'Get into their trench, bring back prisoners, put the machine gun out, and be home before the end.',
      'Keep them out of the trench, and let none of them go home.',
    ],
    remember: [
      'Whoever is still beyond no man’s land at the end counts for them: keep two moves for the way back.',
      'The reserve sleeps in its dugout until the fourth move. Hold the trench that long.',
    ],
    minutes: 75,
  },
  'ridge-1917': {
    about:
      'Two tanks crush the wire for four sections; armour-piercing bullets and one field gun wait on the ridge.',
    situation:
      'November 1917. No long bombardment this time: two tanks go first, the sections behind them. Three squads and a bunker hold the front trench; a second trench and a field gun lie on the ridge behind it.',
    tasks: [
      'Break the front trench, then take the second on the ridge.',
      'Hold or take back the trenches, and stop the tanks.',
    ],
    remember: [
      'The wire is uncut: it opens where a tank has gone over it. Smoke hides a tank from the gun.',
      'Your middle squad and the reserve have bullets that go through armour; the gun needs one good hit.',
    ],
    minutes: 120,
  },
  'ravine-1916': {
    about:
      'A fire plan by the clock, gas, and three squads across a ravine against dugouts and a blockhouse.',
    situation:
      'October 1916. Behind the front trench the ground falls into a ravine with two shattered copses; a blockhouse stands in the middle of it. The garrison sits deep underground and waits for the fire to lift.',
    tasks: [
      'Write a fire plan that opens the wire and keeps them below, then go over before they come up.',
      'Sit out the bombardment, man the trench in time, and hold the blockhouse.',
    ],
    remember: [
      'Shells on men in dugouts are wasted, and so is a barrage that lifts two moves before you arrive.',
      'A squad that comes up too soon is under the shells; one that comes up too late finds the French in its trench.',
    ],
    minutes: 150,
  },
  'own-skirmish': {
    about: 'Two forces of your own building, bought for the same muster points, meet at the crossroads.',
    situation:
      'Two small forces have been sent to the same crossroads, one from the south and one from the north. Nobody holds it yet, and nobody is coming to help.',
    tasks: [
      'Break them: more than half of their squads gone or on the run decides it. Else keep more of your men than they do.',
      'Break them: more than half of their squads gone or on the run decides it. Else keep more of your men than they do.',
    ],
    remember: [
      'Nothing on the table is worth points: choose the ground that suits your weapons.',
      'Fire plotted before the battle falls from the third move on: think where they will be by then.',
    ],
    minutes: 90,
  },
}
