import type { TurnStep } from '#kernel/procedure/referee.ts'
import type { VARIATIONS } from '../vocabulary.ts'
import { oneAfterTheOther, type Side } from './in-turn.ts'

type Variation = (typeof VARIATIONS)[number]

const setup = (variation: Variation): readonly TurnStep[] => [
  {
    id: 'setup-armies',
    title: 'Raise the armies',
    text: 'Count the standard force of the frontage, look up what the month allows, and spend the army points on more units, better ratings and goods.',
    clauses: [
      'GF-ARMY-01',
      'GF-ARMY-02',
      'GF-ARMY-03',
      'GF-VAR-01',
      'GF-VAR-04',
      'GF-DATE-01',
      'GF-SCALE-07',
    ],
    procedures: ['standard-force', 'unit-cost', 'availability'],
    tables: [
      `standard-force-${variation}`,
      'standard-ratings',
      'troops-1914',
      'later-troops',
      'unit-prices',
      'goods-prices',
      'availability',
    ],
  },
  {
    id: 'setup-table',
    title: 'Lay out the table',
    text: 'Mark ground, trenches, roads and water zone by zone and note which side holds each. Every unit begins off the board.',
    clauses: ['GF-SCALE-01', 'GF-SCALE-03', 'GF-SCALE-04', 'GF-SCALE-11', 'GF-TERR-01'],
    procedures: [],
    tables: ['terrain-effects', 'water'],
  },
]

const INITIATIVE: TurnStep = {
  id: 'initiative',
  title: 'Dice for the week',
  text: 'Each side throws a die, ties again. Enter the loser in the settings: that side declares and acts first all week.',
  clauses: ['GF-TURN-01', 'GF-TURN-02', 'GF-TURN-03'],
  procedures: ['initiative'],
  tables: [],
}

const DEPLOYMENT: TurnStep = {
  id: 'deployment',
  title: 'Deployment',
  text: 'Place units in secret on any connected ground of your own or off the board, order the waves, give out luxuries and pooled men. Roll for units that pass through a box barrage; then boxes lift and everybody is steady. Units on enemy ground surrender to combat units there, mounts come up to their riders, and whatever the enemy can see goes on the table.',
  clauses: [
    'GF-DEP-01',
    'GF-DEP-02',
    'GF-DEP-04',
    'GF-DEP-05',
    'GF-DEP-06',
    'GF-DEP-07',
    'GF-DEP-08',
    'GF-DEP-09',
    'GF-DEP-10',
    'GF-OBS-18',
    'GF-STACK-01',
  ],
  procedures: ['bombardment', 'observation', 'replacements'],
  tables: ['sighting', 'replacement-prices'],
}

const ATTRITION: TurnStep = {
  id: 'attrition',
  title: 'Attrition',
  text: 'Every unit close to the enemy lines throws its die and loses what it scores; nobody saves and nobody checks.',
  clauses: ['GF-ATT-01'],
  procedures: ['attrition'],
  tables: ['attrition', 'hit-dice'],
  everyUnit: true,
}

const CONSTRUCTION: TurnStep = {
  id: 'construction',
  title: 'Construction',
  text: 'Pioneers try one work each. Other units may dig in for a point of morale and are then tied down for the week.',
  clauses: ['GF-CON-01', 'GF-CON-02', 'GF-CON-03', 'GF-CON-04', 'GF-CON-05', 'GF-CON-06'],
  procedures: ['construction'],
  tables: ['construction'],
}

const RAIDS: TurnStep = {
  id: 'raids',
  title: 'Raids',
  text: 'Fight the declared raids in their order, for news of the enemy or against the wire. Settle hits on the wire at once.',
  clauses: ['GF-RAID-01', 'GF-RAID-02', 'GF-RAID-04', 'GF-RAID-05', 'GF-RAID-06', 'GF-RAID-08', 'GF-RAID-09'],
  procedures: ['raid', 'ground-damage', 'attack-dice', 'save-dice'],
  tables: ['raids', 'attack-dice', 'dice-by-strength', 'save-modifiers', 'morale-check', 'shell-damage'],
}

const AIR: TurnStep = {
  id: 'air',
  title: 'Air operations',
  text: 'Write down a period, a mission and a number for each air unit. Then dawn, day, dusk and night in turn: fighters against fighters, fighters against the rest and balloons, reconnaissance, ground attack, bombers.',
  clauses: [
    'GF-AIR-01',
    'GF-AIR-02',
    'GF-AIR-03',
    'GF-AIR-05',
    'GF-AIR-06',
    'GF-AIR-07',
    'GF-AIR-10',
    'GF-AIR-12',
    'GF-AIR-13',
    'GF-AIR-14',
    'GF-AIR-15',
    'GF-DPT-05',
  ],
  procedures: ['air-combat', 'air-attack', 'hit-dice', 'direct-fire', 'morale-check'],
  tables: ['air-targets', 'air-dice', 'flak', 'save-modifiers', 'unmodified-saves', 'morale-check'],
}

