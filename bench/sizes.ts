import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const WEB = new URL('../dist/web', import.meta.url).pathname

/** The scripts that the start page loads before anything is opened. */
const startScripts = (): string[] => {
  const page = readFileSync(`${WEB}/index.html`, 'utf8')
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])
}

const zipped = (file: string): number => gzipSync(readFileSync(WEB + file)).length

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The weight of the start page, gzipped: all its JavaScript, and the part that is not ours. */
export const startPageSizes = (): { readonly all: string; readonly thirdParty: string } => {
  const scripts = startScripts()
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + zipped(file), 0)
  return {
    all: kilobytes(sum(scripts)),
    thirdParty: kilobytes(sum(scripts.filter((file) => file.includes('third-party')))),
  }
}
