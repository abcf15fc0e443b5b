import { Icoon } from '../stijl/icoon.tsx'
import { type IcoonNaam, icoonPaden } from '../stijl/icoon-paden.ts'
import { Kaart } from '../pagina/kaart.tsx'
import { LogoGroot, WoordmerkGroot } from '../stijl/logo-groot.tsx'
import { LogoKlein, Woordmerk } from '../stijl/logo.tsx'
import { Rij, Sectie } from './sectie.tsx'

const namen = Object.keys(icoonPaden) as IcoonNaam[]

/** The mark, the name and the set of icons. */
export function MerkSectie() {
  return (
    <Sectie titel="Merk en iconen">
      <Kaart>
        <Rij>
          <WoordmerkGroot />
          <Woordmerk />
          <LogoGroot maat="8rem" />
          <LogoKlein maat="4rem" />
          <LogoKlein />
          <LogoKlein maat="1rem" />
        </Rij>
      </Kaart>
      <Kaart titel="Iconen" niveau={3}>
        <ul className="lh-galerij-plaatjes">
          {namen.map((naam) => (
            <li key={naam}>
              <Icoon naam={naam} maat={24} />
              {naam}
            </li>
          ))}
        </ul>
      </Kaart>
    </Sectie>
  )
}
