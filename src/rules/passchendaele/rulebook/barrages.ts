import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const SHEAF: Chapter = {
  code: 'SHEAF',
  title: 'Barrages and gas',
  clauses: [
    {
      id: 'PA-SHEAF-01',
      title: 'Laying a sheaf',
      text: 'When an order to fire a barrage has come through, each gun base lays four squares, an inch to the side, somewhere within its reach. They are all high explosive or all gas, and may form whatever pattern the player likes.',
      ruling: false,
    },
    {
      id: 'PA-SHEAF-02',
      title: 'Stacking high explosive',
      text: 'Squares of high explosive may be piled up to thicken the fire: all four in one place are worth four times as much there, two piles of two are worth twice as much, and other splits likewise. Guns of several units may pile their squares on the same spot.',
      ruling: false,
    },
    {
      id: 'PA-SHEAF-03',
      title: 'Points from high explosive',
      text: 'A unit takes 1 point for every square inch of a high-explosive sheaf that covers its bases; anything left over counts as 1 more if it is above half a square inch. Field guns give field points and heavier guns heavy points. Those of extra-heavy guns count double, and those of super-heavy guns fourfold.',
      ruling: false,
      options: ['sheaf-rounding'],
    },
    {
      id: 'PA-SHEAF-04',
      title: 'Gas and gassed units',
      text: "Gas gives no points. If any bit of a gas sheaf touches a base, that base's unit is gassed. Once laid, gas lies on the same spot until the battle ends.",
      ruling: false,
    },
    {
      id: 'PA-SHEAF-05',
      title: 'When a barrage lifts',
      text: 'High explosive comes off the table when its guns take a new target, when an order stops their fire, or when their status no longer lets them shoot.',
      ruling: false,
    },
    {
      id: 'PA-SHEAF-06',
      title: 'Overhead fire and own troops',
      text: 'Guns shoot over anything that stands in between. A sheaf makes no distinction: your own men beneath it are hurt in the same way as the enemy.',
      ruling: false,
    },
    {
      id: 'PA-SHEAF-07',
      title: 'Changing target or shell',
      text: 'To put a sheaf in another place the guns must make their check as Change Orders or Target. Going over from high explosive to gas or back again is open to them at all times.',
      ruling: false,
      options: ['shell-switch'],
    },
    {
      id: 'PA-SHEAF-08',
      title: 'Rounding the area covered',
      text: 'For each sheaf, add up the area that lies on all bases of the unit, a stacked square being counted as often as it has layers. Round only this sum: take the full square inches, and 1 more if what is left is above one half. Double or quadruple afterwards for the biggest guns. This is the literal reading; a house rule rounds square by square.',
      ruling: true,
      options: ['sheaf-rounding'],
    },
    {
      id: 'PA-SHEAF-09',
      title: 'Shape of a sheaf',
      text: 'All four squares must be used, neither more nor fewer. They belong to a single grid, which you may turn and place at will, and each adjoins another along an edge or lies on top of it, because a sheaf makes one pattern.',
      ruling: true,
    },
    {
      id: 'PA-SHEAF-10',
      title: 'Measuring range to a sheaf',
      text: 'Measure from the closest edge of the gun base to the middle of each square; every one of the four must be in reach. Nothing simpler can be measured on the table.',
      ruling: true,
    },
    {
      id: 'PA-SHEAF-11',
      title: 'Gas is never stacked',
      text: 'Squares of gas may not be piled up, and ground under two gas sheaves is no worse than ground under one. The published rules permit stacking for high explosive, and gas is a plain yes or no.',
      ruling: true,
    },
    {
      id: 'PA-SHEAF-12',
      title: 'No gas for biggest guns',
      text: 'Extra-heavy and super-heavy guns have high explosive alone: their line in the range table makes no mention of gas.',
      ruling: true,
    },
    {
      id: 'PA-SHEAF-13',
      title: 'Switching between shell types',
      text: 'Guns that stay on the same target may change their shell at the time of their check, and no runner dice are needed. Any other place requires an order that has arrived. Gas laid earlier does not go away. Under a house rule the new shell also has to be ordered.',
      ruling: true,
      options: ['shell-switch'],
    },
    {
      id: 'PA-SHEAF-14',
      title: 'Disordered guns and their sheaf',
      text: 'Guns that fall into disorder keep their order but lose their sheaf for the time being. Once they are pinned or better again, it goes back to the spot for which they last had orders, provided that is still in reach, because an order lasts until another replaces it.',
      ruling: true,
    },
    {
      id: 'PA-SHEAF-15',
      title: 'When a sheaf takes effect',
      text: 'A sheaf counts from the instant it is laid in its new place. A unit that walks into one feels nothing before its own next check, as that is when fire is counted.',
      ruling: true,
    },
    {
      id: 'PA-SHEAF-16',
      title: 'Limited supply of gas',
      text: 'A scenario may say how many gas sheaves each side can lay in the whole battle. Every gun base uses up one whenever it lays gas, whether at the start, later on, or by going over to gas. If the scenario is silent, supply is unlimited. Gas stays even after its guns are lost. As it never leaves the table, gas without end would finally cover everything.',
      ruling: true,
    },
    {
      id: 'PA-SHEAF-17',
      title: 'Special cases of sheaves',
      text: 'A gun base with nothing in reach may go without a sheaf, and laying one later counts as a change of target. No square may hang over the edge of the table. Stacked high explosive cannot become gas in place. Guns that fall back lay no fresh sheaf in that check, but keep their present one if they can still reach it. These points follow from PA-SHEAF-01 and PA-SHEAF-11.',
      ruling: true,
    },
  ],
}
