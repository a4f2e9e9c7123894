import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const FIRE: Chapter = {
  code: 'FIRE',
  title: 'Beaten zones and fire',
  clauses: [
    {
      id: 'PA-FIRE-01',
      title: 'The beaten zone',
      text: 'Nobody picks a target for small arms. A base that fires sweeps a zone reaching 6 inches from it and spreading 45 degrees to the left and right of its facing. If any part of an enemy unit lies in that zone, the unit suffers 1 point from the base.',
      ruling: false,
    },
    {
      id: 'PA-FIRE-02',
      title: 'Overlapping zones add up',
      text: 'Where zones overlap, whether the bases belong to one unit or to several, their points are added: count 1 for every hostile base that reaches the unit.',
      ruling: false,
    },
    {
      id: 'PA-FIRE-03',
      title: 'Who fires small arms',
      text: 'Beaten zones are produced by infantry, storm troops, cavalry, machine-gun battalions and tanks. Whatever weapons they carry, their points all go down as small arms.',
      ruling: false,
    },
    {
      id: 'PA-FIRE-04',
      title: 'What stops small-arms fire',
      text: 'Small arms cannot shoot through troops on their own side or through terrain that blocks fire. Enemy units do not stop such fire, and those behind them are hit as well.',
      ruling: false,
    },
    {
      id: 'PA-FIRE-05',
      title: 'MG battalions fire overhead',
      text: 'A machine-gun battalion can in addition shoot over the heads of troops in its way. Its reach and its arc remain the same.',
      ruling: false,
    },
    {
      id: 'PA-FIRE-06',
      title: 'Fire of trench mortars',
      text: 'A base of heavy trench mortars gives 1 trench-mortar point to each enemy unit no further off than 6 inches. It may be on any side, and nothing that lies between gives protection.',
      ruling: false,
      note: 'One sentence of the published rules hints at an arc, but the range table grants the mortars an all-round field of fire, and we follow the table.',
    },
    {
      id: 'PA-FIRE-07',
      title: 'When units fire',
      text: 'Everyone but the guns shoots all the time at all that can be reached, no matter what the order says; only being disordered silences a unit. Guns shoot when they have fire barrage as their order, and at no other time.',
      ruling: false,
    },
    {
      id: 'PA-FIRE-08',
      title: 'Ranges and arcs',
      text: 'Every troop type but the guns reaches 6 inches: infantry, cavalry, storm troops, tanks and machine-gun battalions through 45 degrees to each side of the front, trench mortars all round. Field artillery reaches 18 inches, heavy artillery 24, and extra-heavy or super-heavy guns 48, all of them in any direction, over intervening troops and ground, with a sheaf covering 4 square inches. Field and heavy guns have both high explosive and gas; the extra-heavy count their points twice and the super-heavy four times.',
      ruling: false,
      note: 'Storm troops are missing from the published range table. They are reckoned as infantry elsewhere, so they have the reach and arc of infantry.',
    },
    {
      id: 'PA-FIRE-09',
      title: "Adding up a unit's fire",
      text: 'Add together whatever falls on all the bases of a unit, with a separate total for each sort: small arms, trench mortar, field artillery and heavy artillery. The extra-heavy and super-heavy guns go into the heavy total. Gas is not counted; either the unit is gassed or it is not.',
      ruling: false,
      note: 'One published sentence seems to put field guns down as heavy. We keep them apart, as another sentence asks.',
    },
    {
      id: 'PA-FIRE-10',
      title: 'When fire is counted',
      text: 'There is no firing phase, so a target reckons up its fire when it comes to its own check. Use positions, statuses and sheaves just as they are at that instant.',
      ruling: true,
    },
    {
      id: 'PA-FIRE-11',
      title: 'One point from each base',
      text: 'A single base gives a given unit 1 point and no more, even if its zone takes in several bases of that unit. If two or more units are in the zone, each of them gets its own point. That is what the words about any enemy unit plainly say.',
      ruling: true,
    },
    {
      id: 'PA-FIRE-12',
      title: 'MG fire and blocking terrain',
      text: 'Machine-gun battalions shoot over troops of either army, but terrain that blocks fire stops them too, as the published wording mentions troops only. A house rule lets them shoot over such terrain as well.',
      ruling: true,
      options: ['mg-over-terrain'],
    },
    {
      id: 'PA-FIRE-13',
      title: 'Masked by your own unit',
      text: 'A fellow base of the same unit is in the way just as any other friend would be. A base standing behind another cannot shoot through it.',
      ruling: true,
    },
    {
      id: 'PA-FIRE-14',
      title: 'No harm to friends',
      text: 'Small arms and trench mortars do no damage to their own side, since friends stop the one and the other is directed at enemies. Sheaves are what endanger your own men.',
      ruling: true,
    },
    {
      id: 'PA-FIRE-15',
      title: 'Limits are inclusive',
      text: 'A target precisely 6 inches away can be reached, and one precisely 45 degrees off the front is inside the arc. All limits in these rules include the figure they name.',
      ruling: true,
    },
  ],
}
