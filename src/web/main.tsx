import { render } from 'preact'
import { Shell } from './app/shell.tsx'
import { installOffline } from './app/updates.ts'
import './style/index.css'

const app = document.getElementById('app')
if (app) render(<Shell />, app)
void installOffline()
