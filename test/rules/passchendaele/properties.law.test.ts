import { PASSCHENDAELE } from '../../../src/rules/passchendaele/index.ts'
import { proveProperties } from '../../properties.ts'

proveProperties(PASSCHENDAELE)
