import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const MOR: Chapter = {
  code: 'MOR',
  title: 'Morale',
  clauses: [
    {
      id: 'GF-MOR-01',
      title: 'When morale is checked',
      text: 'A unit that loses strength to enemy fire checks its morale there and then. It throws as many hit dice as its morale rating.',
      ruling: false,
    },
    {
      id: 'GF-MOR-02',
      title: 'Heavy losses shake morale',
      text: 'If a unit suffers two casualties, its morale goes down by 1 before it throws the dice for the check.',
      ruling: false,
      note: 'This happens once in any attack that costs the unit 2 strength points or more; in the published example a loss of 3 takes off 1. A house rule takes off 1 for each pair.',
      options: ['two-casualty-loss'],
    },
    {
      id: 'GF-MOR-03',
      title: 'The unit holds',
      text: 'If the check scores as many hits as the unit lost strength points, or more, the unit holds. It loses 1 morale and carries on.',
      ruling: false,
    },
    {
      id: 'GF-MOR-04',
      title: 'The unit wavers',
      text: 'If the check scores something but less than the casualties, the unit wavers. It loses 1 morale, is suppressed, and goes back one zone in the direction of its base line.',
      ruling: false,
    },
    {
      id: 'GF-MOR-05',
      title: 'The unit routs',
      text: 'If the check scores nothing, the unit routs. It loses 1 morale and 1 experience, is suppressed, and runs for its base line. It keeps running until a morale roll gives it two hits. Should it have to fire, it uses half its dice, rounded down.',
      ruling: false,
      options: ['rating-floor'],
    },
    {
      id: 'GF-MOR-06',
      title: 'Attackers may break first',
      text: 'Because the check is made immediately, attackers under defensive fire can break before they have fired a shot.',
      ruling: false,
    },
    {
      id: 'GF-MOR-07',
      title: 'Both losses of morale count',
      text: 'The point of morale that goes with the result of the check is lost in addition to the one for heavy losses. A unit of morale 3 that loses two strength points and wavers is therefore left with morale 1.',
      ruling: true,
    },
    {
      id: 'GF-MOR-08',
      title: 'A check that raises morale',
      text: 'If a unit checks with its full number of dice and each one of them scores, its morale goes up for good to 1 more than its former maximum.',
      ruling: false,
      note: "The number is full if it equals the unit's maximum morale. The maximum goes up by 1, but not beyond 5, and morale is set to the new maximum; the usual loss of 1 for the result does not apply. Rally rolls cannot do this.",
    },
    {
      id: 'GF-MOR-09',
      title: 'What counts as enemy fire',
      text: 'A check follows whenever enemy hit dice cost a unit strength: by direct fire, shelling, box barrage, air attack, flak, raid or mine. There is no check for attrition, breakdowns or gas, nor for losses among raiding parties, parties in a tunnel or drafts on their way. The casualties are the strength points lost. A unit that has been destroyed does not check.',
      ruling: true,
    },
    {
      id: 'GF-MOR-10',
      title: 'The way of retreat',
      text: 'A retreating unit goes straight back by one row. If that zone is closed to it or an enemy unit stands there, it takes one of the two diagonals to the rear, by default the one nearer a friendly unit, or else the one with the lower letter. Who controls the zone makes no difference. A zone that is already full is passed through to the one behind. If the unit can enter none of the three zones, it is destroyed.',
      ruling: true,
    },
    {
      id: 'GF-MOR-11',
      title: 'How far a rout goes',
      text: 'A routing unit at once runs back by its basic allowance, choosing its way like any other retreat but without stopping for ground that ends a move. Troops who fall back or run are not exposed to opportunity fire, but box barrages do strike them.',
      ruling: true,
    },
    {
      id: 'GF-MOR-12',
      title: 'Driven off the table',
      text: 'A unit forced back from its base-line row leaves the board and keeps its status. It tries to rally there, and once it is steady it may come back as a reserve. The enemy scores nothing for this.',
      ruling: true,
    },
    {
      id: 'GF-MOR-13',
      title: 'Rallying shaken units',
      text: 'At the start of your movement each of your routing or suppressed units, even one off board, throws its morale dice. With at least 2 hits it recovers by one step, from routing to suppressed or from suppressed to steady, and the change takes effect immediately. A routing unit that does not succeed runs again. The published rules give suppressed units no way to recover; house rules offer two others.',
      ruling: true,
      options: ['suppression-recovery'],
    },
    {
      id: 'GF-MOR-14',
      title: 'Checks by shaken units',
      text: 'Units that are already suppressed or routing check in the normal way. No result of a check ever makes their status better.',
      ruling: true,
    },
    {
      id: 'GF-MOR-15',
      title: 'Morale in the air',
      text: 'An aircraft unit that wavers or routs abandons its sortie. It does not retreat and is not suppressed, but what it loses in ratings is lost.',
      ruling: true,
    },
    {
      id: 'GF-MOR-16',
      title: 'Retreating through box barrages',
      text: 'A retreating unit is rolled against for each zone under a box barrage that it leaves or enters. This may bring more checks; of all the retreats that result, carry out the longest. A unit that is off board already does not move and simply takes the status.',
      ruling: true,
    },
  ],
}
