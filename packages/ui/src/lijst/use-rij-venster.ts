import {
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import {
  type Deel,
  HEEL,
  STUK,
  type Stukken,
  delenVan,
  stukHoogten,
  stukkenIn,
  countStukken,
} from './rij-venster.ts'
import { useAfdruk } from '../apparaat/use-afdruk.ts'

/** What is drawn: the pieces around the visible part, and the one with the focus. */
interface Zicht extends Stukken {
  readonly los: number | null
}

interface Beeld {
  readonly zicht: Zicht
  readonly hoogten: readonly number[]
}

/** A list that draws only the rows around the visible part. */
export interface RijVenster {
  /** For the list element, from which the positions of its rows are read. */
  readonly lijst: RefObject<HTMLUListElement | null>
  /** The rows to be drawn, and the room of the others. */
  readonly delen: readonly Deel[]
  /** Whether not all rows are drawn, so that each must say its number out of how many. */
  readonly isLang: boolean
  /** Draws this row now, so that it can be given the focus. */
  readonly show: (index: number) => void
}

/** What fits in a short window. More follows once it was measured. */
const BEGIN: Zicht = { van: 0, tot: 1, los: null }
const ONGEMETEN: ReadonlyMap<number, number> = new Map()

const alles = (aantal: number): Deel[] => [{ soort: 'rijen', van: 0, tot: aantal }]

const isZo = (oud: Zicht | null, { van, tot, los }: Zicht): boolean =>
  oud?.van === van && oud.tot === tot && oud.los === los

/** Returns whether this piece is part of what was asked for last. */
const blijft = (gevraagd: Zicht | null, stuk: number): boolean =>
  gevraagd !== null && (gevraagd.los === stuk || (gevraagd.van <= stuk && stuk < gevraagd.tot))

const nummerVan = (rij: Element): number => Number(rij.getAttribute('aria-posinset')) - 1

/** Returns the piece with the focus. */
function stukMetFocus(lijst: Element): number | null {
  const rij = document.activeElement?.closest('[aria-posinset]') ?? null
  return rij !== null && lijst.contains(rij) ? Math.floor(nummerVan(rij) / STUK) : null
}

const isRijGetekend = (lijst: Element, index: number): boolean =>
  lijst.querySelector(`[aria-posinset="${index + 1}"]`) !== null

const isGetekend = (lijst: Element, { van, tot }: Stukken): boolean =>
  Array.from({ length: tot - van }, (_, i) => (van + i) * STUK).every((index) =>
    isRijGetekend(lijst, index),
  )

/** Notes the heights of the drawn pieces. */
function measureStukken(lijst: Element, gemeten: Map<number, number>): void {
  let vorige: { stuk: number; top: number } | null = null
  for (const kind of lijst.children) {
    const nummer = kind.hasAttribute('aria-posinset') ? nummerVan(kind) : -1
    if (nummer >= 0 && nummer % STUK > 0) continue
    const { top } = kind.getBoundingClientRect()
    if (vorige) gemeten.set(vorige.stuk, top - vorige.top)
    vorige = nummer < 0 ? null : { stuk: nummer / STUK, top }
  }
  if (vorige) gemeten.set(vorige.stuk, lijst.getBoundingClientRect().bottom - vorige.top)
}

/** Returns the pieces in the window, and those within another window height above and below it. */
function lookAround(lijst: Element, hoogten: readonly number[]) {
  const { top } = lijst.getBoundingClientRect()
  const { innerHeight } = window
  return {
    binnen: stukkenIn(hoogten, { boven: -top, onder: innerHeight - top }),
    rondom: stukkenIn(hoogten, { boven: -top - innerHeight, onder: 2 * innerHeight - top }),
  }
}

/** Returns the picture for this many rows. What was seen of a longer or shorter list is only a beginning. */
function passend({ zicht, hoogten }: Beeld, aantal: number): Beeld {
  const stukken = countStukken(aantal)
  if (hoogten.length === stukken) return { zicht, hoogten }
  const van = Math.max(0, Math.min(zicht.van, stukken - BEGIN.tot))
  return {
    zicht: { van, tot: van + BEGIN.tot, los: null },
    hoogten: stukHoogten(aantal, ONGEMETEN),
  }
}

/** Looks again whenever something scrolls or the window is resized. On a resize it calls `opMaat` first. */
function useBlik(kijk: () => void, opMaat: () => void): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const handleMaat = () => {
      opMaat()
      kijk()
    }
    document.addEventListener('scroll', kijk, { signal, capture: true, passive: true })
    window.addEventListener('resize', handleMaat, { signal })
    return () => stop.abort()
  }, [kijk, opMaat])
}

