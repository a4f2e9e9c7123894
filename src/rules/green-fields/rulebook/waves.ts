import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const STACK: Chapter = {
  code: 'STACK',
  title: 'Stacking and waves',
  clauses: [
    {
      id: 'GF-STACK-01',
      title: 'Three units to a zone',
      text: 'A zone has room for three units.',
      ruling: false,
      note: 'The limit is for each side separately, as the published example has four units of both sides in one zone. Mounts left waiting and transport that is being carried are not counted.',
    },
    {
      id: 'GF-STACK-02',
      title: 'Leading, middle and rear waves',
      text: 'You decide which of your units in a zone leads, which comes second and which third. You can change the order when movement is over and again after every round of combat.',
      ruling: false,
      note: 'If you say nothing, combat units come first, the strongest in front, then the guns, then balloons.',
    },
    {
      id: 'GF-STACK-03',
      title: 'Attacks from several sides',
      text: 'When a zone is attacked from more than one direction, one more unit can join in for each flank or facing. The defender may divide fire among the attackers.',
      ruling: false,
    },
    {
      id: 'GF-STACK-04',
      title: 'The facings of a zone',
      text: "The zone from which an attacker came in tells you its facing: the front if it lies in the row nearer the attacker's base line, the left or the right if it lies in the same row, otherwise the rear. On each facing under attack, one unit of each side fights. If there are fewer defenders than facings, the leading defender shares out its dice; by default it does so in proportion to the strength of the attackers, with any odd dice for the strongest.",
      ruling: true,
    },
    {
      id: 'GF-STACK-05',
      title: 'When a unit is flanked',
      text: 'Units can be flanked only in close assault. The defender chooses one of the facings under attack to face, by default the one with most strength against it, and saves with 1 die fewer against fire from any other. Attackers cannot be flanked.',
      ruling: true,
    },
  ],
}
