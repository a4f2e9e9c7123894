import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, form, list, preset } from '#kernel/procedure/schema.ts'
import { sentence } from '#kernel/words.ts'
import { options } from '../options.ts'
import { ZONE_FIELDS, zonePoint } from '../reckoning/beaten-zone.ts'
import { LONGEST_LIST } from '../reckoning/fields.ts'
import { gasFits, SHEAF_FIELDS, sheafPoints } from '../reckoning/sheaf.ts'

export const fireTotal = procedure({
  name: 'fire-total',
  title: 'All fire on a unit',
  clauses: ['PA-FIRE-02', 'PA-FIRE-09', 'PA-FIRE-11'],
  input: form({
    zones: preset(list(form(ZONE_FIELDS), 0, LONGEST_LIST), []),
    sheaves: preset(list(checkedForm(SHEAF_FIELDS, gasFits), 0, LONGEST_LIST), []),
    options,
  }),
  resolve({ zones, sheaves, options: readings }, _dice, trace) {
    let smallArms = 0
    let trenchMortar = 0
    for (const zone of zones) {
      const { points, fireType } = zonePoint(zone, readings, trace)
      if (fireType === 'small-arms') smallArms += points
      else trenchMortar += points
    }
    let fieldArtillery = 0
    let heavyArtillery = 0
    let gas = false
    for (const sheaf of sheaves) {
      const { points, fireType, gas: gassed } = sheafPoints(sheaf, trace)
      if (fireType === 'field-artillery') fieldArtillery += points
      else heavyArtillery += points
      gas ||= gassed
    }
    trace.note('PA-FIRE-09', 'Small arms', smallArms)
    trace.note('PA-FIRE-09', 'Trench mortars', trenchMortar)
    trace.note('PA-FIRE-09', 'Field artillery', fieldArtillery)
    trace.note('PA-FIRE-09', 'Heavy artillery', heavyArtillery)
    trace.note('PA-FIRE-09', 'Gas', gas)
    return { smallArms, trenchMortar, fieldArtillery, heavyArtillery, gas }
  },
  outcome: (result) => ({ ...result }),
  verdict({ smallArms, trenchMortar, fieldArtillery, heavyArtillery, gas }) {
    const kinds = [
      ...(smallArms > 0 ? [`small arms ${smallArms}`] : []),
      ...(trenchMortar > 0 ? [`trench mortar ${trenchMortar}`] : []),
      ...(fieldArtillery > 0 ? [`field ${fieldArtillery}`] : []),
      ...(heavyArtillery > 0 ? [`heavy ${heavyArtillery}`] : []),
      ...(gas ? ['gas'] : []),
    ]
    return kinds.length === 0 ? 'No fire on the unit.' : sentence(kinds.join(', '))
  },
})
