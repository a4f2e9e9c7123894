import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const defend = (input: object, dice: readonly number[] = []) =>
  resolved('flanders-fields', 'defensive-fire', { period: 'mid', attackerCover: 'soft', ...input }, dice)
const silent = (reason: string) => ({ mayShoot: false, reason, closes: true })

rule('FF-ASLT-02', 'the defender shoots at short range to the front, and only the unharmed close', () => {
  expect(defend({ defender: 'infantry' }, [4])).toEqual({
    mayShoot: true,
    reason: null,
    modifier: 1,
    needSuppress: 5,
    needKill: 6,
    shots: [{ natural: 4, total: 5, outcome: 'suppressed' }],
    killed: false,
    suppressions: 1,
    suppressionsAfter: 1,
    destroyed: false,
    companySuppressed: false,
    closes: false,
  })
  expect(defend({ defender: 'infantry' }, [3])).toMatchObject({ suppressions: 0, closes: true })
  expect(defend({ defender: 'infantry' }, [5])).toMatchObject({ killed: true, closes: false })
})

rule('FF-ASLT-02', 'the bonus of each weapon to the front, none to the flank', () => {
  const bonus = (defender: string, more: object = {}, dice: readonly number[] = [4]) =>
    defend({ defender, ...more }, dice).modifier
  expect([bonus('machine-gun'), bonus('block-house'), bonus('flamethrower')]).toEqual([2, 2, 0])
  expect(bonus('infantry', { period: 'late' })).toBe(2)
  expect(bonus('lmg', {}, [4, 4])).toBe(1)
  expect(bonus('machine-gun', { facing: 'flank' })).toBe(0)
  expect(bonus('infantry', { period: 'late', facing: 'flank' })).toBe(0)
})

rule('FF-ASLT-02', 'gas, raw troops and dismounted cavalry shoot worse here too', () => {
  const more = { shooterInGas: true, quality: 'raw', dismountedCavalry: true }
  expect(defend({ defender: 'infantry', ...more }, [4]).modifier).toBe(-2)
  expect(defend({ defender: 'machine-gun', ...more }, [4]).modifier).toBe(1)
  const options = { 'storm-troop-shooting': 'plus-1' }
  expect(defend({ defender: 'infantry', quality: 'storm', options }, [4]).modifier).toBe(2)
})

rule('FF-ASLT-02', 'guns, mortars, commanders, motors and mounted cavalry do not shoot', () => {
  for (const defender of ['artillery', 'mortar', 'command', 'motor', 'cavalry']) {
    expect(defend({ defender })).toEqual(silent('not-allowed'))
  }
})

rule('FF-ASLT-02', 'a machine gun halts the whole company', () => {
  expect(defend({ defender: 'machine-gun', attackerCover: 'medium' }, [3])).toMatchObject({
    companySuppressed: true,
    closes: false,
  })
})

rule('FF-ASLT-02', 'earlier markers of the attacker count towards the third', () => {
  expect(defend({ defender: 'infantry', attackerSuppressions: 2 }, [4])).toMatchObject({
    suppressionsAfter: 3,
    destroyed: true,
  })
})

rule('FF-SUPP-01', 'the suppressed do not shoot', () => {
  expect(defend({ defender: 'infantry', suppressed: true })).toEqual(silent('suppressed'))
})

rule('FF-DUG-03', 'those below do not shoot either', () => {
  expect(defend({ defender: 'infantry', suppressed: true, deepShelter: true })).toEqual(
    silent('deep-shelter'),
  )
  expect(defend({ defender: 'command', deepShelter: true })).toEqual(silent('deep-shelter'))
})

rule('FF-ASLT-02', 'fire that cannot harm the attacker is not given', () => {
  expect(defend({ defender: 'at-rifle' })).toEqual(silent('no-effect'))
  expect(defend({ defender: 'infantry', attackerCover: 'deep-shelter' })).toEqual(silent('no-effect'))
  expect(defend({ defender: 'artillery', suppressed: true })).toEqual(silent('not-allowed'))
  expect(defend({ defender: 'at-rifle', suppressed: true })).toEqual(silent('suppressed'))
})

