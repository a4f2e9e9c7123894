import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import { listed } from '#kernel/words.ts'
import { options } from '../options.ts'
import { ESTABLISHMENTS, FIRST_YEAR, LAST_YEAR } from '../tables/index.ts'
import { NATIONS } from '../vocabulary.ts'

type Note =
  | 'infantry-bases'
  | 'field-artillery-bases'
  | 'machine-gun-bases'
  | 'trench-mortar-bases'
  | 'stosstruppen-nation'

const within = (count: number, [least, most]: readonly [number, number]): boolean =>
  count >= least && count <= most

export const organisationCheck = procedure({
  name: 'organisation-check',
  title: 'Check the make-up of a division',
  clauses: ['PA-ORG-01', 'PA-ORG-03', 'PA-ORG-04', 'PA-ORG-05', 'PA-ORG-08', 'PA-ORG-09', 'PA-TROOP-02'],
  input: form({
    nation: choice(NATIONS),
    year: integer(FIRST_YEAR, LAST_YEAR),
    infantry: integer(0),
    fieldArtillery: preset(integer(0), 0),
    machineGun: preset(integer(0), 0),
    trenchMortar: preset(integer(0), 0),
    stosstruppen: preset(integer(0), 0),
    options,
  }),
  resolve(division, _dice, trace) {
    const usual = ESTABLISHMENTS.find(
      ({ nation, years }) => nation === division.nation && within(division.year, years),
    )
    const notes: Note[] = []
    if (usual) {
      if (!within(division.infantry, usual.infantry)) notes.push('infantry-bases')
      if (!within(division.fieldArtillery, usual.fieldArtillery)) notes.push('field-artillery-bases')
      if (!within(division.machineGun, usual.machineGun)) notes.push('machine-gun-bases')
      if (!within(division.trenchMortar, usual.trenchMortar)) notes.push('trench-mortar-bases')
    }
    if (division.stosstruppen > 0 && division.nation !== 'german') notes.push('stosstruppen-nation')
    for (const note of notes) trace.note('PA-ORG-09', 'Unusual', note)
    if (notes.length === 0) trace.note('PA-ORG-09', 'A division of usual strength')
    return { usual: notes.length === 0, notes }
  },
  outcome: ({ usual, notes }) => ({ usual, notes: notes.join(', ') }),
  verdict: ({ usual, notes }) =>
    usual ? 'A usual division.' : `Unusual: ${listed(notes.map((note) => ODDITY[note]))}.`,
})

const ODDITY: Readonly<Record<Note, string>> = {
  'infantry-bases': 'infantry',
  'field-artillery-bases': 'field guns',
  'machine-gun-bases': 'MG battalions',
  'trench-mortar-bases': 'trench mortars',
  'stosstruppen-nation': 'storm troops who are not German',
}
