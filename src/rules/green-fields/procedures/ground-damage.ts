import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, flag, form, integer, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { sentence, several } from '#kernel/words.ts'
import { type Options, options } from '../options.ts'
import { DEGRADED, HITS_PER_LEVEL, SHELL_HOLES_PER_GRADE } from '../tables/index.ts'
import { GROUNDS, type Ground, SCALES, type Scale, WORKS, type Works } from '../vocabulary.ts'
import { GROUND_WORDS, when, worksWords } from '../wording.ts'

export const groundDamage = procedure({
  name: 'ground-damage',
  title: 'Damage to a zone',
  clauses: [
    'GF-DEG-01',
    'GF-DEG-02',
    'GF-DEG-03',
    'GF-DEG-04',
    'GF-DEG-06',
    'GF-DEG-07',
    'GF-TERR-03',
    'GF-RAID-06',
  ],
  input: form({
    scale: preset(choice(SCALES), 'weekly'),
    ground: preset(choice(GROUNDS), 'open'),
    trench: preset(choice(WORKS), 'none'),
    emplacement: preset(choice(WORKS), 'none'),
    shellHoles: preset(integer(0, SHELL_HOLES_PER_GRADE - 1), 0),
    road: flag(),
    bombarded: flag(),
    artilleryHits: preset(integer(0), 0),
    bomberHits: preset(integer(0), 0),
    newWireHits: preset(integer(0), 0),
    wireHits: preset(integer(0, HITS_PER_LEVEL - 1), 0),
    missions: preset(integer(1), 1),
    options,
  }),
  resolve(input, _, trace) {
    const counters = newCounters(input, trace)
    const shellHoles = input.shellHoles + counters
    const shellHolesAfter = shellHoles % SHELL_HOLES_PER_GRADE
    const groundAfter = degraded(input.ground, Math.floor(shellHoles / SHELL_HOLES_PER_GRADE))
    const worse = groundAfter !== input.ground
    if (worse) trace.note('GF-DEG-01', 'The ground is now', groundAfter)
    trace.note('GF-DEG-02', 'Shell-hole counters left', shellHolesAfter)

    const levels = Math.floor(input.artilleryHits / HITS_PER_LEVEL)
    const shelledTrench = lowered(input.trench, levels)
    const wire = input.wireHits + input.newWireHits
    const trenchAfter = lowered(shelledTrench, Math.floor(wire / HITS_PER_LEVEL))
    const emplacementAfter = lowered(input.emplacement, levels)
    if (shelledTrench !== input.trench) trace.note('GF-DEG-04', 'Guns leave the trench', shelledTrench)
    if (trenchAfter !== shelledTrench) trace.note('GF-RAID-06', 'Wire cutters leave the trench', trenchAfter)
    if (emplacementAfter !== input.emplacement) {
      trace.note('GF-DEG-04', 'Guns leave the emplacement', emplacementAfter)
    }

    const roadCut = input.road && (worse || input.artilleryHits > 0 || input.bomberHits > 0)
    if (roadCut) trace.note('GF-DEG-03', 'The road is cut')
    const wireHitsAfter = trenchAfter === 'none' ? 0 : wire % HITS_PER_LEVEL
    if (wireHitsAfter > 0) trace.note('GF-RAID-06', 'Hits that stay on the wire', wireHitsAfter)
    return {
      groundAfter,
      shellHolesAfter,
      degraded: worse,
      trenchAfter,
      emplacementAfter,
      roadCut,
      wireHitsAfter,
    }
  },
  outcome: (result) => ({ ...result }),
  verdict(result) {
    const { groundAfter, degraded, trenchAfter, emplacementAfter, roadCut, shellHolesAfter, wireHitsAfter } =
      result
    const said = [
      degraded ? `sinks to ${GROUND_WORDS[groundAfter]}` : `still ${GROUND_WORDS[groundAfter]}`,
      worksWords(trenchAfter, 'trench'),
      ...when(emplacementAfter !== 'none', worksWords(emplacementAfter, 'emplacement')),
      ...when(roadCut, 'road cut'),
      ...when(shellHolesAfter > 0, several(shellHolesAfter, 'shell hole')),
      ...when(wireHitsAfter > 0, several(wireHitsAfter, 'wire hit')),
    ]
    return sentence(said.join(', '))
  },
})

interface Shelling {
  readonly scale: Scale
  readonly bombarded: boolean
  readonly missions: number
  readonly options: Options
}

/** GF-DEG-02, GF-DEG-06 */
const newCounters = ({ scale, bombarded, missions, options }: Shelling, trace: Trace): number => {
  if (!bombarded) return 0
  if (scale === 'assault') {
    trace.note('GF-DEG-06', 'Assaults leave no shell-hole counter')
    return 0
  }
  const counters = options['shell-holes'] === 'per-mission' ? missions : 1
  trace.note('GF-DEG-01', 'Shell-hole counters added', counters)
  return counters
}

const degraded = (ground: Ground, grades: number): Ground => {
  if (grades <= 0) return ground
  const next = DEGRADED[ground]
  return next === ground ? ground : degraded(next, grades - 1)
}

const lowered = (works: Works, levels: number): Works =>
  WORKS[Math.max(0, WORKS.indexOf(works) - levels)] ?? 'none'
