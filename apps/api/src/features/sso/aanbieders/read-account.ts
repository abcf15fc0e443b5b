import * as z from 'zod/mini'
import { VreemdMailadresSchema } from '@letterhaven/contracts/mailadres'
import type { KoppelRol } from '@letterhaven/contracts/sso'
import { lijst } from '@letterhaven/contracts/lijst'
import { ENE_REGEL, tekst } from '@letterhaven/contracts/tekst'
import { korteNaam } from '@letterhaven/domain/korte-naam'
import { schoneTekst } from '@letterhaven/domain/schone-tekst'
import type { ClaimNamen } from '../../../platform/aanbieders-config.ts'
import { SsoWeigering, type SchoolAccount } from './aanbieder.ts'

const MAX = 512
const MAX_NAAM = 120

/** A value from outside: short, and without characters that nobody types. */
const waarde = tekst({ min: 1, max: MAX, knip: true }, ENE_REGEL)
const waarden = z.union([waarde, lijst(waarde, { max: 20 })])

/** The national pseudonym for learning materials (eck-id.nl). */
const ECK_ID = /^https:\/\/ketenid\.nl\/\S{8,200}$/
const SCHOOLNUMMER = /^[0-9A-Z]{4,12}$/
const LEERLING = new Set(['student', 'leerling', 'pupil'])
const MEDEWERKER = new Set(['employee', 'staff', 'faculty', 'personeel', 'leerkracht', 'teacher'])

type Claims = Readonly<Record<string, unknown>>

function waardenVan(claims: Claims, naam: string): string[] {
  const rauw = claims[naam]
  if (rauw === undefined || rauw === null || rauw === '') return []
  const gelezen = waarden.safeParse(typeof rauw === 'number' ? String(rauw) : rauw)
  if (!gelezen.success) throw new SsoWeigering('geweigerd')
  return [gelezen.data].flat()
}

/** Returns the one value of a claim. Two different ones leave it open who it is, and are refused. */
export function eneWaarde(claims: Claims, naam: string): string | null {
  const [eerste, ...rest] = new Set(waardenVan(claims, naam))
  if (rest.length > 0) throw new SsoWeigering('geweigerd')
  return eerste ?? null
}

/** Returns whether it is anything but a plain no. A parent's account beside a pupil's is never the pupil. */
export function isCoAccount(rauw: unknown): boolean {
  return (
    !(rauw === undefined || rauw === null || rauw === false || rauw === 0) &&
    !['', '0', 'false', 'nee', 'no'].includes(String(rauw).trim().toLowerCase())
  )
}

/** Joins a name like 'Noor van den Berg', as people would have typed it, cut to what fits on a line. */
export function naamUit(delen: readonly (string | null)[]): string {
  const naam = delen.filter((deel) => deel !== null).join(' ')
  return korteNaam(schoneTekst(naam), MAX_NAAM) || 'Zonder naam'
}

function eckIdUit(claims: Claims, veld: string | undefined): string | null {
  const eckId = veld === undefined ? null : eneWaarde(claims, veld)
  if (eckId !== null && !ECK_ID.test(eckId)) throw new SsoWeigering('geweigerd')
  return eckId
}

function schoolnummerUit(claims: Claims, veld: string): string | null {
  const nummer =
    eneWaarde(claims, veld)
      ?.toUpperCase()
      .replaceAll(/[\s.-]/g, '') ?? null
  if (nummer !== null && !SCHOOLNUMMER.test(nummer)) throw new SsoWeigering('geweigerd')
  return nummer
}

function rolUit(claims: Claims, veld: string): KoppelRol {
  const rollen = waardenVan(claims, veld).map((rol) => rol.toLowerCase())
  if (rollen.some((rol) => LEERLING.has(rol))) return 'leerling'
  return rollen.some((rol) => MEDEWERKER.has(rol)) ? 'medewerker' : 'onbekend'
}

/** Returns the mail address, as far as the provider vouches for it. Any other value is left out. */
function emailUit(claims: Claims): string | null {
  if (claims['email_verified'] === false || claims['email_verified'] === 'false') return null
  const gelezen = VreemdMailadresSchema.safeParse(claims['email'] ?? claims['mail'])
  return gelezen.success ? gelezen.data : null
}

/** Reads an account from the claims (or attributes) of a provider, by the names that it uses. */
export function readAccount(claims: Claims, namen: ClaimNamen, sub: string): SchoolAccount {
  if (isCoAccount(claims[namen.coAccount ?? 'isCoAccount'])) throw new SsoWeigering('coaccount')
  const echteSub = eneWaarde({ sub }, 'sub')
  if (echteSub === null) throw new SsoWeigering('geweigerd')
  const voor = eneWaarde(claims, 'given_name') ?? eneWaarde(claims, 'givenName')
  const achter = eneWaarde(claims, 'family_name') ?? eneWaarde(claims, 'sn')
  const rol = rolUit(claims, namen.rol ?? 'eduPersonAffiliation')
  return {
    eckId: eckIdUit(claims, namen.eckId),
    profielId: eneWaarde(claims, namen.profielId ?? 'nlEduPersonProfileId'),
    sub: echteSub,
    naam: naamUit(voor || achter ? [voor, achter] : [eneWaarde(claims, 'name')]),
    // A child's address is nobody's business.
    email: rol === 'leerling' ? null : emailUit(claims),
    rol,
    schoolnummer: schoolnummerUit(claims, namen.schoolnummer ?? 'nlEduPersonHomeOrganizationId'),
  }
}
