import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const DATE: Chapter = {
  code: 'DATE',
  title: 'What is available when',
  clauses: [
    {
      id: 'GF-DATE-01',
      title: 'When gas appears',
      text: 'Gas comes into use in the middle of 1915.',
      ruling: false,
      note: 'We take this as July 1915, for canisters and for gas shells alike.',
    },
    {
      id: 'GF-DATE-02',
      title: 'When aircraft appear',
      text: 'Observation aircraft may be used throughout the war and fighters from May 1915. Every other type has to wait until 1916.',
      ruling: false,
    },
    {
      id: 'GF-DATE-03',
      title: 'Tanks of the Allies',
      text: 'The British and the French may have tanks from the middle of 1916. Until 1917 the crews cannot have more than 2 experience.',
      ruling: false,
      note: 'The date is July 1916. Dominion armies follow the British, and the Americans have tanks in 1918. Apart from the Germans (see GF-DATE-04) nobody else has any.',
    },
    {
      id: 'GF-DATE-04',
      title: 'German and captured armour',
      text: 'Germany has no armour until 1918 and after that may raise 2 strength points of tanks at most. It may also put captured tanks into service, one for every two that the enemy lost on ground the Germans have since retaken.',
      ruling: false,
      note: 'Count captured tanks in strength points, from July 1916 onwards, and on top of the 2. They join free of charge in the ninth phase with experience 1 and morale 2; GF-DATE-06 says how they are found. Armoured cars are open to Germany from 1918 and to all other nations at any time, and the limit of 2 does not touch them.',
    },
    {
      id: 'GF-DATE-05',
      title: 'German storm troops',
      text: "In 1918 Germany may have one special raiding unit with a strength of up to 6. From its place in the trench zone it can raid wherever it likes along the enemy's front line.",
      ruling: false,
      note: 'The storm troops cost as much as infantry, and a raiding party of theirs may have 1 to 6 strength points.',
    },
    {
      id: 'GF-DATE-06',
      title: 'Wrecks stay where they are',
      text: 'A tank that is knocked out or breaks down stays where it stands, point by point, whatever put it out and in whichever phase. The Germans collect what they find in their own zones at the close of each assault and add it to the tanks they captured (GF-DATE-04). The rest rusts on until somebody gets there.',
      ruling: true,
    },
  ],
}
