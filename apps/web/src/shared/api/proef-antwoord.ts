/** For tests: what our own server answers. */
export const eigenAntwoord = (status: number, inhoud: object): Response =>
  new Response(JSON.stringify(inhoud), { status, headers: { 'content-type': 'application/json' } })

/** For tests: what a filter, a proxy or a hotspot answers in our place. */
export const vreemdePagina = (status: number): Response =>
  new Response('<html>', { status, headers: { 'content-type': 'text/html' } })