rule('FF-ASLT-07', 'a tank under assault shoots at -1 with its short-range bonus to the front', () => {
  expect(defend({ defender: 'tank-gun' }, [4]).modifier).toBe(0)
  expect(defend({ defender: 'tank-gun', facing: 'flank' }, [4]).modifier).toBe(-1)
  expect(defend({ defender: 'tank-lmg' }, [4, 4])).toMatchObject({ modifier: 0 })
  expect(defend({ defender: 'tank-lmg' }, [4, 4]).shots).toHaveLength(2)
})

rule('FF-ASLT-08', 'those who stand may shoot at the tank', () => {
  const tank = { attackerArmour: true, attackerCover: undefined }
  expect(defend({ defender: 'infantry', ...tank }, [5])).toMatchObject({
    modifier: 1,
    needSuppress: 6,
    needKill: null,
    shots: [{ total: 6, outcome: 'suppressed' }],
    companySuppressed: false,
  })
  expect(defend({ defender: 'at-rifle', ...tank }, [5])).toMatchObject({
    modifier: 2,
    needKill: 7,
    killed: true,
  })
  expect(defend({ defender: 'machine-gun', ...tank }, [4])).toMatchObject({ needSuppress: 6, needKill: null })
  expect(defend({ defender: 'tank-gun', ...tank })).toEqual(silent('not-allowed'))
  expect(defend({ defender: 'tank-lmg', ...tank })).toEqual(silent('not-allowed'))
})

rule('FF-BLOCK-04', 'a face of a block house shoots as a machine gun', () => {
  expect(defend({ defender: 'block-house' }, [3])).toMatchObject({
    modifier: 2,
    needSuppress: 4,
    needKill: 5,
    killed: true,
  })
})

rule('FF-ASLT-02', 'the cover of attackers on foot must be said', () => {
  const refused = (input: object) => refusal('flanders-fields', 'defensive-fire', { period: 'mid', ...input })
  expect(refused({ defender: 'infantry' })).toBe('invalid-input attackerCover')
  expect(refused({ attackerCover: 'soft' })).toBe('invalid-input defender')
  expect(refused({ defender: 'infantry', attackerCover: 'soft', facing: 'rear' })).toBe(
    'invalid-input facing',
  )
})

const assault = (attacker: object, defender: object, dice: readonly number[] = [3, 3]) =>
  resolved('flanders-fields', 'assault', { attacker, defender }, dice)
const attackerModifier = (attacker: object, defender: object = { kind: 'infantry' }) =>
  assault(attacker, defender).attackerModifier
const defenderModifier = (defender: object) => assault({ kind: 'infantry' }, defender).defenderModifier
const forbidden = (reason: string) => ({ legal: false, reason })

rule('FF-ASLT-03', 'the higher total wins; on a draw the attackers fall back 3 cm', () => {
  const meet = (dice: readonly number[]) => assault({ kind: 'infantry' }, { kind: 'infantry' }, dice)
  expect(meet([3, 3])).toEqual({
    legal: true,
    reason: null,
    attackerModifier: 1,
    defenderModifier: 0,
    attackerTotal: 4,
    defenderTotal: 3,
    winner: 'attacker',
    fallBack: 0,
  })
  expect(meet([2, 3])).toMatchObject({ winner: 'draw', fallBack: 3 })
  expect(meet([1, 3])).toMatchObject({ winner: 'defender', fallBack: 0 })
})

