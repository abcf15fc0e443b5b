import fastifyCompress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { endpoints } from '@letterhaven/contracts/endpoints/endpoints'
import { configureValidation } from '@letterhaven/contracts/veldmelding'
import type { Context } from './kern/context.ts'
import { createAntwoordenService } from './features/antwoorden/antwoorden.service.ts'
import { antwoordenRoutes } from './features/antwoorden/antwoorden.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { devMailRoutes } from './features/dev-mail/dev-mail.routes.ts'
import { docentenRoutes } from './features/docenten/docenten.routes.ts'
import { createAuthenticate } from './features/sessies/authenticate.ts'
import { laneVan } from './features/sessies/sessies.policy.ts'
import { sessiesRoutes } from './features/sessies/sessies.routes.ts'
import { addDemoschool } from './features/demoschool/demoschool.service.ts'
import type { DemoMens } from './features/demoschool/demo-mens.policy.ts'
import { createGastenService } from './features/gasten/gasten.service.ts'
import { geluidenRoutes } from './features/geluiden/geluiden.routes.ts'
import { groepenRoutes } from './features/groepen/groepen.routes.ts'
import { importRoutes } from './features/import/import.routes.ts'
import { createLezer } from './features/import/lezer.ts'
import { createDrukker } from './features/inlogkaarten/drukker.ts'
import { inlogkaartenRoutes } from './features/inlogkaarten/inlogkaarten.routes.ts'
import { jaarovergangRoutes } from './features/jaarovergang/jaarovergang.routes.ts'
import { leerlingenRoutes } from './features/leerlingen/leerlingen.routes.ts'
import { inzageRoutes } from './features/inzage/inzage.routes.ts'
import { herstelRoutes } from './features/herstel/herstel.routes.ts'
import { spelboekenRoutes } from './features/spelboeken/spelboeken.routes.ts'
import { eigenPlekRoutes } from './features/eigen-plek/eigen-plek.routes.ts'
import { landkaartRoutes } from './features/landkaart/landkaart.routes.ts'
import { methodetoetsenRoutes } from './features/methodetoetsen/methodetoetsen.routes.ts'
import { licentieRoutes } from './features/licentie/licentie.routes.ts'
import { verhuizingenRoutes } from './features/verhuizingen/verhuizingen.routes.ts'
import { accountgegevensRoutes } from './features/accountgegevens/accountgegevens.routes.ts'
import { sluitingRoutes } from './features/sluiting/sluiting.routes.ts'
import { uitvoerRoutes } from './features/uitvoer/uitvoer.routes.ts'
import { toestemmingRoutes } from './features/toestemming/toestemming.routes.ts'
import { aanbevelingenRoutes } from './features/aanbevelingen/aanbevelingen.routes.ts'
import { dubbelenRoutes } from './features/dubbelen/dubbelen.routes.ts'
import { prullenbakRoutes } from './features/prullenbak/prullenbak.routes.ts'
import { nieuweLeerlingenRoutes } from './features/nieuwe-leerlingen/nieuwe-leerlingen.routes.ts'
import { createAanbieders } from './features/sso/aanbieders/create-aanbieders.service.ts'
import { demoAanbieder } from './features/sso/aanbieders/demo-aanbieder.ts'
import { koppelverzoekenRoutes } from './features/sso/koppelverzoeken.routes.ts'
import { ssoRoutes } from './features/sso/sso.routes.ts'
import { mijnAccountRoutes } from './features/mijn-account/mijn-account.routes.ts'
import { leerlingInloggenRoutes } from './features/leerling-inloggen/leerling-inloggen.routes.ts'
import { tweedeFactorRoutes } from './features/tweede-factor/tweede-factor.routes.ts'
import { uitnodigingenRoutes } from './features/uitnodigingen/uitnodigingen.routes.ts'
import { voortgangRoutes } from './features/voortgang/voortgang.routes.ts'
import { kantoorRoutes } from './features/kantoor/kantoor.routes.ts'
import { zorgleerlingenRoutes } from './features/zorgleerlingen/zorgleerlingen.routes.ts'
import type { AanbiederConfig } from './platform/aanbieders-config.ts'
import { addErrorHandler, addNotFoundHandler, answerUnreadableUrl } from './platform/errors-http.ts'
import { fieldMessage } from './platform/field-message.ts'
import { addHealthRoutes, type ReadyState } from './platform/health.ts'
import { registerEndpoints } from './platform/http.ts'
import type { Logger } from './platform/logging.ts'
import { PACE, paceOptions, watchBodies } from './platform/pace.ts'
import { limitPipelines } from './platform/pipelined.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'
import { addWebApp, type WebApp } from './platform/web-app.ts'
import type { CustomFetch } from 'openid-client'
import type pg from 'pg'

const MAX_BODY = 1024 * 1024
/** Bytes; smaller answers gain nothing. */
const COMPRESS_FROM = 2048

