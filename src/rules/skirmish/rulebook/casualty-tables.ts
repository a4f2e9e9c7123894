import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const CAS: Chapter = {
  code: 'CAS',
  title: 'Casualty tables',
  clauses: [
    {
      id: 'SK-CAS-01',
      title: 'The fifteen casualty tables',
      text: 'There are fifteen casualty tables. Each has a row for every face of a six-sided die and columns for the number of figures: the even numbers from 2 to 12, then 15, then every fifth number from 20 to 40. Where row and column meet you find the number of casualties. Dashes on the sheet mean that nobody is hit. The tables run from a single casualty at most with few men on table 1 up to 20 casualties for 40 figures and a roll of 1 on table 15.',
      ruling: false,
    },
    {
      id: 'SK-CAS-02',
      title: 'Two misprints put right',
      text: 'Two numbers on the sheet are misprints, and we have mended them. In table 11, a roll of 2 with 25 figures gives 8 instead of 6: in all other columns from 4 upwards that row is the same as the row for a roll of 3, which has 8 here. In table 14, a roll of 2 with 40 figures gives 17 instead of 7: a digit was lost, for the numbers above and below are both 17. Once these are mended, the tables nowhere give fewer casualties for more figures or for a higher table, and nowhere more for a higher die.',
      ruling: true,
      options: ['casualty-table'],
    },
    {
      id: 'SK-CAS-03',
      title: 'Roll low when shooting',
      text: 'On the casualty tables the side that is shooting wants to roll low.',
      ruling: false,
    },
  ],
}
