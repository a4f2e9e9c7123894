import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const AAIR: Chapter = {
  code: 'AAIR',
  title: 'Assault: air operations',
  clauses: [
    {
      id: 'GF-AAIR-01',
      title: 'One sortie a day',
      text: 'You decide in secret which aircraft to send up. Each may fly a single sortie in a day.',
      ruling: false,
    },
    {
      id: 'GF-AAIR-02',
      title: 'Fighters in the assault',
      text: "Fighters first shoot at enemy fighters. Those who survive may shoot once more, at observation and ground attack aircraft, or else go for a balloon. The balloon's flak throws 1 die beforehand, and one hit on the balloon keeps it down for the remainder of the day.",
      ruling: false,
      note: "The hit must get past the balloon's save. Bombers can be hunted too. Having fought the enemy fighters, a fighter unit may do one of three things: hunt other aircraft, attack a balloon, or strafe.",
    },
    {
      id: 'GF-AAIR-03',
      title: 'Attacks on ground troops',
      text: 'Each ground attack unit attacks one zone with 2 dice for each strength point. Fighters that strafe have 1 die for each strength point, and so do bombers. Troops under attack answer with 1 die for every 3 strength points.',
      ruling: false,
      note: 'The leading revealed unit is the target, and surplus hits pass to the next. Artillery fires its flak first in place of an answer, and bombers are not answered. Depots and aerodromes cannot be attacked during an assault.',
    },
    {
      id: 'GF-AAIR-04',
      title: 'Weather for flying',
      text: 'Throw for the weather each day. No aircraft can fly on a 6, or in winter on a 5 or 6.',
      ruling: false,
      note: 'One die thrown at dawn holds for both sides and for the night that follows. At night only bombers fly.',
    },
    {
      id: 'GF-AAIR-05',
      title: 'Reconnaissance in the assault',
      text: 'Reconnaissance aircraft work as they do in the weekly turn (see GF-AIR-05), but they can look only at the table.',
      ruling: true,
    },
    {
      id: 'GF-AAIR-06',
      title: 'Weekly rules that carry over',
      text: 'Fighter combat, the naming of targets and the carrying over of hits follow the weekly rules (see GF-AIR-03, GF-AIR-10 and GF-AIR-11). Where those speak of the player who lost the initiative, read the one who moves first in this turn.',
      ruling: true,
    },
  ],
}
