import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const MOVE: Chapter = {
  code: 'MOVE',
  title: 'Movement',
  clauses: [
    {
      id: 'FF-MOVE-01',
      title: 'Distances for a move action',
      text: 'The movement table gives the centimetres of one move action by kind of mover and ground. Across country infantry and limbered field artillery go 20, cavalry 30, heavy tanks 15 and motors 5; torn, shattered and close ground slow everybody, and a road column is faster than any of these. Along a trench infantry and heavy tanks make 10 and nobody else may go. In woods, villages and marsh infantry, guns and heavy tanks make 10 and cavalry 15, and motors may not enter. Field artillery spends one action on getting over a trench line and cannot pass a stream or river. A stream takes infantry, cavalry and heavy tanks one action; a river takes infantry and cavalry three, one each to go in, over and out, and heavy tanks cannot cross it.',
      ruling: false,
      note: 'Infantry and heavy tanks step over a trench line free and cavalry need an action for it. Motors may not enter torn or shattered ground, nor cross trenches, streams or rivers. For infantry in close terrain the playsheets have 10 and the body of the rules 15; we use the playsheets.',
      options: ['infantry-close-terrain'],
    },
    {
      id: 'FF-MOVE-02',
      title: 'Light tanks and veterans',
      text: 'Light tanks and veteran infantry go 5 cm farther than the table says.',
      ruling: false,
      note: 'They have the extra on every line of the table that states a distance.',
    },
    {
      id: 'FF-MOVE-03',
      title: 'Carrying and manhandling weapons',
      text: 'Packed machine guns and light mortars go as far as infantry; manhandled, they go half as far. Field artillery that is in action can be manhandled 3 cm. Anything heavier cannot be shifted by hand.',
      ruling: false,
      note: "Weapon crews never have the veterans' extra distance. The 3 cm may be made on any ground that limbered guns are allowed to enter, but a manhandled gun cannot be taken across a trench.",
    },
    {
      id: 'FF-MOVE-04',
      title: 'Heavy weapons on the move',
      text: 'Heavy artillery, when limbered, covers half the distance given for field artillery. Block houses, super-heavy artillery and the medium and heavy mortars stay where they were deployed.',
      ruling: true,
    },
    {
      id: 'FF-MOVE-05',
      title: 'Mixed ground and obstacles',
      text: 'When a move crosses several kinds of ground, each stretch uses up a share of the action: its length divided by what a whole action would allow on that ground. To cross a stream, river or trench that costs an action, a stand must begin that action touching the near side and finishes it touching the far side. Between the actions of crossing a river it is standing in the water, in the open.',
      ruling: true,
    },
    {
      id: 'FF-MOVE-06',
      title: 'The cost of turning',
      text: 'To turn a stand right about costs 3 cm. Distance is judged by whichever corner or edge of the base goes farthest.',
      ruling: false,
      note: 'Smaller turns cost their share of the 3 cm. The program charges the way of the middle of the base and adds the cost of turning; a stand may go in any direction whatever its facing.',
    },
    {
      id: 'FF-MOVE-07',
      title: 'Shell-torn and shattered ground',
      text: 'Shell-torn ground is thick with craters. Shattered ground has been bombarded so long that only mud is left.',
      ruling: false,
      note: 'Both are laid out by the scenario. Nothing that is fired during the battle creates them.',
    },
    {
      id: 'FF-MOVE-08',
      title: 'Foot movers and dismounting',
      text: 'Command stands, light machine guns, flamethrowers and anti-tank rifles go at the speed of infantry. Cavalry may get off or on their horses within a move action, and on foot they too go as infantry.',
      ruling: true,
    },
    {
      id: 'FF-MOVE-09',
      title: 'Suppressed stands stay put',
      text: 'A stand under suppression does not move, not even to close up. The unsuppressed stands of its company may go on without it as far as cohesion lets them.',
      ruling: true,
    },
    {
      id: 'FF-MOVE-10',
      title: 'Roads, bridges and hills',
      text: 'Where a road leads through close terrain it is still a road.',
      ruling: false,
      note: 'The road rate is only for troops in column on it; all others move at the rate of the ground on either side. A bridge is road for a column and open country for the rest. Hills and river banks are moved over as open country.',
    },
    {
      id: 'FF-MOVE-11',
      title: 'Trenches and nearby enemies',
      text: 'A move goes along a trench if the middle of the base never leaves it. Getting in, getting out and going across are measured by the ground beside the trench. No stand may go through an enemy, and unless the move is an assault it must end at least 1 cm away from all of them.',
      ruling: true,
    },
  ],
}
