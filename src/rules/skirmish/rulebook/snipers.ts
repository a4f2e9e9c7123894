import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const SNP: Chapter = {
  code: 'SNP',
  title: 'Snipers',
  clauses: [
    {
      id: 'SK-SNP-01',
      title: 'Naming your snipers',
      text: 'Each player says before play begins which of his men are snipers.',
      ruling: false,
    },
    {
      id: 'SK-SNP-02',
      title: 'Sniper bonus and rest',
      text: 'A sniper has his 2 extra and his value of 4 figures (see SK-FIRE-04 and SK-FIRE-08) only if he is 6 inches or more away from the unit he belongs to. Before he shoots he has to spend one move at rest.',
      ruling: false,
    },
    {
      id: 'SK-SNP-03',
      title: 'Morale of snipers',
      text: 'When a sniper tests morale, only the modifiers that carry an asterisk apply to him.',
      ruling: false,
    },
    {
      id: 'SK-SNP-04',
      title: 'Keeping a way back',
      text: 'A sniper must have a route back to his own side, by whatever detours, on which no active enemy is ever within 6 inches of him. If he has none, he stops sniping and tries to reach a spot from which there is one. In the meantime he shoots only if he is attacked or if it helps him to clear the way.',
      ruling: false,
    },
    {
      id: 'SK-SNP-05',
      title: 'Rest before shooting',
      text: 'To be at rest, a sniper must not have moved in all of the last move or in the present one; otherwise he cannot shoot at all. His rest is counted in complete moves just past, and is nothing when the game begins or once he has moved in this one. When he is less than 6 inches from his unit he shoots like any one rifleman.',
      ruling: true,
    },
    {
      id: 'SK-SNP-06',
      title: "A sniper's unit and home",
      text: 'A sniper belongs to the squad to which the roster gives him or, failing that, to the closest friendly squad. Any place on his own base edge will do as home, and his route may not cross impassable ground. Checking it on a grid of 1-inch squares is accurate enough.',
      ruling: true,
    },
    {
      id: 'SK-SNP-07',
      title: 'Snipers who are cut off',
      text: 'A sniper has been attacked if he was shot at or gassed in this move or the one before. A target is in his way if taking it off, and nothing else, would open a route home. In each Movement phase a sniper who is cut off has to go, at infantry speed, towards the closest point with a route home, except when he stays to shoot for one of these two reasons.',
      ruling: true,
    },
    {
      id: 'SK-SNP-08',
      title: 'How snipers shoot and fall',
      text: 'A sniper uses a rifle and is aiming if he has kept still, so that he has 3 extra altogether besides the modifier for quality. He cannot pick his victim. One casualty removes him, and if an enemy comes into contact with him he surrenders.',
      ruling: true,
    },
    {
      id: 'SK-SNP-09',
      title: 'Looking for the way home',
      text: 'Use whole inches and steps to the eight neighbours. A point is barred if an active enemy is within 6 inches or nobody could stand there, a step if it crosses uncut wire or impassable ground. There is a way if one leads to the base edge; with an enemy within 6 inches of himself the sniper has none.',
      ruling: true,
    },
    {
      id: 'SK-SNP-10',
      title: 'Snipers cut off',
      text: 'He goes at full rate straight for the nearest point that has a way home, round impassable ground by the shortest way.',
      ruling: true,
    },
    {
      id: 'SK-SNP-11',
      title: 'Snipers are seen',
      text: 'They are seen and shot at like others. A sniper who lay down in an earlier move still fires aimed.',
      ruling: true,
    },
    {
      id: 'SK-SNP-12',
      title: 'Without a squad',
      text: 'If his squad is gone he counts as far enough from it. He never holds an objective.',
      ruling: true,
    },
    {
      id: 'SK-SNP-13',
      title: 'When he withdraws',
      text: 'The move of one who is cut off is made for him before his side is ordered, and he is then not ordered. While he may shoot his way out, or if no point has a way, he takes orders as usual.',
      ruling: true,
    },
  ],
}
