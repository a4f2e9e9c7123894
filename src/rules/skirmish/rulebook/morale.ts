import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const MOR: Chapter = {
  code: 'MOR',
  title: 'Morale',
  clauses: [
    {
      id: 'SK-MOR-01',
      title: 'Morale score and modifiers',
      text: 'The basic score is 10 for elite troops, 9 for crack, 8 for average and 7 for green, and a sniper has 1 more. Add 2 in hard cover, 1 in soft cover, and 1 for an officer or NCO within 6 inches. Take off 1 for each casualty, 2 under gas, 1 under fire, 1 if pushed back, 1 if a squad is falling back within 10 inches, 1 for an enemy on the flank, 2 for one in the rear, 1 if outnumbered two to one, 2 if outnumbered three to one, and 1 if within 20 inches there is a tank or armoured car of the enemy, which becomes 2 for a tank in 1916. Those for cover, flank and rear carry an asterisk and are the only ones that snipers use.',
      ruling: false,
    },
    {
      id: 'SK-MOR-02',
      title: 'What calls for a check',
      text: 'A unit checks its morale when it comes under fire for the first time, when it is attacked with gas, when casualties reduce it to half of its strength, and with any further casualties after that.',
      ruling: false,
    },
    {
      id: 'SK-MOR-03',
      title: 'Checks for rout and melee',
      text: 'A check is likewise needed to recover from a rout and after each round of melee that the unit loses.',
      ruling: false,
    },
    {
      id: 'SK-MOR-04',
      title: 'How to check morale',
      text: 'Find the score of each squad or sniper from its basic score and modifiers, and throw a ten-sided die against it.',
      ruling: false,
    },
    {
      id: 'SK-MOR-05',
      title: 'Passing the check',
      text: "The unit passes if the die is no higher than its score. The sheet's phrase is muddled, and we take it to mean this number or less. A score of more than 10 is sure to pass and one of less than 1 is sure to fail, but throw the die in any case.",
      ruling: true,
      options: ['morale-roll'],
    },
    {
      id: 'SK-MOR-06',
      title: 'What happens on a failure',
      text: 'If the check is failed, throw a six-sided die. On 1 or 2 the unit stands and cannot advance; on 3 or 4 it falls back one move; on 5 it falls back two moves and one figure is lost; on 6 it routs.',
      ruling: false,
    },
    {
      id: 'SK-MOR-07',
      title: 'Results of failure in detail',
      text: 'A unit told to stand is halted until the next move is over: it may shoot, but may not charge or finish a movement closer to any enemy it can see. To fall back one move is to make a compulsory retreat at once (see SK-MOV-20). To fall back two is to make one at once and another in the next Movement phase, without shooting in that move, and to lose an ordinary figure chosen by the owner. A unit in rout makes a retreat at once and one in each Movement phase until it recovers or leaves the table, and neither shoots nor fights.',
      ruling: true,
    },
    {
      id: 'SK-MOR-08',
      title: 'When checks are made',
      text: 'The check for coming under fire is made once by each unit in the whole game, and that for gas once in every move in which a man of the unit is touched. The check for half strength is due on any casualties after which the unit has half its original figures or fewer. If a unit has more than one reason in a move, it makes a single check in the Morale phase. Checks for a charge or a melee are made immediately and settle all reasons that have arisen until then.',
      ruling: true,
    },
    {
      id: 'SK-MOR-09',
      title: 'Counting casualties for morale',
      text: 'The penalty for casualties covers the figures lost so far in the present move, whatever the cause. If all losses since the beginning were counted, large squads would soon be of no use.',
      ruling: true,
      options: ['casualty-modifier'],
    },
    {
      id: 'SK-MOR-10',
      title: 'Conditions for morale modifiers',
      text: 'Cover is that of the place where the unit is, trenches and bunkers being hard. A leader is any officer or NCO, alive and not in rout, within 6 inches, and one in the squad itself will do. The penalty for troops falling back is taken once, if any friendly unit within 10 inches has fallen back or routed in this move. Flank and rear need an active enemy within 12 inches, in sight and in that quarter, and it is possible to suffer both. To be outnumbered, compare the figures of active enemies within 12 inches with those of friends within 12 inches, the unit itself among them; in a melee compare the figures involved. Three to one takes the place of two to one. Armour must be in sight. For being under fire see SK-FIRE-23. A unit is pushed back if it has retreated out of a melee in this move.',
      ruling: true,
    },
    {
      id: 'SK-MOR-11',
      title: 'Tanks in 1916',
      text: 'In a game that takes place in 1916, a hostile tank within 20 inches takes off 2 and not 1, for the shock of its first appearance. Armoured cars take off 1 in any year. If both are near, use only the worse.',
      ruling: true,
    },
    {
      id: 'SK-MOR-12',
      title: 'Squads checking as a group',
      text: 'Where two or more squads are concerned together, add up their scores after modifiers, throw a ten-sided die for each of them and add up the dice. All of them pass if the dice total is below the joint score. If it is not, a single die for the result counts for all: all fall back alike, and on a 5 every squad loses one figure.',
      ruling: false,
    },
    {
      id: 'SK-MOR-13',
      title: 'When a group check is made',
      text: 'Squads check as a group if they are charging one target or have lost one melee. The moment any of them has a check to make, all make it together; in every other case each squad checks by itself. A total equal to the joint score is a failure: here, in contrast to SK-MOR-05, we follow the sheet to the letter.',
      ruling: true,
    },
    {
      id: 'SK-MOR-14',
      title: 'Recovering from rout',
      text: 'Beginning with the next Morale phase after that in which it broke, a unit in rout tries to recover in every Morale phase, ahead of all other checks. If it passes, it is steady again but must stand during the next move. If it fails, it goes on routing, and no die is thrown for a result. While in rout it makes no checks of any other sort.',
      ruling: true,
    },
    {
      id: 'SK-MOR-15',
      title: 'Order of morale checks',
      text: 'Vehicles make no checks. In the Morale phase the side with the initiative goes first, and each side takes its units in roster order.',
      ruling: true,
    },
    {
      id: 'SK-MOR-16',
      title: 'Measuring for morale',
      text: 'For the odds, measure 12 inches from the centre of the unit to individual figures, and ignore vehicles together with their crews. All the other distances are measured from its closest figure. A man lost by falling back two moves calls for no further throws and does not cause another check.',
      ruling: true,
    },
  ],
}
