// Makes pages of the engine's public face to browse, in docs/api (not in the repository). typedoc wants an older compiler than ours,
// so both are fetched for this alone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { declarations } from './declarations.js'
import { ROOT } from './freshness.js'

const FETCHED = ['typedoc@0.28.20', 'typescript@npm:@typescript/typescript6@6.0.2']
const COMPILED = {
  strict: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023'],
  types: [],
  noEmit: true,
}

const folder = mkdtempSync(join(tmpdir(), 'duckboard-api-'))
try {
  mkdirSync(join(folder, 'rules'))
  const written = [...declarations()]
  for (const [file, text] of written) writeFileSync(join(folder, file), text)
  writeFileSync(join(folder, 'package.json'), '{"name":"duckboard","type":"module"}')
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILED, files: written.map(([file]) => file) }),
  )
  const { status } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      ...FETCHED.map((one) => `--package=${one}`),
      '--',
      'typedoc',
      '--name',
      'Duckboard',
      '--readme',
      join(ROOT, 'docs', 'engine.md'),
      '--out',
      join(ROOT, 'docs', 'api'),
      ...written.flatMap(([file]) => ['--entryPoints', file]),
    ],
    { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
