import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const CLD: Chapter = {
  code: 'CLD',
  title: 'Smoke and gas',
  clauses: [
    {
      id: 'SK-CLD-01',
      title: 'Firing smoke and gas',
      text: 'You fire smoke and gas shells by the ordinary artillery rules.',
      ruling: false,
    },
    {
      id: 'SK-CLD-02',
      title: 'The life of a cloud',
      text: 'A cloud lasts for four moves. In its first it appears, as large as the burst of the weapon that fired it, and has a gas number of 5. In the second it grows to double the size and drifts before the wind, gas number 6. In the third it drifts again, gas number 7. In the fourth it breaks up, every other puff being taken away, gas number 8. In the fifth there is nothing left.',
      ruling: false,
    },
    {
      id: 'SK-CLD-03',
      title: 'Men caught by gas',
      text: 'Throw a ten-sided die for every man the gas touches. Any who score more than the gas number are casualties.',
      ruling: false,
    },
    {
      id: 'SK-CLD-04',
      title: 'Puffs and how they spread',
      text: "A cloud consists of puffs, each of them a circle as wide as the weapon's basic burst, without the extra inch for shrapnel. On the first move one puff lies where the shell burst. On the second add another, touching the first on its downwind side or, in calm weather, on the side farther from the firer; after that they drift. On the third both drift. On the fourth the puff upwind is taken off and the other remains in place. On the fifth the cloud has gone. This satisfies both of the sheet's statements, the doubling and the puffs removed in turn.",
      ruling: true,
    },
    {
      id: 'SK-CLD-05',
      title: 'Wind and drift',
      text: 'A cloud does not drift in calm weather; in a light wind it goes 3 inches a move, in a moderate wind 6 and in a strong wind 9. Unless the scenario lays the wind down, throw a ten-sided die before play. A score from 1 to 8 is the direction the wind blows towards, numbered as on the deviation grid with 1 for north; 9 or 10 is calm. If there is wind, throw a six-sided die: 1 to 3 is light, 4 or 5 moderate and 6 strong.',
      ruling: true,
    },
    {
      id: 'SK-CLD-06',
      title: 'When to throw for gas',
      text: 'Throw for gas on any of three occasions: when the shell bursts, in every Clouds phase once the cloud has drifted, and when a unit finishes a move in which it went into a puff. No man throws more than once a move, and he throws against the lowest of the gas numbers that touch him. Neither cover nor vehicles nor dugouts give protection, and since the sheet has no gas masks, nobody wears one.',
      ruling: true,
    },
    {
      id: 'SK-CLD-07',
      title: 'Smoke and sight',
      text: 'A puff of smoke stops any line of sight that touches it and is more than 2 inches long. You can see through gas.',
      ruling: true,
    },
    {
      id: 'SK-CLD-08',
      title: 'Age and touch of clouds',
      text: 'A cloud is in its first move from the time it bursts until that move ends, and becomes one move older in each Clouds phase afterwards. A puff touches a man when its circle meets his base, and touches all who are inside any vehicle or structure that it meets. It also touches the men of a unit whose centre went through it on the move.',
      ruling: true,
    },
    {
      id: 'SK-CLD-09',
      title: 'The shape of a cloud',
      text: 'A puff is a disc. In its second move a cloud gains another of the same size one diameter downwind, or along the line of fire in a calm, and both drift; in the third both drift again; in the fourth the upwind one goes and the other stays; in the fifth all is gone. Ground does not stop it.',
      ruling: true,
    },
    {
      id: 'SK-CLD-10',
      title: 'Wind on the table',
      text: 'Directions 1 to 8 are the bearings north, north-east and so on towards which it blows, all game. Take off a puff once its middle is beyond the edge. Clouds of different shells stay apart.',
      ruling: true,
    },
    {
      id: 'SK-CLD-11',
      title: 'Order of gas throws',
      text: 'In the Clouds phase the side with the initiative throws first, unit by unit and man by man, and those overcome are gone at once; the check comes later. Gas that lands is thrown for at once.',
      ruling: true,
    },
    {
      id: 'SK-CLD-12',
      title: 'What smoke does',
      text: 'Smoke hides and does nothing else: men may walk through it and charge out of it. A line of 2 inches is never hidden.',
      ruling: true,
    },
    {
      id: 'SK-CLD-13',
      title: 'Gas on the move',
      text: 'The throws come when a move, charge or retreat is complete: those touched where they end, or all if the middle of the unit went through a puff. Nobody throws twice in a move.',
      ruling: true,
    },
    {
      id: 'SK-CLD-14',
      title: 'First drift, then gas',
      text: 'All clouds age and drift before anybody throws. A cloud first drifts in the move after it landed.',
      ruling: true,
    },
  ],
}
