import { sayDag, sayKlok } from '@letterhaven/domain/datum'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { klokVan } from '@letterhaven/domain/schooljaar'
import { soortwoorden, type Soortwoorden } from '@letterhaven/domain/soortwoorden'
import { wholePercent } from '@letterhaven/domain/voortgang'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { html, Html } from './html.ts'
import { LEESMIJ_STIJL } from './leesmij-stijl.ts'
import type { Onderdeel } from '../voortgang/onderdelen.service.ts'
import type { KindOverzicht, Overzicht } from './overzicht.service.ts'

const MS_PER_UUR = 3_600_000
const STAND = {
  bezig: 'nog aan het oefenen',
  beheerst: 'beheerst',
  vastgehouden: 'onthouden',
} as const
const ROL: Readonly<Record<string, string>> = {
  schooladmin: 'beheerder',
  rtadmin: 'beheerder',
  thuisadmin: 'beheerder',
}
const getal = new Intl.NumberFormat('nl')
/** The time on the clock in both countries, which is the same. */
const klok = (op: Date): number => klokVan(op.getTime(), 'nl')

const hoeveel = (aantal: number, een: string, meer: string): string =>
  `${getal.format(aantal)} ${aantal === 1 ? een : meer}`

function uren(ms: number): string {
  const aantal = Math.round(ms / MS_PER_UUR)
  return aantal === 0 ? 'minder dan een uur' : `ongeveer ${hoeveel(aantal, 'uur', 'uur')}`
}

function oefenZin({ oefening }: KindOverzicht): string {
  if (!oefening) return 'Heeft nog niet geoefend.'
  const { dagen, eerst, laatst, goed, totaal, ms } = oefening
  const deel = totaal === 0 ? '' : ` Daarvan was ${wholePercent(goed / totaal)}% in één keer goed.`
  return (
    `Oefende op ${hoeveel(dagen, 'dag', 'dagen')}, van ${sayDag('dag', eerst)} tot en met ` +
    `${sayDag('dag', laatst)}, ${uren(ms)} in totaal, en kreeg ` +
    `${hoeveel(totaal, 'opgave', 'opgaven')}.${deel}`
  )
}

const onderdeelRij = ({ naam, goed, totaal, stand }: Onderdeel): Html =>
  html`<tr>
    <th scope="row">${naam}</th>
    <td>${stand ? STAND[stand] : 'nog niet te zeggen'}</td>
    <td>${getal.format(goed)} van ${getal.format(totaal)}</td>
  </tr>`

/** Presents one pupil: who it is, a sentence about how it went, and a row for each part. */
export function kindDeel(een: KindOverzicht, w: Woordkeus): Html {
  const { kind, naam, bestand, onderdelen } = een
  const kenmerken = [
    w.groepN(kind.jaargroep),
    ...(kind.dyslexie ? ['met dyslexie-instelling'] : []),
    ...(kind.deleted_at ? [`in de prullenbak sinds ${sayKlok('dag', klok(kind.deleted_at))}`] : []),
  ]
  const tabel =
    onderdelen.length === 0
      ? html``
      : html`<table>
          <caption class="weg">
            Categorieën van ${naam}
          </caption>
          <thead>
            <tr>
              <th scope="col">Categorie</th>
              <th scope="col">Stand</th>
              <th scope="col">Eerste keer goed</th>
            </tr>
          </thead>
          <tbody>
            ${onderdelen.map(onderdeelRij)}
          </tbody>
        </table>`
  return html`<article>
    <h3>${naam}</h3>
    <p class="stil">
      ${kenmerken.join(', ')}. Bestanden: <a href="${bestand}.json">${bestand}.json</a> en
      <a href="${bestand}-antwoorden.ndjson">${bestand}-antwoorden.ndjson</a>
    </p>
    <p>${oefenZin(een)}</p>
    ${tabel}
  </article> `
}

interface Kop {
  readonly overzicht: Overzicht
  readonly nu: Date
  /** The pupil that the page is about; null for the whole school. */
  readonly kind: KindOverzicht | null
}

const regel = (naam: string, waarde: string): Html =>
  waarde === ''
    ? html``
    : html`<div>
        <dt>${naam}</dt>
        <dd>${waarde}</dd>
      </div>`

