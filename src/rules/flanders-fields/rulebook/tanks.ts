import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const TANK: Chapter = {
  code: 'TANK',
  title: 'Tanks',
  clauses: [
    {
      id: 'FF-TANK-01',
      title: 'Tank types and their weapons',
      text: 'Every tank reaches 30 cm. A British male is heavy and has two targets, ahead or on the flanks, with its guns. A British female is heavy and has two, ahead or on the flanks, with light machine guns. The Whippet is light and has one target ahead and one on each side with light machine guns. The St Chamond and the A7V are heavy, with one target ahead for the gun and one on each side for light machine guns. The two Renaults are light and have one target in any direction, with a gun or with a light machine gun. Only the tanks armed wholly with light machine guns (female, Whippet and that Renault) may fire as they move, taking off 1.',
      ruling: false,
      note: 'The targets of one action must all be different stands.',
    },
    {
      id: 'FF-TANK-02',
      title: 'Moving and firing',
      text: 'For a tank allowed to do so, moving and firing together is a single action: it moves first and then fires with 1 taken off. Any tank that has two actions may instead move with one and fire with the other, without penalty.',
      ruling: true,
    },
    {
      id: 'FF-TANK-03',
      title: 'Light machine guns in tanks',
      text: 'To fire like a light machine gun includes its two dice at each target. The Renault firing on the move rolls only one, which is how we read the rule that it shoots but once. A note to the table puts Renaults among the tanks with light machine guns; all the same, the 37 mm of the gun Renault counts as a tank gun.',
      ruling: true,
    },
    {
      id: 'FF-TANK-04',
      title: 'Arcs of a tank',
      text: 'The front arc and each side arc spread 45 degrees outwards from the corners of their own face.',
      ruling: true,
    },
    {
      id: 'FF-TANK-05',
      title: 'Tank crews and their orders',
      text: 'A captured tank remains the type it was built as. From autumn 1916 until the middle of 1917 a tank battalion is raw; after that it may be experienced. A tank takes its orders from the battalion to which it is attached.',
      ruling: false,
    },
    {
      id: 'FF-TANK-06',
      title: "Choosing a tank's targets",
      text: 'Every shot follows FF-ARC-06 by itself, looking at the enemies in its own arc that have not been shot at in this action.',
      ruling: true,
    },
    {
      id: 'FF-TANK-07',
      title: 'Tanks among other stands',
      text: 'A tank turns and travels as any other stand does. It may go through stands of the battalion it is attached to and must end clear of everybody. Enemies in its way it assaults or goes round.',
      ruling: true,
    },
    {
      id: 'FF-TANK-08',
      title: 'Faces of a tank',
      text: 'A shot is fired from the face in whose 45 degree fan the target lies; if it lies in two, the player says which. Measure the range, and look for friends in the way, from the middle of that face. A tank that has failed an order keeps the 1 off until an order to it succeeds.',
      ruling: true,
    },
    {
      id: 'FF-TANK-09',
      title: 'Tank crews',
      text: 'A tank has the grade of the tank battalion it came from, which the scenario names (FF-TANK-05), whatever battalion it is attached to. As soon as one tank of a side has been under fire all of them have. Tanks never count towards the strength by which morale is tested.',
      ruling: true,
    },
  ],
}
