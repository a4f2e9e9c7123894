import { FLANDERS_FIELDS } from '../../../src/rules/flanders-fields/index.ts'
import { proveProperties } from '../../properties.ts'

proveProperties(FLANDERS_FIELDS)
