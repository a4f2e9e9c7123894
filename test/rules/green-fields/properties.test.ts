import { GREEN_FIELDS } from '../../../src/rules/green-fields/index.ts'
import { proveProperties } from '../../properties.ts'
import { DRAWN_PROCEDURES } from './drawn.ts'

proveProperties({ ...GREEN_FIELDS, procedures: DRAWN_PROCEDURES })
