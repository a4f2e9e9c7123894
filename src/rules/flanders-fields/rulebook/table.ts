import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const TAB: Chapter = {
  code: 'TAB',
  title: 'Table and geometry',
  clauses: [
    {
      id: 'FF-TAB-01',
      title: 'Size of the table',
      text: 'A table is usually 120 cm wide and 180 cm long. The fight runs along its length, from one short edge to the other.',
      ruling: false,
      note: "A scenario may be from 60 to 180 cm wide and from 60 to 240 cm long. The long edges are nobody's. The program keeps lengths to a thousandth of a centimetre and angles to a hundredth of a degree. It forgives that thousandth, in favour of whoever acts, wherever two lengths are compared, ranges, gaps, areas and touching included, and where one thing is set flush with another: a base put right against a base, a belt, a bank, a trench, a zone or the edge of the table touches it, and bases overlap only when they cut deeper than that into each other.",
    },
    {
      id: 'FF-TAB-02',
      title: 'Place, heading and front of a stand',
      text: 'A stand is where the middle of its base is, and heads the way its front looks. The width of an oblong base is its front. A round base is a circle whenever you measure, touch or lay an area; its front edge is the line that touches the circle right ahead, as long as the base is wide.',
      ruling: true,
    },
    {
      id: 'FF-TAB-03',
      title: 'Measures are rules',
      text: 'The sizes of bases and templates, the gaps and the distances in the tables are rules like any other. The program holds each of them once, under the clause that gives it.',
      ruling: true,
    },
    {
      id: 'FF-TAB-04',
      title: 'Trenches as strips',
      text: 'A trench is a strip roughly 2 cm wide.',
      ruling: false,
      note: 'It follows a line that may bend, and a stand is in it if the middle of its base is no farther than 1 cm from that line. A trench has no front; it shelters whoever is in it. At a crossing or junction a stand is in both trenches.',
    },
    {
      id: 'FF-TAB-05',
      title: 'Areas of ground and strong points',
      text: 'A strong point is an area, and within it a trench running through does not count. Woods, villages, marshes, hills and ground torn or shattered by shells are areas of any outline. The middle of the base says whether a stand is in one. Where areas lie on top of each other the slowest rate of movement holds, save for a column on its road.',
      ruling: true,
    },
    {
      id: 'FF-TAB-06',
      title: 'Roads, water and wire as strips',
      text: 'A road follows a line that may bend and is 4 cm wide; a stream is 1 cm wide, and a river as wide as it is drawn. A belt of wire is 2 cm deep or some multiple of that. Wherever a road crosses water there is a bridge.',
      ruling: true,
    },
    {
      id: 'FF-TAB-07',
      title: 'What both players may know',
      text: 'Both players see the table with all stands and markers, those in deep shelters and in reserve among them, the scores, the dice and how long the barrage will last. An aiming point set or shifted in play is seen at once, one from the fire plan when the first fire falls on it. Only the fire plan, the event cards in hand and the die that draws a card are kept from the other side. Troops deploy in plain view, and there are no dummies.',
      ruling: true,
    },
    {
      id: 'FF-TAB-08',
      title: 'Players on a side',
      text: 'Usually two players share each side.',
      ruling: false,
      note: 'To the program a side has one commander, and as many people as like may decide for him.',
    },
  ],
}
