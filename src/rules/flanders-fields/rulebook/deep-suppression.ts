import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const DS: Chapter = {
  code: 'DS',
  title: 'Deep suppression',
  clauses: [
    {
      id: 'FF-DS-01',
      title: 'Rolling for deep suppression',
      text: "In the mid and late periods roll a die as each turn of the attacker begins. On 1 or 2 nothing happens. On 3 or 4 the guns in the defender's rear take 1 off their rolls, on 5 they take 2 off, and on 6 they take 1 off and one of his batteries is destroyed as well.",
      ruling: false,
      note: "The result stands until the attacker rolls again. The battery's owner picks it from those off the table; if he has none there, from those not in the front line; and if he has none there either, nothing is lost.",
    },
    {
      id: 'FF-DS-02',
      title: 'Whom deep suppression affects',
      text: "It weighs on artillery off the table and on supporting arms not in the front line, which means those whose distance from the defender's front-line trench is over 25 cm.",
      ruling: false,
      note: 'It affects the orders of artillery and regimental mortars, and SOS calls. Machine guns, block houses and units of battalions are untouched; by a house rule it weighs on the machine guns and block houses of a regiment as well, unless they are in the front line.',
      options: ['deep-suppression-scope'],
    },
    {
      id: 'FF-DS-03',
      title: 'What the front line is',
      text: "Measure from the nearest edge of the base to the nearest edge of the trench in which the defender's front line runs; without a trench nobody counts as in it. Guns in the front line, mortars and block houses are never the battery that is lost, and the one that is counts as a lost base.",
      ruling: true,
    },
  ],
}
