import './werk-layout.css'
// The styles of the sketch of this frame (werk-schets.tsx), which the build writes into the page.
import '../../shared/schets/schets.css'
import './werk-schets.css'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from '@letterhaven/ui/stijl/cx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { KnopIcoon } from '@letterhaven/ui/knop/knop-icoon.tsx'
import { Woordmerk } from '@letterhaven/ui/stijl/logo.tsx'
import { ToastHuis } from '@letterhaven/ui/lagen/toast.tsx'
import { AccountWoorden, useKentWoorden } from '../../shared/account/account-woorden.tsx'
import { QueryRuimte } from '../../shared/api/query-client.tsx'
import { KruimelNamenRuimte } from '../../shared/kruimels/kruimel-namen.tsx'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { menuVoor } from '../menu.ts'
import { AccountMenu } from './account-menu.tsx'
import { Kruimelpad } from './kruimelpad.tsx'
import { useHier } from '../../shared/routes/hier.ts'
import { ZijMenu } from './zij-menu.tsx'

type Gebied = 'admin' | 'kantoor'

/** The menu below the large breakpoint: a drawer that closes when the user goes somewhere. */
function Lade({ gebied }: { gebied: Gebied }) {
  const pad = useHier()
  const [openOp, setOpenOp] = useState<string | null>(null)
  const open = openOp === pad
  const user = useSessieUser()
  if (!user || menuVoor(gebied, user.role, () => true).length === 0) return null
  return (
    <div className="werk-lade">
      <KnopIcoon icoon="menu" label="Menu" aria-expanded={open} onClick={() => setOpenOp(pad)} />
      <Dialoog soort="lade" open={open} titel="Menu" onSluit={() => setOpenOp(null)}>
        <ZijMenu gebied={gebied} />
      </Dialoog>
    </div>
  )
}

/** Keeps the focus near where it was, from a moment after the page is there. */
function useHoudFocus() {
  const kader = useRef<HTMLElement>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isWeg = false
    import('../hold-focus.ts').then(
      ({ holdFocus }) => {
        if (kader.current && !isWeg) stop = holdFocus(kader.current)
      },
      // Reading on does not need this script when it cannot be loaded.
      () => undefined,
    )
    return () => {
      isWeg = true
      stop?.()
    }
  }, [])
  return kader
}

interface Eigenschappen {
  readonly gebied: Gebied
  /** Shown above the open page, whichever that is. */
  readonly boven?: ReactNode
  /** Takes the place of the open page. */
  readonly children?: ReactNode
}

/** The frame itself. The page in it fetches what it needs while the frame waits for the wording of the account. */
function Kader({ gebied, boven, children }: Eigenschappen) {
  const kader = useHoudFocus()
  const kentWoorden = useKentWoorden()
  return (
    <div className={cx('werk', !kentWoorden && 'werk-wacht')}>
      <aside className="werk-zij noprint">
        <div className="werk-merk">
          <Woordmerk />
        </div>
        <ZijMenu gebied={gebied} />
      </aside>
      <header className="werk-kop noprint">
        <Lade gebied={gebied} />
        <Kruimelpad />
        <AccountMenu />
      </header>
      <main id="inhoud" ref={kader} tabIndex={-1} className="werk-inhoud">
        {boven}
        {children ?? <Outlet />}
      </main>
    </div>
  )
}

/** The frame of the calm areas for those who guide pupils: menu, breadcrumbs, account. */
export function WerkLayout(eigenschappen: Eigenschappen) {
  return (
    <QueryRuimte>
      <AccountWoorden>
        <KruimelNamenRuimte>
          <ToastHuis>
            <Kader {...eigenschappen} />
          </ToastHuis>
        </KruimelNamenRuimte>
      </AccountWoorden>
    </QueryRuimte>
  )
}
