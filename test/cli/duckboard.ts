import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../bin/duckboard.js', import.meta.url))

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command line as a user does, in a process of its own. */
export const duckboard = (args: readonly string[], stdin = '', env = process.env): Promise<Ran> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [BIN, ...args],
      { maxBuffer: 1 << 28, env },
      (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr })
      },
    )
    child.stdin?.end(stdin)
  })
