import { useSyncExternalStore } from 'react'
import type { Recht } from '@letterhaven/contracts/recht'
import type { KijkMeeWinkel, Look } from './make-kijk-mee.ts'

/** What the office brings along: its look, and what of a school it may open. */
export interface Meegebracht extends KijkMeeWinkel {
  ziet(recht: Recht, adminId: string): boolean
}

let winkel: Meegebracht | null = null
const luisteraars = new Set<() => void>()
const report = (): void => {
  for (const luisteraar of luisteraars) luisteraar()
}

/** Where the look of the office hangs for every page; for anybody else it stays empty, and weighs nothing. */
export const kijkMeeHaak = {
  open: (): Look | null => winkel?.open() ?? null,
  koppen: (pad: string): Readonly<Record<string, string>> => winkel?.koppen(pad) ?? {},
  eindig: (id: string | undefined): void => winkel?.eindig(id),
  ziet: (recht: Recht, adminId: string): boolean => winkel?.ziet(recht, adminId) ?? false,
  hang(nieuw: Meegebracht): void {
    winkel = nieuw
    nieuw.subscribe(report)
    report()
  },
  subscribe(luisteraar: () => void): () => void {
    luisteraars.add(luisteraar)
    return () => luisteraars.delete(luisteraar)
  },
}

/** The look that runs, followed live. */
export const useOpenLook = (): Look | null =>
  useSyncExternalStore(kijkMeeHaak.subscribe, kijkMeeHaak.open, () => null)