rule('FF-ASLT-04', 'what the attacker adds by its kind', () => {
  expect(attackerModifier({ kind: 'infantry' })).toBe(1)
  expect(attackerModifier({ kind: 'flamethrower' })).toBe(1)
  expect(attackerModifier({ kind: 'heavy-tank' })).toBe(3)
  expect(attackerModifier({ kind: 'light-tank' })).toBe(2)
  for (const kind of ['infantry', 'artillery', 'machine-gun', 'mortar', 'lmg', 'at-rifle', 'command']) {
    expect(attackerModifier({ kind: 'cavalry' }, { kind })).toBe(3)
  }
  expect(attackerModifier({ kind: 'cavalry' }, { kind: 'cavalry' })).toBe(1)
})

rule('FF-ASLT-04', 'quality and support of the attacker', () => {
  expect(attackerModifier({ kind: 'infantry', quality: 'veteran' })).toBe(2)
  expect(attackerModifier({ kind: 'infantry', quality: 'storm' })).toBe(2)
  expect(attackerModifier({ kind: 'infantry', quality: 'raw' })).toBe(0)
  expect(attackerModifier({ kind: 'infantry', support: true })).toBe(2)
  expect(attackerModifier({ kind: 'heavy-tank', quality: 'raw' })).toBe(2)
})

rule('FF-ASLT-04', 'the defender’s cover counts against the attacker', () => {
  const into = (cover: string) => attackerModifier({ kind: 'infantry' }, { kind: 'infantry', cover })
  expect(['open', 'soft', 'medium', 'hard', 'fortification'].map(into)).toEqual([1, 1, 0, -1, -2])
  const burn = (cover: string) => attackerModifier({ kind: 'flamethrower' }, { kind: 'infantry', cover })
  expect(['open', 'soft', 'medium', 'hard', 'fortification'].map(burn)).toEqual([1, 1, 2, 1, 0])
})

rule('FF-ASLT-04', 'what the defender adds', () => {
  expect(defenderModifier({ kind: 'infantry' })).toBe(0)
  expect(defenderModifier({ kind: 'infantry', quality: 'veteran' })).toBe(1)
  expect(defenderModifier({ kind: 'infantry', quality: 'raw', suppressed: true })).toBe(-2)
  expect(defenderModifier({ kind: 'cavalry' })).toBe(0)
  expect(defenderModifier({ kind: 'flamethrower', cover: 'medium' })).toBe(0)
})

rule('FF-ASLT-05', 'support weapons and guns fight at -1; support helps no tank', () => {
  for (const kind of ['machine-gun', 'mortar', 'lmg', 'at-rifle', 'artillery']) {
    expect(defenderModifier({ kind })).toBe(-1)
  }
  expect(attackerModifier({ kind: 'cavalry', support: true })).toBe(4)
  expect(attackerModifier({ kind: 'heavy-tank', support: true })).toBe(3)
  expect(assault({ kind: 'infantry' }, { kind: 'infantry' }, [1, 1]).winner).toBe('attacker')
})

rule('FF-QUAL-02', 'crews fight as experienced, light teams by their battalion’s grade', () => {
  for (const kind of ['machine-gun', 'mortar', 'artillery']) {
    expect(defenderModifier({ kind, quality: 'veteran' })).toBe(-1)
  }
  expect(defenderModifier({ kind: 'lmg', quality: 'veteran' })).toBe(0)
  expect(defenderModifier({ kind: 'block-house', quality: 'raw' })).toBe(0)
  expect(defenderModifier({ kind: 'motor', quality: 'raw' })).toBe(0)
})

rule('FF-CMD-01', 'a command stand defends itself at +1', () => {
  expect(defenderModifier({ kind: 'command' })).toBe(1)
  expect(defenderModifier({ kind: 'command', quality: 'veteran' })).toBe(2)
})

rule('FF-ASLT-07', 'a tank under assault has neither bonus nor cover', () => {
  expect(assault({ kind: 'infantry' }, { kind: 'heavy-tank', cover: 'hard' })).toMatchObject({
    attackerModifier: 1,
    defenderModifier: 0,
  })
  expect(defenderModifier({ kind: 'light-tank', quality: 'veteran' })).toBe(1)
  expect(assault({ kind: 'infantry' }, { kind: 'motor', cover: 'hard' })).toMatchObject({
    attackerModifier: 1,
    defenderModifier: 0,
  })
})

