import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const TURN: Chapter = {
  code: 'TURN',
  title: 'The turn',
  clauses: [
    {
      id: 'PA-TURN-01',
      title: 'Orders before the first turn',
      text: 'Before play starts each unit receives its first order, and any guns told to fire a barrage lay their sheaves.',
      ruling: false,
    },
    {
      id: 'PA-TURN-02',
      title: 'Throwing for initiative',
      text: 'At the start of every turn each side throws one die, again and again while the dice are equal. Whoever throws higher decides whether to take the first move or the second.',
      ruling: false,
    },
    {
      id: 'PA-TURN-03',
      title: 'Working through your units',
      text: 'The side whose move it is goes through its units one at a time, in whatever sequence it likes. For each, say whether it will Carry On or whether you want to Change Orders or Target, make its check, put the result into effect, and if it has run into the enemy fight that close combat on the spot before touching another unit. No unit may be left out.',
      ruling: false,
    },
    {
      id: 'PA-TURN-04',
      title: 'The second side, double moves',
      text: 'When the first side has finished, its opponent works through his units in like manner, and the turn is over. It follows that a player who moved last in one turn and wins the right to go first in the next has two moves without a break.',
      ruling: false,
    },
    {
      id: 'PA-TURN-05',
      title: 'How long play lasts',
      text: 'The battle continues until one side gives it up or the players are all content to end it.',
      ruling: false,
    },
    {
      id: 'PA-TURN-06',
      title: 'Initial orders are secret',
      text: 'Both players write their first orders unseen by each other and show them at the same moment; no runner dice are thrown for them. Whoever wrote second would otherwise have the advantage, and the published rules hand these orders out freely.',
      ruling: true,
    },
    {
      id: 'PA-TURN-07',
      title: "Computer's choice of first move",
      text: 'Unless told otherwise, the computer takes the second move if it is on the defensive or needs to watch a barrage of its own come down before acting; in other cases it goes first. This is no more than a starting choice: a human player picks for himself.',
      ruling: true,
    },
    {
      id: 'PA-TURN-08',
      title: 'Checks that may be skipped',
      text: 'Where a solid unit carries on with hold or fire barrage and suffers neither gas nor a single point of fire, no throw could alter it. The game leaves those dice out, which saves some thirty idle throws in a turn. The referee will still make the check for you if you want it.',
      ruling: true,
    },
    {
      id: 'PA-TURN-09',
      title: 'One check a turn, survivors only',
      text: 'A unit wiped out before its own check makes none. Having fought in support of another earlier in the turn does not excuse a unit from its check, nor earn it a second. This takes the words about checking every unit at face value.',
      ruling: true,
    },
  ],
}
