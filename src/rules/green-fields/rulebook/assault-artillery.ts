import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const AART: Chapter = {
  code: 'AART',
  title: 'Assault: artillery',
  clauses: [
    {
      id: 'GF-AART-01',
      title: 'Guns in the assault',
      text: 'Both sides fire at the same time. Field guns reach 3 zones and medium guns 6, while heavy guns reach anywhere on the table. Dice are halved if the target is not seen, and regiments may combine on a zone.',
      ruling: false,
      note: 'The guns are pooled as in the weekly bombardment (see GF-BOMB-05). Nothing off board may be shelled.',
      options: ['artillery-pooling'],
    },
    {
      id: 'GF-AART-02',
      title: 'Shells and supply lines',
      text: 'An artillery unit spends 1 shell point in each turn it fires. It must also have a line of roads or clear ground back to its own rear.',
      ruling: false,
      note: "The line runs from zone to neighbouring zone of your own as far as the base line. Each must be open without a trench, or have an intact road; the gun's own zone may be anything. Guns off board always have such a line. It is not required in weekly turns, for opportunity fire or in close assault. A gun may fire and afterwards move in the same turn.",
    },
    {
      id: 'GF-AART-03',
      title: 'Gas shells and persistent gas',
      text: 'Guns may fire gas. Its hits reduce experience, and the target saves with the experience it had before the damage. You may choose persistent gas: any unit that stays in the zone is then attacked with 1 die for as long as the assault goes on.',
      ruling: false,
      note: "Gas uses the gun's usual dice, pooled, and strikes each unit in the zone, friend or foe. Saves are not modified. Persistent gas takes effect at the end of every later artillery phase, and a second dose in the same zone adds nothing.",
    },
    {
      id: 'GF-AART-04',
      title: 'No dice, no gas',
      text: 'Gas clouds a zone, and persistent gas stays in it, only if one gas die at least is thrown at it. Guns that have no die may not fire gas at all (GF-BOMB-13). If nobody is in the zone, throw the dice all the same.',
      ruling: true,
    },
  ],
}
