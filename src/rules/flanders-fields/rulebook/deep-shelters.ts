import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const DUG: Chapter = {
  code: 'DUG',
  title: 'Deep shelters',
  clauses: [
    {
      id: 'FF-DUG-01',
      title: 'Sheltering in deep dugouts',
      text: 'German platoons may take refuge in deep dugouts, where only super-heavy artillery can hurt them, killing on a 6.',
      ruling: false,
      note: 'The scenario must provide the dugouts, in the mid or late period, and platoons can be put in them only when they deploy, unless the house rule of FF-DUG-06 is in force. Heavy mortars are not super-heavy artillery for this purpose. While below, a platoon sees nothing, cannot shoot and cannot be seen.',
    },
    {
      id: 'FF-DUG-02',
      title: 'Coming up to man the trench',
      text: 'A platoon comes up into the trench on a die of 4 or more. Experienced troops add 1 and raw troops take off 1.',
      ruling: false,
      note: 'Veterans and storm troops also add 1. Each platoon may try once, free of charge and only if its owner likes, when he starts giving orders to its battalion.',
    },
    {
      id: 'FF-DUG-03',
      title: 'Assaulting a dugout',
      text: 'Troops below ground can be dug out by an assault. They do not shoot as the attackers come in, and they take 1 off their combat die.',
      ruling: false,
      note: 'The attackers suffer nothing for cover. Only infantry and flamethrowers can go in after them, and a flamethrower has its 2 for use against cover.',
    },
    {
      id: 'FF-DUG-04',
      title: 'Coming up',
      text: 'A platoon below keeps its place in the trench, which does not stop others from standing there or passing. When it comes up it stands there, or if that is taken at the nearest free place within 10 cm along the trench (in a strong point, anywhere inside it); between two equally near take the smaller x. Without room it stays down. It comes up without markers and acts with its company in the same turn. Below, it need not keep cohesion, does not close up, does not recover and does not go back with its battalion (FF-MOR-07).',
      ruling: true,
    },
    {
      id: 'FF-DUG-05',
      title: 'What reaches those below',
      text: 'Only an assault, super-heavy fire and the die to leave the shelter concern a platoon below. When its company is suppressed it is not. As long as an enemy on foot touches its place it cannot come up.',
      ruling: true,
    },
    {
      id: 'FF-DUG-06',
      title: 'Going below in the battle',
      text: 'The published rules leave it to the player when his men go below; if they could do so at will every bombardment would be wasted, so the choice is made at deployment. By a house rule a rifle company may spend an action on it: each platoon that it names goes down where it stands, in a trench or strong point with shelters, without a marker and with no enemy within 5 cm. It cannot come up in the same turn; then the rules for those who began below hold for it too.',
      ruling: true,
      options: ['deep-shelters'],
    },
  ],
}
