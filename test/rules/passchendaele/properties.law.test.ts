import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { proveProperties } from '../../properties.ts'

proveProperties(PASSCHENDAELE)
