import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const BOMB: Chapter = {
  code: 'BOMB',
  title: 'Weekly bombardment',
  clauses: [
    {
      id: 'GF-BOMB-01',
      title: 'Ranges of the guns',
      text: 'Field guns reach 3 zones, medium guns 6 and heavy guns 12. Heavy guns are able to hit the enemy depot.',
      ruling: false,
    },
    {
      id: 'GF-BOMB-02',
      title: 'Announcing and resolving',
      text: 'The players take turns to announce their fire, but all of it falls at once.',
      ruling: false,
    },
    {
      id: 'GF-BOMB-03',
      title: 'Firing at unseen zones',
      text: 'Against a zone you cannot see, your guns throw half their dice, rounded down. A zone that has been raided, or spotted from the air, is treated as seen.',
      ruling: false,
      note: 'Do the halving for each artillery regiment separately.',
      options: ['trench-observation'],
    },
    {
      id: 'GF-BOMB-04',
      title: 'Missions and shells',
      text: 'An artillery unit can fire two missions in a week, and each uses up 1 shell point. A mission is either a bombardment, fired with the normal dice, or a box barrage. Several regiments may bombard the same zone.',
      ruling: false,
    },
    {
      id: 'GF-BOMB-05',
      title: 'Pooling the guns',
      text: 'In each round, add up the dice of all your field and medium guns that fire on a zone; they make one pool. The heavy guns make another, since trenches give no protection from them. Each unit in the zone saves once against either pool, adds up its losses, and checks morale once. A house rule makes every regiment a pool of its own.',
      ruling: true,
      options: ['artillery-pooling'],
    },
    {
      id: 'GF-BOMB-06',
      title: 'Two rounds of fire',
      text: 'Bombardment is played in two rounds, in each of which a gun may fire one mission. Count dice from the strengths at the beginning of the round. Retreats wait until all zones of the round are finished; those of the player who lost the initiative are made first.',
      ruling: true,
    },
    {
      id: 'GF-BOMB-07',
      title: 'Boxing in a zone',
      text: 'A box barrage seals off a zone. It strikes reinforcements on their way there and any unit going in or out, whether its morale has failed or it is redeploying next week. All of them count as moving.',
      ruling: false,
      note: 'Roll at each crossing. Cover does not count; a unit has 1 save die fewer for moving and 1 fewer if mounted. The box stands until the next deployment is finished, but it is lifted at once when somebody opens an assault. Drafts use the experience of the unit they are joining for their save and do not check morale.',
    },
    {
      id: 'GF-BOMB-08',
      title: 'Firing at off-board targets',
      text: 'Only heavy guns can fire at something off board, and their range to it is counted in rows alone. The depot may be shelled even if nobody observes it. A unit off board may be shelled only if it was spotted this week; it is then hit by itself and has no cover.',
      ruling: true,
    },
    {
      id: 'GF-BOMB-09',
      title: 'Rounds, targets and boxes',
      text: 'The first round is announced and resolved in full before the second is announced. You may fire only at zones the enemy controls and at pockets (see GF-BOMB-12); in an assault you may fire at any zone where you have no unit. A box takes effect in the round it is fired, with the dice and the observation it had then. The crossings it rolls for later need no more shells.',
      ruling: true,
    },
    {
      id: 'GF-BOMB-10',
      title: 'Shelling a depot',
      text: "No matter how many hits it takes, a depot loses no more than one point a week to shelling; there is no save. If each hit counted, one heavy battery could halve the enemy's supply without observation, or end it with observation, for 2 shell points a week. A house rule plays it that way.",
      ruling: true,
      options: ['depot-shelling'],
    },
    {
      id: 'GF-BOMB-11',
      title: 'Own troops under own shells',
      text: 'Shells make no difference between friend and foe. If units of your own are in a zone you shell during the week, each is rolled against like the others, once the enemy waves have been dealt with.',
      ruling: true,
    },
    {
      id: 'GF-BOMB-12',
      title: 'Targets in the week',
      text: 'In the weekly turn you may fire at any zone the enemy controls, and at any other zone in which an enemy unit is known to stand. The same holds for gas canisters.',
      ruling: true,
    },
    {
      id: 'GF-BOMB-13',
      title: 'No die, no fire',
      text: 'A gun that would have no die for a mission once its dice are halved cannot be given that mission, be it a bombardment, a box, high explosive or gas. It spends no shells. What you cannot see does not come into it: the dice are those you would count yourself.',
      ruling: true,
    },
  ],
}
