import { useSyncExternalStore } from 'react'
import type { Recht } from '@letterhaven/contracts/recht'
import type { KijkMeeWinkel, Look } from './make-kijk-mee.ts'

/** What the office's code adds: its look, and what it may open at a school. */
export interface Meegebracht extends KijkMeeWinkel {
  ziet(recht: Recht, adminId: string): boolean
}

let winkel: Meegebracht | null = null
const luisteraars = new Set<() => void>()
const report = (): void => {
  for (const luisteraar of luisteraars) luisteraar()
}

/** The place where the office's look is attached for every page; for anybody else it stays empty and costs nothing. */
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

/** Returns the open look and follows its changes. */
export const useOpenLook = (): Look | null =>
  useSyncExternalStore(kijkMeeHaak.subscribe, kijkMeeHaak.open, () => null)
