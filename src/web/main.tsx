import { render } from 'preact'
import { keepDroppedFilesOut } from './app/dropped-file.ts'
import { installOffline } from './app/updates.ts'
import { guardUnkept } from './device/unkept.ts'
import { watchForFaults } from './shell/faults/faults.ts'
import { Shell } from './shell/shell.tsx'
import './style/index.css'

watchForFaults()
guardUnkept()
keepDroppedFilesOut()
const app = document.getElementById('app')
if (app) render(<Shell />, app)
void installOffline()
