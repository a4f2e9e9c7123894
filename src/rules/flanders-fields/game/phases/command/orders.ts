import { form, literal, maybe } from '#kernel/procedure/schema.ts'
import { at, degrees, id, kind, maybePath } from '../forms.ts'

export const COMMAND_ORDERS = [
  /** A path, or the wire or an obstacle in its place (FF-CMD-09). */
  form({
    kind: kind('command-move'),
    stand: id(),
    path: maybePath(),
    wire: maybe(form(at)),
    obstacle: maybe(literal(true)),
    facing: maybe(degrees()),
  }),
  form({ kind: kind('end-turn') }),
] as const
