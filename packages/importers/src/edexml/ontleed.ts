import { SaxesParser } from 'saxes'
import { SECTIES, type Inhoud, type Ruw, type Sectie, type Verwijzing } from '../oordeel/inhoud.ts'
import { Geweigerd } from '../oordeel/meldingen.ts'

const isSectie = (naam: string): naam is Sectie => SECTIES.some((een) => een === naam)

/** The elements of each section and the fields that are read. Anything that is not named here is never held in memory. */
const RIJEN: Readonly<Record<Sectie, ReadonlySet<string>>> = {
  vestigingen: new Set(['vestiging']),
  groepen: new Set(['groep', 'samengestelde_groep']),
  leerlingen: new Set(['leerling']),
  leerkrachten: new Set(['leerkracht']),
}
const SCHOOLVELDEN = new Set([
  'schooljaar',
  'peildatum',
  'brincode',
  'dependancecode',
  'instellingsnummer',
  'schoolkey',
])
const VELDEN: Readonly<Record<Sectie, ReadonlySet<string>>> = {
  vestigingen: new Set(['naam']),
  groepen: new Set(['naam', 'jaargroep']),
  leerlingen: new Set([
    'achternaam',
    'voorvoegsel',
    'tussenvoegsel',
    'voornamen',
    'roepnaam',
    'geboortedatum',
    'geslacht',
    'jaargroep',
    'uitstroomdatum',
    'eckid',
  ]),
  leerkrachten: new Set([
    'achternaam',
    'voorvoegsel',
    'tussenvoegsel',
    'voornamen',
    'voorletters-1',
    'roepnaam',
    'emailadres',
    'eckid',
  ]),
}
/**
 * Government numbers that we do not want. The field with only the last four digits, which every export has, is not
 * reported.
 */
const BSN = new Set(['bsn', 'sofinummer', 'onderwijsnummer'])
const RIJKSREGISTER = 'rijksregisternummer'
const VERWIJST = new Set(['groep', 'samengestelde_groep', 'vestiging'])

const WORTELS = new Set(['edex', 'envelope', 'leerlinggegevens', 'leerlinggegevens_antwoord'])

/** The deepest nesting that is accepted: a real file is nine deep, and a block of a supplier may be somewhat deeper. */
const DIEPST = 64
const LANGSTE_VELD = 10_000
const MEESTE_ATTRIBUTEN = 50
/** The most persons, groups and locations in one file: twice a large school board. */
const MEESTE_RIJEN = 30_000
/** The most unknown elements: the blocks of a supplier contain some four for each pupil. */
const MEESTE_VREEMDE = 250_000

/** Element names repeat, so each is put in lower case only once. */
const MEESTE_NAMEN = 500
const lokaleNamen = new Map<string, string>()

function lokaal(naam: string): string {
  const bekend = lokaleNamen.get(naam)
  if (bekend !== undefined) return bekend
  const zonder = naam.slice(naam.indexOf(':') + 1).toLowerCase()
  if (lokaleNamen.size < MEESTE_NAMEN) lokaleNamen.set(naam, zonder)
  return zonder
}

/**
 * Reads in one go, from the first character to the last. It stops by throwing, because the parser would go on if it
 * merely ignored the rest.
 */
class Lezer {
  readonly school = new Map<string, string>()
  readonly rijen: Record<Sectie, Ruw[]> = {
    vestigingen: [],
    groepen: [],
    leerlingen: [],
    leerkrachten: [],
  }
  readonly secties = new Set<string>()
  bsn = 0
  rijksregister = 0

  private diepte = 0
  private aantalRijen = 0
  private vreemde = 0
  /** The attributes of the tag that is being read. */
  private attributen = { aantal: 0, key: '', eckid: '' }
  /** The section that is open, and the depth at which it began. */
  private sectie: Sectie | 'school' | null = null
  private sectieDiep = 0
  private rij: Ruw | null = null
  private verwijzing: Verwijzing | null = null
  /** Where the coming text goes; null when it is not read. */
  private doel: { readonly diep: number; tekst: string; set(tekst: string): void } | null = null

  attribuut(naam: string, waarde: string): void {
    this.attributen.aantal += 1
    if (waarde.length > LANGSTE_VELD || this.attributen.aantal > MEESTE_ATTRIBUTEN)
      throw new Geweigerd('limit')
    const kort = lokaal(naam)
    if (kort === 'key' || kort === 'eckid') this.attributen[kort] = waarde
  }

  open(tag: string, regel: number): void {
    this.diepte += 1
    if (this.diepte > DIEPST) throw new Geweigerd('depth', `regel ${regel}`)
    this.openElement(lokaal(tag), regel)
    this.attributen = { aantal: 0, key: '', eckid: '' }
  }

  private openElement(naam: string, regel: number): void {
    if (this.diepte === 1 && !WORTELS.has(naam)) throw new Geweigerd('root')
    if (this.sectie === null) this.openSectie(naam)
    else if (this.sectie === 'school') this.openSchoolveld(naam)
    else if (this.rij === null) this.openRij(this.sectie, naam, regel)
    else this.openVeld(this.sectie, naam, this.rij)
  }

