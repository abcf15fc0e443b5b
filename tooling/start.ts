import { runServer } from '../apps/api/src/start/run-server.ts'
import { buildWeb, WEB_ROOT } from '../rig/build-web.ts'
import { onNpmGone } from '../rig/npm-gone.ts'

/** `npm start`: serves the API and the web app on one port, and builds the web app first when it is stale. */
onNpmGone(() => process.kill(process.pid, 'SIGTERM'))
await runServer({
  prepareWeb: async () => {
    await buildWeb()
    return WEB_ROOT
  },
})
