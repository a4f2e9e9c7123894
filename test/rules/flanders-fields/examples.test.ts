import { proveExamples } from '../../examples.ts'
import { EXAMPLES } from './examples.ts'

proveExamples('flanders-fields', EXAMPLES)
