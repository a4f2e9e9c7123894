import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const RAID: Chapter = {
  code: 'RAID',
  title: 'Trench raids',
  clauses: [
    {
      id: 'GF-RAID-01',
      title: 'Sending out a raid',
      text: 'A unit in your trench zone may send a party of 1, 2 or 3 strength points against a neighbouring enemy zone, which may be a diagonal one. If several parties go for the same zone, they arrive one after the other.',
      ruling: false,
      note: 'Only foot units raid, and each of them once a week at most.',
    },
    {
      id: 'GF-RAID-02',
      title: "The defender's fire",
      text: 'The unit being raided may shoot at the party first, with as many of its dice as the owner likes.',
      ruling: false,
      note: 'Only the leading wave shoots.',
    },
    {
      id: 'GF-RAID-03',
      title: "The raiders' save",
      text: 'Raiders have surprise and cover on their side and save with 2 dice more than their experience.',
      ruling: false,
      note: 'This replaces all other modifiers to their save.',
    },
    {
      id: 'GF-RAID-04',
      title: 'The raiders strike back',
      text: 'The raiders who are left throw their own hit dice at the defender.',
      ruling: false,
      note: 'They have 1 die for each surviving strength point. The defender saves and checks morale in the usual manner.',
    },
    {
      id: 'GF-RAID-05',
      title: 'What a raid reports',
      text: 'If anybody comes back, you are told which unit is there, its strength, experience and morale, and any mine heads in the zone. The stand of that unit goes on the table.',
      ruling: false,
      note: 'The report covers all the units in the zone, and the zone is now observed. If the zone is empty you learn it without any dice.',
    },
    {
      id: 'GF-RAID-06',
      title: 'Cutting the wire',
      text: 'Instead of gathering information, a party may attack the wire and the works. Its hits count against the enemy trench; nobody saves against them, and every 3 accumulated hits lower the trench by one level.',
      ruling: false,
      note: 'Hits short of 3, or left over after a level has gone, remain on the zone for as long as it has any trench. Such a party brings back no report. The defender still shoots first.',
    },
    {
      id: 'GF-RAID-07',
      title: 'Losses among the raiders',
      text: "Strength lost by the party is taken from the unit that sent it. That unit makes no morale check, but it goes up in experience if every die of the raiders' save scored. Raiders always go home and never take ground.",
      ruling: true,
    },
    {
      id: 'GF-RAID-08',
      title: 'Order of the raids',
      text: "Both players announce all their raids first. Those of the player who lost the initiative are then fought in the order announced, and the opponent's follow. A raid is called off if the unit sending it is no longer steady or no longer within reach. No party can be stronger than its parent unit. The mine heads reported are the tunnels that begin in the zone or have reached it; you gain nothing from this beyond the knowledge.",
      ruling: true,
    },
    {
      id: 'GF-RAID-09',
      title: 'Raiding a pocket',
      text: 'You may also raid a zone of your own if an enemy unit is known to be in it, from a neighbouring zone or from the zone itself, wherever that lies. Works protect nobody but the side that controls them, so they do not cover a pocket.',
      ruling: true,
    },
  ],
}
