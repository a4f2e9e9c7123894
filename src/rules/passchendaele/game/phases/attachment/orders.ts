import { form, list, maybe, preset } from '#kernel/procedure/schema.ts'
import { base, kind, MOST_UNITS, unit } from '../forms.ts'

/** A mortar or MG base, and the division it goes with; it stands alone if none is named. */
const attachment = form({ base: base(), to: maybe(unit()) })

export const ATTACHMENT_ORDERS = [
  /** Whatever is not named stays as the scenario lists it. */
  form({ kind: kind('attach'), changes: preset(list(attachment, 0, MOST_UNITS), []) }),
  /** The side wants to change something, and its screen is nobody else's until it has. */
  form({ kind: kind('change-attachments') }),
] as const
