import { readPdf } from '@letterhaven/testkit/read-pdf'
import type { Land } from '@letterhaven/contracts/admin'
import { FOUTZIN } from '@letterhaven/contracts/foutzin'
import { AANBEVELING_WOORDEN } from '@letterhaven/domain/aanbeveling-woorden'
import { findMeervoud, findVreemd, type Woordsoort } from '@letterhaven/domain/soort-verboden'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { describe, expect, it } from 'vitest'
import { drukPdf } from './features/inlogkaarten/druk/druk-pdf.ts'
import type { Druktaak, Inlogkaart } from './features/inlogkaarten/druk/druktaak.ts'
import { MAILWOORDEN } from './kern/post/mailwoorden.policy.ts'
import { writeMail, type MailSoort } from './kern/post/sjablonen.service.ts'
import type { MailWaarden } from './kern/post/fill-in.ts'
import { leesmijBegin } from './features/uitvoer/leesmij.ts'
import type { Overzicht } from './features/uitvoer/overzicht.service.ts'

interface Lezer {
  readonly soort: Woordsoort
  readonly land: Land
}

const ALLE: readonly Lezer[] = (['nl', 'be'] as const).flatMap((land) =>
  (['school', 'rt', 'thuis'] as const).map((soort) => ({ soort, land })),
)
const LINK = 'https://haven.example/x'

/** What each mail is filled with; null where nobody in that kind of account can get it. */
const MAILS: Readonly<Record<MailSoort, (lezer: Lezer) => MailWaarden | null>> = {
  herstellen: () => ({ link: LINK }),
  gewijzigd: ({ soort, land }) => ({ link: LINK, hulp: MAILWOORDEN[soort].hulp[land] }),
  // At home there is nobody to invite.
  uitnodigen: ({ soort }) => (soort === 'thuis' ? null : { link: LINK, school: 'De Kade' }),
  sluiten: ({ soort }) => ({
    link: LINK,
    school: 'De Kade',
    datum: '1 mei 2027',
    gewist: MAILWOORDEN[soort].gewist,
  }),
  niet_sluiten: () => ({ link: LINK, school: 'De Kade' }),
  gesloten: (lezer) => ({
    school: 'De Kade',
    leerlingen: `1 ${woordkeusVoor(lezer).leerling}`,
    antwoorden: '1 antwoord',
  }),
  aanbevelen: (van) => {
    const { mail, zinnen } = AANBEVELING_WOORDEN[van.soort]
    return {
      naam: 'Karin Bos',
      iemand: mail.iemand,
      deze: mail.deze,
      werkt: mail.werkt('De Kade'),
      lezer: mail.lezer(woordkeusVoor(van)),
      zin: Object.values(zinnen).join(' '),
      link: LINK,
      proberen: LINK,
      afmelden: LINK,
    }
  },
}

function mailsVan(lezer: Lezer): string[] {
  return Object.entries(MAILS).flatMap(([wat, waardenVoor]) => {
    const waarden = waardenVoor(lezer)
    if (waarden === null) return []
    const { subject, text } = writeMail(wat as MailSoort, lezer.land, waarden)
    return [`${subject}\n${text}`]
  })
}

/** Returns a card with words and, for a school or a practice, one without; a home has no accounts of its own. */
function kaartenVan(soort: Woordsoort): Inlogkaart[] {
  const naam = { voornaam: 'Noor', tussenvoegsel: '', achternaam: 'Bos' }
  const kaart = { naam, dier: 'uil', woorden: 'groen anker 12', plaatjes: null, qr: null } as const
  return soort === 'thuis' ? [kaart] : [kaart, { ...kaart, woorden: null }]
}

