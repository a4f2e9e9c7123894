import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ORG: Chapter = {
  code: 'ORG',
  title: 'Organisation and basing',
  clauses: [
    {
      id: 'FF-ORG-01',
      title: 'Platoon, company, battalion, regiment, division',
      text: "A platoon is a single stand, and it is platoons that shoot, fight and are lost. Three or four platoons make a company, which manoeuvres as one. A battalion has a command stand, three or four companies and sometimes support weapons, and is the lowest headquarters that gives orders. A regiment holds from two to four battalions, usually three, and a division from two to four regiments, again usually three, together with the division's own supporting arms.",
      ruling: false,
    },
    {
      id: 'FF-ORG-02',
      title: 'What a regimental commander does',
      text: "The commander of a regiment gives orders only to the weapons that belong to the regiment or have been attached to it, and lends his staff's help to a battalion (see FF-ORD-06). He never orders rifle companies himself. Where an army had brigades between regiment and division, leave that level out.",
      ruling: false,
    },
    {
      id: 'FF-ORG-03',
      title: 'When the division is present',
      text: "Put a divisional commander on the table only if a whole division takes part. Without him, divide the division's supporting arms among the regiments or battalions that are playing, in proportion to their share of the division. With him, the supporting arms that have not been attached elsewhere take their orders from the division in the same way as regimental ones do from their regiment.",
      ruling: false,
    },
    {
      id: 'FF-ORG-04',
      title: 'Sizes of the bases',
      text: 'Width first, then depth. Infantry stand on 30 by 15 mm and cavalry on 30 by 20 mm. Machine guns, light machine guns and light mortars have 20 mm squares; flamethrower and anti-tank rifle teams 20 mm rounds; medium and heavy mortars 25 mm rounds. Field guns and field howitzers take 60 by 40 mm, heavy artillery 80 by 40 mm and super-heavy artillery 80 by 50 mm. Tanks take 30 by 60 mm. Command stands are round: 20 mm for a battalion or a liaison officer, 25 mm for a regiment and 30 mm for a division.',
      ruling: false,
      note: 'The published rules give no base for lorries and cars, which we put on 30 by 60 mm. A block house is whatever model you own; the virtual table draws it 40 mm square.',
    },
    {
      id: 'FF-ORG-05',
      title: 'Sharing out storm troops',
      text: 'The companies and weapons of a storm battalion may be parcelled out among ordinary battalions. From then on those battalions give them their orders.',
      ruling: false,
    },
    {
      id: 'FF-ORG-06',
      title: 'The record of a battalion',
      text: 'All units of a battalion share one record: its grade, how many rifle platoons it began with and has lost, whether it has been under fire, which morale tests are behind it, how often its national rule can still be used, whether it holds the staff marker, how its command stand is, and what is attached to it. Orders, morale and national rules look only there, no matter which unit brought the change about.',
      ruling: true,
    },
    {
      id: 'FF-ORG-07',
      title: 'What is attached to a battalion',
      text: 'An attachment lasts for the whole game. The battalion orders it, measures the 25 cm from its own command stand, loses it when weapons are abandoned, and counts riflemen and pioneers towards its strength. A gun is ordered with the mortars but on the row of the artillery: distance, staff marker and deep suppression do not concern it.',
      ruling: true,
    },
    {
      id: 'FF-ORG-08',
      title: 'Units without their battalion',
      text: "A battalion is gone when it has routed or has nothing left but tanks. At the start of their owner's next turn its units come under the nearest battalion of the regiment that has a command stand, or failing that of the side; measure from the unit to the command stand and prefer the lower number. If no battalion has a command stand they get no orders. A unit that is on the table while its battalion waits in reserve is lent out in the same way until the battalion arrives.",
      ruling: true,
    },
    {
      id: 'FF-ORG-09',
      title: "A division's share",
      text: 'Unless the whole division fights, its own weapons come in proportion to the troops present.',
      ruling: false,
      note: 'In a battle of your own the share is the number of battalions, those in reserve included, out of all battalions of the division. A side has no more than 130 stands on the table and in reserve, batteries behind the table apart, and no divisional command.',
    },
  ],
}
