// Fits the chances to win.
import { spawnSync } from 'node:child_process'
import { runBuilt } from './run-built.js'

await runBuilt('fit', 'fit')
spawnSync('npx', ['biome', 'format', '--write', 'src/rules'], { stdio: 'inherit' })
