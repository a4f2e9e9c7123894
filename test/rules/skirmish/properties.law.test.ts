import { SKIRMISH } from '../../../src/rules/skirmish/index.ts'
import { proveProperties } from '../../properties.ts'

proveProperties(SKIRMISH)
