import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const VAR: Chapter = {
  code: 'VAR',
  title: 'Variations',
  clauses: [
    {
      id: 'GF-VAR-01',
      title: 'The war of 1914',
      text: 'In 1914 the country has no trenches yet and the game begins with an assault. No troops are compulsory; you have 30 points for each zone of frontage. Gas and tanks cannot be bought, and the only aircraft are for observation.',
      ruling: false,
      options: ['observation-aircraft-1914'],
    },
    {
      id: 'GF-VAR-02',
      title: 'Simple campaigns of 1914',
      text: 'In a simple campaign of 1914 the French have no medium or heavy guns. Only Germany has observation aircraft. Balloons may be used, but nothing else that flies.',
      ruling: false,
      options: ['observation-aircraft-1914'],
    },
    {
      id: 'GF-VAR-03',
      title: 'Starting a 1914 game',
      text: 'Depots in 1914 are worked out from the frontage as usual. Whoever wins the initiative announces the opening assault. When it has ended, weekly turns follow.',
      ruling: true,
    },
    {
      id: 'GF-VAR-04',
      title: 'Russia and Palestine',
      text: 'On these fronts troops are thin on the ground: take half as many units as in the trench game.',
      ruling: false,
      note: 'Halve the number of each kind of unit and round up. Depot points and army points are not halved.',
    },
    {
      id: 'GF-VAR-05',
      title: 'Advice on national ratings',
      text: 'To give armies their character, make the British regulars of 1914 few but expert, the French brave and untrained, and the Germans numerous with little to moderate experience. In 1915 and 1916 experience rises while morale sinks; British regiments grow larger and poorer, those of the continental armies shrink, and dominion troops have splendid morale. In 1917 and 1918 morale is high once more. Americans have experience 2, morale 5 and a strength of 9 to 12.',
      ruling: false,
    },
    {
      id: 'GF-VAR-06',
      title: 'Set-ups mended for balance',
      text: 'Two campaigns turned out one-sided when they were fought hundreds of times by equal players, and are set up a little otherwise than first drawn. At Gaza the Turkish front line from A5 to H5 is a light trench throughout; with heavy ones in its middle the Turks won seven in ten. On the Somme the Germans won three in four because their own points decided nothing and bought them regiments; now the lead decides (GF-VP-08).',
      ruling: true,
    },
    {
      id: 'GF-VAR-07',
      title: 'Countries of your own drawing',
      text: 'A campaign of your own may be fought on a map you have drawn yourself, zone by zone, with its trenches, roads, hills, embankments, waters and bridges. The front is then as wide and the country as deep as the drawing. Tunnels may be there from the first day: each leads from a zone of the own front line under an enemy zone beside it, holds up to 6 explosives, and has a unit of sappers at its mouth in the first week.',
      ruling: true,
    },
    {
      id: 'GF-VAR-08',
      title: 'Gentle and hilly country',
      text: 'A country made by chance is gentle unless you want it hilly. In hilly country one zone in 7 is a hill in place of one in 12, and hills that have two others or more about them rise to the second level. The far half is the near one turned about.',
      ruling: true,
    },
    {
      id: 'GF-VAR-09',
      title: 'What the usual army buys',
      text: 'Up to 1917 it spends its army points on three fighters, a unit of sappers, three gas canisters and six luxuries; in 1918 on three fighters, two light tanks (a bomber, where the nation has no tanks), lorries of strength 4, bicycles for a regiment of foot and six luxuries. What it may not have at that date or cannot pay is left out, and the rest of the points goes into shells.',
      ruling: true,
    },
  ],
}
