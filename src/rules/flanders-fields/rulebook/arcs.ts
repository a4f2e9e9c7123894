import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ARC: Chapter = {
  code: 'ARC',
  title: 'Arcs, ranges and targets',
  clauses: [
    {
      id: 'FF-ARC-01',
      title: 'Arcs of rifles, guns, mortars',
      text: 'Infantry and light machine guns shoot straight ahead into a strip that reaches 10 cm past each side of their base. Field and heavy artillery have the same strip. For mortars it reaches 5 cm past each side.',
      ruling: false,
      note: 'Super-heavy artillery is treated like heavy. Anti-tank rifles and flamethrowers are treated like infantry.',
    },
    {
      id: 'FF-ARC-02',
      title: 'Arc of a machine gun',
      text: 'A machine gun covers 45 degrees with a fire zone 2 cm wide. It may swing as far as 45 degrees as part of firing; to turn farther it must spend a move action.',
      ruling: false,
      note: 'The 45 degrees are measured outwards from either front corner. The swing allowed while firing is this very arc and does not come on top of it.',
    },
    {
      id: 'FF-ARC-03',
      title: 'Arc of a block house',
      text: 'From its front and from each of its two sides a block house covers 45 degrees at the corners.',
      ruling: false,
      note: 'Measured outwards from the corners, the three faces together leave nothing uncovered but the rear. A block house can never be turned.',
    },
    {
      id: 'FF-ARC-04',
      title: 'Changing the facing',
      text: 'Medium and heavy mortars keep the facing they were given. Anything else may be turned to a new one by a move action.',
      ruling: false,
      note: 'One passage fixes only the heavy mortars; we hold both kinds to it.',
    },
    {
      id: 'FF-ARC-05',
      title: 'Ranges of the weapons',
      text: 'Machine guns reach 70 cm, block houses, infantry and light machine guns 45 cm, tanks 30 cm and flamethrowers 5 cm. Mortars must be at least 10 cm from their target and reach 100 cm. Artillery firing over open sights reaches 200 cm.',
      ruling: false,
      note: 'Anti-tank rifles reach 45 cm. Artillery and machine guns firing indirectly reach the whole table. A table in the rules lets block houses reach 50 cm, but their own section says 45 and we follow that.',
      options: ['block-house-range'],
    },
    {
      id: 'FF-ARC-06',
      title: 'Which enemy to shoot at',
      text: 'Targets are taken in this order: first the nearest enemy; then one in the arc within 15 cm; then one straight ahead within 30 cm; last, any other in the arc.',
      ruling: false,
      note: 'The nearest enemy seen in the arc must be the target, unless even a 6 from this weapon would do nothing to him. Only then go on to the next class that holds somebody, and choose freely within it; the firing player also chooses between equally near enemies. Without this reading the last three classes could never come into use. Area fire is free of the rule.',
      options: ['target-priority'],
    },
    {
      id: 'FF-ARC-07',
      title: 'When a target is in arc',
      text: "A target lies in the arc when some of its base is ahead of the firer's front edge and inside the strip or fan. It is straight ahead when it lies in a strip as wide as the firer's own base. Measure angles from whichever front corner is closer to the target; with a block house, use the corners of the face that is to fire.",
      ruling: true,
    },
    {
      id: 'FF-ARC-08',
      title: 'The shape of arcs, and range',
      text: 'The strip of riflemen, guns and mortars is a rectangle that begins on the line of the front edge; it is as wide as the base with 10 cm more on either side, 5 cm for mortars. The fan of a machine gun lies between two rays that leave its front corners 45 degrees outward. Range is the distance between the nearest points of the two bases. A target of which nothing lies ahead of the line of the front edge is out of arc.',
      ruling: true,
    },
    {
      id: 'FF-ARC-09',
      title: 'The line of fire',
      text: 'Fire follows the line from the middle of the front edge, or of the face that fires, to the middle of the target. A friend whose base that line crosses masks the target, unless the firer touches him or stands higher than he does. Enemies mask nobody, nor do friends in deep shelters. A machine gun needs the whole of its 2 cm strip clear of such friends as far as its first target. Fire on areas is never masked.',
      ruling: true,
    },
  ],
}
