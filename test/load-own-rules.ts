// Before each test file: loads the procedures that it may ask for.
import { expect } from 'vitest'
import { loadProcedures } from './own-rules.ts'

await loadProcedures(expect.getState().testPath ?? '')
