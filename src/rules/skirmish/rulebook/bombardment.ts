import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const BOM: Chapter = {
  code: 'BOM',
  title: 'Bombardment',
  clauses: [
    {
      id: 'SK-BOM-01',
      title: 'The bombardment battery',
      text: 'A bombardment comes from a single battery of 6 howitzers. Throw 3 average dice; their sum is the number of moves for which it can fire. You may divide the fire between 2 sections, and plot each of them on the table.',
      ruling: false,
    },
    {
      id: 'SK-BOM-02',
      title: "Changing the battery's orders",
      text: 'New orders for the battery need 5 moves to take effect.',
      ruling: false,
    },
    {
      id: 'SK-BOM-03',
      title: 'Giving points of aim',
      text: 'The point of aim of indirect fire is estimated. Give it as a number of inches up (over) or down (under) and left or right from a landmark, for instance the mill, up 8, right 4; or give its distance from your baseline and from one side of the table, for instance 25 inches out and 6 from the left edge.',
      ruling: false,
      note: 'The sentence on the sheet breaks off before the second way. We have filled it in from the example that the sheet gives.',
    },
    {
      id: 'SK-BOM-04',
      title: 'Counter-battery fire on your guns',
      text: 'Guns that fire at one target for a third move, even if not in succession, can be found by the enemy. Throw a six-sided die for each gun that fired: on a 1 it is destroyed. In each further move against the same target throw again, and now a 1 or a 2 destroys it.',
      ruling: false,
    },
    {
      id: 'SK-BOM-05',
      title: 'How the battery fires',
      text: 'The battery is off the table: it uses the column for 96 inches, hence table 10, and strays by two six-sided dice. In each move every howitzer sends one shell at the aim point of its section. A divided battery has two sections of 3 guns; an undivided one fires all 6 together.',
      ruling: true,
    },
    {
      id: 'SK-BOM-06',
      title: 'Using up moves of fire',
      text: "A move counts against the total if one section or both fire in it, and the owner may let moves go by without firing. Throw for the number of moves in secret before anything is plotted. It is known to the battery's owner alone.",
      ruling: true,
    },
    {
      id: 'SK-BOM-07',
      title: 'Counter-battery in detail',
      text: 'Throw for counter-battery fire when the shells of that move have come down. A section fires at the same target if its aim point is within 6 inches of one it has fired at earlier, and all such moves are added together.',
      ruling: true,
    },
    {
      id: 'SK-BOM-08',
      title: 'First plots and plotting limits',
      text: 'The first plots are written before move 1. Up, down, left and right are as defined in SK-GEN-09. You may not plot a point that is off the table.',
      ruling: true,
    },
    {
      id: 'SK-BOM-09',
      title: 'Orders and sections',
      text: "The division into sections belongs to the battery's orders, so another division, aim point or kind of shell needs the 5 moves; to cancel or to miss a move needs no time. An undivided battery is a single section. Guns that are lost are missing from their own section. The gunners of the battery are average.",
      ruling: true,
    },
    {
      id: 'SK-BOM-10',
      title: 'To fire or not',
      text: 'The owner of a battery that is ready is asked once in the phase, just before its first shell, whether a section shall keep silent, which costs nothing. His opponent may know of the question. A move in which any section fires is spent, and after the last the battery is silent.',
      ruling: true,
    },
    {
      id: 'SK-BOM-11',
      title: 'Batteries of other guns',
      text: 'A scenario may give batteries of other guns. They follow the same rules with their own class and burst.',
      ruling: true,
    },
    {
      id: 'SK-BOM-12',
      title: 'Counting visits to targets',
      text: 'Each section keeps the points it fired at and for how many moves. A new point within 6 inches of several belongs to the nearest, and the present move is counted.',
      ruling: true,
    },
    {
      id: 'SK-BOM-13',
      title: 'What is known of a battery',
      text: 'Its owner sees moves, guns and counts. The enemy sees shells that have landed, with the point they were aimed at, and hears nothing of guns lost. Nor does he learn of them from who is asked to plot (see SK-BOM-15).',
      ruling: true,
    },
    {
      id: 'SK-BOM-14',
      title: 'When counter-battery fire comes',
      text: 'It comes when all shells of the phase have landed, the side with the initiative first and section by section, with a die for each gun that fired. Guns lost stay lost, and a battery without guns is not asked any more whether it fires.',
      ruling: true,
    },
    {
      id: 'SK-BOM-15',
      title: 'Who is asked to plot',
      text: 'It goes by what both players can see. A side whose list has a battery is asked before the battle, and in each Plot phase in which a new plot of it could still fall before the end, that is up to five moves before the last. A side with a mortar or gun on the table that can be plotted, and a man to serve it, is asked from the last step of setting up on. Nobody else is. If a side is asked for its batteries alone and they have no gun or no move of fire left, it is told so and can only pass: so the enemy cannot tell.',
      ruling: true,
    },
    {
      id: 'SK-BOM-16',
      title: 'Plotting without a ruler',
      text: 'The sheet wants the range of indirect fire estimated, and its examples are whole inches. So while plots are written the screen shows the table, the units and the landmarks by name, but no length: no scale, ruler, ring or circle, and no mark of what is aimed at. The aim is entered in words, as a landmark and whole inches up or down and left or right of it, or as inches from the own baseline and in from a side. The point so written is the aim point, and nobody is told how far it lies from what was meant; where shells burst is seen, and the next plot corrected by eye. At all other times, too, the ruler begins at a figure of one’s own, so that nobody measures from one spot of ground to another. This binds the screen and the computer alone: any form of aim remains a lawful order. Players may agree to plot with the ruler.',
      ruling: true,
      options: ['estimate-ranges'],
    },
    {
      id: 'SK-BOM-17',
      title: 'How the computer estimates',
      text: 'Where fire is plotted by eye the computer names the landmark nearest to the point it means, and misjudges each of the two distances: by the difference of two six-sided dice of its own, in hundredths of the distance, times 4 for a recruit, 3 for a regular, 2 for a veteran and 1 for a general. It rounds to whole inches, keeps the point on the table, and writes each plot once.',
      ruling: true,
    },
  ],
}