/**
 * Draws a list as a window on its rows, which may have any height: what is far from the visible part becomes room of
 * the same size. All rows are drawn in print, and for lists of up to `HEEL` rows, the first of them first. `rijen` is
 * what the list shows; a different array is measured afresh.
 */
export function useRijVenster(rijen: readonly unknown[]): RijVenster {
  const aantal = rijen.length
  const isAfdruk = useAfdruk()
  const isBegonnen = useDeferredValue(true, false)
  const isLang = aantal > HEEL && !isAfdruk
  const lijst = useRef<HTMLUListElement>(null)
  const gemeten = useRef(new Map<number, number>())
  const gevraagd = useRef<Zicht | null>(null)
  const isGesprongen = useRef(false)
  const isEerste = useRef(true)
  const [beeld, setBeeld] = useState<Beeld>({ zicht: BEGIN, hoogten: [] })

  const kijk = useCallback(() => {
    if (!lijst.current || !isLang) return
    measureStukken(lijst.current, gemeten.current)
    const hoogten = stukHoogten(aantal, gemeten.current)
    const { binnen, rondom } = lookAround(lijst.current, hoogten)
    const los = stukMetFocus(lijst.current)
    const teken = (stukken: Stukken) => setBeeld({ zicht: { ...stukken, los }, hoogten })
    const isZichtbaar = isGetekend(lijst.current, binnen)
    if (isZichtbaar && isZo(gevraagd.current, { ...rondom, los })) return
    gevraagd.current = { ...rondom, los }
    // What is visible comes at once; what is only near comes after the paint, between key presses. After a jump the row
    // with the focus is there already, and so are the first rows when the page opens: the others follow.
    if (!isZichtbaar && !isGesprongen.current && !isEerste.current) teken(binnen)
    isGesprongen.current = false
    isEerste.current = false
    startTransition(() => teken(rondom))
  }, [aantal, isLang])
  const vergeet = useCallback(() => {
    gemeten.current.clear()
    gevraagd.current = null
  }, [])
  useLayoutEffect(() => {
    vergeet()
    kijk()
  }, [rijen, kijk, vergeet])
  useBlik(kijk, vergeet)

  const show = useCallback(
    (index: number) => {
      const element = lijst.current
      if (!isLang || !element) return
      const stuk = Math.floor(index / STUK)
      // What is there may be about to disappear, so it counts only when the row was also asked for.
      if (isRijGetekend(element, index) && blijft(gevraagd.current, stuk)) return
      const zicht = { van: stuk, tot: stuk + 1, los: stukMetFocus(element) }
      const hoogten = stukHoogten(aantal, gemeten.current)
      gevraagd.current = zicht
      isGesprongen.current = true
      flushSync(() => setBeeld({ zicht, hoogten }))
    },
    [aantal, isLang],
  )
  const delen = useMemo(() => {
    if (!isLang && (isBegonnen || isAfdruk)) return alles(aantal)
    const { zicht, hoogten } = passend(beeld, aantal)
    return delenVan(aantal, hoogten, zicht)
  }, [isLang, isBegonnen, isAfdruk, beeld, aantal])
  return { lijst, delen, isLang, show }
}
