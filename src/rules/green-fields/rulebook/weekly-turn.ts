import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const TURN: Chapter = {
  code: 'TURN',
  title: 'The weekly turn',
  clauses: [
    {
      id: 'GF-TURN-01',
      title: 'The ten weekly phases',
      text: 'Every week has ten phases, played in this order: troop deployment; attrition; construction; raids; air operations; bombardment; gas; mines; replacements; and last the decision whether to assault.',
      ruling: false,
    },
    {
      id: 'GF-TURN-02',
      title: 'Rolling for the initiative',
      text: 'Both players throw for the initiative. Whoever loses must announce first at each stage of the turn.',
      ruling: false,
      note: "Each player throws one die at the start of the week, and ties are thrown again. The loser's actions are also carried out first. Deployment, air operations and bombardment are the exceptions, as both sides act in them at the same time.",
    },
    {
      id: 'GF-TURN-03',
      title: 'Weeks, months and seasons',
      text: 'A week is 7 days, counted from the date of the scenario. The month in which its first day falls decides the season and what equipment can be had.',
      ruling: true,
    },
    {
      id: 'GF-TURN-04',
      title: 'No phase lasts for ever',
      text: 'In one phase a side may give 40 orders, and 6 more for each unit it has. After that only the order that ends its part of the phase is accepted. An order that would change nothing is refused.',
      ruling: true,
    },
  ],
}
