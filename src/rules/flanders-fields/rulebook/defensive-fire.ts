import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const SOS: Chapter = {
  code: 'SOS',
  title: 'SOS defensive fire',
  clauses: [
    {
      id: 'FF-SOS-01',
      title: 'Calling SOS fire',
      text: "An SOS area is 10 cm wide and 5 cm deep, and its centre is no more than 5 cm from a trench, block house or position that is being defended. Roll a die and take off the deep suppression in force. On 2 or better the battery's aiming point jumps there and one fire lands; on 1 or less nothing comes. A field battery answers no more than one call in a turn.",
      ruling: false,
    },
    {
      id: 'FF-SOS-02',
      title: 'Who may call',
      text: "Only the defender in a trench battle has SOS fire. Any of his battalion commanders may call while giving orders. A battery that has rolled for orders in the turn cannot answer, and one that has been called on cannot be ordered. The die has no modifier but deep suppression. As the published rules themselves allow, the area may be laid on the defender's own troops.",
      ruling: true,
    },
    {
      id: 'FF-SOS-03',
      title: 'Repeating or moving SOS fire',
      text: 'In later turns a further call can bring fire on the same SOS point or on a different one. The aiming point can equally be redirected in the ordinary way, and called back afterwards.',
      ruling: false,
      note: 'Answered or not, a call is the only one the battery can have in the turn. Any battery of field guns or howitzers may be called that is not suppressed and is permitted to fire indirectly. The 10 cm side lies across the table. Every fieldwork laid out for the defender is a defended position, even after he has lost it. The zone keeps its 10 by 5 cm until the battery is aimed elsewhere.',
    },
    {
      id: 'FF-SOS-04',
      title: 'Making the call',
      text: "Name the battery and the middle of the area, which lies no more than 5 cm from the nearest edge of a work of the defender. The call may come before, between or after the orders to units of any battalion commander who is alive, only in the defender's own turn, and once for each battery. Nobody has to see the place and no action is spent. If the die fails, the battery stays laid where it was.",
      ruling: true,
    },
    {
      id: 'FF-SOS-05',
      title: 'Who can answer',
      text: 'There are no such calls in early scenarios without works. Any field battery of the defender can answer, on the table or behind it, unless it is suppressed, limbered, within 25 cm of the front-line trench or cut off by the card that brings the lines down. A gun on the table answers only for a place inside its strip. Calls are made while battalions are given their orders, at any moment when no unit is in the middle of its actions.',
      ruling: true,
    },
  ],
}
