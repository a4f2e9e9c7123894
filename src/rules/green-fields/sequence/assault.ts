import type { TurnStep } from '#kernel/procedure/referee.ts'
import { oneAfterTheOther, type Side } from './in-turn.ts'

const SETUP: readonly TurnStep[] = [
  {
    id: 'setup-assault',
    title: 'Open the assault',
    text: 'Box barrages lift. Note which side holds each zone, count the combat units of the announcer on the board, and enter who moves first: the announcer, then each side in turn.',
    clauses: ['GF-ASLT-01', 'GF-ASLT-02', 'GF-ASLT-03', 'GF-ASLT-04', 'GF-ASLT-07', 'GF-BOMB-07'],
    procedures: [],
    tables: ['assault-day'],
  },
]

const DAWN: TurnStep = {
  id: 'weather',
  title: 'Dawn of a new day',
  text: 'On the first turn of each day throw one die for both sides: may aircraft fly until the next dawn?',
  clauses: ['GF-AAIR-04', 'GF-ASLT-02'],
  procedures: ['flight-weather'],
  tables: ['assault-day'],
}

const ARTILLERY: TurnStep = {
  id: 'artillery',
  title: 'Artillery',
  text: 'Both sides write targets and opportunity orders, then all guns fire together, shell or gas, a SHELLS point for each battery with a clear way to its rear.',
  clauses: [
    'GF-AART-01',
    'GF-AART-02',
    'GF-AART-03',
    'GF-AART-04',
    'GF-AMOV-06',
    'GF-AMOV-08',
    'GF-BOMB-05',
    'GF-OBS-12',
  ],
  procedures: ['bombardment', 'gas-attack', 'observation', 'attack-dice', 'save-dice'],
  tables: [
    'artillery-ranges',
    'attack-dice',
    'dice-by-strength',
    'sighting',
    'save-modifiers',
    'morale-check',
    'gas',
  ],
}

const DAMAGE: TurnStep = {
  id: 'artillery-damage',
  title: 'Lingering gas and damage',
  text: 'Persistent gas strikes whoever is still in it. Then settle trenches and roads of the shelled zones; in an assault no shell holes are counted.',
  clauses: ['GF-AART-03', 'GF-DEG-06', 'GF-DEG-07'],
  procedures: ['gas-attack', 'ground-damage'],
  tables: ['gas', 'shell-damage'],
}

const RALLY: TurnStep = {
  id: 'rally',
  title: 'Rally',
  text: 'Before it moves anything the side rolls for each of its suppressed and routing units, off the board too. A routing unit that fails runs on.',
  clauses: ['GF-MOR-13', 'GF-MOR-05', 'GF-MOR-11', 'GF-SUP-01', 'GF-SUP-03'],
  procedures: ['rally'],
  tables: ['rally', 'hit-dice'],
  everyUnit: true,
}

const MOVEMENT: TurnStep = {
  id: 'movement',
  title: 'Movement and opportunity fire',
  text: 'Move units or stacks zone by zone. The other side fires by its standing orders, once a turn for each unit, when they come within one zone; vehicles off the road may break down.',
  clauses: [
    'GF-AMOV-01',
    'GF-AMOV-02',
    'GF-AMOV-03',
    'GF-AMOV-04',
    'GF-AMOV-05',
    'GF-AMOV-07',
    'GF-AMOV-08',
    'GF-AMOV-09',
    'GF-MOVE-01',
    'GF-MOVE-04',
    'GF-MOVE-05',
    'GF-MOVE-08',
    'GF-MOVE-11',
    'GF-MOVE-13',
    'GF-MOVE-17',
  ],
  procedures: ['movement', 'direct-fire', 'breakdown', 'observation', 'attack-dice', 'morale-check'],
  tables: [
    'standing-orders',
    'movement-allowance',
    'terrain-effects',
    'water',
    'road-bonus',
    'breakdown',
    'attack-dice',
    'save-modifiers',
    'losses',
    'morale-check',
  ],
  everyUnit: true,
}

