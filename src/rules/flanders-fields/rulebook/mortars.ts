import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

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
  ],
}
