import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const COV: Chapter = {
  code: 'COV',
  title: 'Cover',
  clauses: [
    {
      id: 'FF-COV-01',
      title: 'The five grades of cover',
      text: 'From worst to best, cover is open, soft, medium, hard or fortification. Most trenches are medium. Strong points and the finest trenches are hard. Block houses and other concrete works are fortification.',
      ruling: false,
    },
    {
      id: 'FF-COV-02',
      title: 'Field craft in the open',
      text: 'On open ground experienced and veteran troops know how to use every fold and so count as in soft cover. Raw troops have no such skill and count as in the open.',
      ruling: false,
      note: 'The same goes for command stands of such troops. Crews at unlimbered guns and unpacked machine guns and mortars are experienced even in a raw battalion (see FF-QUAL-02) and so lie in soft cover. Limbered guns and packed weapons are always in the open. A remark that standing in the open was usual in 1914 is offered as a house rule.',
      options: ['fieldcraft'],
    },
    {
      id: 'FF-COV-03',
      title: 'Cover of terrain and works',
      text: 'A wood is soft cover and a village is hard. Marsh and river banks are soft, and field craft never raises them to medium. A trench is medium cover; dug in a wood it becomes hard. A strong point is hard. Both become fortification when they lie in a village. A block house is fortification wherever it stands.',
      ruling: false,
    },
    {
      id: 'FF-COV-04',
      title: 'Road columns and wire',
      text: 'Troops marching in column on a road, and troops hung up on wire, are in the open however good they are.',
      ruling: false,
    },
    {
      id: 'FF-COV-05',
      title: 'Cover for cavalry',
      text: 'Cavalry are in the open everywhere except in a wood, where they have soft cover, and in a village, where they have hard.',
      ruling: false,
      note: 'It makes no difference whether they are mounted or dismounted.',
    },
    {
      id: 'FF-COV-06',
      title: 'Craters, and tanks in cover',
      text: 'Ground torn or shattered by shells is open ground when cover is decided; its craters are already part of field craft. A tank is in cover only inside a wood or a village.',
      ruling: true,
    },
    {
      id: 'FF-COV-07',
      title: 'Banks, hills and village edges',
      text: 'The river bank is a strip beside the water 2 cm deep. Nobody has cover from hills, roads or wire. A village is a single area all of one cover, and the houses on it are only decoration.',
      ruling: true,
    },
    {
      id: 'FF-COV-08',
      title: 'Cover is the same from everywhere',
      text: 'A stand has its cover against attacks of all kinds and from all directions. If several grades apply the best one holds, unless a clause says that the stand is in the open. The soft cover of a stand that fell back from a drawn assault (FF-ASLT-03) lasts until it moves.',
      ruling: true,
    },
    {
      id: 'FF-COV-09',
      title: 'Who fits into a trench',
      text: 'Riflemen, light and heavy machine guns, mortars, flamethrowers, anti-tank rifles and command stands have the cover of trenches and strong points. Guns, horses and vehicles do not fit: they stand across the work and have the cover of the ground around it.',
      ruling: true,
    },
  ],
}
