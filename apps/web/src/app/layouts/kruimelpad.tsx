import { useLayoutEffect, type ReactNode } from 'react'
import { Broodkruimels } from '@letterhaven/ui/pagina/broodkruimels.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useKentWoorden } from '../../shared/account/account-woorden.tsx'
import { useKruimelNamen } from '../../shared/kruimels/kruimel-namen.tsx'
import { kruimelpad, type Kruimel } from '../../shared/routes/kruimelpad.ts'
import { findRoute } from '../../shared/routes/pad.ts'
import { titelVan } from '../../shared/titel.ts'
import { fillWoorden } from '../../shared/fill-woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { useHier } from '../../shared/routes/hier.ts'
import { PadLink } from '../../shared/routes/pad-link.tsx'

/** The trail of the open page, with the names that its screen provided. */
export function Kruimelpad() {
  const pad = useHier()
  const namen = useKruimelNamen()
  const w = useWoordkeus()
  const kentWoorden = useKentWoorden()
  const route = findRoute(pad)
  const params = route?.params ?? {}
  const tekstVan = ({ tekst, param }: Kruimel): ReactNode => {
    const eigen = param && namen[params[param] ?? '']
    return eigen ? <Letterlijk>{eigen}</Letterlijk> : fillWoorden(tekst, w)
  }
  const stappen = route ? kruimelpad(route.naam, params) : []
  const eigenNamen = stappen.flatMap(({ param }) => (param && namen[params[param] ?? '']) || [])
  // The office works on pages of an account: its trail begins above the account, and its tabs are told apart by the account's
  // name.
  const naam = eigenNamen.at(-1) ?? namen[params['adminId'] ?? '']

  useLayoutEffect(() => {
    if (!kentWoorden) return
    const titel = titelVan(pad, w)
    document.title = naam ? `${naam} · ${titel}` : titel
  }, [kentWoorden, naam, pad, w])

  return (
    <Broodkruimels
      kruimels={stappen.map((stap) => ({
        id: `${stap.tekst}-${stap.pad ?? ''}`,
        inhoud: stap.pad ? <PadLink pad={stap.pad}>{tekstVan(stap)}</PadLink> : tekstVan(stap),
      }))}
    />
  )
}
