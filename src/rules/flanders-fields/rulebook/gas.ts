import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const GAS: Chapter = {
  code: 'GAS',
  title: 'Gas',
  clauses: [
    {
      id: 'FF-GAS-01',
      title: 'Offensive and denying gas',
      text: 'Offensive gas drifts with the wind and attacks in each turn of the attacker. Denying gas settles on one place and attacks everyone who stays in it or goes through it. More than one gas attack may be aimed at the same place.',
      ruling: false,
    },
    {
      id: 'FF-GAS-02',
      title: 'Clouds and how they arrive',
      text: "An attacker's cloud is 20 cm wide and 10 cm deep, a defender's 10 cm wide and 5 cm deep. Gas from projectors starts 10 cm ahead of the attacker's foremost trench. Gas from artillery may be planned for any place but is subject to deviation.",
      ruling: false,
    },
    {
      id: 'FF-GAS-03',
      title: 'Naming the wind',
      text: 'On releasing gas its owner states which way the wind blows. Its speed is 10 cm a turn plus the sum of two dice. One wind carries all offensive gas of the battle.',
      ruling: false,
      note: 'The first release fixes it. Denying gas uses the same wind for the one time it drifts. Clouds are carried along without turning.',
    },
    {
      id: 'FF-GAS-04',
      title: 'Changes of the wind',
      text: 'In each turn after the release roll a die. On 1 or 2 the wind stays as it is. On 3 it gains the roll of a die in speed, and on 4 it loses as much. On 5 it changes direction by another die, 45, 90 or 135 degrees to the right on 1, 2 or 3 and to the left on 4, 5 or 6, and its speed is now 5 cm plus two dice. On 6 the gas disperses.',
      ruling: false,
      note: 'One roll in a turn of the attacker serves all clouds. The speed never falls under 0. A 6 takes every offensive cloud off the table.',
    },
    {
      id: 'FF-GAS-05',
      title: 'How long gas lasts',
      text: 'An offensive cloud stays for 6 turns. Denying gas drifts in one turn and settles after that.',
      ruling: false,
      note: 'The turn of arrival is the first of the six, so that a cloud drifts five times at most; who counts the six after it takes the house rule of six drifts. Gas that has settled remains to the end of the battle. In one place the rules say that denying gas never moves, which is a house rule.',
      options: ['denying-gas', 'gas-duration'],
    },
    {
      id: 'FF-GAS-06',
      title: 'Attacks by gas',
      text: 'Attack each stand that a cloud passes over on the gas line of the firing table, with 2 taken off if it is only partly covered.',
      ruling: false,
      note: "Gas spares neither side and attacks a stand once in each turn of the attacker. If the drifting cloud covered all of a stand, even for a moment, the stand suffers the full attack. Moving into any cloud brings one attack. The gas of both sides is worked in the attacker's turn.",
    },
    {
      id: 'FF-GAS-07',
      title: 'Fighting in gas',
      text: 'Troops in gas take 1 off their order rolls and 1 off their shooting. Against tanks use the gas line of the table against armour.',
      ruling: false,
    },
    {
      id: 'FF-GAS-08',
      title: 'Working gas turn by turn',
      text: 'In the turn it arrives, roll for deviation, place the cloud, set the wind (rolled for the first release of the battle only) and attack all stands beneath it; it does not drift yet. In every later turn of the attacker roll once for the wind, let the clouds drift, and attack all stands that they sweep over or cover. In its seventh turn an offensive cloud is gone; with six drifts it drifts and attacks in that turn as well and is gone in the eighth. Denying gas makes its drift in the turn following its arrival.',
      ruling: true,
    },
    {
      id: 'FF-GAS-09',
      title: 'Shape and drift',
      text: 'A cloud is a rectangle, wide along the base edges and deep along the table, whichever way the wind blows, and it never grows. Drifting moves it by the speed of the wind along its heading, and all the ground it sweeps on the way is attacked. It lasts while any part of it is on the table.',
      ruling: true,
    },
    {
      id: 'FF-GAS-10',
      title: 'Where it is let go',
      text: "Gas from projectors appears with its middle 10 cm in front of the middle line of its owner's front-line trench, without deviation. Gas fired by artillery deviates as a battery of its owner would.",
      ruling: true,
    },
    {
      id: 'FF-GAS-11',
      title: 'Order of the dice for gas',
      text: "Clouds arrive in the order of the plans, the attacker's before the defender's: deviation, the wind if nothing was released before, then the attacks of that cloud. On later turns one die is thrown for the wind, with those it calls for; then each cloud in turn drifts and attacks. Targets nearest to the middle of the cloud come first. A stand under two clouds is attacked by both.",
      ruling: true,
    },
    {
      id: 'FF-GAS-12',
      title: 'Whom gas does not reach',
      text: 'Deep shelters are safe from gas. A block house is attacked as a fortification, every face of it at once. Gas that has sunk attacks everybody in it whenever gas is worked, and anybody who moves through it at once. Whoever has left all clouds is no longer in gas.',
      ruling: true,
    },
  ],
}
