import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, FocusEvent, MouseEvent, ReactNode } from 'react'
import { woordkeus } from '../woordkeus.tsx'
import { metGroepenwoord } from './groepenwoord.ts'
import { writeZoek } from './zoekparam.ts'

export interface LinkEigenschappen extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'download' | 'children' | 'onMouseEnter' | 'onTouchStart'
> {
  /** Search parameters, if the page reads any. */
  readonly zoek?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** Returns whether the click is the browser's own business: another tab, a download, another button. */
const isVanBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * The link beneath all others, fit for rows by the hundred. It is never 'the current page', so it need not be checked at every
 * change of the address. The router's own link computes its address anew at each change, which with a thousand rows took longer
 * than drawing them.
 */
export function RijLink({
  pad,
  zoek = {},
  onClick,
  onFocus,
  children,
  ...rest
}: LinkEigenschappen & { readonly pad: string }) {
  const router = useRouter()
  const doel = { to: pad as '/', search: zoek as never }
  const fetchAhead = () => void router.preloadRoute(doel)
  const handleClick = (gebeurtenis: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(gebeurtenis)
    if (gebeurtenis.defaultPrevented || isVanBrowser(gebeurtenis)) return
    gebeurtenis.preventDefault()
    void router.navigate(doel)
  }
  const handleFocus = (gebeurtenis: FocusEvent<HTMLAnchorElement>) => {
    onFocus?.(gebeurtenis)
    fetchAhead()
  }
  return (
    <a
      {...rest}
      href={metGroepenwoord(pad, woordkeus.groepenpad) + writeZoek(zoek)}
      onClick={handleClick}
      onMouseEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={handleFocus}
    >
      {children}
    </a>
  )
}
