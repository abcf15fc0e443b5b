import type { Connection } from '../../apps/api/src/platform/db.ts'

/** A database as `DATABASE_URL` names it: what `readConfig` reads of it is this connection again. */
export function databaseUrl({ host, port, user, password, database }: Connection): string {
  const url = new URL('postgres://localhost')
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  url.pathname = `/${encodeURIComponent(database)}`
  // A folder with a socket is no host name.
  if (host.startsWith('/')) url.search = String(new URLSearchParams({ host, port: `${port}` }))
  else Object.assign(url, { hostname: host, port: `${port}` })
  return url.href
}
