import { useSyncExternalStore } from 'react'
import { winkels } from '../apparaat/opslag.ts'
import { THEMA_SLEUTEL, type Thema, applyThema, parseThema } from './thema.ts'

const listeners = new Set<() => void>()

const readThema = (): Thema => parseThema(winkels.local.getItem(THEMA_SLEUTEL))

function setThema(thema: Thema): void {
  winkels.local.setItem(THEMA_SLEUTEL, thema)
  applyThema(document.documentElement, thema)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== THEMA_SLEUTEL) return
    applyThema(document.documentElement, readThema())
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Returns the chosen theme and its setter. Follows a choice made in another tab. */
export function useThema(): readonly [Thema, (thema: Thema) => void] {
  return [useSyncExternalStore(subscribe, readThema, () => 'light' as const), setThema]
}
