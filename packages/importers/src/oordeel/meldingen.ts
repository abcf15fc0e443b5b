import type { Land } from '@letterhaven/contracts/admin'
import { woordkeusBijLand, type Woordkeus } from '@letterhaven/domain/woordkeus'

type Ernst = 'geweigerd' | 'waarschuwing'

interface Soort {
  readonly ernst: Ernst
  /** 'bestand' is reported once, with a count; 'rij' is reported for each line, by name. */
  readonly per: 'bestand' | 'rij'
  readonly tekst: Tekst
}

/** A sentence, or a function that words it for a country. */
type Tekst = string | ((w: Woordkeus) => string)

const weigering = (tekst: Tekst): Soort => ({ ernst: 'geweigerd', per: 'bestand', tekst })
const bijBestand = (tekst: Tekst): Soort => ({ ernst: 'waarschuwing', per: 'bestand', tekst })
const bijRij = (tekst: Tekst): Soort => ({ ernst: 'waarschuwing', per: 'rij', tekst })

/** Everything that can be reported about a file: what happened, what is kept, and what can be done. */
export const MELDINGEN = {
  empty: weigering(
    'Het bestand is leeg. Er is niets veranderd. Maak het opnieuw in je administratie.',
  ),
  'too-large': weigering(
    'Het bestand is (uitgepakt) groter dan 12 MB. Er is niets veranderd. Exporteer één school of vestiging tegelijk.',
  ),
  archive: weigering(
    'Het ingepakte bestand kan niet gelezen worden: het is stuk, op slot, of er zit niet precies één XML-bestand in. Er is niets veranderd. Pak het uit en kies het XML-bestand zelf.',
  ),
  format: weigering(({ land }) =>
    land === 'be'
      ? 'Dit is geen lijst met namen. Er is niets veranderd. Bewaar de leerlingenlijst uit WISA, Informat, Smartschool of Excel als CSV.'
      : 'Dit is geen EDEXML-bestand en geen lijst met namen. Er is niets veranderd. Kies in je administratie de export EDEXML, niet het oude EDEX met tekstbestanden, of bewaar een lijst uit Excel als CSV.',
  ),
  html: weigering(
    'Dit is een webpagina: de inlogpagina van je administratie, of een lijst die als webpagina is bewaard. Er is niets veranderd. Log daar opnieuw in en download het bestand nog eens, of open de lijst in Excel en bewaar die als CSV.',
  ),
  encoding: weigering(
    'Het bestand zegt UTF-8 te zijn, maar de letters met accenten zijn anders opgeslagen. Er is niets veranderd, zodat geen naam verminkt raakt. Exporteer het opnieuw als UTF-8.',
  ),
  quote: weigering(
    'Op deze regel begint een cel met een aanhalingsteken (") dat nergens meer sluit. Er is niets veranderd, zodat er geen namen in elkaar lopen. Haal dat teken weg en lees de lijst opnieuw in.',
  ),
  doctype: weigering(
    'Het bestand bevat een DOCTYPE. Dat hoort niet in EDEXML en kan gevaarlijk zijn. Er is niets veranderd. Vraag de leverancier van je administratie om een gewone export.',
  ),
  entity: weigering(
    'Het bestand bevat een teken dat in XML niet bestaat, zoals &euml; in plaats van ë. Er is niets veranderd. Vraag de leverancier van je administratie de export te herstellen.',
  ),
  malformed: weigering(
    'Het bestand is geen geldige XML of is afgebroken. Er is niets veranderd. Download het opnieuw.',
  ),
  depth: weigering(
    'Het bestand bevat onderdelen die te diep in elkaar zitten. Er is niets veranderd. Vraag de leverancier van je administratie om een gewone export.',
  ),
  limit: weigering(
    'Het bestand bevat een veld dat veel te groot is, of veel te veel velden. Er is niets veranderd. Vraag de leverancier van je administratie om een gewone export.',
  ),
  root: weigering(({ land }) =>
    land === 'be'
      ? 'In dit XML-bestand staan geen leerlingen die wij kunnen lezen. Er is niets veranderd. Bewaar de leerlingenlijst uit WISA, Informat of Smartschool als CSV.'
      : 'Dit XML-bestand is geen EDEXML en geen UWLR. Er is niets veranderd. Kies in je administratie de export EDEXML.',
  ),
  'no-pupils': weigering(
    'In het bestand staat geen lijst van leerlingen. Er is niets veranderd. Neem de leerlingen mee in de export.',
  ),
  columns: weigering(
    (w) =>
      `Boven de lijst staan geen kolomnamen die wij kennen. Er is niets veranderd. Zet er ten minste Voornaam of Achternaam boven, en liefst ook Geboortedatum en ${w.Groep}.`,
  ),
  'other-school': weigering(
    'Het bestand is van een andere school. Er is niets veranderd. Kies het bestand van je eigen school.',
  ),
  'year-over': weigering(
    (w) =>
      `Het bestand is van een schooljaar dat voorbij is. Er is niets veranderd, zodat niemand teruggaat naar een oude ${w.groep}. Kies in je administratie het nieuwe schooljaar en exporteer opnieuw.`,
  ),
  'year-later': weigering(
    'Het bestand is van een schooljaar dat nog niet aan de beurt is. Er is niets veranderd. Kies in je administratie het schooljaar van nu en exporteer opnieuw; een bestand van het volgende schooljaar kun je inlezen vanaf 1 juni.',
  ),
  'encoding-label': bijBestand(
    'Het bestand noemt een andere tekenset dan het gebruikt. Het is gelezen als UTF-8; kijk de namen met accenten na.',
  ),
  westers: bijBestand(
    'De lijst is niet als UTF-8 opgeslagen, en gelezen zoals Excel opslaat. Kijk de namen met accenten na.',
  ),
  macintosh: bijBestand(
    'De lijst is opgeslagen zoals Excel dat op een Mac soms doet, en zo gelezen. Kijk de namen met accenten na.',
  ),
  'no-groups': bijBestand(
    (w) =>
      `In het bestand staat van niemand de ${w.groep}. De leerlingen zijn wel gelezen. Wie nieuw is, komt in ‘Nog niet ingedeeld’; wie er al is, blijft in dezelfde ${w.groep}. Neem de ${w.groepen} mee in de export, of deel de leerlingen daarna zelf in.`,
  ),
  'date-order': bijBestand(
    'Bij de datums kan de dag of de maand voorop staan; de lijst zegt niet welke. Ze zijn gelezen met de dag voorop. Klopt het voorbeeld hiernaast niet? Pas dan niet toe, schrijf de datums als 2017-03-12 en lees de lijst opnieuw in.',
  ),
  'school-unknown': bijBestand(
    'Het bestand noemt geen nummer van een school. Kijk na of het van jullie is voordat je het toepast.',
  ),
  'school-year': bijBestand(
    'Het bestand zegt niet duidelijk van welk schooljaar het is. De rest is gelezen; kijk na of het van dit jaar is.',
  ),
  'last-year': bijBestand(
    'Het bestand is van een vorig schooljaar. Kijk na of je het nieuwste hebt voordat je het toepast.',
  ),
  'list-year': bijBestand(
    (w) =>
      `De lijst zegt niet van welk schooljaar hij is, en is gelezen als een lijst van het jaar dat nog loopt. Staan de ${w.groepen} van volgend jaar erin? Pas dan niet toe. Ga eerst over naar het nieuwe schooljaar, en lees de lijst daarna in.`,
  ),
  'no-stable-key': bijBestand(
    'Leerlingen hebben geen vast nummer. Wie lijkt op een leerling die je al hebt, leggen we eerst aan je voor.',
  ),
  'drop-bsn': bijBestand(
    'Het bestand bevat burgerservice- of onderwijsnummers. Letterhaven heeft ze niet gelezen en niet bewaard. Laat ze weg uit de export.',
  ),
  'drop-rrn': bijBestand(
    'Het bestand bevat rijksregisternummers. Letterhaven heeft ze niet gelezen en niet bewaard. Laat ze weg uit de export.',
  ),
  gender: bijBestand(
    'Het geslacht staat er met andere tekens dan de standaard. Letterhaven bewaart het niet; je hoeft niets te doen.',
  ),
  'field-name': bijBestand(
    'Het bestand gebruikt een veldnaam die niet in de standaard staat (tussenvoegsel). Die is gelezen als voorvoegsel.',
  ),
  date: bijRij(
    'Een datum is anders geschreven dan de standaard of bestaat niet. Wat duidelijk was, is gelezen; een onmogelijke datum is leeg gelaten.',
  ),
  'date-order-lost': bijRij(
    'In deze kolom staat de ene keer de dag en de andere keer de maand voorop. Deze datum kan twee dagen zijn en is leeg gelaten; schrijf hem als 2017-03-12 en lees de lijst opnieuw in.',
  ),
  'date-lost': bijRij(
    'Deze datum bestaat niet, is nog niet geweest, of is niet te lezen als dag, maand en jaar. Hij is leeg gelaten; verbeter hem in de lijst en lees die opnieuw in.',
  ),
  name: bijRij(
    'In deze naam staan vreemde tekens. Hij is gelezen zoals hij er staat; verbeter hem in je administratie.',
  ),
  'name-long': bijRij(
    'Deze naam is zo lang dat het einde eraf is gehaald. Verbeter hem in je administratie.',
  ),
  'name-comma': bijRij(
    'In deze achternaam staat een komma. Hij is gelezen zoals hij er staat; kijk na of de voornaam en de achternaam goed gesplitst zijn.',
  ),
  'number-spoiled': bijRij(
    'Dit nummer is door een spreadsheet afgerond en niet meer te gebruiken. De leerling is gelezen zonder dit nummer; maak die kolom op als tekst en exporteer opnieuw.',
  ),
  'cells-beyond': bijRij(
    'Op deze regel staan meer cellen dan er kolommen zijn. Wat voorbij de laatste kolom staat, is niet gelezen; kijk na of de rest op zijn plaats staat.',
  ),
  'column-twice': bijRij(
    'Deze kolom staat er meer dan eens in. De eerste is gelezen; haal de verkeerde weg en lees de lijst opnieuw in als dat niet goed is.',
  ),
  'row-above': bijRij(
    'Deze regel staat boven de kolomnamen en is niet gelezen. Staat er een leerling? Zet hem onder de kolomnamen en lees de lijst opnieuw in.',
  ),
  eckid: bijRij('Dit ECK iD heeft niet de goede vorm. De leerling is gelezen zonder dit nummer.'),
  email: bijRij('Dit e-mailadres klopt niet. De leerkracht is gelezen zonder e-mailadres.'),
  jaargroep: bijRij(
    'Dit leerjaar bestaat niet in de standaard en is leeg gelaten. Van wie nieuw is, kies je het zelf; wie er al is, houdt zijn leerjaar.',
  ),
  'jaargroep-missing': bijRij(
    'Van deze leerling staat het leerjaar er niet bij. Is de leerling nieuw, kies het dan zelf; wie er al is, houdt zijn leerjaar.',
  ),
  'unknown-group': bijRij(
    (w) =>
      `In welke ${w.groep} deze leerling zit, staat niet in het bestand. Wie nieuw is, komt in ‘Nog niet ingedeeld’; wie er al is, blijft in dezelfde ${w.groep}.`,
  ),
  rekey: bijRij(
    'Deze naam is bekend, maar onder een ander nummer. Kijk na of het dezelfde is voordat je toepast.',
  ),
  'dup-key': bijRij(
    'Dit nummer staat er meer dan eens in. Geen van beide is gelezen; maak de nummers verschillend in je administratie.',
  ),
  'dup-eckid': bijRij(
    'Dit ECK iD staat er meer dan eens in. Geen van beide is gelezen; herstel het in je administratie.',
  ),
  'dup-line': bijRij(
    'Deze regel staat er meer dan eens in, zonder nummer. Hij is één keer gelezen. Zijn het twee kinderen? Voeg het tweede dan met de hand toe.',
  ),
  'key-missing': bijRij(
    'Hier ontbreekt het nummer. Deze regel is niet gelezen; vul het aan in je administratie.',
  ),
  'name-missing': bijRij(
    'Hier ontbreekt de naam. Deze regel is niet gelezen; vul hem aan in je administratie.',
  ),
  'key-reused': bijRij(
    'Dit nummer was van een andere leerling. Deze regel is niet gelezen, zodat geen gegevens bij een ander kind komen; kijk het na in je administratie.',
  ),
} as const satisfies Readonly<Record<string, Soort>>

