import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ARM: Chapter = {
  code: 'ARM',
  title: 'Shooting at armour',
  clauses: [
    {
      id: 'FF-ARM-01',
      title: 'The table against armour',
      text: 'Tanks and other armour have a table of their own. It gives the totals that suppress and kill for each weapon, once for a target in the open and once for one in cover. Rifles and light machine guns suppress on 6 in the open and on 5 in cover, and need an assault to kill. Machine guns and block houses suppress on 6 in the open and on 7 in cover and can never kill. The best killers are super-heavy artillery and heavy mortars, which suppress on 3 and kill on 4; direct field artillery suppresses on 4 and kills on 5 in the open, but in cover only suppresses, on 6.',
      ruling: false,
      note: 'The light machine guns of a tank use the row of the machine guns.',
      options: ['tank-lmg-vs-armour'],
    },
    {
      id: 'FF-ARM-02',
      title: 'Infantry against armour in cover',
      text: 'Infantry, light machine guns and anti-tank rifles may engage armour that is in cover only from within 5 cm.',
      ruling: false,
    },
    {
      id: 'FF-ARM-03',
      title: 'Modifiers against armour',
      text: 'Anti-tank rifles add 1. Field artillery shooting directly at over 75 cm takes off 1, and field howitzers take off 1.',
      ruling: false,
      note: 'These come on top of all the ordinary modifiers of shooting that apply. A howitzer loses its 1 in indirect fire too. Indirect machine guns cannot harm armour, and anti-tank rifles shoot at nothing else.',
    },
    {
      id: 'FF-ARM-04',
      title: 'Tank against tank',
      text: "The published numbers for armour shooting at armour, suppressing on 5 and killing on 6, are those of a tank's gun. The machine guns it carries shoot on the machine gun row. The printed line speaks of both weapons, so a house rule can give them the same numbers.",
      ruling: true,
      options: ['tank-lmg-vs-armour'],
    },
  ],
}
