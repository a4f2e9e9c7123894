import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const CAL: Chapter = {
  code: 'CAL',
  title: 'How the playsheets perform',
  clauses: [
    {
      id: 'PA-CAL-01',
      title: 'The standard assault',
      text: "The playsheets were measured against one assault. Three infantry bases, a solid line division already ordered to advance, begin with their fronts 4 inches away from a solid line unit with two infantry bases that holds a trench; between them is cratered ground and every base is in arc. Each turn brings first the attacker's check and move, then the defender's check. Unless disordered or over 6 inches away, the defender gives 2 points of small arms and the attacker 3. A bombardment costs the defender two checks before the first turn, and is kept up until the attack gets in or the defender falls back; he then goes 2 inches, or 1 if neither shelled nor gassed, and ends in craters, clear of the shells and still facing the enemy. An attacker who falls back loses 1 inch. The attack gets in by contact, or by gaining 4 inches after the trench has been given up, inside 8 turns. Tanks mean one solid base that starts level with the infantry, is checked and moved ahead of it under the same 2 points, adds 1 point on the defender, and helps while it is not disordered and no more than 2 inches away; it never gets over 2 inches in front of the infantry or nearer than a quarter of an inch to the defender. Working through every throw of the dice, the attack gets in 30.8 times in a hundred without artillery and 50.5 with tanks; with two field sheaves and one heavy, giving 8 field and 4 heavy points, it is 59.7, or 70.7 with tanks as well. The same bombardment lifted as the attack begins brings only 33.8. Bombardments by themselves bring 33.8 for 4 field points, 42.9 for 8 field or 4 heavy, 83.0 for 16 field and 8 heavy, 41.8 for gas, and 77.3 for gas together with 8 and 4. With 8 and 4, a veteran attacker succeeds 83.4 times and a reservist 35.5; against a veteran defender it is 42.9, against a reservist 77.7, against a fortified place 42.9 and against a bunker 30.5. Without artillery, a single defending base in range lets 64.3 attacks through and three let 9.4, as does open countryside. Attacks that get in need between 2.7 and 4.1 turns on average from their start. Without artillery, 82.6 attacks in a hundred are pinned or worse at some time before they get in, or destroyed; 50.6 are destroyed and 18.6 come to a standstill. With 8 field and 4 heavy points those figures fall to 64.0, 21.9 and 18.4, and with tanks as well to 50.9, 14.7 and 14.6.",
      ruling: true,
    },
    {
      id: 'PA-CAL-02',
      title: 'Orders, recovery and marching',
      text: 'If a solid unit is under no fire, a changed order gets through to veterans 59.8 times in a hundred, to line troops 51.8 and to reservists 42.1. A unit that holds out of fire wins back a level of status in 1.7 turns on average if veteran, 2.4 if line and 3.6 if reservist. A solid line unit that advances out of fire stays where it is 2.8 times in a hundred, goes 1 inch 25.0 times, 2 inches 55.6 times and 3 inches 16.7 times, and so makes 1.86 inches on average.',
      ruling: true,
    },
    {
      id: 'PA-CAL-03',
      title: 'Measured willingness to move',
      text: 'Take a line unit in craters under 2 points of small arms. If solid, it moves at all 72.2 times in a hundred when told to advance, 83.3 to countermarch and 91.7 to retreat, and averages 1.00, 1.28 and 1.58 inches. If wavering, it moves 27.8, 83.3 and 91.7 times and averages 0.56, 1.28 and 1.58 inches. If pinned, it moves 16.7, 72.2 and 100 times and averages 0.33, 1.00 and 1.69 inches.',
      ruling: true,
    },
    {
      id: 'PA-CAL-04',
      title: 'A garrison under bombardment',
      text: 'A line unit holds a trench through 4 turns of shelling; how far it falls back is disregarded. Under 4 field points it ends solid 47.6 times in a hundred, wavering 37.1, pinned 14.1 and disordered 1.2. Under 8 field or 4 heavy points it is solid 24.9 times, wavering 40.5, pinned 28.8 and disordered 5.8; under 8 field with 4 heavy, solid 8.3 times, wavering 29.9, pinned 41.1 and disordered 20.7; in none of these cases is it ever removed. With gas alone it ends solid 46.9 times, wavering 32.7, pinned 15.3, disordered 4.4, and is removed 0.6. With gas and 8 field points it ends solid 7.7 times, wavering 19.6, pinned 29.8, disordered 27.2, and is removed 15.7.',
      ruling: true,
    },
    {
      id: 'PA-CAL-05',
      title: 'Odds in close combat',
      text: 'All troops here are line, and figures are wins for the attacker in a hundred. Three wavering bases against two in a trench win 51.7 if the defenders are solid, in 2.57 rounds on average; 75.6 if they waver, in 2.35; 91.7 if they are pinned, in 2.18; and 98.4 if they are disordered, in 2.07. Three solid bases beat two solid ones in a trench 82.8 times, in 2.24 rounds. Three that waver beat three solid ones in a trench no more than 3.5 times, in 3.04 rounds. Three that waver beat two that waver 51.7 times in a fortified place and 28.3 in a bunker. With a solid tank base beside them, three wavering bases beat two solid ones in a trench 97.1 times. One solid base of storm troops beats one wavering base in a trench 72.2 times, and 11.1 times neither survives. Two wavering bases overrun two solid bases of field guns 74.4 times.',
      ruling: true,
    },
    {
      id: 'PA-CAL-06',
      title: 'Whole battles played out',
      text: 'The learning scenario, One Trench, was fought 4,000 times for each figure by scripted players, against an Eingreif that marches immediately and one that waits until turn 3. In a hundred battles the Entente wins 42 to 47, loses 46 to 49 and draws 7 or 8 if its guns pound the front division and its infantry sets off without delay. If the infantry first lets that division become pinned or disordered, it wins 47 to 58, loses 26 to 38 and draws 13 to 19. Leaving the guns out, it wins 12 or 13, loses 82 to 84 and draws 4; shelling until evening and never going over, it wins 7 to 9 and loses the rest. A battle lasts 10 to 12 turns. Infantry that goes straight away fights 2.0 close combats and 4 or 5 battles in a hundred have none; infantry that waits fights 1.6 to 1.8, and 11 to 18 have none; without guns it is 1.8, and 11 or 12 have none; infantry that never goes fights none at all. Fire takes off some two bases for every one lost at close quarters, and the artillery accounts for two thirds of them. In the larger scenarios, fought 400 times each on the maps of the first edition, the attacker wins 38 to 53 in a hundred at Langemarck if two of his gun units engage the enemy batteries, but 14 to 27 if none does; 37 to 46 at Masnières; and 51 to 57 at St Quentin. Players of equal skill should see neither side take more than two battles out of three, and seldom a battle without any close combat.',
      ruling: true,
    },
  ],
}
