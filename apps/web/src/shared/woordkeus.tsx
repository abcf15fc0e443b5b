import { createContext, useContext, type ReactNode } from 'react'
import { woordkeusBijHost, type Woordkeus } from '@letterhaven/domain/woordkeus'

/** The preview hosts that speak Flemish, as the server wrote them into the page. */
function vlaamseHosts(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="vlaamse-hosts"]')
  return (meta?.content ?? '').split(',').map((host) => host.trim())
}

/** The wording of the host that the page was opened on. */
export const woordkeus: Woordkeus = woordkeusBijHost(window.location.hostname, vlaamseHosts())

const Context = createContext<Woordkeus>(woordkeus)

/** Gives everything below it one wording set; used to show both sets on one page. */
export function WoordkeusRuimte({ set, children }: { set: Woordkeus; children: ReactNode }) {
  return <Context value={set}>{children}</Context>
}

/** The words that differ between the Netherlands and Flanders: `const w = useWoordkeus()`. */
export function useWoordkeus(): Woordkeus {
  return useContext(Context)
}
