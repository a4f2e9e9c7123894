// Tunes the numbers of a doctrine.
import { runBuilt } from './run-built.js'

await runBuilt('tune', 'tune')
