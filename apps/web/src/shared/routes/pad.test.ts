import { describe, expect, it } from 'vitest'
import { eigenPad } from './groepenwoord.ts'
import { padVan, findRoute } from './pad.ts'
import { REDIRECTS, ROUTES, ROUTE_NAMEN, routeVan } from './routes.ts'

const A = '11111111-1111-4111-8111-111111111111'
const B = '22222222-2222-4222-8222-222222222222'
const C = '33333333-3333-4333-8333-333333333333'

/** The pages of section 2 of the specification, as it writes them under the path of the admin's groups. */
const SPEC_GROEP = [
  'leerlingen',
  'leerlingen/toevoegen',
  'leerlingen/kinderen-toevoegen',
  'leerlingen/verhuistoken-inlezen',
  'leerlingen/wachtwoorden',
  'leerlingen/{leerlingId}/oefeninstellingen',
  'leerlingen/{leerlingId}/voortgang',
  'leerlingen/{leerlingId}/zorgtraject',
  'leerlingen/{leerlingId}/zorgtraject/handelingsplanaanmaken',
  'leerlingen/{leerlingId}/handelingsplan/{handelingsplanId}',
  'leerlingen/{leerlingId}/handelingsplan/{handelingsplanId}/edit',
  'leerlingen/{leerlingId}/handelingsplan/{handelingsplanId}/eindtoets',
  'oefeninstellingen',
  'oefeninstellingen/{oefeninstellingId}',
  'voortgang',
]

const paden = ROUTE_NAMEN.map((naam) => ROUTES[naam].path as string)

describe('the table of routes', () => {
  it('has every page that the specification puts under a group', () => {
    for (const deel of SPEC_GROEP)
      expect(paden).toContain(`/admins/{adminId}/{groepenwoord}/{groepId}/${deel}`)
  })

  it('has one entry per game, with the tilde of piñata', () => {
    const spellen = paden.filter((path) => path.includes('/spellen/'))
    expect(spellen).toHaveLength(45)
    expect(spellen.filter((path) => path.endsWith('/piñata'))).toHaveLength(1)
  })

  it('keeps the route names of the specification', () => {
    expect(routeVan('home').path).toBe('/site/home')
    expect(routeVan('instructie').path).toBe('/site/instructievideo')
    expect(routeVan('trainingen').path).toBe('/site/training')
    expect(routeVan('login').path).toBe('/app/auth/login')
    expect(routeVan('l-landkaart').path).toBe('/leerling/{leerlingId}/landkaart')
    expect(routeVan('a-groepen').path).toBe('/admins/{adminId}/{groepenwoord}')
    expect(routeVan('o-dashboard').path).toBe('/superadmin/dashboard')
  })

  it('has no path twice, and no redirect that is a page', () => {
    expect(new Set(paden).size).toBe(paden.length)
    for (const { path } of REDIRECTS) expect(paden).not.toContain(path)
  })

  it('guards every page outside the public areas', () => {
    const open = ROUTE_NAMEN.filter((naam) => routeVan(naam).toegang === 'openbaar')
    const layouts = new Set(open.map((naam) => routeVan(naam).layout))
    expect([...layouts].toSorted()).toEqual(['auth', 'kaal', 'site'])
  })

  it('limits action plans to the feature and the method test to test schools', () => {
    expect(routeVan('a-zorgtraject').feature).toBe('featureZorgtraject')
    expect(routeVan('a-eindtoets').feature).toBe('featureZorgtraject')
    expect(routeVan('l-methodetoets').feature).toBe('testschool')
    expect(routeVan('a-groep').feature).toBeUndefined()
  })
})

describe('addresses', () => {
  it('finds the page of the address that it made, for every page', () => {
    const params = {
      adminId: A,
      groepId: B,
      leerlingId: C,
      oefeninstellingId: A,
      handelingsplanId: B,
      methodetoetsId: C,
      somvensterId: A,
      taakId: B,
      userId: C,
      herstelToken: 'a b/c',
      klascode: 'zee',
      token: 'x',
    }
    for (const naam of ROUTE_NAMEN) {
      const pad = padVan(naam, params as never)
      expect(findRoute(pad)?.naam).toBe(naam)
    }
  })

  it('prefers fixed words to parameters and gives decoded parameters back', () => {
    const lijst = `/admins/${A}/groepen/${B}/leerlingen`
    expect(findRoute(`${lijst}/toevoegen`)?.naam).toBe('a-leerlingen-toevoegen')
    expect(findRoute(`${lijst}/${C}`)).toEqual({
      naam: 'a-leerling',
      params: { adminId: A, groepId: B, leerlingId: C },
    })
    expect(findRoute('/app/auth/klas/zee%20ster')?.params).toEqual({ klascode: 'zee ster' })
  })

  it('knows both words for groups and no third', () => {
    expect(findRoute(`/admins/${A}/klassen`)?.naam).toBe('a-groepen')
    expect(findRoute(`/admins/${A}/clubs`)).toBeNull()
  })

  it.each(['/', '/site', '/site/home/x', '/site/hom', '//site/home', '/app/auth/klas/%E0%A4', ''])(
    'calls %j no page',
    (pad) => expect(findRoute(pad)).toBeNull(),
  )

  it('writes an address with the word of its host, and only below an admin', () => {
    expect(eigenPad(`/admins/${A}/groepen/${B}/`, 'klassen')).toBe(`/admins/${A}/klassen/${B}`)
    expect(eigenPad(`/admins/${A}/klassen`, 'groepen')).toBe(`/admins/${A}/groepen`)
    expect(eigenPad('/site/groepen', 'klassen')).toBe('/site/groepen')
    expect(eigenPad(`/admins/${A}/groepenx`, 'klassen')).toBe(`/admins/${A}/groepenx`)
    expect(eigenPad('/', 'klassen')).toBe('/')
  })
})
