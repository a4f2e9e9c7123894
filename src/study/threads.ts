import { type ResourceLimits, Worker } from 'node:worker_threads'

/** What a thread says when it has loaded the rules. */
export const READY = 'ready'

/** Starts the thread of a file beside this one: the built command line has it beside itself, the sources are loaded through tsx. */
export const startThread = (name: string, resourceLimits: ResourceLimits = {}): Worker => {
  const here = import.meta.url
  if (!new URL(here).pathname.endsWith('.ts'))
    return new Worker(new URL(`${name}.js`, here), { resourceLimits })
  const source = new URL(`${name}.ts`, here).href
  const load = `import('${import.meta.resolve('tsx/esm/api')}').then(({ tsImport }) => tsImport('${source}', '${here}'))`
  return new Worker(load, { eval: true, resourceLimits })
}
