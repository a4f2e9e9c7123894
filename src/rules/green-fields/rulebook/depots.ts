import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const DPT: Chapter = {
  code: 'DPT',
  title: 'Depots',
  clauses: [
    {
      id: 'GF-DPT-01',
      title: 'Losing the depot',
      text: 'When an enemy unit goes off the table over your rear edge, your depot is wiped out completely.',
      ruling: false,
    },
    {
      id: 'GF-DPT-02',
      title: 'Weekly supply points',
      text: 'Throw one die a week for each depot point; the total is your supply points. You may spend them on new units, lost strength, shells and luxuries, at the prices of the list.',
      ruling: false,
      note: 'This takes place in the ninth phase. A supply point is worth the same as an army point. It can also buy gas canisters.',
    },
    {
      id: 'GF-DPT-03',
      title: 'Shells from the depot',
      text: 'Every depot point also brings in 1 shell point each week.',
      ruling: false,
    },
    {
      id: 'GF-DPT-04',
      title: 'Rebuilding the depot',
      text: 'A depot that has been destroyed recovers by 1 point each week.',
      ruling: false,
      note: 'So does one that is only damaged, until it is back at its starting value. Add the point when the supply dice have been thrown.',
    },
    {
      id: 'GF-DPT-05',
      title: 'Limits on armour and aircraft',
      text: 'For each depot point, you may use in battle no more than 3 strength points of armour and 3 of aircraft. Anything beyond this is there only to make good losses.',
      ruling: false,
      note: 'Balloons are not counted. You choose in the deployment phase which units stay idle.',
    },
  ],
}
