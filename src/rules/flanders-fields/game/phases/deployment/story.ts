import type { Side } from '../../../vocabulary.ts'

export type DeploymentStory =
  | { readonly kind: 'deployed'; readonly side: Side; readonly battalion: string }
  | { readonly kind: 'mutiny'; readonly side: Side; readonly battalions: readonly string[] }
