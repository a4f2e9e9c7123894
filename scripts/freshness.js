import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The bundled command line and server, as a file URL. */
export const BUILT = new URL('../dist/cli.js', import.meta.url).href

const newest = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)

/** Whether the build is at least as new as everything it is made from; a package has the build alone. */
export const isBuilt = () => {
  const built = join(ROOT, 'dist', 'cli.js')
  if (!existsSync(built)) return false
  if (!existsSync(join(ROOT, 'src'))) return true
  const made = Math.max(newest(join(ROOT, 'src')), statSync(join(ROOT, 'package.json')).mtimeMs)
  return statSync(built).mtimeMs >= made
}

const packagesIn = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8')).packages

/** Whether the installed packages are those of the lock file; what is optional may be for other machines. */
export const isInstalled = () => {
  if (!existsSync(join(ROOT, 'node_modules', '.package-lock.json'))) return false
  const installed = packagesIn('node_modules', '.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
  )
}
