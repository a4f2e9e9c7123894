import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const MOVE: Chapter = {
  code: 'MOVE',
  title: 'Movement',
  clauses: [
    {
      id: 'GF-MOVE-01',
      title: 'How far units move',
      text: 'In one assault turn infantry, medium artillery and heavy tanks can go 2 zones. Cavalry, field artillery, light tanks and wheeled vehicles can go 3, and heavy artillery 1.',
      ruling: false,
    },
    {
      id: 'GF-MOVE-02',
      title: 'Allowances of other units',
      text: 'Pioneers, sappers and cavalry on foot move like infantry. Lorries, and the troops riding in them, move like wheeled vehicles. A balloon goes 1 zone, over the ground that wheels can use, and can observe nothing in a turn in which it moves.',
      ruling: true,
    },
    {
      id: 'GF-MOVE-03',
      title: 'Diagonals and facing',
      text: 'You may move diagonally, and turning to face another way costs nothing.',
      ruling: false,
    },
    {
      id: 'GF-MOVE-04',
      title: 'Terrain and movement',
      text: 'The terrain-effects table shows for each kind of unit whether ground is free to cross, ends the move of a unit entering it, or is closed. Open ground and roads are free to all. Rough ground, woods, towns and trench zones are free to foot, closed to wheels, and end the move of everybody else. Morass and ruins end the move of foot and of heavy tanks and are closed to all others.',
      ruling: false,
      note: 'Rough ground ends the move of artillery too. The printed effects do not name guns, but the rule that an embankment is rough for them would otherwise mean nothing.',
    },
    {
      id: 'GF-MOVE-05',
      title: 'Moving further by road',
      text: 'A unit gains 1 extra zone if it makes half or more of its normal allowance along a road. Cyclists and wheeled vehicles gain 1 if they use a road for any part of the move.',
      ruling: false,
      note: 'A unit that qualifies for both bonuses has both, since cyclists would otherwise be no faster than men on foot. Infantry can thus reach 3 zones, cyclists 4 and lorries 5. Half the allowance is rounded up: 1 road step is enough for an allowance of 1 or 2, and 2 are needed for an allowance of 3. You may spend the extra zone away from the road.',
    },
    {
      id: 'GF-MOVE-06',
      title: 'Counting the steps',
      text: 'Every step costs 1 zone of allowance. A unit follows its path as far as its allowance will take it, together with such bonus as the road steps made up to that point have earned.',
      ruling: true,
    },
    {
      id: 'GF-MOVE-07',
      title: 'Entering enemy zones',
      text: 'A unit that enters a zone where enemies stand must stop. Enemies have no other hold over movement. Guns, balloons and empty transport are not allowed into any zone under enemy control.',
      ruling: true,
    },
    {
      id: 'GF-MOVE-08',
      title: 'Breakdowns across country',
      text: 'Vehicles driving across country may break down. Throw 2 hit dice against the unit, plus as many as the defensive modifier of the worst terrain it crosses; the unit saves with its experience. Do this before it fires.',
      ruling: false,
    },
    {
      id: 'GF-MOVE-09',
      title: 'Making the breakdown roll',
      text: 'Each vehicle unit rolls at most once in a movement phase, and only if it made a step off the road. Roll when it enters the worst of the zones it crosses off the road, before any opportunity fire at it there. The extra dice are 0 for open ground, 1 for rough ground, woods, morass, a light trench or an embankment, and 2 for a town, ruins or a heavy trench. Breakdowns call for no morale check. Transport that is empty has no save; if it is loaded, use the experience of its passengers.',
      ruling: true,
    },
    {
      id: 'GF-MOVE-10',
      title: 'Driving over trenches',
      text: 'A zone with a trench is rough to move through, and vehicles make their breakdown roll when they enter it. Pioneers can lay a road across.',
      ruling: false,
    },
    {
      id: 'GF-MOVE-11',
      title: 'Leaving the mounts behind',
      text: 'Mounted troops may get down before they move, and from then on they act as infantry. Put a marker where the mounts are. Lorries may drive off to pick up somebody else, but horses and bicycles stay until their own riders come back for them.',
      ruling: false,
    },
    {
      id: 'GF-MOVE-12',
      title: 'Remounting and carrying',
      text: 'To remount, a unit must begin its move in the zone where its mounts are. Mounts are lost if the enemy occupies that zone. A transport unit carries one unit whose strength is no greater than its own, and loading and unloading are done at the start of a move. Carrier and passengers then move and stack as a single unit, and the passengers take the hits. Transport caught on its own is destroyed as soon as an enemy enters its zone.',
      ruling: true,
    },
    {
      id: 'GF-MOVE-13',
      title: 'Movement of suppressed units',
      text: "While suppressed, a unit cannot move to a row closer to the enemy's base line, and it cannot enter a zone with enemies in it.",
      ruling: true,
    },
    {
      id: 'GF-MOVE-14',
      title: 'Moving as a stack',
      text: 'Units that move together go only as far as the slowest among them can. You may pass through a zone that already has three of your units, but you may not end there.',
      ruling: true,
    },
    {
      id: 'GF-MOVE-15',
      title: "A unit's own lorries",
      text: 'When troops climb out of lorries that belong to them, the lorries remain as a motor transport unit, with the strength that was paid for. Any unit that has boarded transport is treated as riding motor vehicles.',
      ruling: true,
    },
    {
      id: 'GF-MOVE-16',
      title: 'The whole wheeled group',
      text: 'Armoured cars, motor transport, troops in lorries and balloons can all earn both of the road bonuses. None of them can enter a zone with a railway embankment unless they come by road.',
      ruling: true,
    },
    {
      id: 'GF-MOVE-17',
      title: 'Locked with the enemy',
      text: 'Whoever begins a move with enemies about him in the same zone cannot get away: no marching off, no fetching of horses, no climbing into lorries. Getting down from either is allowed, and the fight goes on.',
      ruling: true,
    },
  ],
}
