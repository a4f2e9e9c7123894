import { choice, form, list, literal, maybe, text } from '#kernel/procedure/schema.ts'
import { QUALITIES, type Quality, TRAITS, type Trait } from '../vocabulary.ts'
import { aboutOf, type BuiltOf, ORGANISATIONS } from './organisations.ts'

/** One unit of a built force as players write it down (SK 7.9); its owner may give it a name. */
export const ITEM_FIELDS = {
  organisation: choice(ORGANISATIONS),
  quality: maybe(choice(QUALITIES)),
  traits: maybe(list(choice(TRAITS), 0, TRAITS.length)),
  with: maybe(literal('officer')),
  name: maybe(text()),
} as const

export const ITEM = form(ITEM_FIELDS)

export interface Item {
  readonly organisation: BuiltOf
  readonly quality?: Quality | undefined
  readonly traits?: readonly Trait[] | undefined
  readonly with?: 'officer' | undefined
  readonly name?: string | undefined
}

/** Units that are alike. */
export interface Line extends Item {
  readonly count: number
}

export const qualityOf = ({ organisation, quality }: Item): Quality =>
  quality ?? aboutOf(organisation).quality

/** What its organisation gives it, and what it was given besides, each once. */
export const traitsOf = ({ organisation, traits = [] }: Item): readonly Trait[] => [
  ...new Set([...aboutOf(organisation).traits, ...traits]),
]

/** SK-GEN-17: men on the table, an officer with them counted. */
export const figuresOf = (item: Item): number => aboutOf(item.organisation).figures + (item.with ? 1 : 0)
