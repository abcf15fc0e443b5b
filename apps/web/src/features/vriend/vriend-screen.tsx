import '../../shared/weergave/scherm.css'
import './vriend.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Aanbevelingen,
  type AanbevelingZin,
  AanbevelingAdresSchema,
} from '@letterhaven/contracts/aanbeveling'
import { AANBEVELING_DAGEN, AANBEVELING_ZINNEN } from '@letterhaven/contracts/aanbeveling-maten'
import { aanbevelingenEndpoints } from '@letterhaven/contracts/endpoints/aanbevelingen'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { AdminId } from '@letterhaven/contracts/ids'
import { AANBEVELING_WOORDEN } from '@letterhaven/domain/aanbeveling-woorden'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { useSoort } from '../../shared/account/soort.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { refresh } from '../../shared/api/refresh.ts'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import { useRouteParams } from '../../shared/routes/use-route.ts'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { opZin, overZin } from './over-zin.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'

const TITEL = 'Vriend uitnodigen'
interface Props {
  readonly adminId: string
  readonly stand: Aanbevelingen
  readonly soort: AdminSoort
}

function ZinKeuze({
  soort,
  zin,
  onKies,
}: Pick<Props, 'soort'> & {
  readonly zin: AanbevelingZin
  readonly onKies: (zin: AanbevelingZin) => void
}) {
  return (
    <fieldset className="vriend-zinnen">
      <legend className="lh-veld-label">Wat wil je erbij zeggen?</legend>
      {AANBEVELING_ZINNEN.map((een) => (
        <label key={een} className="vriend-zin">
          <input
            type="radio"
            name="zin"
            value={een}
            checked={een === zin}
            onChange={() => onKies(een)}
          />
          {AANBEVELING_WOORDEN[soort].zinnen[een]}
        </label>
      ))}
    </fieldset>
  )
}

function Formulier({
  adminId,
  stand,
  soort,
  zin,
  onKies,
}: Props & { readonly zin: AanbevelingZin; readonly onKies: (zin: AanbevelingZin) => void }) {
  const queries = useQueryClient()
  const showToast = useToast()
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: AanbevelingAdresSchema,
    begin: { adres: '' },
    opnieuw: 'adres',
    send: async ({ adres }) => {
      const params = { adminId: adminId as AdminId }
      await call(aanbevelingenEndpoints.createAanbeveling, { params, body: { adres, zin } })
      showToast({
        tekst: `De mail aan ${adres} wordt straks verstuurd.`,
        namen: [adres],
        toon: 'ok',
      })
      await refresh(queries, { queryKey: [aanbevelingenEndpoints.listAanbevelingen.path] })
    },
  })
  return (
    <form className="vriend-form" {...formulier}>
      {fout && (
        <Melding toon="bad" live="alert" titel="Nog niet verstuurd">
          {fout}
        </Melding>
      )}
      <Veld
        label={AANBEVELING_WOORDEN[soort].scherm.adres}
        type="email"
        maxLength={100}
        {...veld('adres')}
      />
      <ZinKeuze soort={soort} zin={zin} onKies={onKies} />
      <Knop type="submit" soort="primair" bezig={bezig}>
        Versturen
      </Knop>
      <p className="scherm-stil">{overZin(stand.over)}</p>
    </form>
  )
}

/** Shows the mail word for word. */
function Voorbeeld({
  stand,
  soort,
  zin,
}: Omit<Props, 'adminId'> & { readonly zin: AanbevelingZin }) {
  const mail = stand.voorbeelden.find((een) => een.zin === zin)
  if (!mail) return null
  return (
    <Kaart titel={AANBEVELING_WOORDEN[soort].scherm.leest}>
      <div className="vriend-mail" translate="no">
        <p className="vriend-onderwerp">{mail.onderwerp}</p>
        <p className="vriend-tekst">{mail.tekst}</p>
      </div>
    </Kaart>
  )
}

function Verstuurd({ aanbevelingen }: Pick<Aanbevelingen, 'aanbevelingen'>) {
  return (
    <Kaart titel="Door jou uitgenodigd">
      {aanbevelingen.length === 0 ? (
        <Leeg icoon="bericht" titel="Nog niemand">
          Wie je uitnodigt, zie je hier terug.
        </Leeg>
      ) : (
        <ul className="vriend-lijst">
          {aanbevelingen.map(({ id, adres, verstuurdOp }) => (
            <li key={id}>
              <span className="vriend-adres" translate="no">
                {adres}
              </span>
              <span className="scherm-stil">verstuurd op {sayDatum('dag', verstuurdOp)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="scherm-stil">
        Alleen jij ziet deze adressen. Na {AANBEVELING_DAGEN} dagen zijn ze weg. Eén adres krijgt in
        die tijd hoogstens één mail, ook als meer mensen dat adres invullen.
      </p>
    </Kaart>
  )
}

function Kan(props: Props) {
  const [zin, setZin] = useState<AanbevelingZin>(AANBEVELING_ZINNEN[0])
  const op = opZin(props.stand.over)
  return (
    <div className="vriend-twee">
      <Kaart titel="Aan wie?">
        {op ? (
          <Melding titel="Voor nu is het genoeg">{op}</Melding>
        ) : (
          // After sending, the field is empty for the next one.
          <Formulier
            key={props.stand.aanbevelingen[0]?.id ?? ''}
            {...props}
            zin={zin}
            onKies={setZin}
          />
        )}
      </Kaart>
      <Voorbeeld {...props} zin={zin} />
    </div>
  )
}

/** Recommends us to somebody elsewhere, in one mail in our own words. */
export function VriendScreen() {
  const { adminId } = useRouteParams('a-vriend-uitnodigen')
  const soort = useSoort()
  const { data, error, isFetching, refetch } = useQuery(
    vraag(aanbevelingenEndpoints.listAanbevelingen, { params: { adminId } }),
  )
  if (data && soort) {
    const woorden = AANBEVELING_WOORDEN[soort].scherm
    return (
      <div className="scherm vriend">
        <PaginaKop
          titel={TITEL}
          onder={`${woorden.vraag} Wij sturen één mail, met jouw naam erin.`}
        />
        {data.kanMailen ? (
          <Kan adminId={adminId} stand={data} soort={soort} />
        ) : (
          <Melding toon="warn" titel="Letterhaven kan hier nog geen mail versturen">
            {woorden.zelf}: op de voorpagina kan iedereen een spel spelen zonder account.
          </Melding>
        )}
        <Verstuurd aanbevelingen={data.aanbevelingen} />
      </div>
    )
  }
  if (error)
    return (
      <LaadFout titel={TITEL} fout={error} bezig={isFetching} onOpnieuw={() => void refetch()} />
    )
  return (
    <Skelet label="Pagina laden">
      <div className="scherm vriend">
        <PaginaKop titel={TITEL} />
        <SkeletBlok vorm="blok" hoogte="18rem" />
      </div>
    </Skelet>
  )
}
