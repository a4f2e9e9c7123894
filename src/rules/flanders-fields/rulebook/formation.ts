import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const FORM: Chapter = {
  code: 'FORM',
  title: 'Formation',
  clauses: [
    {
      id: 'FF-FORM-01',
      title: 'Close formation in two ranks',
      text: 'Stands may be placed one straight behind another in close formation.',
      ruling: false,
      note: 'The front rank and the rank behind it may both shoot.',
    },
    {
      id: 'FF-FORM-02',
      title: 'Gaps allowed within a company',
      text: 'Stands of a company must keep together. In a raw battalion they stand in contact; in an experienced one the gap between neighbours may be as much as 5 cm, in a veteran one as much as 10 cm.',
      ruling: false,
      note: 'Every stand needs at least one neighbour inside that distance, and all stands of the company must be linked in a single chain. The program accepts a gap of 0.2 cm as contact.',
    },
    {
      id: 'FF-FORM-03',
      title: 'Closing up a scattered company',
      text: 'A company whose stands are too far apart draws together of its own accord when it next begins to move. Whatever distance this uses is taken off a move that it makes later under its order.',
      ruling: false,
      note: "The closing up happens when the company's order is rolled and before it spends any action; it needs no order, and each stand goes by its shortest way. Stands caught on wire, suppressed or down in deep shelters stay where they are.",
    },
    {
      id: 'FF-FORM-04',
      title: 'Passing through other battalions',
      text: 'Two battalions may not go through each other while both are moving; one of them must be standing still.',
      ruling: false,
      note: 'Within its own battalion a stand goes through others freely. It may go through a company of a different battalion only if that company has not yet moved in the turn, and the company then stays put for the rest of it. No stand may finish on top of another.',
    },
    {
      id: 'FF-FORM-05',
      title: 'What a road column is',
      text: 'Troops are in road column when their stands follow each other along the road, with no more than 1 cm between one base and the next.',
      ruling: true,
    },
    {
      id: 'FF-FORM-06',
      title: 'Who must keep cohesion',
      text: 'Only rifle companies, pioneer companies and cavalry squadrons are bound by these gaps. The grade of their battalion decides which gap applies.',
      ruling: true,
    },
    {
      id: 'FF-FORM-07',
      title: 'Cohesion and moves',
      text: 'Gaps are measured between the nearest points of bases. A company that holds together must still do so after its move; one that does not may not stretch its widest gap, which is the longest link of the shortest chain that joins all its stands. Stands held back by wire, suppression, fire or an assault are excepted, and losses break a company without penalty. Wire and water divide a company: those on each side are a company by themselves, and those on the wire or in the water do not count.',
      ruling: true,
    },
    {
      id: 'FF-FORM-08',
      title: 'How a company closes up',
      text: 'The group of the stand named with the order stays, or else the largest, or of equal ones that with the lowest number. All others, the nearest first, go straight towards the nearest stand of that group with their facing kept until the allowed gap is reached, raw stands until they touch. They go no farther than one action would take them and stop 1 cm from enemies and short of wire, water and other bases. What it costs comes off their first move of the turn. Zones of fire let them be, but gas and the barrage do not.',
      ruling: true,
    },
  ],
}
