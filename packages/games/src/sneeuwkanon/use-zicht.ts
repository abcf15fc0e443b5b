import { useEffect, useState } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import type { Input } from './rules.ts'
import { magKijken, type State } from './stand.ts'

/** How long a word that was asked for is seen: a fixed time, and more for each letter. */
const ZICHT_MS = { vast: 1800, perLetter: 240 } as const

/** Tells whether a word that cannot be heard is seen now: until its first letter, and for a while whenever it is asked for. */
export function useZicht({ state, stem, rustig, send }: LayerProps<State, Input>) {
  const { opgave, poging, nummer, item } = state
  const beurt = `${nummer}:${poging}`
  /** The try at which it was asked for; null when it is covered again. */
  const [gevraagd, setGevraagd] = useState<string | null>(null)
  const lengte = opgave?.zin?.tekst.length ?? item?.word.length ?? 0
  useEffect(() => {
    if (gevraagd === null) return
    const ms = (ZICHT_MS.vast + ZICHT_MS.perLetter * lengte) * (rustig ? 2 : 1)
    const klok = setTimeout(() => setGevraagd(null), ms)
    return () => clearTimeout(klok)
  }, [gevraagd, lengte, rustig])
  const isNieuw = poging === 1 && opgave?.keren === 0
  const look = (): void => {
    if (isNieuw || !opgave || !magKijken(opgave)) return
    send({ type: 'kijk' })
    setGevraagd(beurt)
  }
  return { isOpen: !stem && (isNieuw || gevraagd === beurt), look }
}
