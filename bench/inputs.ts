import * as flandersFields from './largest/flanders-fields.ts'
import * as greenFields from './largest/green-fields.ts'
import * as passchendaele from './largest/passchendaele.ts'
import * as skirmish from './largest/skirmish.ts'

type Inputs = Readonly<Record<string, Readonly<Record<string, object>>>>

/** For each procedure with dice an everyday situation. */
export const ORDINARY_INPUTS: Inputs = {
  'flanders-fields': flandersFields.ORDINARY_INPUTS,
  skirmish: skirmish.ORDINARY_INPUTS,
  'green-fields': greenFields.ORDINARY_INPUTS,
  passchendaele: passchendaele.ORDINARY_INPUTS,
}

/** For each procedure with dice the costliest situation it accepts. */
export const LARGEST_INPUTS: Inputs = {
  'flanders-fields': flandersFields.LARGEST_INPUTS,
  skirmish: skirmish.LARGEST_INPUTS,
  'green-fields': greenFields.LARGEST_INPUTS,
  passchendaele: passchendaele.LARGEST_INPUTS,
}