  private countVreemd(): void {
    this.vreemde += 1
    if (this.vreemde > MEESTE_VREEMDE) throw new Geweigerd('limit')
  }

  tekst(tekst: string): void {
    if (!this.doel || this.doel.diep !== this.diepte) return
    if (this.doel.tekst.length + tekst.length > LANGSTE_VELD) throw new Geweigerd('limit')
    this.doel.tekst += tekst
  }

  close(): void {
    if (this.doel?.diep === this.diepte) {
      this.doel.set(this.doel.tekst)
      this.doel = null
    }
    if (this.sectie !== null && this.diepte === this.sectieDiep) this.sectie = null
    if (this.rij && this.diepte === this.sectieDiep + 1) this.rij = null
    if (this.verwijzing && !this.rij) this.verwijzing = null
    this.diepte -= 1
  }

  private openSectie(naam: string): void {
    if (naam !== 'school' && !isSectie(naam)) return this.countVreemd()
    this.sectie = naam
    this.sectieDiep = this.diepte
    this.secties.add(naam)
  }

  private openSchoolveld(naam: string): void {
    const isVeld = this.diepte === this.sectieDiep + 1 && SCHOOLVELDEN.has(naam)
    if (isVeld && !this.school.has(naam)) this.read((tekst) => this.school.set(naam, tekst))
  }

  private openRij(sectie: Sectie, naam: string, regel: number): void {
    if (this.diepte !== this.sectieDiep + 1 || !RIJEN[sectie].has(naam)) return this.countVreemd()
    this.aantalRijen += 1
    if (this.aantalRijen > MEESTE_RIJEN) throw new Geweigerd('limit')
    const { key: sleutel, eckid } = this.attributen
    const leeg = { velden: new Map<string, string>(), rollen: [], verwijzingen: [] }
    this.rij = { soort: naam, regel, sleutel, eckid, ...leeg }
    this.verwijzing = null
    this.rijen[sectie].push(this.rij)
  }

  private openVeld(sectie: Sectie, naam: string, rij: Ruw): void {
    const sleutel = this.attributen.key
    if (VERWIJST.has(naam)) {
      this.verwijzing = { soort: naam, sleutel, rollen: [] }
      if (sleutel !== '') rij.verwijzingen.push(this.verwijzing)
      return
    }
    if (naam === 'rol') {
      const rollen = this.diepte === this.sectieDiep + 2 ? rij.rollen : this.verwijzing?.rollen
      this.read((tekst) => rollen?.push(tekst))
      return
    }
    if (this.diepte !== this.sectieDiep + 2) return this.countVreemd()
    if (BSN.has(naam)) this.bsn += 1
    if (naam === RIJKSREGISTER) this.rijksregister += 1
    const { velden } = rij
    if (VELDEN[sectie].has(naam) && !velden.has(naam)) this.read((tekst) => velden.set(naam, tekst))
  }

  private read(set: (tekst: string) => void): void {
    this.doel = { diep: this.diepte, tekst: '', set }
  }
}

/** Matches the parser's error for an entity that XML does not define. */
const ONBEKEND_TEKEN = /undefined entity/i

/** Matches an '&' that opens no entity. The parser reads on to the next ';' or to the end, but the error is at the '&'. */
const LOSSE_AMPERSAND = /&(?!#?[\w.-]{1,40};)/

/** Describes where parsing failed: the line, and the character in it. */
function plekVanFout(tekst: string, { line, column, position }: SaxesParser): string {
  const kaal = tekst.slice(0, position).search(LOSSE_AMPERSAND)
  if (kaal === -1) return `regel ${line}, teken ${column}`
  const regels = tekst.slice(0, kaal + 1).split('\n')
  return `regel ${regels.length}, teken ${regels.at(-1)?.length}`
}

/** Parses EDEXML 2.1 and saved UWLR answers, with the sections in any order and with any namespace prefix. */
export function parse(tekst: string): Inhoud {
  const lezer = new Lezer()
  const parser = new SaxesParser({ position: true })
  parser.on('error', (fout) => {
    throw new Geweigerd(
      ONBEKEND_TEKEN.test(fout.message) ? 'entity' : 'malformed',
      plekVanFout(tekst, parser),
    )
  })
  parser.on('doctype', () => {
    throw new Geweigerd('doctype', `regel ${parser.line}`)
  })
  parser.on('attribute', ({ name, value }) => lezer.attribuut(name, value))
  parser.on('opentag', ({ name }) => lezer.open(name, parser.line))
  parser.on('text', (stuk) => lezer.tekst(stuk))
  parser.on('cdata', (stuk) => lezer.tekst(stuk))
  parser.on('closetag', () => lezer.close())
  parser.write(tekst).close()
  const { school, rijen, secties, bsn, rijksregister } = lezer
  if (!secties.has('leerlingen')) throw new Geweigerd(secties.size === 0 ? 'root' : 'no-pupils')
  return { school, rijen, secties, groepenOpNaam: false, bsn, rijksregister }
}
