import type { Side } from '../../../vocabulary.ts'

export type CommandStory = {
  readonly kind: 'command-recovered'
  readonly side: Side
  readonly stands: readonly string[]
}
