import { runServer } from '../../apps/api/src/start/run-server.ts'
import { PUBLIC_PORT } from './ports.ts'

/** The server of `npm run dev`: calls alone, behind the server that serves the web app as it is written. */
await runServer({ prepareWeb: null, publicPort: Number(process.env[PUBLIC_PORT]) })
