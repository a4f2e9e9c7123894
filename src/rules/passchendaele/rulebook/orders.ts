import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ORDER: Chapter = {
  code: 'ORDER',
  title: 'Orders',
  clauses: [
    {
      id: 'PA-ORDER-01',
      title: 'One order at all times',
      text: 'A unit is never without an order and never has two; its bases all obey the same one. It does what the order says, even where its player would rather it did not.',
      ruling: false,
    },
    {
      id: 'PA-ORDER-02',
      title: 'The five orders',
      text: 'Hold keeps the unit in its place, with everyone but the guns shooting at whatever enters a beaten zone. Fire barrage is for guns alone. With advance the unit goes at the enemy, with retreat away from him, and with countermarch to one flank; you may name an objective for any of these three.',
      ruling: false,
    },
    {
      id: 'PA-ORDER-03',
      title: 'Carry on or change',
      text: 'A unit that keeps its previous order and target does Carry On. If you want it to have a different order, or its sheaf to fall elsewhere, it does Change Orders or Target, and the message can be lost on the way.',
      ruling: false,
    },
    {
      id: 'PA-ORDER-04',
      title: 'Reaching the objective',
      text: 'On reaching its objective a unit changes to hold of its own accord. One that was given no objective keeps going until a further order gets to it.',
      ruling: false,
    },
    {
      id: 'PA-ORDER-05',
      title: 'Setting a new objective',
      text: 'Setting another objective while the order itself remains counts as changing orders, because that message too has to be carried forward.',
      ruling: true,
    },
    {
      id: 'PA-ORDER-06',
      title: 'Arrival and loss of orders',
      text: 'If an order arrives, the unit obeys it in that very check. If not, it is gone and the unit goes on with its former order; you may try again in the next turn. A unit has one try in each turn.',
      ruling: true,
    },
    {
      id: 'PA-ORDER-07',
      title: 'The objective line',
      text: 'An objective is a single spot on the table, which for a terrain feature is its centre. Imagine a line through it: for advance and retreat it runs at right angles to the enemy direction, for countermarch parallel to it. The unit has arrived once any of its bases has its centre on this line or over it, and all its bases stop after the distance that brought the first one there. All orders thus share one test.',
      ruling: true,
    },
    {
      id: 'PA-ORDER-08',
      title: 'Orders guns may have',
      text: 'Guns that cannot move accept no order but hold and fire barrage. Any guns told to hold take up their high-explosive sheaf.',
      ruling: true,
    },
    {
      id: 'PA-ORDER-09',
      title: 'Objective must lie ahead',
      text: 'At the time you give an order, the objective has to be further on, in the direction of that order, than each base of the unit. Any other is turned down, as the unit would have reached it already.',
      ruling: true,
    },
    {
      id: 'PA-ORDER-10',
      title: 'Barrages by the biggest guns',
      text: 'Fire barrage can also be ordered for extra-heavy and super-heavy guns. The published rules describe that order for field and heavy artillery, yet give the biggest guns a range and a sheaf too.',
      ruling: true,
    },
  ],
}