function account({ school, kinderen }: Overzicht, metAantal: boolean, w: Woordkeus): Html {
  const adres = [school.straat, [school.postcode, school.plaats].filter(Boolean).join(' ')]
  return html`<dl>
    ${[
      regel('Naam', school.naam),
      regel('Adres', adres.filter(Boolean).join(', ')),
      regel(school.land === 'be' ? 'Instellingsnummer' : 'BRIN-nummer', school.schoolnummer),
      regel('Contactpersoon', school.contactpersoon),
      regel('Mail', school.contactmail),
      regel('Telefoon', school.telefoon),
      ...(metAantal ? [regel(w.Leerlingen, getal.format(kinderen.length))] : []),
    ]}
  </dl>`
}

/** Presents the staff. Nobody works in a home, so there the heading says who runs the account. */
const staf = ({ staf: mensen }: Overzicht, { leerkracht }: Soortwoorden): Html =>
  html`<h2>${leerkracht === null ? 'Wie het account beheert' : 'Wie er werkt'}</h2>
    <ul>
      ${mensen.map(
        (een) =>
          html`<li>
            ${volledigeNaam(een)},
            ${een.role === null ? 'uit dienst' : (ROL[een.role] ?? leerkracht ?? 'beheerder')}
          </li>`,
      )}
    </ul>`

const uitleg = (w: Woordkeus, { deSchool, staf: wie }: Soortwoorden, isAlles: boolean): Html =>
  html`<h2>Wat er in dit bestand zit</h2>
    <dl class="breed">
      <div>
        <dt>leesmij.html</dt>
        <dd>Deze pagina. Die werkt zonder internet en is te printen.</dd>
      </div>
      <div>
        <dt>gegevens.json</dt>
        <dd>
          ${
            isAlles
              ? `Alles van ${deSchool}: het account, ${wie === null ? '' : `${wie}, `}${w.groepen}, wie waar zit, bestellingen, toetsen, wat er ingelezen is, en wie wat bekeek.`
              : `Van welk account dit komt, met welke naam het kind inlogt, wie de gegevens van buiten ${deSchool} bekeek, en of het kind verhuisde.`
          }
        </dd>
      </div>
      <div>
        <dt>leerlingen/…json</dt>
        <dd>
          Per ${w.leerling}: naam en instellingen, ${w.groep} en jaar, hoe het ervoor staat per
          categorie, wat er per dag geoefend is, de kaart, toetsen, en wat er verdiend en gekocht
          is.
        </dd>
      </div>
      <div>
        <dt>leerlingen/…antwoorden.ndjson</dt>
        <dd>
          Elk gegeven antwoord, één per regel, met het woord, wat er geschreven werd en wanneer.
        </dd>
      </div>
    </dl>
    <p>
      JSON en NDJSON zijn tekst die andere programma’s kunnen lezen. Wachtwoorden, kaarten om in te
      loggen en codes zitten er niet in: daarmee zou een ander kunnen inloggen. Bewaar dit bestand
      op een veilige plek.
    </p>`

/** Makes the page up to the first pupil. */
export function leesmijBegin({ overzicht, nu, kind }: Kop): string {
  const w = woordkeusVoor(overzicht.school)
  const { naam } = overzicht.school
  const titel = kind ? `Gegevens van ${kind.naam}` : `Gegevens van ${naam}`
  const s = soortwoorden(w)
  const voortgang = kind ? html`<h2>Hoe het ervoor staat</h2>` : staf(overzicht, s)
  const hoofd = html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'none'; style-src 'unsafe-inline'"
    />
    <title>${titel}</title>
    <style>
      ${new Html(LEESMIJ_STIJL)}
    </style>
  </head>`
  const begin = html`<header>
      <h1>${titel}</h1>
      <p class="stil">Uit Letterhaven, zoals het was op ${sayKlok('moment', klok(nu))}.</p>
    </header>
    <h2>Het account</h2>
    ${account(overzicht, kind === null, w)} ${uitleg(w, s, kind === null)} ${voortgang} `
  // The tags that stay open until the last pupil are not in a template: a formatter would close them.
  return `<!doctype html>\n<html lang="${w.taal}">${hoofd.tekst}<body><main>${begin.tekst}`
}

/** Makes a heading above the pupils of a group. */
export const groepKop = ({ groep, schooljaar }: KindOverzicht['kind'], w: Woordkeus): string =>
  html`<h2>
    ${groep === null ? `Zonder ${w.groep}` : groep}${schooljaar === null ? '' : `, ${schooljaar}`}
  </h2> `.tekst

export const LEESMIJ_EIND = '</main></body></html>\n'
