import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const AIR: Chapter = {
  code: 'AIR',
  title: 'Weekly air operations',
  clauses: [
    {
      id: 'GF-AIR-01',
      title: 'The four flying periods',
      text: 'There are four periods: dawn, day, dusk and night. Write down in secret when each of your aircraft units will fly. It may go up once in the week, and only bombers go up at night.',
      ruling: false,
    },
    {
      id: 'GF-AIR-02',
      title: 'Five steps in every period',
      text: 'Each period is played in five steps. Fighters begin by fighting enemy fighters. Next they may attack balloons and other aircraft, sharing their dice among the targets they name. Reconnaissance comes third, ground attack fourth, and bombing last.',
      ruling: false,
    },
    {
      id: 'GF-AIR-03',
      title: 'Fighters against fighters',
      text: 'Both sides fire at the same moment. All the fighters of a side throw 1 die for each strength point together against the leading enemy unit, and what it cannot absorb passes to the next. Other types of aircraft do not return fire.',
      ruling: true,
    },
    {
      id: 'GF-AIR-04',
      title: 'Saves and balloon flak',
      text: "Whatever is attacked in the air saves with its experience. A balloon's flak fires 2 dice before the attack on it.",
      ruling: false,
      note: 'The flak fires its 2 dice at every unit that attacks the balloon.',
    },
    {
      id: 'GF-AIR-05',
      title: 'Reconnaissance from the air',
      text: 'A reconnaissance aircraft that is still flying may identify the troops in two adjoining zones, and artillery fire into them is then observed. Or it may look at one thing off board, a unit or the depot, and thereby open it to your heavy guns. A depot defends itself with 2 dice of flak.',
      ruling: false,
      note: 'The allowance is for each air unit, whatever its strength. Only depots fire flak at reconnaissance aircraft. For what they may look for off the board see GF-AIR-13.',
    },
    {
      id: 'GF-AIR-06',
      title: 'Ground attack aircraft',
      text: 'Ground attack aircraft fire at one unit that has been observed or that a raid has identified. The target saves as normal. Artillery answers with 2 dice of flak before the attack; units of other kinds shoot back after it with 1 die for every 3 complete strength points.',
      ruling: false,
      note: 'In the weekly turn the aircraft throw 1 die for each strength point. A target shoots back only if it came through unhurt or held, using the strength it has left.',
    },
    {
      id: 'GF-AIR-07',
      title: 'Targets for the bombers',
      text: 'Bombers may go for ground units, for depots, or for aircraft that are on the ground in this period. Depots and artillery each have 2 dice of flak.',
      ruling: false,
      note: 'Bombers throw 1 die for each strength point. Hidden units can be bombed only once identified. Apart from flak nobody on the ground can answer bombers, and aerodromes have no flak.',
    },
    {
      id: 'GF-AIR-08',
      title: 'Scrambling the fighters',
      text: 'If bombers catch fighters on the ground in daylight, the owner throws 1 hit die for each of their strength points. Every hit gets one point of fighters into the air.',
      ruling: false,
      note: 'Daylight means dawn, day and dusk. A unit cannot scramble more than its strength. Those that get up attack the bombers with 1 die each before the bombs drop, and bombs can hit only those still on the ground. Whose fighters may scramble is said in GF-AIR-15. Grounded aircraft do not check morale.',
    },
    {
      id: 'GF-AIR-09',
      title: 'Bombing a depot',
      text: 'Each bomb hit takes one point off the depot, with no save. Weather does not stop flying in the weekly turn.',
      ruling: true,
    },
    {
      id: 'GF-AIR-10',
      title: 'Naming the targets',
      text: 'Your secret orders give only the period, the mission and the number (see GF-AIR-14). Targets are named when each step is played, one attack at a time, starting with the player who lost the initiative. Zones adjoin if they touch by a side or a corner. Units in plain sight may be attacked and bombed as if identified.',
      ruling: true,
    },
    {
      id: 'GF-AIR-11',
      title: 'Air hits that carry over',
      text: 'If an air attack scores more than its target can lose, the remainder falls on other revealed ground units in that zone, in the order of their waves. The named target is the only one that may answer.',
      ruling: true,
    },
    {
      id: 'GF-AIR-12',
      title: 'Balloons in reach of fighters',
      text: 'Fighters may attack any enemy balloon that is on the board, however far back. Its flak and the dice are the usual ones (see GF-AIR-04).',
      ruling: true,
    },
    {
      id: 'GF-AIR-13',
      title: 'What airmen look for',
      text: 'Before they take off to look behind the lines, airmen say what for: the depot, or guns of a calibre, infantry, lorries or another kind of unit, over all columns or over one. Of that kind the strongest that nobody has reported in this week is found and known for what it is; among equals the list decides. Nothing of the kind there, nothing found. So guns cannot be hidden behind a regiment.',
      ruling: true,
    },
    {
      id: 'GF-AIR-14',
      title: 'Sending part of a unit',
      text: 'Together with its period you write down how much of an air unit goes up: one strength point at least, the whole unit if you say nothing. This holds in the week and in assaults. Only that part flies, fires and can be hit in the air. Losses come off the unit, and the unit makes the checks, even if none of those who flew comes back. The rest stays on the aerodrome; it is on the ground in this period and flies in no other.',
      ruling: true,
    },
    {
      id: 'GF-AIR-15',
      title: 'Raids on the aerodrome',
      text: 'Bombers who go for the aerodrome do not name a unit. They hit the air unit with the most strength on the ground in that period, the first on the roster if there are several, and what it cannot lose passes to the next largest. By day every fighter on the ground may scramble, no matter which unit is hit: throw 1 die for each strength point, and each hit puts one point into the air, as far as there are any. They attack the bombers with 1 die each before the bombs fall. Fighters of other units do so before those of the unit being bombed.',
      ruling: true,
    },
  ],
}
