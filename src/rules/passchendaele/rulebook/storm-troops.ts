import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const STOSS: Chapter = {
  code: 'STOSS',
  title: 'Storm troops',
  clauses: [
    {
      id: 'PA-STOSS-01',
      title: 'Passing through the enemy',
      text: 'Storm troops behave as other units do, with one privilege. Where their advance would run into an enemy unit, they may slip through it, provided their movement is enough to bring their front edge out on the far side. No close combat is fought.',
      ruling: false,
    },
    {
      id: 'PA-STOSS-02',
      title: 'What it takes in practice',
      text: 'As a rule the storm troops must begin no further than an inch from the enemy and be allowed 2 or 3 inches by their check.',
      ruling: false,
    },
    {
      id: 'PA-STOSS-03',
      title: 'Enemy in depth',
      text: 'They cannot pass an enemy drawn up two bases deep, or more, if that would leave them touching him at the end. If they can pass, set them down a quarter of an inch past the unit they went through.',
      ruling: false,
    },
    {
      id: 'PA-STOSS-04',
      title: 'If they do not pass',
      text: 'Storm troops who are unable or unwilling to slip through fight a close combat in the usual way.',
      ruling: false,
    },
    {
      id: 'PA-STOSS-05',
      title: 'Conditions for passing through',
      text: 'Every one of these must be met. The storm troops have advance as their order; they begin 1 inch or less from the enemy; their allowance is 2 inches or more, and no less than the gap and the depth of the enemy added together; and the place where they come out holds no impassable ground, no other base and no contact with an enemy. This sums up what the published rules say in three places. A house rule drops the limit of 1 inch at the start and lets the allowance alone say from how far they may come.',
      ruling: true,
      options: ['pass-through-limit'],
    },
    {
      id: 'PA-STOSS-06',
      title: 'Where they come out',
      text: "Place the storm troops so that a quarter of an inch separates their rear edge from the enemy's rear edge, facing whichever way you like. That is the end of their move. The unit they went through now has an enemy in its rear, which is what makes infiltration worth while.",
      ruling: true,
    },
    {
      id: 'PA-STOSS-07',
      title: 'Water on the way through',
      text: 'The strip of table over which their base passes from start to finish may touch no impassable ground, whether there is a bridge or not; otherwise there is no place for them behind the enemy. Streams are no hindrance. Storm troops cannot swim a canal.',
      ruling: true,
    },
  ],
}
