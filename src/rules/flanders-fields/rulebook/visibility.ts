import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const VIS: Chapter = {
  code: 'VIS',
  title: 'Visibility',
  clauses: [
    {
      id: 'FF-VIS-01',
      title: 'How far one can see',
      text: 'A target is seen if a straight line to it is clear and it is near enough. Infantry and machine guns see troops and field guns 100 cm away in the open and 30 cm away in cover, or 50 cm once the target has fired; they see buildings, fieldworks, vehicles and heavy guns at 150 cm. For artillery the three distances are 200, 100 and 250 cm. For vehicles they are 50 cm, 10 cm (50 once the target has fired) and 100 cm.',
      ruling: false,
    },
    {
      id: 'FF-VIS-02',
      title: 'Hidden, revealed and in cover',
      text: 'Here cover means the shelter of terrain or fieldworks; field craft on open ground hides nobody. A stand that has shot from cover remains revealed until it moves. Artillery observers keep their 100 cm against targets in cover even when those have fired.',
      ruling: true,
    },
    {
      id: 'FF-VIS-03',
      title: 'Seeing over woods and buildings',
      text: 'A viewer on higher ground looks over buildings and woods, apart from a strip of dead ground 2.5 cm deep on their far side.',
      ruling: false,
      note: 'In other cases woods, villages and hills stop the view. Into a wood or village, or out of one, a stand sees through no more than 5 cm of it.',
    },
    {
      id: 'FF-VIS-04',
      title: 'Seeing all round, friends ahead',
      text: 'Every stand can look in all directions.',
      ruling: false,
      note: 'Stands never hide one another. Direct fire, though, may not pass over a friendly base unless the firer touches that base or is on higher ground.',
    },
    {
      id: 'FF-VIS-05',
      title: 'When fire is observed',
      text: 'Fire is observed when a command stand of its own side, not suppressed, has the aiming point in view as it would troops in the open: a liaison officer at the distances of artillery, all others at those of infantry.',
      ruling: true,
    },
    {
      id: 'FF-VIS-06',
      title: 'Drawing the line of sight',
      text: 'Draw the line between the middles of the two bases, or to the aiming point. Any wood or village that contains neither end cuts it, unless one end is higher. All hills are of one height: of two stands the higher is the one whose middle alone is on a hill. If neither stands on the hill, it cuts the line between them. Fieldworks, wire and barrages do not interrupt sight. All viewers except guns and vehicles use the distances of infantry. The large targets, seen as vehicles and heavy guns, are tanks, motors, block houses, heavy artillery and super-heavy artillery; every other stand is seen as troops.',
      ruling: true,
    },
    {
      id: 'FF-VIS-07',
      title: 'Mist',
      text: 'In a scenario with mist nobody sees farther than it allows, in the turns for which it lasts. Night, rain and smoke have no effect on sight; the smoke of a barrage is in the 2 that it takes off.',
      ruling: true,
    },
    {
      id: 'FF-VIS-08',
      title: 'Dead ground, and sight within cover',
      text: 'A viewer higher up misses a stand lower down if the line between their middles crosses a wood or village that contains neither of them and comes out of it within 2.5 cm of the target. From inside a wood or village one sees, and can be seen, along a line with no more than 5 cm in it. Two stands in the same one see each other if they are no more than 5 cm apart.',
      ruling: true,
    },
    {
      id: 'FF-VIS-09',
      title: 'When sight is judged',
      text: 'Sight is looked at for every stand in the moment it shoots or spots. Nobody moves unseen: all stands on the table are there for both players to look at. Guns behind the table see nothing themselves.',
      ruling: true,
    },
  ],
}
