import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ARMY: Chapter = {
  code: 'ARMY',
  title: 'Designing an army',
  clauses: [
    {
      id: 'GF-ARMY-01',
      title: 'The standard trench force',
      text: 'For every zone of frontage you receive one infantry regiment worth 20 points and 10 army points to spend freely. For every 2 zones you receive one depot point and one field battery worth 24 points, and for every 2 field batteries a medium battery worth 36. For every 6 zones you receive a balloon worth 16 points and an observation aircraft of morale 3 and experience 1. In addition each army has one cavalry regiment worth 29 points, one pioneer unit worth 19 and one heavy battery worth 60. Army points can buy other units or improve these.',
      ruling: false,
      note: 'Where a number goes by frontage or by batteries, round it down, but you always have at least 1. Each observation aircraft makes a unit with a strength of 1.',
    },
    {
      id: 'GF-ARMY-02',
      title: 'The price list',
      text: 'A unit costs so much for each strength point, each level of experience and each level of morale, and the table of prices gives the figures. A level of morale costs 2 points for every type. A level of experience costs 3, but 4 for armour and 2 for balloons. A strength point costs from 1 to 6 points by type, the same as its replacement (see GF-REP-02), and batteries pay 6, 18 or 42 points on top for field, medium or heavy guns. Motor transport costs 2 points for each strength point it carries, and bicycles half a point for each strength point of the riders; neither has ratings to pay for. A gas canister costs 3 points, a luxury 1, and 1 point buys 6 shell points.',
      ruling: false,
    },
    {
      id: 'GF-ARMY-03',
      title: 'Shells at the start',
      text: 'Each artillery unit comes with 3 shell points of its own.',
      ruling: false,
      note: "All of an army's shells go into a single dump. Shells are paid for in whole points, rounded up.",
    },
  ],
}
