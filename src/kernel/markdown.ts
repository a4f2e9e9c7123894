const ENTITY: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' }

/** What players wrote or read, as Markdown shows it: on one line, letter by letter, neither markup nor HTML. */
export const markdownText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<|&(?=#?\w+;)/g, (letter) => ENTITY[letter] ?? letter)
    .replaceAll(/[\\`*_[\]|~]/g, '\\$&')
