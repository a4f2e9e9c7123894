import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { proveProperties } from '../../properties.ts'

proveProperties(FLANDERS_FIELDS)
