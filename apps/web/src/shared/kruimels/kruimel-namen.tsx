import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'

type Namen = Readonly<Record<string, string>>

interface KruimelNamen {
  readonly namen: Namen
  readonly set: (id: string, naam: string) => void
}

const Context = createContext<KruimelNamen | null>(null)

/**
 * Holds the names that breadcrumbs and titles show for ids: the screens know them, the layout shows them. Within another one it
 * adds nothing, so that a frame around the layout may tell a name as well.
 */
export function KruimelNamenRuimte({ children }: { children: ReactNode }) {
  const buiten = useContext(Context)
  const [namen, setNamen] = useState<Namen>({})
  const waarde = useMemo(
    () => ({
      namen,
      set: (id: string, naam: string) =>
        setNamen((oud) => (oud[id] === naam ? oud : { ...oud, [id]: naam })),
    }),
    [namen],
  )
  return <Context value={buiten ?? waarde}>{children}</Context>
}

/**
 * A screen tells what the thing with this id is called: `useKruimelNaam(groepId, groep?.naam)`.
 * The breadcrumb and the page title use it; nothing happens until the name is known. Throws outside of what holds the names:
 * nobody would see them there.
 */
export function useKruimelNaam(id: string, naam: string | undefined): void {
  const set = useContext(Context)?.set
  if (!set) throw new Error('a name was told where nothing holds it')
  useEffect(() => {
    if (naam) set(id, naam)
  }, [id, naam, set])
}

/** Returns the names known so far, by id. */
export function useKruimelNamen(): Namen {
  return useContext(Context)?.namen ?? {}
}
