import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const FIRE: Chapter = {
  code: 'FIRE',
  title: 'Shooting',
  clauses: [
    {
      id: 'FF-FIRE-01',
      title: 'Rolling to hit',
      text: 'Each stand that fires rolls one die and adds its modifiers. If the total reaches the number to kill, the target is destroyed. If not, but it reaches the number to suppress, the target receives one suppression marker.',
      ruling: false,
    },
    {
      id: 'FF-FIRE-02',
      title: 'The firing table',
      text: "Find the row of the weapon and the column of the target's cover. Each cell has the total that suppresses and the total that kills; in general both rise with better cover and fall with heavier weapons. In a fortification only gas, a flamethrower or an assault can kill. Against hard cover and fortification rifles and light machine guns can only suppress, and it takes an assault to destroy the target. Against a fortification machine guns and field guns need direct sight, and suppress on 6. Field howitzers and light mortars can do nothing to a fortification. Super-heavy artillery and heavy mortars always suppress targets in the open. Gas and flamethrowers have rows by period.",
      ruling: false,
      note: 'The early playsheet has no fortification column for gas, which we give the same 3 and 5 as its other columns. It has no flamethrower row either, so the one of the late period serves.',
    },
    {
      id: 'FF-FIRE-03',
      title: 'A natural one misses',
      text: 'A shot whose die shows 1 has no effect. The exception is super-heavy artillery against a target in the open: that target is suppressed whatever is rolled and whatever the modifiers, though a natural 1 never kills it.',
      ruling: false,
      note: 'Heavy mortars are on the same row of the table and share the exception.',
    },
    {
      id: 'FF-FIRE-04',
      title: 'Bonus for short range',
      text: 'A machine gun or block house firing at less than 10 cm adds 2, for its first target only. Infantry and light machine guns firing at less than 5 cm add 1 in the early and mid periods and 2 in the late. Tanks firing at less than 5 cm add 1.',
      ruling: false,
      note: "Light machine guns in a tank have the tank's bonus. Anti-tank rifles have that of infantry, and flamethrowers have none.",
    },
    {
      id: 'FF-FIRE-05',
      title: 'Shooting through a barrage',
      text: 'Take 2 off a shot that goes into or through a barrage. If the firer is uphill of it, take off only 1.',
      ruling: false,
      note: 'Uphill means that the firer is on higher ground than the barrage. The rolling barrage counts for this, and so do live artillery zones (see FF-ZONE-02), but not the zones of mortars or machine guns. Only direct fire is hindered.',
    },
    {
      id: 'FF-FIRE-06',
      title: 'Field guns at long range',
      text: 'Field artillery shooting over open sights takes off 1 when the target is over 100 cm away and 2 when it is over 150 cm away, up to the limit of 200 cm.',
      ruling: false,
      note: 'At exactly 150 cm only 1 is taken off.',
    },
    {
      id: 'FF-FIRE-07',
      title: 'Other modifiers for shooting',
      text: 'Take off 1 in each of these cases: the firer is in gas, the target is a command stand, the firer is raw, or the firers are dismounted cavalry. Cavalry on horseback cannot shoot.',
      ruling: false,
      options: ['raw-shooting'],
    },
    {
      id: 'FF-FIRE-08',
      title: 'Light machine gun stands',
      text: 'A light machine gun that has a stand to itself shoots like infantry, but with every fire action it rolls two dice at its target.',
      ruling: false,
    },
    {
      id: 'FF-FIRE-09',
      title: 'Three markers destroy',
      text: 'A third suppression marker destroys whatever it falls on, be it platoon, weapon, tank or anything else.',
      ruling: false,
    },
    {
      id: 'FF-FIRE-10',
      title: 'Suppression of the whole company',
      text: "When a machine gun, a mortar or artillery suppresses a stand, the rest of that stand's company is suppressed with it.",
      ruling: false,
      note: "Block houses and indirect machine guns count as machine guns here. Suppression does not spread when it comes from the rolling barrage's own table, from gas or aircraft, or from infantry, light machine guns, tanks or flamethrowers. It spreads through rifle companies and cavalry squadrons only; all other stands suffer for themselves.",
    },
    {
      id: 'FF-FIRE-11',
      title: 'One marker for each attack',
      text: "A single attack, meaning one gun's burst, one battery's area or one step of the barrage, gives no stand more than one marker, however many stands of the company it has suppressed. Stands that it kills are just taken off. Without this limit a single area of fire could heap markers on a company.",
      ruling: true,
      options: ['company-suppression'],
    },
    {
      id: 'FF-FIRE-12',
      title: 'Who fires with an action',
      text: 'A fire action lets each stand of the unit that is not suppressed and has a lawful target shoot once, one stand after the other. For direct fire the target must be in arc, in range and in sight, and be chosen as FF-ARC-06 requires.',
      ruling: true,
    },
    {
      id: 'FF-FIRE-13',
      title: 'Weapons that roll twice',
      text: 'A weapon with two dice rolls both against one and the same target. A kill by either of them kills, and each die that suppresses adds a marker: the limit in FF-FIRE-11 is meant for attacks by machine guns, mortars and artillery.',
      ruling: true,
    },
  ],
}
