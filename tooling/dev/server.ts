import { runServer } from '../../apps/api/src/start/run-server.ts'
import { PUBLIC_PORT } from './ports.ts'

/** The API server of `npm run dev`, which runs behind the server that serves the web app from its sources. */
await runServer({ prepareWeb: null, publicPort: Number(process.env[PUBLIC_PORT]) })