export interface AppOptions {
  readonly ctx: Context
  /** What `/readyz` looks with: a connection of each user of the database. */
  readonly watch: readonly pg.Pool[]
  /** The built web app; null serves the calls alone. */
  readonly web: WebApp | null
  /** Whose school accounts may be used. */
  readonly ssoAanbieders?: readonly AanbiederConfig[]
  /** Another way to those of them that speak OpenID Connect than the network. */
  readonly ssoFetch?: CustomFetch | undefined
  /** The people of the demonstration's own school system; none without it. */
  readonly demoMensen?: readonly DemoMens[]
  readonly logger: Logger
  readonly trustProxy: number
  /** Refuse answers that say more than their contract: on in tests. */
  readonly checkResponses: boolean
}

export interface App {
  readonly fastify: FastifyInstance
  /** Every route that was registered, as 'GET /path': what the tests hold beside the contract. */
  readonly routes: ReadonlySet<string>
  /** Says no to new work at `/readyz`, finishes what is under way, and closes. */
  stop(): Promise<void>
}

/** The server, composed: reads like a table of contents. */
export async function createApp(options: AppOptions): Promise<App> {
  configureValidation(fieldMessage)
  const { ctx } = options
  const fastify = Fastify({
    bodyLimit: MAX_BODY,
    ...paceOptions(PACE),
    // From our side: the last so many that passed it on. What stands before those anybody can have written.
    trustProxy: (_address, hop) => hop < options.trustProxy,
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: options.logger.level === 'silent' }),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadableUrl,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
  })
  watchBodies(fastify.server, PACE)
  limitPipelines(fastify.server)
  const state: ReadyState = { stopping: false }
  const antwoorden = createAntwoordenService(ctx)
  const lezer = createLezer()
  const drukker = createDrukker()

  const routes = new Set<string>()
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) routes.add(`${verb} ${url}`)
  })
  await fastify.register(fastifyCompress, {
    encodings: ['gzip'],
    threshold: COMPRESS_FROM,
    // No packed bodies come in: a small one could unpack to anything.
    globalDecompression: false,
  })
  // JSON alone: a form of another site cannot send it without asking first.
  fastify.removeContentTypeParser('text/plain')
  addErrorHandler(fastify)
  addSecurityHeaders(fastify)
  addHealthRoutes(fastify, options.watch, state)
  const { demoMensen = [] } = options
  const eigenAanbieder =
    demoMensen.length > 0
      ? demoAanbieder(addDemoschool(fastify, { mensen: demoMensen, landVan: ctx.landVan }))
      : null
  registerEndpoints(
    fastify,
    {
      table: endpoints,
      handlers: {
        ...authRoutes(ctx, createGastenService(ctx)),
        ...sessiesRoutes(ctx),
        ...ssoRoutes(
          ctx,
          createAanbieders(options.ssoAanbieders ?? [], eigenAanbieder, options.ssoFetch),
        ),
        ...leerlingInloggenRoutes(ctx),
        ...inlogkaartenRoutes({ ctx, drukker }),
        ...koppelverzoekenRoutes(ctx),
        ...tweedeFactorRoutes(ctx),
        ...mijnAccountRoutes(ctx),
        ...herstelRoutes(ctx),
        ...devMailRoutes(ctx),
        ...uitnodigingenRoutes(ctx),
        ...groepenRoutes(ctx),
        ...voortgangRoutes(ctx),
        ...landkaartRoutes(ctx),
        ...eigenPlekRoutes(ctx),
        ...spelboekenRoutes(ctx),
        ...geluidenRoutes(ctx),
        ...methodetoetsenRoutes(ctx),
        ...importRoutes({ ctx, lezer }),
        ...jaarovergangRoutes(ctx),
        ...docentenRoutes(ctx),
        ...prullenbakRoutes(ctx),
        ...licentieRoutes(ctx),
        ...accountgegevensRoutes(ctx),
        ...uitvoerRoutes(ctx),
        ...sluitingRoutes(ctx),
        ...verhuizingenRoutes(ctx),
        ...dubbelenRoutes(ctx),
        ...nieuweLeerlingenRoutes(ctx),
        ...leerlingenRoutes(ctx),
        ...zorgleerlingenRoutes(ctx),
        ...toestemmingRoutes(ctx),
        ...aanbevelingenRoutes(ctx),
        ...inzageRoutes(ctx),
        ...antwoordenRoutes(antwoorden),
        ...kantoorRoutes(ctx),
      },
    },
    {
      authenticate: createAuthenticate(ctx),
      laneOf: (caller) => laneVan(caller?.role),
      checkResponses: options.checkResponses,
    },
  )
  const sendPage = options.web ? await addWebApp(fastify, options.web) : () => null
  addNotFoundHandler(fastify, Object.values(endpoints), sendPage)

  return {
    fastify,
    routes,
    async stop() {
      state.stopping = true
      await fastify.close()
      await antwoorden.drain()
      await lezer.stop()
      await drukker.stop()
    },
  }
}
