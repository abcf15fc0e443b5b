import type { KeyboardEvent, MouseEvent } from 'react'

/** How a layer of this game takes what is pressed: what each key does, and how it is done. */
interface Daden<D extends { readonly doe: string }> {
  readonly daadVan: (toets: KeyboardEvent) => D | null
  readonly perform: (daad: D, vlak: Element) => void
  /** Whether the train that was right is leaving. */
  readonly isGoed: boolean
  readonly next: () => void
}

/** Returns what keys do, of which only walking repeats, and what a tap beside the buttons does: the next train comes at once. */
export const makeGrepen = <D extends { readonly doe: string }>({
  daadVan,
  perform,
  isGoed,
  next,
}: Daden<D>) => ({
  onToets: (e: KeyboardEvent): void => {
    const daad = daadVan(e)
    if (!daad) return
    e.preventDefault()
    if (!e.repeat || daad.doe === 'loop') perform(daad, e.currentTarget)
  },
  onTik: (e: MouseEvent): void => {
    const isKnop = e.target instanceof Element && e.target.closest('.tm-knop') !== null
    if (isGoed && e.detail === 1 && !isKnop) next()
  },
})
