import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { KopieerKnop } from '../../../shared/tweede-factor/kopieer-knop.tsx'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useSchoolcode } from '../use-schoolcode.ts'
import { CodeDialoog } from './code-dialoog.tsx'
import { useOpening } from '../../../shared/use-opening.ts'

/** The code with which pupils find their account: to read, to renew, to close. */
export function SchoolcodeKaart({ adminId }: { readonly adminId: string }) {
  const w = useWoordkeus()
  const s = useSoortwoorden()
  const { schoolcode, fout, opnieuw, isBezig, set, renew } = useSchoolcode(adminId)
  const { open, show, close } = useOpening<true>()
  const make = async () => {
    if (await renew()) close()
  }
  return (
    <Kaart titel={s.Schoolcode} className="ag-kaart">
      <p>
        {w.Leerlingen} typen hem op de inlogpagina en kiezen dan hun {w.groep} en hun naam. Hij
        staat ook op inlogkaarten en op de {s.klasposter}.
      </p>
      {fout && (
        <Melding
          toon="bad"
          live="alert"
          actie={
            <Knop bezig={isBezig} onClick={opnieuw}>
              Opnieuw
            </Knop>
          }
        >
          {fout.message}
        </Melding>
      )}
      {!schoolcode && !fout && <SkeletBlok vorm="blok" hoogte="7rem" />}
      {schoolcode && (
        <>
          <div className="ag-voet">
            <strong className="ag-code" translate="no">
              {schoolcode.code}
            </strong>
            <KopieerKnop tekst={schoolcode.code}>Kopiëren</KopieerKnop>
            <Knop soort="tekst" icoon="vernieuw" onClick={() => show(true)}>
              Nieuwe code
            </Knop>
          </div>
          <Vinkje
            schakelaar
            label={`De ${s.schoolcode} werkt`}
            checked={schoolcode.aan}
            onChange={({ target }) => set(target.checked)}
          />
          {!schoolcode.aan && (
            <Melding toon="warn">
              Inloggen kan nu alleen met de code op een inlogkaart of met een gebruikersnaam. Ook de
              links van alle {w.groepen} openen niets.
            </Melding>
          )}
        </>
      )}
      {open && <CodeDialoog bezig={isBezig} onNieuw={() => void make()} onSluit={close} />}
    </Kaart>
  )
}
