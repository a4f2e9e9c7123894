import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const CLOSE: Chapter = {
  code: 'CLOSE',
  title: 'Close assault',
  clauses: [
    {
      id: 'GF-CLOSE-01',
      title: 'Fighting for a zone',
      text: 'Enemies in the same zone have to fight. Defenders fire first, and rounds go on until just one side remains in the zone. After any round the players may change the order of their waves.',
      ruling: false,
    },
    {
      id: 'GF-CLOSE-02',
      title: 'Defenders and order of zones',
      text: 'The side that was in the zone first is the defender. Fight the contested zones one by one, going through column A from row 1 upwards, then column B, and so on.',
      ruling: true,
    },
    {
      id: 'GF-CLOSE-03',
      title: 'One round of fighting',
      text: 'The leading defender fires, and the leading attacker saves and checks morale. If the attacker is unhurt or holds, it fires with the strength it has left, and the leading defender saves and checks in turn. If it has been destroyed or driven back, no other unit replies in that round. With several facings, all defenders fire before any attacker does, and the attackers begin with the front.',
      ruling: true,
    },
    {
      id: 'GF-CLOSE-04',
      title: 'Dice in close assault',
      text: 'Attackers are always moving. Suppressed troops fire all of their dice and routing troops half. Artillery fires 1 die for every 3 strength points and uses no shells. Balloons and transport have no dice. If one side can throw no dice in the zone at all, it retreats without a check; if neither side can, the attackers are the ones to go.',
      ruling: true,
    },
    {
      id: 'GF-CLOSE-05',
      title: 'Fighting on several facings',
      text: "When a zone is attacked on several facings, each round consists of two sets of direct fire. First each defender, or each share of a defender's dice, fires at the leading attacker on its facing, who is moving and has no works to shelter in. Then each leading attacker who was unhurt or held fires at the defender opposite, and surplus hits go to the other defenders in order of waves.",
      ruling: true,
    },
  ],
}
