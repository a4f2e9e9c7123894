/** What is told of a scenario in words; everything else of a briefing is read from its data. */
export interface ScenarioWords {
  /** On its card. */
  readonly about: string
  readonly situation: string
  /** Of the attacker, then of the defender. */
  readonly tasks: readonly [string, string]
  readonly remember: readonly [string, string]
  readonly minutes: number
}

export const SCENARIO_WORDS: Readonly<Record<string, ScenarioWords>> = {
  'own-engagement': {
    about:
      'A month, two armies and a stretch of front of your own choosing, drawn, dug and garrisoned for you.',
    situation:
      'A quiet stretch of front until this morning. The attacker waits behind his front line; beyond no man’s land lie the front, the second line and the country behind it.',
    tasks: [
      'Take the lines in front of you and hold them at the end.',
      'Keep your lines, or take them back before the day is over.',
    ],
    remember: [
      'Silence the machine guns before the first wave comes to the wire.',
      'Save field guns for SOS calls, and keep a company in hand to counter-attack.',
    ],
    minutes: 120,
  },
  'first-battle': {
    about: 'One battalion against two companies, a wood and a farm. Learn orders, fire and assault.',
    situation:
      'September 1914. A German reserve battalion comes over a low hill. Two French companies and a machine gun hold a wood and a half-dug trench; the farm behind them is what both want.',
    tasks: ['Take the wood, then the farm.', 'Keep the farm, and make them pay for the wood.'],
    remember: [
      'Fire first, move next: a company with markers neither shoots nor runs.',
      'Your machine gun silences a whole company at a throw. Keep it out of the first rush.',
    ],
    minutes: 45,
  },
  'mons-1914': {
    about: 'Two British battalions on the canal against a German division coming up the roads.',
    situation:
      '23 August 1914. The old army lies along the canal and behind slag heaps. The Germans come on in columns, guns limbered, and more of them with every hour.',
    tasks: [
      'Force the crossings before the British have shot your companies to pieces.',
      'Hold the bridges while you can, and let the riflemen do what no other army can.',
    ],
    remember: [
      'Unlimber where the guns see the far bank. Reserves come by the die, so do not wait for them.',
      'Each company has its Mad Minute once. Keep it for a target in the open.',
    ],
    minutes: 180,
  },
  'gheluvelt-1914': {
    about: 'A thin line in front of a village, and fresh troops against it.',
    situation:
      'October 1914. The line east of Ypres is a string of scrapes and hedges. If the village goes, the road is open.',
    tasks: ['Take the village and stand in it.', 'Hold the village; if it is lost, take it back.'],
    remember: [
      'Raw companies go forward well until somebody shoots at them. Make the first rush count.',
      'Bayonets are quicker than bullets against men who have just arrived.',
    ],
    minutes: 75,
  },
  'langemarck-1915': {
    about: 'The first gas: a green cloud drifts before the German infantry.',
    situation:
      'April 1915. The wind is right at last. Behind the cloud two German regiments wait in their trench; opposite lie troops who have never seen gas.',
    tasks: [
      'Follow the cloud, not too closely, and go through whatever it leaves.',
      'Hold where men can still breathe, and shoot at what comes out of the gas.',
    ],
    remember: [
      'The wind turns. A cloud that comes back knows no side.',
      'A battalion that has been gassed answers its orders badly: keep the commander out of it.',
    ],
    minutes: 100,
  },
  'serre-1916': {
    about: 'The Pals go over on the first morning of the Somme, in lines, against uncut wire.',
    situation:
      '1 July 1916. For a week the guns have been heard at home. The Pals battalions climb out of their trench on a slope; in front of them the wire is thick and the dugouts are deep.',
    tasks: [
      'Get somebody, anybody, through the wire and into the trench.',
      'Be out of the shelters before they are over the wire.',
    ],
    remember: [
      'In this year a platoon crosses wire on a 5 or 6. Cross where others cross.',
      'Men below cannot be hurt, but they cannot shoot. Man the trench as soon as the shells lift.',
    ],
    minutes: 110,
  },
  'thiepval-1916': {
    about: 'A fortress of a village on a ridge, and a division that must have it.',
    situation:
      'September 1916. Thiepval has held since July. The attackers have learnt something since then: the shells now walk ahead of the infantry.',
    tasks: ['Take the village and the works behind it.', 'Let them take the front trench; keep the village.'],
    remember: [
      'Stay just behind the barrage: nearer than 6 cm it hits you, much farther it helps nobody.',
      'An SOS call costs nothing. Keep field guns unordered for it.',
    ],
    minutes: 180,
  },
  'flers-1916': {
    about: 'The first tanks waddle over the wire, and a village lies open behind it.',
    situation:
      '15 September 1916. A handful of tanks has come up in the night. Nobody on either side quite knows what they can do.',
    tasks: [
      'Let the tanks break the wire, and the infantry follow through the gaps to Flers.',
      'Hold the trench against the infantry; leave the tanks to the guns.',
    ],
    remember: [
      'A tank leaves a track that infantry use freely. Bring a company up behind each.',
      'Tanks fail their orders often, and once shaken they fail more.',
    ],
    minutes: 90,
  },
  'kaiserschlacht-1918': {
    about: 'Mist, gas and storm troops: through the outposts and past the redoubts.',
    situation:
      '21 March 1918. The shelling has gone on since before dawn, and one cannot see fifty paces. Out of the mist come men who do not stop at strong points.',
    tasks: [
      'Go past the redoubts and reach the guns; leave what holds out to those who follow.',
      'Hold the redoubts while the mist lasts, then let the guns see.',
    ],
    remember: [
      'Storm companies keep 10 cm between platoons and go faster than anybody. Use both.',
      'In the mist nobody sees far. What you hold when it lifts is what counts.',
    ],
    minutes: 150,
  },
  'villers-bretonneux-1918': {
    about: 'Tanks on both sides, and a town that changes hands in a night.',
    situation:
      'April 1918. Fourteen German tanks have opened the road to Amiens. The counter-attack is on its way, with tanks of its own.',
    tasks: ['Take the town back.', 'Keep the town, and use your own tanks where theirs are not.'],
    remember: [
      'Tanks do not charge tanks: they shoot. A gun kills one more surely than either.',
      'Field guns in sight of tanks are worth more than a company.',
    ],
    minutes: 90,
  },
  'hamel-1918': {
    about: 'A small battle made by watch and map: barrage, tanks and infantry as one.',
    situation:
      'July 1918. Every minute has been planned. Guns, tanks, aircraft and infantry go together, for a village and ninety minutes.',
    tasks: ['Keep to the plan, and be in Hamel when the barrage lifts.', 'Break the timetable.'],
    remember: [
      'The barrage does not wait. A company that falls behind it fights alone.',
      'Call for shells where the tanks bunch, and keep a company back for the village.',
    ],
    minutes: 120,
  },
  'amiens-1918': {
    about: 'The black day of the German army: a corps of tanks, and the cavalry behind.',
    situation:
      '8 August 1918. Without a warning shot, four hundred tanks and three army corps. Before noon the gun lines are in reach, and the cavalry for once may ride.',
    tasks: ['Go as far as men and tanks can go.', 'Save the guns, and stop them short of the last line.'],
    remember: [
      'Tanks lead over wire and beside the infantry after that. Keep them out of sight of guns.',
      'A gun over open sights stops a tank. Ten of them stop an army.',
    ],
    minutes: 200,
  },
}
