import type { Regel } from './rit.ts'

/** How far the lower edge of the text may still be away, in px, for its end to be seen. */
const BIJNA_PX = 6
/** How much of what was read stays in view where the page is turned on. */
const BLIJFT = 0.16

/** How much of a text is seen, and how far it was moved. */
type Gezien = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>

/** Returns the parts of a story: each ends with a place, and the last one with how it ends. */
export function alineasVan(regels: readonly Regel[]): readonly (readonly Regel[])[] {
  const delen: Regel[][] = [[]]
  for (const regel of regels) {
    delen.at(-1)?.push(regel)
    if (regel.halte) delen.push([])
  }
  return delen.filter((deel) => deel.length > 0)
}

/** Whether the end of a text is in view. */
export const isAanEind = ({ scrollTop, clientHeight, scrollHeight }: Gezien): boolean =>
  scrollHeight - scrollTop - clientHeight <= BIJNA_PX

/** Returns where a text stands that is read on: what was read last stays in view. */
export const verderVan = ({ scrollTop, clientHeight, scrollHeight }: Gezien): number =>
  Math.min(scrollHeight - clientHeight, scrollTop + clientHeight * (1 - BLIJFT))
