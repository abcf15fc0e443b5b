import './leerling-deur.css'
import meeuwis from '../../../shared/merk/beeld/meeuwis-zwaait.svg'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { readCodes } from '../../../shared/session/klas-van-apparaat.ts'

/** The entrance for pupils, above the form: it leads to the names of this device's class, or to the code of a school. */
export function LeerlingDeur() {
  const { klascode } = readCodes()
  const inhoud = (
    <>
      <img src={meeuwis} alt="" width={64} height={69} />
      <span>Ik ben leerling</span>
    </>
  )
  if (klascode === null)
    return (
      <RouteLink naar="login" zoek={{ wie: 'leerling' }} className="deur" aria-current={undefined}>
        {inhoud}
      </RouteLink>
    )
  return (
    <RouteLink naar="login-klas" params={{ klascode }} className="deur deur-bekend">
      {inhoud}
    </RouteLink>
  )
}
