import { proveGolden } from '../../../golden/prove.ts'

await proveGolden('skirmish')
