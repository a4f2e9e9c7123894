import { proveExamples } from '../../examples.ts'
import { EXAMPLES } from './examples.ts'

proveExamples('green-fields', EXAMPLES)
