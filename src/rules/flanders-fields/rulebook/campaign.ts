import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const CAMP: Chapter = {
  code: 'CAMP',
  title: 'Campaign',
  clauses: [
    {
      id: 'FF-CAMP-01',
      title: 'Counting the casualties',
      text: 'Every base lost stands for 15 casualties. Of these a third are dead, a third lightly wounded, a sixth crippled and a sixth badly wounded.',
      ruling: false,
      note: 'If the last two do not come out even, round the crippled down and the badly wounded up.',
    },
    {
      id: 'FF-CAMP-02',
      title: "Drafts and the battalion's grade",
      text: 'After a battle roll two dice for each battalion that has been brought up to strength, and compare the sum with the number of platoons drafted in. If the sum is higher the battalion keeps its grade; if not, it becomes raw. A 12 makes it veteran.',
      ruling: false,
      note: 'The 12 does so whatever the number of drafts. A storm battalion that rolls it remains a storm battalion.',
    },
  ],
}
