import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const SETUP: Chapter = {
  code: 'SETUP',
  title: 'Laying out and deployment',
  clauses: [
    {
      id: 'PA-SETUP-01',
      title: 'Terrain and depth of defence',
      text: "Lay the terrain before any troops; neither side has secrets about it. No man's land between the two front lines is from 3 to 6 inches wide. Give the Germans two or three defence lines or more, one behind another, while a foot or two of table will do behind the attacker's front.",
      ruling: false,
    },
    {
      id: 'PA-SETUP-02',
      title: 'Frontages and Eingreif divisions',
      text: 'A German division on the defensive holds between 12 and 18 inches of front, whereas a division in attack has a frontage of some 6 inches at the most. Well behind the Stellung divisions in the line wait the Eingreif divisions, almost equal to them in number. Expect the divisions in front to be poorer troops who give way under a determined assault; the Eingreif strikes back immediately, before the enemy has settled into what he has taken.',
      ruling: false,
    },
    {
      id: 'PA-SETUP-03',
      title: 'Ruined villages and woods',
      text: 'Villages are ruins, many of them fortified, and woods are splintered stumps. Neither does much to stop movement or to spoil the view.',
      ruling: false,
    },
    {
      id: 'PA-SETUP-04',
      title: 'First step: German front line',
      text: 'The German player begins with his front-line divisions, which stand in trenches or ground of his own. He also places every supporting unit that he wants no more than 12 inches from those divisions.',
      ruling: false,
    },
    {
      id: 'PA-SETUP-05',
      title: 'Second step: the Entente',
      text: 'Next the Entente player puts his entire force on the table, again only in trenches or ground held by his own side.',
      ruling: false,
    },
    {
      id: 'PA-SETUP-06',
      title: 'Third step: German reserves',
      text: 'The German player now brings on his Eingreif divisions and whatever supports them. They must stand 12 inches or more to the rear of his troops in the front line.',
      ruling: false,
    },
    {
      id: 'PA-SETUP-07',
      title: 'Fourth step: Entente relocation',
      text: 'Last, the Entente player may throw a die for any of his divisions that does not stand in the front line opposite the enemy. A 5 or 6 allows that division to move to another place. He may throw for all of them first and only then shift those that succeeded.',
      ruling: false,
    },
    {
      id: 'PA-SETUP-08',
      title: "Keeping a unit's bases together",
      text: 'The bases of a unit stand as one group, though there may be gaps between them. A base more than 2 inches away from the others of its unit neither lends them support in close combat nor receives any.',
      ruling: false,
      note: 'In one place the published rules let support merely weaken beyond 2 inches. We take it to end there.',
    },
    {
      id: 'PA-SETUP-09',
      title: 'Other historical deployments',
      text: 'A scenario from history may set up its troops in a different way.',
      ruling: false,
    },
    {
      id: 'PA-SETUP-10',
      title: 'Measuring the 12-inch limits',
      text: 'For the first and third steps measure between the closest edges of the bases. A distance of precisely 12 inches is good for either step, since both limits must have an answer at the mark itself.',
      ruling: true,
    },
    {
      id: 'PA-SETUP-11',
      title: 'Standing along the front line',
      text: "A division counts as being in the front line if even one of its bases lies 3 inches or less from the forward edge of its own foremost trench, or has passed that edge. It may not throw for relocation. The figure is the width of no man's land at its narrowest.",
      ruling: true,
    },
    {
      id: 'PA-SETUP-12',
      title: 'Where a division may relocate',
      text: 'A division that succeeds takes its attached bases along and may be placed on any friendly ground. Guns in support and independent battalions stay where they are, because the published rules grant the throw to divisions alone.',
      ruling: true,
    },
    {
      id: 'PA-SETUP-13',
      title: 'When the Germans attack',
      text: "In a German offensive the two players change places: first the defender's front line, next the whole of the attacking force, then the defender's reserves 12 inches or more to the rear, and finally the attacker's throws for relocation, succeeding on 5 or 6. The order of steps was made for a defender, whichever army he commands.",
      ruling: true,
    },
    {
      id: 'PA-SETUP-14',
      title: 'What counts as friendly ground',
      text: "Your ground is all of the table that lies on your side of no man's land. It ends at the outer edge of your most forward trench. A digital table needs a definite border.",
      ruling: true,
    },
    {
      id: 'PA-SETUP-15',
      title: 'How wide gaps may be',
      text: 'A unit is together when its bases make one chain in which every base has another of the same unit no more than 6 inches away, and neither impassable ground nor an enemy base lies wholly between two links. Three bases spread along 12 to 18 inches of front leave gaps of 3 to 6 inches, hence the figure. A house rule narrows it to 2 inches or removes the limit.',
      ruling: true,
      options: ['max-gap'],
    },
    {
      id: 'PA-SETUP-16',
      title: 'Set-ups mended for balance',
      text: 'Two scenarios turned out one-sided when they were fought hundreds of times by equal players, and are set up a little otherwise. At Masnières the main Hindenburg line counts as fortified, and both German front divisions man it with all their bases, 4 inches from centre to centre, leaving the outpost trench empty; as listed, single bases were overrun by tanks one after the other and the attacker took four battles in five. At St Quentin a trench called the green line runs from 2,5.5 to 28,6.5, and the reserve division begins in it; in open country the siege battery alone broke it in nineteen battles out of twenty before it met anybody, and the attacker took five battles in six. Set up like this, neither side takes more than three battles in five.',
      ruling: true,
    },
  ],
}
