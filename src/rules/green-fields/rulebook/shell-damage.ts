import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const DEG: Chapter = {
  code: 'DEG',
  title: 'Damage to the ground',
  clauses: [
    {
      id: 'GF-DEG-01',
      title: 'Shell holes spoil the ground',
      text: 'A zone bombarded in a weekly turn receives a shell-hole counter. Two counters make the ground worse by one grade.',
      ruling: false,
      options: ['shell-holes'],
    },
    {
      id: 'GF-DEG-02',
      title: 'One counter a week',
      text: 'However often a zone is shelled in a week, it receives a single counter, and it receives it even if every die missed, so long as one was thrown. When the second counter comes, remove both and change the ground: open becomes rough, rough becomes morass, woods become morass, and a town becomes ruins. A house rule counts each mission instead.',
      ruling: true,
      options: ['shell-holes'],
    },
    {
      id: 'GF-DEG-03',
      title: 'Cutting a road',
      text: 'A single hit from artillery or bombers cuts the road in the zone. Neither movement nor supply can use it there until it has been mended.',
      ruling: false,
    },
    {
      id: 'GF-DEG-04',
      title: 'Breaking down trenches',
      text: 'A trench is reduced by one level when artillery scores three hits on its zone within a turn.',
      ruling: false,
      note: 'Every full three hits take off another level. In a weekly turn the hits of both missions are added up. Hits left over are forgotten when the turn ends. Emplacements suffer in the same way.',
    },
    {
      id: 'GF-DEG-05',
      title: 'Which hits strike the ground',
      text: 'The ground suffers the hits that were rolled against the leading unit of the zone, counted before the unit saves. If nobody is there, roll once just for the ground.',
      ruling: true,
    },
    {
      id: 'GF-DEG-06',
      title: 'Fire that spares the ground',
      text: 'Shelling during an assault can cut roads and break trenches, but it leaves no shell-hole counters. Gas and box barrages do not harm the ground, and bombs can only cut roads.',
      ruling: true,
    },
    {
      id: 'GF-DEG-07',
      title: 'When to work out damage',
      text: "In the weekly turn, work out damage to a zone after each raid on its wire, once more when bombardment is over (with the hits of both rounds and those of bombers), and again if a mine goes off. A mine's hits on the ground count as artillery hits, but they leave no counter. During an assault do it after the artillery phase and, where bombs fell, after the air phase.",
      ruling: true,
    },
  ],
}
