import type { Refusal } from '../../../kernel/game/game.ts'
import { refusalWords } from './refusal-words.ts'

/** Why an order was refused, with the clause to read. */
export const RefusalNote = ({ refusal, ruleset }: { refusal: Refusal; ruleset: string }) => (
  <p class="trouble" role="alert">
    {refusalWords(refusal)}
    {refusal.clause && (
      <>
        {' '}
        (<a href={`/rules/${ruleset}/${refusal.clause}`}>{refusal.clause}</a>)
      </>
    )}
  </p>
)
