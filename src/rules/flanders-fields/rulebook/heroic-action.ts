import type { Chapter } from '#kernel/procedure/rulebook.ts'

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
      text: 'During the orders of its own battalion, without using an action, a platoon that is not suppressed may attempt one of two deeds: to destroy one block house, gun, machine gun or mortar, or to destroy as many as three platoons in the same trench. Everything to be destroyed must lie within 20 cm of it. If it succeeds it ends in the place it has won. A natural 1 fails even when the hero card is played. Each side counts as a single player, and these two deeds as agreed on (FF-HERO-04).',
      ruling: true,
      options: ['heroic-actions', 'heroic-agreement'],
    },
    {
      id: 'FF-HERO-03',
      title: 'Where the heroes end',
      text: 'Measure from the base of the platoon; nothing on the way matters. If the feat succeeds the targets are removed and the platoon stands in the place of the first of them, facing any way, or behind the rear of a block house. If it fails the platoon is removed and is a loss like any other.',
      ruling: true,
    },
    {
      id: 'FF-HERO-04',
      title: 'How many feats, and who agrees',
      text: 'The published rules give every player one such deed and let both sides agree on what it is. House rules set how many a side has in a battle, one, two where two players lead it, or none, and whether its enemy is asked before the die. If he declines, nothing happens and nothing is spent, but the side proposes no other deed in that turn. A computer player always agrees. Deeds that the players think up for themselves belong to a real table, where the die is the same.',
      ruling: true,
      options: ['heroic-actions', 'heroic-agreement'],
    },
  ],
}
