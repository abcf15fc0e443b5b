import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Message } from './api-server.ts'
import { AGAIN, PUBLIC_PORT } from './ports.ts'

/** The API server of `npm run dev`, which runs behind the server that serves the web app from its sources. */
const tell = (message: Message): void => void process.send?.(message)

// A file is told before it is read: one with a fault in it must be known too, so that mending it starts the server again.
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/'))
      tell({ loaded: fileURLToPath(url) })
    return nextLoad(url, context)
  },
})
const { runServer } = await import('../../apps/api/src/start/run-server.ts')
await runServer({
  prepareWeb: null,
  publicPort: Number(process.env[PUBLIC_PORT]),
  isSilent: process.env[AGAIN] === '1',
})
tell('ready')
