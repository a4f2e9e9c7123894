import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const MINE: Chapter = {
  code: 'MINE',
  title: 'Mines',
  clauses: [
    {
      id: 'GF-MINE-01',
      title: 'Digging a tunnel',
      text: 'Sappers alone can dig. A tunnel goes forward by one zone in two turns.',
      ruling: false,
      note: 'The sappers must be in the zone where the tunnel starts when this phase comes, and they can do nothing else in that week.',
    },
    {
      id: 'GF-MINE-02',
      title: 'Packing the charge',
      text: 'Since the published rules name no source of explosives, you pay for them in shell points, one for one. Pack them when the head of the tunnel lies beneath the target. The charge can be no greater than the strength of the sappers, and never more than 6.',
      ruling: true,
    },
    {
      id: 'GF-MINE-03',
      title: 'Discovery and fighting underground',
      text: 'When you wish to set off a mine, throw a die. On a 1 or 2 the enemy has found it. The regiments closest to its two ends then fight in the tunnel, each sending 1 to 3 strength points, and the defender throws first.',
      ruling: false,
      note: 'Each strength point throws 1 die, saves are not modified, and the attackers reply with those who survive. The unit that fights is the nearest foot unit 2 zones or less from that end of the tunnel. If the defender has none, the mine explodes; if the attacker has none, the tunnel collapses.',
    },
    {
      id: 'GF-MINE-04',
      title: 'Winning the tunnel fight',
      text: 'Whoever has more men left in the tunnel decides whether it is collapsed, whether it is blown, or whether the fight continues with 1 or 2 fresh strength points. If it does continue and one side has nobody left, the tunnel collapses.',
      ruling: false,
      note: 'If only one side has men left after the first round, it must choose between collapse and explosion. If neither side has, the tunnel collapses. Equal numbers have to fight another round (GF-MINE-07). The side with fewer men may send 0, 1 or 2 more when the fight continues.',
    },
    {
      id: 'GF-MINE-05',
      title: 'Blowing the mine',
      text: 'The mine throws 3 dice for each point of explosives at all the units in its target zone. They have no save.',
      ruling: false,
      note: 'Throw afresh for every unit, and let each check its morale. The first of these throws also counts as the hits on the ground. A mine blown after an underground fight is not tested for discovery again. The crater is there for show.',
    },
    {
      id: 'GF-MINE-06',
      title: 'The course of a tunnel',
      text: 'A tunnel begins in your front line. After every two weeks of digging, which need not follow each other, the head advances into a neighbouring zone, diagonals included, but it cannot pass under a river. A sapper unit has one tunnel, and any sappers of yours in the starting zone may carry on with it. In a given week you either dig, or you pack explosives, fire the mine, or do both of these last. If the enemy captures the starting zone, the tunnel is lost. Men lost in tunnel fights are taken from their parent units, which do not check morale.',
      ruling: true,
    },
    {
      id: 'GF-MINE-07',
      title: 'Parties are named in secret',
      text: 'Parties for the tunnel are written down by both players and turned up at one moment, at the start and each time the struggle is taken up again. If neither side was left with more men, up to 2 may be added to either party for the next round.',
      ruling: true,
    },
  ],
}
