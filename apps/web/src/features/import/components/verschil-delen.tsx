import { ZONDER_GROEP } from '@letterhaven/contracts/import-maten'
import type { ImportVeld, ImportVerschil } from '@letterhaven/contracts/import'
import { getal } from '@letterhaven/ui/tekst/getal'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Letterlijk, MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { jaarcodeZin } from '../jaarcode-zin.ts'
import { LijstDeel } from './lijst-deel.tsx'
import { sayDatum } from '../../../shared/weergave/datum.ts'
import { useWieTekst } from './wie-tekst.ts'

/** A value that becomes another. */
function Wordt({ van, naar }: { readonly van: string; readonly naar: string }) {
  return (
    <span className="import-wordt">
      <span>{van}</span>
      <Icoon naam="pijl-rechts" maat={16} label="wordt" />
      <strong>{naar}</strong>
    </span>
  )
}

function useVeldtekst() {
  const w = useWoordkeus()
  const namen: Readonly<Record<ImportVeld, string>> = {
    roepnaam: 'Voornaam',
    voorvoegsel: w.land === 'be' ? 'Voorvoegsel' : 'Tussenvoegsel',
    achternaam: 'Achternaam',
    geboortedatum: 'Geboren',
    jaargroep: w.Jaargroep,
    sleutel: 'Nummer',
    eckid: 'ECK iD',
  }
  const waarde = (veld: ImportVeld, tekst: string | null): string => {
    if (tekst === null) return 'leeg'
    if (tekst === '') return 'geen'
    if (veld === 'jaargroep') return jaarcodeZin(tekst, w) ?? tekst
    if (veld === 'geboortedatum') return sayDatum('dag', tekst)
    // An ECK iD has 154 characters, of which only the last tell two of them apart.
    return veld === 'eckid' ? `…${tekst.slice(-8)}` : tekst
  }
  return { namen, waarde }
}

const DUBBEL = '. Let op: zo heet er dan nog een'

function Groepen({ groepen }: { readonly groepen: ImportVerschil['groepen'] }) {
  const w = useWoordkeus()
  const rijen = [
    ...groepen.nieuw.map(({ naam, docenten, dubbel }) => ({
      naam,
      soort: `nieuw${docenten && `, met ${docenten}`}${dubbel ? DUBBEL : ''}`,
      van: null,
    })),
    ...groepen.hernoemd.map(({ van, naar, dubbel }) => ({
      naam: naar,
      soort: `hernoemd${dubbel ? DUBBEL : ''}`,
      van,
    })),
    ...groepen.herkend.map(({ naam }) => ({ naam, soort: 'herkend aan de naam', van: null })),
  ].map((rij, nr) => ({ ...rij, nr }))
  return (
    <LijstDeel
      id="groepen"
      titel={w.Groepen}
      aantal={rijen.length}
      eerste={rijen}
      sleutel={({ nr }) => nr}
      show={({ naam, soort, van }) => (
        <p>
          {van === null ? (
            <span className="import-naam">
              <Letterlijk>{naam}</Letterlijk>
            </span>
          ) : (
            <Wordt van={van} naar={naam} />
          )}{' '}
          <span className="scherm-stil">{soort}</span>
        </p>
      )}
    />
  )
}

/** Every change that is made without a question. */
export function VerschilDelen({ verschil }: { readonly verschil: ImportVerschil }) {
  const w = useWoordkeus()
  const tekst = useWieTekst()
  const { namen, waarde } = useVeldtekst()
  const { nieuw, gewijzigd, verplaatst, terug, botsing, zonderGroep } = verschil
  return (
    <>
      <Groepen groepen={verschil.groepen} />
      <LijstDeel
        id="nieuw"
        titel="Nieuwe leerlingen"
        uitleg={
          zonderGroep > 0
            ? `${getal(zonderGroep)} van hen ${zonderGroep === 1 ? 'heeft' : 'hebben'} in het bestand geen ${w.groep} en ${zonderGroep === 1 ? 'komt' : 'komen'} in ‘${ZONDER_GROEP}’.`
            : undefined
        }
        {...nieuw}
        sleutel={({ regel }) => regel}
        show={(rij) => (
          <p>
            <span className="import-naam">
              <Letterlijk>{rij.naam}</Letterlijk>
            </span>{' '}
            <span className="scherm-stil">
              <MetNamen tekst={tekst(rij)} namen={[rij.groep ?? '']} />
            </span>
          </p>
        )}
      />
      <LijstDeel
        id="gewijzigd"
        titel="Gewijzigde leerlingen"
        {...gewijzigd}
        sleutel={({ wie }) => wie.id}
        show={({ wie, wijzigingen }) => (
          <div>
            <p className="import-naam">
              <Letterlijk>{wie.naam}</Letterlijk>
            </p>
            <dl className="import-velden">
              {wijzigingen.map(({ veld, van, naar }) => (
                <div key={veld}>
                  <dt>{namen[veld]}</dt>
                  <dd>
                    <Wordt van={waarde(veld, van)} naar={waarde(veld, naar)} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      />
      <LijstDeel
        id="verplaatst"
        titel={`Naar een andere ${w.groep}`}
        {...verplaatst}
        sleutel={({ wie }) => wie.id}
        show={({ wie, naar }) => (
          <p>
            <span className="import-naam">
              <Letterlijk>{wie.naam}</Letterlijk>
            </span>{' '}
            <Wordt van={wie.groep ?? `zonder ${w.groep}`} naar={naar} />
          </p>
        )}
      />
      <LijstDeel
        id="terug"
        titel="Terug uit de prullenbak"
        {...terug}
        sleutel={({ id }) => id}
        show={(wie) => (
          <p>
            <span className="import-naam">
              <Letterlijk>{wie.naam}</Letterlijk>
            </span>{' '}
            <span className="scherm-stil">
              <MetNamen tekst={tekst(wie)} namen={[wie.groep ?? '']} />
            </span>
          </p>
        )}
      />
      <LijstDeel
        id="botsing"
        titel="Kan niet kloppen"
        uitleg="De nummers wijzen naar verschillende leerlingen, of twee regels naar dezelfde. Hier verandert niets; kijk het na in je administratie."
        {...botsing}
        sleutel={({ regel }) => regel.regel}
        show={({ regel, kandidaten }) => (
          <p>
            <span className="import-naam">
              <Letterlijk>{regel.naam}</Letterlijk>
            </span>{' '}
            <span className="scherm-stil">
              lijkt op {kandidaten.map(({ naam }) => naam).join(' en op ')}
            </span>
          </p>
        )}
      />
    </>
  )
}
