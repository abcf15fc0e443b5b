import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { type Bezoek, signIn, OP_DE_TELEFOON, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { isGeweigerd, staatStil } from './scherm.ts'
import { stand } from '../rig/spellers/scherm.ts'
import * as spel from './spel.ts'

const omgeving = metOmgeving()
/** The number of answers before the network goes, and without it. */
const MET_NET = 2
const ZONDER_NET = 3
/** The number of answers meanwhile of a child whose network stays. */
const INTUSSEN = 6

/** Three games and two readers at once are much for a small machine. */
const LANGSTE_LES_MS = 300_000

type Land = 'nl' | 'be'

const hostVan = (land: Land): string =>
  land === 'nl' ? omgeving.stack.url : omgeving.stack.vlaamseUrl

/** Returns a pupil of the first group of a country's school, by place; they have eight weeks of history. */
function leerlingVan(land: Land, plek: number): DemoAccount {
  const school = SEED_ADMINS.find((admin) => admin.soort === 'school' && admin.land === land)
  const leerling = moet(school?.groepen[0]?.leerlingen[plek], `leerling ${plek} (${land})`)
  return { ...leerling, userId: leerling.id }
}

interface Kind extends Bezoek {
  readonly leerling: DemoAccount
}

/** Opens a tablet for a child, at the first window of a taak that is long enough to lose the network in. */
async function gaatSpelen(land: Land, plek: number): Promise<Kind & { readonly eerder: number }> {
  const leerling = leerlingVan(land, plek)
  const bezoek = await opnieuw(omgeving.browser, { ...OP_DE_TELEFOON, beweegt: true })
  const { page } = bezoek
  await signIn(page, hostVan(land), leerling)
  await spel.verderSpelen(page)
  await spel.bewaardVoorStraks(page)
  let eerder = 0
  // A round that was left half done may be nearly over; then the next one is opened.
  const over = ({ gegeven, totaal }: Awaited<ReturnType<typeof stand>>): number => totaal - gegeven
  while (over(await stand(page)) <= MET_NET + ZONDER_NET) {
    eerder += await spel.playOut(page)
    await spel.naarKaart(page)
    await spel.verderSpelen(page)
  }
  return { ...bezoek, leerling, eerder }
}

/** Opens the progress of the first group as a teacher, with a function that returns what the page last received. */
async function leestMee(land: Land) {
  const school = schoolVan(omgeving.stack, land)
  const bezoek = await opnieuw(omgeving.browser)
  await signIn(bezoek.page, hostVan(land), moet(school.accounts.docent, 'docent'))
  const woord = land === 'nl' ? 'groepen' : 'klassen'
  const pad = `/admins/${school.adminId}/${woord}/${school.groepId}/voortgang`
  const look = async (): Promise<GroepVoortgang> => {
    const gehoord = bezoek.page.waitForResponse((antwoord) =>
      antwoord.url().endsWith(`/api/admins/${school.adminId}/groepen/${school.groepId}/voortgang`),
    )
    await bezoek.page.goto(hostVan(land) + pad)
    const gezegd = (await (await gehoord).json()) as GroepVoortgang
    await staatStil(bezoek.page)
    return gezegd
  }
  return { ...bezoek, pad, kijk: look }
}

type Telling = ReadonlyMap<string, number>

/**
 * Returns all and right first attempts per pupil and category, as the page received them: 'leerling/categorie' and
 * 'leerling/categorie/goed'.
 */
function telling({ leerlingen }: GroepVoortgang): Telling {
  return new Map(
    leerlingen.flatMap(({ id, cellen }) =>
      cellen.flatMap(({ categorie, goed, totaal }): [string, number][] => [
        [`${id}/${categorie}`, totaal],
        [`${id}/${categorie}/goed`, goed],
      ]),
    ),
  )
}

/** Returns the increases, without what stayed the same. */
function erbij(voor: Telling, na: Telling): Record<string, number> {
  const verschillen = [...na].map(
    ([sleutel, n]) => [sleutel, n - (voor.get(sleutel) ?? 0)] as const,
  )
  return Object.fromEntries(verschillen.filter(([, n]) => n !== 0))
}

/** Returns the same from the database: what these pupils answered since the product started. */
async function gegeven(leerlingen: readonly DemoAccount[]): Promise<Record<string, number>> {
  const rijen = await omgeving.stack.query<{ sleutel: string; totaal: number; goed: number }>(
    `select leerling_id || '/' || categorie as sleutel, count(*)::integer as totaal,
       (count(*) filter (where correct))::integer as goed
     from antwoord where leerling_id = any($1) and ontvangen_op >= $2 and poging = 1
       and coalesce(vraag, '') not like '%>%' group by 1`,
    [leerlingen.map((leerling) => leerling.userId), omgeving.stack.begin],
  )
  return Object.fromEntries(
    rijen.flatMap(({ sleutel, totaal, goed }): [string, number][] =>
      goed > 0
        ? [
            [sleutel, totaal],
            [`${sleutel}/goed`, goed],
          ]
        : [[sleutel, totaal]],
    ),
  )
}

const aantalVan = async ({ leerling }: Kind): Promise<number> =>
  (await spel.bewaardeAntwoorden(omgeving.stack, leerling.userId)).length

/** Loses the network after the first answers have arrived, and plays on. */
async function raaktNetKwijt({ page, context, leerling }: Kind): Promise<void> {
  await spel.giveAntwoorden(page, MET_NET)
  await spel.allesVerstuurd(page, leerling.userId)
  await context.setOffline(true)
  await spel.giveAntwoorden(page, ZONDER_NET)
}

async function wordtGeweigerd(page: Page, adres: string): Promise<boolean> {
  await page.goto(adres)
  await staatStil(page)
  return isGeweigerd(page)
}

describe('a whole lesson: three pupils in two schools, two teachers who read along', () => {
  it(
    'each teacher sees exactly what the own pupils did, added to what was there, and nothing of the other school',
    async () => {
      const [juf, meester] = [await leestMee('nl'), await leestMee('be')]
      const voor = { nl: telling(await juf.kijk()), be: telling(await meester.kijk()) }
      expect([...voor.nl.values()].some((n) => n > 0)).toBe(true)
      expect([...voor.be.values()].some((n) => n > 0)).toBe(true)

      const [een, twee, drie] = [
        await gaatSpelen('nl', 1),
        await gaatSpelen('nl', 2),
        await gaatSpelen('be', 1),
      ]
      const [uitEen, , uitDrie] = await Promise.all([
        spel.giveAntwoorden(een.page, INTUSSEN),
        raaktNetKwijt(twee),
        spel.giveAntwoorden(drie.page, INTUSSEN),
      ])

      // In the middle of the lesson, what waits on a tablet without network is on nobody's screen.
      await spel.allesVerstuurd(een.page, een.leerling.userId)
      expect(await spel.wachtend(twee.page, twee.leerling.userId)).toBe(ZONDER_NET)
      expect(await aantalVan(twee)).toBe(twee.eerder + MET_NET)
      const onderweg = erbij(voor.nl, telling(await juf.kijk()))
      expect(onderweg).toEqual(await gegeven([een.leerling, twee.leerling]))

      await twee.context.setOffline(false)
      const uitTwee = await spel.playOut(twee.page)
      for (const { page, leerling } of [een, twee, drie])
        await spel.allesVerstuurd(page, leerling.userId)
      expect(await aantalVan(een)).toBe(een.eerder + uitEen)
      expect(await aantalVan(twee)).toBe(twee.eerder + MET_NET + ZONDER_NET + uitTwee)
      expect(await aantalVan(drie)).toBe(drie.eerder + uitDrie)

      const na = { nl: await juf.kijk(), be: await meester.kijk() }
      const bijJuf = erbij(voor.nl, telling(na.nl))
      expect(bijJuf).toEqual(await gegeven([een.leerling, twee.leerling]))
      expect(Object.keys(bijJuf).length).toBeGreaterThan(1)
      expect(erbij(voor.be, telling(na.be))).toEqual(await gegeven([drie.leerling]))

      const [nl, be] = [na.nl, na.be].map(({ leerlingen }) =>
        leerlingen.map(({ id }) => id as string),
      )
      expect(nl?.filter((id) => be?.includes(id))).toEqual([])
      expect(await wordtGeweigerd(juf.page, omgeving.stack.url + meester.pad)).toBe(true)
      expect(await wordtGeweigerd(meester.page, omgeving.stack.vlaamseUrl + juf.pad)).toBe(true)

      for (const { klachten, context } of [een, twee, drie, juf, meester]) {
        expect(klachten).toEqual([])
        await context.close()
      }
    },
    LANGSTE_LES_MS,
  )
})
