import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, integer, MOST_DICE } from '#kernel/procedure/schema.ts'
import { sentence, several } from '#kernel/words.ts'
import { options } from '../options.ts'
import { DEPOT, SUPPLY_DIE } from '../tables/index.ts'
import { points } from '../wording.ts'

export const supply = procedure({
  name: 'supply',
  title: 'Supply from the depot',
  clauses: ['GF-DPT-02', 'GF-DPT-03', 'GF-DPT-04', 'GF-DPT-05'],
  input: checkedForm(
    {
      depotStrength: integer(0, MOST_DICE),
      depotStart: integer(1),
      options,
    },
    ({ depotStrength, depotStart }) =>
      depotStrength > depotStart + DEPOT.aboveStart
        ? { path: 'depotStrength', message: 'A depot is at most one point above its start.' }
        : undefined,
  ),
  resolve({ depotStrength, depotStart }, dice, trace) {
    trace.note('GF-DPT-02', 'A die for each depot point', depotStrength)
    const supplyPoints = dice.pool(depotStrength, 6, SUPPLY_DIE, 'supply').score
    trace.note('GF-DPT-02', 'Supply points', supplyPoints)
    const shells = depotStrength * DEPOT.shells
    trace.note('GF-DPT-03', 'Shells', shells)
    const depotAfter =
      depotStrength < depotStart ? Math.min(depotStart, depotStrength + DEPOT.regained) : depotStrength
    if (depotAfter > depotStrength) trace.note('GF-DPT-04', 'The depot is rebuilt to', depotAfter)
    trace.note('GF-DPT-05', 'Strength points of armour and of aircraft kept', depotAfter * DEPOT.armour)
    return {
      supplyPoints,
      shells,
      depotAfter,
      armourLimit: depotAfter * DEPOT.armour,
      aircraftLimit: depotAfter * DEPOT.aircraft,
    }
  },
  outcome: (result) => ({ ...result }),
  verdict: ({ supplyPoints, shells, depotAfter }) =>
    sentence(
      `${several(supplyPoints, 'supply point')} and ${several(shells, 'shell')}; the depot now has ${points(depotAfter)}`,
    ),
})
