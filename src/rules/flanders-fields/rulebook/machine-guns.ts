import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const MG: Chapter = {
  code: 'MG',
  title: 'Machine guns',
  clauses: [
    {
      id: 'FF-MG-01',
      title: 'First target of a burst',
      text: "A machine gun's first target is the troops closest to it.",
      ruling: false,
      note: 'That is the nearest enemy in sight, arc and range. If a friendly base in the strip masks him, pass him over and take the next.',
    },
    {
      id: 'FF-MG-02',
      title: 'The beaten zone',
      text: 'Behind the first base that it hits, starting at its back edge, the burst beats a zone 2 cm wide and 15 cm long, or 10 cm long for a block house. As many as three further stands in it are attacked: the nearest at a penalty of 1, the second at 2 and the third at 3.',
      ruling: false,
      note: "Friend and foe alike are hit, sight is not required, and the zone may reach beyond the gun's range. One list in the rules has a flat penalty of 1, offered as a house rule.",
      options: ['beaten-zone-falloff'],
    },
    {
      id: 'FF-MG-03',
      title: 'Indirect machine gun fire',
      text: 'Firing indirectly, a single model covers an area of 2 by 10 cm. A machine gun company of four covers four such areas.',
      ruling: false,
      note: 'It is open only to guns ordered by a regiment or division, in the mid and late periods. The long side lies along the line of fire. It is worked as artillery is, by redirecting and firing, on the machine gun row; it never deviates and does nothing to fortifications.',
    },
    {
      id: 'FF-MG-04',
      title: 'Laying the strip',
      text: "Draw a line from the front edge of the gun, at its middle, to the middle of the first target's base, and centre the strip on it. From the place where this line comes out of the target's base the beaten zone carries it on. A stand is in it with any part of its base; attack the nearest first, and let the firer decide between equals. A fortified stand in the zone is treated as seen. Stands down in deep shelters are not there to be hit.",
      ruling: true,
    },
    {
      id: 'FF-MG-05',
      title: 'The gun turns with its fire',
      text: 'Firing swings the gun round at no cost, by 45 degrees at most, so that it looks along its line of fire, and it stays so. The strip starts at its front edge; stands between the gun and its first target can mask the fire but are not hit. Where the base, turned so, would lie on another base or a block house, on wire or in water, or stick out over the edge of the table, the gun stays as it is and fires along the same line all the same. No shot is lost for want of room, nobody is pushed aside and no base comes to lie on another; it is the same with a stand that turns to meet an assault (FF-ASLT-14).',
      ruling: true,
    },
    {
      id: 'FF-MG-06',
      title: 'Laying machine guns for indirect fire',
      text: 'A gun that fires indirectly has an aiming point just as a battery has, somewhere in its fan; nobody needs to see it. Its 2 by 10 cm lie lengthwise on the line from the gun to the point, and the first point comes free with the first such fire. Stands only partly covered have the usual 2 taken off, which a platoon facing along the strip always is, being 3 cm wide. Once the gun moves, is packed up or shoots directly, both point and zone are gone.',
      ruling: true,
    },
  ],
}
