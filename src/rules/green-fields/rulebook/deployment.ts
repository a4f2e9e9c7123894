import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const DEP: Chapter = {
  code: 'DEP',
  title: 'Deployment',
  clauses: [
    {
      id: 'GF-DEP-01',
      title: 'Placing your troops',
      text: 'Both players secretly place their ground units and balloons wherever they wish in zones they control, without regard to movement allowances, or keep them off board. A depot never comes on the board.',
      ruling: false,
      note: 'A unit for which you give no order stays where it is.',
    },
    {
      id: 'GF-DEP-02',
      title: 'Units the enemy can see',
      text: "If a unit is visible from the enemy's ground, put its stand on the table. Its strength and ratings remain your secret.",
      ruling: false,
    },
    {
      id: 'GF-DEP-03',
      title: 'Safety off the board',
      text: 'Fire at a unit off board is observed only if reconnaissance aircraft have spotted it.',
      ruling: false,
    },
    {
      id: 'GF-DEP-04',
      title: 'Box barrages and redeployment',
      text: 'A unit that leaves or enters a zone under a box barrage takes losses for it.',
      ruling: false,
    },
    {
      id: 'GF-DEP-05',
      title: 'Rest and luxuries',
      text: 'For 1 luxury you may restore the morale that an off-board unit has lost.',
      ruling: false,
      note: 'Its morale returns to its maximum, and the unit must remain off board for the week. Air units may benefit as well. A house rule makes each luxury worth a single point of morale.',
      options: ['luxury-effect'],
    },
    {
      id: 'GF-DEP-06',
      title: 'Reinforcing units off board',
      text: 'Units resting off board may take in reinforcements.',
      ruling: false,
      note: 'In this phase the men can come only from those already in your replacement pool.',
    },
    {
      id: 'GF-DEP-07',
      title: 'Crossing a box to redeploy',
      text: 'A unit that redeploys past a box barrage is rolled against once for each boxed zone that it leaves or enters. It suffers the losses, but it still arrives where you sent it, and it finishes the phase steady.',
      ruling: true,
    },
    {
      id: 'GF-DEP-08',
      title: 'Only connected ground counts',
      text: "You may place, buy or reinforce units only in zones that are connected to your base line. A unit in a zone cut off from it can do nothing but stay there. Without this, a lone survivor behind the lines could bring up fresh regiments right beside the enemy's rear edge.",
      ruling: true,
    },
    {
      id: 'GF-DEP-09',
      title: 'Units left behind',
      text: 'When deployment is over, troops left on ground that belongs to the enemy are looked at. With enemy fighting troops in the zone they give themselves up, without points for anybody. Otherwise they hold out as a pocket, rallied but cut off, in plain view and open to every kind of fire, raid and gas. Runaways and trains are the only ones this happens to.',
      ruling: true,
    },
    {
      id: 'GF-DEP-10',
      title: 'Grooms bring up the mounts',
      text: 'In each deployment phase, horses and bicycles left elsewhere come up to their owners if these are off board or in a connected zone. The mounts of anybody else stay where they were left. A week gives the grooms time enough; during an assault mounts must be fetched.',
      ruling: true,
    },
  ],
}
