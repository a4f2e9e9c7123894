import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const HUR: Chapter = {
  code: 'HUR',
  title: 'Hurricane bombardment',
  clauses: [
    {
      id: 'FF-HUR-01',
      title: 'The opening storm',
      text: 'In the late period attacking Germans may open with a hurricane bombardment. Before the first turn super-heavy artillery attacks each strong point once and heavy artillery attacks every other trench line once. Deep suppression is rolled every turn, and the infantry advance behind their own form of rolling barrage.',
      ruling: false,
      note: 'The scenario decides whether there is one. There is one attack for every strong point and one for every trench line that the scenario lays out, with a die for each stand inside.',
    },
    {
      id: 'FF-HUR-02',
      title: 'A barrage that comes back',
      text: 'The fire plan may send the belt forward over a place and then back over it again.',
      ruling: false,
      note: 'Write down where the belt lies in each turn. No position may be more than 20 cm from the one before.',
    },
    {
      id: 'FF-HUR-03',
      title: 'The order of the storm',
      text: "The bombardment falls after deployment. The defender's strong points come first, as the scenario lists them, then his trench lines, the one nearest to the attacker first. Each is one attack without deviation on every stand with any part in the work, at full effect, from small x to large. Whoever is in a strong point and a trench is attacked once, in the strong point. Suppression spreads as from any artillery.",
      ruling: true,
    },
  ],
}
