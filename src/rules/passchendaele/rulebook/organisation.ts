import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ORG: Chapter = {
  code: 'ORG',
  title: 'Armies and organisation',
  clauses: [
    {
      id: 'PA-ORG-01',
      title: 'German divisions and Groups',
      text: 'Three infantry bases make a German division, with at least one base of field artillery and as a rule two. It may have a machine-gun base and a trench-mortar base, one of each at most; storm troops are a rarity. From 3 to 6 divisions form a Group, which answers to a corps and has 3 to 5 heavy artillery bases, or roughly one to every two or three of field guns; it may have far more.',
      ruling: false,
    },
    {
      id: 'PA-ORG-02',
      title: 'German roles and quality',
      text: "Half of a Group's divisions or more are Stellung divisions, and the others Eingreif. Between a third and a half of them all are reserve divisions and rate as reservist. Divisions brought over from the Eastern Front rate as veteran, and what remains is line.",
      ruling: false,
    },
    {
      id: 'PA-ORG-03',
      title: 'British divisions and corps',
      text: 'A British division has 3 infantry bases, now and then 4, with one machine-gun battalion and two bases of field artillery. In 1917 it has a trench-mortar base too; by 1918 that has gone. A corps is 2 to 4 divisions strong and has 2 to 4 bases of heavy artillery, if not more.',
      ruling: false,
      note: 'The year is garbled in the published rules. We give the mortar base to every British division until the end of 1917.',
    },
    {
      id: 'PA-ORG-04',
      title: 'French divisions and heavy guns',
      text: 'A French division has 3 infantry bases and 2, 3 or 4 of field artillery. It may have a trench-mortar base but never a machine-gun battalion. Corps and army bring about as many heavy bases as there are field bases, and a great offensive may add an extra-heavy or super-heavy base for each division, or fewer.',
      ruling: false,
    },
    {
      id: 'PA-ORG-05',
      title: 'American divisions and their quality',
      text: 'An American division is large: 4 infantry bases, with two of field artillery, one of machine guns and one of trench mortars. Its men are green but keen, so the players settle its quality between them. Its guns are French, and its tanks are French FT-17s.',
      ruling: false,
      options: ['american-quality'],
    },
    {
      id: 'PA-ORG-06',
      title: 'Who has tanks',
      text: 'Tanks belong to the British, the French and the Americans. A second German tank base would be a thing that never was. Players may combine tank bases into units or leave them single.',
      ruling: false,
    },
    {
      id: 'PA-ORG-07',
      title: 'Cavalry and historical battles',
      text: 'A cavalry division has 3 bases, or in some cases 2. When you refight a real battle, use the forces that were there instead of these models.',
      ruling: false,
    },
    {
      id: 'PA-ORG-08',
      title: 'American quality, British mortars',
      text: 'American infantry is line unless the players pick another grade by house rule, as the published rules leave the matter open. British divisions of 1916 have a trench-mortar base just like those of 1917, the year in the published rules being misprinted.',
      ruling: true,
      options: ['american-quality'],
    },
    {
      id: 'PA-ORG-09',
      title: 'Departing from usual strengths',
      text: 'These figures are what was customary. The game points out a division that differs but does not prevent it. Only storm troops in an army other than the German are turned away, and that in pick-up games.',
      ruling: true,
    },
    {
      id: 'PA-ORG-10',
      title: 'Forces for a pick-up battle',
      text: 'A battle of your own builds its divisions lean, usual or rich, all within the figures above, and adds guns, tanks and cavalry by nation and year. Any nation may have cavalry divisions of two bases; light tanks are there in 1918, for the British, the French and the Americans; a German tank base likewise in 1918, and a second one is only remarked upon. Storm battalions are German and there from 1917. In 1916 there is one British tank base and no other; Americans come in 1918 alone.',
      ruling: true,
    },
  ],
}
