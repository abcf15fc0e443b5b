import { insertAfterLast, insertBefore, type Plan, replaceOnce } from './plan.ts'
import { isLaterOpSite, sitePlan } from './site-plan.ts'

const NAME = /^[a-z]+(?:-[a-z]+)*$/

/** A name as the beginning of the name of a component: 'mijn-ding' is 'MijnDing'. */
const inHoofdletters = (naam: string): string =>
  naam.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

interface Names {
  readonly naam: string
  readonly route: string
  /** The name in both forms: 'MijnDing' and 'mijnDing'. */
  readonly Groot: string
  readonly klein: string
}

const screen = ({
  naam,
  route,
  Groot,
  klein,
}: Names): string => `import '../../shared/weergave/scherm.css'
import { useQuery } from '@tanstack/react-query'
import { ${klein}Endpoints } from '@letterhaven/contracts/endpoints/${naam}'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { vraag } from '../../shared/api/query.ts'
import { fillWoorden } from '../../shared/fill-woorden.ts'
import { routeVan } from '../../shared/routes/routes.ts'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'

/** The ${naam} of an admin: while it loads, where that failed, and what there is. */
export function ${Groot}Screen() {
  const { adminId } = useRouteParams('${route}')
  const titel = fillWoorden(routeVan('${route}').titel, useWoordkeus())
  const { data, error, isFetching, refetch } = useQuery(
    vraag(${klein}Endpoints.get${Groot}, { params: { adminId } }),
  )
  if (data)
    return (
      <div className="scherm">
        <PaginaKop titel={titel} />
        <Kaart titel={data.naam} />
      </div>
    )
  if (error)
    return (
      <LaadFout titel={titel} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label={\`\${titel} laden\`}>
      <div className="scherm">
        <PaginaKop titel={titel} />
        <SkeletBlok vorm="blok" hoogte="12rem" />
      </div>
    </Skelet>
  )
}
`

const journey = ({ naam, route }: Names): string => `import { describe, expect, it } from 'vitest'
import { adresVan, paramsVan } from './adressen.ts'
import { check } from './axe.ts'
import { opnieuw, signIn } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()

describe('the page of ${naam}', () => {
  it('says that it could not load, loads when asked again, and breaks no rule of access', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    const school = schoolVan(stack, 'nl')
    const adres = stack.url + adresVan('${route}', await paramsVan(stack, school))
    await signIn(page, stack.url, moet(school.accounts.schooladmin, 'schooladmin'))
    await context.route('**/api/**/${naam}', (vraag) => vraag.abort())
    await page.goto(adres)
    await page.getByRole('button', { name: 'Opnieuw proberen' }).waitFor()
    await context.unroute('**/api/**/${naam}')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await check(page)).toEqual([])
    await context.close()
  })
})
`

/** The table that holds the definition of the route. */
const TABLE = 'apps/web/src/shared/routes/admin-routes.ts'

/** Requires the call of a feature, which the screen shows. */
function requireFeature(naam: string, read: (file: string) => string): void {
  try {
    read(`packages/contracts/src/endpoints/${naam}.ts`)
  } catch {
    throw new Error(`Er is geen feature '${naam}'. Maak die eerst: npm run new:feature ${naam}`)
  }
}

/**
 * Makes a screen for a page that is still to come: its component with the three states that every screen has, its rows in the
 * tables of finished pages, and a journey. It shows the call that `npm run new:feature` made under this name. A public page has
 * no call and no states: it is made of the furniture of the site (site-plan.ts).
 */
export function screenPlan(naam: string, route: string, read: (file: string) => string): Plan {
  if (!NAME.test(naam)) throw new Error('De naam is een Nederlands woord in kleine letters.')
  if (NAME.test(route) && isLaterOpSite(route, read)) {
    if (naam !== route) throw new Error(`Een pagina van de site heet naar haar route: '${route}'.`)
    return sitePlan(route, inHoofdletters(route), read)
  }
  const later = new RegExp(`(?<='${route}': )later(?=\\()`, 'u')
  if (!NAME.test(route) || !later.test(read(TABLE)))
    throw new Error(`'${route}' is geen pagina van een account of van de site die nog moet komen.`)
  requireFeature(naam, read)
  const Groot = inHoofdletters(naam)
  const klein = Groot.charAt(0).toLowerCase() + Groot.slice(1)
  const names: Names = { naam, route, Groot, klein }
  return {
    create: {
      [`apps/web/src/features/${naam}/${naam}-screen.tsx`]: screen(names),
      [`e2e/${naam}.e2e.ts`]: journey(names),
    },
    edit: {
      [TABLE]: (source) => replaceOnce(source, later, 'klaar'),
      'apps/web/src/app/zelden-pages.ts': (source) =>
        insertBefore(
          source,
          /^\} satisfies Partial/m,
          `  '${route}': () =>\n    import('../features/${naam}/${naam}-screen.tsx').then((m) => m.${Groot}Screen),\n`,
        ),
      'rig/vooraf/begin-lijst.ts': (source) =>
        insertAfterLast(
          insertBefore(
            source,
            /^ {2}\/\/ [^\n]*\n {2}werk\('a-leerling',/m,
            `  beheer('${route}', '${naam}/${naam}-screen.tsx', ${klein}Endpoints.get${Groot}),\n`,
          ),
          /^import \{ \w+Endpoints \} from .*$/,
          `\nimport { ${klein}Endpoints } from '@letterhaven/contracts/endpoints/${naam}'`,
        ),
    },
  }
}
