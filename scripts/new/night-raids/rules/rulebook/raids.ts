import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const RAIDS: Chapter = {
  code: 'RAID',
  title: 'Raids',
  clauses: [
    {
      id: 'NR-RAID-01',
      title: 'Who goes out',
      text: 'Each turn Blue and then Red sends as many of its men as it likes, one at least, across no man’s land.',
      ruling: true,
    },
    {
      id: 'NR-RAID-02',
      title: 'The dice of a raid',
      text: 'Throw a die for every raider: a 5 or a 6 hits one of the enemy. A raid that hits nobody loses a man.',
      ruling: true,
      options: ['failed-raid'],
    },
    {
      id: 'NR-RAID-03',
      title: 'Losses and the end',
      text: 'Men who are hit or do not come back are off the table. A side that has none left has lost the battle; when the last turn is over, the side with more men has won it.',
      ruling: true,
    },
  ],
}
