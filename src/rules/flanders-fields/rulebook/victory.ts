import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const END: Chapter = {
  code: 'END',
  title: 'Set-up, end and victory',
  clauses: [
    {
      id: 'FF-END-01',
      title: 'Order of setting up',
      text: 'Lay out terrain and fieldworks, write the fire plans, then deploy by turns, battalion by battalion, the defender beginning. In play the attacker has the first turn.',
      ruling: false,
    },
    {
      id: 'FF-END-02',
      title: 'The usual trench layout',
      text: "As a rule the attacker's trenches lie in the 20 to 30 cm nearest his edge. No-man's-land beyond them is from 20 to 75 cm wide, with 40 as a normal figure. Next comes the defender's front system, 20 to 30 cm deep, and behind that his rear areas.",
      ruling: false,
    },
    {
      id: 'FF-END-03',
      title: 'When the battle ends',
      text: 'Unless the scenario has its own rule, the battle is over at its turn limit, or once a side has no rifle platoon left on the table and none still to come. The published rules do not name an end. A side holds an objective if it was the last to have rifle platoons there while the enemy had none; there means inside the area, or for a point no more than 5 cm from it. At the beginning an objective belongs to the side whose deployment zone takes it in.',
      ruling: true,
    },
    {
      id: 'FF-END-04',
      title: 'Scoring the battle',
      text: 'Unless the scenario says otherwise, add up the values of the objectives you hold and score 1 more for each enemy battalion that has routed or been wiped out. A lead of at least 3 is a decisive victory and a lead of 1 or 2 a marginal one. Equal scores are a draw.',
      ruling: true,
    },
    {
      id: 'FF-END-05',
      title: 'Arrival of reinforcements',
      text: 'At Mons, and in scenarios that use the same rule, reserves may arrive from the second turn. They need a 6 in that turn, 5 or more in the third, 4 or more in the fourth, and so on.',
      ruling: false,
      note: "Each battalion has a die of its own when its owner's turn begins, and from turn 7 comes without one. Place its stands touching its base edge; it is ordered normally in that same turn.",
    },
    {
      id: 'FF-END-06',
      title: 'Where stands deploy',
      text: "Every stand is placed with its whole base inside the deployment zone and faces the enemy. The first battalion of a regiment brings the regiment's command stand and supporting arms with it. When one side has deployed all its battalions the other continues by itself.",
      ruling: true,
    },
    {
      id: 'FF-END-07',
      title: 'Deploying by battalions',
      text: 'Defender and attacker take turns, a battalion each. Stands lie wholly inside the zone of their side, in cohesion, on nobody else, off wire and out of water, and guns keep out of woods and villages. Block houses stand where the scenario has them; batteries behind the table and reserves are only noted down. Where trenches have deep shelters the owner says of each platoon in them whether it is below.',
      ruling: true,
    },
    {
      id: 'FF-END-08',
      title: 'How reserves enter',
      text: 'What has come out of reserve is set down at the start of its turn, wholly within 15 cm of its base edge and at least 10 cm from every enemy, in cohesion, limbered or packed if its owner likes. Whatever finds no room, or is not set down in time, waits for the next turn and needs no further die. Tanks or squadrons that the scenario lists on their own roll as a battalion does. Nothing in reserve can be fired on.',
      ruling: true,
    },
    {
      id: 'FF-END-09',
      title: 'Who counts for an objective',
      text: 'Objectives are looked at after each player turn. Rifle platoons, pioneers and cavalry count even when suppressed, but not in deep shelters or on the wire. A block house that still holds out counts as a platoon of its side. If both sides are there, or neither, the holder stays the same.',
      ruling: true,
    },
    {
      id: 'FF-END-10',
      title: 'Score and winner',
      text: 'A side scores the values of its objectives, 1 for each enemy battalion or cavalry regiment that has routed or has no rifle platoon left, and whatever the scenario adds. The higher score wins; level scores have no winner unless the scenario names one. A side that gives up has lost, and so has one that collapses, whatever the score. If both collapse together the score decides.',
      ruling: true,
    },
    {
      id: 'FF-END-11',
      title: 'When it is over',
      text: "The battle ends after the defender's part of the last turn, at once if a side collapses or gives up, or when both have offered to stop. An offer holds until the turn start of the side that made it.",
      ruling: true,
    },
    {
      id: 'FF-END-12',
      title: 'The set-up of the scenario',
      text: 'Every scenario comes with a set-up, which a player may take as a whole or battalion by battalion.',
      ruling: true,
    },
    {
      id: 'FF-END-13',
      title: 'Defence in depth',
      text: 'By 1916 defenders held the front line thinly, with a strong battle zone behind it.',
      ruling: false,
      note: 'A scenario may limit how many battalions deploy in front of a certain line. Depth is enforced in no other way.',
    },
    {
      id: 'FF-END-14',
      title: "Zones in the players' own battles",
      text: "In a battle that the players draw up themselves the attacker deploys within 32 cm of his edge and the defender from 3 cm in front of his front line back. All objectives lie in the defender's zone and are his to begin with. Score and result are as in any other battle.",
      ruling: true,
    },
  ],
}
