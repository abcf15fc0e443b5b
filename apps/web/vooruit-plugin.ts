import type { Plugin } from 'vite'

const BALOO = 'baloo-2-latin-wght-normal'
const NUNITO = 'nunito-latin-wght-normal'
const ADMIN = '^/admins/[^/]+/(?:groepen|klassen)'

/** A page whose parts are fetched while the first script is still on its way. */
interface Vooruit {
  readonly pad: string
  readonly modules: readonly string[]
  /** The face of its first words and its largest pictures, by the start of their file names. */
  readonly bestanden: readonly string[]
}

const werk = (pad: string, scherm: string): Vooruit => ({
  pad: `${ADMIN}${pad}/?$`,
  modules: ['app/layouts/admin-layout.tsx', `features/${scherm}`],
  bestanden: [NUNITO],
})

/** The pages on which a visit begins. Any other page works as well; it only starts a little later. */
const PAGINAS: readonly Vooruit[] = [
  {
    pad: '^/app/auth/login/?$',
    modules: ['app/layouts/auth-layout.tsx', 'features/inloggen/login-screen.tsx'],
    bestanden: [NUNITO],
  },
  {
    pad: '^/leerling/[^/]+/landkaart/?$',
    modules: ['app/layouts/leerling-layout.tsx', 'features/landkaart/landkaart-screen.tsx'],
    bestanden: [BALOO, 'klanken-', 'haven-', 'mist-'],
  },
  {
    pad: '^/leerling/[^/]+/somvensters/[^/]+/taken/[^/]+/spellen/glazenwasser/?$',
    modules: [
      'app/layouts/leerling-layout.tsx',
      'features/spelen/spel-screen.tsx',
      'glazenwasser/index.ts',
    ],
    bestanden: [BALOO, 'andika-latin-700'],
  },
  werk('', 'groepen/groepen-screen.tsx'),
  werk('/[^/]+/leerlingen', 'groepen/groep-screen.tsx'),
  werk('/[^/]+/voortgang', 'voortgang/groep-voortgang-screen.tsx'),
  werk('/[^/]+/leerlingen/[^/]+/voortgang', 'voortgang/leerling-voortgang-screen.tsx'),
]

interface Brok {
  readonly type: string
  readonly fileName: string
  readonly imports?: readonly string[]
  readonly moduleIds?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The built file of a face or picture, by the start of its name. */
function vind(brokken: readonly Brok[], begin: string): string {
  const brok = brokken.find(({ fileName }) => fileName.startsWith(`assets/${begin}`))
  if (!brok) throw new Error(`the build has no ${begin}`)
  return brok.fileName
}

/** The files that one module needs, its own first: scripts and style sheets. */
function sluiting(brokken: readonly Brok[], module: string): Set<string> {
  const opNaam = new Map(brokken.map((brok) => [brok.fileName, brok]))
  const begin = brokken.find((brok) => brok.moduleIds?.some((id) => id.endsWith(`/src/${module}`)))
  if (!begin) throw new Error(`no chunk holds ${module}`)
  const gezien = new Set<string>()
  const loop = (brok: Brok): void => {
    if (gezien.has(brok.fileName)) return
    gezien.add(brok.fileName)
    for (const css of brok.viteMetadata?.importedCss ?? []) gezien.add(css)
    for (const naam of brok.imports ?? []) {
      const volgende = opNaam.get(naam)
      if (volgende) loop(volgende)
    }
  }
  loop(begin)
  return gezien
}

/**
 * Writes into the page which files the first views need, for the boot script to fetch at once: without
 * it a slow line waits for the first script before it hears of the second.
 */
export function vooruit(): Plugin {
  return {
    name: 'letterhaven:vooruit',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const brokken = Object.values(bundle ?? {}) as readonly Brok[]
        const tabel = PAGINAS.map(({ pad, modules, bestanden }) => {
          const delen = modules.flatMap((module) => [...sluiting(brokken, module)])
          const faces = bestanden.map((naam) => vind(brokken, naam))
          const files = [...new Set([...faces, ...delen])].filter(
            (naam) => naam && !html.includes(naam),
          )
          return [pad, files]
        })
        const data = `<script type="application/json" id="vooruit">${JSON.stringify(tabel)}</script>`
        return html.replace('<script src="/boot.js"', `${data}\n    <script src="/boot.js"`)
      },
    },
  }
}
