import { useState } from 'react'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { Lidmaatschap, SessieUser } from '@letterhaven/contracts/sessie'
import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useAccount, useLidmaatschappen } from '../../../shared/account/account.ts'
import { rolZin } from '../../../shared/rol-zin.ts'
import { swapAdmin } from '../../../shared/wie/swap-admin.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { foutTekst } from '../../../shared/api/api-fout.ts'

function LidRij(props: {
  readonly lid: Lidmaatschap
  readonly isHier: boolean
  readonly bezig: boolean
  readonly onWissel: () => void
}) {
  const { lid, isHier, bezig, onWissel } = props
  const w = useWoordkeus()
  return (
    <li className="account-rij">
      <div>
        <p className="account-rij-titel">
          <Letterlijk>{lid.naam}</Letterlijk>
        </p>
        <p className="account-stil">{rolZin(lid.role, w)}</p>
      </div>
      {isHier ? (
        <Pil toon="ok">Nu geopend</Pil>
      ) : (
        <Knop bezig={bezig} bezigTekst="Bezig met openen" onClick={onWissel}>
          Openen
          <span className="lh-vh">
            {' '}
            van <Letterlijk>{lid.naam}</Letterlijk>
          </span>
        </Knop>
      )}
    </li>
  )
}

/** Says who is signed in and in which role; somebody who works at several schools or practices can switch between them. */
export function WieKaart({ user }: { readonly user: SessieUser }) {
  const w = useWoordkeus()
  const account = useAccount()
  const leden = useLidmaatschappen(user._id)
  const [bezig, setBezig] = useState<string | null>(null)
  const [fout, setFout] = useState<string | null>(null)
  const handleWissel = async (adminId: AdminId) => {
    if (bezig) return
    setBezig(adminId)
    setFout(null)
    try {
      await swapAdmin(adminId)
    } catch (oorzaak) {
      setFout(foutTekst(oorzaak))
      setBezig(null)
    }
  }
  const naam = account?.naam ?? ''
  return (
    <Kaart titel="Wie je bent">
      <div className="account-wie">
        <Avatar naam={naam || '?'} id={user._id} maat="groot" />
        <div>
          <p className="account-naam-groot">
            <Letterlijk>{naam}</Letterlijk>
          </p>
          <p className="account-stil">
            {rolZin(user.role, w)}
            {account?.admin && (
              <>
                {' '}
                · <Letterlijk>{account.admin.naam}</Letterlijk>
              </>
            )}
          </p>
        </div>
      </div>
      {leden.length > 1 && (
        <>
          <h3 className="account-kop">Waar je werkt</h3>
          {fout && (
            <Melding toon="bad" live="alert">
              {fout}
            </Melding>
          )}
          <ul className="account-lijst">
            {leden.map((lid) => (
              <LidRij
                key={lid.adminId}
                lid={lid}
                isHier={lid.adminId === user.adminId}
                bezig={bezig === lid.adminId}
                onWissel={() => void handleWissel(lid.adminId)}
              />
            ))}
          </ul>
        </>
      )}
    </Kaart>
  )
}
