import type { PlayerOrder } from '../../orders.ts'
import { PLAY_CARD } from '../cards/playing.ts'
import { HEROIC } from './heroic.ts'
import type { Interlude } from './interlude.ts'
import { SOS } from './sos.ts'

export const INTERLUDES: Readonly<Partial<{ [K in PlayerOrder['kind']]: Interlude<K> }>> = {
  heroic: HEROIC,
  sos: SOS,
  'play-card': PLAY_CARD,
}
