import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const VEH: Chapter = {
  code: 'VEH',
  title: 'Tanks and armoured cars',
  clauses: [
    {
      id: 'SK-VEH-01',
      title: 'Values of vehicles',
      text: 'A vehicle has a value and loses it in the way described in SK-STR-02. It is 12 for the Mark I and the Schneider; 15 for the Mark IV, the Whippet and the FT17; 18 for the St Chamond; 22 for the A7V; 10 for an enclosed armoured car and 6 for an open one.',
      ruling: false,
    },
    {
      id: 'SK-VEH-02',
      title: 'Bogging and breaking down',
      text: 'Throw a six-sided die for each tank in every move. If it shows a 1, the tank has bogged or broken down. Armour-piercing bullets or artillery fire directed at the tank add 1.',
      ruling: false,
    },
    {
      id: 'SK-VEH-03',
      title: 'Breakdown under fire',
      text: 'We read the added 1 as a greater danger: a tank under such fire stops on a 1 or a 2, for being shot at does a machine no good. Count whatever has happened since its last throw: a shell aimed at it, a burst that touched it, or armour-piercing small-arms fire directed at it.',
      ruling: true,
      options: ['breakdown-under-fire'],
    },
    {
      id: 'SK-VEH-04',
      title: 'When tanks throw for breakdown',
      text: "Make the throw at the moment the tank's side starts to move, even for a tank that means to stand still. Armoured cars do not have to throw.",
      ruling: true,
    },
    {
      id: 'SK-VEH-05',
      title: 'Getting a tank going again',
      text: 'To move again, a tank that has stopped must throw a 6 on a six-sided die.',
      ruling: false,
    },
    {
      id: 'SK-VEH-06',
      title: 'Tanks that have stopped',
      text: 'In any move in which a tank throws to get going, it makes no breakdown throw (SK-VEH-02). If it rolls the 6 it may move straight away. It may shoot while stopped.',
      ruling: true,
    },
    {
      id: 'SK-VEH-07',
      title: 'Cover of vehicle crews',
      text: 'The crew of a tank or an enclosed car has hard cover from shots at the vehicle, reduced to soft cover when the enemy shoots armour-piercing bullets. The crew of an open car never has anything but soft cover.',
      ruling: false,
    },
    {
      id: 'SK-VEH-08',
      title: 'Shooting at vehicle crews',
      text: 'You may shoot at a vehicle with small arms in order to hit its crew. When artillery scores a direct hit, throw for the crew as well, with the same cover. A burst near by touches crews in open cars only. Every weapon that shoots needs a man to serve it, and a vehicle that moves needs another as driver. A manned weapon has its full value in figures: losses cost the vehicle men and do not lower the values of SK-FIRE-08. A vehicle with no crew left is abandoned and counts as destroyed.',
      ruling: true,
    },
    {
      id: 'SK-VEH-09',
      title: "Hits on a vehicle's guns",
      text: 'Any gun of a vehicle that takes a direct hit itself is knocked out.',
      ruling: false,
    },
    {
      id: 'SK-VEH-10',
      title: 'Throwing for a gun hit',
      text: 'For each direct hit with high explosive on a vehicle that has a weapon still working, throw a six-sided die. On a 6 one of its guns is hit, and the firer names which, among those that bear on him. The vehicle loses value as well.',
      ruling: true,
    },
    {
      id: 'SK-VEH-11',
      title: 'Damage and loss of vehicles',
      text: 'Vehicles are damaged by high explosive only. One whose value is down to nothing is destroyed. In the next Movement phase any crew still alive get out and form a unit on foot, armed with pistols and of the same quality as before.',
      ruling: true,
    },
    {
      id: 'SK-VEH-12',
      title: 'What vehicles do not do',
      text: 'Vehicles take no morale tests, cannot be charged and have no part in melee, since the sheet makes no provision for any of it. They shoot in the Fire phase. The main guns of tanks count as light guns and take off 2.',
      ruling: true,
    },
    {
      id: 'SK-VEH-13',
      title: 'Crews and weapons of vehicles',
      text: 'The male Mark I and Mark IV have a crew of 8, a light gun and an LMG on either side, and one LMG in front. The female Mark I has 8 men, two HMGs on either side and one LMG in front; the female Mark IV is the same with LMGs throughout. The Whippet has 3 men and LMGs to the front, left and right. The FT17 has 2 men, one to drive and one to shoot, and either a light gun or an LMG with all-round fire. The St Chamond has 8 men, a light gun in front, and LMGs to the front, left, right and rear. The Schneider has 6 men, a light gun on the right and an LMG on either side. The A7V has 16 men, a light gun in front, and two HMGs each to the left, right and rear. Either kind of armoured car has 4 men and an HMG with all-round fire. A weapon in front covers 45 degrees to both sides of straight ahead; one on a side covers from straight ahead round to 135 degrees on that side; one in the rear covers the rear quarter.',
      ruling: true,
    },
    {
      id: 'SK-VEH-14',
      title: 'Vehicles on the table',
      text: 'Vehicles move by the rules of SK-MOV-21. They may finish on top of nothing except men on foot, who step aside by the shortest way. A wreck or an abandoned vehicle remains as an impassable obstacle to sight and movement. Unless stated otherwise crews are average; they are not specialists and can be neither enfiladed nor prone. A direct hit has the entire crew in its blast.',
      ruling: true,
    },
  ],
}
