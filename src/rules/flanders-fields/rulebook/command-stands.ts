import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const CMD: Chapter = {
  code: 'CMD',
  title: 'Command stands',
  clauses: [
    {
      id: 'FF-CMD-01',
      title: 'Fighting with command stands',
      text: 'Commanders of battalions, regiments and divisions and artillery liaison officers are all command stands. They do not shoot and do not begin an assault, but when they are assaulted they add 1 to their combat die. Direct fire, beaten zones, area fire and gas can all hit them, each time with 1 taken off the attack.',
      ruling: false,
    },
    {
      id: 'FF-CMD-02',
      title: 'Command stands shake off suppression',
      text: 'When their side has given all its orders for the turn, command stands lose every suppression marker without a roll, and only afterwards do they move. A third marker destroys them like anybody else.',
      ruling: false,
    },
    {
      id: 'FF-CMD-03',
      title: 'Moving the command stands',
      text: 'Once all orders of the turn are done, each command stand, liaison officers included, may make two moves at the speed of a man on foot or on horseback.',
      ruling: false,
      note: 'No order is needed for this, and command stands move at no other time.',
    },
    {
      id: 'FF-CMD-04',
      title: 'Replacing a lost commander',
      text: "When a command stand is killed, its owner puts a replacement down at the start of his next turn, touching any stand of the unit that is still alive; a regiment's goes beside the command stand of one of its battalions. Until that moment nobody under the lost commander can be ordered. The successor is a field promotion and carries a penalty of 1 on his order rolls. If he is lost too he is replaced in the same way, and the penalty does not become worse. The published rules mention only the penalty; the rest is ours.",
      ruling: true,
    },
    {
      id: 'FF-CMD-05',
      title: 'Commanders under suppression',
      text: 'A commander under suppression can still give orders, with the penalty for his markers, but he cannot observe for artillery or mortars.',
      ruling: true,
    },
    {
      id: 'FF-CMD-06',
      title: 'Limits on command moves',
      text: 'Both moves obey every rule of movement. Only the commanders of cavalry formations ride; everyone else goes at foot speed. A command stand may never move into contact with an enemy. Liaison officers who are lost are not replaced.',
      ruling: true,
    },
    {
      id: 'FF-CMD-07',
      title: 'When a commander dies in his own turn',
      text: 'A unit whose order die has been rolled still spends its actions. Nobody else under that commander is ordered in this turn. A regiment without its command stand gives no support orders and no staff marker; its batteries answer SOS calls as before.',
      ruling: true,
    },
    {
      id: 'FF-CMD-08',
      title: 'Placing a successor',
      text: "A successor starts without markers and acts at once. His stand touches a rifle platoon of the battalion that is still in action, or failing that any other stand of it but a tank; for a regiment it touches the command stand of one of its battalions. It keeps clear of all bases, of wire and of water, and at least 1 cm from enemies. Battalions find theirs before regiments. With nobody to touch there is no successor, and one who is not placed, or finds no room, comes at the owner's next turn start.",
      ruling: true,
    },
    {
      id: 'FF-CMD-09',
      title: 'How command stands move',
      text: 'Take command stands one by one in any order and make both moves of one before you touch the next. Each move is a path of its own, exposed to everything on the way, and you see what came of the first before you choose the second. Crossing wire, or one step over an obstacle, takes the place of a path; after a failed die at the wire there is no second one in the turn (FF-WIRE-03). A stand suppressed on its first move makes no second. No command stand moves into contact; one that is assaulted fights where it is and dies if it loses.',
      ruling: true,
    },
  ],
}
