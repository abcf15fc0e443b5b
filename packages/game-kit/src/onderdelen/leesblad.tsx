import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type Ref } from 'react'
import { bladTop, isBijEind, plaatsenVan } from './leesblad.ts'
import './leesblad.css'

/** How far above the middle a sentence that is put in view stands, as a share of what is seen. */
const BOVEN = 0.3

/** A finger on the text moves the text, and nothing else. */
const alleenLezen = (e: PointerEvent): void => e.stopPropagation()

/**
 * Watches whether the end of a text is in view, and turns its pages. `zicht` is the place of a sentence that is put in view, each
 * time that it or `bij` becomes another.
 */
export function useLeesblad(zicht: number | null = null, bij = '') {
  const vlak = useRef<HTMLElement>(null)
  const [isEind, setEind] = useState(false)
  const look = (): void => {
    if (vlak.current) setEind(isBijEind(vlak.current))
  }
  // With other letters, or on a screen that is turned, there is another end.
  useLayoutEffect(() => {
    const { current: el } = vlak
    if (!el) return
    const kijker = new ResizeObserver(look)
    for (const wat of [el, ...el.children]) kijker.observe(wat)
    look()
    return () => kijker.disconnect()
  }, [bij])
  useEffect(() => {
    const { current: el } = vlak
    const zin = zicht === null ? null : el?.querySelector<HTMLElement>(`[data-zin="${zicht}"]`)
    if (!el || !zin) return
    const { top } = zin.getBoundingClientRect()
    const hier = top - el.getBoundingClientRect().top
    el.scrollTop += hier - el.clientHeight * BOVEN
  }, [zicht, bij])
  const readOn = (): void => {
    if (vlak.current) vlak.current.scrollTop = bladTop(vlak.current, 1)
  }
  return { vlak, isEind, look, readOn }
}

/** What is scrolled can be reached by who has keys alone. */
const MET_TOETSEN = { tabIndex: 0 } as const

interface LeesbladProps {
  readonly titel?: string | undefined
  readonly zinnen: readonly string[]
  /** How many sentences each paragraph has; of a poem, how many lines each verse. */
  readonly alineas?: readonly number[] | undefined
  readonly isGedicht?: boolean | undefined
  /** Returns the class of the sentence at a place; undefined for one that looks like all others. */
  readonly merk?: (plaats: number) => string | undefined
  /** What `useLeesblad` gives, where the game turns pages and knows the end. */
  readonly blad: {
    readonly vlak: Ref<HTMLElement>
    readonly isEind: boolean
    readonly look: () => void
  }
}

/**
 * A text to be read at the reader's own pace: paragraphs, or a poem line by line. What does not fit is scrolled, with a finger or the
 * arrows, and fades where it goes on. Letters, their spacing and their size are the reader's own.
 */
export function Leesblad({ titel, zinnen, alineas, isGedicht = false, merk, blad }: LeesbladProps) {
  const { vlak, isEind, look } = blad
  return (
    <section
      ref={vlak}
      className="lhs-leesblad"
      aria-label={titel ?? 'De tekst'}
      {...MET_TOETSEN}
      data-meer={isEind ? undefined : ''}
      data-gedicht={isGedicht ? '' : undefined}
      onScroll={look}
      onPointerDown={alleenLezen}
    >
      <div>
        {titel !== undefined && <h3>{titel}</h3>}
        {plaatsenVan(zinnen.length, alineas).map((deel) => (
          <p key={deel[0]}>
            {deel.map((plaats) => (
              <span key={plaats} data-zin={plaats} className={merk?.(plaats)}>
                {`${zinnen[plaats] ?? ''} `}
              </span>
            ))}
          </p>
        ))}
      </div>
    </section>
  )
}
