/** What each sign is called. */
const NAMEN: Readonly<Record<string, string>> = {
  '.': 'punt',
  '?': 'vraagteken',
  ',': 'komma',
  ':': 'dubbele punt',
  '‘': 'aanhalingsteken open',
  '’': 'aanhalingsteken dicht',
}

export const naamVan = (teken: string): string => NAMEN[teken] ?? teken

/** Says which signs hang at a place; empty where none does. */
export const sayTekens = (tekens: string): string => [...tekens].map(naamVan).join(' en ')
