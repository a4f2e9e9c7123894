import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const ASLT: Chapter = {
  code: 'ASLT',
  title: 'Assault',
  clauses: [
    {
      id: 'FF-ASLT-01',
      title: 'Launching an assault',
      text: 'An assault is a move action that ends in contact with an enemy base. Supporting fire must have been completed by then. Make every move into contact before rolling anything. Combat is always one stand against one.',
      ruling: false,
    },
    {
      id: 'FF-ASLT-02',
      title: 'Shooting at the attackers',
      text: 'Defenders who are not suppressed shoot as the attackers reach them, all except artillery and mortars. They have their bonus for short range against attackers from the front, and not against those on a flank, whom they turn to face. Results count at once, and an attacker who is harmed does not close.',
      ruling: false,
      note: 'Each defender who is reached fires once, at short range, and only at the stand reaching him; his side decides the order, and there is no beaten zone. Mounted cavalry, motors, command stands and troops in dugouts do not fire. An attacker who is stopped stays 3 cm short, and suppression by a machine gun stops his entire company.',
    },
    {
      id: 'FF-ASLT-03',
      title: 'Resolving the combat',
      text: 'Each side rolls a die and adds its factors, and the stand with the lower total is destroyed or captured. If the totals are equal the attacker goes back 3 cm, where he has soft cover, or is in the open if that puts him on wire, and the defender holds his ground.',
      ruling: false,
    },
    {
      id: 'FF-ASLT-04',
      title: 'Factors in combat',
      text: 'Infantry making the assault add 1. Cavalry making it add 3 against infantry, artillery, support weapons and command stands, and 1 against cavalry. A heavy tank making it adds 3 and a light one 2. On either side, veterans and storm troops add 1, and a command stand adds 1. An attacker with a supporting platoon right behind him adds 1. A flamethrower adds 2 against medium cover, hard cover or fortification. Take off 1 for being suppressed, 1 for being a support weapon or artillery, 1 for being raw and 1 for being in a deep shelter. Fighting an enemy in cover takes off 1 if it is medium, 2 if hard and 3 if fortification.',
      ruling: false,
      note: 'A flamethrower making the assault adds the same 1 as infantry do.',
    },
    {
      id: 'FF-ASLT-05',
      title: 'Cover, support and weapon teams',
      text: 'Cover benefits only the defender, and a supporting platoon only an attacker on foot or horseback. Support weapons are machine guns, mortars, light machine guns and anti-tank rifles; neither these nor command stands ever attack. A natural 1 has no special meaning in combat. Cavalry who have dismounted fight as infantry. A motor vehicle has no factors of its own, its crew fights as experienced, and to cavalry it is armour.',
      ruling: true,
    },
    {
      id: 'FF-ASLT-06',
      title: 'Following up a success',
      text: 'The stand that wins may go straight on against another enemy, as a fresh assault, and may change its facing.',
      ruling: false,
      note: 'Only a winner of the side whose turn it is may do so, against an enemy within 5 cm, once in each move action. It takes no further action.',
    },
    {
      id: 'FF-ASLT-07',
      title: 'Infantry assaulting tanks',
      text: 'As the infantry come in the tank shoots at them with 1 taken off. Then there is normal combat, in which the tank has none of its bonus for assaulting.',
      ruling: false,
      note: 'To its front the tank also has its 1 for short range. Tanks get nothing from cover.',
    },
    {
      id: 'FF-ASLT-08',
      title: 'Tanks assaulting infantry',
      text: 'Infantry attacked by a tank must first pass a morale roll if they are to stand. When combat is drawn it is the tank that goes back 3 cm.',
      ruling: false,
      note: 'Each stand the tank reaches tests by itself on the morale table, whatever its type, command stands excepted. On less than 4 it suffers the retreat or loss which that table gives, and the tank takes its place. A stand that holds may shoot while the tank closes.',
    },
    {
      id: 'FF-ASLT-09',
      title: 'What may not be assaulted',
      text: 'Cavalry may assault only an enemy whose cover is soft or open, and never tanks or armoured cars. A fortification may be assaulted by infantry and flamethrowers alone.',
      ruling: false,
      note: 'A tank does not assault another tank.',
    },
    {
      id: 'FF-ASLT-10',
      title: 'Flanks and several attackers',
      text: 'An attack is on the flank if the first contact is with a side edge or the rear edge. When several stands reach one defender they fight him in turn until he is gone. An attacker who touches more than one enemy chooses which to fight.',
      ruling: true,
    },
    {
      id: 'FF-ASLT-11',
      title: 'Contact, support and falling back',
      text: 'On contact an attacker turns to face his opponent. A stand gives support if it is not suppressed, touches the rear edge of the attacker and touches no enemy; it helps one attacker only. An attacker who wins may move into the place of the loser. A stand that falls back goes directly away from its opponent, or as much of the way as there is space for. Troops in a deep shelter are reached at their place in the trench, and other stands may enter that place.',
      ruling: true,
    },
  ],
}
