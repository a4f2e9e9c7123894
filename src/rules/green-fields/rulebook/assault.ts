import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const ASLT: Chapter = {
  code: 'ASLT',
  title: 'The assault',
  clauses: [
    {
      id: 'GF-ASLT-01',
      title: 'Opening an assault',
      text: 'In the tenth phase either of you may launch an attack, and play goes over to assault turns immediately.',
      ruling: false,
      note: 'Ask the player who lost the initiative first. The first to say yes is the announcer; wherever the rules speak of the attacking player, the announcer is meant.',
    },
    {
      id: 'GF-ASLT-02',
      title: 'Days and nights',
      text: 'A day of assault consists of 4 turns, or only 3 in winter. A single night turn follows.',
      ruling: false,
    },
    {
      id: 'GF-ASLT-03',
      title: 'Who moves first',
      text: 'In the first turn the announcer moves first. After that the players take it in turns to go first.',
      ruling: false,
    },
    {
      id: 'GF-ASLT-04',
      title: 'Phases of an assault turn',
      text: 'An assault turn has six phases: artillery; movement, with opportunity fire; close assault; air operations; construction; and the bringing up of reserves.',
      ruling: false,
    },
    {
      id: 'GF-ASLT-05',
      title: 'When an assault ends',
      text: "The assault is over when both players agree to stop, or when half of the attacking player's troops have been suppressed.",
      ruling: false,
      note: "Test this when a turn ends. Add up the announcer's combat units that are suppressed, routing, destroyed or driven off the table, and compare them with all the combat units the announcer had on board at the start or has brought on since. Half or more ends the assault. It ends in any case after 7 days.",
    },
    {
      id: 'GF-ASLT-06',
      title: 'Taking control of zones',
      text: 'When an assault turn ends, a side takes control of each zone in which it alone has combat units, provided that one or more of them is not routing. The trenches there then shelter their new owner.',
      ruling: true,
    },
    {
      id: 'GF-ASLT-07',
      title: 'Starting, stopping and staying put',
      text: "To open an assault you need a steady combat unit on the board. Units that have gone off the enemy's edge are reckoned as still in action. If in some turn neither side moves, fires or flies, you are taken to have agreed to stop. Once the assault has been closed, all units remain where they are.",
      ruling: true,
    },
  ],
}
