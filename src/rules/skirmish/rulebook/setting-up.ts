import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const SET: Chapter = {
  code: 'SET',
  title: 'Setting up',
  clauses: [
    {
      id: 'SK-SET-01',
      title: 'Steps of setting up',
      text: 'First the ground, the values of structures, the wind, the year and how far one sees; then batteries throw for their moves in secret and are plotted, both sides at once; then the sides set up, one after the other; then guns and mortars on the table are plotted, both at once. Far guns plan blind, near ones from where they stand.',
      ruling: true,
    },
    {
      id: 'SK-SET-02',
      title: 'Standard and free deployment',
      text: 'By default all begin as listed, and units with an allowance may be shifted within it. The players may agree to set up freely anywhere in their zones. To pass leaves the rest as listed.',
      ruling: true,
    },
    {
      id: 'SK-SET-03',
      title: 'Lawful places at the start',
      text: 'Every figure must have a lawful place inside zone or allowance; of a model its middle. Limbered, mounted and column stay as listed. Units listed in a trench may go elsewhere in it, or into a structure with room; in a free set-up anywhere.',
      ruling: true,
    },
    {
      id: 'SK-SET-04',
      title: 'Snipers at the start',
      text: 'Both players know them, and each begins at least 6 inches from his squad. As the first move is the first in which he can rest, he fires from the second on.',
      ruling: true,
    },
    {
      id: 'SK-SET-05',
      title: 'What is kept secret',
      text: 'A side keeps secret its plots with their points, shells and moves, what it is writing, and of its batteries how they are split, the guns and moves they have left and their visits; also how many shells of smoke and gas it has, and what is left of the shells of a gun of its own. All else is open, and so is that a battery exists.',
      ruling: true,
    },
    {
      id: 'SK-SET-06',
      title: 'How reinforcements come on',
      text: 'They are set on their point of the edge before their side charges, look inward and move from there, but do not charge, and fire as having moved. If an enemy is within an inch or there is no room they wait a move.',
      ruling: true,
    },
    {
      id: 'SK-SET-07',
      title: 'Units held back',
      text: 'Until the move given such a unit neither moves nor fires, unless it was charged or had to check; then it is free from the next move on. It defends itself if charged.',
      ruling: true,
    },
    {
      id: 'SK-SET-08',
      title: 'Landmarks for plotted fire',
      text: 'Every named feature and objective is one: a point itself, the middle of an area or structure, half-way along a line.',
      ruling: true,
    },
    {
      id: 'SK-SET-09',
      title: 'Limit of sight',
      text: 'By night or in mist no line is longer than the limit. It binds direct fire, charges, grenades and morale, but not plots.',
      ruling: true,
    },
    {
      id: 'SK-SET-10',
      title: 'What forces may be built',
      text: "Each side spends its points, 250 if nothing else is agreed, on one nation's troops of the year: at least two squads, at most one officer to two squads, one sniper, two HMG teams, two guns or mortars, one battery, two vehicles, and no more than a third of the points in cavalry. They fight on the ground of the crossroads of 1914, each side in its zone, and b sets up first. A force with a battery may fire high explosive and smoke.",
      ruling: true,
    },
    {
      id: 'SK-SET-11',
      title: 'At the start',
      text: "All look towards the enemy's base edge if nothing is said, stand, and have not been under fire.",
      ruling: true,
    },
    {
      id: 'SK-SET-12',
      title: 'What there is in which year',
      text: 'Squads, cavalry and snipers are there in the years of their lists; bombers, smoke, gas and mortars from 1915; British tanks Mark I in 1916, Mark IV from 1917 and Whippet in 1918; French Schneider and St Chamond from 1917 and FT17 in 1918; the German A7V in 1918, and piercing ammunition for German squads from 1917. Guns, wagons and armoured cars are there in any year. Guns begin unlimbered and cavalry mounted.',
      ruling: true,
    },
    {
      id: 'SK-SET-13',
      title: 'Rules for built forces',
      text: 'The wind is thrown, b counts as the attacker, there are no objectives or reinforcements, smoke is not counted where there is any, and there is gas only if both agree. Fire plotted before the battle, by batteries and by guns and mortars on the table, falls from the third move on, so that nobody is shelled where he must begin.',
      ruling: true,
    },
    {
      id: 'SK-SET-15',
      title: 'Forces that are refused',
      text: 'A refusal of something in a force says whose force it is, which unit of the list, which field of it, and the clause. For fields that there are not and values that they cannot have it is this clause; limits of a force are in SK-SET-10 and years in SK-SET-12.',
      ruling: true,
    },
  ],
}
