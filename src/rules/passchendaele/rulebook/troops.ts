import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const TROOP: Chapter = {
  code: 'TROOP',
  title: 'Troops and bases',
  clauses: [
    {
      id: 'PA-TROOP-01',
      title: 'Infantry and its grades',
      text: 'Infantry comes in three grades: veteran, line and reservist. Its base measures 2 inches across the front and 1 inch from front to rear. The light mortars and machine guns that a brigade owns are already part of it; artillery that supports it is a unit of its own.',
      ruling: false,
    },
    {
      id: 'PA-TROOP-02',
      title: 'Storm troops and their bases',
      text: 'A storm battalion is a unit of one base, 1 inch by 1 inch. Only the Central Powers have such units, and they belong to no division.',
      ruling: false,
    },
    {
      id: 'PA-TROOP-03',
      title: 'Heavy mortars and MG battalions',
      text: 'Heavy trench mortars and machine-gun battalions stand on bases 1 inch square and have a quality of their own. In matters of command and in close combat they are treated like infantry. Each may play as a separate unit or be attached to a division of infantry or cavalry. A mortar base represents a smaller number of barrels than a base of guns, and no division has more than one.',
      ruling: false,
    },
    {
      id: 'PA-TROOP-04',
      title: 'Attaching bases to a division',
      text: "Decide on attachments before the first turn; afterwards they stand for the whole battle. From then on the attached base is simply one more base of its division and shares that division's order, its check and its status.",
      ruling: false,
    },
    {
      id: 'PA-TROOP-05',
      title: 'Cavalry fights as infantry',
      text: 'Cavalry follows every rule for infantry, with one difference: it is quicker across open countryside.',
      ruling: false,
    },
    {
      id: 'PA-TROOP-06',
      title: 'Tanks and light tanks',
      text: 'A tank base may operate by itself or together with others in a unit of two, three or four. Light tanks move faster than the rest.',
      ruling: false,
    },
    {
      id: 'PA-TROOP-07',
      title: 'Field and heavy artillery',
      text: 'A unit of field artillery has one base or two, and takes its orders separately from the division it supports. Heavy artillery differs only in the weight of what it throws.',
      ruling: false,
    },
    {
      id: 'PA-TROOP-08',
      title: 'Extra-heavy and super-heavy guns',
      text: 'The extra-heavy and super-heavy pieces are single batteries that never move. Use them where a scenario has powerful fortifications or shows a great offensive.',
      ruling: false,
    },
    {
      id: 'PA-TROOP-09',
      title: 'Quality of storm troops, guns, tanks',
      text: 'Storm troops rate as veteran, guns and tanks as line, unless the scenario gives them another rating. The published rules rate only infantry and the troops that resemble it.',
      ruling: true,
    },
    {
      id: 'PA-TROOP-10',
      title: 'One sheaf for each gun base',
      text: 'Every base of guns has a sheaf of its own. Two bases in one unit therefore lay two sheaves but share one order, and a single order that arrives lets both take new targets. The published rules speak of one sheaf to a unit, yet measure its weight by the number of guns.',
      ruling: true,
    },
    {
      id: 'PA-TROOP-11',
      title: 'Quality of cavalry',
      text: 'The scenario states how good its cavalry is; where it says nothing, cavalry is line. It fights just as infantry does, so it is graded in the same manner.',
      ruling: true,
    },
    {
      id: 'PA-TROOP-12',
      title: 'Attached bases follow their division',
      text: "A division makes its check as the infantry or cavalry it is, even if nothing but attached bases survive. Those bases march at the division's pace, and with cavalry they too enjoy the double rate of PA-MOVE-19. It is one unit, and so has one check and one pace.",
      ruling: true,
    },
    {
      id: 'PA-TROOP-13',
      title: 'Attachment before deployment',
      text: 'Mortars and machine guns are given out before the first base is put down. Each player notes, unseen by the other, which of these bases go with which infantry or cavalry division and which fight on their own; then both notes are opened. No division has more than one of each kind. If you say nothing the printed list holds, and a single press takes it as it is. A house rule leaves it at the list.',
      ruling: true,
    },
    {
      id: 'PA-TROOP-14',
      title: 'What becomes of an attached base',
      text: 'Joining a division means taking over its name, its quality, its order and its place in the sequence of deployment. A base that parts from one goes under a name made from it, such as "38th MG Battalion", keeps the quality, and counts with the attackers, the front-line supports or the Eingreif supports, as the division did. With the printed set-up nobody changes his place, so only a division within one chain of it can be joined; in a free one the base is put down together with its division.',
      ruling: true,
    },
    {
      id: 'PA-TROOP-15',
      title: 'Strength after attachment',
      text: 'For half strength and for collapse, the bases a division began with are those it has once attachment is settled: the unit that starts is the one that counts.',
      ruling: true,
    },
  ],
}
