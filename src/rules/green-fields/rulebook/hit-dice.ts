import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const DICE: Chapter = {
  code: 'DICE',
  title: 'Hit dice and casualties',
  clauses: [
    {
      id: 'GF-DICE-01',
      title: 'Reading the hit dice',
      text: 'Nearly every roll in the game is made with hit dice. A 5 scores a single hit, a 6 scores a double, and lower numbers score nothing.',
      ruling: false,
    },
    {
      id: 'GF-DICE-02',
      title: 'How many dice units fire',
      text: 'A unit rolls as many dice as it has strength points. Artillery rolls only one for each complete group of 3 strength points.',
      ruling: false,
    },
    {
      id: 'GF-DICE-03',
      title: 'Hits and lost strength',
      text: 'A hit that is not saved costs the target a strength point. Tanks and armoured cars are tougher: it takes two hits to cost them one point.',
      ruling: false,
    },
    {
      id: 'GF-DICE-04',
      title: 'Saving with experience',
      text: 'When a unit is hit it throws hit dice of its own, as many as its experience rating, and whatever it scores is taken off the hits against it.',
      ruling: false,
    },
    {
      id: 'GF-DICE-05',
      title: 'Order of saving and losing',
      text: 'First take the saves from the hits, then turn what remains into lost strength. For armour, halve the remaining hits and round down; an odd hit has no effect and is not remembered. A unit throws its save once for each attack, and only if the attack scored at all.',
      ruling: true,
    },
    {
      id: 'GF-DICE-06',
      title: 'Artillery strikes every unit',
      text: 'Shellfire searches the whole zone. Throw the full number of artillery dice separately for each of the units standing there.',
      ruling: false,
    },
    {
      id: 'GF-DICE-07',
      title: 'Other fire strikes the front',
      text: 'Fire of any other kind hits the nearest unit of the target zone, which is its leading wave. Hits that are more than enough to destroy that unit carry on to the one behind.',
      ruling: false,
    },
    {
      id: 'GF-DICE-08',
      title: 'How many hits carry over',
      text: "To find what carries over, subtract the target's strength from the hits it failed to save; for armour subtract double its strength. The unit behind then throws its own save and makes its own morale check.",
      ruling: true,
    },
    {
      id: 'GF-DICE-09',
      title: 'Saves as they are told',
      text: 'When a report puts an attack into words it counts no more saves than there were hits, for each pool of dice by itself where there are two. So hits less saves is always what got through.',
      ruling: true,
    },
  ],
}
