import { GAME } from '#rules/green-fields/game/index.ts'

/** What the date can bring: where equal points are no draw, or one side cannot win by it, fewer ways. */
const BY_DATE: Readonly<Record<string, readonly string[]>> = {
  'le-cateau-1914': ['a', 'b'],
  'michael-1918': ['a', 'drawn'],
}
const ANYBODY = ['a', 'b', 'drawn']

const waysOf = (scenario: string, reason: string): readonly string[] => {
  switch (reason) {
    case 'date':
      return (BY_DATE[scenario] ?? ANYBODY).map((winner) => `${reason}.${winner}`)
    case 'agreement':
      return [reason]
    default:
      return [`${reason}.a`, `${reason}.b`]
  }
}

/** Every way in which each campaign can end. */
export const GREEN_FIELDS_ENDINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  GAME.scenarios.map(({ id }) => [id, Object.keys(GAME.words.reasons).flatMap((reason) => waysOf(id, reason))]),
)
