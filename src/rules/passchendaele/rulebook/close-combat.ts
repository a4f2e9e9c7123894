import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const COMBAT: Chapter = {
  code: 'COMBAT',
  title: 'Close combat',
  clauses: [
    {
      id: 'PA-COMBAT-01',
      title: 'Who is in the fight',
      text: 'Close combat starts when advancing troops bring one base up against another. The bases that touch are in it, on both sides, and so are the rest of the bases in their units.',
      ruling: false,
    },
    {
      id: 'PA-COMBAT-02',
      title: 'Bases brought in as supports',
      text: 'If a base from some other unit of the same side is 2 inches or less from one that is in the fight, its player may commit it as a support. He has to say so before a die is thrown.',
      ruling: false,
    },
    {
      id: 'PA-COMBAT-03',
      title: 'A round of combat',
      text: "Throw one die for each base that takes part, modify it, and add up each side's dice. The side with more chooses one enemy base from those in the fight and takes it off. If the totals are level, both sides give up one base of their own, each picking which. This makes up one round.",
      ruling: false,
    },
    {
      id: 'PA-COMBAT-04',
      title: 'Fighting to the end',
      text: 'Go straight on with further rounds until the bases taking part have been used up on one side, or on both.',
      ruling: false,
      note: 'The published rules expect one side to survive. A drawn round may cost each side its last base, so a combat may also leave nobody.',
    },
    {
      id: 'PA-COMBAT-05',
      title: 'Status after the fight',
      text: 'When it is over, those who survive lose a level of status for every round that was fought, though they cannot be driven lower than disordered.',
      ruling: false,
    },
    {
      id: 'PA-COMBAT-06',
      title: 'Bases too far apart',
      text: 'Support does not reach beyond 2 inches, as PA-SETUP-08 says, and this holds inside a unit too. A base further than that from all the bases of its side that are taking part has no share in the fight: it throws no die and cannot be chosen as a loss. The 2 inches may be bridged from one base to the next, link by link.',
      ruling: true,
    },
    {
      id: 'PA-COMBAT-07',
      title: 'Rules for supports',
      text: 'To find out whether a base can support, measure to one that is in the fight through contact or through its unit, never to another support. The player who is moving names his supports first, and his opponent after him. Guns cannot support. There is no limit to the combats that one base may support during a turn.',
      ruling: true,
    },
    {
      id: 'PA-COMBAT-08',
      title: 'Several enemy units contacted',
      text: 'When the advancing unit runs into more than one enemy unit, a single combat is fought against them all.',
      ruling: true,
    },
    {
      id: 'PA-COMBAT-09',
      title: 'Modifiers to each die',
      text: 'For quality, a veteran base adds 1 and a reservist base takes off 1. For status, a base adds 1 if its unit is solid and nothing if it is wavering, and takes off 1 if it is pinned or 2 if it is disordered. Storm troops and light tanks add 1, tanks 2; guns take off 2. A base of the side that did not move adds 1 in a trench, 2 in a fortified place and 3 in a bunker, unless it was taken in flank or rear. A base whose unit is gassed takes off 1.',
      ruling: true,
    },
    {
      id: 'PA-COMBAT-10',
      title: 'Exceptions to the modifiers',
      text: 'No cover helps guns or tanks. Trench mortars, machine-gun battalions and cavalry count as infantry here, in keeping with PA-TROOP-03 and PA-TROOP-05. If modifiers would bring a die under 0, it is 0.',
      ruling: true,
    },
    {
      id: 'PA-COMBAT-11',
      title: 'Flank and rear contact',
      text: 'A base is taken in flank or rear if the enemies in contact with it meet nothing but its sides or its rear edge. If one of them meets a front corner, that is contact in front. A base that no enemy touches retains its cover.',
      ruling: true,
    },
    {
      id: 'PA-COMBAT-12',
      title: 'When status is lost',
      text: 'Every base keeps the status and modifiers with which the combat began, up to its end. Once the final round is over, each unit with a surviving base in the fight goes down a level for every round, and having several such bases does not make it worse. A unit that sends a single base in support therefore pays in full.',
      ruling: true,
    },
    {
      id: 'PA-COMBAT-13',
      title: 'Which base is removed',
      text: 'Unless the player says otherwise, the winner of a round takes the enemy base with the best modifier, the earliest in the list if several are equal. In a drawn round each side gives up its base with the poorest modifier, the latest in the list if several are equal.',
      ruling: true,
    },
    {
      id: 'PA-COMBAT-14',
      title: 'Occupying the ground won',
      text: 'Should the attacker win, all bases left in his moving unit may forthwith go as much as 1 inch along the enemy direction to occupy what they have taken; they halt a quarter of an inch before any enemy. A victorious defender does not move, and nobody pursues any further. Without this a stormed trench would remain empty for good. A house rule does away with it.',
      ruling: true,
      options: ['consolidation'],
    },
    {
      id: 'PA-COMBAT-15',
      title: 'Cover in captured works',
      text: 'Troops who take a trench or other work enjoy all the cover it offers, which is the simplest solution. Under a house rule it protects its captors no better than craters do.',
      ruling: true,
      options: ['captured-trench'],
    },
    {
      id: 'PA-COMBAT-16',
      title: 'Guns never attack',
      text: 'Guns can only be on the receiving end of an assault. Wherever the two sides of a fight are listed, those called attackers are the side that is moving.',
      ruling: true,
    },
    {
      id: 'PA-COMBAT-17',
      title: 'Uninvolved bases keep their status',
      text: 'Suppose a unit loses every base that took part in a combat, but others were too far off for it (PA-COMBAT-06). Its status then does not change, since the drop is for survivors of the fight.',
      ruling: true,
    },
  ],
}
