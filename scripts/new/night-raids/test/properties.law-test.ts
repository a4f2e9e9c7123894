import { NIGHT_RAIDS } from '#rules/night-raids/index.ts'
import { proveProperties } from '../../properties.ts'

proveProperties(NIGHT_RAIDS)
