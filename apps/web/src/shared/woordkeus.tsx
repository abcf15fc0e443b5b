import { woordkeusBijHost, type Woordkeus } from '@letterhaven/domain/woordkeus'

/** The preview hosts that speak Flemish, as the server wrote them into the page. */
function vlaamseHosts(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="vlaamse-hosts"]')
  return (meta?.content ?? '').split(',')
}

/** The wording of the host that the page was opened on: it never changes while the page is open. */
export const woordkeus: Woordkeus = woordkeusBijHost(window.location.hostname, vlaamseHosts())

/** The words that differ between the Netherlands and Flanders: `const w = useWoordkeus()`. */
export function useWoordkeus(): Woordkeus {
  return woordkeus
}
