import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ART: Chapter = {
  code: 'ART',
  title: 'Artillery and aiming points',
  clauses: [
    {
      id: 'FF-ART-01',
      title: 'Classes and area of artillery',
      text: "Field artillery means pieces of 75 to 105 mm, heavy artillery those of about 150 mm, and super-heavy artillery those of more than 200 mm. Whatever its class, a battery's fire falls on a square of 10 by 10 cm with the aiming point at its middle.",
      ruling: false,
    },
    {
      id: 'FF-ART-02',
      title: 'Placing and moving aiming points',
      text: 'An aiming point is shifted only by a redirect action, by an answered SOS call or by the fire plan. Until then it stays, and each fire action brings fire down on it.',
      ruling: false,
      note: 'A battery that has no aiming point yet places its first one free as part of a fire action. Guns that see a target in their arc lay on it afresh, free, with every action of direct fire. For indirect fire the redirect is needed; it may go to any point of the table, or for guns on the table to any point in their arc. The rules can be read to ask for an order every time, which is a house rule.',
      options: ['open-sights-lay'],
    },
    {
      id: 'FF-ART-03',
      title: 'Who is hit in the area',
      text: 'Roll one die for each stand in the area. Those wholly inside are attacked normally and those only partly inside with 2 taken off.',
      ruling: false,
      note: 'It strikes both sides alike. Begin with the stand nearest to the aiming point.',
    },
    {
      id: 'FF-ART-04',
      title: 'Deviation of artillery fire',
      text: "Fire from off the table that nobody observes, and every gas attack by artillery, may stray when it arrives. Roll a die: on 5 or 6 it falls true. Otherwise roll for the direction on a clock face, with 12 pointing directly away from the rolling player's base edge: one die adds nothing on 1 to 3 and 6 on 4 to 6, a second die is added to it, and the sum is the hour. Then roll two dice for the number of centimetres.",
      ruling: false,
      note: 'This is rolled once, when the first fire lands on a newly chosen point, and the point then stays where it fell. Points of the fire plan, except for gas, and SOS points do not deviate.',
    },
    {
      id: 'FF-ART-05',
      title: 'Direct and indirect fire',
      text: "Indirect fire is forbidden to field artillery if the defender's front-line trench is no farther away than 25 cm. Other guns on the table may choose: direct fire, for which they need sight, arc and a range of no more than 200 cm, or indirect.",
      ruling: false,
      note: 'Guns off the table have no arc to observe and cannot be shot at.',
    },
    {
      id: 'FF-ART-06',
      title: 'Superimposed batteries in attack',
      text: 'In the late period an attacker may have superimposed batteries, which stand off the table and are ordered by his regiments: one field battery for each regiment, one heavy battery for every two regiments, and one super-heavy battery if a full division attacks.',
      ruling: false,
    },
    {
      id: 'FF-ART-07',
      title: 'Artillery of the defender',
      text: 'A defender has roughly one field brigade of three batteries for each regiment and one heavy brigade for every two regiments. He has no super-heavy artillery.',
      ruling: false,
    },
    {
      id: 'FF-ART-08',
      title: 'Who orders off-table batteries',
      text: 'Batteries off the table answer to the commander in whose list they appear, the division or a regiment, and that of an event card to the highest who is present. A gun that is limbered, suppressed or destroyed does not fire.',
      ruling: true,
    },
    {
      id: 'FF-ART-09',
      title: 'Laying direct fire',
      text: 'Guns firing directly put the middle of their 10 by 10 cm area on something they can see in their arc: the centre of a stand, or some point of a fieldwork or building. The range to that place decides the modifiers for distance, and all of the area counts as direct fire. It leaves a zone behind just as other artillery fire does.',
      ruling: true,
    },
    {
      id: 'FF-ART-10',
      title: 'How the square lies',
      text: 'The square of a battery lies along the edges of the table, its middle on the aiming point to the hundredth of a centimetre. Roll for the stand whose centre is nearest to the point first, then the next; where two are equally near the lower number goes first. Stands that are killed come off once every die of the attack has been thrown.',
      ruling: true,
    },
    {
      id: 'FF-ART-11',
      title: 'Where guns may be laid',
      text: 'A gun on the table that fires indirectly needs its aiming point inside its own strip (FF-ARC-01). A battery behind the table may be redirected to any place without seeing it: whether somebody observes the point is looked at when the first shells land there. Direct fire never deviates.',
      ruling: true,
    },
    {
      id: 'FF-ART-12',
      title: 'A point that drifts off the table',
      text: 'If deviation carries the point over the edge of the table it is lost. Nothing lands, the battery is left without a point, and it takes a redirect to give it another.',
      ruling: true,
    },
  ],
}
