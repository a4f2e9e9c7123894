import type { Chapter } from '#kernel/procedure/rulebook.ts'

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
    {
      id: 'GF-ASLT-08',
      title: 'An order to attack',
      text: 'A scenario may bind a side to open an assault by a certain week. The order is carried out when, in an assault that this side announced, one of its combat units has entered a zone that the enemy controlled when the assault began, or has been stopped by fire no more than 1 zone from one while moving towards it. In a week in which the order binds, the deployment of that side is accepted only with half of its steady combat units on board, rounded up, or with as many of them as can be placed at all. That week no luxury, draft or standing down may keep off the board a unit that is wanted for this half, and the side may not decline while it can open an assault. Each such week that ends with the order not carried out costs 2 points, and the order stands.',
      ruling: true,
    },
    {
      id: 'GF-ASLT-09',
      title: 'Who opens first',
      text: "An attack that was ordered comes first. Until the side under orders has begun its own, the opponent's assault has to wait.",
      ruling: true,
    },
    {
      id: 'GF-ASLT-10',
      title: 'A day without a fight',
      text: 'An assault also ends after a whole day and its night in which no combat unit entered a zone controlled by the enemy and nobody threw a hit die at an enemy. Marching a regiment to and fro does not keep it going; shelling ground that the enemy holds does, whether or not anybody lies there.',
      ruling: true,
    },
  ],
}
