import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const END: Chapter = {
  code: 'END',
  title: 'End and victory',
  clauses: [
    {
      id: 'PA-END-01',
      title: 'When the battle ends',
      text: 'A scenario is over after its final turn, when a player concedes, when both agree, or when a side collapses. A side collapses, and so concedes, if at the close of a turn three quarters or more of the infantry and cavalry bases it began with are lost, or it has nothing left on the table. To lose the front line is expected and should not decide the battle alone. A house rule plays without collapse.',
      ruling: true,
      options: ['collapse'],
    },
    {
      id: 'PA-END-02',
      title: 'Points for enemy losses',
      text: 'Each enemy base you destroy is worth points: 2 for infantry, cavalry, either sort of tank and field artillery; 1 for storm troops, machine guns and trench mortars; 3 for heavy or extra-heavy artillery; and 4 for super-heavy. It makes no difference whether the base was removed, surrendered or fell back off the table.',
      ruling: true,
    },
    {
      id: 'PA-END-03',
      title: 'Objectives and breakthrough',
      text: 'The scenario states what every objective is worth. At the end of the battle its points go to the side holding it, attacker or defender. Who holds it is settled at the end of each turn: a side takes it by having a base no more than 1 inch from the spot while the enemy has none so near, and failing that it remains with whoever held it last. Guns are ignored for both purposes. A base that breaks through earns 3 points.',
      ruling: true,
    },
    {
      id: 'PA-END-04',
      title: 'Degrees of victory',
      text: 'Compare the totals. If they differ by less than 5, the battle is a stalemate; by 5 to 11, a marginal victory; by 12 or more, a decisive one. Conceding or collapsing is a decisive defeat.',
      ruling: true,
    },
    {
      id: 'PA-END-05',
      title: 'Both sides collapse',
      text: 'If the two armies collapse together in one turn, go by the points as PA-END-04 describes. Bases that went off by retreat or by breaking through are not reckoned as losses. Without this the last case would have no answer.',
      ruling: true,
    },
    {
      id: 'PA-END-06',
      title: 'Stopping before anything was fought',
      text: 'If the players agree to stop before turn 1 is over, or before any unit on the table has taken a point of fire or a whiff of gas, the battle is a stalemate and neither side scores. Nobody has won what nobody has fought for.',
      ruling: true,
    },
    {
      id: 'PA-END-07',
      title: 'Offering an armistice',
      text: 'From turn 3 on, either side may offer an armistice at the end of a turn, once objectives and collapse are settled; the other side answers on the spot. A side whose offer is refused waits three turns before it offers again. Giving up the battle is open to both at any time. At the screen say at any moment of a turn that you will offer: the enemy hears of it when the turn is over, and if both have said so that is an agreement. An armistice belongs to a grim and hopeless affair and is no question for every half hour.',
      ruling: true,
    },
    {
      id: 'PA-END-08',
      title: 'What the report tells',
      text: 'The after-action report says of every objective who held it at the start and at the end and in which turns it changed hands. It lists every close combat with its turn, place, units, rounds and losses, and all breakthroughs, surrenders and gas. Losses are told by cause: small arms, trench mortars, field artillery, heavy artillery, gas and close combat. A unit that breaks, surrenders or is driven off the table falls to the fire that weighed most on its check, in works to the gas that opened them. One must be able to read a battle when it is over.',
      ruling: true,
    },
  ],
}
