import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const NAT: Chapter = {
  code: 'NAT',
  title: 'National rules',
  clauses: [
    {
      id: 'FF-NAT-01',
      title: 'British: Long Range Marksmanship',
      text: 'Until the spring of 1915 the rifles of British infantry reach 60 cm.',
      ruling: false,
      note: 'We take the spring to end with May 1915. All British troops have it: the rules praise it as a skill of veterans, but grant it to the whole force.',
    },
    {
      id: 'FF-NAT-02',
      title: 'British: Mad Minute',
      text: 'In 1914 and 1915, once in the battle, each British company may double its fire for one fire action. Every platoon rolls twice, both times at the same target.',
      ruling: false,
      note: 'The Mons scenario allows it once to each battalion instead; a house rule does that everywhere.',
      options: ['mad-minute'],
    },
    {
      id: 'FF-NAT-03',
      title: 'British: Pals battalions',
      text: 'From late 1915 to the end of 1916 each raw British battalion may once in the battle add 2 to a morale test or to an action roll.',
      ruling: false,
      note: 'It must be announced before the die is rolled.',
    },
    {
      id: 'FF-NAT-04',
      title: 'British: Professionalism from 1917',
      text: 'From 1917, once in the battle, each British infantry battalion may add 2 to one action roll. As many as four tanks attached to the force may each do the same. A natural 1 is a failure all the same.',
      ruling: false,
    },
    {
      id: 'FF-NAT-05',
      title: 'French: Élan in attack',
      text: 'From 1914 until early in 1916 French troops who are ordered forward add 1 to their action die. What they gain by it may not be used for shooting.',
      ruling: false,
      note: "We end the rule with March 1916. It is for rifle companies and cavalry only. An action that is owed to the extra 1 must be a move that brings the troops nearer to the enemy's base edge.",
    },
    {
      id: 'FF-NAT-06',
      title: 'French: Stubborn Resistance and Mutiny',
      text: 'From 1917 a French battalion in defence may disregard a bad morale result, three times in the battle. Against that, three French battalions, picked by the German player, are in a state of mutiny: they hold their ground but will not advance.',
      ruling: false,
      note: "The three uses are for the side as a whole. The mutinous battalions are named after deployment, and may be no more than half of those present; by a house rule they are any three, those in reserve included, or all if there are fewer. None of their moves may end nearer to the enemy's base edge.",
      options: ['mutiny-limit'],
    },
    {
      id: 'FF-NAT-07',
      title: 'German: Prussian Discipline',
      text: 'In 1914 and 1915 a German commander may add 2 to an action roll three times in the battle, saying so before he rolls. A natural 1 still fails.',
      ruling: false,
      note: 'Each battalion commander has three uses; the wording could also mean three for the side, which is a house rule. The Mons scenario extends it to regimental commanders and to morale rolls.',
      options: ['prussian-discipline'],
    },
    {
      id: 'FF-NAT-08',
      title: 'German: Storm Troops',
      text: 'When Germans attack in 1918, each of their regiments may be joined by one storm battalion.',
      ruling: false,
    },
    {
      id: 'FF-NAT-09',
      title: 'One national bonus at once',
      text: 'No roll may have more than one bonus from a national rule. Staff help and cards are added to it as usual.',
      ruling: true,
    },
    {
      id: 'FF-NAT-10',
      title: 'Which rules are in force',
      text: 'A battle names the national rules that are used in it, whatever its date. Each battalion keeps count of its own uses, or its commander for Prussian Discipline. Declaring a use spends it, even if the die shows 1.',
      ruling: true,
    },
    {
      id: 'FF-NAT-11',
      title: 'Mutinous battalions',
      text: 'A mutinous battalion fires, recovers and fights as usual, but none of its stands may end a move nearer to the enemy base edge. It counts for every score.',
      ruling: true,
    },
  ],
}
