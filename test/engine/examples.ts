import { readFileSync } from 'node:fs'

const PAGE = readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8')

/** Every example of docs/engine.md, and what it says that it prints. */
export const EXAMPLES = [
  ...PAGE.matchAll(/^## ([^\n]+)\n(?:(?!^## ).)*?```ts\n(.*?)```\n\n```text\n(.*?)```/gms),
].map(([, title = '', code = '', printed = ''], number) => ({ title, code, printed, number }))

/** How many there are to be found. */
export const WRITTEN = PAGE.split('```ts\n').length - 1