export type MeldingCode = keyof typeof MELDINGEN

/** One finding in a file. */
export interface Melding {
  readonly code: MeldingCode
  readonly tekst: string
  /** Which line or which person, in words. */
  readonly waar?: string
}

/** Thrown for a file that is refused as a whole. */
export class Geweigerd extends Error {
  readonly code: MeldingCode
  readonly waar: string | undefined

  constructor(code: MeldingCode, waar?: string) {
    super(code)
    this.code = code
    this.waar = waar
  }
}

const getal = new Intl.NumberFormat('nl')

/** Returns in words how often something occurs in a file. */
export const keerZin = (n: number): string => `${getal.format(n)} keer`

/** How many findings of one kind are named one by one; the rest is only counted. */
const MEEST_GENOEMD = 50

export function makeMelding(code: MeldingCode, waar?: string, land: Land = 'nl'): Melding {
  const soort: Soort = MELDINGEN[code]
  const tekst = typeof soort.tekst === 'string' ? soort.tekst : soort.tekst(woordkeusBijLand(land))
  return waar === undefined ? { code, tekst } : { code, tekst, waar }
}

/** Collects findings while a file is read. */
export interface Meldboek {
  /** Calls `waar` only for findings that will be named. */
  report(code: MeldingCode, waar?: () => string): void
  close(): Melding[]
}

export function makeMeldboek(land?: Land): Meldboek {
  const gevonden = new Map<MeldingCode, Gevonden>()
  return {
    report(code, waar) {
      const een = gevonden.get(code) ?? { aantal: 0, waar: [] }
      gevonden.set(code, een)
      een.aantal += 1
      if (waar && een.waar.length < MEEST_GENOEMD) een.waar.push(waar())
    },
    close: () => [...gevonden].flatMap(([code, een]) => say(code, een, land)),
  }
}

interface Gevonden {
  aantal: number
  readonly waar: string[]
}

function say(code: MeldingCode, { aantal, waar }: Gevonden, land?: Land): Melding[] {
  if (MELDINGEN[code].per === 'bestand')
    return [makeMelding(code, aantal > 1 ? keerZin(aantal) : waar[0], land)]
  const genoemd = waar.map((een) => makeMelding(code, een, land))
  const rest = aantal - genoemd.length
  return rest > 0 ? [...genoemd, makeMelding(code, `en nog ${getal.format(rest)}`, land)] : genoemd
}
