import type { HeardOrder } from '#screen/results.ts'
import type { State } from '../../game/state.ts'
import type { Story } from '../../game/stories/story.ts'

export type Told<K extends Story['kind']> = Extract<Story, { readonly kind: K }>

/** A story with the battle before and after it. */
export type Heard = HeardOrder<State, Story>['heard'][number]
