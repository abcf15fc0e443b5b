/** How far the lower edge of a text may still be away, in px, for its end to be seen. */
const BIJNA_PX = 6
/** How much of what was read stays in view where the page is turned, as a share of what is seen. */
const BLIJFT = 0.16
/** How much one press of an arrow moves a text, as a share of what is seen. */
const STAP = 0.22

/** How much of a text is seen, and how far it was moved. */
type Gezien = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>

/** Returns the places of the sentences of each paragraph, or of the lines of each verse. What no paragraph counts stands in one of its own. */
export function plaatsenVan(
  zinnen: number,
  alineas: readonly number[] = [],
): readonly (readonly number[])[] {
  const uit: number[][] = []
  let van = 0
  for (const aantal of alineas) {
    const tot = Math.min(zinnen, van + Math.max(0, aantal))
    uit.push(Array.from({ length: tot - van }, (_, i) => van + i))
    van = tot
  }
  uit.push(Array.from({ length: zinnen - van }, (_, i) => van + i))
  return uit.filter((deel) => deel.length > 0)
}

/** Whether the end of a text is in view. */
export const isBijEind = ({ scrollTop, clientHeight, scrollHeight }: Gezien): boolean =>
  scrollHeight - scrollTop - clientHeight <= BIJNA_PX

/** Returns where a text stands after a page more, or less: what was read last stays in view. */
export const bladTop = (
  { scrollTop, clientHeight, scrollHeight }: Gezien,
  bladen: number,
): number =>
  Math.max(
    0,
    Math.min(scrollHeight - clientHeight, scrollTop + bladen * clientHeight * (1 - BLIJFT)),
  )

/** How many pages a key moves a text: arrows a few lines, PageDown and PageUp a page, Home and End all of it. */
const BLADEN: Readonly<Record<string, number>> = {
  ArrowDown: STAP,
  ArrowUp: -STAP,
  PageDown: 1,
  PageUp: -1,
  Home: -Infinity,
  End: Infinity,
}

/** Moves a text as a key asks. Returns whether it was one of its keys. */
export function turnBlad(vlak: HTMLElement | null, key: string): boolean {
  const bladen = BLADEN[key]
  if (!vlak || bladen === undefined) return false
  vlak.scrollTop = bladTop(vlak, bladen)
  return true
}
