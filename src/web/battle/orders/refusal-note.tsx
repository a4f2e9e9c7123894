import type { Refusal } from '#kernel/game/game.ts'

/** The sentence alone, where the clause stands beside it as a link. */
export const refusalWords = ({ message, clause }: Refusal): string =>
  clause === undefined ? message : message.replace(` (${clause})`, '')

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
