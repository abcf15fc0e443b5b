import { useHier } from './hier.ts'
import { RijLink, type LinkEigenschappen } from './rij-link.tsx'

/** A link to an address that was made by `padVan` or `fillPad`, marked when that address is open; prefer RouteLink. */
export function PadLink(eigenschappen: LinkEigenschappen & { readonly pad: string }) {
  const hier = useHier()
  return (
    <RijLink aria-current={hier === eigenschappen.pad ? 'page' : undefined} {...eigenschappen} />
  )
}
