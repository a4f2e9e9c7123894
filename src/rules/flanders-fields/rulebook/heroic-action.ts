import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const HERO: Chapter = {
  code: 'HERO',
  title: 'Heroic action',
  clauses: [
    {
      id: 'FF-HERO-01',
      title: 'A platoon of heroes',
      text: 'Once in a battle each player may have one platoon attempt a heroic deed that the players agree on. On a die of 5 or 6 it comes off and the platoon is moved to suit. On anything else the platoon is lost.',
      ruling: false,
    },
    {
      id: 'FF-HERO-02',
      title: 'Which deeds are allowed',
      text: 'During the orders of its own battalion, without using an action, a platoon that is not suppressed may attempt one of two deeds: to destroy one block house, gun, machine gun or mortar, or to destroy as many as three platoons in the same trench. Everything to be destroyed must lie within 20 cm of it. If it succeeds it ends in the place it has won. A natural 1 fails even when the hero card is played. Each side counts as a single player.',
      ruling: true,
    },
    {
      id: 'FF-HERO-03',
      title: 'Where the heroes end',
      text: 'Measure from the base of the platoon; nothing on the way matters. If the feat succeeds the targets are removed and the platoon stands in the place of the first of them, facing any way, or behind the rear of a block house. If it fails the platoon is removed and is a loss like any other.',
      ruling: true,
    },
  ],
}
