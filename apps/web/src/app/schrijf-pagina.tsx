import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { type ReactElement, StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { KaartSchets } from '../features/landkaart/kaart/kaart-schets.tsx'
import { ROUTE_NAMEN, REDIRECTS, routeVan } from '../shared/routes/routes.ts'
import { titelVan } from '../shared/titel.ts'
import { fillWoorden } from '../shared/fill-woorden.ts'
import { woordkeus } from '../shared/woordkeus.tsx'
import { WerkSchets } from './layouts/werk-schets.tsx'
import { makeRouter } from './router.tsx'

const LAYOUT = 'src/app/layouts/site-layout.tsx'

/** The sketches that the build makes. */
export type SchetsNaam = 'kaart' | 'deur' | 'werk'

/** A page as the build writes it out, in the wording of one country. */
export interface GeschrevenPagina {
  readonly pad: string
  readonly taal: string
  readonly titel: string
  readonly omschrijving: string
  /** The modules that draw it, by their names in the manifest of the build. */
  readonly modules: readonly string[]
  /** The content of the element with id app. */
  readonly inhoud: string
}

/** Returns short addresses without parameters, each with the page that it leads to. */
export function doorverwijzingen(): Record<string, string> {
  const vast = REDIRECTS.filter(({ path }) => !path.includes('{'))
  return Object.fromEntries(vast.map(({ path, naar }) => [path, routeVan(naar).path]))
}

/**
 * Draws every page with `vooraf` in the table of routes with the same components as the browser, inside the same router: what
 * the browser takes over is what it would have drawn itself.
 */
export async function writePaginas(): Promise<readonly GeschrevenPagina[]> {
  const router = makeRouter()
  const paginas: GeschrevenPagina[] = []
  for (const naam of ROUTE_NAMEN) {
    const { path: pad, vooraf } = routeVan(naam)
    if (!vooraf) continue
    router.update({ history: createMemoryHistory({ initialEntries: [pad] }) })
    await router.load()
    paginas.push({
      pad,
      taal: woordkeus.taal,
      titel: titelVan(pad, woordkeus),
      omschrijving: fillWoorden(vooraf.omschrijving, woordkeus),
      modules: [LAYOUT, `src/site/${naam}-page.tsx`],
      inhoud: renderToString(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    })
  }
  return paginas
}

/** Attributes that tie an element to another or that lead somewhere, which a picture of a page must not have. */
const VERBAND =
  /<link [^>]*>| (?:id|for|name|type|action|tabindex|aria-[a-z]+|auto[A-Z]\w+)="[^"]*"/g

/** Returns a picture of what would be drawn: screen readers skip it, and nothing in it can be used. */
const alsSchets = (inhoud: ReactElement): string =>
  `<div inert aria-hidden="true">${renderToStaticMarkup(inhoud).replaceAll(VERBAND, '')}</div>`

/** Returns the page at an address as a picture of itself. */
async function schetsVan(pad: string): Promise<string> {
  const router = makeRouter()
  router.update({ history: createMemoryHistory({ initialEntries: [pad] }) })
  await router.load()
  return alsSchets(<RouterProvider router={router} />)
}

/** Returns what is shown before the first script has arrived, for the pages that have a sketch. */
export async function writeSchetsen(): Promise<Record<SchetsNaam, string>> {
  return {
    kaart: renderToStaticMarkup(<KaartSchets />),
    deur: await schetsVan(routeVan('login').path),
    werk: alsSchets(<WerkSchets />),
  }
}
