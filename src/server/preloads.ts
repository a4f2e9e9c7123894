import { existsSync, readFileSync } from 'node:fs'

/** By the beginning of an address, the files that its screen is loaded from, as the build noted them. */
type Preloads = Readonly<Record<string, readonly string[]>>

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`

/** Says of an address what its page will ask for, so that a browser need not read the page first. */
export const preloadsFor = (root: string): ((path: string) => string | undefined) => {
  const noted = `${root.replace(/\/$/, '')}/../preloads.json`
  const preloads: Preloads = existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : {}
  const links = Object.entries(preloads)
    .map(([address, files]) => ({ address, link: files.map(linkTo).join(', ') }))
    .toSorted((a, b) => b.address.length - a.address.length)
  return (path) => links.find(({ address }) => path.startsWith(address))?.link
}
