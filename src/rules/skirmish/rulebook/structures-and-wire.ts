import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const STR: Chapter = {
  code: 'STR',
  title: 'Structures and wire',
  clauses: [
    {
      id: 'SK-STR-01',
      title: 'Values of structures',
      text: 'At the start of the game each structure has a value. A small building is worth 8 in wood and 15 in brick; a medium building 15 in wood and 20 in brick; a large building 30 in brick and 40 in stone. A dugout is worth 15, a small bunker 30 and a medium bunker 40. Each 3-inch section of fence is worth 2, and of wall 4. A wooden bridge is worth 8, one of stone 20, and one of steel or concrete 30.',
      ruling: false,
    },
    {
      id: 'SK-STR-02',
      title: 'Damage to structures',
      text: 'Structures are given their values before the game, with fences and walls valued by sections of 3 inches. Every direct hit from artillery lowers the value by the number of the firing table, and a burst that only has the structure in its blast lowers it by half that number. When all of the value is gone, the structure is destroyed.',
      ruling: false,
    },
    {
      id: 'SK-STR-03',
      title: 'Direct hits and near bursts',
      text: 'It is a direct hit if the middle of the burst is on the structure; for a fence or wall, it must come within half an inch of the closest section. A structure that the circle merely touches is in the blast. Round half damage down. Damage adds up throughout the game, and a single burst may harm more than one structure.',
      ruling: true,
    },
    {
      id: 'SK-STR-04',
      title: 'How much damage a shell does',
      text: "The damage is the firer's own table number, from 0 to 15: his basic factor adjusted for quality, gunners lost and the main gun of a tank. Leave out cover, prone, skirmishers and enfilade, because a bunker gives no shelter to itself.",
      ruling: true,
      options: ['structure-damage-table'],
    },
    {
      id: 'SK-STR-05',
      title: 'What can be damaged',
      text: 'Only high explosive does damage (see SK-ART-17), and small arms and grenades leave structures unharmed. A trench, hedge or wood is given no value and lasts all through the game.',
      ruling: true,
    },
    {
      id: 'SK-STR-06',
      title: 'Shells on barbed wire',
      text: 'When a shell falls on barbed wire it clears a gap as wide as half of its blast.',
      ruling: false,
    },
    {
      id: 'SK-STR-07',
      title: 'Details of wire gaps',
      text: 'Only high explosive makes a gap, and only if the wire is inside the circle of the blast. The middle of the gap is the point of the wire closest to the burst. Its width is half the blast to the half inch: 2.5 inches for a howitzer, 2 for a heavy gun, 1.5 for a medium gun, 1 for a light gun or a mortar. Where gaps meet they become one.',
      ruling: true,
    },
    {
      id: 'SK-STR-08',
      title: 'When a structure is destroyed',
      text: 'A building, bunker or dugout that is destroyed turns into rubble, which is rough ground and soft cover, and the occupants who survive stay there. A section of fence or wall disappears. A bridge can no longer be crossed, and all who are on it are casualties.',
      ruling: true,
    },
    {
      id: 'SK-STR-09',
      title: 'Sections of fence and wall',
      text: 'They are counted from the first end, 3 inches each, and the last has what is left. Each has its own value, and a destroyed one leaves a gap that neither costs nor covers.',
      ruling: true,
    },
    {
      id: 'SK-STR-10',
      title: 'Wire and its gaps',
      text: 'Wire is a line with gaps measured along it. Shells add gaps, tanks a lane of 2 inches where the middle of the hull crossed, and nobody mends it.',
      ruling: true,
    },
    {
      id: 'SK-STR-11',
      title: 'Entering and leaving dugouts',
      text: 'A dugout lies below the ground: it is no obstacle and nobody sees in or out. It can be entered and left from any place within 2 inches of its outline, trenches included, for 2 inches of movement.',
      ruling: true,
    },
    {
      id: 'SK-STR-12',
      title: 'Sharing a structure',
      text: 'Friends may share it if all fit in, enemies never. Vehicles, horses, guns and mortars stay outside, but an HMG may go in. When it falls the survivors stand in line on its middle.',
      ruling: true,
    },
    {
      id: 'SK-STR-13',
      title: 'Direct hits on a garrison',
      text: 'A shell on a structure reaches everybody inside. Casualties are taken first, then the damage; shrapnel does none. A man who has still to be named falls wherever the others then stand.',
      ruling: true,
    },
    {
      id: 'SK-STR-14',
      title: 'Men in dugouts',
      text: 'They see nobody and are seen by nobody, are neither charged nor shot at, and are reached by direct hits, gas and grenades alone. Enemies within an inch of every way out keep them in.',
      ruling: true,
    },
  ],
}
