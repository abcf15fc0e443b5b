import '../../shared/weergave/scherm.css'
import './dashboard.css'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { LANGSTE_ZOEK } from '@letterhaven/contracts/kijk-mee-maten'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Zoekveld } from '@letterhaven/ui/formulier/zoekveld.tsx'
import { padVan } from '../../shared/routes/pad.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { LogboekKaart } from './logboek-kaart.tsx'

/** Goes on to the list of accounts with what was typed: somebody who calls is found there. */
function ZoekKaart() {
  const [zoek, setZoek] = useState('')
  const navigate = useNavigate()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const search = zoek.trim() ? { zoek: zoek.trim() } : {}
    void navigate({ to: padVan('o-admins', {}) as '/', search: search as never })
  }
  return (
    <Kaart
      titel="Een account zoeken"
      extra={<RouteLink naar="o-admins">Alle accounts</RouteLink>}
      className="dashboard-zoek"
    >
      <form onSubmit={handleSubmit}>
        <Zoekveld
          label="Naam, plaats of schoolnummer"
          placeholder="Naam of plaats"
          waarde={zoek}
          maxLength={LANGSTE_ZOEK}
          onZoek={setZoek}
        />
        <Knop soort="tonaal" type="submit">
          Zoeken
        </Knop>
      </form>
    </Kaart>
  )
}

/** Where the office begins: the way to an account, and what the office did. */
export function DashboardScreen() {
  return (
    <div className="scherm dashboard">
      <PaginaKop titel="Dashboard" onder="Zoek een account of kijk wat het kantoor deed." />
      <ZoekKaart />
      <LogboekKaart />
    </div>
  )
}
