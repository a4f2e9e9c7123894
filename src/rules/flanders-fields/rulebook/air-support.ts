import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const AIR: Chapter = {
  code: 'AIR',
  title: 'Air support',
  clauses: [
    {
      id: 'FF-AIR-01',
      title: 'Calling an air mission',
      text: 'Aircraft support the front line only in the late period. A mission that is called comes on a 5 or 6.',
      ruling: false,
      note: "That is the playsheet's number; the body of the rules uses a regimental order with 3 taken off. A regiment may call one of its missions in a turn, and a call that fails does not use the mission up. Air attacks on the rear are included in deep suppression.",
      options: ['air-call'],
    },
    {
      id: 'FF-AIR-02',
      title: 'Targets of an air attack',
      text: 'The aircraft may attack as many as three stands of infantry or support weapons, in open, soft or medium cover, which must be in one straight line and no farther than 5 cm from a point the player names.',
      ruling: false,
      note: 'Guns may be attacked as well, for FF-AIR-03 has a factor against them.',
    },
    {
      id: 'FF-AIR-03',
      title: 'Resolving an air attack',
      text: 'Take the targets one after another, with a die for each side. The aircraft adds 3 against a target in the open, 2 in soft cover and 1 in medium, and 2 more against artillery or a support weapon. A target that is a machine gun adds 2 to its own die. A draw does nothing. Winning by 1 or 2 suppresses the target or drives the aircraft off, and winning by 3 or more destroys the loser.',
      ruling: false,
      note: 'The mission ends when the aircraft is destroyed or driven away. A machine gun is a support weapon too. Suppression from the air does not spread.',
    },
    {
      id: 'FF-AIR-04',
      title: 'Machine guns that fired upwards',
      text: 'A machine gun that has been attacked and not destroyed was swung round to engage the aircraft. It needs an action to take up its old line of fire again.',
      ruling: false,
    },
    {
      id: 'FF-AIR-05',
      title: 'The line of attack',
      text: 'Draw one straight line through the point. The targets must all touch it, be no more than 5 cm from the point, and are attacked in order along it. Cavalry and command stands are attacked as infantry. Tanks and block houses cannot be attacked. A mission that has come is used up.',
      ruling: true,
    },
    {
      id: 'FF-AIR-06',
      title: 'Weapons as targets',
      text: 'Every crewed weapon can be attacked, guns included. One that is limbered or packed counts as a support weapon in the open.',
      ruling: true,
    },
    {
      id: 'FF-AIR-07',
      title: 'Naming the targets',
      text: 'Point and line are named when the aircraft have come. Up to three stands that the line touches within 5 cm of the point are attacked in the order in which it meets them; leave out any you like, or all of them, and the mission is used up just the same. The die of the aircraft is rolled first. Firing at aircraft costs no action. There are neither anti-aircraft guns nor fights in the air.',
      ruling: true,
    },
  ],
}
