import { PROCEDURES } from '#rules/night-raids/procedures/index.ts'
import * as vocabulary from '#rules/night-raids/vocabulary.ts'
import { proveVerdicts } from '../../verdicts.ts'

proveVerdicts(PROCEDURES, vocabulary)
