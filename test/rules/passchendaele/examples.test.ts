import { proveExamples } from '../../examples.ts'
import { EXAMPLES } from './examples.ts'

proveExamples('passchendaele', EXAMPLES)
