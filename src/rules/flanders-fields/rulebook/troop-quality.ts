import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const QUAL: Chapter = {
  code: 'QUAL',
  title: 'Troop quality',
  clauses: [
    {
      id: 'FF-QUAL-01',
      title: 'Grades of troops',
      text: 'Quality is a property of whole battalions: raw, experienced or veteran. A storm battalion is veteran without exception.',
      ruling: false,
    },
    {
      id: 'FF-QUAL-02',
      title: 'Quality of guns and crews',
      text: 'The crews of artillery, machine guns and mortars are treated as experienced whatever formation they serve with.',
      ruling: false,
      note: 'So are the garrisons of block houses. Tanks and the teams with light machine guns, flamethrowers or anti-tank rifles share the grade of their battalion.',
    },
    {
      id: 'FF-QUAL-03',
      title: 'Quality and the order roll',
      text: 'A raw battalion adds 1 to its order rolls as long as nobody has fired at it; once it has come under fire it subtracts 1 instead. Veterans and storm troops add 1 throughout.',
      ruling: false,
      note: 'The playsheets give the plain subtraction of 1. The body of the rules takes off 2 when the die shows 4 or more, and that reading is offered as a house rule.',
      options: ['raw-under-fire'],
    },
    {
      id: 'FF-QUAL-04',
      title: 'What counts as under fire',
      text: 'A battalion has been under fire from the moment any die of shooting, artillery, barrage, gas or air attack has been rolled against one of its stands, whether or not the roll did any harm. It stays so to the end of the battle.',
      ruling: true,
    },
    {
      id: 'FF-QUAL-05',
      title: 'Quality in fire, assault, morale',
      text: 'Raw troops subtract 1 when they shoot. In an assault and in a morale test veterans and storm troops add 1 and raw troops subtract 1. Veteran infantry move 5 cm farther with each move action.',
      ruling: false,
      note: 'The subtraction for raw firers stands on all three playsheets but is missing from the list in the body of the rules; we play it.',
      options: ['raw-shooting'],
    },
    {
      id: 'FF-QUAL-06',
      title: "The storm troops' bonus",
      text: "The published rules promise storm troops an extra 1 in every situation. We read that as the veteran's bonus on orders, in assaults and on morale. It is not counted a second time on top of the veteran's bonus, and it does not help their shooting.",
      ruling: true,
      options: ['storm-troop-shooting'],
    },
    {
      id: 'FF-QUAL-07',
      title: 'Grade of regiments and divisions',
      text: 'A regiment or division takes the grade held by most of its battalions. As examples of raw troops, think of German reserve and Landwehr units, or of the New Army divisions that fought at Loos and the Somme. The British 21st Division shows how a formation grows: raw in 1915, experienced through 1916 and 1917, veteran in 1918.',
      ruling: false,
      note: "If two grades are equally common, the lower is used. This grade matters only when the formation's command stand is caught in an assault.",
    },
  ],
}
