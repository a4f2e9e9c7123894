import type { Chapter } from '#kernel/procedure/rulebook.ts'

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
      text: 'There is an end to dithering: 40 orders a phase, and 6 for every own unit on top, are all a side has; then it can only finish. And whatever leaves everything as it was does not count as an order at all.',
      ruling: true,
    },
  ],
}
