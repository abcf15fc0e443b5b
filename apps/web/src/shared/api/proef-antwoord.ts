/** For tests: an answer of our own server. */
export const eigenAntwoord = (status: number, inhoud: object): Response =>
  new Response(JSON.stringify(inhoud), { status, headers: { 'content-type': 'application/json' } })

/** For tests: what a filter, a proxy or a hotspot answers in place of our server. */
export const vreemdePagina = (status: number): Response =>
  new Response('<html>', { status, headers: { 'content-type': 'text/html' } })