const CLOSE_ASSAULT: TurnStep = {
  id: 'close-assault',
  title: 'Close assault',
  text: 'Zone by zone, fight rounds until one side is left. The leading defender fires; the leading attacker, if it stands, fires back. Put the waves in order again after each round.',
  clauses: [
    'GF-CLOSE-01',
    'GF-CLOSE-02',
    'GF-CLOSE-03',
    'GF-CLOSE-04',
    'GF-CLOSE-05',
    'GF-STACK-02',
    'GF-STACK-04',
    'GF-STACK-05',
    'GF-MOR-10',
  ],
  procedures: ['close-assault-round', 'direct-fire', 'hit-dice', 'save-dice', 'morale-check'],
  tables: ['attack-dice', 'dice-by-strength', 'hit-dice', 'losses', 'save-modifiers', 'morale-check'],
}

const AIR: TurnStep = {
  id: 'assault-air',
  title: 'Air operations',
  text: 'In flying weather commit air units in secret, each once a day: fighters against fighters, then the hunt or the balloons, reconnaissance, ground attack and strafing, bombers. By night bombers alone.',
  clauses: ['GF-AAIR-01', 'GF-AAIR-02', 'GF-AAIR-03', 'GF-AAIR-05', 'GF-AAIR-06', 'GF-DEG-07'],
  procedures: ['air-combat', 'air-attack', 'ground-damage'],
  tables: ['air-targets', 'air-dice', 'flak', 'unmodified-saves', 'morale-check'],
}

const CONSTRUCTION: TurnStep = {
  id: 'assault-construction',
  title: 'Construction',
  text: 'Pioneers that have not fired may open a road or throw a bridge. Troops that neither moved nor fired may scrape a light trench for a point of morale.',
  clauses: ['GF-ACON-01', 'GF-ACON-02'],
  procedures: ['construction'],
  tables: ['construction'],
}

const RESERVES: TurnStep = {
  id: 'reserves',
  title: 'Reserves',
  text: 'Steady units from off the board enter on your base line; units bought now wait for their die.',
  clauses: ['GF-RES-01', 'GF-VP-04', 'GF-MOR-12'],
  procedures: ['reserve-entry', 'unit-cost', 'availability'],
  tables: ['reserve-entry', 'victory-prices', 'unit-prices'],
}

const CLOCK: TurnStep = {
  id: 'clock',
  title: 'End of the turn',
  text: 'Ground held by combat units of one side alone becomes its own. Count who is out of action, see whether the assault goes on - not after a whole day and night without a fight - and set light and first mover for the next turn.',
  clauses: ['GF-ASLT-02', 'GF-ASLT-03', 'GF-ASLT-05', 'GF-ASLT-06', 'GF-ASLT-10'],
  procedures: ['assault-clock'],
  tables: ['assault-day'],
}

const AFTER: readonly TurnStep[] = [
  {
    id: 'after-assault',
    title: 'Close the assault',
    text: 'Score zones won and lost against the note made at the start; units off the enemy edge have scored already. Germans drag home wrecked tanks of the enemy from ground they hold. Everybody is steady again, gas blows away, and the weeks go on: set the scale back.',
    clauses: ['GF-VP-01', 'GF-VP-02', 'GF-VP-03', 'GF-DPT-01', 'GF-SUP-03', 'GF-VP-06', 'GF-DATE-06'],
    procedures: ['victory'],
    tables: ['victory-points', 'graveyard'],
  },
]

export const assaultTurn = (firstMover: Side): readonly TurnStep[] => {
  const [rallyFirst, rallySecond] = oneAfterTheOther(firstMover, RALLY)
  const [moveFirst, moveSecond] = oneAfterTheOther(firstMover, MOVEMENT)
  return [
    ...SETUP,
    DAWN,
    ARTILLERY,
    DAMAGE,
    rallyFirst,
    moveFirst,
    rallySecond,
    moveSecond,
    CLOSE_ASSAULT,
    AIR,
    ...oneAfterTheOther(firstMover, CONSTRUCTION),
    ...oneAfterTheOther(firstMover, RESERVES),
    CLOCK,
    ...AFTER,
  ]
}
