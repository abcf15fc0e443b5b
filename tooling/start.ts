import { runServer } from '../apps/api/src/start/run-server.ts'
import { buildWeb, WEB_ROOT } from './build-web.ts'

/** `npm start`: builds the web app when it is stale, then serves it with the API on one port. */
await buildWeb()
await runServer(WEB_ROOT)
