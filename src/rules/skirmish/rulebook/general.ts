import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const GEN: Chapter = {
  code: 'GEN',
  title: 'General rules',
  clauses: [
    {
      id: 'SK-GEN-01',
      title: 'Six-sided and ten-sided dice',
      text: 'You need ordinary six-sided dice and ten-sided dice. A ten-sided die that comes up 0 has rolled a ten, which is why the deviation grid treats 9 and 0 alike as a hit.',
      ruling: false,
    },
    {
      id: 'SK-GEN-02',
      title: 'What an average die is',
      text: 'An average die is a six-sided die marked 2, 3, 3, 4, 4 and 5. The sheet calls for average dice without describing them, so we take the kind sold to wargamers everywhere. When you enter a roll, give the face you see; a 1 or a 6 cannot occur.',
      ruling: true,
    },
    {
      id: 'SK-GEN-03',
      title: 'Everything is in inches',
      text: 'All measurements in the game, whether of movement, range or area, are made in inches.',
      ruling: false,
    },
    {
      id: 'SK-GEN-04',
      title: 'One figure, one man',
      text: 'Each figure stands for a single man. He is wherever the middle of his base is, and you measure from the middle of one base to the middle of another, using whichever two of the figures in question are closest together. This agrees with the sheet, which counts figures and speaks of bases in contact.',
      ruling: true,
    },
    {
      id: 'SK-GEN-05',
      title: 'Squads and other units',
      text: 'A squad begins the game with 8 to 12 figures; if it owns a light machine gun, two of them are its crew. The squad moves, shoots, fights and tests morale as one. Teams, gun crews, snipers and vehicles are units too, and wherever these rules say squad they mean every unit on foot or on horseback, unless the rule leaves it out. The sheet itself has squads and snipers test in the same way.',
      ruling: true,
    },
    {
      id: 'SK-GEN-06',
      title: 'Who is a specialist',
      text: 'Specialists are officers, NCOs, bombers, artillery gunners and the crews of light and heavy machine guns. The sheet names only officers and gunners and leaves the list open.',
      ruling: true,
    },
    {
      id: 'SK-GEN-07',
      title: 'Rounding of halves',
      text: 'Half of a number of men, points or dice is rounded down unless the rule in hand tells you otherwise. Lengths are the exception: a move, a drift, the reach of a blast or a gap in wire keeps its half inch. This is common practice.',
      ruling: true,
    },
    {
      id: 'SK-GEN-08',
      title: 'What counts as active',
      text: 'A unit is active while any of its figures remains on the table and it is not in rout, has not surrendered and has not been destroyed. A vehicle is active until it is destroyed.',
      ruling: true,
    },
    {
      id: 'SK-GEN-09',
      title: 'Up, down, left and right',
      text: 'For each player, up or long means away from his own base edge, and right means the right hand of a man facing the enemy. For the player based in the south, up is therefore north and right is east; for his opponent in the north, up is south and right is west.',
      ruling: true,
    },
    {
      id: 'SK-GEN-10',
      title: 'Front, flank and rear',
      text: "Every unit has one facing, and the ground round it is divided into a front, two flanks and a rear. To place a point, measure how far ahead of or behind the unit's centre it lies and how far to the side, and take half the unit's width off the sideways distance; call what remains, never less than nothing, the overlap. The point is in front if it lies ahead by at least the overlap, in rear if it lies behind by more than the overlap, and otherwise on a flank. In effect lines run out at 45 degrees from both ends of the rank, so enemies standing before the end of a long line do not flank it. Half the width is the sideways distance of the figure centre farthest out; it is nothing for a lone figure or a model, and for a structure it is half of the outline measured across its facing.",
      ruling: true,
    },
    {
      id: 'SK-GEN-11',
      title: 'How figures are placed',
      text: "Line, open order and skirmish order are all a single rank square to the facing with its middle on the unit's position; figures stand 1, 2 or 3 inches apart respectively, or 1.5, 3 or 4 inches when mounted. A column has two files 1 inch apart, and its ranks follow at 1 inch, or at 1.5 inches when mounted. A trench is a strip 1.5 inches wide, and the men in it line up along its middle at 1 inch. Men in a building or bunker have no exact place; they are just inside. The survivors of a unit with losses close their gaps when the phase is over.",
      ruling: true,
    },
    {
      id: 'SK-GEN-12',
      title: 'Being in an area or cover',
      text: 'A figure belongs to the area in which the middle of its base lies. A unit has cover from a particular firer if half its figures or more are covered against him. Where two kinds of cover have an equal claim, give it the better one.',
      ruling: true,
    },
    {
      id: 'SK-GEN-13',
      title: 'Removing your casualties',
      text: 'A man who is hit leaves the game immediately, except in the Fire phase, where all shooting takes effect together (see SK-FIRE-20). His owner decides which of the ordinary figures are lost. If he does not choose, they fall in order of nearness to the firer, and specialists go only when nobody else is left.',
      ruling: true,
    },
    {
      id: 'SK-GEN-14',
      title: 'Factors that do not apply',
      text: 'A circumstance that has no bearing on the weapon or the troops, such as belt feed for a rifle or lances for men on foot, is simply passed over. Mentioning it is no mistake.',
      ruling: true,
    },
    {
      id: 'SK-GEN-15',
      title: 'The four quality grades',
      text: 'Troops are graded, from the best down, as elite, crack, average or green. Average troops have neither a bonus nor a penalty when they shoot or fight hand to hand.',
      ruling: false,
    },
    {
      id: 'SK-GEN-16',
      title: 'Leaving the table',
      text: 'A unit that goes over any edge of the table, whether by its own move, in flight or in pursuit, does not come back. It is reckoned as lost when victory is worked out, unless the scenario allows it to leave.',
      ruling: true,
    },
    {
      id: 'SK-GEN-17',
      title: 'Officers attached to squads',
      text: "An officer whom the roster gives to a squad is one of that squad's figures throughout the game. He counts in its starting strength and in its numbers in a melee, and his pistol is fired as a shot by itself. A command group, on the other hand, is always its own unit.",
      ruling: true,
    },
    {
      id: 'SK-GEN-18',
      title: 'Measuring to models and structures',
      text: "Measure to the closest point of a vehicle's hull, to the closest point of the outline of a structure with men inside, and to the crew or the model of a crewed weapon, whichever is closer. Crewed weapons and the weapons of vehicles measure their own shots from the middle of the model. When a rule says within a distance, exactly that distance still counts.",
      ruling: true,
    },
    {
      id: 'SK-GEN-19',
      title: "Where a unit's centre lies",
      text: "The centre of a unit is the average position of its figures; for a model, a hull or a structure it is the middle. To decide whether another unit is to the front, flank or rear, look where that unit's centre falls.",
      ruling: true,
    },
    {
      id: 'SK-GEN-20',
      title: 'Crewed weapons and their crews',
      text: "The model of a crewed weapon is put at the unit's position. Its crew stand 1 inch behind it in a rank, 1 inch apart; in a trench they stand to either side of it along the middle of the trench. Only the crew make up the unit's strength, since the model does not count as a figure.",
      ruling: true,
    },
  ],
}
