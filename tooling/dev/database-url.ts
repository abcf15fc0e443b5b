import type { Connection } from '../../apps/api/src/platform/db.ts'

/** Returns a connection as a `DATABASE_URL`, from which `readConfig` reads the same connection again. */
export function databaseUrl({ host, port, user, password, database }: Connection): string {
  const url = new URL('postgres://localhost')
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  url.pathname = `/${encodeURIComponent(database)}`
  // A folder with a socket is not a host name.
  if (host.startsWith('/')) url.search = String(new URLSearchParams({ host, port: `${port}` }))
  else Object.assign(url, { hostname: host, port: `${port}` })
  return url.href
}
