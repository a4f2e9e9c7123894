import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { fileOf } from '#rules/flanders-fields/own-battle/army.ts'
import { ownEngagement } from '#rules/flanders-fields/own-battle/index.ts'
import { rule } from '../../../rule.ts'
import { laidFault } from './laid.ts'
import { randomOptions } from './random-options.ts'

const NAMED =
  /^(period|date|armies|stands|noMansLand|ground|works|wire|water|shelters|blockHouses|barrage|hurricane|bombardments|gas|air|tanks|cavalry|guns|storm|national|quality|events|width|reserve)(\.|$)/

test('many battles are laid out soundly, or refused by the field at fault', () => {
  const random = sfc32(1917)
  let laid = 0
  for (let i = 0; i < 150; i++) {
    const options = randomOptions(random)
    const own = ownEngagement(options, i)
    const told = JSON.stringify(options)
    if (own.ok) {
      laid++
      expect(laidFault(own.value.scenario), told).toBeUndefined()
    } else expect(own.error.path, told).toMatch(NAMED)
  }
  expect(laid).toBeGreaterThan(50)
})

rule('FF-ORG-09', 'every force built from options can be written as a file and gives the same battle', () => {
  const random = sfc32(1918)
  for (let i = 0; i < 40; i++) {
    const options = randomOptions(random)
    const own = ownEngagement(options, i)
    if (!own.ok) continue
    const {
      regiments,
      battalions,
      organisation,
      quality,
      tanks,
      cavalry,
      guns,
      reserve,
      storm,
      pioneers,
      ...rest
    } = options
    const armies = {
      attacker: fileOf(own.value.armies.attacker),
      defender: fileOf(own.value.armies.defender),
    }
    const again = ownEngagement({ ...rest, armies }, i)
    expect(again.ok ? again.value.scenario : again.error, JSON.stringify(options)).toEqual(own.value.scenario)
  }
})
