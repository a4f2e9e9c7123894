import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const EX: Chapter = {
  code: 'EX',
  title: 'The combat example',
  clauses: [
    {
      id: 'GF-EX-01',
      title: 'The published example step by step',
      text: 'Use this to check that you play combat correctly. A British regular regiment with a strength of 6, experience 5 and morale 3 stands in the open and is attacked by three stacked German regiments, A, B and C (each with strength 12, experience 3 and morale 3). Opportunity fire is half of 6 dice, so 3, and scores 2; A has 2 save dice, being on the move, scores 2 and is unhurt. In the first round 6 dice score 3 and A saves 1, so it loses 2 strength points; its morale falls from 3 to 2, its 2 dice score only 1, and it wavers with morale 1 and does not fire. In the second round 6 dice score 3 again and B saves nothing; it loses 3, checks with morale 2, scores less than 3 and breaks without firing. In the third round 6 dice score 1 and C saves it. C answers with 12 dice and scores 6, of which the British save 3 with their 5 dice. They lose 3, their morale falls from 3 to 2, their 2 dice score 2, which is too few, and they waver with morale 1. C keeps the zone.',
      ruling: true,
    },
    {
      id: 'GF-EX-02',
      title: 'Slips in the example',
      text: 'The printed example contains a few slips. Where a beaten regiment is said to fire back, it falls back. Where a check is said to need more hits than casualties, the same number will do, as the end of the example itself shows. Regiment C throws 2 dice after the loss of one for moving, not 2 less another. Finally, the point of morale lost with each result is never mentioned, but it does apply.',
      ruling: true,
    },
  ],
}
