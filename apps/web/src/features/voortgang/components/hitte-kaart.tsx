import { Suspense, lazy, useCallback, useMemo, useState } from 'react'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import type { KiesCel } from '@letterhaven/ui/grafiek/hitte-soorten'
import { Hittekaart } from '@letterhaven/ui/grafiek/hittekaart.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useZoekkeuze } from '../../../shared/routes/zoekparam.ts'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { HITTE_KLASSEN, HITTE_VOLGORDES, hitteRijen, hitteVoet } from '../hitte.ts'
import { hitteKoppen } from '../hitte-koppen.ts'
import { EILAND_KEUZES, JAAR_KEUZES, chooseKolommen } from '../choose-kolommen.ts'
import type { GekozenCel } from './cel-paneel.tsx'
import { HitteGereedschap } from './hitte-gereedschap.tsx'

const CelPaneel = lazy(() => import('./cel-paneel.tsx').then((m) => ({ default: m.CelPaneel })))

interface Eigenschappen {
  readonly adminId: string
  readonly groepId: string
  readonly voortgang: GroepVoortgang
}

/** Returns the map of a group as the address asks for it: which columns, and the rows in which order. */
function useHitte({ adminId, groepId, voortgang }: Eigenschappen) {
  const { land } = useKalender()
  const [eiland, setEiland] = useZoekkeuze('eiland', EILAND_KEUZES)
  const [leeg, setLeeg] = useZoekkeuze('leeg', ['nee', 'ja'])
  const [jaar, setJaar] = useZoekkeuze('jaar', JAAR_KEUZES)
  const [volgorde, setVolgorde] = useZoekkeuze('volgorde', HITTE_VOLGORDES)
  const gekozen = useMemo(
    () => chooseKolommen(voortgang, { eiland, leeg: leeg === 'ja', jaar }),
    [voortgang, eiland, leeg, jaar],
  )
  const leerlingen = useMemo(
    () =>
      hitteRijen(voortgang.leerlingen, { land, kolommen: gekozen.kolommen, volgorde }).map(
        (leerling) => ({
          ...leerling,
          kop: (tabIndex: number) => (
            <RouteLink
              naar="a-leerling"
              params={{ adminId, groepId, leerlingId: leerling.id }}
              className="hitte-naam"
              tabIndex={tabIndex}
            >
              <span className="hitte-naam-lang">
                <Letterlijk>{leerling.naam}</Letterlijk>
              </span>
              <span className="hitte-naam-kort">{leerling.kort}</span>
            </RouteLink>
          ),
        }),
      ),
    [voortgang, land, gekozen, volgorde, adminId, groepId],
  )
  const w = useWoordkeus()
  const kolommen = useMemo(() => hitteKoppen(gekozen.kolommen, w), [gekozen, w])
  const handleVouw = useCallback(
    (id: string) => {
      const keuze = JAAR_KEUZES.find((een) => een === id) ?? 'geen'
      setJaar(keuze === jaar ? 'geen' : keuze)
    },
    [jaar, setJaar],
  )
  const keuzes = { eiland, setEiland, leeg, setLeeg, volgorde, setVolgorde, zonder: gekozen.zonder }
  return { bron: gekozen.kolommen, leerlingen, kolommen, keuzes, handleVouw }
}

/** Pupils by categories: each cell shows the share right and opens its numbers; each row starts with a link to the pupil. */
export function HitteKaart({ adminId, groepId, voortgang }: Eigenschappen) {
  const w = useWoordkeus()
  const { HeleGroep } = useSoortwoorden()
  const { bron, leerlingen, kolommen, keuzes, handleVouw } = useHitte({
    adminId,
    groepId,
    voortgang,
  })
  const [gekozen, setGekozen] = useState<GekozenCel | null>(null)
  const [isOpen, setOpen] = useState(false)
  const voet = useMemo(
    () => ({ naam: HeleGroep, waarden: hitteVoet(leerlingen, bron) }),
    [leerlingen, bron, HeleGroep],
  )
  const handleKies = useCallback<KiesCel>(
    (rij, kolom) => {
      const leerling = voortgang.leerlingen.find(({ id }) => id === rij.id)
      const categorie = voortgang.categorieen.find(({ code }) => code === kolom.id)
      const cel = leerling?.cellen.find((een) => een.categorie === kolom.id)
      if (!leerling || !categorie || !cel) return
      setGekozen({ leerlingId: leerling.id, naam: rij.naam, categorie, cel })
      setOpen(true)
    },
    [voortgang],
  )
  return (
    <Kaart titel={`Categorieën per ${w.leerling}`} extra="goed in één keer, in procent">
      <HitteGereedschap voortgang={voortgang} {...keuzes} />
      {kolommen.length === 0 ? (
        <p>Op dit eiland is nog niet geoefend.</p>
      ) : (
        <Hittekaart
          titel={`Goed in één keer in procent, per ${w.leerling} en categorie`}
          rijKop={w.Leerling}
          kolommen={kolommen}
          rijen={leerlingen}
          klassen={HITTE_KLASSEN}
          voet={voet}
          onKies={handleKies}
          onVouw={handleVouw}
        />
      )}
      <p className="voortgang-noot">
        Een streepje betekent: nog geen antwoorden. Kies een getal om te zien welke woorden fout
        gingen.
        {kolommen.some(({ vouw }) => vouw) &&
          ` Leerstof van andere jaren staat per ${w.jaargroep} in één kolom. Kies de kop om de categorieën te zien.`}
      </p>
      {gekozen && (
        <Suspense>
          <CelPaneel
            {...{ adminId, groepId, gekozen }}
            open={isOpen}
            onSluit={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Kaart>
  )
}
