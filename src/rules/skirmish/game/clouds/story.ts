import type { Wind } from '../../vocabulary.ts'

export type CloudStory =
  | { readonly kind: 'gassed'; readonly unit: string; readonly men: number; readonly overcome: number }
  | { readonly kind: 'clouds-drifted'; readonly clouds: number }
  | { readonly kind: 'wind'; readonly direction: number; readonly strength: Wind }
