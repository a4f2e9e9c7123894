import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const cover = (input: object) => resolved('flanders-fields', 'effective-cover', input).cover
const sight = (input: object) => resolved('flanders-fields', 'visibility', input)

rule('FF-COV-01', 'the five grades all occur', () => {
  expect([
    cover({ ground: 'on-wire' }),
    cover({ ground: 'wood' }),
    cover({ ground: 'open', fieldwork: 'trench' }),
    cover({ ground: 'open', fieldwork: 'strong-point' }),
    cover({ ground: 'open', fieldwork: 'block-house' }),
  ]).toEqual(['open', 'soft', 'medium', 'hard', 'fortification'])
})

rule('FF-COV-02', 'all but raw troops find soft cover in open ground', () => {
  expect(cover({ ground: 'open', quality: 'raw' })).toBe('open')
  for (const quality of ['experienced', 'veteran', 'storm']) {
    expect(cover({ ground: 'open', quality })).toBe('soft')
  }
  expect(cover({ ground: 'open', in1914: true })).toBe('soft')
})

rule(['FF-QUAL-02', 'FF-COV-02'], 'crews find soft cover in open ground whatever their battalion', () => {
  for (const quality of ['raw', 'experienced', 'veteran', 'storm']) {
    for (const ground of ['open', 'shell-torn', 'shattered']) {
      expect(cover({ ground, troop: 'crewed', quality })).toBe('soft')
    }
  }
  expect(cover({ ground: 'open', troop: 'packed', quality: 'raw' })).toBe('open')
  const options = { fieldcraft: 'not-in-1914' }
  expect(cover({ ground: 'open', troop: 'crewed', quality: 'raw', in1914: true, options })).toBe('open')
})

rule('FF-COV-02', 'limbered and packed weapons are in the open, but a wood still hides them', () => {
  expect(cover({ ground: 'open', troop: 'packed', quality: 'veteran' })).toBe('open')
  expect(cover({ ground: 'wood', troop: 'packed' })).toBe('soft')
})

rule('FF-COV-02', 'by the other reading nobody had field craft in 1914', () => {
  const options = { fieldcraft: 'not-in-1914' }
  expect(cover({ ground: 'open', in1914: true, options })).toBe('open')
  expect(cover({ ground: 'open', in1914: false, options })).toBe('soft')
  expect(cover({ ground: 'wood', in1914: true, options })).toBe('soft')
})

rule('FF-COV-03', 'woods, villages, marsh and river banks', () => {
  expect(cover({ ground: 'wood', quality: 'raw' })).toBe('soft')
  expect(cover({ ground: 'built-up', quality: 'raw' })).toBe('hard')
  expect(cover({ ground: 'marsh', quality: 'veteran' })).toBe('soft')
  expect(cover({ ground: 'river-bank', quality: 'veteran' })).toBe('soft')
})

rule('FF-COV-03', 'works by the ground they stand in', () => {
  const works = (fieldwork: string) =>
    ['open', 'wood', 'built-up'].map((ground) => cover({ ground, fieldwork, quality: 'raw' }))
  expect(works('trench')).toEqual(['medium', 'hard', 'fortification'])
  expect(works('strong-point')).toEqual(['hard', 'hard', 'fortification'])
  expect(works('block-house')).toEqual(['fortification', 'fortification', 'fortification'])
})

rule('FF-COV-04', 'a column on a road and troops on wire are in the open', () => {
  expect(cover({ ground: 'road-column', quality: 'veteran' })).toBe('open')
  expect(cover({ ground: 'on-wire', quality: 'veteran', fieldwork: 'block-house' })).toBe('open')
  expect(cover({ ground: 'on-wire', fellBack: true })).toBe('open')
})

rule('FF-COV-05', 'cavalry is in the open but for woods and villages', () => {
  const cavalry = (ground: string, fieldwork = 'none') => cover({ ground, fieldwork, troop: 'cavalry' })
  expect([cavalry('open'), cavalry('marsh'), cavalry('open', 'trench')]).toEqual(['open', 'open', 'open'])
  expect([cavalry('wood'), cavalry('built-up')]).toEqual(['soft', 'hard'])
  expect(cavalry('open', 'block-house')).toBe('fortification')
})

rule('FF-COV-06', 'craters help only through field craft', () => {
  for (const ground of ['shell-torn', 'shattered']) {
    expect(cover({ ground, quality: 'raw' })).toBe('open')
    expect(cover({ ground, quality: 'experienced' })).toBe('soft')
  }
})

rule('FF-ASLT-03', 'troops who fell back from a draw lie in soft cover', () => {
  expect(cover({ ground: 'open', quality: 'raw', fellBack: true })).toBe('soft')
  expect(cover({ ground: 'open', fieldwork: 'trench', fellBack: true })).toBe('medium')
  expect(cover({ ground: 'open', troop: 'packed', fellBack: true })).toBe('soft')
})

rule('FF-VIS-01', 'sighting distances', () => {
  const limits = (viewer: string, hasFired = false) =>
    ['troops-open', 'troops-cover', 'large'].map(
      (target) => sight({ viewer, target, range: 0, hasFired }).limit,
    )
  expect(limits('infantry')).toEqual([100, 30, 150])
  expect(limits('infantry', true)).toEqual([100, 50, 150])
  expect(limits('artillery')).toEqual([200, 100, 250])
  expect(limits('vehicle')).toEqual([50, 10, 100])
  expect(limits('vehicle', true)).toEqual([50, 50, 100])
})

rule('FF-VIS-01', 'a target at the very limit is seen', () => {
  expect(sight({ viewer: 'infantry', target: 'troops-open', range: 100 })).toEqual({
    limit: 100,
    visible: true,
  })
  expect(sight({ viewer: 'infantry', target: 'troops-open', range: 100.1 }).visible).toBe(false)
})

rule('FF-VIS-02', 'having fired does not bring gunners closer', () => {
  expect(sight({ viewer: 'artillery', target: 'troops-cover', range: 80, hasFired: true })).toEqual({
    limit: 100,
    visible: true,
  })
})

rule('FF-VIS-03', 'a blocked line and dead ground hide', () => {
  const near = { viewer: 'infantry', target: 'troops-open', range: 10 }
  expect(sight({ ...near, blocked: true }).visible).toBe(false)
  expect(sight({ ...near, deadGround: true })).toEqual({ limit: 100, visible: false })
})

rule('FF-VIS-01', 'wrong input is refused at its field', () => {
  const refused = (input: object) => refusal('flanders-fields', 'visibility', input)
  expect(refused({ viewer: 'infantry', target: 'large' })).toBe('invalid-input range')
  expect(refused({ viewer: 'infantry', target: 'large', range: -1 })).toBe('invalid-input range')
  expect(refused({ viewer: 'cook', target: 'large', range: 1 })).toBe('invalid-input viewer')
  expect(refusal('flanders-fields', 'effective-cover', { ground: 'sea' })).toBe('invalid-input ground')
})
