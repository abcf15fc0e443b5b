import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { LinkEigenschappen } from './pad-link.tsx'
import { padVan } from './pad.ts'
import type { RouteNaam, RouteParams } from './routes.ts'

type Eigenschappen<N extends RouteNaam> = Omit<LinkEigenschappen, 'zoek'> & {
  readonly naar: N
  readonly params: RouteParams<N>
}

/** Another tab, a download, another button: the browser's own work. */
const isVanBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * A link for rows by the hundred: as RouteLink, but it never is 'the current page' and so needs not be
 * asked at every change of the address, which with a thousand rows took longer than drawing them.
 */
export function RijLink<N extends RouteNaam>({
  naar,
  params,
  children,
  ...rest
}: Eigenschappen<N>) {
  const router = useRouter()
  const pad = padVan(naar, params)
  const haalVooruit = () => void router.preloadRoute({ to: pad as '/' })
  const handleClick = (gebeurtenis: MouseEvent) => {
    if (isVanBrowser(gebeurtenis)) return
    gebeurtenis.preventDefault()
    void router.navigate({ to: pad as '/' })
  }
  return (
    <a
      {...rest}
      href={pad}
      onClick={handleClick}
      onPointerEnter={haalVooruit}
      onFocus={haalVooruit}
    >
      {children}
    </a>
  )
}
