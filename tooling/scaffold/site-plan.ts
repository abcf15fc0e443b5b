import { insertAfterLast, insertBefore, type Plan } from './plan.ts'

/** The table that holds the public pages. */
const TABLE = 'apps/web/src/shared/routes/site-routes.ts'

/** The row of a public page that is still to come: its address and its title, on one line or on several. */
const laterRow = (route: string): RegExp =>
  new RegExp(`(?<=^ {2}'?${route}'?: )later\\(\\s*'([^']+)',\\s*'([^']+)',\\s*open,?\\s*\\)`, 'mu')

interface Page {
  readonly route: string
  /** The route as the beginning of the name of a component. */
  readonly Groot: string
  readonly pad: string
  readonly titel: string
}

const page = ({ Groot, titel }: Page): string => `import { SiteKop } from './blokken/site-kop.tsx'
import { SitePagina } from './blokken/site-pagina.tsx'
import { Slot } from './blokken/slot.tsx'
import { TekstBlok } from './blokken/tekst-blok.tsx'

/** The public page '${titel}'. */
export function ${Groot}Page() {
  return (
    <SitePagina kop={<SiteKop titel="${titel}" opening="Wat deze pagina belooft, in één zin." />}>
      <TekstBlok id="eerste" titel="Wat je als eerste wilt weten">
        <p>Eén bewering per blok, in woorden van wie het leest.</p>
      </TekstBlok>
      <Slot />
    </SitePagina>
  )
}
`

const journey = ({
  route,
  pad,
  titel,
}: Page): string => `import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { opnieuw } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'

const omgeving = metOmgeving()

describe('the public page ${route}', () => {
  it('says what it is about on both hosts, breaks no rule of access, and leads to where one plays', async () => {
    const { browser, stack } = omgeving
    for (const host of [stack.url, stack.vlaamseUrl]) {
      const { page, context, klachten } = await opnieuw(browser, { breedte: 390 })
      await page.goto(\`\${host}${pad}\`)
      expect(await page.locator('h1').textContent()).toBe('${titel}')
      expect(await check(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Speel een spel' }).click()
      await page.waitForURL('**/demo')
      expect(klachten).toEqual([])
      await context.close()
    }
  })
})
`

/** Returns whether this is a public page that is still to come. */
export const isLaterOpSite = (route: string, read: (file: string) => string): boolean =>
  laterRow(route).test(read(TABLE))

/**
 * Makes a public page that is still to come: a component that stands on the furniture of the site, its rows in the tables of
 * routes, pages, pictures and measurements, and a journey. The build writes it ahead in both wordings from then on.
 */
export function sitePlan(route: string, Groot: string, read: (file: string) => string): Plan {
  const [, pad = '', titel = ''] = laterRow(route).exec(read(TABLE)) ?? []
  const names: Page = { route, Groot, pad, titel }
  const row = `klaar('${pad}', '${titel}', { ...open, vooraf: { omschrijving: '${titel}: wat deze pagina vertelt, in één zin.' } })`
  return {
    create: {
      [`apps/web/src/site/${route}-page.tsx`]: page(names),
      [`e2e/${route}.e2e.ts`]: journey(names),
    },
    edit: {
      [TABLE]: (source) => source.replace(laterRow(route), row),
      'apps/web/src/app/pages.ts': (source) =>
        insertBefore(
          source,
          /^ {2}demo: \(\) =>/m,
          `  '${route}': () => import('../site/${route}-page.tsx').then((m) => m.${Groot}Page),\n`,
        ),
      'bench/pagina-lijst.ts': (source) =>
        insertAfterLast(
          source,
          /^ {2}\{ \.\.\.openbaar, .*$/,
          `\n  { ...openbaar, naam: '${route}', pad: '${pad}' },`,
        ),
      'tooling/beelden/schermen.ts': (source) =>
        insertBefore(
          source,
          /^ {2}\{ naam: 'demo', /m,
          `  { naam: '${route}', rol: null, pad: () => '${pad}' },\n`,
        ),
    },
  }
}
