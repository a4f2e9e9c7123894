import type { GlossaryEntry } from '#screen/glossary.ts'

/** Words a newcomer to Flanders Fields may not know. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    words: ['stand', 'stands'],
    text: 'One base on the table: a platoon, a machine gun, a battery, a tank or a commander.',
    clause: 'FF-ORG-01',
  },
  {
    words: ['order die'],
    text: 'The die thrown for each unit that is ordered. It says how many actions the unit has, from none to three.',
    clause: 'FF-ORD-01',
  },
  {
    words: ['action', 'actions'],
    text: 'What a unit does with an order: move, fire, or take suppression markers off.',
    clause: 'FF-ORD-08',
  },
  {
    words: ['suppressed', 'suppression'],
    text: 'A stand with a marker neither moves nor fires. A third marker destroys it.',
    clause: 'FF-SUPP-01',
  },
  {
    words: ['staff marker', 'staff help'],
    text: 'Each turn a regiment helps one battalion commander with one order die.',
    clause: 'FF-ORD-06',
  },
  {
    words: ['beaten zone'],
    text: 'The ground behind the first stand a machine gun hits. Up to three more stands there are fired on as well.',
    clause: 'FF-MG-02',
  },
  {
    words: ['aiming point', 'aiming points'],
    text: 'Where a battery or a mortar is laid. It stays there until an action, a call for help or the plan moves it.',
    clause: 'FF-ART-02',
  },
  {
    words: ['registered'],
    text: 'Written into the fire plan before the battle: the guns need only the order to fire, and the shells do not stray.',
    clause: 'FF-PLAN-01',
  },
  {
    words: ['zone of fire', 'live zone'],
    text: 'Ground that a battery has fired on. Whoever moves through it is attacked at once.',
    clause: 'FF-ZONE-01',
  },
  {
    words: ['rolling barrage'],
    text: 'A wall of shells across the whole table that goes forward before the attackers, by a timetable nobody can change.',
    clause: 'FF-RB-01',
  },
  {
    words: ['SOS', 'SOS call'],
    text: 'A call of the defending infantry for shells right in front of their trench.',
    clause: 'FF-SOS-01',
  },
  {
    words: ['deep suppression'],
    text: 'What the attacker does to the guns behind the enemy front. It makes their orders worse.',
    clause: 'FF-DS-01',
  },
  {
    words: ['deep shelter', 'deep shelters'],
    text: 'A dugout far below a German trench. Only the heaviest shells reach it, but its men need a die to come up in time.',
    clause: 'FF-DUG-01',
  },
  {
    words: ['cohesion'],
    text: 'How close the platoons of a company keep: raw troops touch, experienced ones stay within 5 cm, veterans within 10.',
    clause: 'FF-FORM-02',
  },
  {
    words: ['field promotion'],
    text: 'The officer who takes over from a commander who has fallen. His orders come a little harder.',
    clause: 'FF-CMD-04',
  },
  {
    words: ['block house', 'block houses'],
    text: 'A concrete machine-gun post that fires to the front and to both sides. Only infantry can take it.',
    clause: 'FF-BLOCK-01',
  },
  {
    words: ['elan'],
    text: 'French companies ordered forward early in the war add 1, but what they gain by it they must spend on moving.',
    clause: 'FF-NAT-05',
  },
  {
    words: ['Mad Minute'],
    text: 'Once a game each British company of the old army fires twice as fast for one action.',
    clause: 'FF-NAT-02',
  },
]
