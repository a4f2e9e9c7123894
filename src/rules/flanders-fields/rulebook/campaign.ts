import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const CAMP: Chapter = {
  code: 'CAMP',
  title: 'Campaign',
  clauses: [
    {
      id: 'FF-CAMP-01',
      title: 'Counting the casualties',
      text: 'Every base lost stands for 15 casualties. Of these a third are dead, a third lightly wounded, a sixth crippled and a sixth badly wounded.',
      ruling: false,
      note: 'If the last two do not come out even, round the crippled down and the badly wounded up.',
    },
    {
      id: 'FF-CAMP-02',
      title: "Drafts and the battalion's grade",
      text: 'After a battle roll two dice for each battalion that has been brought up to strength, and compare the sum with the number of platoons drafted in. If the sum is higher the battalion keeps its grade; if not, it becomes raw. A 12 makes it veteran.',
      ruling: false,
      note: 'The 12 does so whatever the number of drafts. A storm battalion that rolls it remains a storm battalion.',
    },
    {
      id: 'FF-CAMP-03',
      title: 'Between two battles',
      text: 'Drafts bring every battalion back to the platoons it started with, as many as are missing, and it rolls once for its grade. One that routed or was wiped out is built up again as raw. Weapons are made good without more ado. Casualties count every base lost, guns, tanks and batteries behind the table among them.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-04',
      title: 'A series',
      text: 'A series is one to nine battles of your own, usually three, between the same two armies on one strip of front. Side a attacks first, the other is side b. Between battles the series is kept as one document with everything the next battle needs; a battle that is being fought is a document of its own.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-05',
      title: 'What the document holds',
      text: 'Title, seed, the number of battles agreed and the months between them; the options of the first battle, with a table at least 120 cm long and no man’s land of 40 cm at most; both armies; a roll of all battalions with grade, establishment, battles fought, men lost and whether they rest; the strip of ground; who attacks next; what has been fought; points and verdict. Anything else, and any battalion that is in neither army, is refused.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-06',
      title: 'Who fights the next battle',
      text: 'An army of a series has half as many battalions again as the attacker of its size, in regiments of three. The side that attacks brings as many as an attacker has, the other as many as a defender. Those who rest stay out; the ones with the fewest battles come first, then the lower numbers, unless the owner names others. If too few are left, the rested ones with the fewest men lost follow. They are put into regiments anew in the order of their numbers. Weapons of the regiments come in proportion to the battalions that fight; a later table too narrow for all weapons has fewer of them.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-07',
      title: 'After a battle',
      text: 'Side a first, battalion by battalion, count the men lost, bring in drafts and roll for the grade; without drafts there is no roll. A battalion that routed, was destroyed or lost half its rifle platoons rests for one battle. A grade won or lost so holds, whatever the usual limits, and a new veteran keeps his establishment. Who did not fight changes in nothing but that his rest is over.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-08',
      title: 'Who attacks next',
      text: 'The attacker goes on attacking after a victory, and after a first draw. After a second draw in a row, or a defeat, the other side attacks. When the attack changes hands, drawn battles are counted anew.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-09',
      title: 'The strip of front',
      text: 'The strip is one long piece of country as wide as the table: features, lines and roads. Every battle is fought on a window of it, seen from the attacker’s end. Ground that was drawn once stays; only what lay in no earlier window is drawn, by the seed of that battle, and roads go on where they ran.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-10',
      title: 'Lines taken',
      text: 'A line is taken if the attacker holds both its points at the end and has every line nearer to him as well. Where a side gives up or collapses, an attacker who did so takes nothing and one whose enemy did takes the front line at least. The last line taken is dug as his new front, and what lay before it is his without wire, strong points and block houses.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-11',
      title: 'The next table',
      text: 'The new window has the attacker’s front 24 cm from his edge and behind no man’s land the lines that the defender has, others being drawn as in any battle of your own. Woods, villages, marshes, hills and water give way about the lines and both edges; of each the deepest piece left stays if it is 4 cm deep. The nearest village beyond the second line is the main feature. A side that has lost its last line has a new one drawn 20 to 25 cm behind it. Features give way about older trenches too.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-12',
      title: 'Works of the next battle',
      text: 'Trenches are where lines were dug or the works of the series dig them; wire, strong points, block houses and communication trenches are laid out anew about the lines. From 1915 on the ground between the fronts, and 12 cm behind each, is shell-torn.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-13',
      title: 'The date goes on',
      text: 'Each battle is so many months after the last as was agreed, November 1918 being the latest. Companies and weapons of battalions stay those of the armies; national rules, batteries, tanks, gas, aircraft and barrages are those of the new date and of the side now attacking. Battles are counted from 1. An option that the new month, or the side now attacking, rules out counts as not given.',
      ruling: true,
    },
    {
      id: 'FF-CAMP-14',
      title: 'Points of a series',
      text: 'A decisive victory is worth 2 points and a marginal one 1. Each line by which the front has gone forward on the whole is worth 1, and so are losses in men of three quarters of the enemy’s or fewer. After the last battle the higher sum wins: decisively by 3 or more, marginally by 1 or 2. Three lines in one direction end the series at once, decisively.',
      ruling: true,
    },
  ],
}
