import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const CHECK: Chapter = {
  code: 'CHECK',
  title: 'The status check',
  clauses: [
    {
      id: 'PA-CHECK-01',
      title: 'Making the check',
      text: 'Once each turn throw two dice for the unit, total them and apply the modifiers of PA-CHECK-03. With this score go to the result table of PA-CHECK-06, which gives both status and movement.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-02',
      title: 'Which order and status count',
      text: 'Use the order the unit has once the runner dice have been thrown, and the status it had when the check began.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-03',
      title: 'Modifiers to the score',
      text: 'For quality, add 1 if veteran and take off 1 if reservist; line changes nothing. For the order, add 1 for hold, fire barrage or countermarch and 2 for retreat; advance adds nothing. For cover, fortified places add 1 and bunkers 2, though not for tanks. Fire takes off between 0 and 7 as PA-CHECK-05 lays down, and gas 1. A unit that was pinned or disordered adds 2 for having gone to ground if it takes at least 1 point of fire, is not gassed and is not tanks. Take off 1 if half or more of the original bases are lost, and 1 if an enemy is in the rear in the sense of PA-GEO-08.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-04',
      title: 'Weighing the fire',
      text: "The fire load is found by giving each point of fire a weight and adding them all. The weight depends on the sort of fire and on the unit's cover, with a column apiece for open countryside, craters, trench, fortified, bunker and armour; look it up in the table of fire weights. In the open a point weighs from 6 to 9, in craters from 4 to 7, and in works from 0 to 3. Small arms weigh 7 in craters but only 1 in a trench, where a trench-mortar point weighs 3. Against tanks small arms weigh 2, trench mortars 3, field artillery 4 and heavy artillery 5.",
      ruling: true,
    },
    {
      id: 'PA-CHECK-05',
      title: 'From load to modifier',
      text: 'No load means no modifier. A load of 1 to 4 takes 1 off the score, up to 9 takes 2, up to 16 takes 3, up to 25 takes 4, up to 36 takes 5, up to 49 takes 6, and 50 or above takes 7. The bounds are the square numbers, so every extra step costs more shells than the one before.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-06',
      title: 'The result table',
      text: 'With a score of 10 or higher, status goes up 1 and movement is 3 inches. A 9 is also up 1, with 2 inches. From 6 to 8 status stays as it is, with 2 inches. From 3 to 5 it goes down 1, with 1 inch. A score of 2 is down 1 with no movement; a score of 1 is down 1 and the unit falls back; 0 or lower is down 2 and the unit falls back.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-07',
      title: 'Units not under fire',
      text: 'If neither gas nor a single point of fire affects it, a unit cannot go down or fall back, whatever the table says; at 2 or lower it just gets no movement. A point whose weight is 0 is enough to put a unit under fire.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-08',
      title: 'Dropping below disordered',
      text: 'A pinned unit that goes down 2, or a disordered one that goes down at all, is taken off the table and does not fall back first. Those sheltered by works are spared this, as PA-CHECK-14 explains.',
      ruling: true,
      options: ['works-shelter'],
    },
    {
      id: 'PA-CHECK-09',
      title: 'Status limits movement',
      text: 'The inches in the table matter only to a unit ordered to advance, countermarch or retreat, and its new status sets a ceiling. A solid unit may go 3 inches with any of the three. A wavering one may go 3 in retreat but 2 otherwise. A pinned one may go 1 in countermarch or retreat and cannot advance. A disordered one may retreat 1 inch and do nothing else.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-10',
      title: 'Help from tanks',
      text: 'When a unit other than tanks is to advance, and at the time of its check some base of it has a friendly tank unit no more than 2 inches away that is not disordered, it reads 1 inch more from the table, a 0 turning into 1. Only then apply the ceiling of its status. The tanks have crushed the wire.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-11',
      title: 'Light tanks, guns and cavalry',
      text: 'Once the ceiling has been applied, light tanks that can move at all go 1 inch further, which may bring them to 4. Guns never go more than 1 inch, and immobile guns not at all. Cavalry has the benefit of PA-MOVE-19.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-12',
      title: 'Who fires after the check',
      text: 'Any unit still on the table after its check goes on shooting unless it is disordered. Guns must in addition have fire barrage as their present order.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-13',
      title: 'When at half strength',
      text: 'Compare the bases a unit has lost, in the sense of PA-CHECK-15, with the number it began with, attached ones counted in both. When half or more are lost it is at half strength. This never applies to a unit that began with one base.',
      ruling: true,
    },
    {
      id: 'PA-CHECK-14',
      title: 'Shelter of works',
      text: 'Troops in a trench, a fortified place or a bunker are sheltered by it, unless they are gassed or are tanks. No check can bring them lower than disordered, and they do not fall back unless they were disordered already; where they are spared from falling back they get no movement. To be rid of a garrison you must storm it, gas it or drive it out. But for this shelter, gunfire alone would wipe out whole divisions and no one would have to assault. A house rule takes it away.',
      ruling: true,
      options: ['works-shelter'],
    },
    {
      id: 'PA-CHECK-15',
      title: 'Which bases are lost',
      text: 'Lost are the bases that a check or a close combat destroyed, that surrendered, or that fell back over the table edge. Those that broke through or left the table in retreat are safe and sound and do not count, while the number at the start stays what it was.',
      ruling: true,
    },
  ],
}