const bombardmentRound = (round: 1 | 2): TurnStep => ({
  id: `bombardment-${round}`,
  title: `Bombardment, round ${round}`,
  text: 'The loser of the dice announces first, then all guns are resolved together: dice by the strengths before the round, retreats after its last zone. Each mission costs a SHELLS point.',
  clauses: [
    'GF-BOMB-01',
    'GF-BOMB-02',
    'GF-BOMB-03',
    'GF-BOMB-04',
    'GF-BOMB-05',
    'GF-BOMB-06',
    'GF-BOMB-07',
    'GF-BOMB-09',
    'GF-BOMB-11',
    'GF-BOMB-12',
    'GF-BOMB-13',
  ],
  procedures: ['bombardment', 'observation', 'attack-dice', 'save-dice'],
  tables: [
    'artillery-ranges',
    'attack-dice',
    'dice-by-strength',
    'sighting',
    'save-modifiers',
    'morale-check',
    'losses',
  ],
})

const DAMAGE: TurnStep = {
  id: 'damage',
  title: 'Damage to the ground',
  text: 'Settle every shelled or bombed zone once: shell holes, trenches and emplacements, roads.',
  clauses: ['GF-DEG-01', 'GF-DEG-02', 'GF-DEG-03', 'GF-DEG-04', 'GF-DEG-05', 'GF-DEG-07'],
  procedures: ['ground-damage'],
  tables: ['degradation', 'shell-damage'],
}

const GAS: TurnStep = {
  id: 'gas',
  title: 'Gas',
  text: 'Canisters may be opened against one zone next to your own. The wind die decides whether they were wasted.',
  clauses: ['GF-GAS-01', 'GF-GAS-02', 'GF-GAS-03', 'GF-SAVE-04'],
  procedures: ['gas-attack'],
  tables: ['gas', 'hit-dice'],
}

const MINES: TurnStep = {
  id: 'mines',
  title: 'Mines',
  text: 'Sappers dig on, or pack explosives and fire the mine. A mine that is found is fought for below ground by parties that both sides name in secret; settle the crater afterwards.',
  clauses: [
    'GF-MINE-01',
    'GF-MINE-02',
    'GF-MINE-03',
    'GF-MINE-04',
    'GF-MINE-05',
    'GF-MINE-06',
    'GF-MINE-07',
    'GF-EXP-03',
  ],
  procedures: ['mine-detonation', 'mine-fight', 'ground-damage'],
  tables: ['mines', 'morale-check', 'shell-damage'],
}

const REPLACEMENTS: TurnStep = {
  id: 'replacements',
  title: 'Supply and replacements',
  text: 'Roll for the depot and take in its shells, then buy drafts, units and goods, with supply points or with victory points. Drafts into a boxed zone cross the barrage.',
  clauses: [
    'GF-DPT-02',
    'GF-DPT-03',
    'GF-DPT-04',
    'GF-DPT-05',
    'GF-REP-01',
    'GF-REP-02',
    'GF-REP-03',
    'GF-EXP-02',
    'GF-VP-04',
  ],
  procedures: ['supply', 'replacements', 'unit-cost', 'availability', 'bombardment'],
  tables: ['supply', 'replacement-prices', 'unit-prices', 'goods-prices', 'victory-prices', 'availability'],
}

const DECISION: TurnStep = {
  id: 'assault-decision',
  title: 'Assault or another week',
  text: 'Say whether you open an attack. The first to say yes is the announcer: set the scale to assault and start its clock. A side with orders to attack this week may not decline, and before its first assault the other may not open one.',
  clauses: ['GF-ASLT-01', 'GF-ASLT-07', 'GF-ASLT-08', 'GF-ASLT-09'],
  procedures: [],
  tables: [],
}

const AFTER: readonly TurnStep[] = [
  {
    id: 'after-week',
    title: 'Score of the campaign',
    text: 'Compare both totals with the limit. Take two points off a side that was ordered to attack this week and did not. After the agreed months the higher total wins, or where the scenario has marks the lead of one side over the other decides; count the graveyard and read what it says of the general.',
    clauses: ['GF-VP-01', 'GF-VP-02', 'GF-VP-03', 'GF-VP-05', 'GF-VP-07', 'GF-VP-08', 'GF-VP-09'],
    procedures: ['victory'],
    tables: ['victory-points', 'graveyard'],
  },
]

export const weeklyTurn = (loser: Side, variation: Variation): readonly TurnStep[] => [
  ...setup(variation),
  INITIATIVE,
  DEPLOYMENT,
  ATTRITION,
  ...oneAfterTheOther(loser, CONSTRUCTION),
  ...oneAfterTheOther(loser, RAIDS),
  AIR,
  bombardmentRound(1),
  bombardmentRound(2),
  DAMAGE,
  ...oneAfterTheOther(loser, GAS),
  ...oneAfterTheOther(loser, MINES),
  REPLACEMENTS,
  ...oneAfterTheOther(loser, DECISION),
  ...AFTER,
]