rule(['FF-ASLT-09', 'FF-CAV-01'], 'cavalry charges neither armour nor good cover', () => {
  const charge = (defender: object) => assault({ kind: 'cavalry' }, defender, [])
  for (const kind of ['heavy-tank', 'light-tank', 'motor']) {
    expect(charge({ kind })).toEqual(forbidden('cavalry-may-not-assault-armour'))
  }
  for (const cover of ['medium', 'hard', 'fortification']) {
    expect(charge({ kind: 'infantry', cover })).toEqual(forbidden('cavalry-needs-open-or-soft'))
  }
  expect(charge({ kind: 'block-house' })).toEqual(forbidden('cavalry-needs-open-or-soft'))
  expect(assault({ kind: 'cavalry' }, { kind: 'infantry', cover: 'soft' }).legal).toBe(true)
})

rule('FF-ASLT-09', 'tanks assault neither tanks nor fortifications', () => {
  for (const kind of ['heavy-tank', 'light-tank']) {
    expect(assault({ kind }, { kind: 'heavy-tank' }, [])).toEqual(forbidden('tank-may-not-assault-tank'))
    expect(assault({ kind }, { kind: 'light-tank' }, [])).toEqual(forbidden('tank-may-not-assault-tank'))
    expect(assault({ kind }, { kind: 'infantry', cover: 'fortification' }, [])).toEqual(
      forbidden('fortification-needs-infantry'),
    )
    expect(assault({ kind }, { kind: 'motor' }).legal).toBe(true)
  }
  expect(assault({ kind: 'heavy-tank' }, { kind: 'infantry', cover: 'hard' }).attackerModifier).toBe(1)
})

rule('FF-BLOCK-03', 'a block house is taken by infantry or flames, as a fortification', () => {
  expect(assault({ kind: 'infantry' }, { kind: 'block-house', cover: 'open' })).toMatchObject({
    attackerModifier: -2,
    defenderModifier: 0,
  })
  expect(attackerModifier({ kind: 'flamethrower' }, { kind: 'block-house' })).toBe(0)
  expect(assault({ kind: 'heavy-tank' }, { kind: 'block-house' }, [])).toEqual(
    forbidden('fortification-needs-infantry'),
  )
  expect(defenderModifier({ kind: 'block-house', suppressed: true })).toBe(-1)
})

rule('FF-DUG-03', 'men in a deep shelter fight at -1 and their cover counts for nothing', () => {
  const below = { kind: 'infantry', cover: 'hard', deepShelter: true }
  expect(assault({ kind: 'infantry' }, below)).toMatchObject({ attackerModifier: 1, defenderModifier: -1 })
  expect(attackerModifier({ kind: 'flamethrower' }, below)).toBe(3)
  for (const kind of ['cavalry', 'heavy-tank', 'light-tank']) {
    expect(assault({ kind }, below, [])).toEqual(forbidden('fortification-needs-infantry'))
  }
})

rule('FF-ASLT-05', 'only these kinds attack', () => {
  const refused = (input: object) => refusal('flanders-fields', 'assault', input, [3, 3])
  const infantry = { kind: 'infantry' }
  expect(refused({ attacker: { kind: 'machine-gun' }, defender: infantry })).toBe(
    'invalid-input attacker.kind',
  )
  expect(refused({ attacker: infantry })).toBe('invalid-input defender')
  expect(refused({ attacker: infantry, defender: { kind: 'infantry', support: true } })).toBe(
    'invalid-input defender.support',
  )
  expect(refused({ attacker: { ...infantry, cover: 'soft' }, defender: infantry })).toBe(
    'invalid-input attacker.cover',
  )
})
