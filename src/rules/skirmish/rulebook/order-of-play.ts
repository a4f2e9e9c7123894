import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const SEQ: Chapter = {
  code: 'SEQ',
  title: 'Order of play',
  clauses: [
    {
      id: 'SK-SEQ-01',
      title: 'The phases of a move',
      text: 'The sheet lays down no order of play, so we supply one that respects its hints: that infantry have a phase for shooting, that chargers are shot at before contact, and that fire is planned some moves ahead. Once, before play, set up the table with its structure values, settle the wind, name the snipers, throw for bombardments, write the first plots and deploy, defender first unless the scenario differs. Each move then has eight phases. Plot: both sides secretly write, change or cancel their indirect fire, and then initiative is thrown for. Clouds: every cloud ages, spreads, drifts or thins out, and men throw for gas. Bombardment: all fire that is due comes down, guns off the table first and the side with initiative first, and then counter-battery fire is thrown for. Movement: one side does all of its movement and then the other, each taking compulsory moves, tank breakdowns, charges one target at a time, and lastly its other moves. Fire: the side with initiative works out all its shooting, then its opponent, and only afterwards do losses come off. Melee: each fight has one round, in the order contacts were made. Morale: units in rout try to recover, and then all outstanding checks are made. End: ranks are closed, objectives scored and the end of the game tested.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-02',
      title: 'Throwing for initiative',
      text: 'Both sides throw a six-sided die, and the higher has the initiative. If they tie, it goes to the side that was without it last move, or on the first move to the attacker named by the scenario. The side with initiative decides whether to move first or second. If it does not say, an attacker moves first and a defender second.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-03',
      title: 'One order for each unit',
      text: 'In a Movement phase a unit carries out one order. An order to move can include a change of formation at the beginning or end, getting up, a new facing on arrival and lying down, as long as the allowance covers it all. Orders merely to change formation, lie down or get up are for units that are not going anywhere. A unit given no order holds its place; one ordered to hold may turn.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-04',
      title: 'When a player does not choose',
      text: 'If a player makes no choice, the game makes it. Of his own specialists he loses the first available in this order: bomber, loader of an LMG, gunner of an LMG, gunner of an HMG, artillery gunner, NCO, officer. An enemy specialist is named in the opposite order. Between other figures with an equal claim, the lowest number on the roster is taken. A mounted unit that is charged counter-charges, and any other shoots at the charger with most figures. Roster order is that of the list in the scenario.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-05',
      title: 'Decisions taken in secret',
      text: 'In setting up and in the Plot phase both sides write at the same time. Who is asked to plot is said in SK-BOM-15, and nothing is shown before it falls.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-06',
      title: 'Charges come first',
      text: "A side's first other order ends its charges. They are declared and carried out one target at a time, and units that get no order hold.",
      ruling: true,
    },
    {
      id: 'SK-SEQ-07',
      title: 'What goes by itself',
      text: 'A phase without a choice is passed through, and a side that can do nothing is not asked. To be asked for its fire it needs a gun, small arms with a target, or a bomber with an enemy near enough to be touched when its part of the phase begins. In setting up only a side with a unit that it may place is asked to do so. If neither side would be asked anything before the first die, the one that sets up first is asked to begin.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-08',
      title: 'Who names the losses',
      text: 'Ordinary men fall without asking. The owner is asked when a specialist must fall and there are several roles, and the enemy likewise in melee. The players may agree to name all losses, or none.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-09',
      title: 'The order of dice',
      text: 'Setting up: wind, then batteries. Then initiative, a before b. A shell: deviation, drift, casualties, specialist, vehicles, gas. A shot: casualties, specialist. Defensive fire: rifles, pistols, LMG, HMG, gun. Melee: a, then b. Checks: the tens in the order of the list, then the result.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-10',
      title: 'The side with the initiative',
      text: 'It is whoever won the throw, whether he moves first or second.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-11',
      title: 'What every order must be',
      text: 'It must fit phase and step, come from the side that is asked, name a unit that may be ordered and have the right form. When an order is refused, no die has been thrown and all is as it was.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-12',
      title: "Orders in the enemy's part",
      text: 'Answering a charge, naming a loss and conceding. Only the side named is asked, and the other goes on afterwards. Of two questions the side with the initiative answers first.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-13',
      title: 'When charges are offered',
      text: 'Only while there is one to make; the first other order skips them. Reinforcements come on by themselves before.',
      ruling: true,
    },
    {
      id: 'SK-SEQ-14',
      title: 'Why an order is refused',
      text: 'A refusal names the cause and its clause. A unit that may not fire is told whether it has marched (SK-MOV-08), has cut wire (SK-MOV-34), is making its second retreat (SK-MOR-07), or has fallen back or was pushed back (SK-FIRE-22).',
      ruling: true,
    },
  ],
}
