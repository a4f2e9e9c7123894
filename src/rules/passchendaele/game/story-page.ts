import type { StoryPage } from '#screen/stories.ts'
import type { State, Unit } from './state.ts'

/** What a unit did, as the report has it: 'lays a gas sheaf'. */
export interface Deed {
  readonly unit: Unit
  readonly does: string
}

/** A page with what its story adds to the tables of the report (PA-END-08). */
interface Page<T extends { readonly kind: string }> extends StoryPage<State, T> {
  /** Breakthroughs, surrenders and gas. */
  deeds?(heard: { readonly story: T; readonly before: State; readonly after: State }): readonly Deed[]
  /** How many bases its unit loses by it. */
  loses?(story: T): number
}

/** The pages of some stories of Passchendaele, by kind. */
export type Pages<Shapes> = {
  readonly [K in keyof Shapes & string]: Page<{ readonly kind: K } & Shapes[K]>
}
