import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ATT: Chapter = {
  code: 'ATT',
  title: 'Attrition',
  clauses: [
    {
      id: 'GF-ATT-01',
      title: 'Losses in the line',
      text: 'Sickness, fatigue and snipers wear down each unit 2 zones or less from the enemy lines. Throw one hit die for it and remove the strength points it scores. There is no save.',
      ruling: false,
      note: 'Measure to the nearest zone under enemy control. Armour loses 1 strength point for two hits. Nobody checks morale for attrition, and the season makes no difference. Aircraft and units off board are exempt.',
    },
  ],
}