async function drukwerkVan({ soort, land }: Lezer): Promise<string[]> {
  const groep = 'Bij ons'
  const ingang = { link: LINK, inlog: LINK, schoolcode: '1234' }
  const taken: Druktaak[] = [
    { wat: 'poster', groep, land, soort, ingang },
    { wat: 'kaarten', land, soort, delen: [{ groep, ingang, kaarten: kaartenVan(soort) }] },
  ]
  const vellen = await Promise.all(taken.map(drukPdf))
  return vellen.flatMap((vel) => {
    const pdf = Buffer.from(vel)
    // A title is written with two bytes a letter, or with one.
    const kop = pdf.toString('latin1').replaceAll('\0', '')
    const titel = /\/Title \((.*?)\)/.exec(kop)?.[1] ?? ''
    return [titel, ...readPdf(pdf).map(({ tekst }) => tekst.replaceAll('\n', ' '))]
  })
}

function leesmijVan({ soort, land }: Lezer): string[] {
  const role = { school: 'docent', rt: 'docent', thuis: 'thuisadmin' }[soort]
  const school = { naam: 'De Kade', soort, land, plaats: '', straat: '', postcode: '' }
  const over = { schoolnummer: '', telefoon: '', contactpersoon: '', contactmail: '' }
  const staf = [{ voornaam: 'Karin', tussenvoegsel: '', achternaam: 'Bos', role }]
  const kind = { naam: 'Noor Bos' }
  const overzicht = { school: { ...school, ...over }, staf, kinderen: [kind] } as never as Overzicht
  const nu = new Date('2026-11-25T12:00:00Z')
  return [null, kind as never].map((wie) => leesmijBegin({ overzicht, nu, kind: wie }))
}

/**
 * Lists what these texts may not say: words of another kind of account, plurals after the number 1, and, in Belgium, words of
 * the Netherlands.
 */
const vreemdIn = (teksten: readonly string[], lezer: Lezer): string[] =>
  teksten.flatMap((tekst) => [
    ...findVreemd(tekst, lezer),
    ...findMeervoud(tekst),
    ...(lezer.land === 'be' ? findHollands(tekst, lezer.soort).map(({ woord }) => woord) : []),
  ])

/** Said only to the office, or to somebody with a school account, which no home has. */
const NIET_THUIS: ReadonlySet<string> = new Set(['kijk_mee_nodig', 'sso_refused', 'sso_onbekend'])
/** What a practice never reads: its people do not see a look along from the office's side. */
const NIET_RT: ReadonlySet<string> = new Set(['kijk_mee_nodig'])

const foutzinnen = ({ soort }: Lezer): string[] =>
  Object.entries(FOUTZIN).flatMap(([code, zin]) => {
    const weg = { school: new Set<string>(), rt: NIET_RT, thuis: NIET_THUIS }[soort]
    return weg.has(code) ? [] : [zin]
  })

describe.each(ALLE)('what leaves the server for a $soort in $land', (lezer) => {
  it('as mail says no word of another kind of account', () => {
    expect(vreemdIn(mailsVan(lezer), lezer)).toEqual([])
  })
  it('on paper says none either, its title included', async () => {
    const teksten = await drukwerkVan(lezer)
    expect(teksten.join(' ')).toContain('Kies je naam')
    expect(vreemdIn(teksten, lezer)).toEqual([])
  })
  it('nor the page that explains an export, nor a refusal', () => {
    expect(vreemdIn(leesmijVan(lezer), lezer)).toEqual([])
    expect(vreemdIn(foutzinnen(lezer), lezer)).toEqual([])
  })
})

it('a school’s mails, papers and pages do not pass as a home’s or a practice’s (decoy)', async () => {
  const school = { soort: 'school', land: 'nl' } as const
  const [thuis, rt] = [{ ...school, soort: 'thuis' } as const, { ...school, soort: 'rt' } as const]
  for (const teksten of [mailsVan(school), await drukwerkVan(school), leesmijVan(school)])
    for (const lezer of [thuis, rt]) expect(vreemdIn(teksten, lezer)).not.toEqual([])
})
