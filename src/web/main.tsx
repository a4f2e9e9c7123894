import { render } from 'preact'
import { keepDroppedFilesOut } from './app/dropped-file.ts'
import { watchForFaults } from './app/faults/faults.ts'
import { Shell } from './app/shell.tsx'
import { installOffline } from './app/updates.ts'
import { guardUnkept } from './device/unkept.ts'
import './style/index.css'

watchForFaults()
guardUnkept()
keepDroppedFilesOut()
const app = document.getElementById('app')
if (app) render(<Shell />, app)
void installOffline()
