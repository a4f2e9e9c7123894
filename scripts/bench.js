// Measures the engine.
import { runBuilt } from './run-built.js'

await runBuilt('main', 'bench')
