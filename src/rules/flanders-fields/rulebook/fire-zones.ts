import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ZONE: Chapter = {
  code: 'ZONE',
  title: 'Moving through fire',
  clauses: [
    {
      id: 'FF-ZONE-01',
      title: 'Walking into a zone of fire',
      text: 'When troops obeying an order move into or through an area that a unit has aimed at and already fired on at least once, that unit attacks them at once with 1 taken off. Troops who do not move are spared, and so is everyone if the guns have been aimed at the area without having fired there yet. Only artillery and indirect machine guns have such zones.',
      ruling: false,
    },
    {
      id: 'FF-ZONE-02',
      title: 'When a zone is live',
      text: 'A zone becomes live with the first fire on it and ends when the aiming point is shifted or the battery is lost or suppressed. It makes no difference whether the fire is direct or indirect, or whose troops enter. A stand is attacked once by each zone in each move action, with the further 2 taken off if its base was at no time wholly inside. All stands of a company in the same move action are one attack for FF-FIRE-11.',
      ruling: true,
    },
    {
      id: 'FF-ZONE-03',
      title: 'Hit in the middle of moving',
      text: 'First plot the entire move; then roll for whatever it met, be it zones, gas or barrage. A stand that is suppressed stops where it was first most deeply inside the area concerned. Markers that spread to the company halt those of its stands that have not moved yet.',
      ruling: true,
    },
    {
      id: 'FF-ZONE-04',
      title: 'Measuring a way through fire',
      text: 'What counts is the ground that the base sweeps. If any of it lies in the area the stand is attacked, with full effect if at some moment the whole base was inside. A suppressed stand stops at the first place on its way where the largest part of its base was inside. A move that starts in the area and goes on in it counts too; staying put or turning does not. Closing up, retreats, falling back and following up are not moves by order.',
      ruling: true,
    },
    {
      id: 'FF-ZONE-05',
      title: 'How a zone attacks',
      text: 'It uses the row, the mode and the modifiers with which its guns last fired there, leaving out those for range, and takes off 1. A zone of direct fire counts only as long as the battery is unsuppressed and has the point in its arc.',
      ruling: true,
    },
  ],
}
