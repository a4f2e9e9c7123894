import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const MORT: Chapter = {
  code: 'MORT',
  title: 'Mortars',
  clauses: [
    {
      id: 'FF-MORT-01',
      title: 'Sizes of mortar fire',
      text: 'Light mortars belong to battalions and cover 3 by 3 cm. Medium mortars cover 4 by 4 cm and heavy ones 5 by 5 cm, and both kinds are ordered by the regiment. The area is centred on a single stand; a stand only partly inside is attacked with 2 taken off.',
      ruling: false,
      note: 'That holds for light mortars as well. The aiming point remains at the spot where the stand was when it was chosen.',
    },
    {
      id: 'FF-MORT-02',
      title: 'Spotting for mortars',
      text: 'Either the mortar sees the target itself, or the command stand of a battalion sees both the target and the mortar; in that case 1 comes off the order roll.',
      ruling: false,
      note: 'Regimental commanders and liaison officers may spot as well. Points in the fire plan need neither sight nor spotter. Redirecting takes an action even if the mortar can see.',
    },
    {
      id: 'FF-MORT-03',
      title: 'Laying a mortar',
      text: 'The square lies along the edges of the table, its middle on the centre of the stand that was aimed at when the point was chosen, or on the point of the plan. If that stand has not moved since, no redirect is needed to fire on it again. Medium and heavy mortars are bound to their strip for the whole game. The first point costs nothing beyond the fire action. To choose a point the stand itself must be seen; to fire on it again it is enough that troops in the open would be seen there, by the mortar or, with the 1 off the order roll, by a spotter who would also see troops in the open where the mortar stands. The range of 10 to 100 cm is measured to the point.',
      ruling: true,
    },
  ],
}
