import { useSyncExternalStore } from 'react'
import { THEMA_SLEUTEL, type Thema, applyThema, parseThema } from './thema.ts'

const listeners = new Set<() => void>()
let unsaved: Thema | undefined

/** Storage may be closed to us (privacy settings): then the choice lives as long as the page. */
function readThema(): Thema {
  if (unsaved) return unsaved
  try {
    return parseThema(localStorage.getItem(THEMA_SLEUTEL))
  } catch {
    return 'light'
  }
}

function setThema(thema: Thema): void {
  unsaved = undefined
  try {
    localStorage.setItem(THEMA_SLEUTEL, thema)
  } catch {
    unsaved = thema
  }
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

/** The chosen theme and its setter; follows a choice made in another tab. */
export function useThema(): readonly [Thema, (thema: Thema) => void] {
  return [useSyncExternalStore(subscribe, readThema, () => 'light' as const), setThema]
}
