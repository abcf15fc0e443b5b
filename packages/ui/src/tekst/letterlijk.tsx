import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** Shows something as it is, even when a browser translates the page: a name, a secret, a word that is spelled. */
export const Letterlijk = ({ children }: { readonly children: ReactNode }): ReactElement =>
  createElement('span', { translate: 'no' }, children)

const letterlijk = (tekst: string): ReactElement => createElement(Letterlijk, null, tekst)

/**
 * What stands between quotation marks is meant literally: the name of a category, a word, a file. The closing mark is
 * also an apostrophe (‘foto’s’, ‘’s morgens’).
 */
const AANGEHAALD = /(‘[^‘]+?’(?!\p{L}))/u

const LETTER = /[\p{L}\d]/u

/** Splits a text at a name that must stay as it is, but only where the name stands by itself: 'An' is not in 'Antwoord'. */
function omNaam(tekst: string, naam: string): (string | ReactElement)[] {
  const [begin = '', ...rest] = tekst.split(naam)
  const delen: (string | ReactElement)[] = []
  let voor = begin
  for (const na of rest)
    if (LETTER.test(voor.slice(-1) + na.slice(0, 1))) voor += naam + na
    else {
      delen.push(voor, letterlijk(naam))
      voor = na
    }
  return [...delen, voor]
}

/** A sentence that is translated around the names in it, the longest first, and around what it quotes. */
export function MetNamen({
  tekst,
  namen = [],
}: {
  readonly tekst: string
  readonly namen?: readonly string[] | undefined
}) {
  // After a split at a group, every second part is a quotation.
  let delen = tekst.split(AANGEHAALD).map((deel, i) => (i % 2 ? letterlijk(deel) : deel))
  for (const naam of namen.toSorted((a, b) => b.length - a.length))
    delen = delen.flatMap((deel) => (typeof deel === 'string' && naam ? omNaam(deel, naam) : deel))
  return createElement(Fragment, null, ...delen)
}
