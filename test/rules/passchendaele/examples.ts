import type { Example } from '../../examples.ts'

/** The worked examples of the rule catalogue. */
export const EXAMPLES: readonly Example[] = [
  {
    procedure: 'initiative',
    input: {},
    dice: [2, 2, 5, 1],
    result: {
      winner: 'german',
      throws: 2,
      rolls: [
        [2, 2],
        [5, 1],
      ],
    },
  },
  {
    procedure: 'relocation',
    input: { divisions: [{ name: 'Guards' }, { name: '4th', frontLine: true }, { name: '11th' }] },
    dice: [5, 2],
    result: { relocating: ['Guards'], staying: ['4th', '11th'] },
  },
  {
    procedure: 'beaten-zone',
    input: { firer: 'infantry', range: 4.5, offFront: 30 },
    dice: [],
    result: { inRange: true, inArc: true, blocked: false, points: 1, fireType: 'small-arms' },
  },
  {
    procedure: 'sheaf-placement',
    input: {
      guns: 'field-artillery',
      squares: [
        { range: 14, stack: 2 },
        { range: 15, stack: 2 },
      ],
    },
    dice: [],
    result: { legal: true, reasons: [], maxRange: 18 },
  },
  {
    procedure: 'sheaf-points',
    input: { guns: 'extra-heavy-artillery', squareInches: 2.7 },
    dice: [],
    result: { points: 6, fireType: 'heavy-artillery', gas: false },
  },
  {
    procedure: 'fire-total',
    input: {
      zones: [
        { firer: 'infantry', range: 5 },
        { firer: 'machine-gun', range: 6, blockedBy: 'friendly-unit' },
        { firer: 'trench-mortar', range: 3, offFront: 120 },
      ],
      sheaves: [
        { guns: 'field-artillery', squareInches: 3.2 },
        { guns: 'field-artillery', shell: 'gas', squareInches: 0.4 },
      ],
    },
    dice: [],
    result: { smallArms: 2, trenchMortar: 1, fieldArtillery: 3, heavyArtillery: 0, gas: true },
  },
  {
    procedure: 'fire-load',
    input: { cover: 'trench', smallArms: 2, fieldArtillery: 6, heavyArtillery: 3 },
    dice: [],
    result: { column: 'trench', load: 14, modifier: -3, underFire: true },
  },
  {
    procedure: 'runners',
    input: { quality: 'line', status: 'pinned', shelled: true },
    dice: [3, 6],
    result: { diceCount: 2, received: true },
  },
  {
    procedure: 'status-result',
    input: { score: 4, status: 'wavering', underFire: true },
    dice: [],
    result: { change: -1, newStatus: 'pinned', fallBack: false },
  },
  {
    procedure: 'movement-allowance',
    input: { score: 7, order: 'advance', status: 'solid', troop: 'cavalry' },
    dice: [],
    result: { inches: 2, inchesOpen: 4 },
  },
  {
    procedure: 'carry-on',
    input: {
      quality: 'veteran',
      status: 'wavering',
      order: 'advance',
      cover: 'cratered',
      smallArms: 1,
      fieldArtillery: 2,
    },
    dice: [5, 4],
    result: {
      roll: 9,
      score: 7,
      load: 15,
      change: 0,
      newStatus: 'wavering',
      fallBack: false,
      inches: 2,
      fires: true,
    },
  },
  {
    procedure: 'change-orders',
    input: {
      quality: 'reservist',
      status: 'solid',
      order: 'hold',
      newOrder: 'retreat',
      cover: 'trench',
      fieldArtillery: 3,
    },
    dice: [2, 6, 4, 3],
    result: { diceCount: 2, received: true, order: 'retreat', score: 7, newStatus: 'solid', inches: 2 },
  },
  {
    procedure: 'move-direction',
    input: { order: 'countermarch', angle: 60 },
    dice: [],
    result: { legal: true },
  },
  {
    procedure: 'move-stop',
    input: { order: 'advance', inches: 2, enemyDistance: 1.5, objectiveDistance: 3 },
    dice: [],
    result: { distance: 1.5, contact: true, stoppedBy: 'contact', orderAfter: 'advance' },
  },
  {
    procedure: 'pass-through',
    input: { inches: 3, enemyDistance: 0.75, enemyDepth: 2 },
    dice: [],
    result: { possible: true, reason: 'ok', frontAfter: 4 },
  },
  {
    procedure: 'fall-back',
    input: { clear: 3, leavesShellingAt: 1.4 },
    dice: [],
    result: { distance: 1.4, surrenders: false },
  },
  {
    procedure: 'combat-involved',
    input: {
      bases: [
        { id: 'a1', contact: true },
        { id: 'a2', sameUnit: true, gap: 1.5 },
        { id: 'a3', sameUnit: true, gap: 3 },
        { id: 't1', troop: 'tank', gap: 1, declared: true },
      ],
    },
    dice: [],
    result: { involved: ['a1', 'a2', 't1'], supporting: ['t1'], excluded: ['a3'] },
  },
  {
    procedure: 'combat-modifier',
    input: { quality: 'veteran', status: 'wavering', defending: true, cover: 'trench' },
    dice: [],
    result: { modifier: 2 },
  },
  {
    procedure: 'combat-round',
    input: {
      attackers: [{ status: 'wavering' }, { status: 'wavering' }],
      defenders: [{ status: 'pinned', cover: 'fortified' }],
    },
    dice: [3, 4, 6],
    result: { attackerTotal: 7, defenderTotal: 7, winner: 'tie', attackersLost: 1, defendersLost: 1 },
  },
  {
    procedure: 'close-combat',
    input: {
      attackers: [{ status: 'solid' }, { status: 'solid' }],
      defenders: [
        { status: 'wavering', cover: 'trench' },
        { status: 'wavering', cover: 'trench' },
      ],
    },
    dice: [1, 2, 6, 5, 4, 1, 1, 6, 5],
    result: {
      rounds: 3,
      totals: [
        [5, 13],
        [5, 4],
        [7, 6],
      ],
      winner: 'attacker',
      attackersLeft: [1],
      defendersLeft: [],
      statusAfter: ['disordered'],
    },
  },
  {
    procedure: 'combat-aftermath',
    input: { status: 'wavering', rounds: 1 },
    dice: [],
    result: { newStatus: 'pinned' },
  },
  {
    procedure: 'order-check',
    input: { troop: 'infantry', order: 'fire-barrage' },
    dice: [],
    result: { legal: false, reason: 'barrage-needs-guns' },
  },
  {
    procedure: 'deployment-check',
    input: { group: 'eingreif', distanceBehindFront: 14 },
    dice: [],
    result: { legal: true, reason: 'ok' },
  },
  {
    procedure: 'organisation-check',
    input: { nation: 'french', year: 1917, infantry: 3, fieldArtillery: 3, machineGun: 1 },
    dice: [],
    result: { usual: false, notes: ['machine-gun-bases'] },
  },
  {
    procedure: 'casualty-points',
    input: { bases: { infantry: 2, tank: 1 } },
    dice: [],
    result: { points: 6 },
  },
  {
    procedure: 'victory',
    input: { germanPoints: 14, ententePoints: 21 },
    dice: [],
    result: { winner: 'entente', degree: 'marginal', margin: 7 },
  },
  {
    procedure: 'collapse',
    input: { originalBases: 10, lostBases: 7 },
    dice: [],
    result: { collapsed: false, limit: 8 },
  },
  {
    procedure: 'objective-holder',
    input: { holder: 'german', germanDistance: 2.5, ententeDistance: 0.5 },
    dice: [],
    result: { holder: 'entente', changed: true },
  },
]
