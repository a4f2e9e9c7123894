import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const GRN: Chapter = {
  code: 'GRN',
  title: 'Grenades',
  clauses: [
    {
      id: 'SK-GRN-01',
      title: 'Range and power of grenades',
      text: 'Grenades are thrown when the infantry shoot. They carry up to 6 inches, use casualty table 4 and are worth 8 figures.',
      ruling: false,
    },
    {
      id: 'SK-GRN-02',
      title: 'Where a grenade lands',
      text: 'A grenade is direct fire and so adds 1 to the deviation roll. If it misses, take the direction from the artillery grid, but it lands just 1 inch away. Its burst is 1 inch across.',
      ruling: false,
    },
    {
      id: 'SK-GRN-03',
      title: 'Grenades ignore modifiers',
      text: 'No modifiers means just that: neither the shooting modifiers nor crew losses affect a grenade, which always uses table 4 and the column for 8 figures. A bomb lobbed over the parapet takes no notice of cover.',
      ruling: true,
      options: ['grenade-modifiers'],
    },
    {
      id: 'SK-GRN-04',
      title: 'Who throws, and at what',
      text: 'Grenades are thrown only by bombers. Each may throw one in a move, instead of shooting, and each is worked out by itself. He aims at a point within range which he can see or which is inside a trench or building. Bombers never run out of grenades. There are no bombers before 1915.',
      ruling: true,
    },
    {
      id: 'SK-GRN-05',
      title: 'Grenades at buildings and vehicles',
      text: 'The occupants of a building, bunker or dugout can be reached only by a grenade that was aimed at the place and is on target. Grenades do no harm to structures, wire or vehicles. Of vehicle crews, only that of an open armoured car can be hit by one.',
      ruling: true,
    },
    {
      id: 'SK-GRN-06',
      title: 'When grenades are barred',
      text: 'A bomber needs his hands free and throws only in the Fire phase. A unit in melee therefore throws no grenades, and none are thrown in defence against a charge.',
      ruling: true,
    },
    {
      id: 'SK-GRN-07',
      title: 'Grenades and the building bonus',
      text: 'The 2 added to the deviation roll against a building (see SK-ART-11 and SK-ART-12) applies to grenades also, for 3 altogether. Measure the range, and lay out the direction of a miss, from the man throwing to the point he aims at.',
      ruling: true,
      options: ['building-bonus'],
    },
  ],
}
