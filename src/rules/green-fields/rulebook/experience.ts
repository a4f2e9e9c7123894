import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const EXP: Chapter = {
  code: 'EXP',
  title: 'Gaining and losing experience',
  clauses: [
    {
      id: 'GF-EXP-01',
      title: 'Learning under fire',
      text: 'When every die of an experience throw scores, the unit goes up a level of experience on the spot, though never beyond 5.',
      ruling: false,
      note: 'A throw of even one die is enough, and an attack can bring no more than one level. Add it when the damage has been taken and before any level is lost to a rout. The limit on early tank crews still applies.',
    },
    {
      id: 'GF-EXP-02',
      title: 'Too many raw replacements',
      text: 'A unit that in one turn takes in replacements amounting to half its current strength or more goes down one level of experience.',
      ruling: false,
      note: "Measure against the strength it had before any of that turn's drafts arrived, and add all of them together.",
    },
    {
      id: 'GF-EXP-03',
      title: 'Learning in the tunnels',
      text: "Men who fight underground learn like raiders do (GF-RAID-07): where all dice of a party's save score, its regiment goes up one level of experience.",
      ruling: true,
    },
  ],
}
