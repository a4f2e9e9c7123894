import type { FastifyInstance } from 'fastify'

export const START_STYLE = `
body { margin: 0 auto; max-width: 40rem; padding: 2rem; font: 1.15rem/1.5 Georgia, serif; color: #2b2620; background: #f3ecdc }
h1 { font-variant: small-caps; letter-spacing: .05em }
code { font-size: .95em } a { color: #7a2f1d }
`

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Duckboard</title>
<style>${START_STYLE}</style>
<h1>Duckboard</h1>
<p>A referee for four Great War miniatures rule sets: every look-up and roll adjudicated, with its working and its exact odds.</p>
<p>The rule sets: <a href="/api/rulesets">/api/rulesets</a>. Adjudicate with <code>POST /api/resolve</code>, ask for odds with <code>POST /api/odds</code>.</p>
</html>
`

export const startPage = (app: FastifyInstance): void => {
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
}
