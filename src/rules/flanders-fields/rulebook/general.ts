import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const GEN: Chapter = {
  code: 'GEN',
  title: 'General',
  clauses: [
    {
      id: 'FF-GEN-01',
      title: 'Which dice are used',
      text: 'Every roll is made with an ordinary six-sided die unless the rule calls for something else. A D3 is a six-sided die halved and rounded up: 1 or 2 counts as 1, 3 or 4 as 2, and 5 or 6 as 3. Some rules ask for the sum of two dice, and artillery that goes astray uses the deviation die or its substitute.',
      ruling: false,
    },
    {
      id: 'FF-GEN-02',
      title: 'Measuring and wording of distances',
      text: 'Measure between the closest points of the two bases, exactly, and never round the result. "Under" a distance leaves out the distance itself; "within", "up to" and "maximum" take it in; "more than", "over" and "beyond" begin just past it. We fixed these meanings because the published rules use the words freely.',
      ruling: true,
    },
    {
      id: 'FF-GEN-03',
      title: 'Settling doubtful cases',
      text: 'When players cannot agree whether something is in reach, in sight or in cover, chance decides by a die or a tossed coin.',
      ruling: false,
      note: 'On the virtual table the program measures and there is nothing to dispute. Over real figures roll one die: on 4 or more the doubt goes to the player who is acting.',
    },
    {
      id: 'FF-GEN-04',
      title: 'Dates of the periods',
      text: 'The early period runs to the end of June 1915, the mid period from July 1915 to the end of June 1917, and the late period from July 1917 to the Armistice. One passage of the rules opens the mid period early in 1915, but all the playsheets say the middle of that year and we follow them.',
      ruling: true,
    },
    {
      id: 'FF-GEN-05',
      title: 'The period playsheet decides',
      text: 'Use the playsheet of the period you are fighting. Where it differs from the general rules, the playsheet wins.',
      ruling: false,
      note: 'If a playsheet leaves out a row or column altogether, take it from the general tables of the rules.',
    },
    {
      id: 'FF-GEN-06',
      title: 'When a stand is inside',
      text: 'A stand counts as being in a wood, a village, a trench or any other area when the middle of its base is inside. If the middle lies exactly on the edge, give it the poorer of the two kinds of cover.',
      ruling: true,
    },
    {
      id: 'FF-GEN-07',
      title: 'Templates, wholly and partly in',
      text: 'Lay every template square to the table edges unless a rule tells you to turn it. A stand is wholly in an area when all of its base is inside and partly in when some of it is; a base that merely touches the edge from outside is not in it at all.',
      ruling: true,
    },
    {
      id: 'FF-GEN-08',
      title: 'Leaving the table',
      text: 'Nobody may choose to leave the table. A stand that is made to go over an edge is taken off and counted among the losses. Aiming points and gas clouds that pass over an edge are gone.',
      ruling: true,
    },
    {
      id: 'FF-GEN-09',
      title: 'Order of resolving everything',
      text: 'Work through things singly: one unit after another, one stand after another, one die after another, in whatever order the acting player likes. Each result takes effect before the next roll, except where a rule has several of them happen together.',
      ruling: true,
    },
    {
      id: 'FF-GEN-10',
      title: 'Forces come from the scenario',
      text: 'There is no points system. Forces are set by the scenario, and the side that attacks should have at least twice the strength of the side that defends.',
      ruling: false,
    },
    {
      id: 'FF-GEN-11',
      title: 'Touching, being in, who chooses',
      text: 'Two bases touch when the gap between them is no more than 0.2 cm. For gas, for a barrage and for zones of fire a stand is in as soon as any part of its base is. Wherever the rules leave a choice open without saying whose it is, it belongs to the player whose stands are acting or being moved.',
      ruling: true,
    },
  ],
}
