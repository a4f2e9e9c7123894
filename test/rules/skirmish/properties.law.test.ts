import { SKIRMISH } from '#rules/skirmish/index.ts'
import { proveProperties } from '../../properties.ts'

proveProperties(SKIRMISH)
