#!/usr/bin/env node
// Runs the built command line, or the sources when they are newer than the build.
import { existsSync } from 'node:fs'
import { BUILT, isBuilt } from '../scripts/freshness.js'

if (isBuilt()) {
  await import(BUILT)
} else if (existsSync(new URL('../node_modules/tsx', import.meta.url))) {
  const { tsImport } = await import('tsx/esm/api')
  await tsImport('../src/cli/main.ts', import.meta.url)
} else {
  console.error('Duckboard is not built yet: run "npm ci" in its folder first.')
  process.exitCode = 1
}
