import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const MOVE: Chapter = {
  code: 'MOVE',
  title: 'Movement',
  clauses: [
    {
      id: 'PA-MOVE-01',
      title: 'Four kinds of movement',
      text: 'Units move in four ways. Advance, retreat and countermarch are ordered; falling back happens only because a check demands it.',
      ruling: false,
    },
    {
      id: 'PA-MOVE-02',
      title: 'Direction of advance',
      text: "An advance leads into the enemy's ground, straight on or up to 45 degrees to one side or the other. Going sideways or backward is forbidden, unless it is to get round some small obstacle. A unit gets over an impassable line only where it has a bridge no more than 6 inches away.",
      ruling: false,
    },
    {
      id: 'PA-MOVE-03',
      title: 'Speed of advance',
      text: 'An advancing unit covers all the distance that its check grants, even if that leads it under shellfire or into gas. Nothing but the check says how far it goes.',
      ruling: false,
    },
    {
      id: 'PA-MOVE-04',
      title: 'Ground and speed',
      text: 'Apart from impassable ground, every kind of terrain is equally slow, with one exception: cavalry rides fast over open countryside. Such country has to be marked on the table and is as a rule found behind the lines. What players would normally call open, with no woods, houses or obstacles, is here ground full of craters, which hinders everybody and shelters troops a little. A few battlefields, Cambrai among them, are free of craters.',
      ruling: false,
    },
    {
      id: 'PA-MOVE-05',
      title: 'Meeting the enemy',
      text: 'An advance ends when it touches the enemy, and close combat begins. Guns and trench mortars must not touch him and halt a quarter of an inch away. A mortar base that is attached to a division can become involved in a fight which others of that division have started, but it may not be the one to start it.',
      ruling: false,
    },
    {
      id: 'PA-MOVE-06',
      title: 'Facing is free',
      text: "Whatever a unit's order and however it moves, its bases may face as the player wishes.",
      ruling: false,
    },
    {
      id: 'PA-MOVE-07',
      title: 'Direction of retreat',
      text: 'A retreat follows the rules for an advance in the opposite direction: directly to the rear, or as much as 45 degrees to the left or right of that. It never touches an enemy but ends a quarter of an inch from him.',
      ruling: false,
    },
    {
      id: 'PA-MOVE-08',
      title: 'Direction of countermarch',
      text: 'A countermarch goes straight to the left or straight to the right and may slant forward or back by as much as 45 degrees. It too must stop a quarter of an inch away from any enemy and never touches him.',
      ruling: false,
    },
    {
      id: 'PA-MOVE-09',
      title: 'Willingness to move',
      text: 'Soldiers are readiest to retreat, not quite so ready to countermarch, and least ready of all to advance.',
      ruling: false,
    },
    {
      id: 'PA-MOVE-10',
      title: 'How far falling back goes',
      text: 'A unit that falls back goes 1 inch to the rear, in the directions permitted for a retreat. It may lengthen this to 2 inches at most, if doing so brings it clear of gas or of ground under bombardment, for which trench mortars count as well. It may not touch an enemy.',
      ruling: false,
    },
    {
      id: 'PA-MOVE-11',
      title: 'Nowhere to fall back',
      text: 'Where the enemy or impassable ground leaves a unit without a full inch of room to fall back, it gives itself up and is taken off the table.',
      ruling: false,
    },
    {
      id: 'PA-MOVE-12',
      title: 'Angles of movement',
      text: 'Taking the enemy direction as 0 degrees, an advance may point anywhere from 0 to 45, a countermarch from 45 to 135, and a retreat or fall back from 135 to 180. Every one of these limits is itself allowed.',
      ruling: true,
    },
    {
      id: 'PA-MOVE-13',
      title: 'Bridges and small obstacles',
      text: 'With a bridge no more than 6 inches off, a unit may cross the barrier during this move as if it were ordinary ground. An obstacle less than 2 inches wide counts as minor: a base may go round it with a second stretch in any direction, which comes out of the same allowance. The published rules name no figure for a minor obstacle, and one is needed.',
      ruling: true,
    },
    {
      id: 'PA-MOVE-14',
      title: 'Using the whole allowance',
      text: 'A move must go its whole length, unless contact, the objective or the table edge ends it sooner. The published rules make advancing troops hurry and say that other moves resemble the advance.',
      ruling: true,
    },
    {
      id: 'PA-MOVE-15',
      title: 'One base in contact',
      text: 'A base that touches the enemy halts where it is. The remaining bases of its unit complete their moves, and only then does the fighting begin.',
      ruling: true,
    },
    {
      id: 'PA-MOVE-16',
      title: 'How a unit falls back',
      text: 'The extra distance is used only when it carries the unit clear of shelling and gas within 2 inches and within the room there is, and then the unit goes just far enough beyond the first inch to be clear; if it cannot get clear, it goes 1 inch. Falling back takes the place of the ordered move, and the order remains. All bases go together, over the same distance along parallel lines: straight to the rear where that gives an inch, or else with the least turn inside the retreat cone that does, the owner choosing to which side. Room ends at impassable ground and a quarter of an inch before a hostile base; neither friends nor the edge of the table reduce it.',
      ruling: true,
    },
    {
      id: 'PA-MOVE-17',
      title: 'Immobile guns stay put',
      text: 'Guns that cannot move take no notice of a result to fall back; they suffer in status alone. They do not surrender, for it is not the enemy who keeps them in place.',
      ruling: true,
    },
    {
      id: 'PA-MOVE-18',
      title: 'Leaving the table',
      text: 'An advance across the far edge is a breakthrough: the unit is out of the battle and scores. One that retreats across its own edge is out of the battle but not counted as lost. One that falls back across the edge is lost. A countermarch halts there.',
      ruling: true,
    },
    {
      id: 'PA-MOVE-19',
      title: 'Cavalry in open countryside',
      text: 'While it crosses open countryside, cavalry spends half an inch of allowance on every inch it rides, and so gets 6 inches out of 3. Judge it inch by inch from the ground below the centre of the base. The published rules make cavalry fast in such country and nowhere else.',
      ruling: true,
    },
    {
      id: 'PA-MOVE-20',
      title: 'Crossing at a bridge',
      text: 'A base that crosses a barrier by a bridge has to finish entirely on the other side. If its move is too short for that, it waits at the bank it came from. Units that retreat, countermarch or fall back use bridges in the same fashion. No base may be left standing in a canal.',
      ruling: true,
    },
  ],
}
