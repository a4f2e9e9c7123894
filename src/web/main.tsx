import { render } from 'preact'
import { watchForFaults } from './app/faults/faults.ts'
import { Shell } from './app/shell.tsx'
import { installOffline } from './app/updates.ts'
import { guardUnkept } from './device/unkept.ts'
import './style/index.css'

watchForFaults()
guardUnkept()
const app = document.getElementById('app')
if (app) render(<Shell />, app)
void installOffline()
