import type { Chapter } from '#kernel/procedure/rulebook.ts'

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
    {
      id: 'SK-GRN-08',
      title: 'How bombers throw',
      text: 'They throw in any direction, after moving too, from a trench, from the outline of a building or to the front of a bunker, but not from a dugout or the saddle. A line of sight to the point is needed, save for points in trenches and on buildings.',
      ruling: true,
    },
    {
      id: 'SK-GRN-09',
      title: 'Grenades off target',
      text: 'They go off an inch from where they were aimed, on friend and foe, and a trench does not hold them. Every throw is a shot by itself, and men already hit are not hit again.',
      ruling: true,
    },
    {
      id: 'SK-GRN-10',
      title: 'Under fire from grenades',
      text: 'A unit is under fire if a burst touches one of its men, and otherwise not.',
      ruling: true,
    },
    {
      id: 'SK-GRN-11',
      title: 'Throw or fire',
      text: 'A bomber who has thrown is not counted with the rifles that move, and one who has fired does not throw. Fire at chargers counts as having fired.',
      ruling: true,
    },
  ],
}
