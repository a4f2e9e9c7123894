import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const CON: Chapter = {
  code: 'CON',
  title: 'Construction',
  clauses: [
    {
      id: 'GF-CON-01',
      title: 'Works by pioneers',
      text: 'A pioneer unit may build or mend a trench, a road or a bridge in the zone where it stands. It throws one hit die for each strength point and succeeds with 2 hits.',
      ruling: false,
      note: 'A unit attempts one work a week, and hits from a failed attempt are not kept. Success at a trench improves it by one grade, up to heavy.',
    },
    {
      id: 'GF-CON-02',
      title: 'Troops who dig in',
      text: 'Any ground unit that this week takes no part in raids, bombardment or assault may dig. The trench of its zone becomes one grade better, and the labour costs the unit 1 morale.',
      ruling: false,
    },
    {
      id: 'GF-CON-03',
      title: 'Limits on digging in',
      text: 'Foot, cavalry and artillery may dig. A unit that does so is committed: for the rest of the week it cannot raid, fire an artillery mission or go into zones under enemy control. A zone can gain only one grade a week in this way. A unit whose morale is 1 may not dig, and nobody may where the trench is heavy already.',
      ruling: true,
    },
    {
      id: 'GF-CON-04',
      title: 'Emplacements for guns',
      text: 'The works that artillery digs are emplacements, which protect artillery and nobody else.',
      ruling: false,
      note: 'Keep the grade of the emplacement apart from that of the trench; a zone may have both.',
    },
    {
      id: 'GF-CON-05',
      title: 'What sappers can build',
      text: 'Sappers fight like infantry and can dig in like infantry. They carry out no other construction.',
      ruling: true,
    },
    {
      id: 'GF-CON-06',
      title: 'Roads, tracks and bridges',
      text: 'Pioneers who choose a road either repair the one that has been cut in their zone or lay a track there. If they choose a bridge, they span the water on one edge of their zone or restore a road bridge that was cut.',
      ruling: true,
    },
  ],
}
