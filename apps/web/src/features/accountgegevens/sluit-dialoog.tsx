import { useQuery } from '@tanstack/react-query'
import { SLUIT_DAGEN } from '@letterhaven/contracts/accountgegevens-maten'
import { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import { sluitingEndpoints } from '@letterhaven/contracts/endpoints/sluiting'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import {
  VraagSluitingSchema,
  type SluitGevolgen,
  type VraagSluiting,
} from '@letterhaven/contracts/sluiting'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { useSoortwoorden } from '../../shared/account/soortwoorden.ts'
import { vraag } from '../../shared/api/query.ts'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { aantal } from '../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { UitvoerDeel } from './uitvoer-deel.tsx'

interface Props {
  readonly adminId: string
  readonly onVraag: (body: VraagSluiting) => Promise<void>
  readonly onSluit: () => void
}

/** Lists what is deleted with the account. */
function Gevolgen({ gevolgen }: { readonly gevolgen: SluitGevolgen }) {
  const w = useWoordkeus()
  const { staf } = useSoortwoorden()
  const { leerlingen, medewerkers, plaatsen, verhuistokens } = gevolgen
  return (
    <ul className="sluit-gevolgen">
      <li>
        {aantal(leerlingen, w.leerling, w.leerlingen)} met alle antwoorden en alles wat verdiend is
      </li>
      <li>
        {aantal(medewerkers, 'account', 'accounts')} van{' '}
        {staf === null
          ? 'wie dit beheert, ook dat van jou; wie ook ergens anders inlogt'
          : `${staf} en beheerders, ook dat van jou; wie ook ergens anders werkt`}
        , houdt zijn of haar account
      </li>
      {plaatsen > 0 && (
        <li>{aantal(plaatsen, 'bestelde plaats', 'bestelde plaatsen')} in de licentie</li>
      )}
      {verhuistokens > 0 && (
        <li>
          {aantal(verhuistokens, 'verhuistoken', 'verhuistokens')} die nog niet gebruikt{' '}
          {verhuistokens === 1 ? 'is' : 'zijn'}: tot die dag kunnen ze nog ingelezen worden
        </li>
      )}
    </ul>
  )
}

function Formulier(props: Props & { readonly naam: string; readonly metCode: boolean }) {
  const { naam, metCode, onVraag, onSluit } = props
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: VraagSluitingSchema,
    begin: { schoolnaam: '', wachtwoord: '', code: '' },
    send: async (body) => {
      await onVraag(body)
      onSluit()
    },
  })
  return (
    <form className="sluit-form" {...formulier}>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      <Veld label="Naam van het account" uitleg={`Typ: ${naam}`} {...veld('schoolnaam')} />
      <Veld
        label="Je wachtwoord"
        type="password"
        autoComplete="current-password"
        {...veld('wachtwoord')}
      />
      {metCode && (
        <Veld
          label="Code van je tweede stap"
          uitleg="Uit je app, of een van je herstelcodes."
          autoComplete="one-time-code"
          {...veld('code')}
        />
      )}
      <div className="sluit-knoppen">
        <Annuleer onSluit={onSluit} />
        <Knop type="submit" soort="gevaar" bezig={bezig}>
          Over {SLUIT_DAGEN} dagen sluiten
        </Knop>
      </div>
    </form>
  )
}

/**
 * Asks for confirmation before closing: it says what is deleted, offers to export it first, and asks who is closing the
 * account.
 */
export function SluitDialoog(props: Props) {
  const { adminId, onSluit } = props
  const userId = (useSessieUser()?._id ?? '') as UserId
  const gevolgen = useQuery({
    ...vraag(sluitingEndpoints.getSluitGevolgen, { params: { adminId: adminId as AdminId } }),
    staleTime: 0,
  })
  const factor = useQuery(vraag(mijnAccountEndpoints.getTweedeFactor, { params: { userId } }))
  const fout = gevolgen.error ?? factor.error
  return (
    <Dialoog open titel="Account sluiten" onSluit={onSluit}>
      <div className="sluit-form">
        {fout && (
          <Melding toon="bad" live="alert">
            {fout.message}
          </Melding>
        )}
        {!fout && !(gevolgen.data && factor.data) && <SkeletBlok vorm="blok" hoogte="16rem" />}
        {gevolgen.data && factor.data && (
          <>
            <p>Na {SLUIT_DAGEN} dagen wordt dit voorgoed gewist:</p>
            <Gevolgen gevolgen={gevolgen.data} />
            <p>Neem eerst mee wat je wilt bewaren:</p>
            <UitvoerDeel adminId={adminId} />
            <Formulier
              {...props}
              naam={gevolgen.data.naam}
              metCode={factor.data.totp || factor.data.passkeys.length > 0}
            />
          </>
        )}
      </div>
    </Dialoog>
  )
}
